"""What a person may see: a state as one seat sees it, as plain dataclasses."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from ...kernel.state import Plain
from .abilities import active_ability
from .cards import ability_of, kind_of, number_of
from .scores import ability_points, environment_points, place_points, points, population_points
from .state import (
    ABILITIES,
    CHANCE_CARD,
    CHANCE_METAMORPHOSIS,
    CHANCE_SPECIES,
    COLOURS,
    COMBINATIONS,
    ENVIRONMENTS,
    FRAMED,
    JOKER,
    KINDS,
    LONGEST,
    NOBODY,
    NONE,
    PHASES,
    PLACES,
    STEPS,
    VIRTUAL,
)
from .words import CODES, MARKS

ABOUT_A_SEAT = (CHANCE_SPECIES, CHANCE_CARD, CHANCE_METAMORPHOSIS)


@dataclass(frozen=True, slots=True)
class CardView:
    """A card, with all that is printed on it; a joker has a number, 0, and nothing else."""

    kind: int
    name: str  # as in words: 7a, 12b or joker
    number: int
    colour: str  # acorn, blueberry, flower, or joker
    chain: int
    eggs: int
    environment: str | None
    ability: str | None


@dataclass(frozen=True, slots=True)
class TokenView:
    """A card of a play, and the word for it: its name, or v1 to v3 for an open card."""

    card: CardView
    word: str
    open: bool


@dataclass(frozen=True, slots=True)
class PlayView:
    """What a seat has played to the trick; what was used to improve is not there any more."""

    seat: int
    tokens: tuple[TokenView, ...]
    combination: str
    total: int
    strongest: bool


@dataclass(frozen=True, slots=True)
class PlaceView:
    """One of the five places for abilities."""

    number: int  # from 1
    framed: bool  # in the zero-point frame
    printed: str | None
    card: CardView | None
    stolen: CardView | None  # lies on the mutation here
    working: str | None  # the ability that works here
    points: int


@dataclass(frozen=True, slots=True)
class SeatView:
    """A player's species: everything that lies open."""

    seat: int
    mark: str
    species: str | None  # None before it is drawn
    space: int  # on the food chain; 0 before it stands there
    population: int
    start_population: int
    homes: dict[str, int]  # printed environments and their food
    gained: tuple[str, ...]  # environments
    places: tuple[PlaceView, ...]
    points: int
    parts: dict[str, int]  # of the points: space, population, environments, abilities
    bites: int  # tokens
    eaten: tuple[int, ...]  # whom it has eaten in this survival; 6 is the virtual species
    fed: bool  # has had its turn in this survival
    food: int  # that it found then
    surplus: bool  # found more than it needs
    emptied: bool  # its hand has run empty in this era


@dataclass(frozen=True, slots=True)
class AskView:
    """What is asked, and of whom."""

    step: str  # discard, leader, play, improve, steal, take, keep, eat, metamorphosis or nothing
    seats: tuple[int, ...]
    owner: int | None  # whose species the card taken from the discards is for
    card: CardView | None  # the card of a metamorphosis
    about: tuple[int, ...]  # the seats that the chance event at hand is about


@dataclass(frozen=True, slots=True)
class View:
    """The whole table as a seat sees it; `seat` None is somebody who watches."""

    seat: int | None
    era: int  # 0 before the first
    eras: int
    phase: str
    over: bool
    environments: tuple[str, ...]
    players: tuple[SeatView, ...]
    virtual: int | None  # the virtual species' space; None where there is none
    virtual_bites: int
    virtual_eaten: tuple[int, ...]
    virtual_fed: bool
    open_cards: tuple[CardView | None, ...]
    hand: tuple[CardView, ...]  # the reader's, picked cards too
    picked: tuple[TokenView, ...]  # the reader's, not told to others yet
    seen: dict[str, int]  # discards that the reader has seen, by the cards' names
    dealt: int  # cards that each drew in this era
    trick: int  # its number in the era; 0 before the first
    leader: int | None
    last: bool  # the era's last trick: the strongest does not improve, the others do
    plays: tuple[PlayView, ...]  # in order
    to_play: tuple[int, ...]  # who has still to play to the trick, in order
    strongest: int | None
    strict_growth: bool
    ask: AskView


def view(s: Any, t: Plain, seat: int | None) -> View:
    """The state as the seat may see it."""
    order = _order(s, t)
    two = t.seats == 2
    return View(
        seat=seat,
        era=s.round_number,
        eras=t.eras,
        phase=PHASES[s.phase],
        over=bool(s.over),
        environments=_environments(s.environments),
        players=tuple(_player(s, t, k) for k in range(t.seats)),
        virtual=s.space[VIRTUAL] if two and s.space[VIRTUAL] else None,
        virtual_bites=s.bites[VIRTUAL],
        virtual_eaten=_bits(s.eaten[VIRTUAL]),
        virtual_fed=bool(s.fed >> VIRTUAL & 1),
        open_cards=tuple(card_of(t, kind) for kind in s.open) if two else (),
        hand=() if seat is None else _cards(t, (s.hand[seat, k] for k in range(KINDS))),
        picked=() if seat is None else _tokens(s, t, s.picked, seat),
        seen=_seen(s, t, seat),
        dealt=s.dealt,
        trick=s.trick,
        leader=None if s.leader == NOBODY else s.leader,
        last=bool(s.last),
        plays=tuple(_play(s, t, k) for k in order[: s.turn]),
        to_play=tuple(order[s.turn :]),
        strongest=None if s.best == NOBODY else s.best,
        strict_growth=bool(t.strict_growth),
        ask=_ask(s, t),
    )


