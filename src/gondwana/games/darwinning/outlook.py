"""What follows from what lies open, for people: who may eat whom, food, and what cards make.

All of it is read from a view, so it tells a reader nothing that the reader does not know.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations

from ...kernel.state import Plain
from .cards import beats, combination
from .clauses import ALLOWED
from .food import EVERY, POISONED, obstacle
from .state import (
    ABILITIES,
    COMBINATIONS,
    LONGEST,
    NO_COMBINATION,
    NONE,
    SMALL,
    SPACES,
    VIRTUAL,
)
from .view import CardView, SeatView, View


@dataclass(frozen=True, slots=True)
class Line:
    """A source of food: home, gained, symbiosis, prey or ability, its name, and how much it gives.

    The name of prey is its number.
    """

    kind: str
    name: str
    amount: int


@dataclass(frozen=True, slots=True)
class Fate:
    """What survival would do to a species if it came now and all ate what they eat by default."""

    lines: tuple[Line, ...]
    food: int
    need: int
    tokens: int  # of bites
    limit: int  # so many tokens cost a population
    change: int  # of the population


@dataclass(frozen=True, slots=True)
class Made:
    """What cards make: a combination, its sum, and whether it would be the strongest now."""

    combination: str
    total: int
    beats: bool


# ---- the food chain ------------------------------------------------------------------------


def spaces(view: View) -> dict[int, int]:
    """The spaces of all species that stand on the food chain, by their numbers."""
    found = {player.seat: player.space for player in view.players if player.space}
    if view.virtual is not None:
        found[VIRTUAL] = view.virtual
    return found


def abilities(view: View, species: int) -> frozenset[str]:
    """DW.4.5, DW.T6: the abilities of a species that work."""
    if species == VIRTUAL:
        return frozenset(card.ability for card in view.open_cards if card and card.ability)
    return frozenset(each.working for each in view.players[species].places if each.working)


def _bits(names: Iterable[str]) -> int:
    return sum(1 << ABILITIES.index(name) for name in names)


def prey(view: View) -> dict[int, tuple[int, ...]]:
    """DW.A.eat: whom each species may eat as things stand, from the lowest up."""
    at = spaces(view)
    alive = [k for k in at if k == VIRTUAL or view.players[k].population > 0]
    alive.sort(key=at.__getitem__)
    has = {k: _bits(abilities(view, k)) for k in alive}
    return {
        eater: tuple(
            other
            for other in alive
            if other != eater and obstacle(has[eater], has[other], at[other] - at[eater]) == ALLOWED
        )
        for eater in alive
    }


def limit(view: View, species: int) -> int:
    """DW.5.4, DW.A3: how many bite tokens cost a population."""
    return 3 if "herd_animal" in abilities(view, species) else 2


def poison(view: View, eater: int, other: int) -> int:
    """DW.A9, DW.A12: the tokens that the eater would get."""
    harmed = "poison" in abilities(view, other) and "iron_stomach" not in abilities(view, eater)
    return POISONED if harmed else 0


def meal(view: View, eater: int, may: Iterable[int], tokens: int) -> tuple[int, ...]:
    """DW.5.3, DW.X6: what a species that has so many bite tokens eats by default of what it may."""
    found = []
    for other in may:
        more = 0 if eater == VIRTUAL else poison(view, eater, other)
        if more == 0 or tokens + more < limit(view, eater):
            found.append(other)
            tokens += more
    return tuple(found)


def landing(view: View, seat: int, steps: int, up: bool) -> int:
    """DW.4.1, DW.4.2: where the seat's marker would stand after a move."""
    at = spaces(view)
    space, way = at.pop(seat), 1 if up else -1
    for _ in range(steps + (up and space <= SMALL)):
        ahead = range(space + way, SPACES + 1 if up else 0, way)
        space = next((k for k in ahead if k not in at.values()), space)
    return space


# ---- points ----------------------------------------------------------------------------------


def gain(view: View, t: Plain, seat: int, card: CardView, use: str) -> int:
    """DW.E1: how many points more the seat has after using a card: up, down, eggs, adapt, a place.

    `use` is the first four, or the number of a place.
    """
    player = view.players[seat]
    if use in ("up", "down"):
        return landing(view, seat, card.chain, use == "up") - player.space
    if use == "eggs":
        above = max(0, player.population + card.eggs - player.start_population)
        return card.eggs + above - max(0, player.population - player.start_population)
    if use == "adapt":
        return 2
    place = player.places[int(use) - 1]
    return (0 if place.framed else int(t.points[card.number - 1])) - place.points


# ---- food ----------------------------------------------------------------------------------


