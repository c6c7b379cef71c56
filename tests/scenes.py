"""A table set by hand and played in words: what the tests of all games' rules share.

Seats are told by their marks. Every outcome of chance is given, and the state checks each index and
value that a rule touches. A game's own scene adds what sets its table.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import Any, Self

from gondwana.kernel import Match, Table, find_game
from gondwana.kernel.state import checked


@cache
def table(game: str, seats: int, options: tuple[tuple[str, str], ...] = ()) -> Table:
    """A table; tables do not change, so one of each kind is enough."""
    return Table(find_game(game), seats, dict(options))


@cache
def first_question(game: str, seats: int, options: tuple[tuple[str, str], ...]) -> Match:
    """A match up to round 1, with the first outcome of each chance event; to be copied."""
    match = Match(table(game, seats, options), make=checked, dice="hand")
    while match.round_number == 0:
        match.happen(match.chances()[0][0])
    return match


class Scene:
    """A table by hand; it begins as `first_question` leaves it. A game says its id and names.

    `steps` are the names of what is asked, by their numbers, `phases` those of the phases.
    """

    game: str
    steps: tuple[str, ...]
    phases: tuple[str, ...]

    def __init__(self, seats: int = 3, **options: str) -> None:
        self.match = first_question(self.game, seats, tuple(sorted(options.items()))).copy()
        self.start = len(self.match.lines)

    @property
    def s(self) -> Any:
        """The state."""
        return self.match.state

    def seat(self, mark: str) -> int:
        """The number of a mark's seat."""
        return self.match.game.marks.index(mark)

    # ---- playing ---------------------------------------------------------------------------

    def play(self, mark: str, *actions: str) -> Self:
        """A seat's actions, one after the other."""
        for words in actions:
            self.match.play(self.seat(mark), words)
        return self

    def happen(self, *outcomes: str) -> Self:
        """What chance says, one after the other, each after its kind: `die more`, `token stay`."""
        for outcome in outcomes:
            kind, words = outcome.split(maxsplit=1)
            assert self.chance == kind
            self.match.happen(self.match.read_outcome(words))
        return self

    # ---- looking ---------------------------------------------------------------------------

    @property
    def asked(self) -> str:
        """The marks of the seats that must decide now."""
        return "".join(self.match.game.marks[seat] for seat in self.match.waiting)

    @property
    def asking(self) -> str:
        """What is asked."""
        return self.steps[self.s.asking]

    @property
    def chance(self) -> str:
        """The chance event at hand, or `none`."""
        return self.match.chance_name()

    @property
    def odds(self) -> dict[str, Fraction]:
        """The chance of each outcome."""
        chances = self.match.chances()
        total = sum(weight for _, weight in chances)
        return {self.match.outcome_words(o): Fraction(weight, total) for o, weight in chances}

    @property
    def now(self) -> str:
        """The phase."""
        return self.phases[self.s.phase]

    def legal(self, mark: str) -> set[str]:
        """The words of all that a seat may do now."""
        words = self.match.table.words
        return {str(words[action]) for action in self.match.legal(self.seat(mark))}

    def forbids(self, mark: str, words: str) -> str | None:
        """The clause that forbids an action, or None where it is allowed and so among the legal."""
        refused = self.match.why_not(self.seat(mark), words)
        assert (refused is None) == (words in self.legal(mark))
        return None if refused is None else refused.clause

    def points_of(self, mark: str) -> int:
        """A seat's points."""
        return self.match.points(self.seat(mark))

    def view(self, mark: str) -> Any:
        """The table as a seat sees it."""
        return self.match.view(self.seat(mark))

    def events(self, mark: str, name: str) -> list[dict[str, int]]:
        """The arguments of the events of a name that a seat knows of."""
        events = self.match.events(self.seat(mark), since=self.start)
        return [dict(event.arguments) for event in events if event.name == name]
