"""Survival (DW.5): eating and food from the lowest up, then growth and bites."""

from typing import Any

from ....kernel.agenda import answered, ask_seat, push
from ....kernel.chance import add
from ....kernel.events import EVERYBODY, note
from ....kernel.rule import rule
from ..actions import A_EAT, DONE, EAT_ALL
from ..chain import who_is_at
from ..clauses import ALLOWED
from ..food import (
    EVERY,
    bite_tokens,
    default_prey,
    eat_refusal,
    environment_food,
    loss_limit,
    own_food,
    poison_tokens,
    prey_eaten,
    symbiosis_environment,
)
from ..happenings import (
    E_ATE,
    E_ATE_VIRTUAL,
    E_BITTEN,
    E_FED,
    E_FOOD_ABILITY,
    E_FOOD_GAINED,
    E_FOOD_HOME,
    E_FOOD_PREY,
    E_FOOD_SYMBIOSIS,
    E_GREW,
    E_LEVEL,
    E_NOT_GROWN,
    E_PHASE,
    E_POISONED,
    E_STARVED,
    E_SURPLUS,
    E_VIRTUAL_ATE,
)
from ..state import (
    ABILITIES,
    BITES,
    CHANGE,
    EAT,
    ENVIRONMENTS,
    FEEDERS,
    FEEDING,
    FOOD,
    NOBODY,
    SPACES,
    SURVIVAL,
    VIRTUAL,
)

# ---- one after the other, from the lowest up (DW.5.1) --------------------------------------


@rule
def begin_survival(s: Any, t: Any) -> None:
    """DW.3.3: nobody has eaten yet."""
    s.phase = SURVIVAL
    note(s, E_PHASE, EVERYBODY, SURVIVAL)
    s.fed = s.surplus = 0
    push(s, BITES, NOBODY, 0)
    push(s, FEEDING, NOBODY, 1)


@rule
def next_feeder(s: Any, t: Any, space: int) -> None:
    """DW.5.1: whoever is next above eats and counts food."""
    while space <= SPACES and who_is_at(s, space) == NOBODY:
        space += 1
    if space > SPACES:
        return
    push(s, FEEDING, NOBODY, space + 1)
    species = who_is_at(s, space)
    push(s, FOOD, species, 0)
    if species == VIRTUAL:
        eat_all(s, t, VIRTUAL)
    else:
        ask_eater(s, species)


@rule
def ask_eater(s: Any, seat: int) -> None:
    """DW.5.3: whom to eat, as long as there is prey."""
    for prey in range(FEEDERS):
        if eat_refusal(s, seat, prey) == ALLOWED:
            ask_seat(s, EAT, seat)
            return


@rule
def legal_prey(s: Any, seat: int, choices: Any) -> None:
    """DW.5.3: one more, no more, or what the default takes."""
    add(choices, DONE)
    add(choices, EAT_ALL)
    for prey in range(FEEDERS):
        if eat_refusal(s, seat, prey) == ALLOWED:
            add(choices, A_EAT + prey)


@rule
def eat(s: Any, t: Any, seat: int, action: int) -> None:
    """DW.5.3: each prey is the eater's choice."""
    answered(s, seat)
    if action == EAT_ALL:
        eat_all(s, t, seat)
    elif action != DONE:
        bite(s, t, seat, action - A_EAT)
        ask_eater(s, seat)


@rule
def eat_all(s: Any, t: Any, eater: int) -> None:
    """DW.5.3, DW.T6: everything that the default takes, from the lowest up."""
    prey = default_prey(s, eater)
    for space in range(1, SPACES + 1):
        species = who_is_at(s, space)
        if species != NOBODY and prey >> species & 1:
            bite(s, t, eater, species)


@rule
def bite(s: Any, t: Any, eater: int, prey: int) -> None:
    """DW.5.3, DW.A9: the eaten one gets tokens, and who eats poison too."""
    s.eaten[eater] |= 1 << prey
    s.bites[prey] += bite_tokens(t)
    if eater == VIRTUAL:
        note(s, E_VIRTUAL_ATE, EVERYBODY, prey)
        return
    if prey == VIRTUAL:
        note(s, E_ATE_VIRTUAL, EVERYBODY, eater)
    else:
        note(s, E_ATE, EVERYBODY, eater, prey)
    tokens = poison_tokens(s, eater, prey)
    if tokens > 0:
        s.bites[eater] += tokens
        note(s, E_POISONED, EVERYBODY, eater, tokens)


# ---- food (DW.5.1, DW.5.2) -----------------------------------------------------------------


@rule
def count_food(s: Any, t: Any, species: int) -> None:
    """DW.5.1, DW.5.5: less than the population costs one at once, more may bring one."""
    s.fed |= 1 << species
    if species == VIRTUAL:
        return
    tell_food(s, t, species)
    food = max(0, own_food(s, t, species) + EVERY * prey_eaten(s, species))
    s.food[species] = food
    need = int(s.population[species])
    note(s, E_FED, EVERYBODY, species, food, need)
    if food < need:
        s.population[species] -= 1
        note(s, E_STARVED, EVERYBODY, species)
    elif food > need:
        s.surplus |= 1 << species
        note(s, E_SURPLUS, EVERYBODY, species)
        if t.strict_growth == 0:
            grow(s, species)
    else:
        note(s, E_LEVEL, EVERYBODY, species)


@rule
def tell_food(s: Any, t: Any, seat: int) -> None:
    """The account, line by line (DW.5.2)."""
    for environment in range(len(ENVIRONMENTS)):
        amount = environment_food(s, t, seat, environment)
        if amount > 0:
            printed = t.home[s.species[seat], environment] > 0
            code = E_FOOD_HOME if printed else E_FOOD_GAINED
            note(s, code, EVERYBODY, seat, environment, amount)
    shared = symbiosis_environment(s, t, seat)
    if shared >= 0:
        note(s, E_FOOD_SYMBIOSIS, EVERYBODY, seat, shared, EVERY)
    eaten = prey_eaten(s, seat)
    if eaten > 0:
        note(s, E_FOOD_PREY, EVERYBODY, seat, eaten, EVERY * eaten)
    has = int(s.works[seat])
    for ability in range(len(ABILITIES)):
        if has >> ability & 1 and t.ability_food[ability] != 0:
            note(s, E_FOOD_ABILITY, EVERYBODY, seat, ability, t.ability_food[ability])


# ---- growth and bites (DW.5.4) -------------------------------------------------------------


@rule
def grow(s: Any, seat: int) -> None:
    """One population more."""
    s.population[seat] += 1
    note(s, E_GREW, EVERYBODY, seat, s.population[seat])


@rule
def settle_bites(s: Any, t: Any) -> None:
    """DW.5.4, DW.A3, DW.T8, DW.X7: when all bites are known; from the lowest up."""
    for space in range(1, SPACES + 1):
        seat = who_is_at(s, space)
        if seat != NOBODY and seat != VIRTUAL:
            tokens = int(s.bites[seat])
            if tokens >= loss_limit(s, seat) and s.population[seat] > 0:
                s.population[seat] -= 1
                note(s, E_BITTEN, EVERYBODY, seat, tokens)
            if t.strict_growth and s.surplus >> seat & 1:
                if tokens <= 1:
                    grow(s, seat)
                else:
                    note(s, E_NOT_GROWN, EVERYBODY, seat, tokens)
    push(s, CHANGE, NOBODY, 1)
