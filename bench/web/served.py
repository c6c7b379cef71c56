"""A real server and a real Chromium, for measurements and tests; and how figures are told."""

from __future__ import annotations

import os
import re
import shutil
import signal
import statistics
import subprocess
import sys
import time
import urllib.request
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from urllib.error import URLError

from playwright.sync_api import Browser, Playwright

CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
GAME = "evo-2011"
TICKS = os.sysconf("SC_CLK_TCK")


def chromium(playwright: Playwright) -> Browser:
    """The system's Chromium, else Playwright's."""
    found = next((path for name in CHROMIUM if (path := shutil.which(name))), None)
    return playwright.chromium.launch(executable_path=found, args=list(ARGUMENTS))


@dataclass
class Served:
    """`gondwana serve` on localhost; stopped and started again, it keeps its data and port.

    Without the address of another one, its database is a file of SQLite.
    """

    data: Path
    port: int = 0
    elsewhere: str | None = None
    process: subprocess.Popen[str] | None = field(default=None, repr=False)

    @property
    def url(self) -> str:
        """Where it answers."""
        return f"http://localhost:{self.port}"

    @property
    def database(self) -> Path:
        """Its SQLite file."""
        return self.data / "gondwana.db"

    def start(self) -> float:
        """Start it; the seconds until it answered."""
        begun = time.perf_counter()
        command = [sys.executable, "-m", "gondwana", "serve", "--no-browser", "--lang", "en"]
        where = ["--database", self.elsewhere] if self.elsewhere else []
        self.process = subprocess.Popen(
            [*command, "--port", str(self.port), "--data", str(self.data), *where],
            stdout=subprocess.PIPE,
            text=True,
            env=_environment(),
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r":(\d+)$", line.strip())
        assert found, f"the server did not say where it is: {line}"
        self.port = int(found[1])
        while True:
            with suppress(URLError, ConnectionError), urllib.request.urlopen(f"{self.url}/healthz"):
                return time.perf_counter() - begun
            time.sleep(0.01)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> tuple[int, float]:
        """End it; its exit status and how many seconds that took."""
        assert self.process is not None
        begun = time.perf_counter()
        self.process.send_signal(how)
        return self.process.wait(timeout=30), time.perf_counter() - begun

    def cpu(self) -> float:
        """The seconds of CPU that the server itself has used."""
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS


def _environment() -> dict[str, str]:
    """Ours, but that Python keeps the bytecode of what it imports, as it does where one plays."""
    given = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    return {**given, "PYTHONUNBUFFERED": "1"}


def compile_bots() -> None:
    """Compile the game's bots into the cache, so that this is not measured."""
    subprocess.run([sys.executable, "-m", "gondwana", "warm", GAME], check=True)


def middle(values: Sequence[float]) -> float:
    """The median."""
    return statistics.median(values)


def percentile(values: Sequence[float], part: int) -> float:
    """The value that `part` percent do not exceed."""
    return statistics.quantiles(values, n=100, method="inclusive")[part - 1]


@dataclass(frozen=True)
class Figure:
    """Something measured, beside its goal."""

    name: str
    value: float
    goal: float
    unit: str

    @property
    def met(self) -> bool:
        """Whether the goal is met."""
        return self.value <= self.goal


def tell(figures: Sequence[Figure]) -> None:
    """Print the figures as a table, and how busy the machine was."""
    width = max(len(figure.name) for figure in figures)
    print(f"{'figure':{width}}  {'measured':>12}  {'goal':>12}  met")
    for f in figures:
        measured, goal = f"{f.value:.4g} {f.unit}", f"≤ {f.goal:g} {f.unit}"
        print(f"{f.name:{width}}  {measured:>12}  {goal:>12}  {'yes' if f.met else 'NO'}")
    load = ", ".join(f"{n:.1f}" for n in os.getloadavg())
    print(f"load average {load} on {os.cpu_count()} cores")
