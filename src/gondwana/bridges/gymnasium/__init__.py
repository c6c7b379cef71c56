"""Gymnasium: one seat is the agent, bots play the others; importing this registers every game.

import gymnasium
import gondwana.bridges.gymnasium

env = gymnasium.make("gondwana/Evo2011-v0", seats=4, bots="greedy")
envs = gymnasium.make_vec("gondwana/Evo2011-v0", num_envs=4096)
"""

from ..saying import need

need("gymnasium", "gymnasium")

from .environment import Environment  # noqa: E402
from .registration import environment_id, register_games  # noqa: E402
from .vector import VectorEnvironment  # noqa: E402

__all__ = ["Environment", "VectorEnvironment", "environment_id", "register_games"]

register_games()
