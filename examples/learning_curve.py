"""Draw the curves that `train_ppo.py` wrote: python examples/learning_curve.py CSV … PICTURE.

The picture's format is that of its name (PNG, SVG, PDF); `--seats` draws what chance alone gives.
"""

import argparse
import csv
import sys
from pathlib import Path

import matplotlib as mpl

mpl.use("Agg")
from matplotlib import pyplot as plt


def read(path: Path) -> tuple[list[float], list[float]]:
    """Decisions and shares of wins of a curve."""
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    return [float(row["decisions"]) for row in rows], [float(row["wins"]) for row in rows]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("curves", nargs="+", type=Path, metavar="CSV")
    parser.add_argument("picture", type=Path)
    parser.add_argument("--seats", type=int, default=2)
    args = parser.parse_args()
    figure, axes = plt.subplots(figsize=(7, 4), layout="constrained")
    for path in args.curves:
        try:
            decisions, wins = read(path)
        except (OSError, KeyError, ValueError):
            sys.exit(f"{path} is no curve that train_ppo.py wrote.")
        axes.plot(decisions, wins, marker="o", label=path.stem)
    axes.axhline(1 / args.seats, color="grey", linestyle="--", label="chance")
    axes.set(xlabel="decisions learned from", ylabel="share of wins", ylim=(0, 1.05))
    axes.grid(alpha=0.3)
    axes.legend()
    figure.savefig(args.picture, dpi=150)


if __name__ == "__main__":
    main()
