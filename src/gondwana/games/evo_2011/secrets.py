"""What a seat may know: what to hide, the observation vector, and dealing the unknown anew."""

from typing import Any

from ...kernel.agenda import is_asked
from ...kernel.chance import below, clear, draw
from ...kernel.knowing import LOWEST_PLACE, SHIFT, deal_anew, relative, write
from ...kernel.rule import rule
from .actions import A_REMOVE
from .phases.climate import seer, token_chances
from .phases.survival import has_choice, legal_removals
from .state import (
    ALL_CARDS,
    ALL_GENES,
    DISCARDED,
    IN_DECK,
    METEORITE,
    REMOVE,
    SEATS,
    SPACES,
    UNKNOWN,
)

# ---- what is hidden (E2.S9) ----------------------------------------------------------------


@rule
def known_token(s: Any, t: Any, seat: int) -> int:
    """The top climate token if the seat has seen it (E2.R13), or UNKNOWN."""
    return int(s.next_token) if seer(s, t) == seat else UNKNOWN


@rule
def cards_of(s: Any, seat: int) -> int:
    """How many cards the seat holds, which everybody may know."""
    return cards_at(cards_by_place(s), seat)


@rule
def cards_by_place(s: Any) -> int:
    """How many cards lie at each place, all in one number: see `cards_at`."""
    counts = 0
    for card in range(ALL_CARDS):
        counts += 1 << SHIFT * (int(s.card[card]) - LOWEST_PLACE)
    return counts


@rule
def cards_at(counts: int, place: int) -> int:
    """How many of the cards counted by place lie at this one; a seat is a place."""
    return counts >> SHIFT * (place - LOWEST_PLACE) & (1 << SHIFT) - 1


@rule
def known_mark(s: Any, seat: int, space: int) -> int:
    """1 where the seat itself has marked its dinosaur (E2.6.4)."""
    return int(s.marked[space]) if s.dinosaur[space] == seat else 0


# ---- the observation -----------------------------------------------------------------------


# Where the parts begin. Each is written from a constant on, so that machine code has fixed
# addresses instead of sums; together they are the order of `fields`.
BAGS = 20
SEATS_FROM = BAGS + METEORITE + ALL_GENES + 2 * ALL_CARDS
OF_SEAT = 12 + ALL_GENES
COLUMNS = SEATS_FROM + SEATS * OF_SEAT + SEATS
OF_COLUMN = 4
ISLAND = COLUMNS + SEATS * OF_COLUMN + 1


@rule
def observe(s: Any, t: Any, seat: int, vector: Any) -> None:
    """All that the seat may know, in the order of `fields`.

    Seats are counted from the observer on: 0 is itself. MP are written even where they lie face
    down (E2.E1): they can always be worked out.
    """
    observe_table(s, t, seat, vector)
    observe_bags(s, seat, vector)
    observe_seats(s, t, seat, vector)
    observe_columns(s, t, seat, vector)
    observe_island(s, t, seat, vector)


@rule
def observe_table(s: Any, t: Any, seat: int, vector: Any) -> None:
    """What is asked, and what holds for all."""
    at = write(vector, 0, s.phase)
    at = write(vector, at, s.round_number)
    at = write(vector, at, s.section)
    at = write(vector, at, s.turned)
    at = write(vector, at, known_token(s, t, seat))
    at = write(vector, at, s.asking)
    at = write(vector, at, s.window)
    at = write(vector, at, s.steps)
    at = write(vector, at, s.egg)
    at = write(vector, at, s.truce)
    at = write(vector, at, s.uniques)
    at = write(vector, at, s.becalmed)
    at = write(vector, at, s.mired)
    at = write(vector, at, s.flown)
    at = write(vector, at, s.swimmer)
    at = write(vector, at, s.fight_from)
    at = write(vector, at, s.fight_to)
    at = write(vector, at, s.taken)
    at = write(vector, at, relative(t, seat, s.window_seat))
    write(vector, at, relative(t, seat, s.pushed))


@rule
def observe_bags(s: Any, seat: int, vector: Any) -> None:
    """Climate tokens, genes, cards."""
    at = BAGS
    for token in range(METEORITE):
        at = write(vector, at, s.tokens[token])
    for gene in range(ALL_GENES):
        at = write(vector, at, s.bag[gene])
    for card in range(ALL_CARDS):
        at = write(vector, at, 1 if s.card[card] == seat else 0)
    for card in range(ALL_CARDS):
        at = write(vector, at, 1 if s.card[card] == DISCARDED else 0)


