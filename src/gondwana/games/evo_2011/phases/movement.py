"""Movement phase (E2.4): movement points, wings, flippers, fights."""

from typing import Any

from ....kernel.agenda import answered, ask_seat, is_asked, push
from ....kernel.chance import add, add_outcome
from ....kernel.events import EVERYBODY, note
from ....kernel.rule import rule
from ..actions import A_FLEE, A_FLY, A_STEP, A_SWIM, PASS
from ..cards import window_later
from ..clauses import (
    ALLOWED,
    E2_4_1,
    E2_4_2,
    E2_C9_TRUCE,
    E2_U4,
    E2_U4_SPENT,
    E2_U5,
    E2_U12,
)
from ..happenings import (
    E_ATTACKED,
    E_DIE,
    E_FLED,
    E_FLEW,
    E_HELD,
    E_HORNS,
    E_MOVED,
    E_MOVES,
    E_SWAM,
    E_WON,
)
from ..herd import fall, protection
from ..state import (
    ATTACKED,
    BEFORE_CLAN,
    BONY_PLATES,
    BY_FIGHT,
    CHAMELEON_SKIN,
    CHANCE_DIE,
    CLAN_MOVES,
    COASTS,
    DIRECTIONS,
    EQUAL,
    FACES,
    FIGHT,
    FLEE,
    FLIGHT,
    FLIGHTS,
    FLIPPERS,
    HORN,
    LARGE_HORN,
    LEGS,
    MORE,
    MOVE,
    MOVEMENT_POINTS,
    MOVEMENT_START,
    MOVING,
    NOBODY,
    NOWHERE,
    OWN_MOVEMENT,
    SETTLE_FIGHT,
    STEP,
    STRONG_THIGHS,
    SUCCESS,
    SWIM,
    TWO_MORE,
    WINGS,
)

MIRED_FROM = 5  # E2.C10: a herd of this size can be mired


@rule
def begin_movement(s: Any) -> None:
    """E2.W3: the window for a truce, then clan after clan."""
    push(s, CLAN_MOVES, NOBODY, 0)
    window_later(s, MOVEMENT_START, NOBODY)


@rule
def clan_moves(s: Any, t: Any, place: int) -> None:
    """E2.4.1, E2.W3: the clan's windows around its movement points, then it moves."""
    if place == t.seats:
        end_movement(s, t)
        return
    seat = s.order[place]
    s.mired = 0
    s.flown = 0
    s.swimmer = NOWHERE
    push(s, CLAN_MOVES, NOBODY, place + 1)
    push(s, MOVING, seat, 0)
    window_later(s, OWN_MOVEMENT, seat)
    push(s, MOVEMENT_POINTS, seat, 0)
    if s.alive[seat] >= MIRED_FROM:
        window_later(s, BEFORE_CLAN, seat)


@rule
def end_movement(s: Any, t: Any) -> None:
    """E2.C: truce, paint and tusks end with the phase."""
    s.truce = 0
    for seat in range(t.seats):
        s.paint[seat] = 0
        s.tusks[seat] = 0


@rule
def give_points(s: Any, seat: int) -> None:
    """E2.4.1, E2.U11, E2.C10: two, the legs, the thighs; mired two less but at least one."""
    s.steps = 2 + s.genes[seat, LEGS] + 2 * s.genes[seat, STRONG_THIGHS]
    if s.mired:
        s.steps = max(1, s.steps - 2)
    note(s, E_MOVES, EVERYBODY, seat, s.steps)


@rule
def go_on_moving(s: Any, seat: int) -> None:
    """E2.4.1: as long as points last."""
    if s.steps > 0:
        ask_seat(s, MOVE, seat)


# ---- what may be done ----------------------------------------------------------------------


@rule
def entry_refusal(s: Any, t: Any, seat: int, space: int) -> int:
    """E2.U6, E2.4.2, E2.4.6, E2.C9: a free space, or an enemy that may be attacked."""
    owner = s.dinosaur[space]
    if owner == NOBODY:
        return ALLOWED
    if owner == seat:
        return E2_4_2
    clause = protection(s, t, owner, s.alive[owner])
    if clause == ALLOWED and s.truce:
        return E2_C9_TRUCE
    return clause


@rule
def may_fly(s: Any, seat: int) -> bool:
    """E2.U5: wings, once a movement phase."""
    return s.genes[seat, WINGS] > 0 and s.flown == 0


@rule
def may_swim(s: Any, seat: int, space: int) -> bool:
    """E2.U4, E2.R3: flippers, and no other dinosaur has used them this phase."""
    if s.genes[seat, FLIPPERS] == 0:
        return False
    return s.swimmer == NOWHERE or s.swimmer == space


