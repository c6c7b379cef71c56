"""The arena's commands: tournaments, the balance of a game, and tuning."""

from pathlib import Path

TEXTS = Path(__file__).parent / "texts"
