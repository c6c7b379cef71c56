"""What every game's faces are tested with: scenes of a match, random games, and what is pressed."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from conformance.walks import is_done
from gondwana.kernel import Match
from gondwana.kernel.texts import Texts
from gondwana.web.scene import drawing_for, taken_back

NAMES = ("Ann", "Bo <b>&", 'Cy\'s "x"', "Dóra", "Ed", "Flo")
BOTS = (None, "sharp", None, None, None, None)
# Attributes that HTML knows without a value and XML does not.
BARE = re.compile(r" (data-confirm|data-back|data-log|data-sea|hidden|checked|disabled)(?=[ >])")


def scene(match: Match, seat: int | None, language: str = "en", **more: Any) -> Any:
    """What is drawn of a match for a seat, or for who only watches."""
    drawing = drawing_for(match.game)
    events = match.events(seat)
    asked = seat is not None and seat in match.waiting
    given = {
        "view": match.view(seat),
        "table": match.table,
        "texts": Texts(language, match.game.texts),
        "names": NAMES[: match.seats],
        "bots": BOTS[: match.seats],
        "legal": [f"{match.table.words[a]}" for a in match.legal(seat)] if asked else [],
        "events": events,
        "pieces": drawing.track(events),
        "history": [tuple(match.points(k) for k in range(match.seats))] * 3,
        "undone": taken_back(match, seat),
        "over": match.over,
    }
    return drawing.Scene(**(given | more))


def played(
    game: str,
    seats: int,
    seed: str,
    every: int = 1,
    prefer: Callable[[Match, int, int], bool] | None = None,
) -> Iterator[Match]:
    """A random game, seen at every so many decisions and when it is done.

    Of a seat's actions, those that `prefer` picks (match, seat, action) are played where there are.
    """
    match = Match(game, seats, seed=seed)
    dice, count = Random(seed), 0
    while not is_done(match):
        if count % every == 0:
            yield match
        seat = dice.choice(match.waiting)
        legal = match.legal(seat)
        preferred = [action for action in legal if prefer and prefer(match, seat, action)]
        match.play(seat, dice.choice(preferred or legal))
        count += 1
    yield match


def words_in(html: str) -> set[str]:
    """The words that a press on something in the HTML can send."""
    return set(re.findall(r'data-words="([^"]*)"', html))


def as_xml(html: str) -> str:
    """HTML as XML: attributes without a value get one."""
    return BARE.sub(r' \1=""', html)
