"""Dice: the generator, whole numbers below a limit, and outcomes by weight."""

from __future__ import annotations

import hashlib
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import chisquare

from gondwana.kernel.chance import (
    add,
    add_outcome,
    below,
    clear,
    commitment,
    dice_words,
    draw,
    next32,
    seed_words,
    set_dice,
)
from gondwana.kernel.rule import World, cache_folder, entry
from gondwana.kernel.state import DICE, choices_dtype, plain, records

WORD = st.integers(0, 2**32 - 1)
GOLDEN = [3424655345, 3660663975, 982626344, 2683382460]
UNLIKELY = 1e-4  # seeds are fixed, so a test that passes once passes always


def seeded(seed: str) -> Any:
    dice = plain(DICE)
    set_dice(dice, seed_words(seed, "test"))
    return dice


@entry
def stream_entry(dice: Any, limits: Any, choices: Any, out: Any) -> None:
    """Bits, numbers below each limit, and draws from a buffer, one after the other."""
    for i in range(len(limits)):
        out[i, 0] = next32(dice[0])
        out[i, 1] = below(dice[0], int(limits[i]))
        out[i, 2] = draw(choices[0], dice[0])


@given(st.tuples(WORD, WORD, WORD, WORD))
def test_the_generator_is_sfc32(words: tuple[int, int, int, int]) -> None:
    """Against the published definition, in 32-bit arithmetic that wraps around."""
    dice = plain(DICE)
    set_dice(dice, words)
    a, b, c, counter = (np.uint32(word) for word in words)
    with np.errstate(over="ignore"):
        for _ in range(5):
            out = a + b + counter
            counter = counter + np.uint32(1)
            a = b ^ (b >> np.uint32(9))
            b = c + (c << np.uint32(3))
            c = ((c << np.uint32(21)) | (c >> np.uint32(11))) + out
            assert next32(dice) == int(out)
    assert dice_words(dice) == (int(a), int(b), int(c), int(counter))


def test_a_seed_gives_the_same_numbers_for_ever() -> None:
    dice = plain(DICE)
    set_dice(dice, seed_words("7", "dice"))
    assert [next32(dice) for _ in range(4)] == GOLDEN


def test_seed_words_hang_on_seed_and_purpose() -> None:
    assert len({seed_words(s, p) for s in ("1", "2") for p in ("dice", "bot")}) == 4


@given(st.text(st.characters(exclude_categories=["Cs"])))
def test_the_commitment_is_the_seeds_sha256(seed: str) -> None:
    assert commitment(seed) == hashlib.sha256(seed.encode("utf-8")).hexdigest()


@given(st.integers(1, 2**31 - 1), st.tuples(WORD, WORD, WORD, WORD))
def test_below_stays_below(n: int, words: tuple[int, int, int, int]) -> None:
    dice = plain(DICE)
    set_dice(dice, words)
    assert all(0 <= below(dice, n) < n for _ in range(3))


@pytest.mark.parametrize("n", [1, 2, 3, 5, 6, 12, 15, 36])
def test_below_is_uniform(n: int) -> None:
    dice = seeded(f"below {n}")
    counts = Counter(below(dice, n) for _ in range(1000 * n))
    assert set(counts) <= set(range(n))
    if n > 1:
        assert chisquare([counts[i] for i in range(n)]).pvalue > UNLIKELY


def test_below_is_uniform_where_rejection_matters() -> None:
    """Of 2³² words each number below 3 × 2²⁹ gets two or three, every third one but two."""
    n = 3 * 2**29
    dice = seeded("large")
    rests = Counter(below(dice, n) % 3 for _ in range(9000))
    assert chisquare([rests[i] for i in range(3)]).pvalue > UNLIKELY


@pytest.mark.parametrize("weights", [[1], [1, 1], [1, 2, 1], [5, 0, 3, 1], [36, 8, 96, 1, 1, 500]])
def test_draw_follows_the_weights(weights: list[int]) -> None:
    choices, dice = plain(choices_dtype(16)), seeded(f"draw {weights}")
    clear(choices)
    for outcome, weight in enumerate(weights):
        add_outcome(choices, 2 * outcome, weight)
    counts = Counter(draw(choices, dice) for _ in range(6000))
    likely = [(2 * k, w) for k, w in enumerate(weights) if w > 0]
    assert set(counts) <= {outcome for outcome, _ in likely}
    if len(likely) > 1:
        expected = [6000 * w / sum(weights) for _, w in likely]
        assert chisquare([counts[k] for k, _ in likely], expected).pvalue > UNLIKELY


def test_the_buffer_holds_what_was_added() -> None:
    choices = plain(choices_dtype(4))
    add(choices, 9)
    add(choices, 3)
    assert (choices.n, choices.id[:2]) == (2, [9, 3])
    clear(choices)
    add_outcome(choices, 5, 0)
    add_outcome(choices, 6, 2)
    assert (choices.n, choices.id[0], choices.weight[0]) == (1, 6, 2)


@pytest.mark.compiled
def test_plain_and_compiled_draw_the_same_numbers() -> None:
    limits = [1, 2, 3, 6, 44, 528, 2**20 + 7, 3 * 2**29, 2**31 - 1] * 30
    words = seed_words("stream", "test")
    dice, choices = [plain(DICE)], [plain(choices_dtype(8))]
    record_dice, record_choices = records(DICE), records(choices_dtype(8))
    for buffer in (choices[0], record_choices[0]):
        for outcome, weight in enumerate([3, 1, 4, 1, 5]):
            add_outcome(buffer, outcome, weight)
    set_dice(dice[0], words)
    set_dice(record_dice[0], words)
    out, compiled_out = (np.zeros((len(limits), 3), np.int64) for _ in range(2))
    World({}, None)[stream_entry](dice, limits, choices, out)
    compiled = World({}, cache_folder("test-chance", [Path(__file__).parent]))
    compiled[stream_entry](record_dice, np.array(limits), record_choices, compiled_out)
    assert out.tolist() == compiled_out.tolist()
    assert dice_words(dice[0]) == dice_words(record_dice[0])
