"""The commands: what may be typed in place of a decision."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from rich.table import Table as Grid
from rich.text import Text

from ...bots import advice, load_code
from ...bots.search import Until, search_entry
from ...kernel.match import Match
from ...kernel.texts import Texts
from ...kernel.windows import ASK, NEVER, THIS_ROUND
from .keeping import Keeper
from .screen import Screen
from .windows import Windows
from .words import PlayProblem, command_meant, meant, tidy

COMMANDS = (
    "help", "why", "rules", "odds", "hint", "map", "show", "hand", "log", "undo", "save", "quit",
)  # fmt: skip
HINTED = 4  # actions that a hint names
PATIENCE = 1.0  # seconds that a hint takes at most
WISHES = {"ask": ASK, "skip": THIS_ROUND, "never": NEVER}  # where cards are played in windows


class Leave(Exception):
    """The player leaves the game."""


class Commands:
    """Carries out commands; `legal` is what may be decided now, `numbered` what has numbers.

    `asked` are the lines that a person was asked for; `anew` tells that what is asked may be
    another thing now, for a decision was taken back, or a wish may answer it.
    """

    def __init__(
        self, screen: Screen, match: Match, keeper: Keeper, texts: Texts, windows: Windows
    ) -> None:
        self.legal: list[str] = []
        self.numbered: list[str] = []
        self.asked: list[int] = []
        self.anew = False
        self._screen = screen
        self._match = match
        self._keeper = keeper
        self._texts = texts
        self._say = screen.say
        self._terminal = screen.terminal
        topics = tuple(self._terminal.topics(match.view(None)))
        self._windows = windows
        words = (*COMMANDS, *(WISHES if windows.cards else ()), *topics)
        self._names = {"?": "help", "q": "quit"} | {name: name for name in words}
        for name in words:
            self._names[self._own(f"command-{name}").lower()] = name

    def named(self, typed: str) -> str | None:
        """The command whose whole name a line begins with."""
        return self._names.get(typed.strip().partition(" ")[0].lower())

    def carry_out(self, typed: str, exact: bool) -> bool:
        """Carry out a command if it is one, by its whole name where `exact`."""
        word, _, rest = typed.strip().partition(" ")
        command = self.named(typed) if exact else command_meant(word, self._names)
        if command is None:
            return False
        known: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "why": self._why,
            "rules": self._rules,
            "odds": self._odds,
            "hint": self._hint,
            "map": lambda _: self._screen.show(self._terminal.map(self._screen.view())),
            "show": lambda _: self._screen.show(*self._terminal.everything(self._screen.view())),
            "hand": self._hand,
            "log": lambda _: self._screen.log(),
            "undo": self._undo,
            "save": self._save,
            "quit": self._quit,
        }
        if command in known:
            known[command](rest.strip())
        elif command in WISHES:
            self._wish(WISHES[command], rest)
        else:
            self._screen.show(self._terminal.topics(self._screen.view())[command])
        return True

    def _reader(self) -> int:
        """Who sits at the screen; a Problem where all look at it."""
        if self._screen.reader is None:
            raise PlayProblem("problem-all-look")
        return self._screen.reader

    def _own(self, key: str) -> str:
        """What the game says in its own words, else what is said for every game."""
        texts = self._texts if self._texts.has(key) else self._say
        examples = {name: self._texts(f"example-{name}") for name in ("action", "clause")}
        return texts(key, **examples)

    def _read_words(self, typed: str) -> str:
        """What was typed behind a command, as the words of an action."""
        parts = self._terminal.parts(self._screen.view(), typed)
        return self._terminal.in_english(tidy(parts[0] if parts else typed))

    def _help(self, _: str) -> None:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True)
        for name in dict.fromkeys(self._names.values()):
            local = self._own(f"command-{name}")
            word = name if local == name else f"{local} ({name})"
            grid.add_row(Text(f"  {word}", "bold"), self._own(f"help-{name}"))
        self._screen.line(self._say("help-typing"))
        self._screen.line(self._texts("help-words"))
        self._screen.show("", grid, "")
        self._screen.line(self._texts("help-signs"))

    def _why(self, rest: str) -> None:
        if self._match.chances():
            self._screen.line(self._say("why-not-yet"))
            return
        seat = self._reader()
        if not rest:
            raise PlayProblem("problem-why", action=self._texts("example-action"))
        words = self._read_words(rest)
        found = meant(words, self.numbered, self.legal, self._terminal.also)
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
                if clause[cut:].upper() == wanted:
                    sentence = self._texts(f"rule-{clause.replace('.', '-')}")
                    self._screen.show(Text.assemble((clause, "bold"), f" {sentence}"))
                    return
        if rest:
            word = self._say("command-rules")
            raise PlayProblem("problem-clause", clause=rest, word=word)
        self._screen.line(self._say("rules-which", known=", ".join(clauses)))

    def _hand(self, _: str) -> None:
        seat = self._reader()
        self._screen.show(self._terminal.hand(self._screen.view()))
        if told := self._windows.told(seat):
            self._screen.line(told)

    def _wish(self, mute: str, rest: str) -> None:
        seat = self._reader()
        self._windows.wish(seat, mute, rest)
        self.anew = self._windows.passes(seat, self.legal)

    def _odds(self, rest: str) -> None:
        view = self._screen.view()
        wanted = self.legal
        if rest:
            words = self._read_words(rest)
            wanted = meant(words, self.numbered, self.legal, self._terminal.also) or [words]
        told = [odds for words in wanted if (odds := self._terminal.odds(view, words))]
        for sentence in told:
            self._screen.line(sentence)
        if not told:
            self._screen.line(self._texts("odds-none-here" if rest else "odds-none"))

    def _hint(self, _: str) -> None:
        """What a search finds best for the reader, and what each action is worth by it."""
        seat, match = self._reader(), self._match
        if match.chances() or seat not in match.waiting:
            self._screen.line(self._say("why-not-yet"))
            return
        if not match.game.compiled.has_code(search_entry):
            self._screen.line(self._say("compiling-hint"))
        load_code(match.table)
        until = Until(time.perf_counter() + PATIENCE)
        thoughts = advice.advise(match, seat, compiled=True, until=until)
        shown = {
            words: Text.assemble(group.heading, "  " if group.heading else "", text)
            for group in self._terminal.choices(self._screen.view(), self.legal)
            for words, text in group.items
        }
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right")
        grid.add_column(justify="right")
        for one in thoughts[:HINTED]:
            words = f"{match.table.words[one.action]}"
            share = self._say("share", share=round(100 * one.worth))
            number = f"{self.numbered.index(words) + 1}" if words in self.numbered else ""
            grid.add_row(
                Text(f"  {share}", "bold"), Text(number, "bold cyan"), shown.get(words, Text(words))
            )
        self._screen.show(grid)
        self._screen.line(self._say("hint-note"))

    def _undo(self, rest: str) -> None:
        """Back to the reader's last decision; past chance or others' moves only when told so."""
        seat = self._reader()
        own = [number for number in self.asked if self._match.lines[number].seat == seat]
        if not own:
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
        self.anew = True

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
