"""Names for tables and bots: what is easier to say than an id."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

from ..kernel.texts import Texts

# Places where fossils were found; called alike in every language.
SITES = (
    "Anoual", "Ardley", "Bahariya", "Bajo Barreal", "Bissekty", "Bostobe", "Burgess",
    "Cañadón", "Candeleros", "Chañares", "Chinle", "Cloverly", "Crato", "Dashanpu", "Dinosaur",
    "Djadochta", "Elliot", "Elrhaz", "Eumeralla", "Glen Rose", "Hațeg", "Hell Creek", "Holzmaden",
    "Huincul", "Iren Dabasu", "Ischigualasto", "Jehol", "Judith", "Kaiparowits", "Karoo",
    "Kayenta", "Kem Kem", "Kirtland", "Kitadani", "Lameta", "Las Hoyas", "Lourinhã", "Lufeng",
    "Maevarano", "Mazon", "Messel", "Monte Bolca", "Morrison", "Nemegt", "Nyasa", "Oldman",
    "Pisco", "Portezuelo", "Rhynie", "Romualdo", "Santana", "Shaximiao", "Sihetun", "Solnhofen",
    "Tendaguru", "Tiouraren", "Trossingen", "Two Medicine", "Ukhaa Tolgod", "Villar", "Wessex",
    "Winton", "Yixian",
)  # fmt: skip


def table_name(id_: str) -> str:
    """A table's name, always the same for the same id."""
    number = int.from_bytes(hashlib.sha256(id_.encode()).digest()[:4])
    return SITES[number % len(SITES)]


def stone(bot: str, say: Texts, taken: Iterable[str]) -> str:
    """A name for a bot that nobody at the table has: the harder the stone, the stronger."""
    key = f"stones-{bot}"
    stones = say(key).split(", ") if say.has(key) else []
    return next((name for name in stones if name not in taken), f"{bot} {len(list(taken)) + 1}")


def strength(bot: str, say: Texts) -> str:
    """What a bot's strength is called, in a word or two; its own name where nobody has said."""
    key = f"bot-{bot}"
    return say(key) if say.has(key) else bot


def component(name: str, texts: Texts, say: Texts) -> str:
    """What a component file is called: by the game, where it has a word for it."""
    key = f"file-{name}"
    return texts(key) if texts.has(key) else say("own-file", file=name)
