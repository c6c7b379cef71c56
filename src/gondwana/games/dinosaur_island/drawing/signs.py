"""Small signs: DNA as colour, shape and letter, figures with their pictogram, bars."""

from __future__ import annotations

from collections.abc import Mapping

from markupsafe import Markup

from ...common.drawing.html import Child, el, hidden, icon
from ..state import SORTS
from .scene import Scene

# The letters of the sorts are those of the components, alike in every language.
LETTERS = dict(zip(SORTS, "CPBGMY", strict=True)) | {"basic": "?", "complex": "?"}
SHAPES = dict(zip(SORTS, "cpbgmy", strict=True)) | {"basic": "w", "complex": "a"}
# The silhouettes of the species; those that are missing have one of their own name.
ANIMALS = {
    "ankylosaurus": "ankylosaur",
    "brontosaurus": "brachiosaur",
    "triceratops": "ceratops",
    "stegosaurus": "stegosaur",
    "parasaurolophus": "parasaur",
    "velociraptor": "raptor",
    "tyrannosaurus": "tyrannosaur",
    "albertadromeus": "runner",
    "hypsilophodon": "runner",
    "leaellynasaura": "runner",
}
LANDS = {"herbivore": "herb", "small-carnivore": "small", "large-carnivore": "large"}


def dna(sort: str) -> Markup:
    """One unit of a sort; words beside it say which."""
    use = el("use", href=f"#d-{SHAPES[sort]}")
    letter = el("text", LETTERS[sort], x=12, y=16.2)
    look = "dna any" if sort == "complex" else "dna"
    return el("svg", use, letter, class_=look, viewBox="0 0 24 24", aria_hidden="true")


def units(scene: Scene, needs: Mapping[str, int]) -> Markup:
    """Some DNA, unit by unit."""
    drawn = [dna(sort) for sort, count in needs.items() for _ in range(count)]
    return el("span", drawn, hidden(in_words(scene, needs)), class_="units")


def in_words(scene: Scene, needs: Mapping[str, int]) -> str:
    """Some DNA in words."""
    told = [
        scene.say("web-units", count=count, dna=scene.say(f"sort-{sort}"))
        for sort, count in needs.items()
        if count
    ]
    return ", ".join(told)


def animal(species: str, ghost: bool = False) -> Markup:
    """A species' silhouette; a ghost where none lives yet."""
    use = el("use", href=f"#sp-{ANIMALS.get(species, species)}")
    look = "sp ghost" if ghost else "sp"
    return el("svg", use, class_=look, viewBox="0 0 200 150", aria_hidden="true")


def figure(name: str, value: Child, words: str, look: str = "") -> Markup:
    """A pictogram and a number."""
    inside = (icon(name, small=True), el("b", value, class_="num"), hidden(f" {words}"))
    return el("span", inside, class_=f"fg {look}".strip(), title=words)


def dollars(amount: int) -> str:
    """Money."""
    return f"${amount}"


def bar(value: int, most: int, look: str, more: int = 0) -> Markup:
    """How much of something there is; `more` is what may come."""
    share = 100 * min(value, most) / most
    parts = [el("rect", width=100, height=10, class_="bed")]
    if more:
        width = 100 * min(value + more, most) / most
        parts.append(el("rect", width=width, height=10, class_=f"may {look}"))
    parts.append(el("rect", width=share, height=10, class_=look))
    box = {"viewBox": "0 0 100 10", "preserveAspectRatio": "none"}
    return el("svg", parts, class_="meter-bar", aria_hidden="true", **box)
