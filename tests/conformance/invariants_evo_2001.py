"""What always holds in Evo 2001, and what in it is hidden from whom.

`broken` is a rule, so that the long run in `bench` checks the very same in machine code.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from gondwana.games.evo_2001.phases.survival import zone_of
from gondwana.games.evo_2001.secrets import is_unseen
from gondwana.games.evo_2001.state import (
    ALL_CARDS,
    ALL_GENES,
    ANSWER,
    BID,
    BIRTH,
    CARD,
    DINOSAURS,
    IN_BOX,
    LAY,
    MOVE,
    NOBODY,
    NONE,
    NOWHERE,
    OUTBID,
    REGIONS,
    REMOVE,
    RING,
    SEATS,
    SETUP,
    WINDOW,
)
from gondwana.games.evo_2001.windows import FIRST_CARD_ROUND
from gondwana.kernel.agenda import is_asked
from gondwana.kernel.rule import rule
from gondwana.kernel.state import AGENDA_DEPTH

ROUNDS = (7, 14)  # E1.6.1, E1.V3: the fewest and the most that a game can last

BROKEN = (
    "",
    "a dinosaur on the board is counted wrongly, or stands nowhere",
    "a player has more than ten dinosaurs",
    "a card is in no hand, pile or box, or a hand is counted wrongly",
    "a card is known, fresh or pledged that nobody holds",
    "a gene is lost or too many",
    "evolution points are negative, or something is due for nothing",
    "the meteor is not where the round says, or the game ended too early or too late",
    "nobody is asked, no chance event is at hand, and the game is not over; or two at once",
    "somebody is asked who is not at the table",
    "the order is not of all seats",
    "a marker stands in two rows, or more passed than may",
    "a window asks somebody without a card, in the first rounds, or after sleeping gene",
    "a newborn stands where nobody does, or a fight is on where nobody fights",
    "somebody is asked for a move, birth or death that is none",
    "the agenda is too full",
    "what is asked is no question",
    "a bid is named over nobody's",
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
        return flags_hold(s, t)
    if check == 5:
        return genes_hold(s, t)
    if check == 6:
        return points_hold(s, t)
    if check == 7:
        return rounds_hold(s, t)
    if check <= 10:
        return seats_hold(s, t, check)
    if check == 11:
        return rows_hold(s, t)
    if check == 12:
        return windows_hold(s)
    if check == 13:
        return newborns_hold(s)
    if check == 14:
        return questions_hold(s, t)
    if check == 15:
        return 0 <= s.agenda_n <= AGENDA_DEPTH
    if check == 16:
        return s.waiting == 0 or WINDOW <= s.asking <= REMOVE
    return named_hold(s)


@rule
def herds_hold(s: Any, t: Any, check: int) -> bool:
    """Each colour counts what stands on the board, ten at most; the rest is in the supply."""
    for seat in range(SEATS):
        count = 0
        for region in range(REGIONS):
            if s.dinosaur[region] == seat:
                if region >= t.regions or seat >= t.seats:
                    return False
                count += 1
        if check == 1 and count != s.alive[seat]:
            return False
        if check == 2 and count > DINOSAURS:
            return False
    for region in range(REGIONS):
        if s.dinosaur[region] < NOBODY or s.dinosaur[region] >= t.seats:
            return False
    return True


@rule
def cards_hold(s: Any, t: Any) -> bool:
    """Each card is in one place by its nature; here: in a place that there is; hands add up."""
    for card in range(ALL_CARDS):
        place = s.card[card]
        if (place == IN_BOX) != (card >= t.cards):
            return False
        if place < IN_BOX or place >= t.seats:
            return False
    for seat in range(SEATS):
        held = 0
        for card in range(ALL_CARDS):
            if s.card[card] == seat and s.pledged[card] == 0:
                held += 1
        if held != s.hand[seat]:
            return False
    return True


@rule
def flags_hold(s: Any, t: Any) -> bool:
    """What is known, fresh or pledged is in a hand; pledged and fresh ones are known."""
    for card in range(ALL_CARDS):
        if s.open[card] + s.fresh[card] + s.pledged[card] > 0:
            if s.card[card] < 0 or s.open[card] != 1:
                return False
    return s.last_card == NONE or (0 <= s.last_card < t.cards)


@rule
def genes_hold(s: Any, t: Any) -> bool:
    """Bag, rows and portraits hold every gene that came in the box."""
    for gene in range(ALL_GENES):
        count = int(s.bag[gene])
        if count < 0:
            return False
        for seat in range(SEATS):
            if seat < t.seats:
                if s.genes[seat, gene] < t.printed[gene]:
                    return False
                count += s.genes[seat, gene] - t.printed[gene]
            elif s.genes[seat, gene] != 0:
                return False
        for row in range(s.rows):
            if s.row_gene[row] == gene:
                count += 1
        if gene == CARD:
            count += s.spent
        if count != t.gene_count[gene]:
            return False
    return True


@rule
def points_hold(s: Any, t: Any) -> bool:
    """No player owes anything, and what is due can be paid."""
    for seat in range(SEATS):
        if s.points[seat] < 0 or s.due[seat] < 0 or (seat >= t.seats and s.points[seat] != 0):
            return False
    return True


@rule
def rounds_hold(s: Any, t: Any) -> bool:
    """E1.6.1, E1.V3: a space a round, none in the first two of the advanced variant."""
    quiet = min(2, int(s.round_number)) if t.advanced else 0
    moved = s.meteor - t.seats
    if s.over:
        last = s.meteor == t.last_space or t.crash[s.meteor] != 0
        return last and moved == s.round_number - quiet
    if s.meteor > t.last_space or s.climate < 0 or s.climate >= RING:
        return False
    late = t.advanced and s.round_number <= 2
    return s.round_number == 0 or moved == s.round_number - quiet or (
        not late and moved == s.round_number - quiet - 1
    )  # fmt: skip


@rule
def seats_hold(s: Any, t: Any, check: int) -> bool:
    """Exactly one of: seats asked, chance at hand, over; and the order."""
    if check == 8:
        speaking = (1 if s.waiting else 0) + (1 if s.chance else 0) + (1 if s.over else 0)
        return speaking == 1 and (s.asking != 0) == (s.waiting != 0)
    if check == 9:
        return 0 <= s.waiting < 1 << t.seats and s.waiting & (s.waiting - 1) == 0
    if s.round_number <= 1 and s.order[0] == NOBODY:
        return s.phase == SETUP
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
def rows_hold(s: Any, t: Any) -> bool:
    """One marker a seat, none of who passed or must bid; passes as many as rows are missing."""
    standing, passed = 0, 0
    for row in range(s.rows):
        seat = s.row_seat[row]
        if seat != NOBODY:
            if standing >> seat & 1 or s.out >> seat & 1 or s.row_price[row] < 0:
                return False
            standing |= 1 << seat
            if s.asking == BID and is_asked(s, int(seat)):
                return False
    for seat in range(t.seats):
        passed += s.out >> seat & 1
    if s.asking == BID:
        return s.may_pass >= 0 and s.may_pass + passed == t.seats - s.rows
    return True


@rule
def windows_hold(s: Any) -> bool:
    """E1.R1: only who holds a card is asked for one."""
    if s.asking != WINDOW:
        return True
    if s.window == 0 or s.round_number < FIRST_CARD_ROUND or s.asleep:
        return False
    for seat in range(SEATS):
        if is_asked(s, seat) and s.hand[seat] > 0:
            return s.window != ANSWER or s.last_card != NONE
    return False


@rule
def newborns_hold(s: Any) -> bool:
    """Newborns are dinosaurs on the board; a fight is for a place that somebody holds."""
    for region in range(REGIONS):
        if s.newborn[region] != 0 and (s.dinosaur[region] == NOBODY or s.phase < BIRTH):
            return False
    if s.fight_to == NOWHERE:
        return s.fight_from == NOWHERE
    return s.chance != 0 and s.dinosaur[s.fight_to] != NOBODY


@rule
def questions_hold(s: Any, t: Any) -> bool:
    """Who is asked has points, eggs, or dinosaurs in the zone to choose among."""
    if s.asking == MOVE:
        return s.steps > 0
    if s.asking == LAY:
        return s.eggs > 0
    if s.asking != REMOVE:
        return True
    herd = 0
    for region in range(t.regions):
        if s.dinosaur[region] >= 0 and is_asked(s, int(s.dinosaur[region])):
            if zone_of(s, t, region) == s.zone:
                herd += 1
    return 0 < s.to_remove < herd


@rule
def named_hold(s: Any) -> bool:
    """A bid that does not count yet is over a standing one, while its owner is asked."""
    if s.named_seat == NOBODY or (s.chance == 0 and s.waiting == 0):
        return s.named_seat == NOBODY
    if s.window != OUTBID and s.window != ANSWER:
        return False
    return s.row_seat[s.named_row] != NOBODY and s.named_price > s.row_price[s.named_row]


# ---- what is hidden from whom (E1.6.8) -----------------------------------------------------

# The chance events that only one seat sees.
SECRET_CHANCES = {"card": lambda s, t: s.subject}


def chooses_unseen(s: Any, t: Any) -> bool:
    """Whether the others do not see what a seat chooses now: never."""
    return False


def disguises(s: Any, t: Any, seat: int | None, rng: random.Random) -> Iterator[Any]:
    """States that differ from this one in nothing but what the seat (None: a watcher) cannot know.

    Others' cards that not all have seen, and the pile.
    """
    watcher = NOBODY - 1 if seat is None else seat
    hidden = [c for c in range(t.cards) if is_unseen(s, watcher, c)]
    places = [s.card[c] for c in hidden]
    new = s.clone()
    rng.shuffle(places)
    for card, place in zip(hidden, places, strict=True):
        new.card[card] = place
    yield from [new] if new.card != s.card else []


def expectations(s: Any, t: Any, seat: int) -> Iterator[tuple[str, Any, dict[Any, Fraction]]]:
    """How likely what the seat cannot know is this or that: a name, how to read it, the chances."""
    hidden = [c for c in range(t.cards) if is_unseen(s, seat, c)]
    places = [s.card[c] for c in hidden]
    if len(set(places)) > 1:
        for card in (hidden[0], hidden[-1]):
            chances = {p: Fraction(places.count(p), len(places)) for p in set(places)}
            yield f"card {card}", (lambda new, card=card: new.card[card]), chances


def settled(s: Any, t: Any) -> bool:
    """Whether everybody has done what must be done: here nobody does anything unseen."""
    return True
