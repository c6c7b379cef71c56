"""What a person may see: a state as one seat sees it, as plain dataclasses."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ExhibitView:
    """An exhibit of a park, with the figures of its species and the visitors in front of it."""

    number: int  # 0 is the printed one
    zone: str  # the left one of its two
    species: str
    kind: str
    paddock: int
    dinosaurs: int
    dna: dict[str, int]  # the recipe's: sorts, and W for any basic one
    excitement: int
    threat: int
    points: int
    patrons: int
    hooligans: int


@dataclass(frozen=True, slots=True)
class AttractionView:
    """An attraction of a park, the printed hat stand too, with the visitors on it."""

    zone: str
    attraction: str
    category: str
    slots: int
    points: int
    patrons: int
    hooligans: int
    fed: int  # patrons here that were taken as dollars
    doubled: bool  # this round's patrons give two points


@dataclass(frozen=True, slots=True)
class SpotView:
    """A spot of a lab action: the workers that it needs."""

    number: int
    workers: int
    used: bool


@dataclass(frozen=True, slots=True)
class TileView:
    """What lies on a space of the lab; the tool bench has no spots, it is used at will."""

    space: int
    tile: str
    spots: tuple[SpotView, ...]


@dataclass(frozen=True, slots=True)
class SeatView:
    """A player: everything that lies open; in the work phase others as they stood before it."""

    seat: int
    mark: str
    place: int  # in the order, from 1
    points: int
    money: int
    excitement: int
    threat: int
    security: int
    dna: dict[str, int]
    limits: dict[str, int]  # the amount always stays below
    workers: int  # in the lab or at work
    free: int  # of them not placed yet in this round's work
    reserve: int
    scientists: dict[int, str]  # by level: ready, placed or turned (into a worker)
    specialists: tuple[str, ...]
    upgrades: int  # lab tiles bought
    exhibits: tuple[ExhibitView, ...]
    attractions: tuple[AttractionView, ...]
    intern: int | None  # patrons on the intern's card, None without it
    lab: tuple[TileView, ...]
    free_zones: tuple[str, ...]
    patrons: int  # drawn and not placed: the queue once all places are full
    hooligans: int
    doomed: int  # still to be removed because of the danger
    eaten_patrons: int
    eaten_hooligans: int
    gate_money: int  # of this round
    attraction_points: int  # of this round, as the objectives count them
    grounds: int  # stored uses of the groundskeeper's hut
    adverts: int  # visitors more in this round
    exchanges: int  # of the security office, not used yet
    doing: str  # what this seat decides in work or park, or nothing
    done: bool  # with the phase that all play at once


@dataclass(frozen=True, slots=True)
class DieView:
    """A die on its space, with the face that lies up and whose scientist took it."""

    space: int
    symbol: str  # a sort, W for any basic one, paddock or worker
    amount: int
    pips: int
    seat: int | None
    level: int
    removed: bool  # by a solo card


@dataclass(frozen=True, slots=True)
class WorkplaceView:
    """A space of the research board that a scientist takes: his seat and level."""

    seat: int | None
    level: int


@dataclass(frozen=True, slots=True)
class RecipeView:
    """A space for recipes: what lies open there, what is left of the pile, who took it."""

    kind: str
    species: str | None
    dna: dict[str, int]
    excitement: int
    threat: int
    points: int
    level: int  # the least one that a scientist needs
    pile: int
    seat: int | None
    by: int  # the level that took it


@dataclass(frozen=True, slots=True)
class OfferView:
    """An item of the market: what it costs the reader (all others: as printed)."""

    pile: str  # specialist, attraction, lab or dna
    row: int  # the price beside it
    item: str | None  # None: nothing lies there
    price: int
    clause: str | None  # why the reader cannot have it now, None if he can


@dataclass(frozen=True, slots=True)
class GoalView:
    """An objective, in the solo game a card: what counts, how far everybody is, who has it."""

    name: str
    metric: str
    number: int
    points: int
    values: tuple[int, ...]  # by seats
    seats: tuple[int, ...]  # who has marked it
    closed: bool


@dataclass(frozen=True, slots=True)
class AskView:
    """What is asked, and of whom."""

    step: str
    seats: tuple[int, ...]
    left: int  # units of DNA, steps of limits, visitors, market actions that are left
    sorts: tuple[str, ...]  # of which one may be chosen
    item: str | None  # what it is about: the die's symbol, the specialist
    about: tuple[int, ...]  # the seats that the chance event at hand is about


@dataclass(frozen=True, slots=True)
class View:
    """The whole table as a seat sees it; `seat` None is somebody who watches."""

    seat: int | None
    round: int
    phase: str
    over: bool
    solo: bool
    order: tuple[int, ...]
    first: int  # the seat with which the market begins
    players: tuple[SeatView, ...]
    dice: tuple[DieView, ...]
    threat_die: int | None  # its pips, None before it is found
    storage: tuple[WorkplaceView, ...]  # the spaces where cold storage is enlarged
    recipes: tuple[RecipeView, ...]
    offers: tuple[OfferView, ...]
    specials: tuple[OfferView, ...]  # the II tiles
    goals: tuple[GoalView, ...]
    twists: tuple[str, ...]
    bag_patrons: int
    bag_hooligans: int
    card: str | None  # the solo card of this round
    scored: tuple[int, ...]  # the solo game's rounds in which an objective was scored
    ask: AskView
