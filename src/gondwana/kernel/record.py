"""Game records: a readable text file that holds a match, and reading one back.

[Game "evo-2011"]                  tags: what was played
[Option rulebook "en"]
* order T                          a chance event
= 1 9f2c41d07be3a655               a round begins: its number and the state's hash
T bid 2 3                          an action: the seat's letter, then its words
; a comment
"""

from __future__ import annotations

import json
import re
from pathlib import Path

from .chance import commitment, dice_words
from .errors import Problem, Refused
from .game import Table, find_game
from .match import Match

_TAG = re.compile(r'\[(\w+)(?: ([\w.-]+))? ("(?:[^"\\]|\\.)*")\]')
LONGEST_NAME = 60
_LINE_END = re.compile(r"\r\n|\r|\n")
_ONCE = ("Game", "Version", "Seats", "Dice", "Commitment", "Seed")


def write_record(
    match: Match, comments: dict[int, list[str]] | None = None, *, tell_seed: bool = False
) -> str:
    """The match as a record; `comments` are put before the line of their number.

    The seed is told when the game is over; before that only its commitment stands there, unless
    `tell_seed` wants a file from which the same match can go on.
    """
    out = [
        f'[Game "{match.game.id}"]',
        f'[Version "{match.game.version}"]',
        f'[Seats "{match.seats}"]',
        *(f'[Option {name} "{value}"]' for name, value in match.table.options.items()),
        *(f'[File {name} "{match.table.file_hash(name)}"]' for name in match.table.own_files),
        *(f"[Player {match.game.marks[k]} {_quoted(_name(v))}]" for k, v in match.players.items()),
        f'[Dice "{"hand" if match.by_hand else "seeded"}"]',
    ]
    if not match.by_hand:
        out.append(f'[Commitment "{match.commitment}"]')
    notes = {number: list(texts) for number, texts in (comments or {}).items()}
    for number, words in match.undone:
        notes.setdefault(number, []).append(f"undone: {words}")
    out.append("")
    for number, line in enumerate(match.lines):
        out += [_comment(text) for text in notes.get(number, [])]
        who = "*" if line.seat is None else match.game.marks[line.seat]
        out.append(f"{who} {line.words}")
        if line.hash:
            out.append(f"= {line.round_number} {line.hash}")
    out += [_comment(text) for text in notes.get(len(match.lines), [])]
    if (match.over or tell_seed) and not match.by_hand:
        out += ["", f"[Seed {_quoted(match.seed)}]"]
    return "\n".join(out) + "\n"


def _name(name: str) -> str:
    """A name as a record has it: visible signs, and not too many."""
    return "".join(c if c.isprintable() else " " for c in name)[:LONGEST_NAME]


def _quoted(value: str) -> str:
    """A value as a tag holds it: quotes, backslashes and line ends are written as JSON does."""
    return json.dumps(value, ensure_ascii=False)


def _comment(text: str) -> str:
    """A comment in one line."""
    return f"; {_LINE_END.sub(' ', text)}"


