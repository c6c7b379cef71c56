"""What a person may see: a state as one seat sees it, as plain dataclasses."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class RegionView:
    """A region: its half board, its place in axial hex coordinates, what it is, who is there."""

    name: str
    half: str  # the half board: small, medium_a, medium_b or large
    q: int
    r: int
    terrain: str
    zone: str
    coast: bool
    star: bool
    dinosaur: int | None  # the owner's seat
    newborn: bool


@dataclass(frozen=True, slots=True)
class SeatView:
    """A player: everything that lies open. What cards add is in the figures of this round."""

    seat: int
    mark: str
    place: int | None  # in the order, from 1
    points: int
    dinosaurs: int
    supply: int
    genes: dict[str, int]  # the printed ones included
    cards: int  # in hand, pledged ones left out
    open_cards: tuple[str, ...]  # those of the hand that all have seen
    pledged: tuple[str, ...]  # lying open beside the bid
    movement: int
    eggs: int
    attack: int  # horns
    defence: int
    keeps_hot: int | None  # dinosaurs that live on hot land; None: all
    keeps_cold: int | None
    tough: bool  # newborns may fight
    kid_horns: int  # extra horns of newborns
    wander: int  # how far newborns may go, 1 for next to older ones
    truce: tuple[int, ...]  # seats with which a truce holds
    peaceful: bool  # may not attack this round
    theft: int  # how much higher a bid over this seat's must be, at least 1
    lost: int  # dinosaurs lost in this survival phase
    out: bool  # of this auction


@dataclass(frozen=True, slots=True)
class RowView:
    """A row of the auction."""

    number: int
    gene: str
    seat: int | None
    price: int


@dataclass(frozen=True, slots=True)
class BidView:
    """A bid over a standing one that is named but does not count yet."""

    seat: int
    row: int
    price: int


@dataclass(frozen=True, slots=True)
class BlankView:
    """A blank card that the players filled in: its name and what it does."""

    card: str  # blank-one or blank-two
    name: str
    windows: tuple[str, ...]
    effect: str
    amount: int
    whom: str


@dataclass(frozen=True, slots=True)
class AskView:
    """What is asked, and of whom."""

    step: str  # window, bid, move, lay, remove or nothing
    seats: tuple[int, ...]
    window: str
    window_seat: int | None  # the only seat that this window asks
    last_card: str | None  # the card that division would take
    steps: int  # movement points left
    eggs: int  # newborns still to place
    may_stop: bool  # whether the rest of the births may be left out
    fight: tuple[str | None, str] | None  # from, None for a newborn, and to
    zone: str | None  # where the seat asked must choose who dies
    to_remove: int
    displaced: int | None  # the seat that was outbid and places again
    named: BidView | None
    may_pass: int  # how many may still pass the auction


@dataclass(frozen=True, slots=True)
class View:
    """The whole table as a seat sees it; `seat` None is somebody who watches."""

    seat: int | None
    round: int
    phase: str
    over: bool
    climate: int  # the marker's space on the climate track
    ring: tuple[str, ...]  # the terrains of the climate track
    roll: tuple[int, ...]  # how far the numbers 1 to 6 of the climate roll move the marker
    no_roll: bool  # a card stands in the roll's place
    zones: dict[str, str]  # terrain → zone
    meteor: int  # the marker's space on the turn track
    crash: tuple[tuple[int, ...], ...]  # by space from 0: the numbers that end the game there
    last_space: int  # reaching it ends the game
    waits: int  # rounds for which the meteor does not move yet
    halves: tuple[str, str]
    regions: tuple[RegionView, ...]
    players: tuple[SeatView, ...]
    order: tuple[int, ...]
    rows: tuple[RowView, ...]
    genes_left: dict[str, int]  # in the bag
    hand: tuple[str, ...]
    pile: int  # event cards left in the draw pile
    played: tuple[str, ...]
    asleep: bool  # no further card this round
    climate_card: bool  # a card has changed the climate this round
    no_births: bool
    blanks: tuple[BlankView, ...]
    ask: AskView
