"""What a person may see: a state as one seat sees it, as plain dataclasses."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ...kernel.state import Plain
from .cards import pile_size
from .herd import attack_horns, defence_horns, kept, supply
from .phases.birth import must_lay
from .phases.initiative import group_size
from .phases.meteor import QUIET_ROUNDS
from .phases.movement import movement
from .state import (
    CARDS,
    CHANCE_CARD,
    CHANCE_CLIMATE,
    CHANCE_FIGHT,
    CHANCE_FLOOD,
    CHANCE_METEOR,
    CHANCE_ORDER,
    CHANCE_STAR,
    COLD,
    DINOSAURS,
    EFFECTS,
    EGG,
    GENES,
    HOT,
    LAY,
    NOBODY,
    NONE,
    NOWHERE,
    PHASES,
    PLAYED,
    PRINTED_CARDS,
    REMOVE,
    SIDES,
    STEPS,
    TERRAINS,
    WHOM,
    WINDOWS,
    ZONES,
)
from .words import MARKS


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
    about: tuple[int, ...]  # the seats that the chance event at hand is about
    flooded: str | None  # the region that it is about


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

    @property
    def spaces(self) -> tuple[RegionView, ...]:
        """The regions, as the drawings of islands call them."""
        return self.regions


def view(s: Any, t: Plain, seat: int | None) -> View:
    """The state as the seat may see it."""
    return View(
        seat=seat,
        round=s.round_number,
        phase=PHASES[s.phase],
        over=bool(s.over),
        climate=s.climate,
        ring=tuple(TERRAINS[terrain] for terrain in t.ring),
        roll=tuple(t.roll[1:]),
        no_roll=bool(s.no_roll),
        zones={name: ZONES[t.zone[s.climate, k]] for k, name in enumerate(TERRAINS)},
        meteor=s.meteor,
        crash=tuple(_numbers(bits) for bits in t.crash[: t.last_space + 1]),
        last_space=t.last_space,
        waits=max(0, QUIET_ROUNDS + 1 - max(1, s.round_number)) if t.advanced else 0,
        halves=t.extra.island.halves,
        regions=tuple(_region(s, t, k) for k in range(t.regions)),
        players=tuple(_player(s, t, k) for k in range(t.seats)),
        order=tuple(other for other in s.order if other != NOBODY),
        rows=tuple(_row(s, k) for k in range(s.rows) if s.row_gene[k] != NONE),
        genes_left={gene: s.bag[k] for k, gene in enumerate(GENES)},
        hand=() if seat is None else _cards(s, t, lambda card: s.card[card] == seat),
        pile=pile_size(s, t),
        played=_cards(s, t, lambda card: s.card[card] == PLAYED),
        asleep=bool(s.asleep),
        climate_card=bool(s.climate_card),
        no_births=bool(s.no_births),
        blanks=tuple(_blank(t, card) for card in range(PRINTED_CARDS, t.cards)),
        ask=_ask(s, t),
    )


def _numbers(bits: int) -> tuple[int, ...]:
    return tuple(number for number in range(1, SIDES + 1) if bits >> number & 1)


def _cards(s: Any, t: Plain, of: Callable[[int], bool]) -> tuple[str, ...]:
    return tuple(CARDS[card] for card in range(t.cards) if of(card))


def _region(s: Any, t: Plain, region: int) -> RegionView:
    figures = t.extra.island.regions[region]
    owner = s.dinosaur[region]
    return RegionView(
        name=figures.name,
        half=figures.half,
        q=figures.space.q,
        r=figures.space.r,
        terrain=figures.terrain,
        zone=ZONES[t.zone[s.climate, t.terrain[region]]],
        coast=figures.coast,
        star=figures.star,
        dinosaur=None if owner == NOBODY else owner,
        newborn=bool(s.newborn[region]),
    )


def _player(s: Any, t: Plain, seat: int) -> SeatView:
    held = [card for card in range(t.cards) if s.card[card] == seat and s.open[card]]
    return SeatView(
        seat=seat,
        mark=MARKS[seat],
        place=s.order.index(seat) + 1 if seat in s.order else None,
        points=s.points[seat],
        dinosaurs=s.alive[seat],
        supply=supply(s, seat),
        genes={gene: s.genes[seat, k] for k, gene in enumerate(GENES)},
        cards=s.hand[seat],
        open_cards=tuple(CARDS[card] for card in held if not s.pledged[card]),
        pledged=tuple(CARDS[card] for card in held if s.pledged[card]),
        movement=movement(s, seat),
        eggs=s.genes[seat, EGG],
        attack=attack_horns(s, seat),
        defence=defence_horns(s, seat),
        keeps_hot=None if s.heat_proof[seat] else kept(s, seat, HOT, DINOSAURS),
        keeps_cold=None if s.cold_proof[seat] else kept(s, seat, COLD, DINOSAURS),
        tough=bool(s.tough[seat]),
        kid_horns=s.kid_horns[seat],
        wander=max(1, s.wander[seat]),
        truce=tuple(other for other in range(t.seats) if s.truce[seat] >> other & 1),
        peaceful=bool(s.peaceful[seat]),
        theft=max(1, s.theft[seat]),
        lost=s.lost[seat],
        out=bool(s.out >> seat & 1),
    )


def _row(s: Any, row: int) -> RowView:
    owner = s.row_seat[row]
    return RowView(
        number=row + 1,
        gene=GENES[s.row_gene[row]],
        seat=None if owner == NOBODY else owner,
        price=s.row_price[row],
    )


def _blank(t: Plain, card: int) -> BlankView:
    event = t.extra.blanks[card - PRINTED_CARDS]
    return BlankView(
        card=CARDS[card],
        name=event.name,
        windows=event.windows,
        effect=EFFECTS[t.card_effect[card]],
        amount=t.card_amount[card],
        whom=WHOM[t.card_whom[card]],
    )


def _ask(s: Any, t: Plain) -> AskView:
    names = t.extra.names
    asked = tuple(seat for seat in range(t.seats) if s.waiting >> seat & 1)
    laying, removing = s.asking == LAY, s.asking == REMOVE
    fight = None
    if s.fight_to != NOWHERE:
        start = None if s.fight_from == NOWHERE else names[s.fight_from]
        fight = (start, names[s.fight_to])
    named = s.named_seat != NOBODY
    return AskView(
        step=STEPS[s.asking],
        seats=asked,
        window=WINDOWS[s.window],
        window_seat=None if not s.window or s.window_seat == NOBODY else s.window_seat,
        last_card=None if s.last_card == NONE or not s.window else CARDS[s.last_card],
        steps=s.steps,
        eggs=s.eggs,
        may_stop=laying and not must_lay(s, t, asked[0]),
        fight=fight,
        zone=ZONES[s.zone] if removing else None,
        to_remove=s.to_remove,
        displaced=None if s.displaced == NOBODY else s.displaced,
        named=BidView(s.named_seat, s.named_row + 1, s.named_price) if named else None,
        may_pass=s.may_pass,
        about=_about(s, t),
        flooded=names[s.subject] if s.chance == CHANCE_FLOOD else None,
    )


def _about(s: Any, t: Plain) -> tuple[int, ...]:
    """Who draws, rolls or is tied."""
    if s.chance == CHANCE_ORDER:
        return tuple(list(s.order)[s.subject : s.subject + group_size(s, t, s.subject)])
    if s.chance in (CHANCE_STAR, CHANCE_CARD):
        return (s.subject,)
    if s.chance == CHANCE_FLOOD:
        return (s.dinosaur[s.subject],)
    if s.chance == CHANCE_FIGHT:
        return (s.subject if s.fight_from == NOWHERE else s.dinosaur[s.fight_from],)
    return (s.order[0],) if s.chance in (CHANCE_CLIMATE, CHANCE_METEOR) else ()
