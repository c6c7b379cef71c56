"""How long one waits: for the first question at the terminal, and for a warm simulation.

    pip install -e '.[test]' && python bench/start.py [--rounds 5]

The terminal game is started in a terminal of its own, nothing compiled; the simulation runs 100
games after a first run that has filled the cache. Wall time, the interpreter's start included;
median and range of the rounds.
"""

import argparse
import statistics
import subprocess
import sys
import time

import pexpect

PLAY = ["-m", "gondwana", "play", "--lang", "en", "--seed", "1"]
SIMULATE = ["-m", "gondwana", "simulate", "evo-2011", "--games", "100", "--seats"]
SIMULATE += ["greedy,random,random", "--seed", "1", "--lang", "en"]


def first_question() -> float:
    """Seconds from the command to the first prompt."""
    start = time.perf_counter()
    child = pexpect.spawn(sys.executable, PLAY, dimensions=(50, 100), timeout=60)
    child.expect("Tyrannosaur > ")
    waited = time.perf_counter() - start
    child.sendline("quit")
    child.expect(pexpect.EOF)
    return waited


def simulation() -> float:
    """Seconds for the whole command."""
    start = time.perf_counter()
    subprocess.run([sys.executable, *SIMULATE], check=True, capture_output=True)
    return time.perf_counter() - start


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    rounds = parser.parse_args().rounds
    simulation()
    for name, measure in (("first question", first_question), ("warm simulation", simulation)):
        found = [measure() for _ in range(rounds)]
        print(
            f"{name:16s} {statistics.median(found):5.2f} s ({min(found):.2f} to {max(found):.2f})"
        )


if __name__ == "__main__":
    main()
