"""Games: the card of a game, its options, its tables, and finding games by entry point."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from .contract import PLACEHOLDERS
from .errors import Phrase, Problem, Refused
from .events import EventKind
from .fields import Field
from .rule import Function, World, cache_folder
from .state import Plain, choices_dtype, plain

Options = Mapping[str, str]


@dataclass(frozen=True)
class Option:
    """A table option: its values, and the default, which may hang on options before it.

    One for `research` changes what the game is: players at a web table are not asked about it.
    """

    name: str
    values: tuple[str, ...]
    default: str | Callable[[Options], str]
    research: bool = False

    def default_for(self, chosen: Options) -> str:
        """The value that holds when none is given."""
        return self.default if isinstance(self.default, str) else self.default(chosen)


@dataclass(frozen=True)
class Game:
    """The card of a game: what it is, and the functions that play it.

    Parameters are the rulebook's figures and the room's functions:
    `rules` maps the names of `contract` to the game's own; `build` makes a table's constants from
    seats, options and component files (file name → path); `action_words` gives the words of every
    action id on a table (None where an id means nothing there), `outcome_words` those of every
    outcome of a chance kind; `misfit` names the clause for words that are well formed but mean no
    action; `reasons` go on counting after `clauses`: further sentences by which a clause refuses,
    as its id, a dash and a word; `argument` says a value of an event in a language; `view` is what
    a seat may see; `observation` are the numbers that `observe` writes; `apart` are the steps of
    the agenda in which several seats decide at once and no action touches, or is seen by, another
    seat, so that each may take its own back. Where the rules need not end a game, `most_rounds`
    says when bots alone stop, else it is 0; `holdings` counts what a seat has, by the names of
    texts, for statistics. `folder` is the room; `code` are further folders whose code the rules
    use, and `shared_texts` folders of messages that other games say too.
    """

    id: str
    version: int
    seats: range
    marks: str  # a letter for each seat
    options: tuple[Option, ...]
    state: np.dtype[Any]
    constants: np.dtype[Any]
    actions: int
    most_legal: int  # the most actions, or outcomes, that can be open at once
    clauses: tuple[str, ...]
    events: tuple[EventKind, ...]
    chances: tuple[str, ...]
    rules: Mapping[str, Function]
    build: Callable[[int, Options, Mapping[str, Path]], Plain]
    action_words: Callable[[Plain], list[str | None]]
    outcome_words: Callable[[Plain, int], dict[int, str]]
    misfit: Callable[[Plain, list[str]], str | None]
    argument: Callable[[Plain, str, int, Callable[..., str]], str]
    view: Callable[[Any, Plain, int | None], Any]
    observation: Callable[[Plain], list[Field]]
    components: Mapping[str, Path]
    folder: Path
    code: tuple[Path, ...] = field(default=())
    reasons: tuple[str, ...] = ()
    apart: frozenset[int] = frozenset()
    most_rounds: int = 0
    shared_texts: tuple[Path, ...] = ()
    holdings: Callable[[Any, Plain, int], Mapping[str, int]] | None = None

    @property
    def texts(self) -> tuple[Path, ...]:
        """The folders of Fluent files that have the game's messages, its own first."""
        return (self.folder / "texts", *self.shared_texts)

    @property
    def title(self) -> Phrase:
        """What the game is called, to be told in a reader's language."""
        return Phrase("game-name", {}, self.texts)

    @cached_property
    def choices(self) -> np.dtype[Any]:
        """The buffer for this game's choices."""
        return choices_dtype(self.most_legal)

    @cached_property
    def bindings(self) -> dict[Function, Function]:
        """The game's functions in the places of the contract's."""
        return {f: self.rules[f.__name__] for f in PLACEHOLDERS}

    @cached_property
    def plain(self) -> World:
        """The rules as they stand, to be run by Python."""
        return World(self.bindings, None)

    @cached_property
    def compiled(self) -> World:
        """The rules as machine code, made when first called and kept for the next time."""
        package = Path(__file__).parents[1]
        parts = ("kernel", "bots", "arena/compiled", "bridges/rules")
        own = [package / part for part in parts]
        return World(self.bindings, cache_folder(self.id, (*own, self.folder, *self.code)))

    def resolve(self, seats: int, chosen: Options) -> dict[str, str]:
        """Check seats and options; every option with its value, defaults filled in."""
        if seats not in self.seats:
            raise Problem(
                "problem-seats",
                game=self.title,
                seats=seats,
                low=self.seats[0],
                high=self.seats[-1],
            )
        known = {option.name for option in self.options}
        for name in chosen:
            if name not in known:
                raise Problem(
                    "problem-unknown-option",
                    game=self.title,
                    option=name,
                    known=", ".join(option.name for option in self.options),
                )
        values: dict[str, str] = {}
        for option in self.options:
            value = chosen.get(option.name)
            if value is None:
                value = option.default_for(values)
            if value not in option.values:
                raise Problem(
                    "problem-option-value",
                    option=option.name,
                    value=value,
                    known=", ".join(option.values),
                )
            values[option.name] = value
        return values

    def refused(self, number: int) -> Refused:
        """The refusal with the clause of this number."""
        reason = (*self.clauses, *self.reasons)[number]
        clause = reason.partition("-")[0]
        return Refused(clause, f"refusal-{reason.replace('.', '-')}", self.texts)


class Table:
    """A game set up for a number of seats with options: its constants and its words."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Options | None = None,
        files: Mapping[str, Path] | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = game.resolve(seats, options or {})
        self.files = {**game.components, **(files or {})}
        self.own_files = sorted(files or {})
        self.constants = game.build(seats, self.options, self.files)

    @cached_property
    def record(self) -> npt.NDArray[Any]:
        """The constants as a one-element record array."""
        return self.constants.to_record()

    @cached_property
    def words(self) -> list[str | None]:
        """Each action's words."""
        return self.game.action_words(self.constants)

    @cached_property
    def ids(self) -> dict[str, int]:
        """The action of each words."""
        return {words: id_ for id_, words in enumerate(self.words) if words is not None}

    @cached_property
    def observation(self) -> list[Field]:
        """The numbers of an observation on this table, in order."""
        return self.game.observation(self.constants)

    @cache  # noqa: B019 - a table lives as long as its matches
    def outcomes(self, chance: int) -> dict[int, str]:
        """The words of each outcome of a chance kind."""
        return self.game.outcome_words(self.constants, chance)

    def file_hash(self, name: str) -> str:
        """16 hex digits of the SHA-256 of a component file of this table."""
        return hashlib.sha256(self.files[name].read_bytes()).hexdigest()[:16]

    def new_state(self, make: Callable[[np.dtype[Any]], Any] = plain) -> Any:
        """A state before `begin`, plain, or checked with `make=checked`."""
        return make(self.game.state)

    def read(self, words: str) -> int:
        """The action that words mean; refused by a clause where they mean none on this table."""
        tidy = " ".join(words.lower().split())
        action = self.ids.get(tidy)
        if action is not None:
            return action
        clause = self.game.misfit(self.constants, tidy.split())
        if clause is not None:
            raise self.game.refused(self.game.clauses.index(clause))
        raise Problem("problem-words", words=words)


@cache
def _found() -> dict[str, Any]:
    return {point.name: point for point in entry_points(group="gondwana.games")}


def game_ids() -> list[str]:
    """The ids of all installed games, sorted."""
    return sorted(_found())


@cache
def find_game(id_: str) -> Game:
    """The installed game of this id."""
    if id_ not in _found():
        raise Problem("problem-unknown-game", game=id_, known=", ".join(game_ids()))
    game: Game = _found()[id_].load()
    return game
