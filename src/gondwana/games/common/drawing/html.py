"""A small safe builder of HTML and SVG: whatever is no Markup is escaped."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from html import escape as quoted

from markupsafe import Markup, escape

_UNSAFE = re.compile("[&<>\"']")
Child = Markup | str | int | None
Attribute = str | int | float | bool | None


def el(tag: str, /, *inside: Child | Iterable[Child], **attributes: Attribute) -> Markup:
    """An element.

    Attribute names lose a last underscore, and their other underscores become hyphens. An attribute
    of None or False is left out, one of True stands without a value; numbers are shortened.
    """
    found = ["<", tag]
    for name, value in attributes.items():
        if value is None or value is False:
            continue
        found.append(_known(name))
        if value is not True:
            text = number(value) if isinstance(value, float) else str(value)
            found.append(f'="{quoted(text) if _UNSAFE.search(text) else text}"')
    found.append(">")
    _put(found, inside)
    found.append(f"</{tag}>")
    return Markup("".join(found))


@cache
def _known(name: str) -> str:
    return f" {name.rstrip('_').replace('_', '-')}"


def _put(found: list[str], children: Iterable[Child | Iterable[Child]]) -> None:
    for child in children:
        if isinstance(child, Markup):
            found.append(child)
        elif isinstance(child, str):
            found.append(escape(child) if _UNSAFE.search(child) else child)
        elif isinstance(child, int):
            found.append(str(child))
        elif child is not None:
            _put(found, child)


def join(children: Iterable[Child | Iterable[Child]]) -> Markup:
    """Children one after the other; None is nothing, and lists are opened."""
    found: list[str] = []
    _put(found, children)
    return Markup("".join(found))


def number(value: float) -> str:
    """A number with at most one decimal."""
    text = f"{value:.1f}"
    return text.removesuffix(".0") if text != "-0.0" else "0"


def classes(*names: str | bool | None) -> str:
    """A class attribute of those names that are given."""
    return " ".join(name for name in names if isinstance(name, str) and name)


@cache
def icon(name: str, small: bool = False) -> Markup:
    """A pictogram that only shows what words beside it say."""
    size = "ic s" if small else "ic"
    return el("svg", el("use", href=f"#i-{name}"), class_=size, aria_hidden="true")


@cache
def animal(species: str) -> Markup:
    """A species' silhouette in its seat's colour."""
    use = el("use", href=f"#sp-{species}")
    return el("svg", use, class_="sp", viewBox="0 0 200 150", aria_hidden="true")


def hidden(text: Child) -> Markup:
    """Words for those who hear the page."""
    return el("span", text, class_="hide")
