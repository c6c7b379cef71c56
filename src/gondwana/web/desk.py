"""What stands around a game's own drawing at a table: who reads, and what else he is told."""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from markupsafe import Markup

from ..kernel.game import Table
from ..kernel.texts import Texts
from ..kernel.windows import MUTES, WINDOW_PREFERENCES, cards_in, is_window
from ..table import Live
from .chance import question
from .names import table_name
from .people import WEB_TEXTS, Visitor
from .scene import has_secrets, look
from .site import Site

OWN_PARTS = ("bar", "notice", "wishes")
PACES = {"slow": 1.4, "usual": 0.7, "fast": 0.25, "none": 0.0}  # seconds before a bot's move


@dataclass
class Reader:
    """Somebody in front of a table's page. Several people may share it: he then has many seats.

    What such a seat alone may see is covered until `show` uncovers it, and covered again when
    the turn passes on.
    """

    live: Live
    person: str | None
    language: str
    base: str  # the server's address, for invitations
    _shown: int | None = None
    _shown_at: int | None = None

    @property
    def mine(self) -> tuple[int, ...]:
        """His seats."""
        return self.live.seats_of(self.person)

    @property
    def turn(self) -> int | None:
        """The first of his seats that must decide."""
        return next((seat for seat in self.live.match.waiting if seat in self.mine), None)

    def show(self, seat: int | None) -> None:
        """Uncover a seat of his; None covers it again."""
        self._shown = seat if seat in self.mine else None
        self._shown_at = self.turn

    @property
    def shown(self) -> int | None:
        """The seat that is uncovered."""
        return self._shown if self._shown_at == self.turn else None

    @property
    def seat(self) -> int | None:
        """The seat whose view he gets; None is what everybody may see."""
        mine = self.mine
        if len(mine) < 2:
            return mine[0] if mine else None
        if self.shown is not None:
            return self.shown
        turn = self.turn
        return None if turn is None or self._hides(turn) else turn

    def _hides(self, seat: int) -> bool:
        """Whether the seat sees, or is about to choose, what the others here must not see."""
        return self.live.match.apart or has_secrets(self.live.match, seat)

    @property
    def covered(self) -> int | None:
        """The seat that must decide and has something to hide from the others."""
        return self.turn if len(self.mine) > 1 and self.seat is None else None


def reader_of(live: Live, visitor: Visitor) -> Reader:
    """The visitor in front of this table."""
    url = visitor.connection.url
    scheme = {"ws": "http", "wss": "https"}.get(url.scheme, url.scheme)  # what is sent is opened
    return Reader(live, visitor.id, visitor.language, f"{scheme}://{url.netloc}")


def parts(site: Site, reader: Reader) -> dict[str, str]:
    """All parts of the page, by the id of their element."""
    after = after_game(site, reader)
    drawn = site.studio.parts(reader.live, reader.seat, reader.language, after)
    return {f"part-{name}": html for name, html in drawn.items()} | own_parts(site, reader)


def digest(parts: Mapping[str, str]) -> str:
    """A short sign that two browsers have the same parts."""
    return f"{zlib.crc32(''.join(parts.values()).encode()):x}"


def own_parts(site: Site, reader: Reader) -> dict[str, str]:
    """The parts that are the same in every game."""
    say = Texts(reader.language, WEB_TEXTS)
    values = _values(reader, say)
    return {f"part-{name}": site.fragment(f"{name}.html", say, **values) for name in OWN_PARTS}


def after_game(site: Site, reader: Reader) -> Markup | None:
    """What is offered beneath the result."""
    if not reader.live.match.over:
        return None
    say = Texts(reader.language, WEB_TEXTS)
    return site.fragment("after.html", say, **_values(reader, say))


def _values(reader: Reader, say: Texts) -> dict[str, Any]:
    """What the templates of our own parts need."""
    live, mine, match = reader.live, reader.mine, reader.live.match
    names = [seat.name or say("seat-open") for seat in live.seats]
    automatic = live.automatic()
    offer, invitations = live.offer, _invitations(reader)
    open_ = [seat for seat, card in enumerate(live.seats) if card.kind == "open"]
    return {
        "id": live.id,
        "table": table_name(live.id),
        "looks": [look(match.game, k) for k in range(match.seats)],
        "mine": mine,
        "seat": reader.seat,
        "names": names,
        "seats": live.seats,
        "phase": live.phase,
        "over": match.over,
        "length": len(match.lines),
        "can_undo": undoer(reader) is not None,
        "free": any(live.free_undo(seat) for seat in mine),
        "skipping": bool(mine) and automatic is not None and live.seats[automatic[0]].bot,
        "hinted": reader.seat in mine and live.advice.given(reader.seat),
        "invitations": invitations,
        "lost": bool(mine) and any(seat not in invitations for seat in open_),
        "offer": offer if offer is not None and offer.declined is None else None,
        "declined": offer.declined if offer is not None and offer.seat in mine else None,
        "agrees": next((s for s in mine if offer and s in offer.asked), None),
        "covered": reader.covered,
        "shown": reader.shown if len(mine) > 1 else None,
        "roll": question(live, mine, reader.language),
        **_windows(reader),
        "preferences": WINDOW_PREFERENCES,
        "mutes": MUTES,
        "preference": live.preference(reader.seat) if reader.seat is not None else None,
        "paces": PACES,
        "pace": live.pace,
        "seed": match.seed if match.over and not match.by_hand else "",
        "commitment": match.commitment,
    }


def _windows(reader: Reader) -> dict[str, Any]:
    """What the reader can say about windows for cards: of which cards he does not want to hear."""
    live, seat = reader.live, reader.seat
    match = live.match
    if seat is None or match.over or not _has_windows(match.table):
        return {"windows": False, "cards": [], "quietly": ""}
    texts = Texts(reader.language, match.game.texts)

    def name(card: str) -> str:
        key = f"card-{card}"
        return texts(key) if texts.has(key) else card

    words = live.legal(seat) if seat in match.waiting else []
    playable = cards_in(words) if words and is_window(words) else frozenset()
    cards = playable | live.muted(seat)
    return {
        "windows": True,
        "cards": sorted((card, name(card), live.mute_of(seat, card)) for card in cards),
        "quietly": ", ".join(sorted(map(name, playable))),
    }


@lru_cache(maxsize=64)
def _has_windows(table: Table) -> bool:
    """Whether there are cards at this table that are played in windows."""
    return bool(cards_in(table.words))


def undoer(reader: Reader) -> int | None:
    """The seat of the reader whose decision was the last one of his.

    What has just been entered by hand may be taken back by everybody who sits there.
    """
    if reader.live.match.over:
        return None
    if reader.live.entered:
        return next(iter(reader.mine), None)
    lines = reader.live.match.lines
    return next((line.seat for line in reversed(lines) if line.seat in reader.mine), None)


def _invitations(reader: Reader) -> Mapping[int, str]:
    """The addresses of invitations; only those who sit there see them."""
    live = reader.live
    if not reader.mine:
        return {}
    return {
        seat: f"{reader.base}/t/{live.id}/join/{token}"
        for seat, token in live.invitations.items()
        if live.seats[seat].kind == "open"
    }
