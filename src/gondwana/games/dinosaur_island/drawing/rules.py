"""Names that lead to their rule: tiles, specialists, plot twists and objectives."""

from __future__ import annotations

from collections.abc import Iterable

from markupsafe import Markup

from ...common.drawing.html import Child, el, hidden
from .scene import Scene

GROUPS = {"tile": "L", "specialist": "X", "twist": "T", "metric": "M"}
BASIC = ("-1", "-2")  # the endings of tiles whose clauses have no hyphen before the number


def clause_of(kind: str, name: str) -> str:
    """The clause of a thing, DI.L.bench_plus for the tile `bench-plus`."""
    if name.endswith(BASIC):
        name = name.replace("-", "")
    return f"DI.{GROUPS[kind]}.{name.replace('-', '_')}"


def ours(scene: Scene, name: str) -> str:
    """A mark for what we had to design, because nothing could be found."""
    return f" ({scene.say('label-ours')})" if name in scene.table.constants.extra else ""


def starred(scene: Scene, name: str) -> Markup | None:
    """The same as a sign, for names that many of a kind have; `ours_note` says what it means."""
    if name not in scene.table.constants.extra:
        return None
    label = scene.say("label-ours")
    return el("span", el("span", "*", aria_hidden="true"), hidden(label), class_="ours",
              title=label)  # fmt: skip


def ours_note(scene: Scene, names: Iterable[str]) -> str | None:
    """What the sign means, if any of these have it."""
    if scene.table.constants.extra.isdisjoint(names):
        return None
    return f"* {scene.say('label-ours')}"


def named(scene: Scene, kind: str, name: str, inside: Child, look: str = "") -> Markup:
    """Something whose rule is shown when it is pressed."""
    clause = clause_of(kind, name)
    return el("a", inside, class_=f"rule-of {look}".strip(), href=f"{scene.rules}{clause}",
              data_clause=clause)  # fmt: skip