def _order(s: Any, t: Plain) -> list[int]:
    """The seats in the order of the trick; nobody before the first leader is named."""
    if s.leader == NOBODY or s.trick == 0:
        return []
    return [(s.leader + k) % t.seats for k in range(t.seats)]


def _bits(bits: int) -> tuple[int, ...]:
    return tuple(k for k in range(VIRTUAL + 1) if bits >> k & 1)


def _environments(bits: int) -> tuple[str, ...]:
    return tuple(name for k, name in enumerate(ENVIRONMENTS) if bits >> k & 1)


def card_of(t: Plain, kind: int) -> CardView | None:
    """A card by its kind; None for no card."""
    if kind == NONE:
        return None
    joker = kind == JOKER
    return CardView(
        kind=kind,
        name=CODES[kind],
        number=number_of(kind),
        colour="joker" if joker else COLOURS[kind % len(COLOURS)],
        chain=t.chain[kind],
        eggs=t.eggs[kind],
        environment=None if joker else ENVIRONMENTS[t.environment[kind]],
        ability=None if joker else ABILITIES[ability_of(kind)],
    )


def _cards(t: Plain, counts: Iterable[int]) -> tuple[CardView, ...]:
    """The joker first, then by number."""
    kinds = [kind for kind, count in enumerate(counts) for _ in range(count)]
    kinds.sort(key=lambda kind: (number_of(kind), kind))
    return tuple(card for kind in kinds if (card := card_of(t, kind)) is not None)


def _tokens(s: Any, t: Plain, field: Any, seat: int) -> tuple[TokenView, ...]:
    found = []
    for k in range(LONGEST):
        token = field[seat, k]
        card = None if token == NONE else card_of(t, kind_of(s, token))
        if card is not None:
            word = card.name if token < KINDS else f"v{token - KINDS + 1}"
            found.append(TokenView(card, word, token >= KINDS))
    return tuple(found)


def _seen(s: Any, t: Plain, seat: int | None) -> dict[str, int]:
    """The discards that lie open, the reader's own, and those that the reader has looked at."""
    found = {}
    for kind, name in enumerate(CODES):
        count = s.discards[kind]
        if seat is not None:
            count += s.late[seat, kind]
            for other in range(t.seats):
                if other == seat or s.looked >> seat & 1:
                    count += s.early[other, kind]
        if count:
            found[name] = count
    return found


def _play(s: Any, t: Plain, seat: int) -> PlayView:
    return PlayView(
        seat=seat,
        tokens=_tokens(s, t, s.laid_cards, seat),
        combination=COMBINATIONS[s.combination[seat]],
        total=s.total[seat],
        strongest=s.best == seat,
    )


def _player(s: Any, t: Plain, seat: int) -> SeatView:
    species = s.species[seat]
    known = species != NONE
    return SeatView(
        seat=seat,
        mark=MARKS[seat],
        species=t.extra[species] if known else None,
        space=s.space[seat],
        population=s.population[seat],
        start_population=t.start_population[species] if known else 0,
        homes={
            name: t.home[species, k]
            for k, name in enumerate(ENVIRONMENTS)
            if known and t.home[species, k]
        },
        gained=_environments(s.gained[seat]),
        places=tuple(_place(s, t, seat, k) for k in range(PLACES)) if known else (),
        points=points(s, t, seat),
        parts=_parts(s, t, seat) if known and s.space[seat] else {},
        bites=s.bites[seat],
        eaten=_bits(s.eaten[seat]),
        fed=bool(s.fed >> seat & 1),
        food=s.food[seat],
        surplus=bool(s.surplus >> seat & 1),
        emptied=bool(s.emptied >> seat & 1),
    )


def _parts(s: Any, t: Plain, seat: int) -> dict[str, int]:
    return {
        "space": s.space[seat],
        "population": population_points(s, t, seat),
        "environments": environment_points(s, t, seat),
        "abilities": ability_points(s, t, seat),
    }


def _ability(number: int) -> str | None:
    return None if number == NONE else ABILITIES[number]


def _place(s: Any, t: Plain, seat: int, place: int) -> PlaceView:
    return PlaceView(
        number=place + 1,
        framed=place < FRAMED,
        printed=_ability(t.printed[s.species[seat], place]),
        card=card_of(t, s.card[seat, place]),
        stolen=card_of(t, s.stolen[seat, place]),
        working=_ability(active_ability(s, t, seat, place)),
        points=place_points(s, t, seat, place),
    )


def _ask(s: Any, t: Plain) -> AskView:
    step = STEPS[s.asking]
    asked = tuple(seat for seat in range(t.seats) if s.waiting >> seat & 1)
    return AskView(
        step=step,
        seats=asked,
        owner=s.subject if step == "take" else None,
        card=card_of(t, s.drawn),
        about=(s.subject,) if s.chance in ABOUT_A_SEAT else (),
    )
