"""One's name, account and keys."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ..kernel.errors import Problem
from .people import Visitor
from .safety import WebProblem
from .site import Site, in_json, one_line, sent, text_field


class Accounts:
    """Everything under `/account`."""

    def __init__(self, site: Site) -> None:
        self._site = site

    def routes(self) -> list[Route]:
        """The addresses."""
        return [
            Route("/account", self.account),
            Route("/account/{what}", self.change, methods=["POST"]),
        ]

    async def account(self, request: Request) -> Response:
        """One's name, account and key."""
        return await self._account(await self._site.visitor(request))

    async def _account(self, visitor: Visitor, status: int = 200, **values: Any) -> Response:
        people = self._site.host.people
        keys = await people.keys(visitor.id) if visitor.id else []
        return self._site.page("account.html", visitor, status, keys=keys, **values)

    async def change(self, request: Request) -> Response:
        """Change something of one's account."""
        what = request.path_params["what"]
        changes = {
            "name": self._rename,
            "register": self._register,
            "in": self._sign_in,
            "out": self._sign_out,
            "key": self._key,
            "drop-key": self._drop_key,
        }
        if what not in changes:
            raise WebProblem("web-not-found", 404)
        try:
            return await changes[what](request)
        except Problem as problem:
            if isinstance(problem, WebProblem) or in_json(request):
                raise
            visitor = await self._site.visitor(request)
            sentence = one_line(problem.say(visitor.language))
            return await self._account(visitor, 400, sentence=sentence, wrong=True)

    async def _rename(self, request: Request) -> Response:
        visitor = await self._site.somebody(request)
        assert visitor.id is not None
        await self._site.host.people.rename(visitor.id, text_field(await sent(request), "name"))
        return self._site.go(visitor, "/account")

    async def _register(self, request: Request) -> Response:
        visitor = await self._site.somebody(request)
        assert visitor.id is not None
        self._count_password(visitor)
        fields = await sent(request)
        login, password = text_field(fields, "login"), text_field(fields, "password")
        await self._site.host.people.register(visitor.id, login, password)
        return self._site.go(visitor, "/account")

    async def _sign_in(self, request: Request) -> Response:
        visitor = await self._site.visitor(request)
        self._count_password(visitor)
        fields = await sent(request)
        login, password = text_field(fields, "login"), text_field(fields, "password")
        guest = visitor.person
        visitor.person = await self._site.host.people.login(login, password)
        if guest is not None:
            await self._site.host.bring(guest, visitor.person)
        return self._site.go(visitor, "/")

    async def _sign_out(self, request: Request) -> Response:
        visitor = await self._site.visitor(request)
        visitor.person = None
        answer = self._site.go(visitor, "/")
        self._site.cookies.forget(answer)
        return answer

    async def _key(self, request: Request) -> Response:
        visitor = await self._site.somebody(request)
        if visitor.person is None or visitor.person.login is None:
            raise WebProblem("web-account-first", 403)
        key = await self._site.host.people.create_key(visitor.person.id)
        return await self._account(visitor, key=key)

    async def _drop_key(self, request: Request) -> Response:
        visitor = await self._site.somebody(request)
        assert visitor.id is not None
        await self._site.host.people.drop_key(visitor.id, text_field(await sent(request), "key"))
        return self._site.go(visitor, "/account")

    def _count_password(self, visitor: Visitor) -> None:
        if not self._site.rates.passwords.allow(visitor.address):
            raise WebProblem("web-too-many", 429)
