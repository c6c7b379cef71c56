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

from ..kernel.errors import Phrase, Problem
from .plan import Plan
from .playing import Block
from .writing import make_folder, unwritable

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

NEWLINE = b"\n"
LARGEST = 2**31  # no figure of a game is as large


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
    """A tournament's results in their file; `games` are the finished ones by their numbers.

    One run at a time has the file.
    """

    def __init__(self, path: Path, plan: Plan, anew: bool = False) -> None:
        """Open the file, or begin it; `anew` throws the results in it away.

        A file that holds something else, or the results of another plan, is a Problem, and stays
        as it is.
        """
        self.path = path
        self.games: dict[int, Finished] = {}
        self._plan = plan
        self._file = self._open()
        try:
            self._begin(anew)
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> Results:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def add(self, numbers: Sequence[int], games: Sequence[Finished]) -> None:
        """Keep finished games; they are on the disk when this returns."""
        self._append([game.line(n) for n, game in zip(numbers, games, strict=True)])
        self.games.update(zip(numbers, games, strict=True))

    def _open(self) -> IO[bytes]:
        make_folder(self.path)
        try:
            if self.path.exists() and not self.path.is_file():
                raise Problem("problem-output-unwritable", file=str(self.path))
            # Nothing waits in a buffer, so nothing is left to write where the disk is full.
            file = open(self.path, "a+b", buffering=0)  # noqa: SIM115 - closed by __exit__
        except (OSError, ValueError) as error:
            raise unwritable(self.path, error) from error
        if not _lock(file):
            file.close()
            raise Problem("problem-results-busy", file=str(self.path))
        return file

    def _begin(self, anew: bool) -> None:
        """Read what is there, and make the file one that lines can be added to."""
        try:
            self._file.seek(0)
            content = self._file.read()
        except OSError as error:
            raise Problem("problem-file-unreadable", file=str(self.path)) from error
        *lines, rest = content.split(NEWLINE)
        if lines:
            self._check(lines[0], anew)
        elif not self._header.startswith(rest):
            raise Problem("problem-results-foreign", file=str(self.path))
        if not anew:
            self._read(lines[1:])
        fresh = anew or not lines
        try:
            self._file.truncate(0 if fresh else len(content) - len(rest))
        except OSError as error:
            raise unwritable(self.path, error) from error
        if fresh:
            self._append([json.dumps(self._plan.document)])

    @property
    def _header(self) -> bytes:
        return json.dumps(self._plan.document).encode()

    def _append(self, lines: list[str]) -> None:
        left = memoryview("".join(f"{line}\n" for line in lines).encode())
        try:
            while left:
                left = left[self._file.write(left) :]
            os.fsync(self._file.fileno())
        except OSError as error:
            raise unwritable(self.path, error) from error

    def _check(self, line: bytes, anew: bool) -> None:
        """The first line must be a plan, and this one unless it is thrown away."""
        try:
            found = json.loads(line)
        except (ValueError, RecursionError) as error:
            raise Problem("problem-results-foreign", file=str(self.path)) from error
        plan = self._plan.document
        if (
            not isinstance(found, dict)
            or found.get("kind") != plan["kind"]
            or found.keys() != plan.keys()
        ):
            raise Problem("problem-results-foreign", file=str(self.path))
        if anew:
            return
        for name, ours in plan.items():
            if found[name] != ours:
                what, there, here = _difference(name, found[name], ours)
                raise Problem(
                    "problem-results-plan", file=str(self.path), what=what, found=there, wanted=here
                )

    def _read(self, lines: Sequence[bytes]) -> None:
        for number, line in enumerate(lines, start=2):
            try:
                game, finished = _read_game(line, self._plan)
            except (ValueError, KeyError, TypeError, RecursionError) as error:
                raise Problem("problem-results-line", file=str(self.path), line=number) from error
            self.games[game] = finished


def _lock(file: IO[bytes]) -> bool:
    """Whether this run alone has the file; true also where files cannot be locked."""
    if fcntl is None:
        return True
    try:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        return True
    return True


def _read_game(line: bytes, plan: Plan) -> tuple[int, Finished]:
    """A line's game and its number; whatever is no game of the plan is an error."""
    words, seats = json.loads(line), plan.table.seats
    points, ranks = words["points"], words["ranks"]
    stopped, thought = words.get("stopped", False), words.get("thought", [])
    fits = (
        _whole(words["game"], 0, plan.games - 1)
        and _whole(words["rounds"], 0, LARGEST)
        and type(stopped) is bool
        and all(type(row) is list for row in (points, ranks, thought))
        and len(points) == len(ranks) == seats
        and all(_whole(number, -LARGEST, LARGEST) for number in points)
        and all(_whole(rank, 1, seats) for rank in ranks)
        and all(rank == 1 + sum(other < rank for other in ranks) for rank in ranks)
        and len(thought) in (0, seats)
        and all(_is_thought(spent) for spent in thought)
    )
    if not fits:
        raise ValueError
    spent = tuple((decisions, time) for decisions, time in thought)
    return words["game"], Finished(tuple(points), tuple(ranks), words["rounds"], stopped, spent)


def _is_thought(spent: Any) -> bool:
    """Whether this is a number of decisions and the milliseconds that they took."""
    if type(spent) is not list or len(spent) != 2:
        return False
    decisions, time = spent
    return _whole(decisions, 0, LARGEST) and type(time) in (int, float) and 0 <= time <= LARGEST


def _whole(value: Any, low: int, high: int) -> bool:
    return type(value) is int and low <= value <= high


def _difference(name: str, theirs: Any, ours: Any) -> tuple[Phrase, str, str]:
    """In what two plans differ, in words, and how: of several options or files, the first."""
    if isinstance(theirs, dict) and isinstance(ours, dict):
        each = next(n for n in (*ours, *theirs) if theirs.get(n) != ours.get(n))
        return (
            Phrase(f"plan-{name}", {"name": each}),
            _short(theirs.get(each)),
            _short(ours.get(each)),
        )
    return Phrase(f"plan-{name}", {"name": ""}), _short(theirs), _short(ours)


def _short(value: Any) -> str:
    """A plan's value as a sentence can hold it."""
    if value is None:
        return "–"
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)
