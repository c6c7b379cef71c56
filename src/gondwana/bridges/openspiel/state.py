"""A state as OpenSpiel asks for it: a position with its past."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import TYPE_CHECKING

import pyspiel

from ...kernel.errors import Problem
from ...kernel.game import find_game
from ..common import CHANCE, OVER, Position
from .past import Past, Redealt, load_past

if TYPE_CHECKING:
    from .game import GondwanaGame
    from .setting import Setting

TERMINAL = int(pyspiel.PlayerId.TERMINAL)


class Standing:
    """Where a game stands: all that Python keeps of a state, copied and pickled as one thing."""

    __slots__ = ("_new", "_past", "ids", "moves", "player", "position", "setting")

    def __init__(
        self, setting: Setting, position: Position, past: Past, moves: int, player: int
    ) -> None:
        self.setting = setting
        self.position = position
        self._past = past
        self._new: list[int] = []  # moves that are not in `_past` yet
        self.moves = moves
        self.player = player  # who must move, as OpenSpiel counts
        self.ids = self._listed()  # what may be done, ascending; not to be changed

    @property
    def past(self) -> Past:
        """All moves up to here."""
        for id_ in self._new:
            self._past = Past(self._past, id_)
        self._new.clear()
        return self._past

    def _listed(self) -> list[int]:
        ids = [] if self.player == TERMINAL else self.position.ids
        if self.player == CHANCE:
            ids.sort()
        return ids

    def move(self, id_: int) -> None:
        """Play an action or let an outcome happen; a wrong one is a Problem and changes nothing."""
        if id_ not in self.ids:
            raise self._problem(id_)
        turn = self.position.move(id_)
        self._new.append(id_)
        self.moves += 1
        self.player = TERMINAL if turn == OVER or self._goes_too_far() else turn
        self.ids = self._listed()

    def _goes_too_far(self) -> bool:
        """Whether the game stops as it stands, for it has had its most moves, or rounds."""
        most = self.setting.most_rounds
        return self.moves >= self.setting.most_moves or 0 < most < self.position.round_number

    def _problem(self, id_: int) -> Problem:
        table, state = self.setting.table, self.past.state(self.setting.table)
        if self.player == CHANCE:
            name = table.game.chances[self.position.chance]
            return Problem("problem-outcome", outcome=str(id_), chance=name)
        seat = max(self.player, 0)
        return table.game.refused(table.game.rules["refusal"](state, table.constants, seat, id_))

    def redealt(self, seat: int, seed: str) -> Standing:
        """The same with all dealt anew that the seat cannot know."""
        table = self.setting.table
        position = self.position.copy()
        position.redeal(seat, seed)
        state = table.new_state()
        state.load(position.record)
        known = [self.setting.observation_text(position, other) for other in range(table.seats)]
        past = Redealt(self.past, seat, state, known)
        return Standing(self.setting, position, past, self.moves, self.player)

    def copy(self) -> Standing:
        """An independent standing."""
        new = Standing(self.setting, self.position.copy(), self._past, self.moves, self.player)
        new._new = self._new.copy()
        new.ids = self.ids
        return new

    def digest(self) -> str:
        """16 hex digits of the SHA-256 over the state's bytes."""
        return hashlib.sha256(self.position.record.tobytes()).hexdigest()[:16]

    def __deepcopy__(self, memo: object) -> Standing:
        return self if self is self.setting.start else self.copy()

    def __reduce__(self) -> tuple[Callable[[str], Standing], tuple[str]]:
        saved = {
            "game": self.setting.table.game.id,
            "parameters": self.setting.values,
            "state": self.position.save().hex(),
            "past": self.past.save(),
            "moves": self.moves,
            "player": self.player,
        }
        return load_standing, (json.dumps(saved),)


def load_standing(saved: str) -> Standing:
    """What `Standing.__reduce__` saved."""
    from .setting import setting_for

    told = json.loads(saved)
    setting = setting_for(find_game(told["game"]), told["parameters"])
    position = setting.start.position.copy()
    position.load(bytes.fromhex(told["state"]))
    past = load_past(setting.table, setting.opening, told["past"])
    return Standing(setting, position, past, told["moves"], told["player"])


class GondwanaState(pyspiel.State):  # type: ignore[misc]
    """A state of a game of ours.

    Chance is explicit. Seats that decide at once move one after the other, by number; what the
    earlier ones chose shows in nobody's strings and tensors before all have chosen.
    """

    def __init__(self, game: GondwanaGame) -> None:
        super().__init__(game)
        self.standing = game.setting.start

    # ---- what may happen -------------------------------------------------------------------

    def current_player(self) -> int:
        """The seat that must move, or pyspiel.PlayerId.CHANCE or TERMINAL."""
        return self.standing.player

    def is_terminal(self) -> bool:
        """Whether the game has ended, or was stopped as it stood."""
        return self.standing.player == TERMINAL

    def is_chance_node(self) -> bool:
        """Whether chance must speak."""
        return self.standing.player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The ids that the player may choose, ascending; none where it is another's turn."""
        standing = self.standing
        if player is None or player == standing.player:
            return standing.ids.copy()
        return []

    def _legal_actions(self, player: int) -> list[int]:
        return self.standing.ids

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes at hand and how likely each is."""
        position = self.standing.position
        ids, weights = position.ids, position.weights
        total = sum(weights)
        outcomes = [(ids[k], weights[k] / total) for k in range(position.n)]
        outcomes.sort()
        return outcomes

    # ---- what happens ----------------------------------------------------------------------

    def _apply_action(self, action: int) -> None:
        standing = self.standing
        if standing is standing.setting.start:
            standing = self.standing = standing.copy()
        standing.move(action)

    def returns(self) -> list[float]:
        """What the end brings each seat; zeros before."""
        if self.standing.player != TERMINAL:
            return [0.0] * self.standing.setting.table.seats
        return self.standing.setting.returns(self.standing.position)

    # ---- what is known ---------------------------------------------------------------------

    def information_state_string(self, player: int | None = None) -> str:
        """What the seat has seen: its actions and what it was told, then what it observes."""
        standing = self.standing
        seat = standing.player if player is None else player
        if not 0 <= seat < standing.setting.table.seats:
            told: str = super().information_state_string(seat)  # OpenSpiel's own complaint
            return told
        return standing.setting.information_text(standing, seat)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> GondwanaState:
        """A state that the player cannot tell from this one; `sampler` draws from [0, 1).

        What the player cannot know is dealt anew, as likely as it is after all that it has seen.
        Its history still lists what truly happened; only strings and tensors fit what was dealt.
        """
        new: GondwanaState = self.clone()
        new.standing = self.standing.redealt(player, repr(sampler()))
        return new

    # ---- words, copies ---------------------------------------------------------------------

    def _action_to_string(self, player: int, action: int) -> str:
        standing = self.standing
        table = standing.setting.table
        if player == CHANCE:
            chance = standing.position.chance
            words = table.outcomes(chance).get(action)
            return f"{table.game.chances[chance]} {action if words is None else words}"
        return table.words[action] or str(action)

    def __str__(self) -> str:
        standing = self.standing
        game, seat = standing.setting.table.game, standing.player
        turn = {CHANCE: game.chances[standing.position.chance], TERMINAL: "over"}
        who = turn.get(seat) or game.marks[seat]
        return f"{game.id} round {standing.position.round_number}: {who}, {standing.digest()}"

    def __deepcopy__(self, memo: object) -> GondwanaState:
        new: GondwanaState = self.clone()
        return new
