"""A bar that shows how far something has come."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    SpinnerColumn,
    TextColumn,
    TimeRemainingColumn,
)

from .session import Session


@contextmanager
def bar(session: Session, title: str, total: int) -> Iterator[Callable[[int], None]]:
    """Show a bar while the block runs; what it gets moves the bar on by so many."""
    with Progress(
        SpinnerColumn(finished_text=" "),
        TextColumn("{task.description}"),
        BarColumn(bar_width=None),
        MofNCompleteColumn(),
        TimeRemainingColumn(compact=True),
        console=session.errors,
        transient=True,
    ) as progress:
        task = progress.add_task(title, total=total)
        yield lambda more: progress.advance(task, more)
