"""What each seat has seen of a game: its own actions, and the events that it was told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ...kernel.agenda import first_asked
from ...kernel.events import EVERYBODY, read_notes
from ...kernel.game import Table
from ..common import CHANCE

EVENT_NUMBERS = 4  # arguments that an event has at most
ROW = 2 + EVENT_NUMBERS  # what `rows` tells a line as

Note = tuple[int, ...]  # code, audience, arguments


class Past:
    """A move of a game, linked to the move before, so that states which branch share their past.

    What it brought is worked out only when somebody asks: then the rules run plainly, for these
    note events.
    """

    __slots__ = ("_notes", "_state", "_texts", "actor", "move", "parent")

    def __init__(self, parent: Past | None, move: int) -> None:
        self.parent = parent
        self.move = move  # the id of the action or of the outcome
        self.actor = CHANCE  # the seat that moved; told with the notes
        self._notes: tuple[Note, ...] | None = None
        self._state: Any = None
        self._texts: dict[int | None, str] = {}

    # ---- replaying -------------------------------------------------------------------------

    def state(self, table: Table) -> Any:
        """The plain state after the move; not to be changed."""
        if self._state is None:
            way: list[Past] = []
            node = self
            while node._state is None:
                way.append(node)
                assert node.parent is not None
                node = node.parent
            state = node._state.clone()
            for node in reversed(way):
                node._happen(table, state)
            self._state = state
        return self._state

    def _happen(self, table: Table, state: Any) -> None:
        rules, constants = table.game.rules, table.constants
        if state.chance:
            rules["happen"](state, constants, self.move)
        else:
            self.actor = first_asked(state)
            rules["play"](state, constants, self.actor, self.move)
        self._notes = tuple(state.notes)
        state.notes.clear()

    # ---- telling ---------------------------------------------------------------------------

    def text(self, table: Table, seat: int | None) -> str:
        """All that the seat, or a watcher (None), has seen up to here, a line each."""
        self.state(table)
        way: list[Past] = []
        node = self
        while seat not in node._texts:
            way.append(node)
            if node.parent is None:
                node._texts[seat] = node.opening(table, seat)
                break
            node = node.parent
        for node in reversed(way):
            if node.parent is not None:
                node._texts[seat] = node.parent._texts[seat] + node._lines(table, seat)
        return self._texts[seat]

    def opening(self, table: Table, seat: int | None) -> str:
        """What the seat sees before the first move."""
        return self._lines(table, seat)

    def _lines(self, table: Table, seat: int | None) -> str:
        lines = []
        if self.actor == seat:
            lines.append(f"> {table.words[self.move]}\n")
        notes = [note for note in self._notes or () if sees(note, seat)]
        for event in read_notes(table.game.events, notes):
            told = "".join(f" {name}={value}" for name, value in event.arguments.items())
            lines.append(f"{event.name}{told}\n")
        return "".join(lines)

    def rows(self, table: Table, seat: int | None) -> Iterator[list[int]]:
        """The same as numbers, the last first: a 1 and an own action, or 2 + an event's code."""
        self.state(table)
        node: Past | None = self
        while node is not None:
            for note in reversed(node._notes or ()):
                if sees(note, seat):
                    yield [2 + note[0], *note[2:]]
            if node.actor == seat:
                yield [1, node.move]
            if node.parent is None:
                yield from node.earlier_rows(table, seat)
            node = node.parent

    def earlier_rows(self, table: Table, seat: int | None) -> Iterator[list[int]]:
        """What came before the first move."""
        return iter(())

    # ---- saving ----------------------------------------------------------------------------

    def save(self) -> dict[str, Any]:
        """What `load_past` makes the same past from; plain values."""
        moves = []
        node = self
        while node.parent is not None:
            moves.append(node.move)
            node = node.parent
        return {"moves": moves[::-1], **node.root()}

    def root(self) -> dict[str, Any]:
        """What stands before the first move, where it is not the game's begin."""
        return {}


def sees(note: Note, seat: int | None) -> bool:
    """Whether the seat, or a watcher (None), is told of the event."""
    return note[1] == EVERYBODY or (seat is not None and note[1] >> seat & 1 == 1)


class Opening(Past):
    """A game that begins."""

    __slots__ = ()

    def __init__(self, table: Table) -> None:
        super().__init__(None, 0)
        self._state = table.new_state()
        table.game.rules["begin"](self._state, table.constants)
        self._notes = tuple(self._state.notes)
        self._state.notes.clear()


class Redealt(Past):
    """A state in which what `seat` cannot know was dealt anew.

    The seat has seen what it had; of the others' past only what everybody saw is still true, and
    what each of them knows now (`known`).
    """

    __slots__ = ("before", "known", "seat")

    def __init__(self, before: Past, seat: int, state: Any, known: list[str]) -> None:
        super().__init__(None, 0)
        self.before, self.seat, self.known = before, seat, known
        self._notes = ()
        self._state = state

    def opening(self, table: Table, seat: int | None) -> str:
        """The seat's past as it was; another's is what everybody saw and what it knows now."""
        if seat is None or seat == self.seat:
            return self.before.text(table, seat)
        return f"{self.before.text(table, None)}~ {self.known[seat]}\n"

    def earlier_rows(self, table: Table, seat: int | None) -> Iterator[list[int]]:
        """The seat's own rows, or those that everybody saw."""
        return self.before.rows(table, seat if seat == self.seat else None)

    def root(self) -> dict[str, Any]:
        """Whose knowledge it was, what was dealt, and the past before."""
        return {
            "seat": self.seat,
            "known": self.known,
            "state": self._state.to_record().tobytes().hex(),
            "before": self.before.save(),
        }


def load_past(table: Table, opening: Opening, saved: dict[str, Any]) -> Past:
    """The past that `save` told of."""
    node: Past = opening
    if "before" in saved:
        from ...kernel.engine import load_state

        before = load_past(table, opening, saved["before"])
        state = load_state(table, bytes.fromhex(saved["state"]))
        node = Redealt(before, saved["seat"], state, saved["known"])
    for move in saved["moves"]:
        node = Past(node, move)
    return node