@rule
def legal_moves(s: Any, t: Any, seat: int, choices: Any) -> None:
    """Stop, or any step, flight or swim of any dinosaur of the clan."""
    add(choices, PASS)
    for space in range(t.spaces):
        if s.dinosaur[space] == seat:
            for direction in range(DIRECTIONS):
                target = t.adjacent[space, direction]
                if target == NOWHERE:
                    break
                if entry_refusal(s, t, seat, target) == ALLOWED:
                    add(choices, A_STEP + space * DIRECTIONS + direction)
    if may_fly(s, seat):
        legal_flights(s, t, seat, choices)
    if s.genes[seat, FLIPPERS] > 0:
        legal_swims(s, t, seat, choices)


@rule
def legal_flights(s: Any, t: Any, seat: int, choices: Any) -> None:
    """E2.R2: to any space two land steps away, free or to be attacked."""
    for space in range(t.spaces):
        if s.dinosaur[space] == seat:
            for flight in range(FLIGHTS):
                target = t.flight[space, flight]
                if target == NOWHERE:
                    break
                if entry_refusal(s, t, seat, target) == ALLOWED:
                    add(choices, A_FLY + space * FLIGHTS + flight)


@rule
def legal_swims(s: Any, t: Any, seat: int, choices: Any) -> None:
    """E2.R3: from any coastal space to any other, free or to be attacked."""
    for i in range(t.coasts):
        if s.dinosaur[t.coast[i]] == seat and may_swim(s, seat, t.coast[i]):
            for j in range(t.coasts):
                if entry_refusal(s, t, seat, t.coast[j]) == ALLOWED:
                    add(choices, A_SWIM + i * COASTS + j)


@rule
def move_refusal(s: Any, t: Any, seat: int, action: int) -> int:
    """The first clause in the spec's order that forbids a step, flight or swim (E2.X10)."""
    kind = kind_of(action)
    start, target = start_of(t, action), target_of(t, action)
    if kind == SWIM and not may_swim(s, seat, start):
        spent = s.genes[seat, FLIPPERS] > 0 and is_asked(s, seat)
        return E2_U4_SPENT if spent else E2_U4
    if kind == FLIGHT and not may_fly(s, seat):
        return E2_U5
    clause = E2_4_1
    if start != NOWHERE and target != NOWHERE:
        clause = entry_refusal(s, t, seat, target)
        if s.dinosaur[start] != seat and (clause == ALLOWED or clause > E2_4_1):
            clause = E2_4_1
    return clause


# ---- reading an action ---------------------------------------------------------------------


@rule
def kind_of(action: int) -> int:
    """STEP, FLIGHT or SWIM."""
    if action < A_FLY:
        return STEP
    return FLIGHT if action < A_SWIM else SWIM