def food(view: View, t: Plain, seat: int, eaten: Iterable[int]) -> list[Line]:
    """DW.5.2: where a species' food comes from, if it eats these."""
    player, has = view.players[seat], abilities(view, seat)
    lines = [Line("home", name, player.homes[name])
             for name in view.environments if name in player.homes]  # fmt: skip
    lines += [Line("gained", name, EVERY) for name in view.environments if name in player.gained]
    if "symbiosis" in has and (name := _shared(view, player)):
        lines.append(Line("symbiosis", name, EVERY))
    lines += [Line("prey", str(other), EVERY) for other in eaten]
    for number, name in enumerate(ABILITIES):
        if name in has and t.ability_food[number]:
            lines.append(Line("ability", name, int(t.ability_food[number])))
    return lines


def _shared(view: View, player: SeatView) -> str | None:
    """DW.A2: the environment on the table that an opponent has and the player lacks."""
    others = [other for other in view.players if other.seat != player.seat]
    for name in view.environments:
        if name not in (*player.homes, *player.gained):
            if any(name in (*other.homes, *other.gained) for other in others):
                return name
    return None


def eaten(view: View, species: int) -> tuple[int, ...]:
    """Whom a species has eaten in this survival."""
    return view.virtual_eaten if species == VIRTUAL else view.players[species].eaten


def menus(view: View) -> tuple[dict[int, tuple[int, ...]], dict[int, int]]:
    """DW.5.1, DW.5.3: what each eats in this survival, by default what it has not chosen yet.

    And the bite tokens that all have then: whoever eats later knows of the bites before.
    """
    bite = 2 if len(view.players) == 2 else 1  # DW.T8
    tokens = {VIRTUAL: view.virtual_bites, **{each.seat: each.bites for each in view.players}}
    found: dict[int, tuple[int, ...]] = {}
    for eater, may in prey(view).items():
        done = eaten(view, eater)
        more: tuple[int, ...] = ()
        fed = view.virtual_fed if eater == VIRTUAL else view.players[eater].fed
        if not fed:
            left = [other for other in may if other not in done]
            more = meal(view, eater, left, tokens[eater])
        for other in more:
            tokens[other] += bite
            tokens[eater] += poison(view, eater, other)
        found[eater] = (*done, *more)
    return found, tokens


def fate(view: View, t: Plain, seat: int) -> Fate:
    """DW.5.1, DW.5.4: what survival brings the seat's species, from here on by default."""
    player = view.players[seat]
    eating, bites = menus(view)
    lines = food(view, t, seat, eating.get(seat, ()))
    found, need = max(0, sum(line.amount for line in lines)), player.population
    tokens = bites[seat]
    most = limit(view, seat)
    bitten = need > 0 and tokens >= most
    grows = (player.surplus if player.fed else found > need) and (
        tokens < 2 or not view.strict_growth
    )
    starves = not player.fed and found < need
    return Fate(tuple(lines), found, need, tokens, most, max(grows - starves - bitten, -need))


# ---- what cards make -----------------------------------------------------------------------


def made(view: View, cards: Iterable[CardView]) -> Made | None:
    """DW.2.2, DW.2.3: what cards make, None for no combination."""
    chosen = [*cards]
    kinds = [card.kind for card in chosen]
    if not 0 < len(kinds) <= LONGEST:
        return None
    kind = combination(*kinds, *[NONE] * (LONGEST - len(kinds)))
    if kind == NO_COMBINATION:
        return None
    total, best = sum(card.number for card in chosen), strongest(view)
    wins = best is None or beats(kind, total, COMBINATIONS.index(best.combination), best.total)
    return Made(COMBINATIONS[kind], total, bool(wins))


def strongest(view: View) -> Made | None:
    """What is to be beaten in the trick, if anything."""
    for play in view.plays:
        if play.seat == view.strongest:
            return Made(play.combination, play.total, True)
    return None


def winners(view: View) -> list[tuple[Made, tuple[CardView, ...]]]:
    """Each combination that the reader could play and that would be strongest now, weakest first.

    DW.T3: open cards may be part of it, but not all of it.
    """
    open_cards = [card for card in view.open_cards if card]
    pool = [(card, True) for card in view.hand] + [(card, False) for card in open_cards]
    found: dict[tuple[str, tuple[int, ...]], tuple[Made, tuple[CardView, ...]]] = {}
    for size in range(1, LONGEST + 1):
        for chosen in combinations(pool, size):
            if not any(own for _, own in chosen):
                continue
            cards = tuple(card for card, _ in chosen)
            result = made(view, cards)
            if result is not None and result.beats:
                numbers = tuple(sorted(card.number for card in cards))
                found.setdefault((result.combination, numbers), (result, cards))
    return sorted(found.values(), key=lambda each: (COMBINATIONS.index(each[0].combination),
                                                    each[0].total))  # fmt: skip
