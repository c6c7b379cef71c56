"""Piles of the market and of recipes (DI.S4, DI.S5, DI.G7): drawn from when something is needed.

What nobody has seen has no order: a pile is what is in it.
"""

from typing import Any

from ...kernel.agenda import push
from ...kernel.chance import add_outcome
from ...kernel.events import EVERYBODY, note
from ...kernel.rule import rule
from .happenings import (
    E_GONE_LAB,
    E_GONE_PERSON,
    E_GONE_STALL,
    E_RECIPE,
    E_SHELVED_LAB,
    E_SHELVED_PERSON,
    E_SHELVED_STALL,
)
from .state import (
    ALL_GOODS,
    ALL_KINDS,
    ALL_SPECIALISTS,
    ALL_TILES,
    ATTRACTIONS,
    CHANCE_LAB,
    CHANCE_RECIPE,
    DISCARDED,
    FILL,
    FIRST_UPGRADE,
    IN_PILE,
    LABS,
    NOBODY,
    NONE,
    ON_BOARD,
    OPEN_RECIPES,
    PEOPLE,
    RECIPES,
    SETUP,
    SHELVES,
    STALLS,
)

# ---- the market ----------------------------------------------------------------------------


@rule
def fill(s: Any, t: Any) -> None:
    """DI.S4, DI.5.2: the next empty place of the market, if its pile has something."""
    for goods in range(ALL_GOODS):
        for shelf in range(SHELVES):
            if s.shelf[goods, shelf] == NONE and pile_has_any(s, goods):
                s.subject = goods * SHELVES + shelf
                s.chance = CHANCE_LAB + goods
                push(s, FILL, NOBODY, 0)
                return


@rule
def pile_size(s: Any, goods: int, place: int) -> int:
    """How many of a kind lie in the pile, or among the discards."""
    count = 0
    if goods == LABS:
        for tile in range(FIRST_UPGRADE, ALL_TILES):
            count += s.pile[tile] if place == IN_PILE else s.spent[tile]
    elif goods == STALLS:
        for stall in range(ATTRACTIONS):
            if s.attraction[stall] == place:
                count += 1
    else:
        for person in range(ALL_SPECIALISTS):
            if s.specialist[person] == place:
                count += 1
    return int(count)


@rule
def pile_has_any(s: Any, goods: int) -> bool:
    """DI.G7: an empty pile is made anew from its discards."""
    if pile_size(s, goods, IN_PILE) > 0:
        return True
    if pile_size(s, goods, DISCARDED) == 0:
        return False
    for tile in range(FIRST_UPGRADE, ALL_TILES):
        if goods == LABS:
            s.pile[tile] = s.spent[tile]
            s.spent[tile] = 0
    for stall in range(ATTRACTIONS):
        if goods == STALLS and s.attraction[stall] == DISCARDED:
            s.attraction[stall] = IN_PILE
    for person in range(ALL_SPECIALISTS):
        if goods == PEOPLE and s.specialist[person] == DISCARDED:
            s.specialist[person] = IN_PILE
    return True


@rule
def goods_chances(s: Any, choices: Any) -> None:
    """Anything of the pile."""
    goods = s.subject // SHELVES
    if goods == LABS:
        for tile in range(FIRST_UPGRADE, ALL_TILES):
            add_outcome(choices, tile, int(s.pile[tile]))
    elif goods == STALLS:
        for stall in range(ATTRACTIONS):
            if s.attraction[stall] == IN_PILE:
                add_outcome(choices, stall, 1)
    else:
        for person in range(ALL_SPECIALISTS):
            if s.specialist[person] == IN_PILE:
                add_outcome(choices, person, 1)


