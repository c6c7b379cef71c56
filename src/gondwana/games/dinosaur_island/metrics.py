"""DI.M: what the objectives count, in a player's open figures."""

from __future__ import annotations

from collections.abc import Callable

from .state import KINDS
from .view import SeatView

FULL = 4  # dinosaurs
CATEGORIES = ("food", "ride", "merch")


def value(player: SeatView, metric: str) -> int:
    """How far a player is; in the work phase others as they stood before it (DI.3.6)."""
    return _VALUES[metric](player)


def _built(player: SeatView, *categories: str) -> int:
    """DI.S12: attractions of these categories; the hat stand has none."""
    return sum(attraction.category in categories for attraction in player.attractions)


def _filled(player: SeatView, kind: str | None = None) -> int:
    """Researched exhibits with a dinosaur."""
    return sum(
        exhibit.dinosaurs > 0
        for exhibit in player.exhibits
        if not exhibit.printed and kind in (None, exhibit.kind)
    )


def _herds(player: SeatView) -> list[int]:
    return [exhibit.dinosaurs for exhibit in player.exhibits]


def _large(player: SeatView) -> int:
    return sum(each.dinosaurs for each in player.exhibits if each.kind == KINDS[-1])


_VALUES: dict[str, Callable[[SeatView], int]] = {
    "lab_upgrades_bought": lambda player: player.upgrades,
    "attractions_built": lambda player: _built(player, *CATEGORIES),
    "rides_built": lambda player: _built(player, "ride"),
    "food_built": lambda player: _built(player, "food"),
    "merch_built": lambda player: _built(player, "merch"),
    "each_attraction_category": lambda player: min(_built(player, each) for each in CATEGORIES),
    "species_created": _filled,
    "dinosaurs": lambda player: sum(_herds(player)),
    "dinosaurs_in_one_exhibit": lambda player: max(_herds(player), default=0),
    "exhibits_with_4_dinosaurs": lambda player: _herds(player).count(FULL),
    "large_carnivores": _large,
    "one_exhibit_of_each_kind_filled": lambda player: min(_filled(player, k) for k in KINDS),
    "excitement": lambda player: player.excitement,
    "security": lambda player: player.security,
    "workers": lambda player: player.workers,
    "specialists_at_once": lambda player: len(player.specialists),
    "dna_stored": lambda player: sum(player.dna.values()),
    "gate_money_in_round": lambda player: player.gate_money,
    "attraction_vp_in_round": lambda player: player.ride_points,
}
