"""The examples run, in a short form."""

from __future__ import annotations

import csv
import importlib.util
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[1] / "examples"


def run(name: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(EXAMPLES / name), *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)


@pytest.mark.skipif(
    importlib.util.find_spec("torch") is None,
    reason='PyTorch is not installed: pip install "gondwana[examples]"',
)
def test_an_agent_is_trained(tmp_path: Path) -> None:
    """Two updates in few games, plain: a curve with an agent's random beginning, and a model."""
    curve, model = tmp_path / "curve.csv", tmp_path / "agent.pt"
    done = run(
        "train_ppo.py", "--plain", "--games", "4", "--steps", "8", "--updates", "2", "--tests", "2",
        "--every", "2", "--hidden", "16", "--curve", str(curve), "--model", str(model),
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    rows = list(csv.DictReader(curve.read_text(encoding="utf-8").splitlines()))
    assert len(rows) == 2
    assert int(rows[0]["decisions"]) == 0
    assert 0 < int(rows[1]["decisions"]) <= 2 * 8 * 4
    assert all(0 <= float(row["wins"]) <= 1 for row in rows)
    assert model.stat().st_size > 0


def test_without_pytorch_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    with pytest.raises(SystemExit) as left:
        runpy.run_path(str(EXAMPLES / "train_ppo.py"), run_name="__main__")
    assert 'pip install "gondwana[examples]"' in str(left.value)


def test_a_curve_is_drawn(tmp_path: Path) -> None:
    curve, picture = tmp_path / "run.csv", tmp_path / "curve.svg"
    curve.write_text("decisions,seconds,wins,reward\n0,0.1,0.5,0.0\n900,2.0,0.75,0.5\n")
    done = run("learning_curve.py", str(curve), str(picture))
    assert done.returncode == 0, done.stderr
    assert "<svg" in picture.read_text(encoding="utf-8")
    wrong = tmp_path / "wrong.csv"
    wrong.write_text("a,b\n1,2\n")
    for path in (wrong, tmp_path / "none.csv"):
        done = run("learning_curve.py", str(path), str(picture))
        assert done.returncode == 1
        assert done.stderr == f"{path} is no curve that train_ppo.py wrote.\n"
