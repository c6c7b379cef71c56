"""Rules of several games side by side: data files that name the clauses of each, by topic."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from .figures import Figures

FOLDER = Path(__file__).parents[1] / "games" / "comparisons"
TEXTS = FOLDER / "texts"


@dataclass(frozen=True)
class Topic:
    """Something that the games' rules tell about: the clauses of each, none where there are none.

    The heading is the message `topic-ID` of TEXTS, the difference in a sentence `topic-ID-note`.
    """

    id: str
    clauses: Mapping[str, tuple[str, ...]]


@dataclass(frozen=True)
class Comparison:
    """Games side by side; the heading is the message `comparison-ID`."""

    id: str
    games: tuple[str, ...]
    topics: tuple[Topic, ...]


@cache
def comparisons() -> tuple[Comparison, ...]:
    """All comparisons there are; a Problem names what is wrong in a file."""
    return tuple(_read(path) for path in sorted(FOLDER.glob("*.toml")))


def _read(path: Path) -> Comparison:
    figures = Figures.read(path, TEXTS)
    games = tuple(figures.texts("games"))
    topics = tuple(
        Topic(row.text("id"), {game: tuple(row.texts(game)) for game in games})
        for row in figures.tables("topic")
    )
    return Comparison(path.stem, games, topics)


def comparisons_of(game: str) -> list[Comparison]:
    """The comparisons in which a game is."""
    return [comparison for comparison in comparisons() if game in comparison.games]
