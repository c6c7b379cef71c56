"""Bots that follow a policy of `policies`: they look one step ahead at most."""

from __future__ import annotations

from typing import Any

from ..kernel.chance import seed_words, set_dice
from ..kernel.errors import Problem
from ..kernel.game import Table
from ..kernel.match import Match
from ..kernel.state import DICE, plain, records
from .policies import POLICIES, choose, choose_entry, set_for_decision


class _Seated:
    """A policy at one seat of a match.

    The same seed and the same match give the same choices, plainly, compiled and in simulations;
    nothing is kept from one choice to the next.
    """

    def __init__(self, name: str, table: Table, seat: int, seed: str) -> None:
        self.name = name
        self.seat = seat
        self._table = table
        self._policy = policy_number(name)
        self._set_dice = table.game.plain[set_for_decision]
        self._own, self._dice = plain(DICE), plain(DICE)
        set_dice(self._own, seed_words(seed, bot_purpose(seat)))

    def _dice_of(self, match: Match) -> Any:
        """The seat's dice for the decision that the match has come to."""
        self._set_dice(self._dice, self._own, decisions_in(match))
        return self._dice


class Bot(_Seated):
    """A bot that decides plainly, so nothing has to be compiled."""

    def __init__(self, name: str, table: Table, seat: int, seed: str) -> None:
        super().__init__(name, table, seat, seed)
        self._choose = table.game.plain[choose]
        self._buffers = plain(table.game.choices), plain(table.game.choices)
        self._scratch = [table.new_state() for _ in range(3)]

    def choose(self, match: Match) -> int:
        """The action that the bot chooses where its seat must decide."""
        dice, constants = self._dice_of(match), self._table.constants
        action = self._choose(
            self._policy, match.state, constants, self.seat, *self._buffers, dice, self._scratch
        )
        for state in self._scratch:
            state.notes.clear()
        return int(action)


class CompiledBot(_Seated):
    """The same bot as machine code: it thinks without the GIL and much faster.

    The first one of a game loads the game's code, or compiles it where there is none yet.
    """

    def __init__(self, name: str, table: Table, seat: int, seed: str) -> None:
        super().__init__(name, table, seat, seed)
        self._choose = table.game.compiled[choose_entry]
        self._buffers = records(table.game.choices, 2)
        self._states = records(table.game.state, 4)

    def choose(self, match: Match) -> int:
        """The action that the bot chooses where its seat must decide."""
        self._states[:1] = match.state.to_record()
        dice, constants = self._dice_of(match).to_record(), self._table.record
        return int(
            self._choose(self._policy, self._states, constants, self.seat, self._buffers, dice)
        )


def decisions_in(match: Match) -> int:
    """How many decisions were made in the match so far."""
    return sum(line.seat is not None for line in match.lines)


def bot_purpose(seat: int) -> str:
    """What a seat's generator is seeded for: bots do not touch the match's dice."""
    return f"seat {seat}"


def policy_number(name: str) -> int:
    """The number of a policy; an unknown name is a Problem."""
    if name not in POLICIES:
        raise Problem("problem-unknown-bot", bot=name, known=", ".join(POLICIES))
    return POLICIES.index(name)
