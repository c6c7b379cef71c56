"""A game of ours with its parameters: what all its states share."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import numpy as np

from ...kernel.game import Game, Option, Table, find_game
from ..common import OBSERVATION, Position
from ..saying import BridgeProblem
from .past import Opening
from .state import Standing

BY_GAME = "default"  # the value of an option whose default hangs on options before it
OWN = {"rewards": "rank", "compiled": True, "most_moves": 10_000, "recall": 64}
REWARDS = ("rank", "score")
MOST_POINTS = np.iinfo(np.int16).max


def parameters(game: Game) -> dict[str, Any]:
    """The game's parameters with their defaults: seats, its options, and those of all games."""
    options = {option.name: _typed(option, _default(option)) for option in game.options}
    return {"seats": game.seats[-1], **options, **OWN}


def _default(option: Option) -> str:
    return option.default if isinstance(option.default, str) else BY_GAME


def _typed(option: Option, value: str) -> str | int:
    """OpenSpiel reads `4` as a number, so an option whose values all are such is one."""
    return int(value) if all(each.isdigit() for each in option.values) else value


def setting_for(game: Game, given: Mapping[str, Any]) -> Setting:
    """The game with these parameters, always the same object."""
    return _setting(game.id, tuple(sorted({**parameters(game), **given}.items())))


@lru_cache(maxsize=64)
def _setting(id_: str, values: tuple[tuple[str, Any], ...]) -> Setting:
    return Setting(find_game(id_), dict(values))


class Setting:
    """A game with all its parameters; wrong ones are a Problem."""

    def __init__(self, game: Game, values: Mapping[str, Any]) -> None:
        options = {
            option.name: str(values[option.name])
            for option in game.options
            if values[option.name] != BY_GAME
        }
        self.values = dict(values)
        self.table = Table(game, values["seats"], options)
        self.rewards: str = values["rewards"]
        self.most_moves: int = values["most_moves"]
        self.recall: int = values["recall"]
        self.most_rounds = game.most_rounds
        if self.rewards not in REWARDS:
            raise BridgeProblem("problem-rewards", rewards=self.rewards, known=", ".join(REWARDS))
        for key in ("most_moves", "recall"):
            if values[key] < 1:
                raise BridgeProblem("problem-count", name=key, count=values[key])
        self.fields = [field.name for field in self.table.observation]
        self.opening = Opening(self.table)
        position = Position(self.table, compiled=values["compiled"])
        self.start = Standing(self, position, self.opening, 0, position.turn)

    @property
    def zero_sum(self) -> bool:
        """Whether all seats' returns add up to 0."""
        return self.rewards == "rank" and self.table.seats > 1

    @property
    def utilities(self) -> tuple[float, float]:
        """The lowest and the highest return."""
        if self.rewards == "score":
            return float(-MOST_POINTS), float(MOST_POINTS)
        return -1.0, 1.0

    @property
    def most_outcomes(self) -> int:
        """One more than the highest outcome of any chance event."""
        kinds = range(1, len(self.table.game.chances))
        return 1 + max(max(self.table.outcomes(kind)) for kind in kinds)

    def returns(self, position: Position) -> list[float]:
        """Each seat's points; or its place, from 1 for the first down to −1, ties between.

        A place is the share of the others whom a seat has beaten less the share of those who have
        beaten it; who plays alone gets 1.
        """
        points, ranks = position.scores().tolist()
        if self.rewards == "score":
            return [float(seat) for seat in points]
        if len(ranks) == 1:
            return [1.0]
        return [
            sum((other > own) - (other < own) for other in ranks) / (len(ranks) - 1)
            for own in ranks
        ]

    # ---- what is known ---------------------------------------------------------------------

    def observe(self, position: Position, seat: int) -> Any:
        """The game's observation: (fields,) int16."""
        return position.observe(seat, np.zeros(len(self.fields), OBSERVATION))

    def observation_text(self, position: Position, seat: int) -> str:
        """The observation's numbers by name; those not named are 0."""
        numbers = zip(self.fields, self.observe(position, seat).tolist(), strict=True)
        told = " ".join(f"{name}={number}" for name, number in numbers if number)
        return f"{self.table.game.marks[seat]}: {told}"

    def information_text(self, standing: Standing, seat: int) -> str:
        """All that the seat has seen, a line each, and what it observes now."""
        seen = standing.past.text(self.table, seat)
        return f"{seen}= {self.observation_text(standing.position, seat)}"
