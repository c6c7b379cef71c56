"""Evo 2011's chances against the box: by hand, by fractions, and by doing it with real tokens."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from typing import Any

import pytest
from scipy.stats import chi2_contingency, chisquare

from gondwana.games.evo_2011.phases.climate import token_chances
from gondwana.games.evo_2011.phases.mutation import gene_chances
from gondwana.games.evo_2011.state import (
    ALL_CARDS,
    CARDS,
    CHANCE_GENE,
    DISCARDED,
    FACES,
    GENES,
    IN_DECK,
    METEORITE,
    NONE,
    NORMAL_GENES,
    SIXTH_SENSE,
    TOKENS,
)
from gondwana.kernel import Match, Table, find_game
from gondwana.kernel.state import checked, plain

from .walks import walk

GAME = find_game("evo-2011")
TABLE = Table(GAME, 4)
COUNTS = [2, 6, 2, 2]  # climate tokens besides the meteorite
NORMAL = {"legs": 6, "horn": 7, "thermoregulation": 5, "fur": 7, "egg": 6, "vial": 5}


def chances(s: Any, write: Any, *before: Any) -> dict[int, Fraction]:
    """What a rule writes as outcomes and weights, as probabilities."""
    choices = plain(GAME.choices)
    choices.n = 0
    write(s, *before, choices)
    weights = dict(zip(choices.id[: choices.n], choices.weight[: choices.n], strict=True))
    total = sum(weights.values())
    return {outcome: Fraction(weight, total) for outcome, weight in weights.items()}


def begun(seats: int = 4) -> Match:
    """A match with its markers and areas dealt, in front of its first token."""
    match = Match(Table(GAME, seats), dice="hand", make=checked)
    while match.chance_name() != "token":
        match.happen(match.chances()[0][0])
    return match


# ---- climate tokens (E2.S5) ----------------------------------------------------------------


@pytest.mark.clause("E2.S5")
def test_the_first_token_is_any_of_the_twelve() -> None:
    match = begun()
    assert match.chances() == list(enumerate(COUNTS))
    assert chances(match.state, token_chances, TABLE.constants) == {
        0: Fraction(1, 6), 1: Fraction(1, 2), 2: Fraction(1, 6), 3: Fraction(1, 6)
    }  # fmt: skip


@pytest.mark.clause("E2.S5")
@pytest.mark.parametrize("turned", range(12))
def test_each_token_by_hand(turned: int) -> None:
    """Of n tokens in the pile the meteorite is each one with 1/n once n is 3; else all alike.

    One token lies put away unseen, so those not turned are one more than in the pile.
    """
    rng = random.Random(turned)
    for _ in range(20):
        s = begun().state
        pool = [kind for kind, count in enumerate(COUNTS) for _ in range(count)]
        rng.shuffle(pool)
        for kind in pool[:turned]:
            s.tokens[kind] -= 1
        s.turned = turned
        left = Counter(pool[turned:])
        expected = {kind: Fraction(count, 12 - turned) for kind, count in left.items()}
        if turned >= 9:
            falls = Fraction(1, 12 - turned)
            expected = {kind: p * (1 - falls) for kind, p in expected.items() if falls < 1}
            expected[METEORITE] = falls
        got = chances(s, token_chances, TABLE.constants)
        assert got == expected
        assert sum(got.values()) == 1


@pytest.mark.clause("E2.S5")
def test_the_meteorite_comes_tenth_eleventh_or_twelfth_with_a_third_each() -> None:
    s, reached, falls = begun().state, Fraction(1), []
    for turned in range(12):
        s.turned = turned
        for kind in range(METEORITE):
            s.tokens[kind] = 12 - turned if kind == 0 else 0
        p = chances(s, token_chances, TABLE.constants).get(METEORITE, Fraction(0))
        falls.append(reached * p)
        reached *= 1 - p
    assert falls == [0] * 9 + [Fraction(1, 3)] * 3


@pytest.mark.clause("E2.S5")
def test_the_pile_comes_as_if_it_had_been_laid() -> None:
    """Piles laid as the rulebook says against piles that the chances lay, token by token."""
    rng = random.Random(1)
    laid, drawn = Counter(), Counter()
    for _ in range(4000):
        pool = [kind for kind, count in enumerate(COUNTS) for _ in range(count)]
        rng.shuffle(pool)
        bottom = [METEORITE, pool[1], pool[2]]
        rng.shuffle(bottom)
        note_pile(laid, pool[3:] + bottom)
    choices = plain(GAME.choices)
    s = begun().state
    for _ in range(4000):
        pile: list[int] = []
        for kind, count in enumerate(COUNTS):
            s.tokens[kind] = count
        while METEORITE not in pile:
            s.turned, choices.n = len(pile), 0
            token_chances(s, TABLE.constants, choices)
            pile += rng.choices(choices.id[: choices.n], choices.weight[: choices.n])
            if pile[-1] != METEORITE:
                s.tokens[pile[-1]] -= 1
        note_pile(drawn, pile)
    keys = sorted(laid | drawn)
    assert chi2_contingency([[laid[k] for k in keys], [drawn[k] for k in keys]]).pvalue > 1e-4


def note_pile(counts: Counter[tuple[int, ...]], pile: list[int]) -> None:
    """When the meteorite comes, and what lies right before it and on place nine."""
    end = pile.index(METEORITE)
    counts[end, pile[end - 1], pile[8]] += 1


# ---- genes (E2.S4, E2.2.1) -----------------------------------------------------------------


@pytest.mark.clause("E2.S4", "E2.2.1")
def test_the_first_gene_by_hand() -> None:
    """36 normal ones and 8 of the 12 unique ones: each unique is in with 2/3, so 2/3 of 1/44."""
    s = begun().state
    s.columns, s.chance = 1, CHANCE_GENE
    got = chances(s, gene_chances)
    expected = {GENES.index(name): Fraction(count, 44) for name, count in NORMAL.items()}
    expected |= {g: Fraction(2, 3) / 44 for g in range(NORMAL_GENES, len(GENES))}
    assert got == expected


@pytest.mark.clause("E2.2.1")
def test_the_second_gene_by_hand() -> None:
    """An equal one is drawn again; a unique one is gone and the others are likelier to be in."""
    s = begun().state
    legs = GENES.index("legs")
    s.columns, s.column_gene[1] = 2, legs
    s.bag[legs] -= 1
    got = chances(s, gene_chances)
    assert legs not in got
    assert got[GENES.index("horn")] == Fraction(7, 43 - 5)
    assert got[SIXTH_SENSE] == Fraction(8, 12) / (43 - 5)
    s.bag[legs] += 1
    s.column_gene[1] = SIXTH_SENSE
    s.bag[SIXTH_SENSE] -= 1
    s.uniques -= 1
    got = chances(s, gene_chances)
    assert SIXTH_SENSE not in got
    assert got[legs] == Fraction(6, 43)
    assert {got[g] for g in range(NORMAL_GENES, len(GENES)) if g in got} == {Fraction(7, 11 * 43)}


@pytest.mark.clause("E2.2.1")
def test_a_gene_comes_twice_only_when_there_is_no_other() -> None:
    s = begun().state
    for gene in range(len(GENES)):
        s.bag[gene] = 0
    horn, fur = GENES.index("horn"), GENES.index("fur")
    s.uniques, s.bag[horn], s.bag[fur] = 0, 2, 1
    s.columns, s.column_gene[1] = 2, horn
    assert chances(s, gene_chances) == {fur: 1}
    s.bag[fur] = 0
    assert chances(s, gene_chances) == {horn: 1}


@pytest.mark.clause("E2.S4", "E2.2.1")
def test_genes_come_as_if_drawn_from_a_bag() -> None:
    """Three columns filled from a real bag against three filled by the chances."""
    rng = random.Random(2)
    bagged, drawn = Counter(), Counter()
    s, choices = begun().state, plain(GAME.choices)
    start = s.clone()
    for _ in range(6000):
        bag = [GENES.index(name) for name, count in NORMAL.items() for _ in range(count)]
        bag += rng.sample(range(NORMAL_GENES, len(GENES)), 8)
        offer: list[int] = []
        while len(offer) < 3:
            gene = rng.choice(bag)
            if gene not in offer:
                bag.remove(gene)
                offer.append(gene)
        note_offer(bagged, offer)
        s.become(start)
        for column in range(1, 4):
            s.columns, choices.n = column, 0
            gene_chances(s, choices)
            gene = rng.choices(choices.id[: choices.n], choices.weight[: choices.n])[0]
            s.bag[gene] -= 1
            s.uniques -= int(gene >= NORMAL_GENES)
            s.column_gene[column] = gene
        note_offer(drawn, [s.column_gene[column] for column in range(1, 4)])
        for column in range(1, 4):
            s.column_gene[column] = NONE
    keys = sorted(bagged | drawn)
    assert chi2_contingency([[bagged[k] for k in keys], [drawn[k] for k in keys]]).pvalue > 1e-4


def note_offer(counts: Counter[tuple[int, ...]], offer: list[int]) -> None:
    """The last gene, and how many unique ones came before it."""
    counts[offer[2], sum(gene >= NORMAL_GENES for gene in offer[:2])] += 1


@pytest.mark.clause("E2.S4")
def test_eight_of_twelve_unique_genes_come_in_the_end() -> None:
    """Drawn to its end the bag gives 44 genes, 8 of them unique, each unique one in 2/3 of all."""
    rng, came = random.Random(3), Counter()
    s, choices = begun().state, plain(GAME.choices)
    start = s.clone()
    for _ in range(400):
        s.become(start)
        s.columns, order = 1, []
        while True:
            choices.n = 0
            gene_chances(s, choices)
            if choices.n == 0:
                break
            gene = rng.choices(choices.id[: choices.n], choices.weight[: choices.n])[0]
            s.bag[gene] -= 1
            s.uniques -= int(gene >= NORMAL_GENES)
            order.append(gene)
        assert len(order) == 44
        unique = {gene for gene in order if gene >= NORMAL_GENES}
        assert len(unique) == 8
        came.update(unique)
    assert chisquare([came[g] for g in range(NORMAL_GENES, len(GENES))]).pvalue > 1e-4


# ---- the rest ------------------------------------------------------------------------------


@pytest.mark.clause("E2.4.3", "E2.R5")
def test_the_die_has_six_faces() -> None:
    weights = [0] * len(FACES)
    for seed in range(60):
        for match, _ in walk(TABLE, seed):
            if match.chance_name() in ("die", "baby"):
                weights = [dict(match.chances())[face] for face in range(len(FACES))]
                assert weights == [1, 1, 1, 2, 1]
    assert sum(weights) == 6


@pytest.mark.clause("E2.S6")
def test_any_card_of_the_deck_comes_alike() -> None:
    seen = 0
    for seed in range(5):
        for match, _ in walk(TABLE, seed):
            if match.chance_name() == "card":
                seen += 1
                deck = [c for c in range(ALL_CARDS) if match.state.card[c] == IN_DECK]
                assert match.chances() == [(card, 1) for card in deck]
                gone = [c for c in range(ALL_CARDS) if match.state.card[c] == DISCARDED]
                assert not set(gone) & set(deck)
    assert seen > len(CARDS)


@pytest.mark.clause("E2.S7")
@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("areas", ["pairs", "random"])
def test_orders_and_areas_are_dealt_alike(seats: int, areas: str) -> None:
    """What is not dealt yet, all alike; the last one is no chance."""
    match = Match(Table(GAME, seats, {"start_areas": areas}), dice="hand")
    sizes = []
    while match.chance_name() in ("order", "areas"):
        assert {weight for _, weight in match.chances()} == {1}
        sizes.append(len(match.chances()))
        match.happen(match.chances()[-1][0])
    lots = seats if areas == "pairs" else 2 * seats
    assert sizes == [*range(seats, 1, -1), *range(lots, 1, -1)]


@pytest.mark.clause("E2.1.1", "E2.R13")
def test_a_token_that_was_seen_is_the_one_that_comes() -> None:
    """A peek has a token's chances, and then there is no chance left."""
    seen = 0
    for seed in range(12):
        known = None
        for match, _ in walk(TABLE, seed):
            if match.lines and match.lines[-1].words.startswith("peek"):
                known = TOKENS.index(match.lines[-1].words.split()[1])
                assert match.state.next_token == known
            if match.chance_name() == "token":
                assert known is None
            for event in match.lines[-1].events if match.lines else ():
                if event.name in ("turned", "becalmed") and known is not None:
                    assert event.arguments["token"] == known
                    seen += 1
    assert seen > 0
