"""Who holds a specialist, and who may know what happens."""

from typing import Any

from ...kernel.events import EVERYBODY
from ...kernel.rule import rule
from .state import NOBODY, WORK


@rule
def holds(s: Any, seat: int, specialist: int) -> bool:
    """DI.F2: whether the seat holds a specialist now; NOBODY, who only watches, holds none."""
    return seat != NOBODY and s.specialist[specialist] == seat


@rule
def audience(s: Any, seat: int) -> int:
    """DI.3.6: what happens in a lab while all work is known to its owner alone."""
    return 1 << seat if s.phase == WORK else EVERYBODY
