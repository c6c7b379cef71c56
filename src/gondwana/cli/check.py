"""`gondwana check`: whether a record, or a file of components, fits the rules."""

from __future__ import annotations

from pathlib import Path

from ..kernel.errors import Problem
from ..kernel.figures import parse_toml
from ..kernel.game import Game, Table, find_game, game_ids
from ..kernel.match import Match
from ..kernel.record import read_record
from .files import component_files, read_text
from .session import Session


def run(session: Session, path: Path, maps: Path | None) -> None:
    """Check a record or, by its name's ending, a TOML file."""
    if path.suffix.lower() == ".toml":
        game, name = check_components(path)
        session.console.print(
            session.say("check-components", file=str(path), game=game.id, name=name),
            soft_wrap=True,
        )
    else:
        _print(session, path, open_record(path, maps), _dice(read_text(path)))


def open_record(path: Path, maps: Path | None) -> Match:
    """The match of a record, replayed to its last line."""
    text = read_text(path)
    files = {} if maps is None else component_files(_game_of(text, path), maps)
    return read_record(text, str(path), files)


def _game_of(text: str, path: Path) -> Game:
    """The game that a record's first tags name."""
    for line in text.splitlines():
        if line.strip().startswith('[Game "'):
            return find_game(line.strip()[7:].partition('"')[0])
    raise Problem("problem-record-missing", file=str(path), tag="Game")


def check_components(path: Path) -> tuple[Game, str]:
    """Build every table of the game with the file; the game, and which of its files this is."""
    game, name = _purpose(path)
    for seats in game.seats:
        for option in game.options:
            for value in option.values:
                Table(game, seats, {option.name: value}, {name: path})
    return game, name


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


def _print(session: Session, path: Path, match: Match, dice: str) -> None:
    say, texts = session.say, session.texts(match.game)
    lines = [
        say("check-fine", file=str(path)),
        say("check-game", game=texts("game-name"), lines=len(match.lines)),
        say("check-over" if match.over else "check-unfinished", rounds=match.round_number),
        *(_standing(session, match, seat) for seat in _by_rank(match)),
        say(f"check-dice-{dice}"),
    ]
    for line in lines:
        session.console.print(line, soft_wrap=True)


def _by_rank(match: Match) -> list[int]:
    return sorted(range(match.seats), key=match.rank)


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


def _dice(text: str) -> str:
    """Whether the dice were drawn again: only where a record that fits tells its seed."""
    starts = [line.strip().partition(" ")[0] for line in text.splitlines()]
    if '[Dice "hand"]' in text:
        return "hand"
    return "drawn" if "[Seed" in starts else "secret"
