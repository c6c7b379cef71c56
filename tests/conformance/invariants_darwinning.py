"""What always holds in Darwinning!, and what in it is hidden from whom.

`broken` is a rule, so that the long run in `bench` checks the very same in machine code.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from fractions import Fraction
from math import comb
from typing import Any

from gondwana.games.darwinning.abilities import abilities_of
from gondwana.games.darwinning.cards import ability_of
from gondwana.games.darwinning.knowledge import (
    copies_unseen,
    fewest_brought,
    fewest_early,
    has_brought,
    knows_early,
    most_brought,
    most_early,
    most_held,
    unshown,
)
from gondwana.games.darwinning.phases.picks import clear_picks, times_picked
from gondwana.games.darwinning.phases.setup import cards_in
from gondwana.games.darwinning.phases.start import cards_of
from gondwana.games.darwinning.state import (
    CHANCE_CARD,
    CHANCE_METAMORPHOSIS,
    COPIES,
    DISCARD,
    FEEDERS,
    JOKER,
    KEEP,
    KINDS,
    LONGEST,
    MUTATION,
    NOBODY,
    NONE,
    PLACES,
    PLAY,
    SEATS,
    SHOWN,
    SPACES,
    SPARED,
    SURVIVAL,
    TRANSFORM,
    VIRTUAL,
)
from gondwana.kernel.agenda import is_asked
from gondwana.kernel.rule import rule
from gondwana.kernel.state import AGENDA_DEPTH

ROUNDS = (3, 4)  # DW.1.1: the eras of a game

BROKEN = (
    "",
    "a card is lost, or there is one too many",
    "a hand is counted wrongly, or a count is negative",
    "a population is negative",
    "two markers share a space, or one is off the food chain",
    "an ability lies twice with a species, a stolen one on no mutation, or one works wrongly",
    "nobody is asked, no chance event is at hand, and the game is not over; or two at once",
    "somebody is asked who is not at the table, or several where one must be",
    "somebody must play and has no card, or has picked what it does not hold",
    "what others can know of hidden numbers is wrong",
    "the agenda is too full",
    "there are too many or too few environments",
    "the strongest has not played, or is not the strongest",
    "there are more eras than there must be, or the game does not end",
    "there is a virtual species among more than two, or none between two",
    "there are bites or prey out of survival",
    "a card waits for a place that nobody is asked for, or is none",
)


@rule
def broken(s: Any, t: Any) -> int:
    """The first invariant that does not hold, as an index of BROKEN; 0 when all hold."""
    for check in range(1, len(BROKEN)):
        if not holds(s, t, check):
            return check
    return 0


@rule
def holds(s: Any, t: Any, check: int) -> bool:
    """One invariant, by its index in BROKEN."""
    if check <= 2:
        return cards_hold(s, t) if check == 1 else hands_hold(s, t)
    if check <= 5:
        return species_hold(s, t, check)
    if check <= 8:
        return questions_hold(s, t, check)
    if check == 9:
        return knowledge_holds(s, t)
    if check == 10:
        return 0 <= s.agenda_n <= AGENDA_DEPTH
    if check == 11:
        return environments_hold(s, t)
    if check == 12:
        return trick_holds(s, t)
    if check == 13:
        return eras_hold(s, t)
    if check == 14:
        return virtual_holds(s, t)
    if check == 15:
        return survival_holds(s)
    return (s.drawn != NONE) == (s.asking == TRANSFORM) and s.drawn != JOKER


# ---- cards ---------------------------------------------------------------------------------


@rule
def cards_hold(s: Any, t: Any) -> bool:
    """DW.S1: all 92 cards, two of each kind."""
    for kind in range(KINDS):
        found = s.deck[kind] + s.discards[kind] + s.laid[kind] + s.gone[kind]
        for slot in range(SHOWN):
            found += 1 if s.open[slot] == kind else 0
        for seat in range(SEATS):
            found += s.hand[seat, kind] + s.early[seat, kind] + s.late[seat, kind]
            for place in range(PLACES):
                found += 1 if s.card[seat, place] == kind else 0
                found += 1 if s.stolen[seat, place] == kind else 0
            for k in range(LONGEST):
                found += 1 if s.laid_cards[seat, k] == kind else 0
        found += 1 if s.drawn == kind else 0
        if found != COPIES:
            return False
    return True


@rule
def hands_hold(s: Any, t: Any) -> bool:
    """Nothing is negative, and what is held adds up; nobody else holds anything."""
    for kind in range(KINDS):
        if s.deck[kind] < 0 or s.discards[kind] < 0 or s.laid[kind] < 0 or s.gone[kind] < 0:
            return False
    for seat in range(SEATS):
        for kind in range(KINDS):
            if s.hand[seat, kind] < 0 or s.early[seat, kind] < 0 or s.late[seat, kind] < 0:
                return False
        if cards_of(s.hand, seat) != s.held[seat]:
            return False
        if seat >= t.seats and s.held[seat] != 0:
            return False
        if cards_of(s.early, seat) > SPARED:
            return False
    return True


# ---- species -------------------------------------------------------------------------------


@rule
def species_hold(s: Any, t: Any, check: int) -> bool:
    """Populations, spaces, abilities."""
    for seat in range(t.seats):
        if check == 3 and s.population[seat] < 0:
            return False
        if check == 5 and not abilities_hold(s, t, seat):
            return False
    if check != 4:
        return True
    placed = s.round_number > 0
    for species in range(FEEDERS):
        there = species < t.seats or (species == VIRTUAL and t.seats == 2)
        if s.space[species] < 0 or s.space[species] > SPACES:
            return False
        if placed and there != (s.space[species] > 0):
            return False
        for other in range(species):
            if s.space[species] > 0 and s.space[other] == s.space[species]:
                return False
    return True


@rule
def abilities_hold(s: Any, t: Any, seat: int) -> bool:
    """DW.4.5, DW.A.mut: no two cards of one ability, stolen ones on mutations, no jokers."""
    if s.species[seat] != NONE and s.works[seat] != abilities_of(s, t, seat):
        return False
    found = 0
    for place in range(PLACES):
        kind, stolen = int(s.card[seat, place]), int(s.stolen[seat, place])
        if kind == JOKER or stolen == JOKER:
            return False
        if kind != NONE:
            if found >> ability_of(kind) & 1:
                return False
            found |= 1 << ability_of(kind)
        if stolen != NONE:
            if kind == NONE or ability_of(kind) != MUTATION:
                return False
            if found >> ability_of(stolen) & 1 or ability_of(stolen) == MUTATION:
                return False
            found |= 1 << ability_of(stolen)
    return True


# ---- questions -----------------------------------------------------------------------------


@rule
def questions_hold(s: Any, t: Any, check: int) -> bool:
    """Exactly one of: seats asked, chance at hand, over; who plays can play."""
    if check == 6:
        speaking = (1 if s.waiting else 0) + (1 if s.chance else 0) + (1 if s.over else 0)
        return speaking == 1 and (s.asking != 0) == (s.waiting != 0)
    if check == 7:
        alone = s.waiting & (s.waiting - 1) == 0
        return 0 <= s.waiting < 1 << t.seats and (alone or s.asking in (DISCARD, KEEP))
    for seat in range(t.seats):
        many = s.asking == PLAY or s.asking == DISCARD or s.asking == KEEP
        if s.asking == PLAY and is_asked(s, seat) and s.held[seat] == 0:
            return False
        if s.picked_n[seat] > 0 and not (many and is_asked(s, seat)):
            return False
        for k in range(LONGEST):
            token = int(s.picked[seat, k])
            if (token != NONE) != (k < s.picked_n[seat]):
                return False
            if 0 <= token < KINDS and times_picked(s, seat, token) > s.hand[seat, token]:
                return False
    return True


@rule
def environments_hold(s: Any, t: Any) -> bool:
    """DW.1.1: as many as the era has."""
    if s.round_number == 0 or s.waiting == 0:
        return True
    found = 0
    for environment in range(16):
        found += s.environments >> environment & 1
    return found == t.turned_up[s.round_number - 1]


@rule
def trick_holds(s: Any, t: Any) -> bool:
    """DW.2.3: the strongest is one who has played, and nobody is stronger."""
    if s.best == NOBODY:
        return s.turn == 0
    best = int(s.best)
    if (best - s.leader) % t.seats >= s.turn:
        return False
    for k in range(s.turn):
        seat = int((s.leader + k) % t.seats)
        if s.combination[seat] > s.combination[best]:
            return False
        if s.combination[seat] == s.combination[best] and s.total[seat] > s.total[best]:
            return False
    return True


@rule
def eras_hold(s: Any, t: Any) -> bool:
    """DW.1.1: the last era ends the game."""
    return 0 <= s.round_number <= t.eras and (s.over == 0 or s.round_number == t.eras)


@rule
def virtual_holds(s: Any, t: Any) -> bool:
    """DW.T1: open cards and a marker for two players only."""
    if t.seats == 2:
        if s.works[VIRTUAL] != abilities_of(s, t, VIRTUAL):
            return False
        return s.round_number == 0 or s.space[VIRTUAL] > 0
    for slot in range(SHOWN):
        if s.open[slot] != NONE:
            return False
    return s.space[VIRTUAL] == 0 and cards_in(s.gone) == 0


@rule
def survival_holds(s: Any) -> bool:
    """DW.5.4: bite tokens go back at the end of survival."""
    for species in range(FEEDERS):
        if s.phase != SURVIVAL and (s.bites[species] != 0 or s.eaten[species] != 0):
            return False
        if s.bites[species] < 0:
            return False
    return True


# ---- what can be known (DW.2.6, DW.X4) -----------------------------------------------------


@rule
def knowledge_holds(s: Any, t: Any) -> bool:
    """Whatever is so is among what everybody must take to be possible."""
    for seat in range(t.seats):
        for other in range(t.seats):
            if other != seat and not bounds_hold(s, t, seat, other):
                return False
    if s.refilled:
        return True
    brought = 0
    for seat in range(t.seats):
        brought += has_brought(s, seat)
    return s.least_kept <= brought <= s.most_kept


@rule
def bounds_hold(s: Any, t: Any, seat: int, other: int) -> bool:
    """What one seat must take another's hidden numbers to be."""
    if s.chosen >> other & 1:
        if s.held[other] > most_held(s, t, seat, other):
            return False
    if s.refilled:
        return True
    early = cards_of(s.early, other)
    if not fewest_early(s, seat, other) <= early <= most_early(s, seat, other):
        return False
    if s.sorted >> other & 1:
        left = has_brought(s, other) + unshown(s, other) - early
        if (left == 0) != (s.emptied >> other & 1 == 1):
            return False
    brought = has_brought(s, other)
    return fewest_brought(s, seat, other) <= brought <= most_brought(s, seat, other)


