"""What always holds in Evo 2011, and what in it is hidden from whom.

`broken` is a rule, so that the long run in `bench` checks the very same in machine code.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import factorial
from typing import Any

from gondwana.games.evo_2011.phases.climate import seer
from gondwana.games.evo_2011.phases.survival import has_choice, may_mark, open_zones
from gondwana.games.evo_2011.state import (
    ALL_CARDS,
    ALL_GENES,
    BID,
    DINOSAURS,
    DISCARDED,
    IN_DECK,
    LAY,
    METEORITE,
    MUTATION,
    NOBODY,
    NORMAL_GENES,
    NOWHERE,
    PAY,
    REMOVE,
    SEATS,
    SETUP,
    SPACES,
    SURVIVAL,
    TAKE,
    UNIQUES,
    UNKNOWN,
    WINDOW,
)
from gondwana.kernel.agenda import is_asked
from gondwana.kernel.rule import rule
from gondwana.kernel.state import AGENDA_DEPTH

ROUNDS = (9, 11)  # the fewest and the most that a game can last (E2.S5)

BROKEN = (
    "",
    "a dinosaur on the board is counted wrongly, or stands nowhere",
    "a clan has more than eight dinosaurs",
    "a card is in no hand, deck or discard pile",
    "a climate token is lost or too many",
    "a gene is lost or too many",
    "a unique gene is lost or too many",
    "mutation points are negative",
    "the game goes on beyond its last round, or ended too early",
    "nobody is asked, no chance event is at hand, and the game is not over; or two at once",
    "somebody is asked who is not at the table",
    "the order is not of all seats",
    "a marker stands in two columns, or a bid is out of range",
    "a window asks somebody without a card",
    "a space is marked where nothing is to be taken off",
    "the known token is not in the pile, or nobody may know it",
    "the agenda is too full",
    "what is asked is no question",
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
        return herds_hold(s, t, check)
    if check == 3:
        return cards_hold(s, t)
    if check == 4:
        return tokens_hold(s, t)
    if check <= 6:
        return genes_hold(s, t, check == 6)
    if check == 7:
        return points_hold(s, t)
    if check == 8:
        return rounds_hold(s, t)
    if check <= 11:
        return seats_hold(s, t, check)
    if check == 12:
        return columns_hold(s, t)
    if check == 13:
        return windows_hold(s, t)
    if check == 14:
        return marks_hold(s, t)
    if check == 15:
        return peek_holds(s, t)
    if check == 16:
        return 0 <= s.agenda_n <= AGENDA_DEPTH
    return s.waiting == 0 or WINDOW <= s.asking <= REMOVE


@rule
def herds_hold(s: Any, t: Any, check: int) -> bool:
    """Each clan counts what stands on the board; what does not stand there waits or is out."""
    for seat in range(SEATS):
        count = 0
        for space in range(SPACES):
            if s.dinosaur[space] == seat:
                if space >= t.spaces or seat >= t.seats:
                    return False
                count += 1
        if check == 1 and count != s.alive[seat]:
            return False
        if check == 2:
            in_hand = 0
            if s.taken != NOWHERE and s.asking == LAY and is_asked(s, seat):
                in_hand = 1
            if count + s.fallen[seat] + in_hand > DINOSAURS or s.fallen[seat] < 0:
                return False
            if s.fallen[seat] > 0 and t.fallen_out == 0:
                return False
    for space in range(SPACES):
        if s.dinosaur[space] < NOBODY or s.dinosaur[space] >= t.seats:
            return False
    return True


@rule
def cards_hold(s: Any, t: Any) -> bool:
    """Each card is in one place by its nature; here: in a place that there is."""
    for card in range(ALL_CARDS):
        place = s.card[card]
        if place != IN_DECK and place != DISCARDED and (place < 0 or place >= t.seats):
            return False
    return True


@rule
def tokens_hold(s: Any, t: Any) -> bool:
    """All tokens besides the meteorite, less those that were turned."""
    left = 0
    for token in range(METEORITE):
        if s.tokens[token] < 0:
            return False
        left += s.tokens[token]
    return left == t.pile - s.turned + (1 if s.over else 0)


@rule
def first_untaken(s: Any) -> int:
    """The first column whose gene nobody has taken yet; SEATS when all are taken."""
    if s.phase != MUTATION:
        return SEATS
    paying, column = False, SEATS
    for i in range(s.agenda_n):
        if s.agenda[i, 0] == PAY:
            paying = True
        if s.agenda[i, 0] == TAKE:
            column = s.agenda[i, 2]
    return column if paying else 1


@rule
def genes_hold(s: Any, t: Any, unique: bool) -> bool:
    """Bag, boards and untaken columns hold every gene that came in the box."""
    first = first_untaken(s)
    unseen = 0
    for gene in range(ALL_GENES):
        if (gene >= NORMAL_GENES) == unique:
            count = int(s.bag[gene])
            if count < 0:
                return False
            unseen += count
            for seat in range(SEATS):
                if s.genes[seat, gene] < 0 or (seat >= t.seats and s.genes[seat, gene] != 0):
                    return False
                count += s.genes[seat, gene]
            for column in range(max(1, first), t.seats):
                if column < s.columns and s.column_gene[column] == gene:
                    count += 1
            if count != (1 if unique else t.gene_count[gene]):
                return False
    return not unique or s.uniques == t.uniques - (UNIQUES - unseen)


@rule
def points_hold(s: Any, t: Any) -> bool:
    """No clan owes anything."""
    for seat in range(SEATS):
        if s.points[seat] < 0 or s.due[seat] < 0 or (seat >= t.seats and s.points[seat] != 0):
            return False
    return True


@rule
def rounds_hold(s: Any, t: Any) -> bool:
    """The meteorite, one of the last in the pile, cuts off the round after the last full one."""
    if s.over:
        first = t.pile - t.bottom
        return first <= s.round_number < t.pile and s.turned == s.round_number + 1
    return 0 <= s.round_number <= t.pile


@rule
def seats_hold(s: Any, t: Any, check: int) -> bool:
    """Exactly one of: seats asked, chance at hand, over; and the order."""
    if check == 9:
        speaking = (1 if s.waiting else 0) + (1 if s.chance else 0) + (1 if s.over else 0)
        return speaking == 1 and (s.asking != 0) == (s.waiting != 0)
    if check == 10:
        return 0 <= s.waiting < 1 << t.seats
    if s.phase == SETUP:
        return True
    seats = 0
    for place in range(SEATS):
        if place < t.seats:
            if s.order[place] < 0 or s.order[place] >= t.seats:
                return False
            seats |= 1 << s.order[place]
        elif s.order[place] != NOBODY:
            return False
    return seats == (1 << t.seats) - 1


@rule
def columns_hold(s: Any, t: Any) -> bool:
    """One marker a seat, bids from 0 to 6, and who must bid has none."""
    standing = 0
    for column in range(t.seats):
        seat = s.column_seat[column]
        if seat != NOBODY:
            if standing >> seat & 1 or s.column_bid[column] < 0 or s.column_bid[column] > 6:
                return False
            standing |= 1 << seat
            if s.asking == BID and is_asked(s, seat):
                return False
    return True


@rule
def windows_hold(s: Any, t: Any) -> bool:
    """Only who holds a card is asked for one, and one seat at a time."""
    if s.asking != WINDOW:
        return True
    if s.window == 0 or s.waiting & (s.waiting - 1) != 0:
        return False
    for card in range(ALL_CARDS):
        if s.card[card] >= 0 and is_asked(s, s.card[card]):
            return True
    return False


@rule
def marks_hold(s: Any, t: Any) -> bool:
    """Marks lie on dinosaurs, in the survival phase only, and newborns are counted on land."""
    for space in range(SPACES):
        if s.marked[space] != 0:
            if s.marked[space] != 1 or s.dinosaur[space] == NOBODY or s.phase != SURVIVAL:
                return False
            if s.asking != REMOVE:
                return False
    return True


@rule
def peek_holds(s: Any, t: Any) -> bool:
    """A token is known only while somebody has sixth sense, and it can be the next."""
    if s.next_token == UNKNOWN:
        return True
    if seer(s, t) == NOBODY or s.next_token < 0 or s.next_token > METEORITE:
        return False
    if s.next_token == METEORITE:
        return t.pile - s.turned <= t.bottom
    return s.tokens[s.next_token] > 0


# ---- what is hidden from whom (E2.S9) ------------------------------------------------------

# The chance events that only one seat sees.
SECRET_CHANCES = {"card": lambda s, t: s.subject, "peek": seer}


def chooses_unseen(s: Any, t: Any) -> bool:
    """Whether the others do not see what a seat chooses now (E2.6.4)."""
    return s.asking == REMOVE and bool(t.removal_together)


def disguises(s: Any, t: Any, seat: int | None, rng: random.Random) -> Iterator[Any]:
    """States that differ from this one in nothing but what the seat (None: a watcher) cannot know.

    Others' cards and the deck; the top token of who is no seer; others' marks. Which unique genes
    stayed in the box is in no state.
    """
    new = s.clone()
    hidden = [c for c in range(ALL_CARDS) if s.card[c] != DISCARDED and s.card[c] != seat]
    places = [s.card[c] for c in hidden]
    rng.shuffle(places)
    for card, place in zip(hidden, places, strict=True):
        new.card[card] = place
    yield from [new.clone()] if new.card != s.card else []
    if s.next_token != UNKNOWN and seer(s, t) != seat:
        tokens = [k for k in range(METEORITE) if s.tokens[k] > 0]
        tokens += [METEORITE] if t.pile - s.turned <= t.bottom else []
        for token in tokens:
            if token != s.next_token:
                new.next_token = token
                yield new.clone()
    if s.asking == REMOVE:
        for other in range(t.seats):
            if other != seat:
                _mark_otherwise(new, t, other, rng)
        yield from [new.clone()] if new.marked != s.marked else []


def _mark_otherwise(s: Any, t: Any, other: int, rng: random.Random) -> None:
    """The seat marked others of its dinosaurs, as many, and is asked on as it was."""
    for _ in range(10):
        tried = s.clone()
        count = 0
        for space in range(t.spaces):
            if s.dinosaur[space] == other and s.marked[space]:
                count += 1
                tried.marked[space] = 0
        while count > 0:
            zones = open_zones(tried, t, other)
            may = [k for k in range(t.spaces) if may_mark(tried, t, other, k, zones)]
            tried.marked[rng.choice(may)] = 1
            count -= 1
        if bool(has_choice(tried.clone(), t, other)) == bool(is_asked(s, other)):
            s.become(tried)
            return


def expectations(s: Any, t: Any, seat: int) -> Iterator[tuple[str, Any, dict[Any, Fraction]]]:
    """How likely what the seat cannot know is this or that: a name, how to read it, the chances."""
    hidden = [c for c in range(ALL_CARDS) if s.card[c] != DISCARDED and s.card[c] != seat]
    places = [s.card[c] for c in hidden]
    if len(set(places)) > 1:
        for card in (hidden[0], hidden[-1]):
            chances = {p: Fraction(places.count(p), len(places)) for p in set(places)}
            yield f"card {card}", (lambda new, card=card: new.card[card]), chances
        ways = factorial(len(places))
        for place in set(places):
            ways //= factorial(places.count(place))
        if ways <= 40:
            every = {tuple(p) for p in _arrangements(sorted(places))}
            same = dict.fromkeys(every, Fraction(1, ways))
            yield "hands", (lambda new: tuple(new.card[c] for c in hidden)), same
    if s.next_token != UNKNOWN and seer(s, t) != seat:
        left = t.pile - s.turned
        falls = Fraction(1, left) if left <= t.bottom else Fraction(0)
        chances = {k: (1 - falls) * Fraction(s.tokens[k], left) for k in range(METEORITE)}
        chances[METEORITE] = falls
        yield "token", (lambda new: new.next_token), {k: p for k, p in chances.items() if p}


def _arrangements(places: list[int]) -> Iterator[list[int]]:
    """Every different order of some places."""
    if not places:
        yield []
    for place in sorted(set(places)):
        rest = places.copy()
        rest.remove(place)
        for tail in _arrangements(rest):
            yield [place, *tail]


def settled(s: Any, t: Any) -> bool:
    """Whether everybody's marks are as they must be: who is done has marked all it must."""
    if s.asking != REMOVE or not t.removal_together:
        return True
    return all(is_asked(s, seat) or not has_choice(s.clone(), t, seat) for seat in range(t.seats))


def needless(legal: Sequence[str]) -> set[str]:
    """To fly or swim where a step leads costs as much and uses something up."""
    return {
        words
        for words in legal
        if words.split()[0] in ("fly", "swim") and f"move {words.split(' ', 1)[1]}" in legal
    }
