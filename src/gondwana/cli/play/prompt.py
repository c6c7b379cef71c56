"""Asking: what is printed before a decision, and what may be typed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from ...kernel.errors import Problem
from ...kernel.match import Match
from .commands import Commands, Leave
from .screen import Screen
from .terminals import Window
from .windows import Windows
from .words import PlayProblem, as_number, meant, tidy


@dataclass(frozen=True)
class Outcomes:
    """The outcomes of a chance event, shown like choices."""

    heading: Text
    items: tuple[tuple[str, Text], ...]
    numbered: bool = True
    summary: None = None


class Prompt:
    """Asks people for decisions, and for what dice and draws say where they come by hand."""

    def __init__(self, screen: Screen, match: Match, commands: Commands, people: list[int]) -> None:
        self._screen = screen
        self._match = match
        self._commands = commands
        self._people = people
        self._shared = len(people) > 1
        self._say = screen.say
        self._terminal = screen.terminal
        self._rest: list[str] = []  # what was typed in one line and not carried out yet
        self._rest_at: tuple[Any, int] = (None, 0)  # for whom or for what draw, and after what line

    # ---- decisions -------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """Ask a person for a decision until there is one, or until the game has gone back."""
        self._sit(seat, secretly=self._match.apart)
        legal = self._match.legal(seat)
        self._commands.legal = [f"{self._match.table.words[id_]}" for id_ in legal]
        self._commands.anew = False
        if self._goes_on(seat):
            return
        self._screen.news(seat)
        self._screen.show_table()
        view = self._screen.view()
        self._screen.line(self._terminal.ask(view), "bold")
        self._list(self._terminal.choices(view, self._commands.legal))
        default = self._terminal.default(view)
        while not self._commands.anew:
            typed = self._read(seat)
            if not typed and default is None:
                self._list(self._terminal.choices(view, self._commands.legal))
            elif self._answer_line(seat, view, typed or f"{default}"):
                return

    def ask_openly(self, window: Window, asked: Sequence[int], windows: Windows) -> None:
        """Ask all who share the screen who of them wants to play a card."""
        screen = self._screen
        screen.open_to_all()
        self._commands.legal = self._commands.numbered = []
        screen.news(None)
        screen.line(window.question, "bold")
        names = [screen.names[seat] for seat in asked]
        details = {"seats": ", ".join(names), "count": len(names)}
        prompt = self._say("window-anybody", word=self._say("command-skip"), **details)
        while True:
            typed = screen.read(f"{prompt} ").strip()
            try:
                wants = windows.who(typed, asked, self._match.game.marks)
                if wants is None and self._commands.named(typed) == "skip":
                    windows.skip(asked)
                    wants = []
                if wants is not None:
                    windows.answer_openly(window, asked, wants)
                    return
                if not self._commands.carry_out(typed, exact=False):
                    raise PlayProblem("problem-window-who", known=", ".join(names))
            except Problem as problem:
                screen.complain(problem)

    # ---- several decisions in one line -----------------------------------------------------

    def _answer_line(self, seat: int, view: Any, typed: str) -> bool:
        """Carry out the first decision of a line, and keep the others; True when it was one."""
        if self._commands.named(typed):
            return self._answer(seat, typed)
        try:
            first, *rest = self._parts(view, typed)
        except Problem as problem:
            self._screen.complain(problem)
            return False
        if not self._answer(seat, first):
            return False
        self._rest, self._rest_at = rest, (seat, len(self._match.lines))
        return True

    def _parts(self, view: Any, typed: str) -> list[str]:
        """The decisions of a line; numbers mean the choices that are shown now."""
        parts = self._terminal.parts(view, typed)
        if len(parts) < 2:
            return parts or [typed]
        return [self._by_number(part) if part.isdecimal() else part for part in parts]

    def _goes_on(self, seat: int) -> bool:
        """Carry out the next decision of a line, if nothing has happened since the one before."""
        if not self._rest:
            return False
        rest, self._rest = self._rest, []
        if self._rest_at == (seat, len(self._match.lines)) and self._answer(seat, rest[0]):
            self._rest, self._rest_at = rest[1:], (seat, len(self._match.lines))
            return True
        if not self._commands.anew:
            self._screen.line(self._say("rest-dropped", words=", ".join(rest)))
        return False

    # ---- what was typed --------------------------------------------------------------------

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
        self._commands.asked.append(number)
        return True

    def _understand(self, typed: str) -> str | None:
        """The words of an action; None where it was a command, or could be several actions."""
        if self._commands.carry_out(typed, exact=True):
            return None
        words = self._terminal.in_english(tidy(typed))
        found = meant(words, self._commands.numbered, self._commands.legal, self._terminal.also)
        if len(found) > 1:
            self._screen.line(self._say("which", words=" · ".join(found)))
            return None
        if found:
            return found[0]
        verb = words.partition(" ")[0]
        if verb not in self._terminal.verbs and self._commands.carry_out(typed, exact=False):
            return None
        if words.isdecimal():
            raise self._no_number(words)
        return words

    def _by_number(self, number: str) -> str:
        """The words of a numbered choice."""
        if not 1 <= as_number(number) <= len(self._commands.numbered):
            raise self._no_number(number)
        return self._commands.numbered[as_number(number) - 1]

    def _no_number(self, number: str) -> PlayProblem:
        key = "problem-number" if self._commands.numbered else "problem-no-numbers"
        return PlayProblem(key, number=number, most=len(self._commands.numbered))

    def _list(self, groups: Sequence[Any]) -> None:
        self._commands.numbered = self._screen.show_choices(groups)

    def _read(self, seat: int | None) -> str:
        name = "" if seat is None else self._screen.names[seat]
        return self._screen.read(f"{name} > ").strip()

    def _sit(self, seat: int, secretly: bool = False) -> None:
        if self._commands.named(self._screen.seat(seat, secretly)) == "quit":
            raise Leave

    # ---- chance by hand --------------------------------------------------------------------

    def ask_chance(self) -> None:
        """Ask what a die or a draw says; who must not see it is kept away as well as can be."""
        match, screen = self._match, self._screen
        public = match.view(None)
        name = match.chance_name()
        secret = self._terminal.secret_of(public, name)
        words = [match.outcome_words(outcome) for outcome, _ in match.chances()]
        self._commands.anew = False
        self._commands.legal = words
        if self._draws_on((name, secret), words):
            return
        person = secret if secret in self._people else None
        if person is not None:
            self._sit(person, secretly=True)
        elif screen.reader is not None:
            self._sit(screen.reader)
        screen.news(screen.reader)
        screen.line(self._terminal.chance(public, name), "bold")
        if secret is not None and person is None:
            screen.line(self._say("look-for-bot", name=screen.names[secret]))
        labels = [(word, Text(self._terminal.outcome(name, word))) for word in words]
        self._list([Outcomes(Text(""), tuple(labels))])
        while not self._commands.anew:
            first, *rest = self._outcomes(self._read(None), words)
            if self._enter(name, words, first):
                self._rest, self._rest_at = rest, ((name, secret), len(match.lines))
                break
        if secret is not None and (person is None or self._shared):
            screen.cover()

    def _outcomes(self, typed: str, words: list[str]) -> list[str]:
        """What a line says of this draw and of those after it; numbers mean what is shown now."""
        parts = typed.replace(",", " ").lower().split()
        if len(parts) < 2 or not all(part in words or part.isdecimal() for part in parts):
            return [typed]
        most = len(self._commands.numbered)
        shown = [as_number(part) for part in parts if part not in words]
        if not all(1 <= number <= most for number in shown):
            return [typed]
        return [part if part in words else self._by_number(part) for part in parts]

    def _draws_on(self, draw: tuple[str, int | None], words: list[str]) -> bool:
        """Enter the next outcome of a line that was typed for this kind of draw."""
        if not self._rest or self._rest_at != (draw, len(self._match.lines)):
            return False
        first, *rest = self._rest
        self._rest = []
        if not self._enter(draw[0], words, first):
            return False
        self._rest, self._rest_at = rest, (draw, len(self._match.lines))
        return True

    def _enter(self, name: str, words: list[str], typed: str) -> bool:
        """Enter what was typed; True when it was an outcome."""
        labels = {word: [self._terminal.outcome(name, word).lower()] for word in words}
        try:
            if not typed or self._commands.carry_out(typed, exact=True):
                return False
            found = meant(typed, self._commands.numbered, words, lambda word: labels[word])
            if len(found) > 1:
                self._screen.line(self._say("which", words=" · ".join(found)))
                return False
            if not found and self._commands.carry_out(typed, exact=False):
                return False
            self._match.happen(self._match.read_outcome(found[0] if found else typed))
        except Problem as problem:
            self._screen.complain(problem)
            return False
        return True
