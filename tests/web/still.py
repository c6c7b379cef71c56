"""A table's page as it stands, laid out by a browser without any server."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, Route

from faces import scene
from gondwana.kernel import Match
from gondwana.web.scene import drawing_for, styles
from gondwana.web.site import STATIC

SHEETS = ("tokens.css", "parts.css", "site.css")
ADDRESS = "http://still.test/"


def page_of(match: Match, seat: int, language: str) -> str:
    """The whole table for a seat."""
    drawing, drawn = drawing_for(match.game), scene(match, seat, language)
    look = "".join((*((STATIC / name).read_text() for name in SHEETS), styles(match.game)))
    return (
        f'<!doctype html><html lang="{language}"><base href="{ADDRESS}">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<style>{look}</style><body class="at-table">{drawing.defs()}'
        f'<header class="top">{drawing.parts(drawn)["top"]}</header>'
        f'<div class="frame">{drawing.frame(drawn)}</div></body></html>'
    )


def open_page(browser: Browser, size: tuple[int, int]) -> Page:
    """A page for `set_content`, which finds our fonts."""

    def font(route: Route) -> None:
        name = route.request.url.rpartition("/")[2]
        free = {"Access-Control-Allow-Origin": "*"}
        route.fulfill(path=STATIC / "vendor" / name, headers=free)

    page = browser.new_page(viewport={"width": size[0], "height": size[1]})
    page.route(f"{ADDRESS}**", font)
    return page
