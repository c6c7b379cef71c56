"""The files that a long run writes at its end: everything, a table, a picture."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, Protocol

from ..kernel.errors import Problem
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
    """Write those that are wanted, and say which; one that fails keeps no other from its place."""

    def data(file: IO[Any]) -> None:
        json.dump(document(), file, indent=2)
        file.write("\n")

    def picture(output: Output) -> None:
        drawn = draw()
        kind = output.path.suffix.lower()[1:]
        output.write(lambda file: drawn.save(file, kind), binary=True)

    wanted = (
        (outputs.data, lambda output: output.write(data)),
        (outputs.rows, lambda output: output.write(rows)),
        (outputs.picture, picture),
    )
    failed: Problem | None = None
    for output, write in wanted:
        if output is None:
            continue
        try:
            write(output)
        except Problem as problem:
            failed = failed or problem
        else:
            session.console.print(session.say("written", file=str(output.path)), soft_wrap=True)
    if failed:
        raise failed
