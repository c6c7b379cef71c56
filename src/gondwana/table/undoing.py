"""Taking back: freely what nobody has seen since, else as the others agree to."""

from __future__ import annotations

from collections.abc import Callable

from ..kernel.windows import PASS
from .errors import Stale, TableError
from .history import revoke_words, undo_words
from .offer import Offer, answered
from .store import Conflict, Row
from .windows import Windows


class Undoing(Windows):
    """A table at which decisions can be taken back."""

    def free_undo(self, seat: int) -> bool:
        """Whether the seat's last action can be taken back freely: nothing was seen since."""
        return self.match.revocable(seat) is not None

    @property
    def entered(self) -> bool:
        """Whether the last line is an outcome that somebody has entered by hand."""
        lines = self.match.lines
        return self.match.by_hand and len(lines) > self._opening and lines[-1].seat is None

    async def undo(self, seat: int, version: int) -> int:
        """Take the seat's last action back if that is free, else offer it to the others.

        What others have done since the version does not change what is meant. An outcome just
        entered by hand goes before actions: somebody may have misread the dice.
        """
        async with self._lock:
            to = self._to_undo(seat)
            if to == self.match.revocable(seat):
                self._expect_asked(seat, version)
                await self._revoke(seat)
            else:
                await self._undo(seat, to, version)
        self._tell()
        return self.version

    async def _undo(self, seat: int, to: int, version: int) -> None:
        if not 0 <= version <= self.version or not self._history.stood(version, to):
            raise Stale(self.version)
        others = frozenset(
            k
            for k, card in enumerate(self.seats)
            if card.kind == "person" and card.person != self.seats[seat].person
        )
        if self.free_undo(seat) or not others:
            await self._take_back(to)
        else:
            wanted = Offer(seat, to, others)
            await self._change_offer(lambda _: wanted)

    def _to_undo(self, seat: int) -> int:
        """The number of the line that the seat would take back."""
        lines = self.match.lines
        own = [n for n, line in enumerate(lines) if line.seat == seat]
        if self.entered:
            own.append(len(lines) - 1)
        while own and self._passed_by_wish(seat, own[-1]):
            own.pop()
        if not own:
            raise TableError("table-nothing-to-undo")
        return own[-1]

    def _passed_by_wish(self, seat: int, number: int) -> bool:
        """Whether the line would come again by itself, were it taken back."""
        if self.match.lines[number].words != PASS:
            return False
        past = self.match.copy()
        past.undo(number)
        return self.passes(seat, [f"{past.table.words[a]}" for a in past.legal(seat)])

    async def answer_undo(self, seat: int, accept: bool) -> int:
        """Agree to an offer, or decline it for all."""
        async with self._lock:
            await self._change_offer(lambda offer: answered(offer, seat, accept))
            if self.offer is not None and not self.offer.asked and self.offer.declined is None:
                await self._take_back(self.offer.to)
        self._tell()
        return self.version

    async def _change_offer(self, change: Callable[[Offer | None], Offer]) -> None:
        def changed(kept: Row | None) -> Row:
            return change(Offer.read(kept)).as_kept()

        try:
            self.offer = Offer.read(await self.host.call("offer", self.id, self.version, changed))
        except Conflict as error:
            await self._moved_on(error)

    async def _take_back(self, to: int) -> None:
        match = self.match.copy()
        match.undo(to)
        await self._keep(match, [(None, undo_words(to))])
        self._asked.clear()

    async def _revoke(self, seat: int) -> None:
        match, question = self.match.copy(), self._question()
        number = match.revoke(seat)
        await self._keep(match, [(None, revoke_words(number, seat))])
        self._renew(question, seat)
