"""Who sits where at a table: open seats, invitations, and what each seat wishes."""

from __future__ import annotations

import hmac
import secrets
from typing import TYPE_CHECKING

from ..kernel.windows import Wishes
from .errors import NoSeat
from .people import tidy_name
from .plan import SeatCard
from .store import Row, digest

if TYPE_CHECKING:
    from .host import Host


class Seating:
    """The seats of a table. Whoever changes something holds the table's lock."""

    def __init__(self, id_: str, host: Host, seats: list[Row]) -> None:
        self._id, self._host = id_, host
        self.invitations: dict[int, str] = {}
        self.take_over(seats)

    def take_over(self, seats: list[Row]) -> None:
        """Take over who sits where from the store."""
        self.cards = tuple(map(SeatCard.of, seats))
        self.wishes = [Wishes.read(row["wishes"]) for row in seats]
        self._tokens: dict[int, str | None] = {row["seat"]: row["invitation"] for row in seats}

    @property
    def open(self) -> bool:
        """Whether somebody is yet to come."""
        return any(seat.kind == "open" for seat in self.cards)

    def of(self, person: str | None) -> tuple[int, ...]:
        """The seats where a person sits."""
        return tuple(
            k for k, seat in enumerate(self.cards) if person is not None and seat.person == person
        )

    async def sit(self, person: str, name: str, token: str) -> int:
        """Take the seat of an invitation; the seat."""
        seat = self._invited(token)
        if self.cards[seat].person != person:
            await self._take(seat, person, name)
        return seat

    async def sit_open(self, seat: int, person: str, name: str) -> None:
        """Take a seat that stands open to all."""
        if seat not in range(len(self.cards)):
            raise NoSeat("table-no-seat", seat=seat + 1)
        if self.cards[seat].person != person:
            await self._take(seat, person, name)

    def _invited(self, token: str) -> int:
        wanted = digest(token)
        for seat, hashed in self._tokens.items():
            if hashed and hmac.compare_digest(hashed, wanted):
                return seat
        raise NoSeat("table-invitation")

    async def _take(self, seat: int, person: str, name: str) -> None:
        taken = SeatCard("person", tidy_name(name), None, person)
        still_open = any(s.kind == "open" for k, s in enumerate(self.cards) if k != seat)
        done = await self._host.call(
            "take_seat", self._id, seat, ("open",), "open" if still_open else "running",
            kind=taken.kind, name=taken.name, person=person, bot=None,
        )  # fmt: skip
        if not done:
            raise NoSeat("table-seat-taken", seat=seat + 1)
        self.cards = (*self.cards[:seat], taken, *self.cards[seat + 1 :])

    def expect_guest(self, token: str) -> None:
        """Make sure that an invitation still opens a seat."""
        seat = self._invited(token)
        if self.cards[seat].kind != "open":
            raise NoSeat("table-seat-taken", seat=seat + 1)

    async def invite(self, person: str, seat: int) -> str:
        """A new invitation to an open seat from somebody who sits here; the old one is void."""
        if not self.of(person):
            raise NoSeat("table-not-yours")
        token = secrets.token_urlsafe(16)
        hashed = digest(token)
        if not await self._host.call("change_invitation", self._id, seat, hashed):
            raise NoSeat("table-seat-taken", seat=seat + 1)
        self._tokens[seat] = hashed
        self.invitations[seat] = token
        return token

    async def wish(self, seat: int, wishes: Wishes) -> None:
        """Change what a seat wishes."""
        await self._host.call("change_seat", self._id, seat, wishes=wishes.as_kept())
        self.wishes[seat] = wishes
