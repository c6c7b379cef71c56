"""`gondwana games`: what can be played, and the options of each game's table."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from ..kernel.game import Game, Option, find_game, game_ids
from .session import Session


def run(session: Session) -> None:
    """Print each installed game with its options."""
    for number, id_ in enumerate(game_ids()):
        if number:
            session.console.print()
        _print(session, find_game(id_))


def _print(session: Session, game: Game) -> None:
    say, texts = session.say, session.texts(game)
    head = Text.assemble((game.id, "bold"), "  ", texts("game-name"))
    session.console.print(head)
    session.console.print(texts("game-blurb"))
    session.console.print(say("games-seats", low=game.seats[0], high=game.seats[-1]))
    session.console.print()
    grid = Grid(title=say("games-options"), title_justify="left", title_style="italic")
    grid.add_column(say("column-option"), no_wrap=True)
    grid.add_column(say("column-value"), no_wrap=True)
    grid.add_column(say("column-meaning"))
    for option in game.options:
        for row, value in enumerate(option.values):
            grid.add_row(
                option.name if row == 0 else "",
                value,
                _meaning(session, game, option, value),
                end_section=value == option.values[-1],
            )
    session.console.print(grid)
    session.console.print(say("games-how", game=game.id, option=_example(game)))


def _meaning(session: Session, game: Game, option: Option, value: str) -> str:
    """What a value means, and whether, or with which other options, it is the default."""
    texts = session.texts(game)
    meaning = texts(f"option-{option.name}-{value}")
    notes = []
    if _usual(game, {}, option) == value:
        notes.append(session.say("games-default"))
    for other in game.options[: game.options.index(option)]:
        for choice in other.values:
            chosen = {other.name: choice}
            if value == _usual(game, chosen, option) != _usual(game, {}, option):
                notes.append(session.say("games-default-with", choice=f"{other.name}={choice}"))
    return f"{meaning} ({', '.join(notes)})" if notes else meaning


def _usual(game: Game, chosen: dict[str, str], option: Option) -> str:
    return game.resolve(game.seats[0], chosen)[option.name]


def _example(game: Game) -> str:
    """An option with a value that is not the default."""
    usual = game.resolve(game.seats[0], {})
    for option in game.options:
        for value in option.values:
            if value != usual[option.name]:
                return f"{option.name}={value}"
    return ""