class _Reader:
    """Reads a record line by line and replays it."""

    def __init__(self, text: str, file: str, files: dict[str, Path]) -> None:
        self.file = file
        self.files = files
        self.tags: dict[str, str] = {}
        self.options: dict[str, str] = {}
        self.players: dict[str, str] = {}
        self.hashes: dict[str, str] = {}
        self.moves: list[tuple[int, str]] = []
        for number, raw in enumerate(_LINE_END.split(text), start=1):
            line = raw.strip()
            if line.startswith("["):
                self._tag(number, line)
            elif line and not line.startswith(";"):
                self.moves.append((number, line))

    def problem(self, number: int, reason: Problem | str) -> Problem:
        """A problem with the record at a line."""
        return _RecordProblem(self.file, number, reason)

    def _tag(self, number: int, line: str) -> None:
        match = _TAG.fullmatch(line)
        if match is None:
            raise self.problem(number, "problem-record-tag")
        name, key, quoted = match.groups()
        try:
            value = json.loads(quoted)
        except ValueError as error:
            raise self.problem(number, "problem-record-tag") from error
        if name in _ONCE and key is None and name not in self.tags:
            self.tags[name] = value
        elif name == "Option" and key and key not in self.options:
            self.options[key] = value
        elif name == "Player" and key and key not in self.players:
            self.players[key] = value
        elif name == "File" and key and key not in self.hashes:
            self.hashes[key] = value
        else:
            raise self.problem(number, "problem-record-tag")

    def _need(self, name: str) -> str:
        if name not in self.tags:
            raise Problem("problem-record-missing", file=self.file, tag=name)
        return self.tags[name]

    def _table(self) -> Table:
        game = find_game(self._need("Game"))
        version = self._need("Version")
        if version != str(game.version):
            raise Problem(
                "problem-record-version", file=self.file, found=version, ours=game.version
            )
        seats = self._need("Seats")
        if not seats.isdecimal() or len(seats) > 3:
            raise Problem("problem-record-seats", file=self.file, found=seats)
        for name in self.hashes:
            if name not in self.files:
                raise Problem("problem-record-file", file=self.file, name=name)
        table = Table(game, int(seats), self.options, self.files)
        for name in table.own_files:
            if self.hashes.get(name) != table.file_hash(name):
                raise Problem("problem-record-file", file=self.file, name=name)
        return table

    def start(self) -> Match:
        """The match before its first line."""
        table = self._table()
        marks = table.game.marks[: table.seats]
        for mark in self.players:
            if mark not in marks:
                raise Problem("problem-record-player", file=self.file, mark=mark, known=marks)
        for name in self.players.values():
            if not name.isprintable() or len(name) > LONGEST_NAME:
                raise Problem("problem-record-name", file=self.file, most=LONGEST_NAME)
        players = {marks.index(mark): name for mark, name in self.players.items()}
        dice = self._need("Dice")
        if dice not in ("seeded", "hand"):
            raise Problem("problem-record-dice", file=self.file, found=dice)
        match = Match(table, seed=self.tags.get("Seed"), dice="hand", players=players)
        if dice == "seeded":
            promised = self._need("Commitment")
            if "Seed" in self.tags and commitment(self.tags["Seed"]) != promised:
                raise Problem("problem-record-seed", file=self.file)
        return match

    @property
    def drawn(self) -> bool:
        """Whether the dice came from a generator whose seed is told."""
        return self.tags["Dice"] == "seeded" and "Seed" in self.tags

    def replay(self, match: Match) -> None:
        """Play every line; stop at the first that does not fit."""
        checked = 0
        for number, line in self.moves:
            who, _, words = line.partition(" ")
            if who == "=":
                self._compare(match, number, words, checked)
                checked = len(match.lines)
                continue
            self._miss_no_hash(match, number, checked)
            if who == "*":
                self._chance(match, number, words)
            else:
                self._action(match, number, who, words)

    def _miss_no_hash(self, match: Match, number: int, checked: int) -> None:
        """Where the dice are seeded, a round's hash must come before the next line."""
        if self.tags["Dice"] == "seeded" and len(match.lines) > checked and match.lines[-1].hash:
            raise self.problem(number, "problem-record-no-hash")

    def _compare(self, match: Match, number: int, words: str, checked: int) -> None:
        last = match.lines[-1] if len(match.lines) > checked else None
        if last is None or words != f"{last.round_number} {last.hash}" or not last.hash:
            raise self.problem(number, "problem-record-hash")

    def _chance(self, match: Match, number: int, words: str) -> None:
        name, _, rest = words.partition(" ")
        if not match.state.chance or name != match.chance_name():
            raise self.problem(number, "problem-record-chance")
        try:
            outcome = match.read_outcome(rest)
        except Problem as problem:
            raise self.problem(number, problem) from problem
        before = dice_words(match._dice)
        if self.drawn and match._draw() != outcome:
            raise self.problem(number, "problem-record-drawn")
        match._happen(outcome, before)

    def _action(self, match: Match, number: int, who: str, words: str) -> None:
        marks = match.game.marks[: match.seats]
        if who not in tuple(marks):
            raise self.problem(number, "problem-record-line")
        if match.state.chance:
            raise self.problem(number, "problem-record-no-chance")
        try:
            seat = marks.index(who)
            action = match.table.read(words)
            refused = match.why_not(seat, action)
        except Problem as problem:
            raise self.problem(number, problem) from problem
        if refused is not None:
            raise self.problem(number, refused) from refused
        match._play(seat, action)


class _RecordProblem(Problem):
    """A line of a record that does not fit, and the reason."""

    def __init__(self, file: str, number: int, reason: Problem | str) -> None:
        super().__init__("problem-record-at", file=file, line=number)
        self.reason = reason
        self.line = number
        self.clause = reason.clause if isinstance(reason, Refused) else None

    def say(self, language: str) -> str:
        """Place and reason in a language."""
        reason = self.reason if isinstance(self.reason, Problem) else Problem(self.reason)
        return f"{super().say(language)} {reason.say(language)}"


def read_record(text: str, file: str = "record", files: dict[str, Path] | None = None) -> Match:
    """Read a record back: replay every line and stop at the first that does not fit.

    With its seed told, the dice are drawn again and compared, and the match can go on with them;
    without, its further dice come by hand.
    """
    reader = _Reader(text, file, files or {})
    match = reader.start()
    reader.replay(match)
    match.by_hand = not reader.drawn
    if reader.tags["Dice"] == "seeded":
        match.dice_source = "verified" if reader.drawn else "secret"
    match.settle()
    return match
