"""The game at a terminal: a View as text that Rich prints, and words for what is asked."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import ClassVar

from rich.console import Group, RenderableType

from ...common import terminal
from ...common.terminal import Choices
from ..outlook import spaces
from ..telling import MANNER
from ..view import View
from ..words import CODES
from . import ask, cards, chain, chance, species, trick

VERBS = (
    "pass", "done", "lay", "pick", "discard", "keep", "lead", "climb", "eggs", "adapt", "ability",
    "steal", "take", "eat", "put",
)  # fmt: skip
CARD = re.compile(r"\d+[abf]?|joker|v\d")  # a card as it is typed, by its name or a number


class Terminal(terminal.Terminal):
    """What the command line needs of this game to play it in a terminal."""

    manner: ClassVar = MANNER
    verbs: ClassVar = VERBS
    unasked: ClassVar = ("done",)

    # ---- what lies on the table ------------------------------------------------------------

    def screen(self, view: View, before: View | None) -> list[RenderableType]:
        """What a seat should see before it decides; less where it has seen most just `before`."""
        step = view.ask.step
        if before is None or before.era != view.era:
            return self.everything(view)
        parts: list[RenderableType] = []
        if spaces(before) != spaces(view):
            parts.append(chain.chain(self, view))
        if before.players != view.players or before.open_cards != view.open_cards:
            parts.append(species.species(self, view, before))
        if step in ("play", "improve") and not view.picked and view.plays:
            parts.append(trick.trick(self, view))
        if step in (*ask.UNSEEN, "leader") and not view.picked:
            parts.append(self.hand(view))
        if step == "play" and not view.picked:
            parts.append(Group(cards.by_colour(self, view), trick.chances(self, view)))
        return parts

    def everything(self, view: View) -> list[RenderableType]:
        """The whole table."""
        parts = [self.map(view, wide=True)]
        if view.plays:
            parts.append(trick.trick(self, view))
        if view.hand:
            parts.append(self.hand(view))
        if view.ask.step == "play":
            parts.append(trick.chances(self, view))
        return parts

    def map(self, view: View, wide: bool = False) -> RenderableType:
        """Era, environments, the food chain, and all species."""
        return Group(
            chain.heading(self, view), "", chain.chain(self, view), "", species.species(self, view)
        )

    def hand(self, view: View) -> RenderableType:
        """The cards that the seat holds."""
        return cards.hand(self, view)

    def topics(self, view: View) -> dict[str, RenderableType]:
        """What can be looked up by a word of its own."""
        return {
            "food": species.food(self, view),
            "points": species.points(self, view),
            "abilities": species.abilities(self, view),
            "combinations": cards.combinations(self, view),
            "discards": cards.discards(self, view),
        }

    def result(self, view: View, ranks: Sequence[int]) -> RenderableType:
        """DW.E1, DW.E2: the end, by rank, and where each point came from."""
        columns = {
            self.say(f"label-part-{part}"): [str(each.parts[part]) for each in view.players]
            for part in view.players[0].parts
        }
        columns[self.say("label-points")] = [str(each.points) for each in view.players]
        columns[self.say("label-population")] = [str(each.population) for each in view.players]
        return Group(self.ranking(ranks, "", columns), "", species.points(self, view), "")

    # ---- who may see what ------------------------------------------------------------------

    def has_secrets(self, view: View) -> bool:
        """Whether the view shows something that no other seat may see."""
        return bool(view.hand)

    # ---- what is asked ---------------------------------------------------------------------

    def ask(self, view: View) -> str:
        """What the seat is asked, in one sentence or two."""
        return ask.ask(self, view)

    def default(self, view: View) -> str | None:
        """The words that Enter alone means, if any."""
        return ask.default(view)

    def choices(self, view: View, legal: Sequence[str]) -> list[Choices]:
        """The legal actions, given by their words, in readable groups."""
        return ask.choices(self, view, legal)

    def parts(self, view: View, typed: str) -> list[str]:
        """Decisions typed in one line: where cards are chosen, blanks part them as well."""
        ends = ("lay", "done", self.say("verb-lay").lower(), self.say("verb-done").lower())
        words = typed.replace(",", " ").lower().split()
        if view.ask.step in ask.PICKING and all(CARD.fullmatch(w) or w in ends for w in words):
            verb = "pick" if view.ask.step == "play" else view.ask.step
            return [
                word if word in ends or word.isdecimal() else f"{verb} {word}" for word in words
            ]
        return super().parts(view, typed)

    def named(self, words: str) -> list[str]:
        """The words behind the verb; cards by their names."""
        verb, *rest = words.split()
        if verb == "put":
            return rest
        return [cards.name_of(self, word) if word in CODES else self._word(word) for word in rest]

    def _word(self, word: str) -> str:
        key = f"word-{word}"
        return self.say(key) if self.say.has(key) else word

    def odds(self, view: View, words: str) -> str | None:
        """What a card, with those picked already, would be worth in this trick."""
        return trick.odds(self, view, words)

    # ---- chance by hand --------------------------------------------------------------------

    def chance(self, view: View, name: str) -> str:
        """What must be drawn at the table, in one sentence."""
        return chance.chance(self, view, name)

    def secret_of(self, view: View, name: str) -> int | None:
        """The only seat that may know the outcome, or None where all may."""
        return chance.secret_of(view, name)

    def outcome(self, name: str, words: str) -> str:
        """An outcome in the reader's language."""
        return chance.outcome(self, name, words)
