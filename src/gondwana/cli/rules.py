"""`gondwana rules`: the clauses of a game in the reader's language."""

from __future__ import annotations

import re

from rich.table import Table as Grid

from ..kernel.errors import Problem
from ..kernel.game import Game
from .session import Session
from .values import nearest


def run(session: Session, game: Game, wanted: str | None) -> None:
    """Print all clauses, one, or those of a section."""
    texts = session.texts(game)
    clauses = [c for c in game.clauses if c] if wanted is None else find_clauses(game, wanted)
    session.console.print(texts("game-name"), style="bold")
    section = ""
    for clause in clauses:
        if section_of(clause) != section:
            section = section_of(clause)
            session.console.print()
            name = texts(f"section-{section.replace('.', '-')}")
            session.console.print(name, style="italic")
        grid = Grid.grid(padding=(0, 2))
        near = (len(each) for each in game.clauses if section_of(each) == section)
        grid.add_column(width=max(near), style="bold")
        grid.add_column()
        grid.add_row(clause, texts(f"rule-{clause.replace('.', '-')}"))
        session.console.print(grid)


def section_of(clause: str) -> str:
    """The section of a clause: its id without the last number, O or name, `E2.4` of `E2.4.6`."""
    return re.sub(r"(?<=\d)\.(?:\d+|O)$|(?<=[A-Z])(?:\d+|\.[a-z]\w*)$", "", clause)


def find_clauses(game: Game, wanted: str) -> list[str]:
    """The clause of this id or those of this section, in any case of letters."""
    clauses = [clause for clause in game.clauses if clause]
    word = wanted.strip().rstrip(".").upper()
    prefix = clauses[0].partition(".")[0].upper() + "."
    for name in (word, prefix + word):
        found = [c for c in clauses if name in (c.upper(), section_of(c).upper())]
        if found:
            return found
    known = [*clauses, *dict.fromkeys(section_of(clause) for clause in clauses)]
    near = nearest(word, known) or nearest(prefix + word, known) or known[:5]
    raise Problem("problem-unknown-clause", clause=wanted, game=game.title, near=", ".join(near))
