"""A table of Dinosaur Island set by hand: what lies where and who holds what; then it is played.

It is round 1 with two players, in the order of the marks, without plot twists, all labs and parks
as at the start, unless a test says otherwise.
"""

from __future__ import annotations

from typing import Any, Self

from gondwana.games.dinosaur_island.flow import advance
from gondwana.games.dinosaur_island.state import (
    ALL_TWISTS,
    ATTRACTIONS_BY_NAME,
    EXHIBITS_BY_NAME,
    FENCE,
    HOOLIGAN,
    LABS,
    NOBODY,
    NONE,
    ON_BOARD,
    OUT,
    PATRON,
    PHASE,
    PHASES,
    PRINTED,
    SHELVES,
    SORTS,
    SPECIALISTS,
    STEPS,
    TILES,
    TWISTS,
)
from gondwana.games.dinosaur_island.words import MARKS, PLACE_WORDS, ZONE_WORDS
from gondwana.kernel.agenda import push
from scenes import Scene as AnyScene

GREY = (4, 5, 2, 3)  # the lab's free spaces first, then those that are covered
GOODS_BY_NAME = (TILES, ATTRACTIONS_BY_NAME, SPECIALISTS)


class Scene(AnyScene):
    """A table by hand."""

    game = "dinosaur-island"
    steps = STEPS
    phases = PHASES

    def __init__(self, seats: int = 2, **options: str) -> None:
        super().__init__(seats, **options)
        for twist in range(ALL_TWISTS):
            self.s.twist[twist] = 0
        self.order(MARKS[: self.match.seats])
        for seat in range(self.match.seats):
            self.s.money[seat] = 15
        self.s.limit_steps = 0

    @property
    def t(self) -> Any:
        """The table's constants."""
        return self.match.table.constants

    # ---- setting the table -----------------------------------------------------------------

    def set(self, field: str, **values: int) -> Self:
        """A figure of players, `set("money", T=3)`."""
        for mark, value in values.items():
            getattr(self.s, field)[self.seat(mark)] = value
        return self

    def order(self, marks: str) -> Self:
        """The turn-order track."""
        for place, mark in enumerate(marks):
            self.s.order[place] = self.seat(mark)
        return self

    def twists(self, *names: str) -> Self:
        """Plot twists in play."""
        for name in names:
            self.s.twist[TWISTS.index(name)] = 1
        return self

    def dna(self, mark: str, **amounts: int) -> Self:
        """Cold storage holds just these, and any amount fits."""
        for sort, name in enumerate(SORTS):
            self.s.dna[self.seat(mark), sort] = amounts.get(name, 0)
            self.s.limit[self.seat(mark), sort] = self.t.most_limit
        return self

    def limits(self, mark: str, **limits: int) -> Self:
        """Limits of cold storage."""
        for name, limit in limits.items():
            self.s.limit[self.seat(mark), SORTS.index(name)] = limit
        return self

    def workers(self, **counts: int) -> Self:
        """So many workers in the lab, the others in the reserve."""
        for mark, count in counts.items():
            self.s.idle[self.seat(mark)] = count
            self.s.reserve[self.seat(mark)] = self.t.workers - count
        return self

    def lab(self, mark: str, *tiles: str) -> Self:
        """Tiles in a lab: II tiles on their basic action, upgrades on grey spaces."""
        spaces = iter(GREY)
        for name in tiles:
            space = {"refine-2": 0, "create-2": 1}.get(name)
            space = next(spaces) if space is None else space
            self.s.lab[self.seat(mark), space] = TILES.index(name)
        return self

    def hire(self, mark: str, *names: str) -> Self:
        """Specialists, without their workers."""
        for name in names:
            self.s.specialist[SPECIALISTS.index(name)] = self.seat(mark)
        return self

    def exhibit(
        self, mark: str, name: str, zone: str, paddock: int = 1, dinosaurs: int = 0
    ) -> Self:
        """An exhibit in a park; excitement and threat stay as they are."""
        exhibit, home = EXHIBITS_BY_NAME.index(name), ZONE_WORDS.index(zone)
        s = self.s
        s.owner[exhibit], s.home[exhibit] = self.seat(mark), home
        s.paddock[exhibit], s.dinosaurs[exhibit] = paddock, dinosaurs
        s.park[self.seat(mark), home] = s.park[self.seat(mark), home + 1] = FENCE + exhibit
        return self

    def printed(self, mark: str, paddock: int = 1, dinosaurs: int = 1) -> Self:
        """The printed exhibit."""
        exhibit = PRINTED + self.seat(mark)
        self.s.paddock[exhibit], self.s.dinosaurs[exhibit] = paddock, dinosaurs
        return self

    def build(self, mark: str, name: str, zone: str) -> Self:
        """An attraction in a park."""
        stall = ATTRACTIONS_BY_NAME.index(name)
        self.s.attraction[stall] = self.seat(mark)
        self.s.park[self.seat(mark), ZONE_WORDS.index(zone)] = stall
        return self

    def lay(self, goods: int, *names: str) -> Self:
        """These beside the market's prices, in order, "" for a gap; what lay there is out."""
        s, places = self.s, self.places(goods)
        for shelf in range(SHELVES):
            item = s.shelf[goods, shelf]
            if item != NONE and goods != LABS:
                places[item] = OUT
            s.shelf[goods, shelf] = NONE
        for shelf, name in enumerate(names):
            if name:
                item = GOODS_BY_NAME[goods].index(name)
                s.shelf[goods, shelf] = item
                if goods != LABS:
                    places[item] = ON_BOARD
        return self

    def bag(self, patrons: int, hooligans: int) -> Self:
        """What the bag holds."""
        self.s.bag[PATRON], self.s.bag[HOOLIGAN] = patrons, hooligans
        return self

    def threat_die(self, pips: int | None) -> Self:
        """The threat die shows so many pips; None: there is none."""
        self.s.threat_space = NONE
        if pips is not None:
            die = self.s.die[0]
            self.s.threat_space = 0
            faces = [self.t.face_pips[die, face] for face in range(6)]
            self.s.face[0] = faces.index(pips)
        return self

    def begin(self, phase: str) -> Self:
        """Start a phase; the rest of the round follows it."""
        s = self.s
        s.agenda_n = s.waiting = s.asking = s.chance = 0
        push(s, PHASE, NOBODY, PHASES.index(phase))
        advance(s, self.t)
        s.notes = []
        return self

    def auto(self, marks: str) -> Self:
        """These seats place their visitors as proposed."""
        for mark in marks:
            if "auto" in self.legal(mark):
                self.play(mark, "auto")
        return self

    # ---- looking ---------------------------------------------------------------------------

    def figure(self, field: str, mark: str) -> int:
        """A figure of a player."""
        return int(getattr(self.s, field)[self.seat(mark)])

    def stored(self, mark: str) -> dict[str, int]:
        """Cold storage, without what is not there."""
        seat = self.seat(mark)
        return {name: n for k, name in enumerate(SORTS) if (n := self.s.dna[seat, k])}

    def animals(self, name: str) -> tuple[int, int]:
        """An exhibit's dinosaurs and its paddock's size."""
        exhibit = EXHIBITS_BY_NAME.index(name)
        return self.s.dinosaurs[exhibit], self.s.paddock[exhibit]

    def visitors(self, mark: str) -> dict[str, tuple[int, int]]:
        """Patrons and hooligans, by place."""
        seat = self.seat(mark)
        found = {
            place: (self.s.patrons[seat, k], self.s.hooligans[seat, k])
            for k, place in enumerate(PLACE_WORDS)
        }
        return {place: both for place, both in found.items() if any(both)}

    def offers(self, mark: str, verb: str) -> set[str]:
        """What is legal with this verb, without it."""
        prefix = f"{verb} "
        return {w.removeprefix(prefix) for w in self.legal(mark) if w.startswith(prefix)}

    def places(self, goods: int) -> Any:
        """Where each item of a kind is; lab tiles are told apart by nothing, so: in the pile."""
        return (self.s.pile, self.s.attraction, self.s.specialist)[goods]

    def shelves(self, goods: int) -> list[str]:
        """What lies beside the market's prices, "" for a gap."""
        row = [self.s.shelf[goods, shelf] for shelf in range(SHELVES)]
        return [GOODS_BY_NAME[goods][item] if item != NONE else "" for item in row]

    def reason(self, mark: str, words: str) -> str:
        """The key of the sentence that refuses an action."""
        refused = self.match.why_not(self.seat(mark), words)
        assert refused is not None
        return refused.key
