"""The observation: all that a seat may know, as numbers with names (DI.G8, DI.3.6)."""

from typing import Any

from ...kernel.knowing import relative, write
from ...kernel.rule import rule
from .state import (
    ALL_CARDS,
    ALL_GOODS,
    ALL_KINDS,
    ALL_SORTS,
    ALL_SPECIALISTS,
    ALL_TILES,
    ALL_TWISTS,
    ATTRACTIONS,
    DICE_IN_PLAY,
    FENCE,
    GOALS,
    LEVELS,
    PLACES,
    PRINTED,
    RECIPES,
    SEATS,
    SECONDS,
    SHELVES,
    SPACES,
    STORES,
    VISITORS,
    WORK,
    ZONES,
)

EXHIBIT_FIGURES = 5  # written of an exhibit
OPEN_FIGURES = 11  # written of a seat, always as they stand
WORK_FIGURES = 15  # written of a seat's work
WAS = 5  # of them, those that are shown as they stood
# What is written of a seat besides: DNA and limits, the lab and its workers, scientists, the park
# and what is sold there, visitors that wait or were eaten, visitors in the park.
SEAT_ROWS = 2 * (ALL_SORTS + SPACES + ZONES + len(VISITORS) + PLACES) + LEVELS
BITS = 8  # of a bit set that are written as one number


@rule
def is_veiled(s: Any, seat: int, other: int) -> bool:
    """DI.3.6: while work lasts, another's is seen as it stood before."""
    return s.phase == WORK and other != seat


@rule
def observe(s: Any, t: Any, seat: int, vector: Any) -> None:
    """All that the seat may know, in the order of `fields`.

    Seats are counted from the observer on: 0 is itself; so are the printed exhibits.
    """
    at = observe_table(s, vector)
    at = observe_boards(s, t, seat, vector, at)
    at = observe_goods(s, t, seat, vector, at)
    for exhibit in range(RECIPES):
        at = observe_exhibit(s, t, seat, exhibit, vector, at)
    for k in range(SEATS):
        if k < t.seats:
            other = int((seat + k) % t.seats)
            at = observe_exhibit(s, t, seat, PRINTED + other, vector, at)
            at = observe_seat(s, t, seat, other, vector, at)
        else:
            for _ in range(EXHIBIT_FIGURES + OPEN_FIGURES + WORK_FIGURES + SEAT_ROWS):
                at = write(vector, at, 0)


@rule
def observe_table(s: Any, vector: Any) -> int:
    """What is of no seat."""
    at = write(vector, 0, s.phase)
    at = write(vector, at, s.round_number)
    at = write(vector, at, s.asking)
    at = write(vector, at, s.chance)
    at = write(vector, at, s.subject)
    at = write(vector, at, s.goals)
    at = write(vector, at, s.closed)
    at = write(vector, at, s.threat_space)
    at = write(vector, at, s.rounded)
    at = write(vector, at, s.copied)
    at = write(vector, at, s.copy_space)
    at = write(vector, at, s.copy_level)
    at = write(vector, at, min(int(s.laying), FENCE))
    at = write(vector, at, s.gain_basic)
    at = write(vector, at, s.gain_complex)
    at = write(vector, at, s.limit_steps)
    at = write(vector, at, s.limit_different)
    at = write(vector, at, s.limit_raised)
    at = write(vector, at, s.unioned)
    at = write(vector, at, s.aside)
    at = write(vector, at, s.to_draw)
    at = write(vector, at, s.turned)
    at = write(vector, at, s.scored)
    return write(vector, at, s.streak)


@rule
def observe_boards(s: Any, t: Any, seat: int, vector: Any, at: int) -> int:
    """Objectives, twists, bag, order, and the research board."""
    for goal in range(GOALS):
        at = write(vector, at, s.goal[goal])
    for twist in range(ALL_TWISTS):
        at = write(vector, at, s.twist[twist])
    for visitor in range(len(VISITORS)):
        at = write(vector, at, s.bag[visitor])
        at = write(vector, at, s.gone[visitor])
    for place in range(SEATS):
        at = write(vector, at, relative(t, seat, s.order[place]))
    for space in range(DICE_IN_PLAY):
        at = write(vector, at, s.die[space])
        at = write(vector, at, s.face[space])
        at = write(vector, at, s.die_state[space])
        at = write(vector, at, relative(t, seat, s.die_seat[space]))
        at = write(vector, at, s.die_placer[space])
    for store in range(STORES):
        at = write(vector, at, relative(t, seat, s.store_seat[store]))
        at = write(vector, at, s.store_placer[store])
    for kind in range(ALL_KINDS):
        at = write(vector, at, s.recipe[kind])
        at = write(vector, at, relative(t, seat, s.recipe_seat[kind]))
        at = write(vector, at, s.recipe_placer[kind])
    for card in range(ALL_CARDS):
        at = write(vector, at, s.card[card])
    return at


