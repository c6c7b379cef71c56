"""What a person may see: a state as one seat sees it, as plain dataclasses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ...kernel.state import Plain
from .herd import minimum, supply
from .phases.birth import eggs
from .phases.movement import attack_horns, defence_horns
from .phases.survival import still_to_mark
from .secrets import cards_of, known_mark, known_token
from .state import (
    CARDS,
    DISCARDED,
    GENES,
    LEGS,
    METEORITE,
    MOVEMENT,
    NOBODY,
    NONE,
    NOWHERE,
    PHASES,
    REMOVE,
    STEPS,
    STRONG_THIGHS,
    TERRAINS,
    TOKENS,
    UNKNOWN,
    WINDOWS,
    ZONES,
)
from .words import MARKS


@dataclass(frozen=True, slots=True)
class SpaceView:
    """A space: its place in axial hex coordinates, what it is, and who stands there."""

    name: str
    q: int
    r: int
    terrain: str
    zone: str
    coastal: bool
    dinosaur: int | None  # the owner's seat
    marked: bool  # chosen to be taken off, by the reader himself


@dataclass(frozen=True, slots=True)
class SeatView:
    """A player: everything that lies open, and MP unless they lie face down."""

    seat: int
    mark: str
    place: int | None  # in the order, from 1
    points: int | None
    dinosaurs: int
    supply: int
    fallen: int
    cards: int
    genes: dict[str, int]
    movement: int
    eggs: int
    attack: int  # horns
    defence: int
    minimum: int


@dataclass(frozen=True, slots=True)
class ColumnView:
    """A column of the auction; the first one (number 1) is the event card's."""

    number: int
    gene: str | None
    seat: int | None
    bid: int
    totem: bool


@dataclass(frozen=True, slots=True)
class AskView:
    """What is asked, and of whom; details that only the asked may know are for his view alone."""

    step: str
    seats: tuple[int, ...]
    window: str
    window_seat: int | None
    steps: int
    egg: int
    taken: str | None
    fight: tuple[str, str] | None
    to_remove: int | None
    closed: int | None


@dataclass(frozen=True, slots=True)
class View:
    """The whole table as a seat sees it; `seat` None is somebody who watches."""

    seat: int | None
    round: int
    phase: str
    over: bool
    section: int
    ring: tuple[str, ...]
    zones: dict[str, str]  # terrain → zone
    tokens_left: dict[str, int]  # climate tokens not turned yet, one of them put away
    tokens_in_pile: int
    meteorite_may_fall: bool
    next_token: str | None  # for the owner of sixth sense
    spaces: tuple[SpaceView, ...]
    players: tuple[SeatView, ...]
    order: tuple[int, ...]
    columns: tuple[ColumnView, ...]
    genes_left: dict[str, int]  # normal genes in the bag; 1 for each unique gene not seen yet
    unique_genes_left: int  # how many unique genes are in the bag
    hand: tuple[str, ...]
    discarded: tuple[str, ...]
    truce: bool
    ask: AskView


def view(s: Any, t: Plain, seat: int | None) -> View:
    """The state as the seat may see it."""
    return View(
        seat=seat,
        round=s.round_number,
        phase=PHASES[s.phase],
        over=bool(s.over),
        section=s.section,
        ring=tuple(TERRAINS[terrain] for terrain in t.ring),
        zones={name: ZONES[t.zone[s.section, k]] for k, name in enumerate(TERRAINS)},
        tokens_left={TOKENS[k]: s.tokens[k] for k in range(METEORITE)},
        tokens_in_pile=t.pile - s.turned,
        meteorite_may_fall=0 < t.pile - s.turned <= t.bottom,
        next_token=_next_token(s, t, seat),
        spaces=tuple(_space(s, t, k, seat) for k in range(t.spaces)),
        players=tuple(_player(s, t, k, seat) for k in range(t.seats)),
        order=tuple(other for other in s.order if other != NOBODY),
        columns=tuple(_column(s, k) for k in range(s.columns)),
        genes_left={gene: s.bag[k] for k, gene in enumerate(GENES)},
        unique_genes_left=s.uniques,
        hand=tuple(card for k, card in enumerate(CARDS) if s.card[k] == seat),
        discarded=tuple(card for k, card in enumerate(CARDS) if s.card[k] == DISCARDED),
        truce=bool(s.truce) and s.phase == MOVEMENT,
        ask=_ask(s, t, seat),
    )


def _next_token(s: Any, t: Plain, seat: int | None) -> str | None:
    token = UNKNOWN if seat is None else known_token(s, t, seat)
    return None if token == UNKNOWN else TOKENS[token]


def _space(s: Any, t: Plain, space: int, seat: int | None) -> SpaceView:
    figures = t.extra.spaces[space]
    owner = s.dinosaur[space]
    return SpaceView(
        name=figures.name,
        q=figures.q,
        r=figures.r,
        terrain=figures.terrain,
        zone=ZONES[t.zone[s.section, t.terrain[space]]],
        coastal=figures.coastal,
        dinosaur=None if owner == NOBODY else owner,
        marked=seat is not None and bool(known_mark(s, seat, space)),
    )


def _player(s: Any, t: Plain, seat: int, reader: int | None) -> SeatView:
    face_down = t.hidden_points and not s.over and seat != reader
    return SeatView(
        seat=seat,
        mark=MARKS[seat],
        place=s.order.index(seat) + 1 if seat in s.order else None,
        points=None if face_down else s.points[seat],
        dinosaurs=s.alive[seat],
        supply=supply(s, seat),
        fallen=s.fallen[seat],
        cards=cards_of(s, seat),
        genes={gene: s.genes[seat, k] for k, gene in enumerate(GENES)},
        movement=2 + s.genes[seat, LEGS] + 2 * s.genes[seat, STRONG_THIGHS],
        eggs=eggs(s, seat),
        attack=attack_horns(s, seat),
        defence=defence_horns(s, seat),
        minimum=minimum(s, seat),
    )


def _column(s: Any, column: int) -> ColumnView:
    gene, owner = s.column_gene[column], s.column_seat[column]
    return ColumnView(
        number=column + 1,
        gene=None if gene == NONE else GENES[gene],
        seat=None if owner == NOBODY else owner,
        bid=s.column_bid[column],
        totem=bool(s.column_totem[column]),
    )


def _ask(s: Any, t: Plain, seat: int | None) -> AskView:
    names = t.extra.names
    removing = s.asking == REMOVE
    asked = tuple(other for other in range(t.seats) if s.waiting >> other & 1)
    mine = seat if seat in asked else None
    fight = s.fight_from != NOWHERE and s.fight_to != NOWHERE
    closed = NONE if mine is None else s.closed[mine]
    return AskView(
        step=STEPS[s.asking],
        seats=asked,
        window=WINDOWS[s.window],
        window_seat=None if s.window_seat == NOBODY else s.window_seat,
        steps=s.steps,
        egg=s.egg,
        taken=None if s.taken == NOWHERE else names[s.taken],
        fight=(names[s.fight_from], names[s.fight_to]) if fight else None,
        to_remove=still_to_mark(s, t, mine) if mine is not None and removing else None,
        closed=None if closed == NONE else closed + 1,
    )
