"""The observation: all that a seat may know, as numbers with names (DI.G8, DI.3.6)."""

from typing import Any

from ...kernel.knowing import relative, write
from ...kernel.rule import rule
from ...kernel.state import Plain
from .state import (
    ALL_CARDS,
    ALL_GOODS,
    ALL_KINDS,
    ALL_SORTS,
    ALL_SPECIALISTS,
    ALL_TILES,
    ALL_TWISTS,
    ATTRACTIONS,
    ATTRACTIONS_BY_NAME,
    DICE_IN_PLAY,
    EXHIBITS_BY_NAME,
    FENCE,
    GOALS,
    GOODS,
    KINDS,
    LEVELS,
    PLACES,
    PRINTED,
    RECIPES,
    SEATS,
    SECONDS,
    SHELVES,
    SOLO_CARDS,
    SORTS,
    SPACES,
    SPECIALISTS,
    STORES,
    TILES,
    TWISTS,
    VISITORS,
    WORK,
    ZONES,
)
from .words import PLACE_WORDS, ZONE_WORDS

# What is written as it stands, by its names in the observation.
_TABLE = (
    "phase", "round", "asking", "chance", "subject", "goals", "closed", "threat_space", "rounded",
    "copied", "copy_space", "copy_level", "laying", "gain_basic", "gain_complex", "limit_steps",
    "limit_different", "limit_raised", "unioned", "aside", "to_draw", "turned", "scored", "streak",
)  # fmt: skip
_OPEN = (
    "points", "reserve", "upgrades", "claimed", "waiting", "stage", "to_feed", "sued",
    "gate_money", "ride_points", "discounted",
)  # fmt: skip
_WORK = (
    "money", "idle", "threat", "security", "excitement", "claimed_now", "copying", "paying",
    "fenced", "spliced", "patrols", "exchanges", "ads", "doubled",
)  # fmt: skip


@rule
def is_veiled(s: Any, seat: int, other: int) -> bool:
    """DI.3.6: while work lasts, another's is seen as it stood before."""
    return s.phase == WORK and other != seat


@rule
def observe(s: Any, t: Any, seat: int, vector: Any) -> None:
    """All that the seat may know, in the order of `observation_fields`.

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
            for _ in range(len(_EXHIBIT) + len(_OPEN) + len(_WORK) + SEAT_ROWS):
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


_EXHIBIT = ("owner", "under", "home", "paddock", "dinosaurs")


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
        for _ in range(len(_WORK) - WAS):
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
        at = write(vector, at, s.doubled[other])
    for sort in range(ALL_SORTS):
        at = write(vector, at, s.was_dna[other, sort] if veiled else s.dna[other, sort])
    for space in range(SPACES):
        at = write(vector, at, 0 if veiled else s.used[other, space])
    return at


WAS = 5  # of _WORK, those that are shown as they stood


def _rows() -> list[str]:
    """What is written of a seat besides single figures, in order."""
    names = [f"dna.{sort}" for sort in SORTS]
    names += [f"used.{space + 1}" for space in range(SPACES)]
    names += [f"scientist.{level + 1}" for level in range(LEVELS)]
    names += [f"limit.{sort}" for sort in SORTS]
    names += [f"park.{zone}" for zone in ZONE_WORDS]
    names += [f"lab.{space + 1}" for space in range(SPACES)]
    names += [f"{what}.{visitor}" for visitor in VISITORS for what in ("queue", "eaten")]
    names += [f"{what}.{place}" for place in PLACE_WORDS for what in ("patrons", "hooligans")]
    return names + [f"sold.{zone}" for zone in ZONE_WORDS]


SEAT_ROWS = len(_rows())


def observation_fields(t: Plain) -> list[str]:
    """The names of the observation's numbers, in order."""
    names = list(_TABLE)
    names += [f"goal{k}" for k in range(GOALS)]
    names += [f"twist.{twist}" for twist in TWISTS]
    names += [f"{what}.{visitor}" for visitor in VISITORS for what in ("bag", "gone")]
    names += [f"order{place}" for place in range(SEATS)]
    die = ("die", "face", "state", "seat", "placer")
    names += [f"space{k + 1}.{what}" for k in range(DICE_IN_PLAY) for what in die]
    names += [f"store{k + 1}.{what}" for k in range(STORES) for what in ("seat", "placer")]
    names += [f"{kind}.{what}" for kind in KINDS for what in ("recipe", "seat", "placer")]
    names += [f"card.{card}" for card in SOLO_CARDS]
    names += [f"shelf{k + 1}.{goods}" for goods in GOODS for k in range(SHELVES)]
    names += [f"{what}.{tile}" for tile in TILES for what in ("pile", "spent")]
    names += [f"left.{TILES[tile]}" for tile in SECONDS]
    names += [f"attraction.{name}" for name in ATTRACTIONS_BY_NAME[:ATTRACTIONS]]
    names += [f"{what}.{name}" for name in SPECIALISTS for what in ("specialist", "brought")]
    names += [f"{name}.{what}" for name in EXHIBITS_BY_NAME[:RECIPES] for what in _EXHIBIT]
    for k in range(SEATS):
        about = [*(f"printed.{what}" for what in _EXHIBIT), *_OPEN, *_WORK, *_rows()]
        names += [f"seat{k}.{what}" for what in about]
    return names