@rule
def observe_goods(s: Any, t: Any, seat: int, vector: Any, at: int) -> int:
    """The market, its piles, and who owns what came from it."""
    for goods in range(ALL_GOODS):
        for shelf in range(SHELVES):
            at = write(vector, at, s.shelf[goods, shelf])
    for tile in range(ALL_TILES):
        at = write(vector, at, s.pile[tile])
        at = write(vector, at, s.spent[tile])
    for number in range(len(SECONDS)):
        at = write(vector, at, s.second_left[number])
    for stall in range(ATTRACTIONS):
        at = write(vector, at, relative(t, seat, s.attraction[stall]))
    for person in range(ALL_SPECIALISTS):
        at = write(vector, at, relative(t, seat, s.specialist[person]))
        at = write(vector, at, s.brought[person])
    return at


@rule
def observe_exhibit(s: Any, t: Any, seat: int, exhibit: int, vector: Any, at: int) -> int:
    """An exhibit; another's paddock and dinosaurs as they stood before the work at hand."""
    veiled = is_veiled(s, seat, int(s.owner[exhibit]))
    at = write(vector, at, relative(t, seat, s.owner[exhibit]))
    at = write(vector, at, s.under[exhibit] if exhibit < RECIPES else 0)
    at = write(vector, at, s.home[exhibit])
    at = write(vector, at, s.was_paddock[exhibit] if veiled else s.paddock[exhibit])
    return write(vector, at, s.was_dinosaurs[exhibit] if veiled else s.dinosaurs[exhibit])


@rule
def observe_seat(s: Any, t: Any, seat: int, other: int, vector: Any, at: int) -> int:
    """What a seat may know of one seat."""
    at = write(vector, at, s.points[other])
    at = write(vector, at, s.reserve[other])
    at = write(vector, at, s.upgrades[other])
    at = write(vector, at, s.claimed[other])
    at = write(vector, at, s.waiting >> other & 1)
    at = write(vector, at, s.stage[other])
    at = write(vector, at, s.to_feed[other])
    at = write(vector, at, s.sued[other])
    at = write(vector, at, s.gate_money[other])
    at = write(vector, at, s.ride_points[other])
    at = write(vector, at, s.discounted[other])
    at = observe_work(s, is_veiled(s, seat, other), other, vector, at)
    for scientist in range(LEVELS):
        at = write(vector, at, s.scientist[other, scientist])
    for sort in range(ALL_SORTS):
        at = write(vector, at, s.limit[other, sort])
    for zone in range(ZONES):
        at = write(vector, at, min(int(s.park[other, zone]), FENCE))
    for space in range(SPACES):
        at = write(vector, at, s.lab[other, space])
    for visitor in range(len(VISITORS)):
        at = write(vector, at, s.queue[other, visitor])
        at = write(vector, at, s.eaten[other, visitor])
    for place in range(PLACES):
        at = write(vector, at, s.patrons[other, place])
        at = write(vector, at, s.hooligans[other, place])
    for zone in range(ZONES):
        at = write(vector, at, s.sold[other, zone])
    return at


@rule
def observe_work(s: Any, veiled: bool, other: int, vector: Any, at: int) -> int:
    """What changes in the work phase."""
    if veiled:
        at = write(vector, at, s.was_money[other])
        at = write(vector, at, s.was_idle[other])
        at = write(vector, at, s.was_threat[other])
        at = write(vector, at, s.was_security[other])
        at = write(vector, at, s.was_excitement[other])
        for _ in range(WORK_FIGURES - WAS):
            at = write(vector, at, 0)
    else:
        at = write(vector, at, s.money[other])
        at = write(vector, at, s.idle[other])
        at = write(vector, at, s.threat[other])
        at = write(vector, at, s.security[other])
        at = write(vector, at, s.excitement[other])
        at = write(vector, at, s.claimed_now[other])
        at = write(vector, at, s.copying[other])
        at = write(vector, at, s.paying[other] + 1)
        at = write(vector, at, s.fenced[other])
        at = write(vector, at, s.spliced[other])
        at = write(vector, at, s.patrols[other])
        at = write(vector, at, s.exchanges[other])
        at = write(vector, at, s.ads[other])
        at = write(vector, at, s.doubled[other] & (1 << BITS) - 1)
        at = write(vector, at, s.doubled[other] >> BITS)
    for sort in range(ALL_SORTS):
        at = write(vector, at, s.was_dna[other, sort] if veiled else s.dna[other, sort])
    for space in range(SPACES):
        at = write(vector, at, 0 if veiled else s.used[other, space])
    return at