# ---- what is hidden from whom --------------------------------------------------------------

# The chance events that only one seat sees.
SECRET_CHANCES = {"card": lambda s, t: s.subject}


def chooses_unseen(s: Any, t: Any) -> bool:
    """Whether the others do not see what a seat chooses now (DW.1.2, DW.3.2).

    They see who is done, and a play as soon as it is laid: picks are unseen.
    """
    if s.asking == PLAY:
        return any(s.picked_n[seat] for seat in range(t.seats))
    if s.asking == DISCARD:
        return bool(s.waiting == (1 << t.seats) - 1)
    return s.asking == KEEP and bool(s.waiting == (1 << t.seats) - 1 & ~s.emptied)


def disguises(s: Any, t: Any, seat: int | None, rng: random.Random) -> Iterator[Any]:
    """States that differ from this one in nothing but what the seat (None: a watcher) cannot know.

    Others' hands, picks and face-down discards, their numbers too; the deck.
    """
    for _ in range(2):
        new = s.clone()
        others = [k for k in range(t.seats) if k != seat]
        for other in others:
            clear_picks(new, other)
        for _ in range(8):
            _change_numbers(new, t, seat, rng.choice(others), rng)
        _shuffle(new, t, seat, others, rng)
        if new.to_record().tobytes() != s.to_record().tobytes():
            yield new


