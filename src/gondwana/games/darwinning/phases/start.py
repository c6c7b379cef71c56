"""The beginning of an era (DW.1): environments, ten cards each, early discards, who leads."""

from typing import Any

from ....kernel.agenda import answered, ask, ask_seat, push
from ....kernel.chance import add, add_outcome
from ....kernel.events import EVERYBODY, note
from ....kernel.rule import rule
from ..actions import A_DISCARD, A_LEAD, DONE
from ..chain import lowest_seat
from ..clauses import ALLOWED, DW_1_2_HOLD, DW_1_2_LAST, DW_1_2_MOST, DW_1_3
from ..happenings import (
    E_DEAL,
    E_DREW,
    E_EARLY,
    E_ENVIRONMENT,
    E_LEADER,
    E_PHASE,
    E_ROUND,
    E_SHUFFLED,
)
from ..state import (
    CHANCE_CARD,
    CHANCE_ENVIRONMENT,
    COPIES,
    DEAL,
    DISCARD,
    DRAW_ENVIRONMENTS,
    DRAWN,
    ENVIRONMENTS,
    KINDS,
    LEADER,
    NOBODY,
    NONE,
    PLACES,
    SEATS,
    SHOWN,
    SPARED,
    START,
    TRICK,
    TRICKS,
)
from .picks import clear_picks, hold_after_picks, pick
from .setup import cards_in

# ---- the deck (DW.1.1, DW.1.2) -------------------------------------------------------------


@rule
def begin_era(s: Any, t: Any) -> None:
    """DW.1.1: the next era; what was discarded is shuffled in."""
    s.round_number += 1
    note(s, E_ROUND, EVERYBODY, s.round_number, s.round_number - 1)
    s.phase = START
    note(s, E_PHASE, EVERYBODY, START)
    s.trick = 0
    s.leader = s.best = NOBODY
    s.environments = 0
    if s.round_number > 1:
        remember_kept(s, t)
        shuffle_in(s, t)
        note(s, E_SHUFFLED, EVERYBODY)
    s.emptied = s.last = s.turn = 0
    s.sorted = s.chosen = s.looked = s.refilled = 0
    push(s, LEADER, NOBODY, 0)
    push(s, DISCARD, NOBODY, 0)
    push(s, DEAL, NOBODY, 0)
    push(s, DRAW_ENVIRONMENTS, NOBODY, int(t.turned_up[s.round_number - 1]))


@rule
def remember_kept(s: Any, t: Any) -> None:
    """DW.2.6: what others can know of how many cards each has kept; a new count begins."""
    s.most_kept = s.least_kept = 0
    for seat in range(t.seats):
        s.may_keep[seat] = most_left(s, seat)
        s.most_kept += s.may_keep[seat]
        s.received[seat] = 0
        s.played[seat] = 0


@rule
def most_left(s: Any, seat: int) -> int:
    """How many cards the seat can have kept at the era's end, as others know, at most.

    Who has seen the early discards of two players' game (DW.T9) knows their number.
    """
    if s.emptied >> seat & 1:
        return 0
    left = s.may_keep[seat] + s.received[seat] - s.played[seat]
    if s.looked & ~(1 << seat):
        left -= cards_of(s.early, seat)
    return int(min(SPARED, left))


@rule
def cards_of(counts: Any, seat: int) -> int:
    """How many cards of a seat's a field counts."""
    found = 0
    for kind in range(KINDS):
        found += counts[seat, kind]
    return found


@rule
def shuffle_in(s: Any, t: Any) -> None:
    """DW.1.1: all discards, open and face down, go back into the deck."""
    for kind in range(KINDS):
        s.deck[kind] += s.discards[kind]
        s.discards[kind] = 0
        for seat in range(t.seats):
            s.deck[kind] += s.early[seat, kind] + s.late[seat, kind]
            s.early[seat, kind] = 0
            s.late[seat, kind] = 0


@rule
def draw_environments(s: Any, left: int) -> None:
    """DW.1.1: so many are still to be turned up."""
    if left > 0:
        s.subject = left
        s.chance = CHANCE_ENVIRONMENT


@rule
def environment_chances(s: Any, choices: Any) -> None:
    """Any that does not lie on the table."""
    for environment in range(len(ENVIRONMENTS)):
        add_outcome(choices, environment, 1 - (s.environments >> environment & 1))


@rule
def environment_comes(s: Any, environment: int) -> None:
    """DW.1.1: it lies on the table."""
    s.environments |= 1 << environment
    note(s, E_ENVIRONMENT, EVERYBODY, environment)
    push(s, DRAW_ENVIRONMENTS, NOBODY, int(s.subject) - 1)


