"""The files that a long run writes at its end: everything, a table, a picture."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, Protocol

from .files import Output, check_different
from .session import Session

PICTURES = (".png", ".svg")


class Drawn(Protocol):
    """A picture."""

    def save(self, file: IO[bytes], kind: str) -> None:
        """Write the picture as `png` or `svg`."""


@dataclass(frozen=True)
class Outputs:
    """The files, each None where nobody wants it."""

    data: Output | None
    rows: Output | None
    picture: Output | None

    @classmethod
    def check(
        cls, data: Path | None, rows: Path | None, picture: Path | None, force: bool
    ) -> Outputs:
        """The outputs, each known to be writable."""
        outputs = cls(
            Output(data, (".json",), force) if data else None,
            Output(rows, (".csv",), force) if rows else None,
            Output(picture, PICTURES, force) if picture else None,
        )
        check_different((outputs.data, outputs.rows, outputs.picture))
        return outputs


def write_all(
    session: Session,
    outputs: Outputs,
    document: Callable[[], dict[str, Any]],
    rows: Callable[[IO[Any]], None],
    draw: Callable[[], Drawn],
) -> None:
    """Write those that are wanted, and say which."""

    def data(file: IO[Any]) -> None:
        json.dump(document(), file, indent=2)
        file.write("\n")

    written = []
    if outputs.data:
        outputs.data.write(data)
        written.append(outputs.data)
    if outputs.rows:
        outputs.rows.write(rows)
        written.append(outputs.rows)
    if outputs.picture:
        kind = outputs.picture.path.suffix.lower()[1:]
        drawn = draw()
        outputs.picture.write(lambda file: drawn.save(file, kind), binary=True)
        written.append(outputs.picture)
    for output in written:
        session.console.print(session.say("written", file=str(output.path)), soft_wrap=True)
