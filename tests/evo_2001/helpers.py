"""A table of Evo 2001 set by hand: who stands where and holds what; then it is played in words.

The island is that of three players in the set compact9, unless a test says otherwise. It is round
3, so that cards may be played, and nobody holds any.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Self

from gondwana.games.evo_2001.flow import advance, end_effects
from gondwana.games.evo_2001.state import (
    CARDS,
    GENES,
    IN_PILE,
    METEOR,
    NOBODY,
    PHASE,
    PHASES,
    PLAYED,
    ROUND,
    STEPS,
    TERRAINS,
    WINDOWS,
)
from gondwana.kernel import Match, Table, find_game
from gondwana.kernel.agenda import push
from gondwana.kernel.state import checked
from scenes import Scene as AnyScene

MARKS = "TCSBP"


class Scene(AnyScene):
    """A table by hand; the order is that of the marks, the climate marker on the first space."""

    game = "evo-2001"
    steps = STEPS
    phases = PHASES

    def __init__(self, seats: int = 3, **options: str) -> None:
        super().__init__(seats, **{"map_set": "compact9", **options})
        self.clear()

    @classmethod
    def with_events(cls, path: Path) -> Scene:
        """A table whose blank cards a file fills in."""
        scene = cls()
        files = {"custom-events": path}
        table = Table(
            find_game(cls.game), 3, {"map_set": "compact9", "custom_events": "file"}, files
        )
        scene.match = Match(table, make=checked, dice="hand")
        while scene.match.round_number == 0:
            scene.match.happen(scene.match.chances()[0][0])
        scene.clear()
        return scene

    def clear(self) -> None:
        """Round 3, in the order of the marks, nobody with a card."""
        for card in range(self.t.cards):
            self.s.card[card] = IN_PILE
        for seat in range(self.match.seats):
            self.s.hand[seat] = 0
        self.order(MARKS[: self.match.seats]).round(3)

    @property
    def t(self) -> Any:
        """The table's constants."""
        return self.match.table.constants

    @property
    def names(self) -> list[str]:
        """The regions' names in words."""
        return [name.lower() for name in self.t.extra.names]

    # ---- setting the table -----------------------------------------------------------------

    def herds(self, **regions: str) -> Self:
        """Who stands where, `T="s01 s02"`; nobody else stands anywhere."""
        for region in range(len(self.names)):
            self.s.dinosaur[region] = NOBODY
        for mark in MARKS[: self.match.seats]:
            herd = regions.get(mark, "").split()
            self.s.alive[self.seat(mark)] = len(herd)
            for name in herd:
                self.s.dinosaur[self.names.index(name)] = self.seat(mark)
        return self

    def genes(self, mark: str, **counts: int) -> Self:
        """So many genes on a portrait, printed ones included; bought ones are out of the bag."""
        for name, count in counts.items():
            gene = GENES.index(name)
            self.s.bag[gene] -= count - self.s.genes[self.seat(mark), gene]
            self.s.genes[self.seat(mark), gene] = count
        return self

    def bag(self, **counts: int) -> Self:
        """The bag holds just these."""
        for gene, name in enumerate(GENES):
            self.s.bag[gene] = counts.get(name, 0)
        return self

    def cards(self, mark: str, *names: str) -> Self:
        """Cards in a hand."""
        for name in names:
            self.s.card[CARDS.index(name)] = self.seat(mark)
            self.s.hand[self.seat(mark)] += 1
        return self

    def only_pile(self, *names: str) -> Self:
        """The draw pile holds just these; what nobody holds else is played."""
        for card in range(self.t.cards):
            if self.s.card[card] == IN_PILE and CARDS[card] not in names:
                self.s.card[card] = PLAYED
        return self

    def order(self, marks: str) -> Self:
        """The order in force."""
        for place, mark in enumerate(marks):
            self.s.order[place] = self.seat(mark)
        return self

    def points(self, **amounts: int) -> Self:
        """Points, `T=5`."""
        for mark, amount in amounts.items():
            self.s.points[self.seat(mark)] = amount
        return self

    def climate(self, space: str | int) -> Self:
        """The marker on a space of the ring, or on the first one of a terrain."""
        if isinstance(space, str):
            space = list(self.t.ring).index(TERRAINS.index(space))
        self.s.climate = space
        return self

    def round(self, number: int) -> Self:
        """It is this round, and the meteor is where it then is."""
        self.s.round_number = number
        self.s.meteor = self.match.seats + number - 1
        return self

    def begin(self, phase: str) -> Self:
        """Start a phase; the rest of the round follows it."""
        s = self.s
        s.agenda_n = s.waiting = s.asking = s.chance = s.window = 0
        end_effects(s, self.t)
        push(s, ROUND, NOBODY, 0)
        for later in range(METEOR, PHASES.index(phase) - 1, -1):
            push(s, PHASE, NOBODY, later)
        advance(s, self.t)
        s.notes = []
        return self

    # ---- playing ---------------------------------------------------------------------------

    def decline(self) -> list[str]:
        """Pass in every window until something else comes; who was asked where."""
        asked = []
        while self.asking == "window":
            asked.append(f"{self.asked} {self.window}")
            self.play(self.asked, "pass")
        return asked

    def decline_answers(self) -> list[str]:
        """Nobody takes the card just played; who was asked."""
        asked = []
        while self.window == "answer":
            asked.append(self.asked)
            self.play(self.asked, "pass")
        return asked

    # ---- looking ---------------------------------------------------------------------------

    @property
    def window(self) -> str:
        """The window that is open."""
        return WINDOWS[self.s.window]

    @property
    def in_order(self) -> str:
        """The order in force, as marks."""
        return "".join(MARKS[seat] for seat in list(self.s.order)[: self.match.seats])

    def stand(self, mark: str) -> str:
        """Where a player's dinosaurs stand."""
        seat = self.seat(mark)
        return " ".join(n for k, n in enumerate(self.names) if self.s.dinosaur[k] == seat)

    def player(self, mark: str) -> Any:
        """What lies open of a player."""
        return self.match.view(self.seat(mark)).players[self.seat(mark)]

    def hand(self, mark: str) -> tuple[str, ...]:
        """A player's hand."""
        return tuple(self.match.view(self.seat(mark)).hand)

    def reason(self, mark: str, words: str) -> str:
        """The key of the sentence that refuses an action."""
        refused = self.match.why_not(self.seat(mark), words)
        assert refused is not None
        return refused.key


HERDS = {"T": "s01", "C": "b15", "S": "b16"}


def hold(herds=HERDS, **cards):
    """Who stands where, and who holds which cards (told in one text)."""
    scene = Scene().herds(**herds)
    for mark, names in cards.items():
        scene.cards(mark, *names.split())
    return scene


def play(scene, mark, words):
    """Others pass until the seat is asked; it plays; nobody divides."""
    while scene.asked != mark:
        scene.play(scene.asked, "pass")
    scene.play(mark, f"play {words}")
    scene.decline_answers()
    return scene


def bids(scene, *actions, genes=("leg", "egg", "fur")):
    """An auction, all others passing in windows, up to the end of the bids."""
    if scene.asking != "bid":
        scene.begin("meteor")
        scene.decline()
        for gene in genes:
            scene.happen(f"gene {gene}")
        scene.decline()
    for action in actions:
        mark, words = action.split(maxsplit=1)
        while scene.asking == "window":
            scene.play(scene.asked, "pass")
        scene.play(mark, words)
    return scene
