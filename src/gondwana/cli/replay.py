"""`gondwana replay`: a recorded game again, step by step, or told in one piece."""

from __future__ import annotations

import sys
from pathlib import Path

from rich.rule import Rule
from rich.text import Text

from ..kernel.match import Match
from .files import OwnFiles, open_record
from .keys import DOWN, END, ENTER, ERASE, ESCAPE, LEFT, RIGHT, UP, Keys
from .play.log import Teller, as_shown
from .play.seats import display_names, sitter_of
from .play.terminals import terminal_for
from .play.words import LONGEST_NUMBER
from .session import Session

ON = (*ENTER, " ", "n", "N", RIGHT, DOWN)
BACK = (*ERASE, "p", "P", LEFT, UP)
LEAVE = ("q", "Q", ESCAPE, END)


def run(session: Session, path: Path, own: OwnFiles, plain: bool) -> None:
    """Replay a record: with keys where somebody can press them, else told from first to last."""
    player = Player(session, open_record(path, own))
    if plain or not (session.console.is_terminal and sys.stdin.isatty()):
        player.tell_all()
    else:
        with Keys() as keys:
            player.step_through(keys)


class Player:
    """A recorded match, and how far it is shown.

    A step is a decision with the chance events that follow it; the setup is the first step.
    """

    def __init__(self, session: Session, match: Match) -> None:
        self._session = session
        self._console = session.console
        self._match = match
        texts = session.texts(match.game)
        sitters = [sitter_of(match.players.get(seat, "")) for seat in range(match.seats)]
        names = display_names(sitters, match.game.marks, texts)
        self._title = texts("game-name")
        self._terminal = terminal_for(match.table, texts, names, session.console)
        self._teller = Teller(match.table, self._terminal, texts, names)
        self._stops = stops(match)
        self._step = 0

    # ---- told in one piece -----------------------------------------------------------------

    def tell_all(self) -> None:
        """Print everything that happened, and how it stands at the end."""
        self._console.print(Rule(Text(self._title, "bold")))
        self._tell(0, len(self._match.lines))
        self._console.print()
        self._show_end()

    # ---- step by step ----------------------------------------------------------------------

    def step_through(self, keys: Keys) -> None:
        """Show the first step, then go where the keys say."""
        self._show()
        while True:
            key = keys.read()
            if key in LEAVE:
                return
            if key in ON:
                self._go(self._step + 1)
            elif key in BACK:
                self._go(self._step - 1)
            elif key.isdecimal():
                self._go_to_round(keys, key)

    def _go(self, step: int) -> None:
        if 0 <= step < len(self._stops):
            self._step = step
            self._show()

    def _go_to_round(self, keys: Keys, typed: str) -> None:
        """Read the rest of a round's number, and show the round's first step."""
        while True:
            prompt = self._session.say("replay-go", typed=typed)
            self._console.print(f"\r\x1b[K{prompt}", end="")
            key = keys.read()
            if key in ENTER:
                break
            if key in ERASE:
                typed = typed[:-1]
            elif key.isdecimal():
                typed = (typed + key)[:LONGEST_NUMBER]
            else:
                typed = ""
            if not typed:
                self._show()
                return
        self._console.print()
        last = self._match.round_number
        if 1 <= int(typed) <= last:
            self._go(round_start(self._match, self._stops, int(typed)))
        else:
            self._console.print(self._session.say("replay-no-round", round=typed, last=last))

    # ---- printing --------------------------------------------------------------------------

    def _show(self) -> None:
        """The board after this step, what happened in it, and the keys."""
        say, here = self._session.say, self._stops[self._step]
        match = self._match.copy()
        match.undo(here)
        self._console.clear()
        number = match.round_number
        place = say("replay-round", round=number) if number else say("replay-start")
        steps = say("replay-place", step=self._step + 1, steps=len(self._stops))
        self._console.print(Rule(Text(f"{self._title} · {place} · {steps}", "bold")))
        view = match.view(None)
        if self._match.over:
            points = [match.points(seat) for seat in range(match.seats)]
            view = self._terminal.revealed(view, points)
        for part in self._terminal.everything(view):
            self._console.print(part)
            self._console.print()
        self._tell(self._stops[self._step - 1] if self._step else 0, here)
        self._console.print()
        if here == len(self._match.lines):
            self._show_end()
        self._console.print(say("replay-keys"), style="italic")

    def _tell(self, since: int, to: int) -> None:
        """The events of these lines; what was secret is told when the game is over."""
        match = self._match
        events = [
            event
            for part in (
                match.opening if since == 0 else (),
                *(line.events for line in match.lines[since:to]),
            )
            for event in part
            if match.over or event.visible_to(None)
        ]
        for told in self._teller.tell(events):
            self._console.print(as_shown(told))

    def _show_end(self) -> None:
        match = self._match
        if match.over:
            ranks = [match.rank(seat) for seat in range(match.seats)]
            self._console.print(self._session.say("replay-end"))
            self._console.print(self._terminal.result(match.view(None), ranks))
        else:
            self._console.print(self._session.say("replay-unfinished"))


def stops(match: Match) -> list[int]:
    """How many lines have been played at each stop: before every decision, and at the end."""
    before = [number for number, line in enumerate(match.lines) if line.seat is not None]
    return sorted({*before, len(match.lines)})


def round_start(match: Match, stops: list[int], number: int) -> int:
    """The first stop in a round; where nobody decides any more in it, the last of all."""
    for step, lines in enumerate(stops):
        if lines > 0 and match.lines[lines - 1].round_number >= number:
            return step
    return len(stops) - 1