def _groups(s: Any, t: Any, seat: int | None, others: list[int]) -> list[tuple[Any, int | None]]:
    """Where cards lie that the seat cannot see: fields, and whose they are."""
    found: list[tuple[Any, int | None]] = [(s.deck, None)]
    for other in others:
        found += [(s.hand, other), (s.late, other)]
        if seat is None or not knows_early(s, seat):
            found.append((s.early, other))
    return found


def _shuffle(s: Any, t: Any, seat: int | None, others: list[int], rng: random.Random) -> None:
    """Each group keeps as many cards."""
    pool, sizes, groups = [], [], _groups(s, t, seat, others)
    for field, owner in groups:
        kinds = []
        for kind in range(KINDS):
            at = kind if owner is None else (owner, kind)
            kinds += [kind] * field[at]
            field[at] = 0
        pool += kinds
        sizes.append(len(kinds))
    rng.shuffle(pool)
    for (field, owner), size in zip(groups, sizes, strict=True):
        for _ in range(size):
            kind = pool.pop()
            field[kind if owner is None else (owner, kind)] += 1


def _change_numbers(s: Any, t: Any, seat: int | None, other: int, rng: random.Random) -> None:
    """A card of the other's is somewhere else, if all that is known still fits."""
    new = s.clone()
    fields = {"deck": new.deck, "hand": new.hand, "early": new.early, "late": new.late}
    if seat is not None and knows_early(s, seat):
        del fields["early"]
    source, target = rng.sample(sorted(fields), 2)
    kinds = [k for k in range(KINDS) if _count(fields[source], source, other, k)]
    if not kinds:
        return
    kind = rng.choice(kinds)
    for name, by in ((source, -1), (target, 1)):
        fields[name][kind if name == "deck" else (other, kind)] += by
        if name == "hand":
            new.held[other] += by
    if _fits(new, t, seat, other):
        s.become(new)


