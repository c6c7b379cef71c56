"""What a reader can work out from a view: who will come to a park, what they bring, who is eaten.

Everything follows from what lies open. Visitors are drawn from one bag: whoever draws first, each
handful is like any other, so that the odds are those of the whole bag.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from math import comb

from .actions import RETURNS
from .crowd import SEASON_VISITORS
from .state import PLACING, STAGES
from .view import AttractionView, ExhibitView, SeatView, View

Case = tuple[Fraction, int, int]  # how likely, patrons, hooligans
AFTER_GUARD = STAGES[PLACING:]


@dataclass(frozen=True, slots=True)
class Forecast:
    """The round in a park as it stands; what chance decides is told as what may be expected."""

    visitors: int  # that will be drawn, or were
    patrons: Fraction
    hooligans: Fraction
    room: int  # spaces for visitors
    queue: Fraction  # visitors who find no space
    income: Fraction  # dollars for patrons
    claws: int  # what the threat die adds, until it is found the one that would be it now
    die_known: bool
    guards: int  # what counts like security, the marker left out
    danger: int  # by how much security falls short
    eaten_patrons: Fraction
    eaten_hooligans: Fraction
    gained: Fraction  # points for patrons who stay, and for hooligans the guard sends back
    lost: Fraction  # points for visitors who are eaten

    @property
    def eaten(self) -> Fraction:
        """Visitors who are eaten."""
        return self.eaten_patrons + self.eaten_hooligans

    @property
    def points(self) -> Fraction:
        """What the round brings on the track."""
        return self.gained - self.lost


@dataclass(frozen=True, slots=True)
class Outcome:
    """What comes of so many patrons and hooligans, everybody placed as proposed."""

    queue: int
    eaten_patrons: int
    eaten_hooligans: int
    gained: int
    lost: int


# ---- how many come (DI.4.1) ------------------------------------------------------------------


def wanted(view: View, seat: int) -> int:
    """DI.4.1, DI.F6: how many visitors the seat will draw, if the bag has them."""
    player = view.players[seat]
    size = player.excitement + player.ads
    size += SEASON_VISITORS if "season" in view.twists else 0
    return size + ("publicist" in player.specialists)


def has_drawn(view: View, seat: int) -> bool:
    """Whether the seat's visitors of this round are there."""
    return view.phase == "park" and sum(present(view.players[seat])) > 0


def present(player: SeatView) -> tuple[int, int]:
    """Patrons and hooligans that a seat has drawn and not sent back, eaten ones too."""
    places: list[ExhibitView | AttractionView] = [*player.exhibits, *player.attractions]
    patrons = player.patrons + player.eaten_patrons + sum(place.patrons for place in places)
    hooligans = player.hooligans + player.eaten_hooligans
    return patrons + (player.intern or 0), hooligans + sum(place.hooligans for place in places)


def drawn(view: View, seat: int) -> int:
    """DI.4.1: how many will be drawn: a short bag has nothing left for the last ones."""
    bag = view.bag_patrons + view.bag_hooligans
    for other in view.order:
        if other == seat:
            break
        if not has_drawn(view, other):
            bag -= min(bag, wanted(view, other))
    return min(wanted(view, seat), bag)


def cases(view: View, seat: int) -> Iterator[Case]:
    """Every number of patrons and hooligans that may stand at the gate, and how likely it is."""
    if has_drawn(view, seat):
        yield (Fraction(1), *present(view.players[seat]))
        return
    size, exchanges = drawn(view, seat), view.players[seat].exchanges
    yield from _drawn_from(view.bag_patrons, view.bag_hooligans, size, (0, 0), exchanges)


def _drawn_from(
    patrons: int, hooligans: int, size: int, had: tuple[int, int], exchanges: int
) -> Iterator[Case]:
    """DI.L.security_office: a draw; two hooligans of it go back for as many others, if one may."""
    ways = comb(patrons + hooligans, size)
    for k in range(max(0, size - patrons), min(size, hooligans) + 1):
        chance = Fraction(comb(hooligans, k) * comb(patrons, size - k), ways)
        all_patrons, all_hooligans = had[0] + size - k, had[1] + k
        back = min(all_hooligans, RETURNS - 1)
        if exchanges == 0 or back == 0:
            yield chance, all_patrons, all_hooligans
            continue
        left = patrons - size + k, hooligans - k + back
        kept = all_patrons, all_hooligans - back
        for more, *gate in _drawn_from(*left, back, kept, exchanges - 1):
            yield chance * more, gate[0], gate[1]


# ---- where they find room (DI.4.2) -----------------------------------------------------------


