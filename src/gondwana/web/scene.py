"""Scenes: what a reader's view of a table is drawn from, and its parts as HTML."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cached_property
from importlib import import_module
from itertools import accumulate
from pathlib import Path
from typing import Any, Protocol

from markupsafe import Markup

from ..kernel.events import Event
from ..kernel.game import Game
from ..kernel.match import Match
from ..kernel.texts import Texts
from ..table import Live, SeatCard
from .names import strength
from .people import WEB_TEXTS
from .safety import WebProblem

KEPT_PAGES = 2000
KEPT_CURVES = 200


COLOURS = "tcsbpa"  # of the seats in their order, by the look's letters


class Drawing(Protocol):
    """A game's module `drawing`: it draws views and knows nothing of HTTP.

    `SCRIPTS` may be left out.
    """

    Scene: Any
    CSS: Sequence[Path]  # style sheets, one after the other
    SPECIES: Sequence[str]  # each seat's silhouette in lists: the shape `sp-NAME` of `defs`
    SCRIPTS: Sequence[str]  # scripts of ours that its pages load besides the table's own

    def parts(self, scene: Any) -> dict[str, str]:
        """Each part's HTML by its name."""

    def frame(self, scene: Any) -> str:
        """The page's main element with all parts in their places, but `top`."""

    def whole_log(self, scene: Any) -> str:
        """The log of the whole game."""

    def defs(self) -> str:
        """The shapes that the parts use."""

    def track(self, events: Any) -> Any:
        """Which piece, by a name that stays its own, stands on which space."""


def drawing_for(game: Game) -> Drawing:
    """The game's drawing, from the module beside its view; a Problem if it has none."""
    name = f"{game.view.__module__.rpartition('.')[0]}.drawing"
    try:
        module: Any = import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        raise WebProblem("web-no-drawing", 404, game=game.title) from error
    drawing: Drawing = module
    return drawing


def styles(game: Game) -> str:
    """The styles of a game's drawing, its sheets in one."""
    return "\n".join(sheet.read_text(encoding="utf-8") for sheet in drawing_for(game).CSS)


def scripts(game: Game) -> Sequence[str]:
    """Which scripts of ours a game's pages load besides the table's own."""
    return getattr(drawing_for(game), "SCRIPTS", ())


def look(game: Game, seat: int) -> tuple[str, str, str]:
    """A seat's letter, its colour, and its silhouette."""
    return game.marks[seat], COLOURS[seat], f"sp-{drawing_for(game).SPECIES[seat]}"


def draws(game: Game) -> bool:
    """Whether the game can be played in a browser."""
    try:
        drawing_for(game)
    except WebProblem:
        return False
    return True


@dataclass
class Sheet:
    """What is to be drawn: a match, who sits there, for which seat, and what it may do."""

    match: Match
    seats: tuple[SeatCard, ...]
    seat: int | None  # None: somebody who watches
    language: str
    legal: Sequence[str] = ()
    history: Sequence[tuple[int, ...]] = ()
    after_game: Markup | None = None

    @cached_property
    def scene(self) -> Any:
        """What the game's drawing draws from."""
        match, drawing = self.match, drawing_for(self.match.game)
        say = Texts(self.language, WEB_TEXTS)
        events = match.events(self.seat)
        return drawing.Scene(
            view=match.view(self.seat),
            table=match.table,
            texts=Texts(self.language, match.game.texts),
            names=tuple(card.name or say("seat-open") for card in self.seats),
            bots=tuple(strength(c.bot, say) if c.bot else None for c in self.seats),
            legal=self.legal,
            events=events,
            pieces=drawing.track(events),
            since=_since(match, self.seat),
            undone=taken_back(match, self.seat),
            over=match.over,
            history=self.history,
            rules=f"/rules/{match.game.id}#",
            after_game=self.after_game,
            shared=self.shared,
            begun=all(card.kind != "open" for card in self.seats),
        )

    @property
    def shared(self) -> bool:
        """Whether one person plays this seat and others."""
        person = None if self.seat is None else self.seats[self.seat].person
        return person is not None and [card.person for card in self.seats].count(person) > 1

    def parts(self) -> Mapping[str, str]:
        """Each part's HTML by its name."""
        return drawing_for(self.match.game).parts(self.scene)

    def frame(self) -> Markup:
        """The page's main element with the parts in their places."""
        return Markup(drawing_for(self.match.game).frame(self.scene))

    def whole_log(self) -> str:
        """The log from the beginning."""
        return drawing_for(self.match.game).whole_log(self.scene)


