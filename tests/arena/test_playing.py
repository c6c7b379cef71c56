"""A match between bots: what counts as their time to think."""

from __future__ import annotations

import pytest

from gondwana.arena import playing
from gondwana.arena.playing import Player, Task
from gondwana.bots import Bot
from gondwana.kernel import Table, find_game


class Clock:
    """A clock that stands still but where somebody moves it."""

    now = 0.0

    def thread_time(self) -> float:
        return self.now


def test_machine_code_is_loaded_once_and_in_nobodys_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, loaded = Clock(), []

    def load(table: Table) -> None:
        clock.now += 100
        loaded.append(table)

    class Slow(Bot):
        """Takes a second for every decision."""

        def choose(self, match: playing.Match) -> int:
            clock.now += 1
            return super().choose(match)

    monkeypatch.setattr(playing, "time", clock)
    monkeypatch.setattr(playing, "load_code", load)

    def slow(name: str, table: Table, seat: int, seed: str, compiled: bool) -> Slow:
        return Slow("random", table, seat, seed)

    monkeypatch.setattr(playing, "make_bot", slow)
    table = Table(find_game("evo-2011"), 2)
    player = Player(table, 0)
    block = player.play(Task(("search:1", "greedy"), "clock", 0, 2))
    assert loaded == [table]
    decisions, milliseconds = block.thought[..., 0], block.thought[..., 1]
    assert (decisions > 0).all()
    assert (milliseconds == 1000 * decisions).all()
