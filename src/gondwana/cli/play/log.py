"""The log: events as sentences in the reader's language, by round and phase."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from ...kernel.events import Event
from ...kernel.game import Table
from ...kernel.telling import Sentences
from ...kernel.texts import Texts
from .terminals import Terminal


@dataclass(frozen=True)
class Told:
    """A line of the log; `kind` is `round` or `phase` for headings, else `line`."""

    kind: str
    text: str


class Teller:
    """Tells events to a reader; `names` is what each seat is called."""

    def __init__(
        self, table: Table, terminal: Terminal, texts: Texts, names: Sequence[str]
    ) -> None:
        self._sentences = Sentences(table, texts, terminal.manner, names.__getitem__)

    def tell(self, events: Iterable[Event]) -> list[Told]:
        """The lines that tell these events."""
        lines: list[Told] = []
        for fold in self._sentences.folds(tuple(events)):
            text = self._sentences(fold)
            if self._sentences.goes_on(fold) and lines and lines[-1].kind == "line":
                lines[-1] = Told("line", f"{lines[-1].text} {text}")
            else:
                lines.append(Told(fold.name if fold.heading else "line", text))
        return lines


def as_shown(line: Told) -> RenderableType:
    """A line as the terminal shows it."""
    if line.kind == "round":
        return Text(f"\n{line.text}", "bold underline")
    if line.kind == "phase":
        return Text(line.text, "bold")
    return Padding(Text(line.text), (0, 0, 0, 2), expand=False)
