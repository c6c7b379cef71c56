"""Our games in OpenSpiel.

    import gondwana.bridges.openspiel
    import pyspiel

    game = pyspiel.load_game("gondwana_evo_2011(seats=3)")

Importing registers every installed game as a Python game of OpenSpiel's, with explicit chance.
Seats that decide at once move one after the other, unseen. See `GondwanaGame` for parameters.
"""

from ..saying import need

need("pyspiel", "openspiel")

from .game import GondwanaGame, register, resampler, short_name  # noqa: E402
from .observer import Observer  # noqa: E402
from .state import GondwanaState  # noqa: E402

__all__ = ["GondwanaGame", "GondwanaState", "Observer", "resampler", "short_name"]

register()
