"""The base of a game's `Terminal`: seats as pieces, the result, and what most games answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from rich import box
from rich.console import Console, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ....kernel.game import Table
from ....kernel.telling import Manner
from ....kernel.texts import Texts
from ....kernel.windows import PASS

# Each seat's brackets and colours, in the order of the look; sixteen colours are too few for
# tints: then the plain names, as far apart as they go.
BRACKETS = ("[]", "()", "<>", "{}", "==", "||")
COLOURS = (
    "bold #fffdf7 on #b2301a",
    "bold #fffdf7 on #006b5b",
    "bold #fffdf7 on #1b68c9",
    "bold #fffdf7 on #742874",
    "bold #1e282c on #c28200",
    "bold #fffdf7 on #22272c",
)
COLOURS_OF_SIXTEEN = (
    "bright_white on red",
    "bright_white on cyan",
    "bright_white on blue",
    "bright_white on magenta",
    "bright_yellow on black",
    "black on white",
)


@dataclass(frozen=True)
class Choices:
    """Choices that belong together: a heading, and for each one its words and how it is shown.

    Where they are not `numbered`, what is shown is typed after the heading; `summary` is then shown
    in place of all of them, such as the lowest and the highest of many numbers.
    """

    heading: Text
    items: tuple[tuple[str, Text], ...]
    numbered: bool = True
    summary: Text | None = None


@dataclass(frozen=True)
class Window:
    """A window for cards, as everybody may see it: the question, and whom it may ask.

    Those are all who hold cards, whatever they are, so that to be asked tells nothing.
    """

    question: str
    seats: tuple[int, ...]


class Terminal:
    """What the command line needs of a game to play it in a terminal; a game's own says the rest.

    `texts` are the game's, `names` what each seat is called. A game has `manner`, how its events
    are told, `verbs`, the kernel's verbs, which players may type in their language, and `unasked`,
    the words that need no asking where nothing else may be done.
    """

    manner: ClassVar[Manner] = Manner()
    verbs: ClassVar[Sequence[str]] = ()
    unasked: ClassVar[Sequence[str]] = (PASS,)

    def __init__(self, table: Table, texts: Texts, names: Sequence[str], console: Console) -> None:
        self.t = table.constants
        self.say = texts
        self.names = names
        self.marks = table.game.marks
        self.console = console

    @property
    def few_colours(self) -> bool:
        """Whether the terminal has sixteen colours only."""
        return self.console.color_system in ("standard", "windows")

    # ---- what lies on the table ------------------------------------------------------------

    def piece(self, seat: int) -> Text:
        """A seat's letter in its own brackets and colour."""
        brackets = BRACKETS[seat]
        colours = COLOURS_OF_SIXTEEN if self.few_colours else COLOURS
        return Text(f"{brackets[0]}{self.marks[seat]}{brackets[1]}", colours[seat])

    def topics(self, view: Any) -> dict[str, RenderableType]:
        """What can be looked up by a word of its own."""
        return {}

    def ranking(
        self, ranks: Sequence[int], heading: str, columns: Mapping[str, Sequence[str]]
    ) -> RenderableType:
        """The seats by rank under a heading, and further columns: heading, and a cell per seat.

        Who plays alone has no rank.
        """
        grid, alone = figures_grid(), len(ranks) == 1
        if not alone:
            grid.add_column(self.say("label-rank"), justify="right")
        grid.add_column("")
        grid.add_column(heading)
        for title in columns:
            grid.add_column(title, justify="right")
        for seat in sorted(range(len(ranks)), key=lambda seat: (ranks[seat], seat)):
            cells = (cells[seat] for cells in columns.values())
            place = () if alone else (str(ranks[seat]),)
            grid.add_row(*place, self.piece(seat), Text(self.names[seat]), *cells)
        return grid

    # ---- who may see what ------------------------------------------------------------------

    def face_down(self, view: Any) -> bool:
        """Whether somebody's points are hidden from who sees this view."""
        return False

    def revealed(self, view: Any, points: Sequence[int]) -> Any:
        """The view with everybody's points, as after the end."""
        return view

    # ---- what is asked ---------------------------------------------------------------------

    def window(self, view: Any) -> Window | None:
        """The open window for cards, if any."""
        return None

    def card(self, card: str) -> str:
        """What a card is called."""
        return self.say(f"card-{card}")

    def default(self, view: Any) -> str | None:
        """The words that Enter alone means, if any: in windows, to play nothing."""
        return None if self.window(view) is None else PASS

    def parts(self, view: Any, typed: str) -> list[str]:
        """The decisions that are typed in one line, parted by commas."""
        return [part.strip() for part in typed.split(",") if part.strip()]

    def named(self, words: str) -> list[str]:
        """The words behind the verb in the reader's language."""
        return words.split()[1:]

    def also(self, words: str) -> list[str]:
        """The same action in the reader's language, with its verb or the kernel's, and without."""
        verb, rest = words.split()[0], " ".join(self.named(words)).lower()
        verbs = (self.say(f"verb-{verb}").lower(), verb)
        return [*(f"{each} {rest}".strip() for each in verbs), rest]

    def in_english(self, words: str) -> str:
        """Words whose verb may be in the reader's language, with the kernel's verb."""
        verb, _, rest = words.partition(" ")
        for known in self.verbs:
            if verb.lower() == self.say(f"verb-{known}").lower():
                return f"{known} {rest}".strip()
        return words

    def odds(self, view: Any, words: str) -> str | None:
        """The odds of what these words mean, or None where no die is rolled for it."""
        return None

    # ---- chance by hand --------------------------------------------------------------------

    def secret_of(self, view: Any, name: str) -> int | None:
        """The only seat that may know the outcome, or None where all may."""
        return None


def figures_grid() -> Grid:
    """A table of figures: a line under the headings, no frame."""
    return Grid(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, show_edge=False)
