"""Asking: what is printed before a decision, what may be typed, and the commands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rich.table import Table as Grid
from rich.text import Text

from ...kernel.errors import Problem
from ...kernel.match import Match
from ...kernel.texts import Texts
from .keeping import Keeper
from .screen import Screen
from .words import PlayProblem, command_meant, meant, tidy

COMMANDS = (
    "help", "why", "rules", "odds", "map", "show", "hand", "log", "undo", "save", "quit",
)  # fmt: skip


class Leave(Exception):
    """The player leaves the game."""


@dataclass(frozen=True)
class Outcomes:
    """The outcomes of a chance event, shown like choices."""

    heading: Text
    items: tuple[tuple[str, Text], ...]
    numbered: bool = True
    summary: None = None


class Prompt:
    """Asks people for decisions, and for what dice and draws say where they come by hand."""

    def __init__(
        self, screen: Screen, match: Match, keeper: Keeper, texts: Texts, people: list[int]
    ) -> None:
        self.asked: list[int] = []  # the lines that a person was asked for
        self._screen = screen
        self._match = match
        self._keeper = keeper
        self._texts = texts
        self._people = people
        self._shared = len(people) > 1
        self._say = screen.say
        self._terminal = screen.terminal
        self._legal: list[str] = []
        self._numbered: list[str] = []
        self._went_back = False
        topics = tuple(self._terminal.topics(match.view(None)))
        self._names = {"?": "help", "q": "quit"} | {name: name for name in (*COMMANDS, *topics)}
        for name in COMMANDS:
            self._names[self._say(f"command-{name}").lower()] = name
        for name in topics:
            self._names[texts(f"command-{name}").lower()] = name

    # ---- decisions -------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """Ask a person for a decision until there is one, or until the game has gone back."""
        self._sit(seat, secretly=self._match.apart)
        self._screen.news(seat)
        self._screen.show_table()
        legal = self._match.legal(seat)
        self._legal = [f"{self._match.table.words[id_]}" for id_ in legal]
        self._went_back = False
        view = self._screen.view()
        self._screen.line(self._terminal.ask(view), "bold")
        self._list(self._terminal.choices(view, self._legal))
        default = self._terminal.default(view)
        while not self._went_back:
            typed = self._read(seat)
            if not typed and default is None:
                self._list(self._terminal.choices(view, self._legal))
            elif self._answer(seat, typed or f"{default}"):
                return

    def _answer(self, seat: int, typed: str) -> bool:
        """Carry out what was typed; True when it was a decision."""
        try:
            words = self._understand(typed)
            if words is None:
                return False
            number = len(self._match.lines)
            self._match.play(seat, words)
        except Problem as problem:
            self._screen.complain(problem)
            return False
        self.asked.append(number)
        return True

    def _understand(self, typed: str) -> str | None:
        """The words of an action; None where it was a command, or could be several actions."""
        if self._is_command(typed, exact=True):
            return None
        words = self._terminal.in_english(tidy(typed))
        found = meant(words, self._numbered, self._legal, self._terminal.also)
        if len(found) > 1:
            self._screen.line(self._say("which", words=" · ".join(found)))
            return None
        if found:
            return found[0]
        if self._is_command(typed, exact=False):
            return None
        if words.isdecimal():
            key = "problem-number" if self._numbered else "problem-no-numbers"
            raise PlayProblem(key, number=words, most=len(self._numbered))
        return words

    def _list(self, groups: Sequence[Any]) -> None:
        self._numbered = self._screen.show_choices(groups)

    def _read(self, seat: int | None) -> str:
        name = "" if seat is None else self._screen.names[seat]
        return self._screen.read(f"{name} > ").strip()

    def _sit(self, seat: int, secretly: bool = False) -> None:
        if self._names.get(tidy(self._screen.seat(seat, secretly))) == "quit":
            raise Leave

    # ---- chance by hand --------------------------------------------------------------------

    def ask_chance(self) -> None:
        """Ask what a die or a draw says; who must not see it is kept away as well as can be."""
        match, screen = self._match, self._screen
        public = match.view(None)
        name = match.chance_name()
        secret = self._terminal.secret_of(public, name)
        person = secret if secret in self._people else None
        if person is not None:
            self._sit(person, secretly=True)
        elif screen.reader is not None:
            self._sit(screen.reader)
        screen.news(screen.reader)
        screen.line(self._terminal.chance(public, name), "bold")
        if secret is not None and person is None:
            screen.line(self._say("look-for-bot", name=screen.names[secret]))
        words = [match.outcome_words(outcome) for outcome, _ in match.chances()]
        labels = [(word, Text(self._terminal.outcome(name, word))) for word in words]
        self._went_back = False
        self._legal = words
        self._list([Outcomes(Text(""), tuple(labels))])
        while not self._went_back and not self._enter(name, words):
            pass
        if secret is not None and (person is None or self._shared):
            screen.cover()

    def _enter(self, name: str, words: list[str]) -> bool:
        """Read one line; True when an outcome was typed."""
        typed = self._read(None)
        labels = {word: [self._terminal.outcome(name, word).lower()] for word in words}
        try:
            if not typed or self._is_command(typed, exact=True):
                return False
            found = meant(typed, self._numbered, words, lambda word: labels[word])
            if len(found) > 1:
                self._screen.line(self._say("which", words=" · ".join(found)))
                return False
            if not found and self._is_command(typed, exact=False):
                return False
            self._match.happen(self._match.read_outcome(found[0] if found else typed))
        except Problem as problem:
            self._screen.complain(problem)
            return False
        return True

    # ---- commands --------------------------------------------------------------------------

    def _is_command(self, typed: str, exact: bool) -> bool:
        """Carry out a command if it is one."""
        word, _, rest = typed.strip().partition(" ")
        command = self._names.get(word.lower()) if exact else command_meant(word, self._names)
        if command is None:
            return False
        known: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "why": self._why,
            "rules": self._rules,
            "odds": self._odds,
            "map": lambda _: self._screen.show(self._terminal.map(self._screen.view())),
            "show": lambda _: self._screen.show(*self._terminal.everything(self._screen.view())),
            "hand": lambda _: self._screen.show(self._terminal.hand(self._screen.view())),
            "log": lambda _: self._screen.log(),
            "undo": self._undo,
            "save": self._save,
            "quit": self._quit,
        }
        if command in known:
            known[command](rest.strip())
        else:
            self._screen.show(self._terminal.topics(self._screen.view())[command])
        return True

    def _help(self, _: str) -> None:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True)
        for name in dict.fromkeys(self._names.values()):
            own = self._say.has(f"command-{name}")
            texts = self._say if own else self._texts
            local = texts(f"command-{name}")
            word = name if local == name else f"{local} ({name})"
            grid.add_row(Text(f"  {word}", "bold"), texts(f"help-{name}"))
        self._screen.line(self._say("help-typing"))
        self._screen.line(self._texts("help-words"))
        self._screen.show("", grid, "")
        self._screen.line(self._texts("help-signs"))

    def _why(self, rest: str) -> None:
        if self._match.chances():
            self._screen.line(self._say("why-not-yet"))
            return
        seat = self._screen.reader
        if not rest or seat is None:
            raise PlayProblem("problem-why")
        words = self._terminal.in_english(tidy(rest))
        found = meant(words, self._numbered, self._legal, self._terminal.also)
        refused = None if found else self._match.why_not(seat, words)
        if refused is None:
            self._screen.line(self._say("why-allowed"))
        else:
            self._screen.complain(refused)

    def _rules(self, rest: str) -> None:
        clauses = [clause for clause in self._match.game.clauses if clause]
        wanted = rest.upper().strip("().")
        for cut in (0, 1, 3):  # E2.4.3, or 2.4.3, or 4.3
            for clause in clauses:
                if clause[cut:] == wanted:
                    sentence = self._texts(f"rule-{clause.replace('.', '-')}")
                    self._screen.show(Text.assemble((clause, "bold"), f" {sentence}"))
                    return
        if rest:
            word = self._say("command-rules")
            raise PlayProblem("problem-clause", clause=rest, word=word)
        self._screen.line(self._say("rules-which", known=", ".join(clauses)))

    def _odds(self, rest: str) -> None:
        view = self._screen.view()
        wanted = self._legal
        if rest:
            words = self._terminal.in_english(tidy(rest))
            wanted = meant(words, self._numbered, self._legal, self._terminal.also) or [words]
        told = [odds for words in wanted if (odds := self._terminal.odds(view, words))]
        for sentence in told:
            self._screen.line(sentence)
        if not told:
            self._screen.line(self._say("odds-none-here" if rest else "odds-none"))

    def _undo(self, rest: str) -> None:
        """Back to the reader's last decision; past chance or others' moves only when told so."""
        seat = self._screen.reader
        own = [number for number in self.asked if self._match.lines[number].seat == seat]
        if not own or seat is None:
            raise PlayProblem("problem-undo-nothing")
        to = own[-1]
        alone = to == self._match.revocable(seat)
        free = alone or all(line.seat == seat for line in self._match.lines[to:])
        anyway = tidy(rest) in ("anyway", self._say("word-anyway"))
        if not free and not anyway:
            word = f"{self._say('command-undo')} {self._say('word-anyway')}"
            self._screen.line(self._say("undo-not-free", word=word))
            return
        words = self._match.lines[to].words
        if alone:
            self._match.revoke(seat)
        else:
            self._match.undo(to)
        if not free:
            mark = self._match.game.marks[seat]
            self._keeper.remark(self._match, f"{mark} undo anyway")
        kept = [number for number in self.asked if number < to or (alone and number > to)]
        self.asked = [number - (number > to) for number in kept]
        self._screen.forget()
        self._screen.line(self._say("undone", words=words))
        self._went_back = True

    def _save(self, rest: str) -> None:
        if not rest:
            raise PlayProblem("problem-save-where")
        try:
            path = Path(rest).expanduser()
        except RuntimeError as error:
            raise PlayProblem("problem-save-failed", file=rest) from error
        self._keeper.save(self._match, path)
        self._screen.line(self._say("saved", file=str(path)), whole=True)

    def _quit(self, _: str) -> None:
        raise Leave
