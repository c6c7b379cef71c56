"""A tournament: a plan is played, and every finished game kept, until none is missing."""

from __future__ import annotations

from collections.abc import Callable

from .crew import Crew
from .plan import Plan
from .results import Results, finished_games


def play_missing(
    plan: Plan,
    results: Results,
    jobs: int = 0,
    on: str = "",
    progress: Callable[[int], None] | None = None,
) -> None:
    """Play the games of a plan that its results do not have yet.

    `jobs` and `on` say who plays (`Crew`); the results hang on neither, nor on interruptions.
    `progress` is told how many more games are done.
    """
    if len(results.games) == plan.games:
        return
    with Crew(plan.table, plan.most_rounds, jobs, on) as crew:
        for task, block in crew.play(plan.tasks(set(results.games))):
            numbers = plan.games_of(task)
            results.add(numbers, finished_games(block))
            if progress is not None:
                progress(len(numbers))
