"""The names by which Gymnasium knows the installed games."""

from __future__ import annotations

from gymnasium import register

from ...kernel.game import find_game, game_ids


def environment_id(game: str) -> str:
    """The game's name for Gymnasium, such as `gondwana/Evo2011-v0`.

    Its version counts from 0 and rises with the game's: another version plays by other rules.
    """
    name = "".join(part.capitalize() for part in game.split("-"))
    return f"gondwana/{name}-v{find_game(game).version - 1}"


def register_games() -> None:
    """Register every installed game."""
    module = __name__.rpartition(".")[0]
    for game in game_ids():
        register(
            environment_id(game),
            f"{module}:Environment",
            vector_entry_point=f"{module}:VectorEnvironment",
            kwargs={"game": game},
        )