@rule
def goods_come(s: Any, t: Any, item: int) -> None:
    """The item lies beside its price; at setup the attractions are told when they are sorted."""
    goods, shelf = s.subject // SHELVES, s.subject % SHELVES
    s.shelf[goods, shelf] = item
    if goods == LABS:
        s.pile[item] -= 1
        note(s, E_SHELVED_LAB, EVERYBODY, item, t.price[shelf])
    elif goods == STALLS:
        s.attraction[item] = ON_BOARD
        if s.phase != SETUP:
            note(s, E_SHELVED_STALL, EVERYBODY, item, t.price[shelf])
    else:
        s.specialist[item] = ON_BOARD
        note(s, E_SHELVED_PERSON, EVERYBODY, item, t.price[shelf])


@rule
def sort_stalls(s: Any, t: Any) -> None:
    """DI.S4: at setup the attractions lie by printed cost, equals as they were drawn."""
    for last in range(1, SHELVES):
        for shelf in range(last, 0, -1):
            here, above = s.shelf[STALLS, shelf], s.shelf[STALLS, shelf - 1]
            if here != NONE and above != NONE and t.stall_cost[here] < t.stall_cost[above]:
                s.shelf[STALLS, shelf] = above
                s.shelf[STALLS, shelf - 1] = here
    for shelf in range(SHELVES):
        if s.shelf[STALLS, shelf] != NONE:
            note(s, E_SHELVED_STALL, EVERYBODY, s.shelf[STALLS, shelf], t.price[shelf])


@rule
def discard(s: Any, t: Any, goods: int, shelf: int) -> None:
    """DI.G7: what lies there goes to the discards of its kind."""
    item = int(s.shelf[goods, shelf])
    if item == NONE:
        return
    s.shelf[goods, shelf] = NONE
    if goods == LABS:
        s.spent[item] += 1
        note(s, E_GONE_LAB, EVERYBODY, item, t.price[shelf])
    elif goods == STALLS:
        s.attraction[item] = DISCARDED
        note(s, E_GONE_STALL, EVERYBODY, item, t.price[shelf])
    else:
        s.specialist[item] = DISCARDED
        note(s, E_GONE_PERSON, EVERYBODY, item, t.price[shelf])


# ---- recipes -------------------------------------------------------------------------------


@rule
def open_recipes(s: Any, t: Any) -> None:
    """DI.S5, DI.5.2: a recipe is turned up on every pile where none lies open."""
    for kind in range(ALL_KINDS):
        if s.recipe[kind] == NONE:
            known = NONE
            for recipe in range(RECIPES):
                if t.kind[recipe] == kind and s.owner[recipe] == IN_PILE:
                    if s.under[recipe] == 0:
                        s.subject = kind
                        s.chance = CHANCE_RECIPE
                        push(s, OPEN_RECIPES, NOBODY, 0)
                        return
                    if known == NONE or s.under[recipe] < s.under[known]:
                        known = recipe
            if known != NONE:
                turn_up(s, t, known)


@rule
def recipe_chances(s: Any, t: Any, choices: Any) -> None:
    """Any recipe of the kind that nobody has seen."""
    for recipe in range(RECIPES):
        if t.kind[recipe] == s.subject and s.owner[recipe] == IN_PILE and s.under[recipe] == 0:
            add_outcome(choices, recipe, 1)


@rule
def turn_up(s: Any, t: Any, recipe: int) -> None:
    """The recipe lies open on its pile."""
    s.recipe[t.kind[recipe]] = recipe
    s.owner[recipe] = ON_BOARD
    s.under[recipe] = 0
    note(s, E_RECIPE, EVERYBODY, recipe)


@rule
def put_under(s: Any, t: Any, kind: int) -> None:
    """DI.T.new_finds: the open recipe goes under its pile, after all that lie there."""
    recipe = int(s.recipe[kind])
    if recipe == NONE:
        return
    last = 0
    for other in range(RECIPES):
        if t.kind[other] == kind:
            last = max(last, int(s.under[other]))
    s.under[recipe] = last + 1
    s.owner[recipe] = IN_PILE
    s.recipe[kind] = NONE
