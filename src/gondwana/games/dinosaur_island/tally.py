"""What a bot counts once of a seat's park and of what is left to be had; parts add up in fields."""

from typing import Any

from ...kernel.agenda import is_asked
from ...kernel.rule import rule
from .objectives import FIELD, FULL
from .state import (
    ATTRACTIONS,
    EXHIBITS,
    FENCE,
    HATS,
    IN_PILE,
    LARGE_CARNIVORE,
    NONE,
    ON_BOARD,
    OUT,
    RECIPES,
)

FINE = 24  # parts of one that a coarse figure is counted in
# Where each stands in a tally: fields (see `objectives.field`) by category or kind, or a number.
(
    BUILT,  # attractions
    STALLS_LEFT,  # attractions that nobody has
    STALL_SPACES,  # for visitors on attractions, those of the hat stand too
    ANIMALS,  # dinosaurs
    LARGEST,  # dinosaurs in one exhibit, at most
    FULL_HERDS,  # exhibits that are full
    LARGE,  # large carnivores
    HERDS,  # exhibits, the more the larger: a full one is FINE, one with two dinosaurs a quarter
    FILLED,  # exhibits of recipes that have dinosaurs
    HOUSED,  # exhibits of recipes, the one in hand too
    RECIPES_LEFT,
) = range(11)


@rule
def in_hand(s: Any, seat: int) -> int:
    """What the seat is about to place in its park: an attraction, FENCE + an exhibit, or NONE."""
    return int(s.laying) if is_asked(s, seat) else NONE


@rule
def tally(s: Any, t: Any, seat: int) -> Any:
    """The numbers, in a tuple."""
    built, left, spaces = 0, 0, int(t.stall_spaces[HATS])
    for stall in range(ATTRACTIONS):
        owner = s.attraction[stall]
        if owner == seat:
            built += 1 << FIELD * int(t.category[stall])
            spaces += int(t.stall_spaces[stall])
        elif OUT < owner <= IN_PILE:
            left += 1 << FIELD * int(t.category[stall])
    animals, largest, full, large, herds = 0, 0, 0, 0, 0
    filled, housed, recipes = 0, 0, 0
    for exhibit in range(EXHIBITS):
        owner = s.owner[exhibit]
        if owner == seat:
            count, one = int(s.dinosaurs[exhibit]), 1 << FIELD * int(t.kind[exhibit])
            animals += count
            largest = max(largest, count)
            herds += FINE * count * count // FULL**2
            if count >= FULL:
                full += 1
            if t.kind[exhibit] == LARGE_CARNIVORE:
                large += count
            if exhibit < RECIPES:
                housed += one
                if count > 0:
                    filled += one
        elif exhibit < RECIPES and (owner == IN_PILE or owner == ON_BOARD):
            recipes += 1 << FIELD * int(t.kind[exhibit])
    new = in_hand(s, seat) - FENCE
    if new >= 0:
        housed += 1 << FIELD * int(t.kind[new])
    return (
        built, left, spaces, animals, largest, full, large, herds, filled, housed, recipes
    )  # fmt: skip
