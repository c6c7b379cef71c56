"""Setup (DI.S): what lies on the boards, what is drawn, and what each player begins with."""

from typing import Any

from ....kernel.agenda import push
from ....kernel.chance import add_outcome
from ....kernel.events import EVERYBODY, note
from ....kernel.rule import rule
from ..happenings import E_DIE_IN_PLAY, E_GOAL, E_START_MONEY, E_STARTER, E_TWIST
from ..state import (
    ALL_DICE,
    ALL_GOODS,
    ALL_KINDS,
    ALL_SORTS,
    ALL_SPECIALISTS,
    ALL_TILES,
    ALL_TWISTS,
    ATTRACTIONS,
    BIG_FRIDGE,
    CHANCE_DIE,
    CHANCE_OBJECTIVE,
    CHANCE_STARTER,
    CHANCE_TWIST,
    COLUMNS,
    CREATE_2,
    DICE_IN_PLAY,
    DRAW_CARDS,
    DRAW_DICE,
    DRAW_OBJECTIVES,
    DRAW_STARTER,
    DRAW_TWISTS,
    EXHIBITS,
    FENCE,
    FILL,
    FIRST_GREY,
    FIRST_UPGRADE,
    FREE,
    GOALS,
    HATS,
    HOOLIGAN,
    IN_PILE,
    LAY_BOARDS,
    NOBODY,
    NONE,
    OBJECTIVES_A_LENGTH,
    OPEN_RECIPES,
    OUT,
    PATRON,
    PRINTED,
    QUIET_START,
    RECIPES,
    REFINE_2,
    ROUND,
    SEATS,
    SHELVES,
    SORT_STALLS,
    SPACES,
    STAFF,
    STORES,
    ZONES,
)

# ---- the boards ----------------------------------------------------------------------------


@rule
def lay_out(s: Any, t: Any) -> None:
    """DI.S1 to DI.S5: everything in its place, on a zeroed state; then what must be drawn."""
    lay_piles(s, t)
    for space in range(DICE_IN_PLAY):
        s.die[space] = NONE
        s.die_seat[space] = NOBODY
        s.die_state[space] = FREE
    for store in range(STORES):
        s.store_seat[store] = NOBODY
    for kind in range(ALL_KINDS):
        s.recipe[kind] = NONE
        s.recipe_seat[kind] = NOBODY
    for goal in range(GOALS):
        s.goal[goal] = NONE
    for seat in range(SEATS):
        s.order[seat] = NOBODY
        s.paying[seat] = NONE
        for zone in range(ZONES):
            s.park[seat, zone] = NONE
        for space in range(SPACES):
            s.lab[seat, space] = NONE
    s.threat_space = NONE
    s.laying = NONE
    s.turned = NONE
    push(s, ROUND, NOBODY, 0)
    push(s, DRAW_CARDS, NOBODY, 0)
    push(s, LAY_BOARDS, NOBODY, 0)
    push(s, DRAW_STARTER, NOBODY, 0)
    push(s, DRAW_TWISTS, NOBODY, 0)
    push(s, DRAW_OBJECTIVES, NOBODY, 0)
    push(s, OPEN_RECIPES, NOBODY, 0)
    push(s, SORT_STALLS, NOBODY, 0)
    push(s, FILL, NOBODY, 0)
    push(s, DRAW_DICE, NOBODY, 0)


@rule
def lay_piles(s: Any, t: Any) -> None:
    """DI.S4, DI.S5: the piles, without what is not in play with so few players."""
    for goods in range(ALL_GOODS):
        for shelf in range(SHELVES):
            s.shelf[goods, shelf] = NONE
    for tile in range(FIRST_UPGRADE, ALL_TILES):
        s.pile[tile] = t.tile_copies[tile]
    s.second_left[0] = t.tile_copies[REFINE_2]
    s.second_left[1] = t.tile_copies[CREATE_2]
    for stall in range(ATTRACTIONS):
        s.attraction[stall] = IN_PILE if t.stall_in_play[stall] else OUT
    for person in range(ALL_SPECIALISTS):
        s.specialist[person] = IN_PILE if t.specialist_in_play[person] else OUT
    for exhibit in range(EXHIBITS):
        s.owner[exhibit] = IN_PILE if exhibit < RECIPES else OUT
        s.home[exhibit] = NONE


# ---- what is drawn -------------------------------------------------------------------------


@rule
def draw_dice(s: Any, t: Any, drawn: int) -> None:
    """DI.S3: so many random dice, in this order for the whole game (DI.1.1)."""
    if drawn < t.dice:
        push(s, DRAW_DICE, NOBODY, drawn + 1)
        s.subject = drawn
        s.chance = CHANCE_DIE