# ---- ten cards each (DW.1.2) ---------------------------------------------------------------


@rule
def deal(s: Any, t: Any, number: int) -> None:
    """DW.1.2: ten cards each, or the same smaller number, one player after the other."""
    if number == 0:
        s.dealt = min(DRAWN, cards_in(s.deck) // t.seats)
        learn_kept(s, t)
        note(s, E_DEAL, EVERYBODY, s.dealt)
    if number < s.dealt * t.seats:
        s.subject = number // s.dealt
        s.chance = CHANCE_CARD


@rule
def learn_kept(s: Any, t: Any) -> None:
    """DW.X4: what everybody can tell from the deal of how many cards all have kept together."""
    s.spare = COPIES * KINDS - in_the_open(s, t) - s.dealt * t.seats
    s.most_kept = min(s.most_kept, s.spare)
    if s.dealt < DRAWN:
        s.least_kept = max(0, s.spare - (t.seats - 1))


@rule
def in_the_open(s: Any, t: Any) -> int:
    """Cards that lie with species, lie open for two players or have left the game."""
    found = cards_in(s.laid) + cards_in(s.gone)
    for slot in range(SHOWN):
        found += 1 if s.open[slot] != NONE else 0
    for seat in range(t.seats):
        for place in range(PLACES):
            found += 1 if s.card[seat, place] != NONE else 0
            found += 1 if s.stolen[seat, place] != NONE else 0
    return found


@rule
def card_comes(s: Any, kind: int) -> None:
    """DW.1.2: only who draws it sees it."""
    seat = int(s.subject)
    s.deck[kind] -= 1
    s.hand[seat, kind] += 1
    s.held[seat] += 1
    note(s, E_DREW, 1 << seat, seat, kind)
    number = s.dealt * seat + s.received[seat] + 1
    s.received[seat] += 1
    push(s, DEAL, NOBODY, int(number))


# ---- early discards (DW.1.2) ---------------------------------------------------------------


@rule
def ask_discards(s: Any, t: Any) -> None:
    """DW.1.2: all players at once."""
    ask(s, DISCARD, (1 << t.seats) - 1)


@rule
def discard_refusal(s: Any, seat: int, kind: int) -> int:
    """DW.1.2: up to two cards of the hand, one of which must stay."""
    if hold_after_picks(s, seat, kind) <= 0:
        return DW_1_2_HOLD
    if s.picked_n[seat] >= SPARED:
        return DW_1_2_MOST
    return DW_1_2_LAST if s.held[seat] - s.picked_n[seat] <= 1 else ALLOWED


@rule
def legal_discards(s: Any, seat: int, choices: Any) -> None:
    """Done, or one more card."""
    add(choices, DONE)
    for kind in range(KINDS):
        if s.hand[seat, kind] > 0 and discard_refusal(s, seat, kind) == ALLOWED:
            add(choices, A_DISCARD + kind)


@rule
def discard(s: Any, seat: int, action: int) -> None:
    """DW.1.2: secretly; what was picked lies face down as soon as the seat is done."""
    if action != DONE:
        pick(s, seat, action - A_DISCARD)
        return
    for k in range(s.picked_n[seat]):
        kind = int(s.picked[seat, k])
        s.hand[seat, kind] -= 1
        s.held[seat] -= 1
        s.early[seat, kind] += 1
        note(s, E_EARLY, 1 << seat, seat, kind)
    clear_picks(s, seat)
    s.sorted |= 1 << seat
    answered(s, seat)


# ---- who leads (DW.1.3) --------------------------------------------------------------------


@rule
def ask_leader(s: Any, t: Any) -> None:
    """DW.1.3, DW.T10: the player lowest on the food chain names who leads."""
    ask_seat(s, LEADER, lowest_seat(s, t))


@rule
def leader_refusal(t: Any, seat: int) -> int:
    """DW.1.3: anybody at the table."""
    return ALLOWED if seat < t.seats else DW_1_3


@rule
def legal_leaders(t: Any, choices: Any) -> None:
    """DW.1.3: any player, oneself too."""
    for seat in range(min(t.seats, SEATS)):
        add(choices, A_LEAD + seat)


@rule
def name_leader(s: Any, seat: int, leader: int) -> None:
    """DW.1.3: the first trick is led by this one."""
    answered(s, seat)
    note(s, E_LEADER, EVERYBODY, seat, leader)
    s.phase = TRICKS
    note(s, E_PHASE, EVERYBODY, TRICKS)
    push(s, TRICK, leader, 0)
