"""The contract: what a game's room must provide, as placeholders for code that knows no game.

Generic rules (random play, search, simulation) import these names; a `World` puts the game's own
functions in their place. `s` is the state, `t` the table's constants (its field `seats` is the
number of seats), `choices` a buffer.
"""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any


def begin(s: Any, t: Any) -> None:
    """Set a zeroed state up, up to the first decision or chance event."""
    raise NotImplementedError


def legal(s: Any, t: Any, seat: int, choices: Any) -> None:
    """Write the ids of the seat's legal actions into the buffer, in ascending order."""
    raise NotImplementedError


def refusal(s: Any, t: Any, seat: int, action: int) -> int:
    """0 when the action is legal for the seat now, else the number of the refusing clause."""
    raise NotImplementedError


def play(s: Any, t: Any, seat: int, action: int) -> None:
    """Carry out a legal action, and all that follows up to the next decision or chance event."""
    raise NotImplementedError


def chances(s: Any, t: Any, choices: Any) -> None:
    """Write the outcomes and weights of the chance event at hand into the buffer."""
    raise NotImplementedError


def happen(s: Any, t: Any, outcome: int) -> None:
    """Apply an outcome, and all that follows up to the next decision or chance event."""
    raise NotImplementedError


def points(s: Any, t: Any, seat: int) -> int:
    """The seat's score now."""
    raise NotImplementedError


def rank(s: Any, t: Any, seat: int) -> int:
    """1 for the best seat, if the game ended now; seats that tie share a rank."""
    raise NotImplementedError


def observe(s: Any, t: Any, seat: int, vector: Any) -> None:
    """Write all that the seat may know into an integer vector."""
    raise NotImplementedError


def redeal(s: Any, t: Any, seat: int, dice: Any, choices: Any) -> None:
    """Deal anew what the seat cannot know, as it may be after all that the seat has seen."""
    raise NotImplementedError


def estimate(s: Any, t: Any, seat: int) -> int:
    """What the position is worth to the seat: expected final points, in thousandths."""
    raise NotImplementedError


PLACEHOLDERS = (
    begin, legal, refusal, play, chances, happen, points, rank, observe, redeal, estimate,
)  # fmt: skip


def rules_in(*modules: ModuleType) -> dict[str, Callable[..., Any]]:
    """The contract's functions by name, each from the one of a game's modules that defines it.

    Raises LookupError for what none of them defines, or more than one.
    """
    found: dict[str, Callable[..., Any]] = {}
    for name in (function.__name__ for function in PLACEHOLDERS):
        own = [m for m in modules if getattr(vars(m).get(name), "__module__", "") == m.__name__]
        if len(own) != 1:
            raise LookupError(f"{name} is defined in {[module.__name__ for module in own]}")
        found[name] = vars(own[0])[name]
    return found
