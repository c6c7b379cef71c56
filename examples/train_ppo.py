"""Train a small agent with masked PPO until it beats random bots: PyTorch on the CPU, minutes.

    pip install "gondwana[examples]"
    python examples/train_ppo.py --curve curve.csv --model agent.pt
    python examples/learning_curve.py curve.csv curve.png

The agent sits at the first seat, random bots at the others. It sees the game's observation, each
number scaled to 0…1 by its bounds, and chooses among the legal actions only: illegal ones get no
probability. It is rewarded at the end by its place, from 1 down to −1, and each round by a little
for its points. Every few updates it plays against the same bots, always its likeliest action, and
a line of the curve is written: decisions learned from, seconds, mean share of wins, mean reward.

PPO is that of Schulman et al., 2017 (arXiv:1707.06347), with generalised advantages.
"""

import argparse
import csv
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

from gondwana.bridges.saying import MissingExtra, need

try:
    torch: Any = need("torch", "examples")
    need("gymnasium", "examples")
except MissingExtra as missing:
    sys.exit(str(missing))

from gondwana.bridges.gymnasium import VectorEnvironment

DISCOUNT, TRACE = 0.997, 0.95  # of rewards, of advantages
CLIP, VALUE_WEIGHT, ENTROPY_WEIGHT = 0.2, 0.5, 0.01
EPOCHS, BATCH, RATE, LONGEST = 2, 1024, 7e-4, 0.5
SHAPED = 0.02  # reward of each point


class Agent(torch.nn.Module):
    """Two hidden layers, then a preference for each action and the expected reward."""

    def __init__(self, space: Any, actions: int, hidden: int) -> None:
        super().__init__()
        low = torch.as_tensor(space.low, dtype=torch.float32)
        span = torch.as_tensor(space.high, dtype=torch.float32) - low
        self.register_buffer("low", low)
        self.register_buffer("span", span.clamp(min=1.0))
        self.body = torch.nn.Sequential(
            torch.nn.Linear(len(low), hidden), torch.nn.Tanh(),
            torch.nn.Linear(hidden, hidden), torch.nn.Tanh(),
        )  # fmt: skip
        self.policy = torch.nn.Linear(hidden, actions)
        self.value = torch.nn.Linear(hidden, 1)
        torch.nn.init.zeros_(self.policy.weight)  # begins as a random player

    def forward(self, observations: Any, masks: Any) -> tuple[Any, Any]:
        """The distribution over the legal actions, and the values."""
        scaled = (observations.float() - self.low) / self.span
        body = self.body(scaled)
        preferences = self.policy(body).masked_fill(~masks, -1e9)
        choice = torch.distributions.Categorical(logits=preferences, validate_args=False)
        return choice, self.value(body).squeeze(-1)


class Rollout:
    """What `steps` steps of all games brought, as tensors (steps, games, …)."""

    def __init__(self, envs: VectorEnvironment, steps: int) -> None:
        shape = steps, envs.num_envs
        numbers = envs.single_observation_space.shape[0]
        self.observations = torch.zeros(*shape, numbers, dtype=torch.int16)
        self.masks = torch.zeros(*shape, int(envs.single_action_space.n), dtype=torch.bool)
        self.actions = torch.zeros(shape, dtype=torch.int64)
        self.chances, self.rewards, self.values = (torch.zeros(shape) for _ in range(3))
        self.ended, self.real = (torch.zeros(shape, dtype=torch.bool) for _ in range(2))


def collect(envs: VectorEnvironment, agent: Agent, rollout: Rollout, ended: Any) -> Any:
    """Play on for a rollout; which games have ended with its last step."""
    rows = envs.rows
    for k in range(len(rollout.actions)):
        rollout.observations[k] = torch.from_numpy(rows.observations)
        rollout.masks[k] = torch.from_numpy(rows.masks).bool()
        with torch.no_grad():
            choice, rollout.values[k] = agent(rollout.observations[k], rollout.masks[k])
        rollout.actions[k] = choice.sample()
        rollout.chances[k] = choice.log_prob(rollout.actions[k])
        rollout.real[k] = ~ended  # after an end the next step begins anew and means nothing
        _, rewards, terminated, truncated, _ = envs.step(rollout.actions[k].numpy())
        ended = torch.from_numpy(terminated | truncated)
        rollout.rewards[k], rollout.ended[k] = torch.from_numpy(rewards), ended
    return ended


def advantages(rollout: Rollout, last: Any) -> Any:
    """Generalised advantages (steps, games); `last` are the values after the last step."""
    found = torch.zeros_like(rollout.values)
    ahead, value = torch.zeros_like(last), last
    for k in reversed(range(len(found))):
        goes_on = (~rollout.ended[k]).float()
        surprise = rollout.rewards[k] + DISCOUNT * value * goes_on - rollout.values[k]
        ahead = surprise + DISCOUNT * TRACE * goes_on * ahead
        found[k], value = ahead, rollout.values[k]
    return found