@rule
def observe_seats(s: Any, t: Any, seat: int, vector: Any) -> None:
    """What everybody may know of each seat; zeros for seats that nobody takes."""
    cards, waiting, seats = cards_by_place(s), int(s.waiting), int(t.seats)
    for k in range(SEATS):
        at = SEATS_FROM + k * OF_SEAT
        if k < seats:
            other = seat + k if seat + k < seats else seat + k - seats
            at = write(vector, at, s.points[other])
            at = write(vector, at, s.alive[other])
            at = write(vector, at, s.fallen[other])
            at = write(vector, at, cards_at(cards, other))
            at = write(vector, at, s.due[other])
            at = write(vector, at, waiting >> other & 1)
            at = write(vector, at, s.paint[other])
            at = write(vector, at, s.tusks[other])
            at = write(vector, at, s.extra_eggs[other])
            at = write(vector, at, s.carriers[other])
            at = write(vector, at, s.shaded[other])
            at = write(vector, at, s.warmed[other])
            for gene in range(ALL_GENES):
                at = write(vector, at, s.genes[other, gene])
        else:
            for _ in range(OF_SEAT):
                at = write(vector, at, 0)
    at = SEATS_FROM + SEATS * OF_SEAT
    for place in range(SEATS):
        at = write(vector, at, relative(t, seat, s.order[place]))


@rule
def observe_columns(s: Any, t: Any, seat: int, vector: Any) -> None:
    """The auction."""
    at = COLUMNS
    for column in range(SEATS):
        at = write(vector, at, s.column_gene[column])
        at = write(vector, at, relative(t, seat, s.column_seat[column]))
        at = write(vector, at, s.column_bid[column])
        at = write(vector, at, s.column_totem[column])
    write(vector, at, s.closed[seat])


@rule
def observe_island(s: Any, t: Any, seat: int, vector: Any) -> None:
    """Who stands where."""
    at = ISLAND
    for space in range(SPACES):
        at = write(vector, at, relative(t, seat, s.dinosaur[space]))
    for space in range(SPACES):
        at = write(vector, at, known_mark(s, seat, space))
    for space in range(SPACES):
        at = write(vector, at, s.newborn[space])


# ---- dealing anew --------------------------------------------------------------------------


@rule
def redeal(s: Any, t: Any, seat: int, dice: Any, choices: Any) -> None:
    """Deal anew what the seat has not seen: others' cards, the top token, others' marks.

    Hands keep their sizes; every arrangement that fits what the seat has seen is as likely as it
    is in truth, for draws are uniform and nobody's play is read. What comes out hangs on nothing
    but the seat's knowledge and the dice.
    """
    unseen = 0
    for card in range(ALL_CARDS):
        if is_unseen(s, seat, card):
            unseen |= 1 << card
    deal_anew(s.card, ALL_CARDS, unseen, dice)
    if s.next_token != UNKNOWN and seer(s, t) != seat:
        clear(choices)
        token_chances(s, t, choices)
        s.next_token = draw(choices, dice)
    if s.asking == REMOVE:
        mark_anew(s, t, seat, dice, choices)


@rule
def is_unseen(s: Any, seat: int, card: int) -> bool:
    """Whether the seat cannot know where the card is: in the deck or in another's hand."""
    return s.card[card] == IN_DECK or (s.card[card] >= 0 and s.card[card] != seat)


@rule
def mark_anew(s: Any, t: Any, seat: int, dice: Any, choices: Any) -> None:
    """E2.6.4: who has chosen unseen chooses at random again; who has not, has marked nothing."""
    for space in range(t.spaces):
        if s.dinosaur[space] != seat:
            s.marked[space] = 0
    if t.removal_together:
        for other in range(t.seats):
            if other != seat and is_asked(s, other):
                has_choice(s, t, other)  # marks those that surely die
            elif other != seat:
                while has_choice(s, t, other):
                    clear(choices)
                    legal_removals(s, t, other, choices)
                    s.marked[choices.id[below(dice, choices.n)] - A_REMOVE] = 1
