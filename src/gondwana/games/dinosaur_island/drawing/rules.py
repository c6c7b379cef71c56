"""Names that lead to their rule: tiles, specialists, plot twists and objectives."""

from __future__ import annotations

from markupsafe import Markup

from ...common.drawing.html import Child, el
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


def named(scene: Scene, kind: str, name: str, inside: Child, look: str = "") -> Markup:
    """Something whose rule is shown when it is pressed."""
    clause = clause_of(kind, name)
    return el("a", inside, class_=f"rule-of {look}".strip(), href=f"{scene.rules}{clause}",
              data_clause=clause)  # fmt: skip
