"""What all pages share: the host, who asks, templates, problems as answers, figures."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader
from markupsafe import Markup
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from starlette.datastructures import UploadFile
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from ..kernel.errors import Problem, Refused
from ..kernel.game import Game
from ..kernel.texts import LANGUAGES, Texts
from ..table import Host, NoSeat, Stale, UnknownTable
from .people import WEB_TEXTS, Cookies, Visitor
from .safety import Rate, WebProblem
from .scene import Studio, styles
from .shapes import shapes, with_shapes

HERE = Path(__file__).parent
STATIC = HERE / "static"
JSON = "application/json"
MOST_FILES = 20  # component files that one form may bring
BEYOND = (0, 0.002, 0.005, 0.01, 0.02, 0.03, 0.04, 0.05, 0.075, 0.1, 0.2, 0.5, 1, 2, 5)  # seconds
ACKNOWLEDGED = (0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5)  # seconds


@dataclass(frozen=True)
class Rates:
    """How much one caller may do."""

    writes: Rate
    reads: Rate  # of what is drawn or played anew for one reader
    newcomers: Rate  # people made, for each address
    passwords: Rate  # for each address


def usual_rates() -> Rates:
    """Far more than a person needs."""
    return Rates(Rate(120, 20), Rate(300, 30), Rate(300, 5), Rate(10, 0.2))


class Figures:
    """What the server counts."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        own: dict[str, Any] = {"namespace": "gondwana", "registry": self.registry}
        self.requests = Counter("requests", "Answers, by status", ["status"], **own)
        self.moves = Histogram("move_seconds", "Moves acknowledged", buckets=ACKNOWLEDGED, **own)
        self.refused = Counter("refused", "Moves refused, by reason", ["reason"], **own)
        beyond: dict[str, Any] = {"labelnames": ["bot"], "buckets": BEYOND, **own}
        self.waited = Histogram("bot_waited_seconds", "Bots' waiting for a core", **beyond)
        self.over = Histogram(
            "bot_over_budget_seconds", "Bots' moves, beyond their time to think", **beyond
        )
        self.sockets = Gauge("sockets", "Sockets open now", **own)
        self.tables = Gauge("tables_made", "Tables made since the start", **own)

    def note_bot(self, bot: str, waited: float, over: float) -> None:
        """Count a bot's decision: how long it waited in line, and took beyond its budget."""
        self.waited.labels(bot).observe(waited)
        self.over.labels(bot).observe(over)


class Site:
    """One server's pages."""

    def __init__(self, host: Host, secret: str, rates: Rates) -> None:
        self.host = host
        self.cookies = Cookies(secret)
        self.rates = rates
        self.studio = Studio()
        self.figures = Figures()
        self.figures.tables.set_function(lambda: host.made)
        host.thinking.noted = self.figures.note_bot
        self._jinja = Environment(
            loader=FileSystemLoader(HERE / "templates"),
            autoescape=True,
            trim_blocks=True,
            lstrip_blocks=True,
        )
        self._jinja.globals.update(static=static, shapes=shapes, languages=language_names)
        self._jinja.filters["with_shapes"] = with_shapes

    def prepare(self) -> None:
        """Load what the first page needs, so that whoever comes first need not wait for it."""
        shapes(())
        language_names()
        for name in self._jinja.list_templates():
            self._jinja.get_template(name)

    async def visitor(self, connection: HTTPConnection) -> Visitor:
        """Who asks; without a cookie of ours, nobody yet."""
        id_ = self.cookies.person(connection)
        person = await self.host.people.find(id_) if id_ else None
        return Visitor(connection, person)

    async def somebody(self, request: Request) -> Visitor:
        """Who asks; whoever comes for the first time becomes a guest."""
        visitor = await self.visitor(request)
        if visitor.person is None:
            if not self.rates.newcomers.allow(visitor.address):
                raise WebProblem("web-too-many", 429)
            name = visitor.say("guest-name")
            visitor.person = await self.host.people.create_guest(name)
        self.count_write(visitor)
        return visitor

    def count_write(self, visitor: Visitor) -> None:
        """Count a write of the visitor; a Problem where it is one too many."""
        if not self.rates.writes.allow(visitor.caller):
            raise WebProblem("web-too-many", 429)

    def count_read(self, visitor: Visitor) -> None:
        """Count a costly read of the visitor; a Problem where it is one too many."""
        if not self.rates.reads.allow(visitor.caller):
            raise WebProblem("web-too-many", 429)

    def fragment(self, template: str, say: Texts, **values: Any) -> Markup:
        """A piece of a page."""
        return Markup(self._jinja.get_template(template).render(say=say, **values))

    def page(self, template: str, visitor: Visitor, status: int = 200, **values: Any) -> Response:
        """A page in the visitor's language."""
        values = {"back": visitor.connection.url.path, **values}
        text = self.fragment(template, visitor.say, visitor=visitor, **values)
        answer = HTMLResponse(str(text), status, {"Cache-Control": "no-store"})
        self._remember(answer, visitor)
        return answer

    def go(self, visitor: Visitor, path: str) -> Response:
        """Send the browser to another page after a write."""
        answer = RedirectResponse(path, 303)
        self._remember(answer, visitor)
        return answer

    def done(self, visitor: Visitor, path: str) -> Response:
        """Nothing more to say to our script; without it, the page anew."""
        return Response(status_code=204) if in_json(visitor.connection) else self.go(visitor, path)

    def _remember(self, answer: Response, visitor: Visitor) -> None:
        if visitor.person is not None:
            self.cookies.remember(answer, visitor.connection, visitor.person)

    async def complaint(self, request: Request, problem: Problem) -> Response:
        """A problem as a page, or as JSON for those who want that."""
        visitor = await self.visitor(request)
        status = status_of(problem)
        sentence = one_line(problem.say(visitor.language))
        if in_json(request):
            return JSONResponse(told(problem, sentence), status)
        return self.page("error.html", visitor, status, sentence=sentence, number=status)


