"""Storage: matches, seats and lines in SQLite, or PostgreSQL by URL. Called from threads."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from datetime import UTC, datetime
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError, IntegrityError, OperationalError

from . import schema
from .errors import TableError
from .migrating import bring_up_to_date
from .schema import LONGEST_WORDS

__all__ = [
    "LONGEST_WORDS",
    "Conflict",
    "Disconnected",
    "NewLine",
    "Row",
    "Store",
    "Whole",
    "digest",
    "now",
]

Row = dict[str, Any]
NewLine = tuple[int | None, str]  # seat or None, words


class Whole(NamedTuple):
    """All that is stored of a match."""

    row: Row
    seats: list[Row]  # in their order
    lines: list[NewLine]  # from the first on


_ID: sa.BindParameter[str] = sa.bindparam("match")
_MATCH = sa.select(schema.match).where(schema.match.c.id == _ID)
_SEATS = sa.select(schema.seat).where(schema.seat.c.match == _ID).order_by(schema.seat.c.seat)
_LINES = (
    sa.select(schema.line.c.seat, schema.line.c.words)
    .where(schema.line.c.match == _ID)
    .order_by(schema.line.c.number)
)
CHANNEL = "gondwana"


class Conflict(Exception):
    """Somebody else has written the line already."""


class Disconnected(Exception):
    """The connection that brings notices from other processes is lost."""


def now() -> datetime:
    """The time, in UTC."""
    return datetime.now(UTC)


def digest(secret: str) -> str:
    """What is kept in place of a secret link or key: its SHA-256."""
    return hashlib.sha256(secret.encode()).hexdigest()


def driver_url(url: str) -> str:
    """The URL with our driver for PostgreSQL named where none is."""
    for plain in ("postgresql://", "postgres://"):
        if url.startswith(plain):
            return f"postgresql+psycopg://{url[len(plain) :]}"
    return url


class Store:
    """The database behind the tables; every method is one transaction."""

    def __init__(self, url: str) -> None:
        try:
            # Errors are logged; what was to be stored, seeds and passwords among it, must not be.
            self.engine = sa.create_engine(driver_url(url), hide_parameters=True)
        except (ArgumentError, ModuleNotFoundError) as error:
            raise TableError("table-database", url=url.partition("://")[0]) from error
        self.tag = secrets.token_hex(4)  # tells our own notices from other processes'
        if self.engine.dialect.name == "sqlite":
            sa.event.listen(self.engine, "connect", _prepare_sqlite)
        try:
            bring_up_to_date(self.engine)
        except OperationalError as error:
            raise TableError("table-database-closed") from error

    def close(self) -> None:
        """Let the connections go."""
        self.engine.dispose()

    # ---- people ----------------------------------------------------------------------------

    def add_person(self, row: Row) -> None:
        """Keep a new person."""
        with self.engine.begin() as db:
            db.execute(schema.person.insert().values(**row, created=now()))

    def change_person(self, id_: str, **values: Any) -> bool:
        """Change a person; False where the login is taken."""
        try:
            with self.engine.begin() as db:
                db.execute(schema.person.update().where(schema.person.c.id == id_).values(**values))
        except IntegrityError:
            return False
        return True

    def person(self, **where: Any) -> Row | None:
        """The person whose columns have these values."""
        return self._one(sa.select(schema.person).filter_by(**where))

    def add_key(self, hash_: str, person: str) -> None:
        """Keep a key for the JSON interface."""
        with self.engine.begin() as db:
            db.execute(schema.key.insert().values(hash=hash_, person=person, created=now()))

    def key_owner(self, hash_: str) -> Row | None:
        """The person whose key has this hash."""
        query = sa.select(schema.person).join(schema.key, schema.key.c.person == schema.person.c.id)
        return self._one(query.where(schema.key.c.hash == hash_))

    def keys(self, person: str) -> list[Row]:
        """A person's keys, the newest first."""
        query = sa.select(schema.key).filter_by(person=person)
        return self._all(query.order_by(schema.key.c.created.desc()))

    def drop_key(self, hash_: str, person: str) -> None:
        """Let a person's key open nothing any more."""
        key = schema.key
        with self.engine.begin() as db:
            db.execute(key.delete().where(key.c.hash == hash_, key.c.person == person))

    # ---- matches ---------------------------------------------------------------------------

    def add_match(self, row: Row, seats: Sequence[Row], lines: Sequence[NewLine]) -> None:
        """Keep a new match with its seats and its first lines.

        A Conflict where it is the rematch of one that has a rematch already.
        """
        moment = now()
        try:
            with self.engine.begin() as db:
                db.execute(schema.match.insert().values(**row, created=moment, changed=moment))
                db.execute(schema.seat.insert(), [{**seat, "match": row["id"]} for seat in seats])
                self._insert_lines(db, row["id"], 0, lines, moment)
        except IntegrityError as error:
            raise Conflict from error

    def rematch(self, id_: str) -> str | None:
        """The match that was made to play this one again."""
        row = self._one(sa.select(schema.match.c.id).filter_by(rematch_of=id_))
        return row["id"] if row else None

    def append(
        self, id_: str, number: int, lines: Sequence[NewLine], phase: str, summary: Row
    ) -> None:
        """Write lines from `number` on; a Conflict where one is there already.

        Whatever somebody wanted to take back before is no longer asked.
        """
        moment = now()
        try:
            with self.engine.begin() as db:
                self._insert_lines(db, id_, number, lines, moment)
                db.execute(
                    schema.match.update()
                    .where(schema.match.c.id == id_)
                    .values(phase=phase, summary=summary, changed=moment, offer=sa.null())
                )
                self._tell_others(db, id_)
        except IntegrityError as error:
            raise Conflict from error

    def change_match(self, id_: str, **values: Any) -> None:
        """Change something of a match that is no move."""
        with self.engine.begin() as db:
            match = schema.match
            db.execute(match.update().where(match.c.id == id_).values(**values))
            self._tell_others(db, id_)

    def change_seat(self, id_: str, number: int, **values: Any) -> None:
        """Change something of a seat but who sits there."""
        with self.engine.begin() as db:
            seat = schema.seat
            db.execute(
                seat.update().where(seat.c.match == id_, seat.c.seat == number).values(**values)
            )
            self._tell_others(db, id_)

    def offer(
        self, id_: str, number: int, change: Callable[[Row | None], Row | None]
    ) -> Row | None:
        """Change the offer of a match that has `number` lines; what it is now.

        A Conflict where it has others by now. Whoever else wants to change it waits meanwhile.
        """
        match, line = schema.match, schema.line
        with self.engine.begin() as db:
            db.execute(match.update().where(match.c.id == id_).values(phase=match.c.phase))  # lock
            lines = sa.select(sa.func.count()).where(line.c.match == id_)
            if db.execute(lines).scalar_one() != number:
                raise Conflict
            before = db.execute(sa.select(match.c.offer).where(match.c.id == id_)).scalar_one()
            after = change(before)
            kept = sa.null() if after is None else after
            db.execute(match.update().where(match.c.id == id_).values(offer=kept))
            self._tell_others(db, id_)
        return after

    @staticmethod
    def _insert_lines(
        db: sa.Connection, id_: str, number: int, lines: Sequence[NewLine], moment: datetime
    ) -> None:
        rows = [
            {"match": id_, "number": number + k, "seat": seat, "words": words, "at": moment}
            for k, (seat, words) in enumerate(lines)
        ]
        if rows:
            db.execute(schema.line.insert(), rows)

    def whole(self, id_: str) -> Whole | None:
        """All of a match; None where there is no such match."""
        given = {"match": id_}
        with self.engine.connect() as db:
            row = db.execute(_MATCH, given).mappings().first()
            if row is None:
                return None
            seats = [dict(seat) for seat in db.execute(_SEATS, given).mappings()]
            lines = [(line.seat, line.words) for line in db.execute(_LINES, given)]
        return Whole(dict(row), seats, lines)

    def take_seat(
        self, id_: str, seat: int, kinds: Sequence[str], phase: str, **values: Any
    ) -> bool:
        """Give the seat to somebody if it is still of one of these kinds; False if not."""
        table = schema.seat
        with self.engine.begin() as db:
            done = db.execute(
                table.update()
                .where(table.c.match == id_, table.c.seat == seat, table.c.kind.in_(kinds))
                .values(**values)
            )
            if done.rowcount:
                db.execute(
                    schema.match.update()
                    .where(schema.match.c.id == id_)
                    .values(phase=phase, changed=now())
                )
                self._tell_others(db, id_)
        return bool(done.rowcount)

    def move_seats(self, person: str, to: str) -> list[str]:
        """Give a person's seats to another, except where that one sits already; their matches."""
        seat = schema.seat
        there = sa.select(seat.c.match).where(seat.c.person == to)
        with self.engine.begin() as db:
            found = sa.select(seat.c.match).where(seat.c.person == person)
            ids = db.execute(found.where(seat.c.match.not_in(there)).distinct()).scalars().all()
            db.execute(
                seat.update()
                .where(seat.c.person == person, seat.c.match.in_(ids))
                .values(person=to)
            )
            for id_ in ids:
                self._tell_others(db, id_)
        return list(ids)

    def change_invitation(self, id_: str, seat: int, hashed: str) -> bool:
        """Give an open seat another invitation; False where it is not open."""
        table = schema.seat
        with self.engine.begin() as db:
            done = db.execute(
                table.update()
                .where(table.c.match == id_, table.c.seat == seat, table.c.kind == "open")
                .values(invitation=hashed)
            )
            self._tell_others(db, id_)
        return bool(done.rowcount)

    def cards(
        self, phases: Sequence[str], person: str | None, limit: int
    ) -> list[tuple[Row, list[Row]]]:
        """Matches in one of the phases, of a person or of all, the latest changed first; seats."""
        match, seat = schema.match, schema.seat
        ids = self.match_ids(phases, person, limit)
        seats: dict[str, list[Row]] = {id_: [] for id_ in ids}
        names = ("id", "game", "options", "phase", "summary", "created", "changed")
        found = self._all(sa.select(*(match.c[name] for name in names)).where(match.c.id.in_(ids)))
        rows = {row["id"]: row for row in found}
        query = sa.select(seat).where(seat.c.match.in_(ids)).order_by(seat.c.match, seat.c.seat)
        for row in self._all(query):
            seats[row["match"]].append(row)
        return [(rows[id_], seats[id_]) for id_ in ids]

    def match_ids(self, phases: Sequence[str], person: str | None, limit: int) -> list[str]:
        """Matches in one of the phases, of a person or of all, the latest changed first."""
        query = sa.select(schema.match.c.id).where(schema.match.c.phase.in_(phases))
        if person is not None:
            mine = sa.select(schema.seat.c.match).where(schema.seat.c.person == person)
            query = query.where(schema.match.c.id.in_(mine))
        query = query.order_by(schema.match.c.changed.desc()).limit(limit)
        return [row["id"] for row in self._all(query)]

    # ---- other processes -------------------------------------------------------------------

    def _tell_others(self, db: sa.Connection, id_: str) -> None:
        """Tell other processes on this database, when the transaction is through."""
        if self.engine.dialect.name == "postgresql":
            notice = sa.select(sa.func.pg_notify(CHANNEL, f"{self.tag} {id_}"))
            db.execute(notice)

    async def changes(self) -> AsyncIterator[str]:
        """Yield the ids of matches that other processes change; only PostgreSQL has them."""
        if self.engine.dialect.name != "postgresql":
            return
        import psycopg

        url = self.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        try:
            connection = await psycopg.AsyncConnection.connect(url, autocommit=True)
            async with connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                async for notice in connection.notifies():
                    tag, _, id_ = notice.payload.partition(" ")
                    if tag != self.tag:
                        yield id_
        except (OSError, psycopg.Error) as error:
            raise Disconnected from error

    # ---- inside ----------------------------------------------------------------------------

    def _all(self, query: Any) -> list[Row]:
        with self.engine.connect() as db:
            return [dict(row) for row in db.execute(query).mappings()]

    def _one(self, query: Any) -> Row | None:
        rows = self._all(query)
        return rows[0] if rows else None


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """Readers beside the writer, and nothing acknowledged that a power cut would lose.

    FULL waits for the disk at each commit: half a millisecond on a solid-state one.
    """
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()