def _since(match: Match, seat: int | None) -> int:
    """The number of the first event, among those the seat may know, after its last decision."""
    last = max((n for n, line in enumerate(match.lines) if line.seat == seat), default=None)
    if seat is None or last is None:
        return 0
    return len(match.events(seat)) - len(match.events(seat, last + 1))


def taken_back(
    match: Match, seat: int | None
) -> list[tuple[int, int | None, str, tuple[Event, ...]]]:
    """What was taken back: before which event it stood, whose it was, its words, its events."""
    taken = match.undone_for(seat)
    if not taken:
        return []
    known = [sum(event.visible_to(seat) for event in line.events) for line in match.lines]
    before = list(accumulate(known, initial=sum(e.visible_to(seat) for e in match.opening)))
    return [
        (before[at], line.seat, line.words, tuple(e for e in line.events if e.visible_to(seat)))
        for at, line in taken
    ]


def curve(match: Match) -> list[tuple[int, ...]]:
    """Everybody's points at the beginning and after every round. Plays the match once more."""
    again = Match(match.table, seed=match.seed, dice="hand")
    seats = range(match.seats)
    after = {0: tuple(again.points(seat) for seat in seats)}
    for line in match.lines:
        if line.seat is None:
            again.happen(line.id)
        else:
            again.play(line.seat, line.id)
        if line.hash:  # a round has begun, or the game is over
            rounds = again.round_number - (not again.over)
            after[rounds] = tuple(again.points(seat) for seat in seats)
    return [after[rounds] for rounds in sorted(after)]


def at(match: Match, number: int) -> Match:
    """The match as it stood when `number` lines had been played."""
    past = match.copy()
    past.undo(number)
    past.dropped = []
    return past


def has_secrets(match: Match, seat: int) -> bool:
    """Whether the seat's view shows something that those who look on may not see."""
    own, open_ = match.view(seat), match.view(None)
    apart = [f.name for f in fields(own) if f.name not in ("seat", "ask")]
    return any(getattr(own, name) != getattr(open_, name) for name in apart)


class Studio:
    """Draws the parts of tables, each once for all who read alike."""

    def __init__(self) -> None:
        self._drawn: OrderedDict[Hashable, Mapping[str, str]] = OrderedDict()
        self._curves: OrderedDict[str, tuple[int, Sequence[tuple[int, ...]]]] = OrderedDict()

    def parts(
        self, live: Live, seat: int | None, language: str, after: Markup | None
    ) -> Mapping[str, str]:
        """The parts of the table now, for a seat and a language."""
        key = (live.id, live.version, live.seats, seat, language, after)
        if key not in self._drawn:
            self._drawn[key] = self.sheet(live, seat, language, after).parts()
            while len(self._drawn) > KEPT_PAGES:
                self._drawn.popitem(last=False)
        self._drawn.move_to_end(key)
        return self._drawn[key]

    def sheet(self, live: Live, seat: int | None, language: str, after: Markup | None) -> Sheet:
        """The table now, ready to be drawn."""
        match = live.match
        legal = [] if seat is None or match.state.chance else live.legal(seat)
        return Sheet(match, live.seats, seat, language, legal, self._curve(live), after)

    def _curve(self, live: Live) -> Sequence[tuple[int, ...]]:
        if not live.match.over:
            return ()
        if self._curves.get(live.id, (None,))[0] != live.version:
            self._curves[live.id] = live.version, curve(live.match)
            while len(self._curves) > KEPT_CURVES:
                self._curves.popitem(last=False)
        return self._curves[live.id][1]
