"""Who can sit at a table besides people: bots that know the kernel and no game by name."""

from pathlib import Path

from .ladder import Rating, Step, rating, steps
from .naming import (
    Chooser,
    bot_names,
    check_seated,
    find_bot,
    find_policy,
    is_reproducible,
    load_code,
    make_bot,
)
from .simple import Bot, CompiledBot, bot_purpose, decisions_in, policy_number

TEXTS = Path(__file__).parent / "texts"  # `bot-NAME` and `character-NAME` for the ladder's steps
USUAL = "forager"  # who sits down where nobody has said who

__all__ = [
    "TEXTS",
    "USUAL",
    "Bot",
    "Chooser",
    "CompiledBot",
    "Rating",
    "Step",
    "bot_names",
    "bot_purpose",
    "check_seated",
    "decisions_in",
    "find_bot",
    "find_policy",
    "is_reproducible",
    "load_code",
    "make_bot",
    "policy_number",
    "rating",
    "steps",
]
