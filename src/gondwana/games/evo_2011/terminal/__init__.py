"""The game at a terminal: a View as text that Rich prints, and words for what is asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from rich.console import RenderableType

from ...common import terminal
from ...common.terminal import Choices, Window
from ...common.terminal.climate import with_sky
from ..telling import MANNER
from ..view import View
from . import ask, auction, cards, chance, climate, fights, island, players

VERBS = ("pass", "bid", "play", "place", "move", "fly", "swim", "lay", "take", "remove", "flee")


class Terminal(terminal.Terminal):
    """What the command line needs of this game to play it in a terminal."""

    manner: ClassVar = MANNER
    verbs: ClassVar = VERBS

    # ---- what lies on the table ------------------------------------------------------------

    def screen(self, view: View, before: View | None) -> list[RenderableType]:
        """What a seat should see before it decides; less where it has seen most just `before`."""
        step = view.ask.step
        if before is None or (before.round, before.phase) != (view.round, view.phase):
            if before is None or before.round != view.round or step in ("bid", "move"):
                return self.everything(view)
        if step == "bid":
            return [auction.auction(self, view)]
        return [self.map(view)] if step in ("move", "lay", "remove", "flee") else []

    def everything(self, view: View) -> list[RenderableType]:
        """The whole table."""
        parts = [self.map(view, wide=True), players.players(self, view)]
        if view.phase == "mutation":
            parts.append(auction.auction(self, view))
        if view.hand:
            parts.append(self.hand(view))
        return parts

    def map(self, view: View, wide: bool = False) -> RenderableType:
        """The island and, beside or below it, the climate."""
        land, weather = island.island(self, view), climate.climate(self, view)
        legend = island.CLIMATE.legend(self, view.zones)
        return with_sky(self, land, weather, None if wide else legend)

    def hand(self, view: View) -> RenderableType:
        """The cards that the seat holds."""
        return cards.hand(self, view)

    def topics(self, view: View) -> dict[str, RenderableType]:
        """What can be looked up by a word of its own: the genes, the event cards."""
        return {"genes": players.genes(self, view), "cards": cards.cards(self, view)}

    def result(self, view: View, ranks: Sequence[int]) -> RenderableType:
        """E2.E1: the end, by rank."""
        columns = {
            self.say("label-mp"): [str(player.points) for player in view.players],
            self.say("label-dinosaurs"): [str(player.dinosaurs) for player in view.players],
        }
        return self.ranking(ranks, self.say("label-clan"), columns)

    # ---- who may see what ------------------------------------------------------------------

    def face_down(self, view: View) -> bool:
        """E2.E1: whether somebody's mutation points are hidden from who sees this view."""
        return any(player.points is None for player in view.players)

    def revealed(self, view: View, points: Sequence[int]) -> View:
        """E2.E1: the view with everybody's mutation points, as after the end."""
        players = (replace(player, points=points[player.seat]) for player in view.players)
        return replace(view, players=tuple(players))

    def has_secrets(self, view: View) -> bool:
        """Whether the view shows something that no other seat may see."""
        face_down = self.face_down(view)
        marked = any(space.marked for space in view.spaces)
        return bool(view.hand) or view.next_token is not None or face_down or marked

    # ---- what is asked ---------------------------------------------------------------------

    def ask(self, view: View) -> str:
        """What the seat is asked, in one sentence or two."""
        return ask.ask(self, view)

    def window(self, view: View) -> Window | None:
        """The open window for cards, if any."""
        return ask.window(self, view) if view.ask.step == "window" else None

    def choices(self, view: View, legal: Sequence[str]) -> list[Choices]:
        """The legal actions, given by their words, in readable groups."""
        return ask.choices(self, view, legal)

    def named(self, words: str) -> list[str]:
        """The words behind the verb; cards by their names, and how they are played."""
        verb, *rest = words.split()
        if verb != "play":
            return rest
        return [self.say(f"card-{rest[0]}"), *(self.say(f"action-{word}") for word in rest[1:])]

    def odds(self, view: View, words: str) -> str | None:
        """E2.4.3: what an attack with these words would need; None where they mean none."""
        return fights.odds(self, view, words)

    # ---- chance by hand --------------------------------------------------------------------

    def chance(self, view: View, name: str) -> str:
        """What must be drawn or rolled at the table, in one sentence."""
        return chance.chance(self, view, name)

    def secret_of(self, view: View, name: str) -> int | None:
        """The only seat that may know the outcome, or None where all may."""
        return chance.subject(view, name) if name in ("card", "peek") else None

    def outcome(self, name: str, words: str) -> str:
        """An outcome in the reader's language."""
        return chance.outcome(self, name, words)
