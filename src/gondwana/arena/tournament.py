"""A tournament: a plan is played, and every finished game kept, until none is missing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from .crew import Crew
from .plan import Plan
from .results import Results, finished_games


def play_tournament(
    plan: Plan,
    path: Path,
    jobs: int = 0,
    on: str = "",
    found: Callable[[int], None] | None = None,
    progress: Callable[[int], None] | None = None,
    anew: bool = False,
) -> Results:
    """Play the games of a plan that the file does not have yet; the results of all.

    `jobs` and `on` say who plays (`Crew`); the results hang on neither, nor on interruptions.
    `found` is told how many games were there already, `progress` how many more are done.
    """
    with Results(path, plan, anew) as results:
        if found is not None:
            found(len(results.games))
        play_missing(plan, results, jobs, on, progress)
    return results


def play_missing(
    plan: Plan,
    results: Results,
    jobs: int = 0,
    on: str = "",
    progress: Callable[[int], None] | None = None,
) -> None:
    """Play the games of a plan that its results do not have yet."""
    if len(results.games) == plan.games:
        return
    with Crew(plan.table, plan.most_rounds, jobs, on) as crew:
        for task, block in crew.play(plan.tasks(set(results.games))):
            numbers = plan.games_of(task)
            results.add(numbers, finished_games(block))
            if progress is not None:
                progress(len(numbers))