def learn(agent: Agent, optimiser: Any, rollout: Rollout, gains: Any) -> None:
    """Some epochs of clipped policy gradients over a rollout."""
    real = rollout.real.flatten().nonzero().squeeze(-1)
    targets = (gains + rollout.values).flatten()
    gains = gains.flatten()
    gains = (gains - gains[real].mean()) / (gains[real].std() + 1e-8)
    observations, masks = rollout.observations.flatten(0, 1), rollout.masks.flatten(0, 1)
    actions, chances = rollout.actions.flatten(), rollout.chances.flatten()
    for _ in range(EPOCHS):
        for part in real[torch.randperm(len(real))].split(BATCH):
            choice, values = agent(observations[part], masks[part])
            ratio = (choice.log_prob(actions[part]) - chances[part]).exp()
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            policy_loss = -torch.min(ratio * gains[part], clipped * gains[part]).mean()
            value_loss = (values - targets[part]).square().mean()
            spread = choice.entropy().mean()
            optimiser.zero_grad()
            (policy_loss + VALUE_WEIGHT * value_loss - ENTROPY_WEIGHT * spread).backward()
            torch.nn.utils.clip_grad_norm_(agent.parameters(), LONGEST)
            optimiser.step()


def evaluate(envs: VectorEnvironment, agent: Agent, seed: int) -> tuple[float, float]:
    """Mean share of wins and mean reward over one game in each row, the likeliest action always."""
    envs.reset(seed=seed)
    rows, open_ = envs.rows, np.ones(envs.num_envs, bool)
    rewards, wins = np.zeros(envs.num_envs), np.zeros(envs.num_envs)
    while open_.any():
        with torch.no_grad():
            observations = torch.from_numpy(rows.observations)
            choice, _ = agent(observations, torch.from_numpy(rows.masks).bool())
        envs.step(choice.logits.argmax(-1).numpy())
        ended = open_ & (rows.terminated | rows.truncated)
        best = rows.rewards == rows.rewards.max(axis=1, keepdims=True)
        rewards[ended] = rows.rewards[ended, envs.seat]
        wins[ended] = best[ended, envs.seat] / best[ended].sum(axis=1)
        open_ &= ~ended
    return float(wins.mean()), float(rewards.mean())


def train(args: argparse.Namespace) -> None:
    """Train, and write the curve as it grows."""
    torch.manual_seed(args.seed)
    at = {"seats": args.seats, "bots": args.bots, "compiled": not args.plain, "copy": False}
    envs = VectorEnvironment(args.game, args.games, shaped=SHAPED, **at)
    tests = VectorEnvironment(args.game, args.tests, **at)
    agent = Agent(envs.single_observation_space, int(envs.single_action_space.n), args.hidden)
    optimiser = torch.optim.Adam(agent.parameters(), RATE)
    rollout = Rollout(envs, args.steps)
    envs.reset(seed=args.seed)
    ended, decisions, start = torch.zeros(args.games, dtype=torch.bool), 0, time.monotonic()
    with args.curve.open("w", encoding="utf-8", newline="") as file:
        curve = csv.writer(file)
        curve.writerow(("decisions", "seconds", "wins", "reward"))
        for update in range(args.updates + 1):
            if update % args.every == 0 or update == args.updates:
                wins, reward = evaluate(tests, agent, seed=10**6)
                seconds = time.monotonic() - start
                curve.writerow((decisions, f"{seconds:.1f}", f"{wins:.4f}", f"{reward:.4f}"))
                file.flush()
                print(f"{decisions:9,d} decisions {seconds:6.0f} s  wins {wins:6.1%}", flush=True)
            if update < args.updates:
                ended = collect(envs, agent, rollout, ended)
                with torch.no_grad():
                    last = agent(
                        torch.from_numpy(envs.rows.observations),
                        torch.from_numpy(envs.rows.masks).bool(),
                    )[1]
                learn(agent, optimiser, rollout, advantages(rollout, last))
                decisions += int(rollout.real.sum())
    if args.model:
        torch.save(agent.state_dict(), args.model)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--game", default="evo-2011")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bots", default="random")
    parser.add_argument("--games", type=int, default=128, help="played side by side")
    parser.add_argument("--steps", type=int, default=64, help="of all games between updates")
    parser.add_argument("--updates", type=int, default=30)
    parser.add_argument("--tests", type=int, default=200, help="games of an evaluation")
    parser.add_argument("--every", type=int, default=2, help="updates between evaluations")
    parser.add_argument("--hidden", type=int, default=128)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, default=Path("curve.csv"))
    parser.add_argument("--model", type=Path)
    parser.add_argument("--plain", action="store_true", help="without machine code")
    train(parser.parse_args())


if __name__ == "__main__":
    main()
