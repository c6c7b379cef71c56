"""The game at a terminal: a View as text that Rich prints, and words for what is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from rich.console import Group, RenderableType

from ...common import terminal
from ...common.terminal import Choices
from ..telling import MANNER
from ..view import View
from . import account, ask, chance, choosing, forecast, goals, lab, market, names, park, players
from . import research as research_board

VERBS = (
    "pass", "done", "auto", "die", "storage", "recipe", "turn", "copy-die", "hire", "build",
    "upgrade", "dna", "buy", "place", "gain", "limit", "paddock", "bonus", "refine", "create",
    "pay", "bench", "venture", "bench-plus", "renovate", "groundskeeper", "security-office",
    "double-ride", "copy-lab", "ads", "gene-bank", "sponsors", "sequence", "return", "visit",
    "eaten", "lawyer", "sell", "keep", "score", "drop",
)  # fmt: skip


class Terminal(terminal.Terminal):
    """What the command line needs of this game to play it in a terminal."""

    manner: ClassVar = MANNER
    verbs: ClassVar = VERBS

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self._began: dict[int | None, View] = {}  # the last round's beginning, by reader

    # ---- what lies on the table ------------------------------------------------------------

    def screen(self, view: View, before: View | None) -> list[RenderableType]:
        """What a seat should see before it decides; less where it has seen most just `before`."""
        if view.seat is None:
            return []
        begins = before is None or (before.round, before.phase) != (view.round, view.phase)
        if begins and view.phase in ("setup", "research"):
            brought = self.last_round(view)
            whole = before is None or before.phase == "setup"
            table = self.everything(view) if whole else [*self.boards(view), self.own(view)]
            return [*brought, *table]
        if begins and view.phase == "market":
            return [market.market(self, view), self.own(view)]
        if begins and view.phase == "work":
            return [self.map(view), self.hand(view), forecast.forecast(self, view)]
        if begins and view.phase == "park":
            return [self.map(view), self.own(view), forecast.forecast(self, view)]
        return self.changed(view)

    def changed(self, view: View) -> list[RenderableType]:
        """What a further decision of the same phase is made by."""
        assert view.seat is not None
        step = view.ask.step
        if step == "place" or (step == "visitors" and view.players[view.seat].stage != "food"):
            return [self.map(view)]
        if step == "research":
            return [research_board.dice(self, view), self.own(view)]
        if step == "work":
            return [self.own(view), forecast.forecast(self, view)]
        return [self.own(view)]

    def last_round(self, view: View) -> list[RenderableType]:
        """What the round that is over brought everybody, if the reader saw it begin."""
        then = self._began.get(view.seat)
        self._began[view.seat] = view
        if then is None or not 0 < then.round == view.round - 1:
            return []
        return [account.round_account(self, then, view)]

    def own(self, view: View) -> RenderableType:
        """The reader's figures and cold storage, in two lines."""
        return players.own(self, view)

    def boards(self, view: View) -> list[RenderableType]:
        """What lies in the middle, and everybody's figures."""
        parts = [players.players(self, view), goals.goals(self, view)]
        parts.append(market.market(self, view, brief=True))
        return [*parts, research_board.research(self, view)] if view.dice else parts

    def everything(self, view: View) -> list[RenderableType]:
        """The whole table."""
        parts = self.boards(view)
        return parts if view.seat is None else [*parts, self.map(view), self.hand(view)]

    def map(self, view: View, wide: bool = False) -> RenderableType:
        """The reader's park; who only watches sees all of them."""
        if view.seat is None:
            return self.others(view)
        return park.park(self, view.players[view.seat])

    def hand(self, view: View) -> RenderableType:
        """The reader's lab, specialists and cold storage."""
        if view.seat is None:
            return players.players(self, view)
        return Group(lab.lab(self, view.players[view.seat]), self.own(view))

    def others(self, view: View) -> RenderableType:
        """The parks and labs of all other players."""
        shown = [
            Group(
                players.title(self, player),
                park.park(self, player),
                lab.lab(self, player),
                "",
            )
            for player in view.players
            if player.seat != view.seat
        ]
        return Group(*shown, players.players(self, view))

    def topics(self, view: View) -> dict[str, RenderableType]:
        """What can be looked up by a word of its own."""
        return {
            "research": research_board.research(self, view),
            "market": market.market(self, view),
            "parks": self.others(view),
            "goals": goals.goals(self, view),
            "forecast": forecast.forecast(self, view),
            "dinosaurs": research_board.species(self, view),
            "people": names.effects(self, "specialist"),
            "tiles": names.effects(self, "tile"),
        }

    def result(self, view: View, ranks: Sequence[int]) -> RenderableType:
        """DI.E1, DI.E2: the end, by rank, with the parts of everybody's points."""
        return account.result(self, view, ranks)

    # ---- who may see what ------------------------------------------------------------------

    def has_secrets(self, view: View) -> bool:
        """DI.3.6: a lab at work is for its owner's eyes until all are done."""
        return view.seat is not None and view.phase == "work" and len(view.players) > 1

    # ---- what is asked ---------------------------------------------------------------------

    def ask(self, view: View) -> str:
        """What the seat is asked, in one sentence or two."""
        return ask.ask(self, view)

    def choices(self, view: View, legal: Sequence[str]) -> list[Choices]:
        """The legal actions, given by their words, in readable groups."""
        return choosing.choices(self, view, legal)

    def named(self, words: str) -> list[str]:
        """The words behind the verb in the reader's language."""
        return names.named(self, words)

    def also(self, words: str) -> list[str]:
        """As ever, and names of several words as one, so that their beginning will do."""
        joined = " ".join(name.replace(" ", "-") for name in self.named(words)).lower()
        return [*super().also(words), f"{words.split()[0]} {joined}", joined]

    # ---- chance by hand --------------------------------------------------------------------

    def chance(self, view: View, name: str) -> str:
        """What must be drawn or rolled at the table, in one sentence."""
        return chance.chance(self, view, name)

    def outcome(self, name: str, words: str) -> str:
        """An outcome in the reader's language."""
        return chance.outcome(self, name, words)
