"""Who is at the browser: a guest or an account by a signed cookie, a language, a theme."""

from __future__ import annotations

import hashlib
import os
import secrets
import time
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection
from starlette.responses import Response

from ..bots import TEXTS as BOT_TEXTS
from ..kernel.texts import LANGUAGES, Texts
from ..table import Person

WEB_TEXTS = (Path(__file__).parent / "texts", BOT_TEXTS)
PERSON, LANGUAGE, THEME = "gondwana", "language", "theme"
THEMES = ("auto", "light", "dark")
FOREVER = 60 * 60 * 24 * 400  # seconds; browsers keep no cookie longer
SECRET_FILE = "secret"
TRIES = 20  # to read it, within a second


def read_secret(data: Path) -> str:
    """The key that signs cookies: made once, kept in the data folder, readable by its owner.

    Several servers may start at once: one writes it, the others wait until it is there.
    """
    file = data / SECRET_FILE
    data.mkdir(parents=True, exist_ok=True)
    with suppress(FileExistsError):
        number = os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
        with os.fdopen(number, "w", encoding="ascii") as new:
            new.write(secrets.token_hex(32))
    for _ in range(TRIES):
        if secret := file.read_text(encoding="ascii").strip():
            return secret
        time.sleep(1 / TRIES)
    raise OSError(f"{file} is empty")


class Cookies:
    """Reads and writes our cookies."""

    def __init__(self, secret: str) -> None:
        digest = {"digest_method": hashlib.sha256}
        self._signer = URLSafeSerializer(secret, salt="person", signer_kwargs=digest)

    def person(self, connection: HTTPConnection) -> str | None:
        """The id of the person who holds the cookie, if it is ours."""
        try:
            id_ = self._signer.loads(connection.cookies.get(PERSON, ""))
        except BadSignature:
            return None
        return id_ if isinstance(id_, str) else None

    def remember(self, response: Response, request: HTTPConnection, person: Person) -> None:
        """Let the browser keep who the person is."""
        keep(response, request, PERSON, str(self._signer.dumps(person.id)))

    @staticmethod
    def forget(response: Response) -> None:
        """Let the browser forget who the person is."""
        response.delete_cookie(PERSON, httponly=True, samesite="lax")


def keep(response: Response, request: HTTPConnection, name: str, value: str) -> None:
    """Set a cookie that no script reads and no other site sends."""
    secure = request.url.scheme in ("https", "wss")
    response.set_cookie(name, value, FOREVER, httponly=True, samesite="lax", secure=secure)


@dataclass
class Visitor:
    """Somebody at a browser, or a program with a key: who he is and how he reads.

    Of one who moves at a table nothing is read from the store: that he sits there says enough.
    """

    connection: HTTPConnection
    person: Person | None
    sitting: str | None = None  # the id of one who is known by his seat alone

    @property
    def id(self) -> str | None:
        """The person's id, if he has one yet."""
        return self.person.id if self.person else self.sitting

    @property
    def caller(self) -> str:
        """Whom a rate counts: the person, or the address where nobody is known."""
        return self.id or self.address

    @property
    def address(self) -> str:
        """Where the request comes from."""
        client = self.connection.client
        return client.host if client else "nowhere"

    @cached_property
    def language(self) -> str:
        """The language of the cookie, else the browser's first that we speak, else English."""
        return language_of(self.connection)

    @cached_property
    def say(self) -> Texts:
        """The pages' messages in the visitor's language."""
        return Texts(self.language, WEB_TEXTS)

    @property
    def theme(self) -> str:
        """Light, dark, or as the system has it."""
        theme = self.connection.cookies.get(THEME, "")
        return theme if theme in THEMES else "auto"


def language_of(connection: HTTPConnection) -> str:
    """The language that a request wants."""
    chosen = connection.cookies.get(LANGUAGE, "")
    if chosen in LANGUAGES:
        return chosen
    wishes: list[tuple[float, str]] = []
    for part in connection.headers.get("accept-language", "").split(",")[:20]:
        tag, _, weight = part.partition(";q=")
        language = tag.strip()[:2].lower()
        if language in LANGUAGES:
            wishes.append((-_weight(weight), language))
    return min(wishes, key=lambda wish: wish[0])[1] if wishes else "en"


def _weight(text: str) -> float:
    try:
        return float(text or "1")
    except ValueError:
        return 0.0
