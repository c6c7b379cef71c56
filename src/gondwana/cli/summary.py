"""What a simulation showed, in figures: shares of wins, scores and ranks per seat."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

import numpy as np

from ..arena.intervals import Z95, share_by_seed
from ..arena.simulate import Report


@dataclass(frozen=True)
class SeatSummary:
    """A seat's results, or a bot's where the seats were rotated.

    A first place that several share counts as an equal part for each.
    """

    seat: int
    bot: str
    wins: float  # of all games, shared ones as fractions
    share: float  # of 1
    share_low: float  # 95 % interval of the share
    share_high: float
    score: float  # mean points
    score_margin: float  # half of the mean's 95 % interval
    score_deviation: float  # standard deviation of a game's points
    score_p5: float
    score_median: float
    score_p95: float
    rank: float  # mean


@dataclass(frozen=True)
class RoundSummary:
    """How long the games were, in rounds."""

    mean: float
    least: int
    most: int


def seat_summaries(report: Report) -> list[SeatSummary]:
    """Each seat's results, in the order of the seats."""
    return [_seat_summary(report, seat) for seat in range(len(report.bots))]


def _seat_summary(report: Report, seat: int) -> SeatSummary:
    points = report.points[:, seat]
    shares = report.shares[:, seat]
    wins = float(shares.sum())
    turns = len(report.bots) if report.rotated else 1  # games on one seed
    _, low, high = share_by_seed(shares.reshape(-1, turns).tolist())
    deviation = float(points.std(ddof=1)) if report.games > 1 else 0.0
    p5, median, p95 = (float(value) for value in np.percentile(points, (5, 50, 95)))
    return SeatSummary(
        seat=seat,
        bot=report.bots[seat],
        wins=wins,
        share=wins / report.games,
        share_low=low,
        share_high=high,
        score=float(points.mean()),
        score_margin=Z95 * deviation / sqrt(report.games),
        score_deviation=deviation,
        score_p5=p5,
        score_median=median,
        score_p95=p95,
        rank=float(report.ranks[:, seat].mean()),
    )


def round_summary(report: Report) -> RoundSummary:
    """The games' lengths."""
    rounds = report.rounds
    return RoundSummary(float(rounds.mean()), int(rounds.min()), int(rounds.max()))
