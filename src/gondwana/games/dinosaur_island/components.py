"""Reading the component file and building a table's constants from it, every figure checked."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from ...kernel.figures import Figures
from ...kernel.game import Options
from ...kernel.state import Plain, plain
from ...kernel.weights import lay_weights
from .. import common
from .box import (
    SMALL,
    designed,
    lay_attractions,
    lay_cards,
    lay_dice,
    lay_exhibits,
    lay_objectives,
    lay_sorts,
    lay_specialists,
    lay_tiles,
    numbers,
)
from .state import (
    ALL_CARDS,
    DICE_IN_PLAY,
    GOALS,
    KINDS,
    LENGTHS,
    LEVELS,
    OBJECTIVES_A_LENGTH,
    SEATS,
    SHELVES,
    SOLO_ROUNDS,
    SPOTS,
    TABLE,
    VISITORS,
)
from .weights import WEIGHT_LAYOUT

FILES = {"components": Path(__file__).with_name("components.toml")}
TEXTS = (Path(__file__).with_name("texts"), common.TEXTS)


def build(seats: int, options: Options, files: Mapping[str, Path]) -> Plain:
    """A table's constants (dtype TABLE, plain) for these seats and options."""
    t: Plain = plain(TABLE)
    t.seats = seats
    t.solo = int(seats == 1)
    figures = Figures.read(files["components"], *TEXTS)
    _lay_players(t, figures.table("player"))
    _lay_research(t, figures)
    _lay_park(t, figures.table("park"))
    _lay_lab(t, figures.table("lab"))
    _lay_market(t, figures)
    _lay_visitors(t, figures.table("visitors"))
    _lay_game(t, figures)
    lay_sorts(t, figures)
    lay_dice(t, figures)
    lay_exhibits(t, figures)
    lay_attractions(t, figures)
    lay_tiles(t, figures)
    lay_specialists(t, figures)
    lay_objectives(t, figures)
    lay_cards(t, figures)
    _choose(t, options)
    lay_weights(t, Path(__file__).parent, WEIGHT_LAYOUT)
    t.extra = designed(figures)
    return t


def _lay_players(t: Plain, player: Figures) -> None:
    """DI.S7, DI.S9: what each player has at the start, and how high things can go."""
    for place, money in enumerate(numbers(player, "money", SEATS, 0, 99)):
        t.start_money[place] = money
    t.start_points = player.whole("points", 0, 99)
    t.most_excitement = player.whole("most_excitement", 1, 60)
    t.start_excitement = player.whole("excitement", 0, t.most_excitement)
    t.start_threat = player.whole("threat", 0, 99)
    t.start_security = player.whole("security", 0, 99)
    t.workers = player.whole("workers", 1, SMALL)
    t.start_workers = player.whole("workers_in_lab", 0, t.workers)
    t.most_specialists = player.whole("specialists", 1, 3)
    t.most_limit = player.whole("most_limit", 2, SMALL)


def _lay_research(t: Plain, figures: Figures) -> None:
    """DI.S3, DI.1.6."""
    t.dice = numbers(figures.table("dice"), "in_play", SEATS, 1, DICE_IN_PLAY)[t.seats - 1]
    research = figures.table("research")
    for kind, name in enumerate(KINDS):
        t.least_level[kind] = research.whole(name, 1, LEVELS)


def _lay_park(t: Plain, park: Figures) -> None:
    """DI.3.4, DI.4, DI.E1."""
    t.most_paddock = park.whole("most_paddock", 4, 4)
    for size, cost in enumerate(numbers(park, "paddock_cost", t.most_paddock + 1, 0, SMALL)):
        t.paddock_cost[size] = cost
    t.exhibit_visitors = park.whole("exhibit_visitors", 0, SMALL)
    t.empty_penalty = park.whole("empty_penalty", 0, SMALL)
    t.gate_income = park.whole("gate_income", 0, SMALL)
    t.patron_points = park.whole("patron_points", 0, SMALL)
    t.food_income = park.whole("food_income", 0, SMALL)
    t.eaten_loss = park.whole("eaten_loss", 0, SMALL)
    t.money_a_point = park.whole("money_a_point", 1, 99)


def _lay_lab(t: Plain, lab: Figures) -> None:
    """DI.2.4, DI.3.4, DI.3.5, DI.L.bench_plus."""
    for spot, dollars in enumerate(numbers(lab, "venture", SPOTS, 0, SMALL)):
        t.venture[spot] = dollars
    for spot, dollars in enumerate(numbers(lab, "bench_plus_discount", 2, 0, SMALL)):
        t.bench_discount[spot] = dollars
    costs = numbers(lab, "security_cost", len(t.security_cost), 0, SMALL)
    for level, cost in enumerate(costs):
        t.security_cost[level] = cost
    t.security_cost_above = lab.whole("security_cost_above", 0, SMALL)
    t.second_price[0] = lab.whole("refine_2_price", 0, SMALL)
    t.second_price[1] = lab.whole("create_2_price", 0, SMALL)


def _lay_market(t: Plain, figures: Figures) -> None:
    """DI.2.1, DI.2.5."""
    market = figures.table("market")
    prices = numbers(market, "prices", SHELVES, 0, SMALL)
    if sorted(set(prices)) != prices:
        raise market.wrong("prices", prices, "right-ascending")
    for shelf, price in enumerate(prices):
        t.price[shelf] = price
    t.market_actions = market.whole("actions", 1, SMALL)
    offers = figures.tables("offer")
    if len(offers) != SHELVES:
        raise figures.wrong("offer", len(offers), "right-rows", count=SHELVES)
    for shelf, offer in enumerate(offers):
        t.offer_amount[shelf] = offer.whole("amount", 1, SMALL)
        t.offer_complex[shelf] = int(offer.text("kind", ("basic", "complex")) == "complex")


def _lay_visitors(t: Plain, visitors: Figures) -> None:
    """DI.S2, DI.O1."""
    for number, name in enumerate(VISITORS):
        t.visitors[number] = visitors.whole(f"solo_{name}s" if t.solo else f"{name}s", 0, 80)


def _lay_game(t: Plain, figures: Figures) -> None:
    """DI.S6, DI.O1, DI.O4, DI.O5."""
    game, solo = figures.table("game"), figures.table("solo")
    t.goals = numbers(game, "objectives", SEATS, 0, GOALS)[t.seats - 1]
    t.cards_drawn = solo.whole("cards_drawn", 1, ALL_CARDS)
    # a card is turned in every round, of those that are no objectives
    t.cards_kept = solo.whole("cards_kept", 1, min(t.cards_drawn, ALL_CARDS - SOLO_ROUNDS))
    for number, points in enumerate(numbers(solo, "tracker", SOLO_ROUNDS, 0, 99)):
        t.tracker[number + 1] = points
    t.streak_bonus = solo.whole("streak_bonus", 0, 99)


def _choose(t: Plain, options: Options) -> None:
    """The table's options."""
    t.first_objective = LENGTHS.index(options["length"]) * OBJECTIVES_A_LENGTH
    t.twists = int(options["plot_twists"])
    t.by_track = int(options["market_order"] == "track")
    t.pass_income = int(options["market_pass_income"])
    t.rounds = 1 if options["tiny"] == "on" else SOLO_ROUNDS if t.solo else 0
