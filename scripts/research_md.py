"""Write docs/research/GAME.md for every game, from the game: scripts/research_md.py [--check]."""

import sys
import tomllib
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

from gondwana.bridges.gymnasium.registration import environment_id
from gondwana.kernel.fields import COUNT, WORD, Field
from gondwana.kernel.game import Game, Option, Table, find_game, game_ids
from gondwana.kernel.texts import Texts

FOLDER = Path(__file__).parents[1] / "docs" / "research"
TOLD = tomllib.loads((FOLDER / "games.toml").read_text(encoding="utf-8"))


def page(id_: str) -> str:
    """A game's page anew."""
    game, say = find_game(id_), Texts("en", find_game(id_).texts)
    table = Table(game, game.seats[-1])
    parts = [
        f"# {say('game-name')} for research (`{id_}`)",
        "This page is made from the game by `python scripts/research_md.py`.",
        "## Description",
        say("game-blurb"),
        f"Hidden information, chance, {_counts(game)} players, several of whom may decide at once."
        " [bridges.md](../bridges.md) tells how each library is used.",
        "## Seats and options",
        *_options(game, say, table),
        "## Observation",
        *_observation(table),
        "## Actions",
        *_actions(table),
        "## Rewards",
        _rewards(),
        "## End",
        *(
            f"- **{clause}** {say('rule-' + clause.replace('.', '-'))}"
            for clause in _told(id_, "end")
        ),
        "## Versions",
        *(
            f"- Version {number} (`{environment_id(id_)}`): {told}"
            for number, told in enumerate(_told(id_, "versions"), 1)
        ),
    ]
    return "\n\n".join(_joined(parts)) + "\n"


def _told(id_: str, what: str) -> list[str]:
    found: list[str] = TOLD[id_][what]
    return found


def _joined(parts: list[str]) -> Iterator[str]:
    """Items of a list stand together."""
    for item, lines in groupby(parts, lambda part: part.startswith("- ")):
        together = list(lines)
        yield from ["\n".join(together)] if item else together


def _counts(game: Game) -> str:
    return f"{game.seats[0]} to {game.seats[-1]}"


def _table(*rows: list[str]) -> str:
    head, *body = rows
    lines = [head, ["---"] * len(head), *body]
    return "\n".join(
        f"| {' | '.join(cell.replace('|', '&#124;') for cell in row)} |" for row in lines
    )


# ---- seats and options -------------------------------------------------------------------------


def _options(game: Game, say: Texts, table: Table) -> list[str]:
    rows = [_option(option, say, table) for option in game.options]
    return [
        f"`seats` is {_counts(game)}. Options are keyword arguments of every bridge, and parameters"
        f" of the OpenSpiel game `gondwana_{game.id.replace('-', '_')}`.",
        _table(["Option", "Values, the usual one first", "Meaning"], *rows),
    ]


def _option(option: Option, say: Texts, table: Table) -> list[str]:
    usual = table.options[option.name]
    values = sorted(option.values, key=lambda value: value != usual)
    told = "; ".join(f"`{value}` {_value(option, value, say)}" for value in values)
    name = f"option-{option.name}"
    return [f"`{option.name}`", ", ".join(f"`{value}`" for value in values), f"{say(name)}: {told}"]


def _value(option: Option, value: str, say: Texts) -> str:
    key = f"option-{option.name}-{value}"
    return say(key) if say.has(key) else value


# ---- observation -------------------------------------------------------------------------------


def _observation(table: Table) -> list[str]:
    groups: dict[tuple[str, int, int], list[tuple[int, Field]]] = {}
    for at, field in enumerate(table.observation):
        groups.setdefault((field.meaning, field.low, field.high), []).append((at, field))
    rows = [
        [
            _places([at for at, _ in found]),
            _names([f.name for _, f in found]),
            f"{low} … {high}".replace("-", "−"),
            meaning,
        ]
        for (meaning, low, high), found in groups.items()
    ]
    return [
        f"{len(table.observation)} whole numbers (int16), the same in every library. Seats are"
        f" counted from the observer on: 0 is itself. The names are those of {table.seats} seats"
        " with the usual options; with fewer seats the numbers of those missing are 0, and with"
        " other options places have other names: `table.observation` has them all."
        f" {COUNT} and {WORD} stand where the rules set no bound.",
        _table(["Places", "Names", "Range", "Meaning"], *rows),
    ]


def _places(at: list[int]) -> str:
    """Where numbers stand: `7`, `20–37`, or the first two, how many more, and the last."""
    if len(at) == 1:
        return str(at[0])
    if at[-1] - at[0] == len(at) - 1:
        return f"{at[0]}–{at[-1]}"
    return f"{at[0]}, {at[1]} … {at[-1]} ({len(at)})" if len(at) > 2 else f"{at[0]}, {at[1]}"


def _names(names: list[str]) -> str:
    ends = names if len(names) < 3 else [names[0], names[-1]]
    return (" … " if len(names) > 2 else ", ").join(f"`{name}`" for name in ends)


# ---- actions -----------------------------------------------------------------------------------


def _actions(table: Table) -> list[str]:
    known = [(id_, words) for id_, words in enumerate(table.words) if words is not None]
    runs = [list(run) for _, run in groupby(known, lambda pair: pair[1].split()[0])]
    rows = [
        [
            f"{run[0][0]}–{run[-1][0]}" if len(run) > 1 else str(run[0][0]),
            str(len(run)),
            " … ".join(f"`{words}`" for words in dict.fromkeys((run[0][1], run[-1][1]))),
        ]
        for run in runs
    ]
    return [
        f"{table.game.actions} ids, of which {len(known)} mean something on this table; at most"
        f" {table.game.most_legal} are legal at once. `table.words[id]` are an action's words, the"
        " same as at the terminal and in records.",
        _table(["Ids", "How many", "Words"], *rows),
    ]


def _rewards() -> str:
    return (
        '0 until the end. Then with `rewards="rank"` 1 for the first place down to −1 for the last,'
        ' ties sharing, so that all add up to 0 (alone 1); with `rewards="score"` the points.'
        " `shaped` times the points that a round brought are added at its end."
    )


def main() -> int:
    wrong = 0
    for id_ in game_ids():
        path, new = FOLDER / f"{id_}.md", page(id_)
        if "--check" in sys.argv:
            wrong |= not path.exists() or path.read_text(encoding="utf-8") != new
        else:
            path.write_text(new, encoding="utf-8")
    return int(wrong)


if __name__ == "__main__":
    sys.exit(main())