def told(problem: Problem, sentence: str) -> dict[str, Any]:
    """A problem as programs read it."""
    found: dict[str, Any] = {"sentence": sentence, "reason": problem.key}
    if isinstance(problem, Refused):
        found["clause"] = problem.clause
    if isinstance(problem, Stale):
        found["version"] = problem.version
    return found


def status_of(problem: Problem) -> int:
    """HTTP's number for a problem."""
    if isinstance(problem, WebProblem):
        return problem.status
    kinds = {Stale: 409, Refused: 422, UnknownTable: 404, NoSeat: 403}
    return next((number for kind, number in kinds.items() if isinstance(problem, kind)), 400)


def one_line(text: str) -> str:
    """A sentence in which what a user typed cannot do anything."""
    return "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in text)


def in_json(connection: HTTPConnection) -> bool:
    """Whether the answer is for a program."""
    said = (connection.headers.get(name, "") for name in ("accept", "content-type"))
    return any(JSON in kinds for kinds in said) or connection.url.path.startswith("/api/")


async def sent(request: Request, files: int = 0) -> dict[str, Any]:
    """The fields of a form, so many files at most among them, or of a JSON object."""
    if request.headers.get("content-type", "").partition(";")[0] != JSON:
        try:
            return dict(await request.form(max_files=files, max_fields=100))
        except Exception as error:
            known = ("MultiPartException", "HTTPException", "ClientDisconnect")
            if type(error).__name__ not in known:
                raise
            raise WebProblem("web-form") from error
    try:
        found = await request.json()
    except (ValueError, RecursionError, ClientDisconnect) as error:
        raise WebProblem("web-json") from error
    if not isinstance(found, dict):
        raise WebProblem("web-json")
    return found


def text_field(fields: dict[str, Any], name: str, usual: str | None = None) -> str:
    """A field that is text."""
    value = fields.get(name, usual)
    if not isinstance(value, str) or not is_storable(value):
        raise WebProblem("web-field-text", field=name)
    return value


async def file_field(fields: dict[str, Any], name: str) -> str:
    """The text of a component file that was sent along; nothing where none was."""
    upload = fields.get(f"file-{name}")
    if not isinstance(upload, UploadFile):
        return ""
    try:
        text = (await upload.read()).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise WebProblem("web-file-text", file=name) from error
    if not is_storable(text):
        raise WebProblem("web-file-text", file=name)
    return text


def is_storable(text: str) -> bool:
    """Whether every database takes the text: no zero, and no half of a pair of UTF-16."""
    return "\0" not in text and not any("\ud800" <= sign <= "\udfff" for sign in text)


def number_field(fields: dict[str, Any], name: str) -> int:
    """A field that is a whole number, not negative."""
    value = fields.get(name)
    if isinstance(value, str) and value.isascii() and value.isdecimal() and len(value) < 10:
        return int(value)
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 10**9:
        return value
    raise WebProblem("web-field-number", field=name)


def flag_field(fields: dict[str, Any], name: str) -> bool:
    """A field that says yes or no."""
    value = fields.get(name)
    if value in (True, "yes"):
        return True
    if value in (False, "no"):
        return False
    raise WebProblem("web-field-flag", field=name)


def local_path(text: str) -> str:
    """A path of this server; the start page for anything else."""
    fine = text.startswith("/") and not text.startswith("//") and "\\" not in text
    return text if fine and text.isprintable() else "/"


@cache
def static(name: str) -> str:
    """The address of a file of ours; it changes when the file does, so it may be kept forever.

    Scripts load one another, so they share a folder, which changes when one of them does.
    """
    if name.endswith(".js"):
        return f"{script_folder()}/{name}"
    return f"/static/{name}?{_digest(STATIC / name)}"


@cache
def script_folder() -> str:
    """The address of the folder of all scripts."""
    return f"/static/{_digest(*sorted(STATIC.rglob('*.js')))}"


def _digest(*paths: Path) -> str:
    return hashlib.sha256(b"".join(path.read_bytes() for path in paths)).hexdigest()[:10]


def style_of(game: Game) -> str:
    """The address of the styles of a game's drawing."""
    return f"/game/{game.id}.css?{hashlib.sha256(styles(game).encode()).hexdigest()[:10]}"


@cache
def language_names() -> list[tuple[str, str]]:
    """Our languages, each by its own name."""
    return [(code, Texts(code, WEB_TEXTS)("language-name")) for code in LANGUAGES]
