"""What a person may see, as plain dataclasses; `seeing.view` makes them from a state.

Zones are named by column and row, A1 to D4, an exhibit by the left one of its two. DNA is told by
the names of its sorts, and as `basic` where any basic sort will do.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ExhibitView:
    """An exhibit of a park, with the figures of its species and the visitors in front of it."""

    name: str  # of the species
    zone: str  # empty until it is placed
    kind: str
    printed: bool
    paddock: int
    dinosaurs: int
    dna: dict[str, int]
    excitement: int
    threat: int
    points: int
    patrons: int
    hooligans: int


@dataclass(frozen=True, slots=True)
class AttractionView:
    """An attraction of a park, the printed hat stand too, with the visitors on it."""

    name: str
    zone: str
    category: str
    spaces: int
    points: int
    patrons: int
    hooligans: int
    sold: int  # patrons here that were taken as dollars
    doubled: bool  # this round's patrons give two points


@dataclass(frozen=True, slots=True)
class SpotView:
    """A spot of a lab action: the workers that it needs."""

    number: int
    workers: int
    used: bool


@dataclass(frozen=True, slots=True)
class TileView:
    """What lies open on a space of the lab; the tool bench's one spot is never full."""

    space: int
    name: str
    spots: tuple[SpotView, ...]


@dataclass(frozen=True, slots=True)
class SeatView:
    """A player: everything that lies open; in the work phase others as they stood before it."""

    seat: int
    mark: str
    place: int  # in the order, from 1; 0 before there is one
    points: int
    money: int
    excitement: int
    threat: int
    security: int
    dna: dict[str, int]
    limits: dict[str, int]  # the amount always stays below
    workers: int  # outside the reserve
    idle: int  # of them free in the lab, scientists turned to workers with them
    reserve: int
    scientists: dict[int, str]  # by level: ready, placed or turned
    specialists: tuple[str, ...]
    upgrades: int  # lab tiles bought
    exhibits: tuple[ExhibitView, ...]
    attractions: tuple[AttractionView, ...]
    intern: int | None  # patrons beside the intern, None without her
    lab: tuple[TileView, ...]
    free_zones: tuple[str, ...]
    patrons: int  # drawn and not in the park
    hooligans: int
    to_feed: int  # visitors that will still be eaten
    eaten_patrons: int
    eaten_hooligans: int
    gate_money: int  # of this round
    ride_points: int  # of this round, as the objectives count them
    patrols: int  # uses of the groundskeeper's hut
    ads: int  # visitors more in this round
    exchanges: int  # of the security office, still to be made
    stage: str  # what he does in his park, or nothing
    done: bool  # with the phase that all play at once


@dataclass(frozen=True, slots=True)
class StandView:
    """Who stands on a space of the research board, and as a scientist of which level."""

    seat: int
    level: int
    worker: bool  # the allrounder's


@dataclass(frozen=True, slots=True)
class DieView:
    """A die on its space, with the face that lies up."""

    space: int
    symbol: str  # a sort, joker, paddock or worker
    count: int
    pips: int
    stand: StandView | None
    removed: bool  # by a solo card
    threat: bool  # the threat die


@dataclass(frozen=True, slots=True)
class RecipeView:
    """A pile of recipes: what lies open there, and who stands on its space."""

    kind: str
    name: str | None
    dna: dict[str, int]
    excitement: int
    threat: int
    points: int
    level: int  # the least one that a scientist needs
    pile: int  # recipes left in it, those put under it too
    stand: StandView | None


@dataclass(frozen=True, slots=True)
class OfferView:
    """A place of the market, and what all of it costs."""

    good: str  # lab, attraction, specialist or dna
    row: int  # the price beside it
    name: str | None  # what lies there: of DNA basic or complex, else None where nothing lies
    plain: int  # without reductions
    costs: tuple[int, ...]  # by seats, with theirs
    amount: int  # of DNA, of spaces for visitors; tiles left of a II tile
    points: int  # an attraction's
    category: str  # an attraction's


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
    """What is asked, and of whom; the rest only for a seat that is asked itself."""

    step: str
    seats: tuple[int, ...]
    placing: str | None  # the attraction or species that is to be placed
    basic: int  # units of DNA of free sort that are still to be taken
    complex: int
    steps: int  # by which limits may still be raised
    paying: str | None  # the species whose dinosaur is being paid for
    copying: bool  # the next use of the lab is a copy
    copy_space: int  # the space of the die whose DNA may be taken too
    about: tuple[int, ...]  # the seats that the chance event at hand is about
    handful: int  # visitors that it draws together


@dataclass(frozen=True, slots=True)
class View:
    """The whole table as a seat sees it; `seat` None is somebody who watches."""

    seat: int | None
    round: int
    phase: str
    over: bool
    solo: bool
    order: tuple[int, ...]
    players: tuple[SeatView, ...]
    dice: tuple[DieView, ...]
    threat_die: int | None  # its pips; None before it is found
    stores: tuple[StandView | None, ...]  # the spaces for enlarging cold storage
    recipes: tuple[RecipeView, ...]
    offers: tuple[OfferView, ...]  # row by row
    seconds: tuple[OfferView, ...]  # the II tiles
    goals: tuple[GoalView, ...]
    twists: tuple[str, ...]
    bag_patrons: int
    bag_hooligans: int
    card: str | None  # the solo card of this round
    streak: int  # rounds in which an objective was scored
    tracker: tuple[int, ...]  # the solo game's points for an objective, by round
    ask: AskView

    def cost(self, offer: OfferView) -> int:
        """What something in the market costs the reader; who watches sees the plain cost."""
        return offer.plain if self.seat is None else offer.costs[self.seat]
