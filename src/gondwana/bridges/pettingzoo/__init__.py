"""PettingZoo: every game as an environment in which agents act one after the other (AEC).

from gondwana.bridges import pettingzoo

env = pettingzoo.env("evo-2011", seats=4, rulebook="hu", rewards="rank")
env.reset(seed=7)
for agent in env.agent_iter():
    observation, reward, terminated, truncated, info = env.last()
    ended = terminated or truncated
    env.step(None if ended else env.action_space(agent).sample(observation["action_mask"]))
"""

from ..saying import need

need("pettingzoo", "pettingzoo")

from .environment import Environment, env, parallel_env  # noqa: E402

__all__ = ["Environment", "env", "parallel_env"]
