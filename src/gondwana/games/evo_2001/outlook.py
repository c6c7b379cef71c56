"""What a reader can work out from a view: the meteor's risk, the next climate, who would die."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction

from ...kernel.state import Plain
from .phases.meteor import QUIET_ROUNDS
from .state import SCORCHING, SIDES, ZONES
from .view import SeatView, View

# ---- the meteor ----------------------------------------------------------------------------


def risk(view: View, space: int) -> Fraction:
    """How likely the game ends when the meteor comes to this space."""
    if space >= view.last_space:
        return Fraction(1)
    return Fraction(len(view.crash[space]), SIDES)


def sides(chance: Fraction) -> int:
    """A chance as so many sides of the die."""
    return int(SIDES * chance)


def has_moved(view: View, t: Plain) -> bool:
    """E1.V3: whether the meteor has made this round's move."""
    quiet = QUIET_ROUNDS if t.advanced else 0
    return view.meteor - len(view.players) >= view.round - quiet and view.round > quiet


def struck(view: View) -> bool:
    """E1.6.1, E1.R19: whether the meteor has ended the game; cards may still be asked for."""
    return view.over or view.ask.window == "last"


def end_rounds(view: View, t: Plain) -> tuple[int, int]:
    """The first and the last round that can be the game's last, as it stands."""
    rounds = (QUIET_ROUNDS if t.advanced else 0) - len(view.players)
    spaces = range(view.meteor + 1, view.last_space + 1)
    first = next(space for space in spaces if risk(view, space))
    return first + rounds, view.last_space + rounds


# ---- the climate ---------------------------------------------------------------------------


def roll_odds(view: View) -> list[tuple[int, Fraction]]:
    """E1.2.2: how likely each move of the marker is, likeliest first."""
    ways = Counter(view.roll)
    return [(by, Fraction(n, len(view.roll))) for by, n in ways.most_common()]


def covered(player: SeatView, zone: str) -> int | None:
    """E1.5.1, E1.5.2: how many of the player's live in a zone; None for all."""
    if ZONES.index(zone) >= SCORCHING:
        return 0
    return {"hot": player.keeps_hot, "cold": player.keeps_cold}.get(zone)


def deaths(player: SeatView, zones: Iterable[str]) -> dict[str, int]:
    """How many of the player's die in each zone, `zones` being where all of them stand."""
    herds = Counter(zones)
    kept = {zone: covered(player, zone) for zone in herds}
    return {zone: 0 if (n := kept[zone]) is None else max(0, herds[zone] - n) for zone in herds}


def dying(view: View, seat: int) -> int:
    """How many of the seat's the climate takes, further cards aside."""
    zones = [region.zone for region in view.regions if region.dinosaur == seat]
    return sum(deaths(view.players[seat], zones).values())
