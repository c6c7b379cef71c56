"""The order of play, `s.order`: seats by their places."""

from typing import Any

from ....kernel.rule import rule


@rule
def place_of(s: Any, seat: int) -> int:
    """The seat's place in the order, from 0."""
    place = 0
    while s.order[place] != seat:
        place += 1
    return place


@rule
def put_at_place(s: Any, seat: int, target: int) -> None:
    """The seat goes to a place; the others keep their order."""
    place = place_of(s, seat)
    while place > target:
        s.order[place] = s.order[place - 1]
        place -= 1
    while place < target:
        s.order[place] = s.order[place + 1]
        place += 1
    s.order[target] = seat
