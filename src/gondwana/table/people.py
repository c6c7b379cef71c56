"""People: guests with a name, and accounts with a password."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass
from datetime import datetime
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError

from .errors import TableError
from .store import Row, Store, digest

NAME_LENGTH = 24
LOGIN_LENGTH = 64
PASSWORD_LENGTH = (8, 200)


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who plays; `login` only with an account."""

    id: str
    name: str
    login: str | None


@dataclass(frozen=True, slots=True)
class Key:
    """A key for the JSON interface, as far as we know it: its hash, and since when."""

    hash: str
    created: datetime


def _person(row: Row) -> Person:
    return Person(row["id"], row["name"], row["login"])


def tidy_name(name: str) -> str:
    """A name without needless space; one that is empty, long or unprintable is an error."""
    tidy = " ".join(name.split())
    if not 1 <= len(tidy) <= NAME_LENGTH or not tidy.isprintable():
        raise TableError("table-name", most=NAME_LENGTH)
    return tidy


class People:
    """All who ever came."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._hasher = PasswordHasher()

    async def create_guest(self, name: str) -> Person:
        """A new person with nothing but a name."""
        person = Person(secrets.token_urlsafe(16), tidy_name(name), None)
        await asyncio.to_thread(self._store.add_person, {"id": person.id, "name": person.name})
        return person

    async def find(self, id_: str) -> Person | None:
        """The person of this id."""
        row = await asyncio.to_thread(self._store.person, id=id_)
        return _person(row) if row else None

    async def rename(self, id_: str, name: str) -> None:
        """Give the person another name."""
        await asyncio.to_thread(self._store.change_person, id_, name=tidy_name(name))

    async def register(self, id_: str, login: str, password: str) -> None:
        """Turn a guest into an account, so that one can come back from another device."""
        tidy = login.strip().lower()
        if not 1 <= len(tidy) <= LOGIN_LENGTH or not tidy.isprintable():
            raise TableError("table-login", most=LOGIN_LENGTH)
        least, most = PASSWORD_LENGTH
        if not least <= len(password) <= most:
            raise TableError("table-password", least=least, most=most)
        hashed = await asyncio.to_thread(self._hasher.hash, password)
        if not await asyncio.to_thread(self._store.change_person, id_, login=tidy, password=hashed):
            raise TableError("table-login-taken", login=tidy)

    async def login(self, login: str, password: str) -> Person:
        """The account's person; wrong login and wrong password are told alike."""
        nobody = await asyncio.to_thread(_nobody)
        row = await asyncio.to_thread(self._store.person, login=login.strip().lower())
        stored = row["password"] if row else nobody
        try:
            await asyncio.to_thread(self._hasher.verify, stored, password)
        except (VerifyMismatchError, InvalidHashError) as error:
            raise TableError("table-wrong-login") from error
        if row is None:
            raise TableError("table-wrong-login")
        return _person(row)

    async def create_key(self, id_: str) -> str:
        """A key for the JSON interface; only its hash is kept."""
        key = secrets.token_urlsafe(24)
        await asyncio.to_thread(self._store.add_key, digest(key), id_)
        return key

    async def keys(self, id_: str) -> list[Key]:
        """The person's keys, the newest first."""
        rows = await asyncio.to_thread(self._store.keys, id_)
        return [Key(row["hash"], row["created"]) for row in rows]

    async def drop_key(self, id_: str, hash_: str) -> None:
        """Let a key of the person's open nothing any more."""
        await asyncio.to_thread(self._store.drop_key, hash_, id_)

    async def by_key(self, key: str) -> Person | None:
        """Whose key this is."""
        row = await asyncio.to_thread(self._store.key_owner, digest(key))
        return _person(row) if row else None


@cache
def _nobody() -> str:
    """A hash that no password has: checking it takes as long as checking a real one."""
    return PasswordHasher().hash(secrets.token_hex(16))
