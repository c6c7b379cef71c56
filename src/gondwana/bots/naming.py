"""Bots by their names: policies, steps of the ladder, and searches such as `search:400`."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from ..kernel.errors import Problem
from ..kernel.game import Table
from ..kernel.match import Match
from .ladder import steps
from .policies import POLICIES
from .search import Budget, Search, Until
from .simple import Bot, CompiledBot

SEARCH = re.compile(r"search:([1-9][0-9]{0,8})(ms)?")
SEARCH_FORMS = ("search:400", "search:200ms")  # how a search is named, by way of example


class Chooser(Protocol):
    """A bot at one seat of a match."""

    def choose(self, match: Match) -> int:
        """The action that the bot chooses where its seat must decide."""


@dataclass(frozen=True)
class _Kind:
    """What a name means: a policy, or a search with a step's budget or one of its own."""

    policy: str | None = None
    step: str | None = None
    budget: Budget | None = None


def bot_names() -> tuple[str, ...]:
    """The names of bots that sit at tables: the ladder's from weak to strong, and the policies'."""
    return (*steps(), *POLICIES)


def _read(name: str) -> _Kind:
    step = steps().get(name)
    if step is not None:
        return _Kind(policy=step.policy, step=name)
    if name in POLICIES:
        return _Kind(policy=name)
    searching = SEARCH.fullmatch(name)
    if searching is None:
        known = ", ".join((*bot_names(), *SEARCH_FORMS))
        raise Problem("problem-unknown-bot", bot=name, known=known)
    amount = int(searching[1])
    return _Kind(budget=Budget(milliseconds=amount) if searching[2] else Budget(amount))


def find_policy(name: str) -> str | None:
    """The policy that a bot of this name follows; None for one that searches."""
    return _read(name).policy


def check_seated(name: str) -> None:
    """A Problem unless a bot of this name may sit at a table that others share.

    Searches with a budget of one's own may not: they could keep the machine for ever.
    """
    if name not in bot_names():
        raise Problem("problem-unknown-bot", bot=name, known=", ".join(bot_names()))


def is_reproducible(name: str) -> bool:
    """Whether a bot of this name, made by `find_bot`, decides the same twice."""
    budget = _read(name).budget
    return budget is None or budget.milliseconds == 0


def make_bot(
    name: str,
    table: Table,
    seat: int,
    seed: str,
    *,
    compiled: bool,
    by_clock: bool = False,
    until: Until | None = None,
) -> Chooser:
    """A bot of this name at a seat; an unknown name is a Problem.

    `compiled` takes machine code. `by_clock` holds the ladder's steps to their milliseconds also
    where the machine is slow, but then they need not decide the same twice. `until` stops a search
    besides.
    """
    kind = _read(name)
    if kind.policy is not None:
        return (CompiledBot if compiled else Bot)(kind.policy, table, seat, seed)
    budget = kind.budget
    if kind.step is not None:
        budget = steps()[kind.step].budget(table.game.id, by_clock)
    assert budget is not None
    return Search(table, seat, seed, budget, compiled, until)


def load_code(table: Table) -> None:
    """Bring the machine code of a game's bots into this process; where there is none, make it.

    Whoever looks at the clock does it first.
    """
    match = Match(table, seed="warm")
    for name in ("greedy", "search:1"):
        make_bot(name, table, match.waiting[0], match.seed, compiled=True).choose(match)


def find_bot(name: str) -> Callable[[Table, int, str], Chooser]:
    """What makes a bot of this name, from table, seat and seed.

    Policies decide plainly, so nothing has to be compiled for them; searches need machine code.
    """
    searches = find_policy(name) is None

    def make(table: Table, seat: int, seed: str) -> Chooser:
        return make_bot(name, table, seat, seed, compiled=searches)

    return make