def spaces(player: SeatView) -> list[int]:
    """What a patron brings on each space of the park, dearest first; the intern's left out."""
    values = [1] * sum(exhibit.dinosaurs for exhibit in player.exhibits)
    values += [1] * ("guide" in player.specialists)
    for stall in player.attractions:
        values += [2 if stall.doubled else 1] * stall.spaces
    return sorted(values, reverse=True)


def room(player: SeatView) -> int:
    """DI.4.2: how many visitors find a space."""
    return len(spaces(player)) + (player.intern is not None)


# ---- danger (DI.4.3, DI.F5) ------------------------------------------------------------------


def claws(view: View) -> int:
    """DI.1.8: the threat die's pips; before it is found those of the die that would be it now."""
    pips = view.threat_die
    if pips is None:
        free = [die.pips for die in view.dice if die.stand is None and not die.removed]
        pips = max(free, default=0)
    return pips + ("wild-nights" in view.twists)


def guards(player: SeatView) -> int:
    """DI.F5: what counts like security in this round, besides the marker."""
    return player.patrols + sum(name in player.specialists for name in ("patrol", "hunter"))


def danger(view: View, seat: int) -> int:
    """DI.4.3: how many visitors will be eaten, if there are as many."""
    player = view.players[seat]
    return max(0, player.threat + claws(view) - player.security - guards(player))


# ---- what comes of it ------------------------------------------------------------------------


def outcome(player: SeatView, patrons: int, hooligans: int, hungry: int) -> Outcome:
    """DI.F6: the guard, then all are placed, the hungry eat, and who is left gives points."""
    guarding = "guard" in player.specialists and player.stage not in AFTER_GUARD
    sent = min(hooligans, RETURNS - 1) if guarding else 0
    hooligans -= sent
    values = spaces(player)
    rowdies = min(hooligans, len(values))
    values = values[: len(values) - rowdies] + [1] * (player.intern is not None)
    values = sorted(values, reverse=True)[:patrons]
    queue = patrons - len(values), hooligans - rowdies
    eaten = min(hungry, len(values))
    staying = values[: len(values) - eaten]
    rowdies_eaten = min(hungry - eaten, rowdies)
    left = hungry - eaten - rowdies_eaten
    queue_eaten = min(left, queue[0]), min(max(0, left - queue[0]), queue[1])
    eaten_patrons, eaten_hooligans = eaten + queue_eaten[0], rowdies_eaten + queue_eaten[1]
    return Outcome(
        queue=sum(queue),
        eaten_patrons=eaten_patrons,
        eaten_hooligans=eaten_hooligans,
        gained=sent + sum(staying),
        lost=min(eaten_patrons + eaten_hooligans, player.points + sent),
    )


def forecast(view: View, seat: int) -> Forecast:
    """The round in a seat's park as it stands; on food stands everybody is counted as a point."""
    player, hungry = view.players[seat], danger(view, seat)
    every = list(cases(view, seat))
    results = [
        (chance, outcome(player, patrons, hooligans, hungry))
        for chance, patrons, hooligans in every
    ]

    def mean(name: str) -> Fraction:
        return sum((chance * getattr(result, name) for chance, result in results), Fraction(0))

    coming = sum((chance * count for chance, count, _ in every), Fraction(0))
    rowdies = sum((chance * count for chance, _, count in every), Fraction(0))
    return Forecast(
        visitors=round(coming + rowdies),
        patrons=coming,
        hooligans=rowdies,
        room=room(player),
        queue=mean("queue"),
        income=coming,
        claws=claws(view),
        die_known=view.threat_die is not None,
        guards=guards(player),
        danger=hungry,
        eaten_patrons=mean("eaten_patrons"),
        eaten_hooligans=mean("eaten_hooligans"),
        gained=mean("gained"),
        lost=mean("lost"),
    )


def victims(player: SeatView, hungry: int) -> dict[str, int]:
    """DI.4.3: how many patrons at each zone would be eaten as proposed: the least valuable first.

    `intern` stands for the place beside the intern.
    """
    places = [("intern", 0, player.intern or 0)]
    places += [(exhibit.zone, 1, exhibit.patrons) for exhibit in player.exhibits]
    for stall in player.attractions:
        worth = 2 + (stall.category == "food") + 2 * stall.doubled
        places.append((stall.zone, worth, stall.patrons))
    found = {}
    for zone, _, patrons in sorted(places, key=lambda place: place[1]):
        eaten = min(hungry, patrons)
        if eaten > 0:
            found[zone] = eaten
            hungry -= eaten
    return found
