"""A die that was thrown: the last throw shows some other faces first."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from .html import el, hidden, icon

TURNS = 4  # faces that a rolling die shows before its last one; the style sheet counts them


def turning(face: int, sides: int) -> list[int]:
    """The faces that a rolling die shows one after the other, the last of them the one thrown."""
    return [*((face + 1 + k) % sides for k in range(TURNS)), face]


def face(icons: Sequence[str], words: str) -> Markup:
    """A thrown face in a line of text; of several pictograms it shows one after the other."""
    look = "face rolls" if len(icons) > 1 else "face"
    return el("span", map(icon, icons), hidden(words), class_=look, title=words)


def thrown(id_: str, icons: Sequence[str], where: str) -> Markup:
    """A die on a drawing that has just been thrown; `where` is the transform to its place."""
    spots = {"x": -17, "y": -67, "width": 34, "height": 34}
    shown = [el("use", href=f"#i-{name}", class_=f"f{k}", **spots) for k, name in enumerate(icons)]
    back = el("rect", x=-18, y=-68, width=36, height=36, rx=6)
    return el("g", back, shown, id=id_, class_="thrown", transform=where)
