"""A table of Darwinning! set by hand: who is where and holds what; then it is played in words."""

from __future__ import annotations

from typing import Any, Self

from gondwana.games.darwinning.abilities import note_abilities
from gondwana.games.darwinning.flow import advance
from gondwana.games.darwinning.phases.picks import clear_picks
from gondwana.games.darwinning.state import (
    COPIES,
    DISCARD,
    ENVIRONMENTS,
    FEED,
    KEEP,
    KINDS,
    LEADER,
    NOBODY,
    NONE,
    PHASES,
    SHOWN,
    SPACES,
    STEPS,
    TAKE,
    TRICK,
    TRICKS,
    VIRTUAL,
)
from gondwana.games.darwinning.words import CODES
from gondwana.kernel.agenda import push
from gondwana.kernel.state import AGENDA_DEPTH
from scenes import Scene as AnyScene

MARKS = "RGBPYK"


class Scene(AnyScene):
    """A table by hand in the first era; nobody holds a card, no environment lies on the table.

    The species are the first ones in the box, high up one above the other, and have nothing but
    what is printed.
    """

    game = "darwinning"
    steps = STEPS
    phases = PHASES

    def __init__(self, seats: int = 3, **options: str) -> None:
        super().__init__(seats, **options)
        s = self.s
        s.agenda_n = s.chance = s.waiting = s.asking = 0
        for k in range(AGENDA_DEPTH):
            s.agenda[k, 0] = 0
        s.environments = 0
        for kind in range(KINDS):
            s.deck[kind] = COPIES
        for slot in range(SHOWN):
            s.open[slot] = NONE
        for seat in range(seats):
            s.space[seat] = SPACES - 3 * (seat + 1)
            clear_picks(s, seat)
        if seats == 2:
            s.space[VIRTUAL] = 1
        s.notes = []

    @property
    def t(self) -> Any:
        """The table's constants."""
        return self.match.table.constants

    # ---- setting the table -----------------------------------------------------------------

    def from_deck(self, name: str) -> int:
        """A card's kind; one copy of it leaves the deck."""
        kind = CODES.index(name)
        self.s.deck[kind] -= 1
        return kind

    def species(self, **names: str) -> Self:
        """Whose figures they have, `R="frog"`: its printed space and population too."""
        for mark, name in names.items():
            species = self.t.extra.index(name)
            self.s.species[self.seat(mark)] = species
            self.s.population[self.seat(mark)] = self.t.start_population[species]
        return self

    def spaces(self, **spaces: int) -> Self:
        """Where the markers stand, `R=4`, `V=7` for the virtual species."""
        for mark, space in spaces.items():
            self.s.space[VIRTUAL if mark == "V" else self.seat(mark)] = space
        return self

    def population(self, **counts: int) -> Self:
        """How many they are."""
        for mark, count in counts.items():
            self.s.population[self.seat(mark)] = count
        return self

    def environments(self, names: str) -> Self:
        """What lies on the table."""
        self.s.environments = sum(1 << ENVIRONMENTS.index(name) for name in names.split())
        return self

    def gain(self, mark: str, names: str) -> Self:
        """Environments that a species has gained."""
        for name in names.split():
            self.s.gained[self.seat(mark)] |= 1 << ENVIRONMENTS.index(name)
        return self

    def abilities(self, mark: str, **cards: str) -> Self:
        """Ability cards on places, `p3="7a"`; `p3="8a+6b"` is a stolen one on a mutation."""
        for place, names in cards.items():
            at = self.seat(mark), int(place[1:]) - 1
            base, _, stolen = names.partition("+")
            self.s.card[at] = self.from_deck(base)
            if stolen:
                self.s.stolen[at] = self.from_deck(stolen)
        return self

    def bare(self, mark: str, *places: str) -> Self:
        """Exactly these ability cards, the first two over what is printed: `2a 9b 7c`."""
        for place, name in enumerate(places):
            self.s.card[self.seat(mark), place] = self.from_deck(name)
        return self

    def hands(self, **names: str) -> Self:
        """What they hold; each other holds a joker or a one that does nothing here."""
        for mark, cards in names.items():
            seat = self.seat(mark)
            for name in cards.split():
                self.s.hand[seat, self.from_deck(name)] += 1
                self.s.held[seat] += 1
                self.s.received[seat] += 1
            self.s.sorted |= 1 << seat
        return self

    def open_cards(self, *names: str) -> Self:
        """The virtual species' cards."""
        for slot, name in enumerate(names):
            self.s.open[slot] = self.from_deck(name)
        return self

    def discards(self, names: str) -> Self:
        """What lies open on the discard pile."""
        for name in names.split():
            self.s.discards[self.from_deck(name)] += 1
        return self

    def only_deck(self, names: str) -> Self:
        """The deck holds just these; the rest lies with species."""
        for kind, name in enumerate(CODES):
            left = names.split().count(name)
            self.s.laid[kind] += self.s.deck[kind] - left
            self.s.deck[kind] = left
        return self

    def era(self, number: int) -> Self:
        """Which era it is."""
        self.s.round_number = number
        return self

    # ---- beginning -------------------------------------------------------------------------

    def lead(self, mark: str) -> Self:
        """A trick begins; whoever has no card gets two of the highest that are left."""
        for seat in range(self.match.seats):
            names = [name for name in ("15a", "15b", "15f", "14a", "14b", "14f") if self.left(name)]
            if self.s.held[seat] == 0:
                self.hands(**{MARKS[seat]: f"{names[0]} {names[1]}"})
        self.s.phase = TRICKS
        return self._begin(TRICK, self.seat(mark))

    def left(self, name: str) -> bool:
        """Whether the deck still has one."""
        return bool(self.s.deck[CODES.index(name)])

    def begin_discards(self) -> Self:
        """The early discards begin."""
        self.s.sorted = 0
        push(self.s, LEADER, NOBODY, 0)
        return self._begin(DISCARD)

    def survive(self) -> Self:
        """Survival begins."""
        return self._begin(FEED)

    def end_tricks(self) -> Self:
        """The improvements of the last trick are over: the empty hand, keeping, survival."""
        s = self.s
        s.last = 1
        push(s, KEEP, NOBODY, 0)
        return self._begin(TAKE)

    def _begin(self, step: int, seat: int = NOBODY) -> Self:
        for species in (*range(self.match.seats), VIRTUAL):
            note_abilities(self.s, self.t, species)
        push(self.s, step, seat, 0)
        advance(self.s, self.t)
        self.s.notes = []
        return self

    # ---- playing ---------------------------------------------------------------------------

    def lay(self, **plays: str) -> Self:
        """Plays to the trick, in the order given: `R="7a 7b"`."""
        for mark, names in plays.items():
            self.play(mark, *(f"pick {name}" for name in names.split()), "lay")
        return self

    def pass_all(self) -> Self:
        """Everybody declines until something else is asked than to improve or steal."""
        while self.asking in ("improve", "steal"):
            self.play(self.asked, "pass")
        return self

    # ---- looking ---------------------------------------------------------------------------

    def player(self, mark: str) -> Any:
        """What lies open of a player."""
        return self.match.view(None).players[self.seat(mark)]

    def hand(self, mark: str) -> str:
        """A player's hand."""
        return " ".join(card.name for card in self.match.view(self.seat(mark)).hand)

    def space(self, mark: str) -> int:
        """Where a marker stands, V for the virtual species."""
        return int(self.s.space[VIRTUAL if mark == "V" else self.seat(mark)])

    def people(self, mark: str) -> int:
        """A population."""
        return int(self.s.population[self.seat(mark)])

    def works(self, mark: str) -> str:
        """The abilities that work, by places; a dash where none does."""
        return " ".join(place.working or "-" for place in self.player(mark).places)

    def on_places(self, mark: str) -> str:
        """The cards on the places, stolen ones behind a plus; a dash where none lies."""
        found = []
        for place in self.player(mark).places:
            name = place.card.name if place.card else "-"
            found.append(name + (f"+{place.stolen.name}" if place.stolen else ""))
        return " ".join(found)

    def discarded(self) -> set[str]:
        """What lies open on the discard pile."""
        return {name for kind, name in enumerate(CODES) if self.s.discards[kind]}

    def reason(self, mark: str, words: str) -> str:
        """The key of the sentence that refuses an action."""
        refused = self.match.why_not(self.seat(mark), words)
        assert refused is not None
        return refused.key

    def told(self, *names: str) -> list[Any]:
        """The events of these kinds since the table was set, for all to see."""
        events = [event for line in self.match.lines[self.start :] for event in line.events]
        return [event for event in events if event.name in names]


def picks(scene: Scene, mark: str) -> set[str]:
    """The cards that may be picked."""
    return {words.split()[1] for words in scene.legal(mark) if words.startswith("pick ")}


def uses(scene: Scene, mark: str, card: str) -> set[str]:
    """What a card just played may be used for."""
    found = set()
    for words in scene.legal(mark):
        verb, *rest = words.split()
        if rest[:1] == [card]:
            found.add(" ".join([verb, *rest[1:]]))
    return found
