"""What a tournament showed: ratings, shares of wins, and who finishes before whom."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from openskill.models import PlackettLuce, PlackettLuceRating

from .intervals import Z95, share_by_seed
from .plan import Plan
from .results import Finished


@dataclass(frozen=True)
class Standing:
    """A bot's results; a first place that several share counts as an equal part for each.

    Where a bot has several seats of a game, all of them count. `expected` is the share of wins that
    its seats would have among equals.
    """

    bot: str
    seats: int  # how often it sat at a table
    share: float  # of the games' wins, by seat
    share_low: float  # 95 % interval
    share_high: float
    expected: float
    points: float  # mean
    rank: float  # mean
    rating: float  # OpenSkill's mu
    rating_low: float  # 95 % interval: mu ± 1.96 sigma
    rating_high: float
    milliseconds: float | None  # of CPU time, a decision with a choice, on average; measured


@dataclass(frozen=True)
class Crossing:
    """How often one bot finishes before another: ties count half."""

    share: float
    low: float  # 95 % interval
    high: float
    meetings: int  # pairs of seats in which they met


def win_shares(ranks: Sequence[int]) -> list[float]:
    """Each seat's share of a game's win: winners share 1."""
    winners = ranks.count(1)
    return [1 / winners if rank == 1 else 0.0 for rank in ranks]


def standings(plan: Plan, games: Mapping[int, Finished]) -> list[Standing]:
    """Each bot's results in the finished games, the best rated first."""
    rated = ratings(plan, games)
    found = [_standing(plan, games, bot, rated[bot]) for bot in plan.names]
    return sorted(found, key=lambda one: (-one.rating, plan.names.index(one.bot)))


def _standing(
    plan: Plan, games: Mapping[int, Finished], bot: str, rating: PlackettLuceRating
) -> Standing:
    shares: dict[int, list[float]] = {}
    points: list[int] = []
    ranks: list[int] = []
    decisions, time = 0, 0.0
    for number, game in sorted(games.items()):
        won = win_shares(game.ranks)
        for seat, name in enumerate(plan.seating_of(number)):
            if name != bot:
                continue
            shares.setdefault(plan.seed_number(number), []).append(won[seat])
            points.append(game.points[seat])
            ranks.append(game.ranks[seat])
            if game.thought:
                decisions += game.thought[seat][0]
                time += game.thought[seat][1]
    share, low, high = share_by_seed(list(shares.values()))
    return Standing(
        bot=bot,
        seats=len(ranks),
        share=share,
        share_low=low,
        share_high=high,
        expected=1 / plan.table.seats,
        points=float(np.mean(points)),
        rank=float(np.mean(ranks)),
        rating=rating.mu,
        rating_low=rating.mu - Z95 * rating.sigma,
        rating_high=rating.mu + Z95 * rating.sigma,
        milliseconds=time / decisions if decisions else None,
    )


def ratings(plan: Plan, games: Mapping[int, Finished]) -> dict[str, PlackettLuceRating]:
    """OpenSkill's ratings by the Plackett-Luce model, the games taken by their numbers.

    Bots do not get better or worse: nothing is added to the uncertainty from game to game (`tau`
    is 0), and each game takes away from it as much as the model says (`gamma` is 1). A bot with
    several seats moves by the sum of what each of them says, and is no surer for having several.
    """
    model = PlackettLuce(tau=0, gamma=_whole)
    rated = {bot: model.rating(name=bot) for bot in plan.names}
    for number, game in sorted(games.items()):
        seating = plan.seating_of(number)
        teams = [[model.create_rating([rated[bot].mu, rated[bot].sigma])] for bot in seating]
        after = model.rate(teams, ranks=[float(rank) for rank in game.ranks])
        for bot in set(seating):
            mine = [team[0] for name, team in zip(seating, after, strict=True) if name == bot]
            before = rated[bot]
            mu = before.mu + sum(one.mu - before.mu for one in mine)
            rated[bot] = model.rating(mu=mu, sigma=max(one.sigma for one in mine), name=bot)
    return rated


def _whole(*_: object, **__: object) -> float:
    return 1.0


def crossings(plan: Plan, games: Mapping[int, Finished]) -> dict[str, dict[str, Crossing]]:
    """For each bot and each other one that it met: how often it finishes before it."""
    seen: dict[tuple[str, str], dict[int, list[float]]] = {}
    for number, game in sorted(games.items()):
        seating = plan.seating_of(number)
        for a, rank in zip(seating, game.ranks, strict=True):
            for b, other in zip(seating, game.ranks, strict=True):
                if a != b:
                    before = 1.0 if rank < other else 0.5 if rank == other else 0.0
                    by_seed = seen.setdefault((a, b), {})
                    by_seed.setdefault(plan.seed_number(number), []).append(before)
    table: dict[str, dict[str, Crossing]] = {bot: {} for bot in plan.names}
    for (a, b), by_seed in seen.items():
        meetings = sum(len(values) for values in by_seed.values())
        table[a][b] = Crossing(*share_by_seed(list(by_seed.values())), meetings)
    return table
