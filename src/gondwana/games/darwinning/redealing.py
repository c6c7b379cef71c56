"""Dealing anew what a seat cannot know: how many hidden cards each has where, then which.

Numbers are drawn one player after the other, each within what is left possible, so that something
always fits and no try fails. Cards are as likely anywhere: what a player brought from the era
before is not told from what it drew, and nobody's play is read.
"""

from typing import Any

from ...kernel.chance import below, clear
from ...kernel.rule import rule
from .knowledge import (
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
from .phases.picks import clear_picks
from .state import CHANCE_METAMORPHOSIS, KINDS


@rule
def redeal(s: Any, t: Any, seat: int, dice: Any, choices: Any) -> None:
    """Deal anew what the seat cannot know, as it may be after all that the seat has seen.

    The buffer's weights hold the unseen cards, of each kind how many are not dealt yet.
    """
    clear(choices)
    for kind in range(KINDS):
        choices.weight[kind] = copies_unseen(s, t, seat, kind)
        choices.n += choices.weight[kind]
    if s.refilled:
        redeal_kept(s, t, seat, dice, choices)
    else:
        redeal_era(s, t, seat, dice, choices)
    for kind in range(KINDS):
        s.deck[kind] = choices.weight[kind]


@rule
def between(dice: Any, low: int, high: int) -> int:
    """A whole number from `low` to `high`, each equally likely."""
    return low + int(below(dice, high - low + 1))


@rule
def redeal_era(s: Any, t: Any, seat: int, dice: Any, choices: Any) -> None:
    """What each other brought into the era, within what all can have brought together."""
    mine = has_brought(s, seat)
    low, high = int(s.least_kept) - mine, int(s.most_kept) - mine
    few, many = 0, 0
    for other in range(t.seats):
        if other != seat:
            few += fewest_brought(s, seat, other)
            many += most_brought(s, seat, other)
    for other in range(t.seats):
        if other != seat:
            fewest, most = fewest_brought(s, seat, other), most_brought(s, seat, other)
            few -= fewest
            many -= most
            brought = between(dice, max(fewest, low - many), min(most, high - few))
            low -= brought
            high -= brought
            redeal_seat(s, t, seat, other, brought, dice, choices)


@rule
def redeal_seat(
    s: Any, t: Any, seat: int, other: int, brought: int, dice: Any, choices: Any
) -> None:
    """Where the other's unseen cards are: early discards, hand, late discards."""
    left = brought + unshown(s, other)
    early = 0
    if s.emptied >> other & 1:
        early = left
    elif s.sorted >> other & 1:
        most = min(most_early(s, seat, other), left - 1)
        early = between(dice, fewest_early(s, seat, other), most)
    left -= early
    held = left
    if s.chosen >> other & 1:
        held = between(dice, 0, min(left, most_held(s, t, seat, other)))
    for kind in range(KINDS):
        s.hand[other, kind] = 0
        s.late[other, kind] = 0
        if not knows_early(s, seat):
            s.early[other, kind] = 0
    if not knows_early(s, seat):
        for _ in range(early):
            s.early[other, draw_unseen(dice, choices)] += 1
    for _ in range(left - held):
        s.late[other, draw_unseen(dice, choices)] += 1
    deal_hand(s, other, held, dice, choices)


@rule
def redeal_kept(s: Any, t: Any, seat: int, dice: Any, choices: Any) -> None:
    """DW.X5: all discards are in the deck; only what others kept is hidden."""
    deck = 1 if s.chance == CHANCE_METAMORPHOSIS else 0
    for other in range(t.seats):
        if other != seat:
            most = min(most_held(s, t, seat, other), int(choices.n) - deck)
            held = between(dice, 0, most)
            for kind in range(KINDS):
                s.hand[other, kind] = 0
            deal_hand(s, other, held, dice, choices)


@rule
def deal_hand(s: Any, other: int, held: int, dice: Any, choices: Any) -> None:
    """So many unseen cards into the other's hand, and nothing picked of them."""
    s.held[other] = held
    for _ in range(held):
        s.hand[other, draw_unseen(dice, choices)] += 1
    clear_picks(s, other)


@rule
def draw_unseen(dice: Any, choices: Any) -> int:
    """One of the unseen cards, each equally likely."""
    ticket = below(dice, int(choices.n))
    choices.n -= 1
    kind = 0
    while ticket >= choices.weight[kind]:
        ticket -= choices.weight[kind]
        kind += 1
    choices.weight[kind] -= 1
    return kind
