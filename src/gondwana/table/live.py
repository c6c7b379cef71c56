"""A live table: people come to it, bots and wishes play it on, and it can be played again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .errors import NoSeat
from .plan import NewTable, SeatPlan, tidy_pace
from .playing import Playing
from .store import Conflict, Whole
from .undoing import Undoing

if TYPE_CHECKING:
    from .host import Host


class Live(Undoing):
    """A table that is in memory, and plays on until a person must decide."""

    def __init__(self, host: Host, whole: Whole) -> None:
        super().__init__(host, whole)
        self._playing = Playing(self)

    def _tell(self) -> None:
        super()._tell()
        self.start_playing()

    # ---- people ----------------------------------------------------------------------------

    async def sit(self, person: str, name: str, token: str) -> int:
        """Take the seat of an invitation; the seat."""
        async with self._lock:
            seat = await self._seating.sit(person, name, token)
        self._tell()
        return seat

    async def sit_open(self, seat: int, person: str, name: str) -> int:
        """Take a seat that stands open to all."""
        async with self._lock:
            await self._seating.sit_open(seat, person, name)
        self._tell()
        return seat

    def expect_guest(self, token: str) -> None:
        """Make sure that an invitation still opens a seat."""
        self._seating.expect_guest(token)

    async def invite(self, person: str, seat: int) -> str:
        """A new invitation to an open seat from somebody who sits here; the old one is void."""
        async with self._lock:
            token = await self._seating.invite(person, seat)
        self._tell()
        return token

    # ---- playing on ------------------------------------------------------------------------

    def automatic(self) -> tuple[int, str | None] | None:
        """A seat that acts by itself now, and its words; None for words: a bot must think."""
        return self._playing.automatic()

    def start_playing(self) -> None:
        """Let bots and standing answers play on in the background."""
        self._playing.start()

    async def skip(self) -> None:
        """Let the bots play on without pauses until a person must decide."""
        self._playing.hurry()

    async def set_pace(self, seconds: float) -> None:
        """Set how long a bot waits before its move."""
        self.pace = tidy_pace(seconds)
        await self.host.call("change_match", self.id, pace=self.pace)
        self._tell()

    async def stop(self) -> None:
        """Stop playing on in the background."""
        await self._playing.stop()

    # ---- once more ---------------------------------------------------------------------------

    async def rematch(self, person: str) -> Live:
        """A new table of the same kind, everybody in the same seat; the same whoever asks again."""
        if person not in {seat.person for seat in self.seats}:
            raise NoSeat("table-not-yours")
        async with self._lock:
            again = await self.host.call("rematch", self.id)
            return await (self._new_rematch() if again is None else self.host.table(again))

    async def _new_rematch(self) -> Live:
        seats = tuple(SeatPlan(s.kind, s.name, s.bot, s.person) for s in self.seats)
        plan = NewTable(
            game=self.match.game.id,
            options=dict(self.match.table.options),
            seats=seats,
            dice="hand" if self.match.by_hand else "seeded",
            pace=self.pace,
            files=self.files,
            hints=self.hints,
        )
        try:
            return await self.host.create(plan, rematch_of=self.id)
        except Conflict:  # at another process somebody has asked meanwhile
            return await self.host.table(await self.host.call("rematch", self.id))

    async def catch_up(self) -> None:
        """Take over what another process has stored."""
        async with self._lock:
            await self.host.reload(self)
        self._tell()
