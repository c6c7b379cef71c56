"""`gondwana check`: whether a record, or a file of components, fits the rules."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from ..kernel.errors import Problem
from ..kernel.figures import parse_toml
from ..kernel.game import Game, Table, find_game, game_ids
from ..kernel.match import Match
from ..kernel.weights import FILE, read_weights
from .files import OwnFiles, open_record, read_text
from .play.terminals import terminal_for
from .session import Session

WEIGHTS = "weights"  # the table of a file of weights, and the field of a game's constants


def run(session: Session, path: Path, own: OwnFiles) -> None:
    """Check a record or, by its name's ending, a TOML file."""
    if path.suffix.lower() == ".toml":
        game, name = check_components(path)
        session.console.print(
            session.say("check-components", file=str(path), game=game.id, name=name),
            soft_wrap=True,
        )
    else:
        _print(session, path, open_record(path, own))


def check_components(path: Path) -> tuple[Game, str]:
    """Build every table of the game with the file; the game, and which of its files this is."""
    if WEIGHTS in _keys(path):
        return check_weights(path), WEIGHTS
    game, name = _purpose(path)
    for seats in game.seats:
        for option in game.options:
            for value in option.values:
                Table(game, seats, {option.name: value}, {name: path})
    return game, name


def check_weights(path: Path) -> Game:
    """The game whose judgement can have the weights of a file that `tune` wrote."""
    found = parse_toml(read_text(path), str(path))[WEIGHTS]
    if not isinstance(found, dict):
        raise Problem("problem-weights", file=str(path))
    given = {name: value if isinstance(value, list) else [value] for name, value in found.items()}
    shape = {name: len(row) for name, row in given.items()}
    for game in map(find_game, game_ids()):
        own = read_weights(game.folder) if (game.folder / FILE).exists() else {}
        if shape == {name: len(row) for name, row in own.items()}:
            bounds = np.iinfo(game.constants[WEIGHTS].base)
            for row in given.values():
                if not all(type(v) is int and bounds.min <= v <= bounds.max for v in row):
                    raise Problem("problem-weights", file=str(path))
            return game
    raise Problem("problem-weights", file=str(path))


def _purpose(path: Path) -> tuple[Game, str]:
    """Whose file it is: the component file with which it has the most top-level keys in common."""
    keys = _keys(path)
    best: tuple[int, Game, str] | None = None
    for id_ in game_ids():
        game = find_game(id_)
        for name, own in game.components.items():
            alike = len((keys & _keys(own)) - {"format"})
            if alike and (best is None or alike > best[0]):
                best = alike, game, name
    if best is None:
        raise Problem("problem-toml-stranger", file=str(path))
    return best[1], best[2]


def _keys(path: Path) -> set[str]:
    return set(parse_toml(read_text(path), str(path)))


def _print(session: Session, path: Path, match: Match) -> None:
    say, texts = session.say, session.texts(match.game)
    lines = [
        say("check-fine", file=str(path)),
        say("check-game", game=texts("game-name"), lines=len(match.lines)),
        say("check-over" if match.over else "check-unfinished", rounds=match.round_number),
        *_standings(session, match),
        say(f"check-dice-{match.dice_source}"),
    ]
    for line in lines:
        session.console.print(line, soft_wrap=True)


def _standings(session: Session, match: Match) -> list[str]:
    """The seats by rank, unless nobody may know it yet."""
    if not match.over:
        texts = session.texts(match.game)
        terminal = terminal_for(match.table, texts, match.game.marks, session.console)
        if terminal.face_down(match.view(None)):
            return [session.say("check-face-down")]
    return [_standing(session, match, seat) for seat in sorted(range(match.seats), key=match.rank)]


def _standing(session: Session, match: Match, seat: int) -> str:
    mark = match.game.marks[seat]
    name = session.texts(match.game)(f"seat-{mark}")
    player = match.players.get(seat)
    return session.say(
        "check-standing",
        rank=match.rank(seat),
        seat=f"{mark} {name}" + (f" ({player})" if player else ""),
        points=match.points(seat),
    )
