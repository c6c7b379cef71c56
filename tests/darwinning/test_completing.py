"""What picks can become: the greedy bot's quick way finds what trying everything finds."""

import random
from itertools import product

import pytest

from gondwana.games.darwinning.cards import combination, kind_of
from gondwana.games.darwinning.completing import NO_PLAY, belonging, completion_worth, fitting
from gondwana.games.darwinning.phases.picks import hold_after_picks
from gondwana.games.darwinning.phases.plays import is_play, may_belong, sum_of
from gondwana.games.darwinning.state import (
    KINDS,
    LONGEST,
    NO_COMBINATION,
    NOBODY,
    NONE,
    PLAY,
    TOKENS,
)
from gondwana.games.darwinning.tactics import SURELY, holds_out
from gondwana.games.darwinning.worth import card_worth, hand_worth, use_worth, ways_of
from gondwana.kernel import Match, Table, find_game
from gondwana.kernel.weights import read_weights

from .helpers import Scene


def members(bits):
    """The members of a bit set."""
    return {k for k in range(bits.bit_length()) if bits >> k & 1}


def test_what_belongs_and_fits_is_what_makes_a_combination():
    for a, b in product(range(KINDS), repeat=2):
        assert (b in members(belonging(a))) == may_belong(a, b)
        third = {c for c in range(KINDS) if combination(a, b, c, NONE) != NO_COMBINATION}
        assert members(fitting(a, b)) == third


@pytest.mark.parametrize(("beaten", "players", "holds"), [(50, 2, 250), (0, 5, 1000), (100, 1, 0)])
def test_how_likely_nobody_beats_a_play(beaten, players, holds):
    assert Scene().t.holds[beaten, players] == holds


def laid_worth(s, t, seat, tokens):
    """What laying these tokens would bring, card by card as the rules have it."""
    kinds = [kind_of(s, token) for token in tokens]
    four = (*kinds, *[NONE] * (LONGEST - len(kinds)))
    own = sum(token < KINDS for token in tokens)
    if not is_play(s, t, *four, own):
        return NO_PLAY
    use = max(use_worth(t, seat, kind, ways_of(s, t, seat)) for kind in kinds)
    made, total, best = combination(*four), sum_of(*four), s.best
    holds = 0
    if best == NOBODY or (made, total) >= (s.combination[best], s.total[best]):
        holds = holds_out(t, seat, made, total, t.seats - s.turn - 1)
    lasts = s.last or own == s.held[seat]
    return use * (SURELY - holds if lasts else holds) // SURELY


def tried(s, t, seat):
    """The best of all plays with up to two cards more, or three where none is picked yet."""
    n = s.picked_n[seat]
    picks = tuple(s.picked[seat, k] for k in range(n))
    left = {token: hold_after_picks(s, seat, token) for token in range(TOKENS)}
    tokens = [token for token in range(TOKENS if t.seats == 2 else KINDS) if left[token] > 0]
    more = [(x,) for x in tokens]
    more += [(x, y) for x, y in product(tokens, repeat=2) if x < y or (x == y and left[x] > 1)]
    more += [(*two, z) for two in more if len(two) == 2 and n == 0 for z in tokens if z > two[1]]
    best = laid_worth(s, t, seat, picks) if n > 0 else NO_PLAY
    for added in more:
        if n + len(added) <= LONGEST:
            cost = sum(card_worth(t, seat, kind_of(s, token)) for token in added)
            best = max(best, laid_worth(s, t, seat, picks + added) - cost)
    return best


@pytest.mark.parametrize("seats", [2, 4])
def test_the_best_completion_is_that_of_trying_all(seats):
    table, rng, picked = Table(find_game("darwinning"), seats), random.Random(seats), set()
    for game in range(3):
        match = Match(table, seed=f"completions {game}")
        while not match.over:
            s, t, seat = match.state, table.constants, match.waiting[0]
            if s.asking == PLAY:
                picked.add(s.picked_n[seat])
                assert completion_worth(s, t, seat) == tried(s, t, seat)
            first, *more = match.legal(seat)  # first comes what picks no further card
            match.play(seat, rng.choice(more or [first]))
    assert picked >= set(range(LONGEST))


def test_a_hand_is_worth_its_cards_their_numbers_and_groups():
    found = read_weights(find_game("darwinning").folder)
    card, number, group = (found[name][0] for name in ("card", "number", "group"))
    scene = Scene().hands(R="9a 9b 9f 2a joker", G="15a", B="14a").lead("R")
    worths = []
    for words in (None, "pick 9b", "pick 9a", "pick 9f"):
        if words is not None:
            scene.play("R", words)
        worths.append(hand_worth(scene.s, scene.t, scene.seat("R")))
    assert worths == [
        5 * card + (27 + 2) * number + 2 * group,
        4 * card + (18 + 2) * number + group,
        3 * card + (9 + 2) * number,
        2 * card + 2 * number,
    ]
