"""A wish to take a decision back, which the others must agree to."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from .errors import TableError


@dataclass(frozen=True, slots=True)
class Offer:
    """Who wants to go back to which line, the seats that have yet to agree, and who said no."""

    seat: int
    to: int
    asked: frozenset[int]
    declined: int | None = None

    def as_kept(self) -> dict[str, Any]:
        """For the store."""
        return {
            "seat": self.seat, "to": self.to, "asked": sorted(self.asked),
            "declined": self.declined,
        }  # fmt: skip

    @classmethod
    def read(cls, kept: dict[str, Any] | None) -> Offer | None:
        """As the store keeps it."""
        if not kept:
            return None
        return cls(kept["seat"], kept["to"], frozenset(kept["asked"]), kept["declined"])


def answered(offer: Offer | None, seat: int, accept: bool) -> Offer:
    """The offer with the seat's answer."""
    if offer is None or offer.declined is not None or seat not in offer.asked:
        raise TableError("table-no-offer")
    if accept:
        return replace(offer, asked=offer.asked - {seat})
    return replace(offer, declined=seat)
