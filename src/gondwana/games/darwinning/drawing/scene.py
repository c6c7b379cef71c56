"""What is drawn of Darwinning!."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from ...common.drawing import scene as common
from ...common.drawing.html import el
from ...common.drawing.scene import seat_class
from ..view import CardView, PlaceView, SeatView, View, card_of
from ..words import CODES, OPEN_CODES

LETTERS = 2  # of a species' name that stand for it, as on the sheets of surveys
# A silhouette that all games share.
ANIMALS = {"dinosaur": "tyrannosaur"}


@dataclass(frozen=True)
class Scene(common.Scene):
    """A page of the table as one reader sees it."""

    view: View

    def mark(self, seat: int) -> str:
        """The first letters of the seat's species; before it has one, the seat's own letter."""
        species = self.view.players[seat].species
        return species[:LETTERS].capitalize() if species else super().mark(seat)

    def species(self, seat: int) -> str:
        """The silhouette of the seat's species."""
        species = self.view.players[seat].species or next(iter(ANIMALS))
        return ANIMALS.get(species, species)

    @property
    def own(self) -> SeatView | None:
        """The reader's species."""
        return None if self.me is None else self.view.players[self.me]

    @property
    def virtual_mark(self) -> Markup:
        """What stands for the virtual species of two players."""
        return el("b", self.say("virtual")[:LETTERS], class_="letter seat-v")

    def feeder(self, number: int) -> str:
        """What a species in the food chain is called: by who plays it, or as the virtual one."""
        return self.name(number) if number < len(self.names) else self.say("web-virtual")

    def feeder_class(self, number: int) -> str:
        """The class that gives a species in the food chain its colour."""
        return seat_class(number) if number < len(self.names) else "seat-v"

    def feeders(self, numbers: list[int]) -> str:
        """Some species' names in a row."""
        return ", ".join(map(self.feeder, numbers))

    def soft(self, key: str) -> str:
        """A name for a narrow place: where it may be broken, if somebody has said so."""
        soft = f"web-soft-{key}"
        return self.say(soft if self.texts.has(soft) else key)

    def card(self, word: str) -> CardView:
        """The card of a word in an action; an open one by its place."""
        if word in OPEN_CODES:
            card = self.view.open_cards[OPEN_CODES.index(word)]
        else:
            card = card_of(self.table.constants, CODES.index(word))
        assert card is not None
        return card

    def seat_of(self, mark: str) -> int:
        """The seat of a mark in an action."""
        return self.table.game.marks.index(mark.upper())

    @property
    def asked_places(self) -> tuple[PlaceView, ...]:
        """The places that the card at hand may go to: the reader's own, or another's (DW.T9)."""
        owner = self.view.ask.owner if self.view.ask.owner is not None else self.me
        return () if owner is None else self.view.players[owner].places