@rule
def start_of(t: Any, action: int) -> int:
    """The space that the dinosaur leaves, or NOWHERE on this island."""
    if action < A_FLY:
        return (action - A_STEP) // DIRECTIONS
    if action < A_SWIM:
        return (action - A_FLY) // FLIGHTS
    return int(t.coast[(action - A_SWIM) // COASTS])


@rule
def target_of(t: Any, action: int) -> int:
    """The space that it goes to or attacks, or NOWHERE on this island."""
    if action < A_FLY:
        k = action - A_STEP
        return int(t.adjacent[k // DIRECTIONS, k % DIRECTIONS])
    if action < A_SWIM:
        k = action - A_FLY
        return int(t.flight[k // FLIGHTS, k % FLIGHTS])
    return int(t.coast[(action - A_SWIM) % COASTS])


# ---- moving --------------------------------------------------------------------------------


@rule
def move(s: Any, t: Any, seat: int, action: int) -> None:
    """E2.4.1, E2.4.3: a point for a step, a flight, a swim or an attack; or stop."""
    answered(s, seat)
    if action == PASS:
        s.steps = 0
        return
    kind = kind_of(action)
    start, target = start_of(t, action), target_of(t, action)
    s.steps -= 1
    if kind == FLIGHT:
        s.flown = 1
    elif kind == SWIM:
        s.swimmer = start
    push(s, MOVING, seat, 0)
    if s.dinosaur[target] == NOBODY:
        note_move(s, kind, seat, start, target)
        walk(s, start, target)
    else:
        attack(s, seat, start, target)


@rule
def note_move(s: Any, kind: int, seat: int, start: int, target: int) -> None:
    """Say how the dinosaur moved."""
    if kind == STEP:
        note(s, E_MOVED, EVERYBODY, seat, start, target)
    elif kind == FLIGHT:
        note(s, E_FLEW, EVERYBODY, seat, start, target)
    else:
        note(s, E_SWAM, EVERYBODY, seat, start, target)


@rule
def walk(s: Any, start: int, target: int) -> None:
    """The dinosaur changes its space; who swam stays the one that swam."""
    s.dinosaur[target] = s.dinosaur[start]
    s.dinosaur[start] = NOBODY
    if s.swimmer == start:
        s.swimmer = target


# ---- fights (E2.4.3 to E2.4.7) -------------------------------------------------------------


@rule
def attack(s: Any, seat: int, start: int, target: int) -> None:
    """E2.4.3, E2.W3: the attack is on; the defender may play a card before the die."""
    defender = s.dinosaur[target]
    s.fight_from = start
    s.fight_to = target
    note(s, E_ATTACKED, EVERYBODY, seat, start, target, defender)
    push(s, FIGHT, seat, defender)
    window_later(s, ATTACKED, defender)


@rule
def roll(s: Any) -> None:
    """The combat die."""
    s.chance = CHANCE_DIE


@rule
def die_chances(t: Any, choices: Any) -> None:
    """E2.4.3: the faces of the combat die."""
    for face in range(len(FACES)):
        add_outcome(choices, face, t.face_weight[face])


@rule
def attack_horns(s: Any, seat: int) -> int:
    """Horns that count when attacking (E2.N, E2.U2, E2.C7, E2.R1)."""
    return int(s.genes[seat, HORN] + 2 * s.genes[seat, LARGE_HORN] + s.paint[seat])


@rule
def defence_horns(s: Any, seat: int) -> int:
    """Horns that count when attacked (E2.N, E2.U1, E2.C8, E2.R1)."""
    return int(s.genes[seat, HORN] + 2 * s.genes[seat, BONY_PLATES] + s.tusks[seat])


@rule
def succeeds(face: int, lead: int) -> bool:
    """E2.4.3: whether an attacker wins whose horns are `lead` more than the defender's."""
    if face == SUCCESS:
        return True
    if face == EQUAL:
        return lead >= 0
    if face == MORE:
        return lead >= 1
    return face == TWO_MORE and lead >= 2


@rule
def die_falls(s: Any, t: Any, face: int) -> None:
    """E2.4.4: who wins, and whether the loser may flee first (E2.U12)."""
    attacker, defender = s.dinosaur[s.fight_from], s.dinosaur[s.fight_to]
    horns, against = attack_horns(s, attacker), defence_horns(s, defender)
    note(s, E_HORNS, EVERYBODY, horns, against)
    note(s, E_DIE, EVERYBODY, face)
    if not succeeds(face, horns - against):
        note(s, E_HELD, EVERYBODY, defender, s.fight_to, attacker)
        end_fight(s)
        return
    note(s, E_WON, EVERYBODY, attacker, s.fight_to, defender)
    push(s, SETTLE_FIGHT, attacker, 0)
    if s.genes[defender, CHAMELEON_SKIN] and has_refuge(s, t):
        ask_seat(s, FLEE, defender)


@rule
def settle_fight(s: Any, t: Any) -> None:
    """E2.4.4: the loser, unless it fled, falls; the winner takes its space."""
    if s.dinosaur[s.fight_to] != NOBODY:
        fall(s, t, s.fight_to, BY_FIGHT)
    walk(s, s.fight_from, s.fight_to)
    end_fight(s)


@rule
def end_fight(s: Any) -> None:
    """No fight is on."""
    s.fight_from = NOWHERE
    s.fight_to = NOWHERE


# ---- chameleon skin (E2.U12, E2.R4) --------------------------------------------------------


@rule
def has_refuge(s: Any, t: Any) -> bool:
    """Whether a free space lies beside the beaten dinosaur."""
    for direction in range(DIRECTIONS):
        space = t.adjacent[s.fight_to, direction]
        if space != NOWHERE and s.dinosaur[space] == NOBODY:
            return True
    return False


@rule
def flight_refusal(s: Any, t: Any, space: int) -> int:
    """E2.U12: beside the fight and free, so not where the attacker stands."""
    if space >= t.spaces or t.near[s.fight_to] >> space & 1 == 0:
        return E2_U12
    return ALLOWED if s.dinosaur[space] == NOBODY else E2_U12


@rule
def legal_refuges(s: Any, t: Any, choices: Any) -> None:
    """E2.R4: fall, or flee to a free space beside."""
    add(choices, PASS)
    for space in range(t.spaces):
        if flight_refusal(s, t, space) == ALLOWED:
            add(choices, A_FLEE + space)


@rule
def flee(s: Any, seat: int, action: int) -> None:
    """E2.U12: the beaten dinosaur leaves before the attacker comes, or stays to fall."""
    answered(s, seat)
    if action != PASS:
        space = action - A_FLEE
        note(s, E_FLED, EVERYBODY, seat, s.fight_to, space)
        walk(s, s.fight_to, space)
