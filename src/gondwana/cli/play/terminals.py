"""What a game must provide to be played at a terminal: a module `terminal` in its room.

Its class `Terminal` turns views into what Rich prints, and words into labels; nothing else here
knows a game by name.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol

from rich.console import Console, RenderableType
from rich.text import Text

from ...kernel.errors import Problem
from ...kernel.game import Game, Table
from ...kernel.telling import Manner
from ...kernel.texts import Texts
from .words import PlayProblem


class Choices(Protocol):
    """Choices that belong together: a heading, and for each one its words and how it is shown."""

    @property
    def heading(self) -> Text:
        """What stands before them."""

    @property
    def items(self) -> tuple[tuple[str, Text], ...]:
        """The words of each choice, and how it is shown."""

    @property
    def numbered(self) -> bool:
        """Whether they get numbers; if not, one types the heading and what is shown."""

    @property
    def summary(self) -> Text | None:
        """What is shown in place of them all, where they have no numbers."""


class Window(Protocol):
    """A window for cards, as everybody may see it."""

    @property
    def question(self) -> str:
        """What is asked."""

    @property
    def seats(self) -> Sequence[int]:
        """Whom it may ask: whoever holds cards, whatever they are."""


class Terminal(Protocol):
    """A game at the terminal; views are the game's own."""

    manner: Manner  # how its events are told
    verbs: Sequence[str]  # the kernel's, with which every action's words begin
    unasked: Sequence[str]  # words that need no asking where nothing else may be done

    def screen(self, view: Any, before: Any) -> list[RenderableType]:
        """What a seat should see before it decides, after having seen `before` or nothing."""

    def everything(self, view: Any) -> list[RenderableType]:
        """The whole table."""

    def map(self, view: Any, wide: bool = False) -> RenderableType:
        """The board."""

    def hand(self, view: Any) -> RenderableType:
        """What the seat holds."""

    def topics(self, view: Any) -> dict[str, RenderableType]:
        """What can be looked up by a word of its own."""

    def result(self, view: Any, ranks: Sequence[int]) -> RenderableType:
        """The end, by rank."""

    def face_down(self, view: Any) -> bool:
        """Whether somebody's points are hidden from who sees this view."""

    def revealed(self, view: Any, points: Sequence[int]) -> Any:
        """The view with everybody's points, as they may be seen when the game is over."""

    def has_secrets(self, view: Any) -> bool:
        """Whether the view shows something that no other seat may see."""

    def ask(self, view: Any) -> str:
        """What the seat is asked."""

    def window(self, view: Any) -> Window | None:
        """The open window for cards, if any."""

    def card(self, card: str) -> str:
        """What a card is called."""

    def default(self, view: Any) -> str | None:
        """The words that Enter alone means, if any."""

    def choices(self, view: Any, legal: Sequence[str]) -> Sequence[Choices]:
        """The legal actions in readable groups."""

    def parts(self, view: Any, typed: str) -> list[str]:
        """The decisions that are typed in one line."""

    def also(self, words: str) -> list[str]:
        """Other words for the same action, lower case, in the reader's language."""

    def in_english(self, words: str) -> str:
        """Words whose verb may be in the reader's language, with the kernel's verb."""

    def odds(self, view: Any, words: str) -> str | None:
        """The odds of what these words mean, or None where no die is rolled for it."""

    def chance(self, view: Any, name: str) -> str:
        """What must be drawn or rolled at the table."""

    def secret_of(self, view: Any, name: str) -> int | None:
        """The only seat that may know the outcome, or None where all may."""

    def outcome(self, name: str, words: str) -> str:
        """An outcome in the reader's language."""


def terminal_for(table: Table, texts: Texts, names: Sequence[str], console: Console) -> Terminal:
    """The game's terminal, from the module `terminal` beside its view; a Problem if it has none."""
    room = table.game.view.__module__.rpartition(".")[0]
    try:
        module = import_module(f"{room}.terminal")
    except ModuleNotFoundError as error:
        if error.name != f"{room}.terminal":
            raise
        raise no_terminal(table.game) from error
    terminal: Terminal = module.Terminal(table, texts, names, console)
    return terminal


def no_terminal(game: Game) -> Problem:
    """The game cannot be played at a terminal."""
    return PlayProblem("problem-no-terminal", game=game.title)