@rule
def die_chances(s: Any, choices: Any) -> None:
    """Any die that is not drawn yet."""
    for die in range(ALL_DICE):
        drawn = False
        for space in range(s.subject):
            if s.die[space] == die:
                drawn = True
        if not drawn:
            add_outcome(choices, die, 1)


@rule
def die_comes(s: Any, die: int) -> None:
    """The die of the next space."""
    s.die[s.subject] = die
    note(s, E_DIE_IN_PLAY, EVERYBODY, s.subject + 1, die + 1)


@rule
def draw_objectives(s: Any, t: Any, drawn: int) -> None:
    """DI.S6: one more than players, of the length that is played; none in the solo game."""
    if drawn < t.goals:
        push(s, DRAW_OBJECTIVES, NOBODY, drawn + 1)
        s.chance = CHANCE_OBJECTIVE


@rule
def objective_chances(s: Any, t: Any, choices: Any) -> None:
    """Any objective of the length that does not lie open."""
    first = int(t.first_objective)
    for objective in range(first, first + OBJECTIVES_A_LENGTH):
        drawn = False
        for goal in range(s.goals):
            if s.goal[goal] == objective:
                drawn = True
        if not drawn:
            add_outcome(choices, objective, 1)


@rule
def objective_comes(s: Any, objective: int) -> None:
    """It lies open."""
    s.goal[s.goals] = objective
    s.goals += 1
    note(s, E_GOAL, EVERYBODY, objective)


@rule
def draw_twists(s: Any, t: Any, drawn: int) -> None:
    """DI.S6: as many plot twists as the table wants."""
    if drawn < t.twists:
        push(s, DRAW_TWISTS, NOBODY, drawn + 1)
        s.chance = CHANCE_TWIST


@rule
def twist_chances(s: Any, choices: Any) -> None:
    """Any twist that does not lie open."""
    for twist in range(ALL_TWISTS):
        if s.twist[twist] == 0:
            add_outcome(choices, twist, 1)


@rule
def twist_comes(s: Any, twist: int) -> None:
    """It lies open."""
    s.twist[twist] = 1
    note(s, E_TWIST, EVERYBODY, twist)


@rule
def draw_starter(s: Any, t: Any) -> None:
    """DI.S9: a random first player; who is alone needs no chance."""
    if t.seats > 1:
        s.chance = CHANCE_STARTER
    else:
        starter_comes(s, t, 0)


@rule
def starter_chances(s: Any, t: Any, choices: Any) -> None:
    """Anybody."""
    for seat in range(t.seats):
        add_outcome(choices, seat, 1)


@rule
def starter_comes(s: Any, t: Any, starter: int) -> None:
    """DI.S9, DI.S10: the others follow clockwise; the track's pieces are no workers."""
    note(s, E_STARTER, EVERYBODY, starter)
    for place in range(t.seats):
        seat = (starter + place) % int(t.seats)
        s.order[place] = seat
        s.money[seat] = t.start_money[place]
        note(s, E_START_MONEY, EVERYBODY, seat, s.money[seat])


# ---- what a player begins with -------------------------------------------------------------


@rule
def lay_boards(s: Any, t: Any) -> None:
    """DI.S2, DI.S7, DI.S8, DI.S11 and the twists of setup: bag, labs, parks, cold storage."""
    s.bag[PATRON] = t.visitors[PATRON]
    s.bag[HOOLIGAN] = t.visitors[HOOLIGAN]
    if s.twist[QUIET_START]:
        s.aside = s.bag[HOOLIGAN]
        s.bag[HOOLIGAN] = 0
    for seat in range(t.seats):
        s.points[seat] = t.start_points
        s.threat[seat] = t.start_threat
        s.security[seat] = t.start_security
        s.excitement[seat] = t.start_excitement
        s.idle[seat] = min(int(t.workers), int(t.start_workers + s.twist[STAFF]))
        s.reserve[seat] = t.workers - s.idle[seat]
        for sort in range(ALL_SORTS):
            s.dna[seat, sort] = t.start_dna[sort]
            raised = int(t.start_limit[sort] + s.twist[BIG_FRIDGE])
            s.limit[seat, sort] = min(int(t.most_limit), raised)
        for space in range(FIRST_GREY + 2):
            s.lab[seat, space] = space  # the printed tiles are the first ones, in this order
        lay_park(s, seat)


@rule
def lay_park(s: Any, seat: int) -> None:
    """DI.S7, DI.S11: the printed exhibit with its dinosaur, and the hat stand below."""
    exhibit = PRINTED + seat
    s.owner[exhibit] = seat
    s.home[exhibit] = 0
    s.paddock[exhibit] = 1
    s.dinosaurs[exhibit] = 1
    s.park[seat, 0] = FENCE + exhibit
    s.park[seat, 1] = FENCE + exhibit
    s.park[seat, COLUMNS] = HATS
