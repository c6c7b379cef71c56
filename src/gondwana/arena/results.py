"""The file of a tournament's results: a line for the plan, then one for each finished game.

Lines are only ever added, and each is on the disk before its game counts as finished, so whatever
happens to the program or the machine, no finished game is lost. A last line that was cut off while
it was written is none.
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from ..kernel.errors import Problem
from .plan import Plan
from .playing import Block

NEWLINE = b"\n"


@dataclass(frozen=True)
class Finished:
    """A finished game by seat: points, ranks (1 is best, ties share), rounds, and thinking.

    `thought` has each seat's decisions with a choice and the milliseconds of CPU time that they
    took in all; it is empty where machine code played the whole game. `stopped`: not played to its
    end.
    """

    points: tuple[int, ...]
    ranks: tuple[int, ...]
    rounds: int
    stopped: bool
    thought: tuple[tuple[int, float], ...]

    def line(self, number: int) -> str:
        """The game as a line of the file."""
        words: dict[str, Any] = {
            "game": number,
            "points": self.points,
            "ranks": self.ranks,
            "rounds": self.rounds,
        }
        if self.stopped:
            words["stopped"] = True
        if self.thought:
            words["thought"] = self.thought
        return json.dumps(words)


def finished_games(block: Block) -> list[Finished]:
    """A block's games, one by one."""
    seats = block.thought.shape[1]
    games = []
    for row, thought in zip(block.rows.tolist(), block.thought.tolist(), strict=True):
        spent = tuple((int(decisions), round(time, 3)) for decisions, time in thought)
        games.append(
            Finished(
                tuple(row[:seats]),
                tuple(row[seats : 2 * seats]),
                abs(row[-1]),
                row[-1] < 0,
                spent if any(decisions for decisions, _ in spent) else (),
            )
        )
    return games


class Results:
    """A tournament's results in their file; `games` are the finished ones by their numbers."""

    def __init__(self, path: Path, plan: Plan, anew: bool = False) -> None:
        """Open the file, or begin it; `anew` throws the results in it away.

        A file that holds something else, or the results of another plan, is a Problem, and stays
        as it is.
        """
        self.path = path
        self.games: dict[int, Finished] = {}
        self._plan = plan
        try:
            content = path.read_bytes() if path.exists() else b""
            lines = content.split(NEWLINE)[:-1]
            whole = sum(len(line) + 1 for line in lines)
            if lines or content:
                self._check_kind(lines[0] if lines else content)
            if lines and not anew:
                self._check_plan(lines[0])
                self._read(lines[1:])
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file: IO[bytes] = open(path, "ab")  # noqa: SIM115 - closed by close()
            self._file.truncate(0 if anew else whole)
        except (OSError, ValueError) as error:
            raise Problem("problem-output-unwritable", file=str(path)) from error
        if anew or not lines:
            self._append([json.dumps(plan.document)])

    def __enter__(self) -> Results:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def add(self, numbers: Sequence[int], games: Sequence[Finished]) -> None:
        """Keep finished games; they are on the disk when this returns."""
        self._append([game.line(n) for n, game in zip(numbers, games, strict=True)])
        self.games.update(zip(numbers, games, strict=True))

    def _append(self, lines: list[str]) -> None:
        try:
            self._file.write("".join(f"{line}\n" for line in lines).encode())
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError as error:
            raise Problem("problem-output-unwritable", file=str(self.path)) from error

    def _check_kind(self, first: bytes) -> None:
        """The first line, or what is there of it, must be the beginning of a plan."""
        start = b'{"kind": "tournament"'
        if first[: len(start)] != start[: len(first)]:
            raise Problem("problem-results-foreign", file=str(self.path))

    def _check_plan(self, line: bytes) -> None:
        try:
            found = json.loads(line)
        except ValueError as error:
            raise Problem("problem-results-foreign", file=str(self.path)) from error
        for what, ours in self._plan.document.items():
            theirs = found.get(what)
            if theirs != ours:
                raise Problem(
                    "problem-results-plan",
                    file=str(self.path),
                    what=what,
                    found=_short(theirs),
                    wanted=_short(ours),
                )

    def _read(self, lines: Sequence[bytes]) -> None:
        for number, line in enumerate(lines, start=2):
            try:
                self._take(json.loads(line))
            except (ValueError, KeyError, TypeError) as error:
                raise Problem("problem-results-line", file=str(self.path), line=number) from error

    def _take(self, words: dict[str, Any]) -> None:
        game, seats = words["game"], self._plan.table.seats
        finished = Finished(
            tuple(words["points"]),
            tuple(words["ranks"]),
            words["rounds"],
            words.get("stopped", False),
            tuple((decisions, time) for decisions, time in words.get("thought", ())),
        )
        if game not in range(self._plan.games) or 1 not in finished.ranks:
            raise ValueError
        if len(finished.points) != seats or len(finished.ranks) != seats:
            raise ValueError
        self.games[game] = finished


def _short(value: Any) -> str:
    """A plan's value as a sentence can hold it."""
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)
