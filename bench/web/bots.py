"""How well bots that search keep their time while a server has much else to do.

    pip install -e '.[test]' && python bench/web/bots.py [--tables 100] [--seconds 60] [--think 2]

All tables are those of `load.py`, two people each; at some of them (`--searching`) the two bots are
`alpha` and `hunter` of the ladder. What a decision takes beyond the bot's time is what the server's
metrics say: from the question to the action chosen. How much of that a bot waited for a core stands
beside it. Shares between two buckets of a histogram are taken as even.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys

import httpx
from load import AT_ONCE, Crowd, Person, on_a_server, sit_down
from load import BOTS as OTHERS
from prometheus_client.parser import text_string_to_metric_families
from served import Figure, Served, percentile

BOTS = ("alpha", "hunter")
BEYOND = "gondwana_bot_over_budget_seconds"
WAITED = "gondwana_bot_waited_seconds"
ALLOWED = 50  # milliseconds beyond the budget

Buckets = dict[float, float]  # up to so many seconds: how many since the start


async def counted(http: httpx.AsyncClient, figure: str) -> dict[str, Buckets]:
    """The buckets of a histogram, for each bot."""
    found: dict[str, Buckets] = {}
    text = (await http.get("/metrics")).text
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            if sample.name == f"{figure}_bucket":
                buckets = found.setdefault(sample.labels["bot"], {})
                buckets[float(sample.labels["le"])] = sample.value
    return found


def less(after: Buckets, before: Buckets) -> Buckets:
    """What came between."""
    return {edge: count - before.get(edge, 0) for edge, count in after.items()}


def quantile(buckets: Buckets, share: float) -> float:
    """The milliseconds that a share of all does not exceed."""
    wanted = share * buckets[float("inf")]
    low, below = 0.0, 0.0
    for edge, count in sorted(buckets.items()):
        if count >= wanted:
            inside = (wanted - below) / max(1, count - below)
            return 1000 * (low + inside * (edge - low) if edge < float("inf") else edge)
        low, below = max(0.0, edge), count
    return 1000 * low


async def measure(
    server: Served, tables: int, searching: int, seconds: float, think: float
) -> list[Figure]:
    """Play, and ask the server how its bots did."""
    limits = httpx.Limits(max_connections=200, max_keepalive_connections=200)
    async with httpx.AsyncClient(base_url=server.url, timeout=60, limits=limits) as http:
        people = [Person(http, think, random.Random(k)) for k in range(2 * tables)]
        gate = asyncio.Semaphore(AT_ONCE)

        async def table(number: int) -> None:
            async with gate:
                bots = BOTS if number < searching else OTHERS
                await sit_down(people[2 * number : 2 * number + 2], bots)

        await asyncio.gather(*map(table, range(tables)))
        crowd = Crowd(people)
        await crowd.connect()
        await crowd.play(2 * think)  # until all bots have machine code, and the crowd has spread
        crowd.taken.clear()
        before = [await counted(http, figure) for figure in (BEYOND, WAITED)]
        cpu = server.cpu()
        await asyncio.sleep(seconds)
        after = [await counted(http, figure) for figure in (BEYOND, WAITED)]
        used, moves = (server.cpu() - cpu) / seconds, len(crowd.taken) / seconds
        print(f"{moves:.1f} people's moves a second; the server used {used:.2f} cores")
        taken = crowd.taken[:]
        await crowd.leave()
    figures = [Figure("acknowledgement, p95", percentile(taken, 95) * 1000, 150, "ms")]
    for bot in BOTS:
        over, waited = (less(b[bot], a.get(bot, {})) for a, b in zip(before, after, strict=True))
        late, long = (
            f"p50 {quantile(found, 0.5):.0f} ms, p99 {quantile(found, 0.99):.0f} ms"
            for found in (over, waited)
        )
        print(f"{bot}, {over[float('inf')]:.0f} times: beyond its time {late}; in line {long}")
        figures.append(Figure(f"{bot} beyond its time, p99", quantile(over, 0.99), ALLOWED, "ms"))
    return figures


def main() -> int:
    parser = argparse.ArgumentParser(description="Whether bots that search keep their time.")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--searching", type=int, default=50, help="tables with alpha and hunter")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--think", type=float, default=2, help="seconds that people think")
    given = parser.parse_args()
    return on_a_server(
        lambda server: measure(server, given.tables, given.searching, given.seconds, given.think)
    )


if __name__ == "__main__":
    sys.exit(main())
