"""Our games as OpenSpiel's, registered by name."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import pyspiel

from ...kernel.game import Game, find_game, game_ids
from ...kernel.texts import Texts
from .observer import Observer, make_observer
from .setting import parameters, setting_for
from .state import GondwanaState


def short_name(id_: str) -> str:
    """What a game is called in OpenSpiel: `gondwana_evo_2011`."""
    return "gondwana_" + id_.replace("-", "_")


def game_type(game: Game, zero_sum: bool = True) -> Any:
    """The game's `pyspiel.GameType`."""
    kind = pyspiel.GameType
    return kind(
        short_name=short_name(game.id),
        long_name=Texts("en", game.texts)("game-name"),
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if zero_sum else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )


class GondwanaGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with its parameters.

    `seats` and the game's options are parameters, and besides them `rewards` ("rank" or "score"),
    `compiled` (False runs the rules as plain Python), `most_moves` (after so many moves and chance
    events the game stops as it stands) and `recall` (how much of its past an information-state
    tensor has). Each game has a class of its own, with the game's `card`.
    """

    card: ClassVar[Game]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        game, given = self.card, dict(params or {})
        self.setting = setting_for(game, given)
        low, high = self.setting.utilities
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions,
            max_chance_outcomes=self.setting.most_outcomes,
            num_players=self.setting.table.seats,
            min_utility=low,
            max_utility=high,
            utility_sum=0.0 if self.setting.zero_sum else None,
            max_game_length=self.setting.most_moves,
        )
        super().__init__(game_type(game, self.setting.zero_sum), info, given)

    def new_initial_state(self) -> GondwanaState:
        """The state before the first move."""
        return GondwanaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        """What writes tensors and strings of this game's states."""
        return make_observer(self.setting, iig_obs_type)

    def max_chance_nodes_in_history(self) -> int:
        """As many as there can be moves."""
        return self.setting.most_moves


def resampler(seed: int) -> Callable[[GondwanaState, int], GondwanaState]:
    """What `ISMCTSBot.set_resampler` takes: it deals anew what the player cannot know."""
    sampler = random.Random(seed).random

    def resample(state: GondwanaState, player: int) -> GondwanaState:
        return state.resample_from_infostate(player, sampler)

    return resample


def register() -> None:
    """Make every installed game loadable by `pyspiel.load_game`.

    What is registered is a class, as with OpenSpiel's own games: any other callable is freed when
    Python has ended already, and aborts the process.
    """
    for id_ in game_ids():
        game = find_game(id_)
        kind = type(short_name(id_), (GondwanaGame,), {"card": game})
        pyspiel.register_game(game_type(game), kind)
