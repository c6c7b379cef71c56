"""The game at a terminal: a View as text that Rich prints, and words for what is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.console import RenderableType

from ...common import terminal
from ...common.terminal import Choices, Window
from ...common.terminal.climate import with_sky
from ..state import RESULTS
from ..telling import MANNER
from ..view import View
from . import ask, auction, cards, chance, climate, fights, island, meteor, players

VERBS = ("pass", "bid", "play", "move", "lay", "remove")


class Terminal(terminal.Terminal):
    """What the command line needs of this game to play it in a terminal."""

    manner: ClassVar = MANNER
    verbs: ClassVar = VERBS

    # ---- what lies on the table ------------------------------------------------------------

    def screen(self, view: View, before: View | None) -> list[RenderableType]:
        """What a seat should see before it decides; less where it has seen most just `before`."""
        step = view.ask.step
        if before is None or before.round != view.round:
            return self.everything(view)
        if step == "bid":
            figures = [] if before.phase == view.phase else [players.players(self, view)]
            return [*figures, auction.auction(self, view)]
        if before.phase != view.phase and step in ("move", "lay"):
            return [self.map(view, wide=True), players.players(self, view)]
        changed = before.regions != view.regions or before.climate != view.climate
        return [self.map(view)] if changed else []

    def everything(self, view: View) -> list[RenderableType]:
        """The whole table."""
        parts = [self.map(view, wide=True), players.players(self, view)]
        if view.rows:
            parts.append(auction.auction(self, view))
        if view.hand:
            parts.append(self.hand(view))
        return parts

    def map(self, view: View, wide: bool = False) -> RenderableType:
        """The island and, beside or below it, climate and meteor."""
        land = island.island(self, view)
        sky, threat = climate.climate(self, view), meteor.meteor(self, view)
        legend = island.CLIMATE.legend(self, view.zones)
        return with_sky(self, land, sky, None if wide else legend, threat)

    def hand(self, view: View) -> RenderableType:
        """The cards that the seat holds."""
        return cards.hand(self, view)

    def topics(self, view: View) -> dict[str, RenderableType]:
        """What can be looked up by a word of its own: the genes, the event cards."""
        return {"genes": players.genes(self, view), "cards": cards.cards(self, view)}

    def result(self, view: View, ranks: Sequence[int]) -> RenderableType:
        """E1.E1: the end, by rank."""
        columns = {
            self.say("label-points"): [str(player.points) for player in view.players],
            self.say("label-dinosaurs"): [str(player.dinosaurs) for player in view.players],
        }
        return self.ranking(ranks, self.say("label-species"), columns)

    # ---- who may see what ------------------------------------------------------------------

    def has_secrets(self, view: View) -> bool:
        """Whether the view shows something that no other seat may see."""
        return bool(view.hand)

    # ---- what is asked ---------------------------------------------------------------------

    def ask(self, view: View) -> str:
        """What the seat is asked, in one sentence or two."""
        return ask.ask(self, view)

    def window(self, view: View) -> Window | None:
        """The open window for cards, if any."""
        return ask.window(self, view) if view.ask.step == "window" else None

    def card(self, card: str) -> str:
        """What a card is called."""
        return cards.card_name(self, card)

    def choices(self, view: View, legal: Sequence[str]) -> list[Choices]:
        """The legal actions, given by their words, in readable groups."""
        return ask.choices(self, view, legal)

    def named(self, words: str) -> list[str]:
        """The words behind the verb; cards by their names, and the results of the roll."""
        verb, *rest = words.split()
        if verb != "play":
            return rest
        ways = (self.say(f"action-{way}") if way in RESULTS else way for way in rest[1:])
        return [cards.card_name(self, rest[0]), *ways]

    def odds(self, view: View, words: str) -> str | None:
        """E1.3.5: what an attack with these words would need; None where they mean none."""
        return fights.odds(self, view, words)

    # ---- chance by hand --------------------------------------------------------------------

    def chance(self, view: View, name: str) -> str:
        """What must be drawn or rolled at the table, in one sentence."""
        return chance.chance(self, view, name)

    def secret_of(self, view: View, name: str) -> int | None:
        """The only seat that may know the outcome, or None where all may."""
        return chance.secret_of(view, name)

    def outcome(self, name: str, words: str) -> str:
        """An outcome in the reader's language."""
        return chance.outcome(self, name, words)