def _count(field: Any, name: str, other: int, kind: int) -> int:
    return int(field[kind if name == "deck" else (other, kind)])


def _fits(s: Any, t: Any, seat: int | None, other: int) -> bool:
    """Whether nobody could know that it is not so."""
    chosen = s.chosen >> other & 1
    watchers = range(t.seats) if seat is None else [seat]
    if seat is None and s.looked:
        return False
    if s.refilled and (cards_of(s.early, other) or cards_of(s.late, other)):
        return False
    if not chosen and cards_of(s.late, other):
        return False
    if s.asking in (PLAY, DISCARD, KEEP) and is_asked(s, other) and s.held[other] == 0:
        return False
    if s.chance in (CHANCE_CARD, CHANCE_METAMORPHOSIS) and sum(s.deck) == 0:
        return False
    if s.phase == SURVIVAL and not s.refilled and chosen and sum(s.deck) == 0:
        return False
    return all(bounds_hold(s, t, k, other) for k in watchers if k != other) and knowledge_holds(
        s, t
    )


def expectations(s: Any, t: Any, seat: int) -> Iterator[tuple[str, Any, dict[Any, Fraction]]]:
    """How likely what the seat cannot know is this or that: a name, how to read it, the chances.

    In the first era, when nobody has brought a card.
    """
    if s.round_number != 1 or s.chosen or s.refilled or knows_early(s, seat):
        return
    unseen = [copies_unseen(s, t, seat, kind) for kind in range(KINDS)]
    kind, pool = unseen.index(max(unseen)), sum(unseen)
    for other in (k for k in range(t.seats) if k != seat):
        left = unshown(s, other)
        early = [0]
        if s.emptied >> other & 1:
            early = [left]
        elif s.sorted >> other & 1:
            early = list(range(min(SPARED, left - 1) + 1))
        same = {n: Fraction(1, len(early)) for n in early}
        if len(same) > 1:
            yield "early", (lambda new, other=other: cards_of(new.early, other)), same
        chances = {
            copies: sum(p * _drawn(pool, unseen[kind], left - n, copies) for n, p in same.items())
            for copies in range(unseen[kind] + 1)
        }
        likely = {copies: p for copies, p in chances.items() if p}
        if len(likely) > 1:
            yield "hand", (lambda new, other=other: new.hand[other, kind]), likely


def _drawn(pool: int, marked: int, drawn: int, copies: int) -> Fraction:
    """The chance that so many of the marked cards are among those drawn from the pool."""
    if copies > drawn:
        return Fraction(0)
    ways = comb(marked, copies) * comb(pool - marked, drawn - copies)
    return Fraction(ways, comb(pool, drawn))


def settled(s: Any, t: Any) -> bool:
    """Whether everybody has done what must be done: nobody discards before its time."""
    for seat in range(t.seats):
        if cards_of(s.early, seat) and not s.sorted >> seat & 1:
            return False
        if cards_of(s.late, seat) and not s.chosen >> seat & 1:
            return False
        if s.chosen >> seat & 1 and s.held[seat] > SPARED:
            return False
    return True
