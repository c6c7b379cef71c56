"""`gondwana bots`: which bots there are, what each is like, and what was measured of them."""

from __future__ import annotations

from rich import box
from rich.table import Table as Grid
from rich.text import Text

from ..bots import TEXTS, Rating, bot_names, rating, steps
from ..bots.naming import SEARCH_FORMS
from ..kernel.game import find_game, game_ids
from ..kernel.texts import Texts
from .session import Session


def run(session: Session) -> None:
    """Print the ladder from weak to strong, the other bots, and the ratings of each game."""
    texts = Texts(session.language, TEXTS)
    for name in bot_names():
        policy = name not in steps()
        likeness = session.say(f"bots-{name}") if policy else texts(f"character-{name}")
        _tell(session, name, texts(f"bot-{name}"), likeness)
    _tell(session, ", ".join(SEARCH_FORMS), "", session.say("bots-search"))
    rows = [
        (id_, seats, name, found)
        for id_ in game_ids()
        for seats in find_game(id_).seats
        for name in steps()
        if (found := rating(name, id_, seats)) is not None
    ]
    if rows:
        session.console.print()
        session.console.print(_grid(session, rows))


def _tell(session: Session, name: str, called: str, likeness: str) -> None:
    """A bot: its name, what it is called where that is another word, and what it is like."""
    head = Text(name, "bold")
    if called not in ("", name):
        head = Text.assemble(head, "  ", called)
    session.console.print(head)
    session.console.print(likeness)


def _grid(session: Session, rows: list[tuple[str, int, str, Rating]]) -> Grid:
    say, figure = session.say, session.figure
    grid = Grid(title=say("bots-measured"), title_justify="left", title_style="italic")
    grid.box = box.SIMPLE_HEAD
    for key in ("column-game", "column-seats", "column-bot"):
        grid.add_column(say(key), no_wrap=True)
    for key in ("column-rating", "column-interval", "column-thinking"):
        grid.add_column(say(key), justify="right", no_wrap=True)
    for id_, seats, name, found in rows:
        between = say("range", low=figure(found.low, 1), high=figure(found.high, 1))
        thinking = figure(found.milliseconds, 1)
        grid.add_row(id_, str(seats), name, figure(found.rating, 1), between, thinking)
    return grid
