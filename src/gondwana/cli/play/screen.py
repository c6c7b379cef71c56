"""What is printed, and for whose eyes: nothing of one seat's secrets before another person."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.text import Text

from ...kernel.errors import Problem
from ...kernel.match import Match
from ...kernel.texts import Texts
from .log import Teller, as_shown
from .terminals import Choices, Terminal

ERASE_HISTORY = "\x1b[3J"


class Screen:
    """The terminal as one person sees it who sits at it now, the `reader`."""

    def __init__(
        self,
        console: Console,
        match: Match,
        terminal: Terminal,
        teller: Teller,
        names: list[str],
        say: Texts,
        people: list[int],
    ) -> None:
        self.console = console
        self.terminal = terminal
        self.names = names
        self.say = say
        self.reader: int | None = people[0] if len(people) == 1 else None
        self._match = match
        self._teller = teller
        self._shared = len(people) > 1
        self._exposed = False  # whether something secret of the reader's may be on the screen
        self._told: dict[int | None, int] = {}  # lines told, by reader
        self._seen: dict[int | None, Any] = {}  # the view shown last, by reader
        _ready_to_edit(remember=not self._shared)

    # ---- printing --------------------------------------------------------------------------

    def show(self, *parts: RenderableType) -> None:
        """Print what Rich can print."""
        for part in parts:
            self.console.print(part, markup=False, highlight=False, emoji=False)

    def line(self, text: str, style: str = "", whole: bool = False) -> None:
        """Print a sentence; `whole` ones are not broken, so that a path can be copied."""
        self.console.print(
            Text(text, style), markup=False, highlight=False, emoji=False, soft_wrap=whole
        )

    def heading(self, text: str) -> None:
        """Print a heading across the screen."""
        self.show(Rule(Text(text, "bold")))

    def complain(self, problem: Problem) -> None:
        """Say what is wrong; what was typed cannot move the cursor in it."""
        said = problem.say(self.say.language)
        self.line("".join(sign if sign.isprintable() else "?" for sign in said), "yellow")

    def read(self, prompt: str) -> str:
        """A line that somebody types."""
        if self.console.is_terminal and sys.stdin.isatty():
            self.console.file.flush()
            return input(prompt)
        return self.console.input(prompt, markup=False, emoji=False)

    def clear(self) -> None:
        """Empty the screen and what can be scrolled back to."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.clear()
            self.console.file.write(ERASE_HISTORY)
            self.console.file.flush()
        else:
            self.show("\n" * self.console.height)

    # ---- whose eyes ------------------------------------------------------------------------

    def seat(self, seat: int, secretly: bool = False) -> str:
        """Let a person sit down; what is secret is hidden first. What was typed instead of Enter.

        Where neither who leaves nor who comes has secrets, the screen may stay. Who sits here
        already is asked for Enter as well when the first secret comes before all eyes; `secretly`
        says that it is about to be typed.
        """
        secret = secretly or self.terminal.has_secrets(self._match.view(seat))
        stays = seat == self.reader and (self._exposed or not secret)
        if not self._shared or stays:
            self.reader = seat
            return ""
        typed = ""
        if self._exposed or secret:
            self.clear()
            typed = self.read(f"{self.say('hand-over', name=self.names[seat])} ")
        else:
            self.heading(self.names[seat])
        self.reader, self._exposed = seat, secret
        return typed

    def open_to_all(self) -> None:
        """Let everybody look: nothing that is only one's own stays, nor is shown from now on."""
        if self._exposed:
            self.cover()
        self.reader = None
        self._told[None] = max(self._told.values(), default=0)

    def cover(self) -> None:
        """Hide what has been typed for somebody else's eyes."""
        self.clear()
        self._exposed = False

    def view(self) -> Any:
        """The reader's view, which is about to be shown."""
        view = self._match.view(self.reader)
        if self._shared and self.reader is not None:
            self._exposed = self._exposed or self.terminal.has_secrets(view)
        return view

    # ---- the game --------------------------------------------------------------------------

    def news(self, reader: int | None) -> None:
        """Tell what has happened since the reader was told last."""
        events = self._match.events(reader, self._told.get(reader, 0))
        self._told[reader] = len(self._match.lines)
        for told in self._teller.tell(events):
            self.show(as_shown(told))

    def has_seen(self, reader: int, lines: int) -> None:
        """The reader has been told so many lines, before this game was taken up again."""
        self._told[reader] = lines

    def log(self) -> None:
        """Tell the whole game, as far as the reader may know it."""
        self.view()
        for told in self._teller.tell(self._match.events(self.reader)):
            self.show(as_shown(told))

    def forget(self) -> None:
        """After going back: nothing is new, and the whole table is shown again."""
        here = len(self._match.lines)
        self._told = {reader: min(told, here) for reader, told in self._told.items()}
        self._seen.clear()

    def show_table(self) -> None:
        """The table before a decision."""
        view = self.view()
        parts = self.terminal.screen(view, self._seen.get(self.reader))
        if parts:
            self._seen[self.reader] = view
        for part in parts:
            self.show("", part)
        self.show("")

    def show_end(self) -> None:
        """Before the result: nobody's secrets stay, and the last events are told."""
        told = self._told.get(self.reader, 0)
        if self._exposed:
            self.clear()
        reader = None if self._shared else self.reader
        self._told[reader] = told
        self.news(reader)
        self.show("")

    def show_choices(self, groups: Sequence[Choices]) -> list[str]:
        """Print the choices; the words of those that have numbers, in order."""
        numbered: list[str] = []
        for group in groups:
            if group.summary is not None:
                self._show_group(group.heading, [group.summary], wide=False)
                continue
            labels = []
            for words, label in group.items:
                if group.numbered:
                    numbered.append(words)
                    labels.append(Text.assemble((f"{len(numbered)}", "bold cyan"), " ", label))
                else:
                    labels.append(label)
            self._show_group(group.heading, labels, wide=group.numbered)
        return numbered

    def _show_group(self, heading: Text, labels: list[Text], wide: bool) -> None:
        """A heading and its items, as many on a line as fit, the next lines drawn in."""
        indent = 2
        line = Text(" " * indent)
        if heading.cell_len:
            line.append_text(heading).append("  ", "default on default")
            indent += 2
        gap, empty = ("   " if wide else "  "), True
        for label in labels:
            if not empty and line.cell_len + len(gap) + label.cell_len > self.console.width:
                self.show(line)
                line, empty = Text(" " * indent), True
            line.append("" if empty else gap).append_text(label)
            empty = False
        self.show(line)


def _ready_to_edit(remember: bool) -> None:
    """Let the typed line be edited; where several play, nobody finds another's lines with ↑."""
    try:
        import readline
    except ImportError:
        return
    readline.set_auto_history(remember)
