"""Phase 3, movement and fighting (E1.3)."""

from typing import Any

from ....kernel.agenda import answered, ask_seat, push
from ....kernel.chance import add
from ....kernel.events import EVERYBODY, note
from ....kernel.rule import rule
from ..actions import A_MOVE, PASS
from ..clauses import ALLOWED, E1_3_1, E1_3_2
from ..happenings import E_ATTACKED, E_FIGHT_DIE, E_HELD, E_HORNS, E_MOVED, E_MOVES, E_WON
from ..herd import attack_horns, defence_horns, fall, fight_refusal, wins
from ..state import (
    BY_FIGHT,
    CHANCE_FIGHT,
    DIRECTIONS,
    LEG,
    MOVE,
    MOVES,
    MOVING,
    NOBODY,
    NOWHERE,
    START_MOVEMENT,
)
from ..windows import window_later


@rule
def begin_movement(s: Any) -> None:
    """E1.R19: the window, then seat after seat moves."""
    push(s, MOVES, NOBODY, 0)
    window_later(s, START_MOVEMENT, NOBODY)


@rule
def moves(s: Any, t: Any, place: int) -> None:
    """E1.3.1: one player ends before the next begins."""
    if place == t.seats:
        return
    seat = int(s.order[place])
    push(s, MOVES, NOBODY, place + 1)
    push(s, MOVING, seat, 0)
    s.steps = movement(s, seat)
    note(s, E_MOVES, EVERYBODY, seat, s.steps)


@rule
def movement(s: Any, seat: int) -> int:
    """E1.3.1, E1.C18, E1.R12: as many points as legs, or as dinosaurs on the board."""
    return int(s.alive[seat] if s.instincts[seat] else s.genes[seat, LEG])


@rule
def go_on_moving(s: Any, t: Any, seat: int) -> None:
    """E1.3.1, E1.X11: as long as points last and some move is legal."""
    if s.steps > 0 and can_move(s, t, seat):
        ask_seat(s, MOVE, seat)
    else:
        s.steps = 0


@rule
def entry_refusal(s: Any, t: Any, seat: int, region: int) -> int:
    """E1.3.2, E1.3.3, E1.3.5: a free region, or a foreign one that may be attacked."""
    owner = int(s.dinosaur[region])
    if owner == NOBODY:
        return ALLOWED
    if owner == seat:
        return E1_3_2
    return fight_refusal(s, t, seat, owner, attack_horns(s, seat))


@rule
def can_move(s: Any, t: Any, seat: int) -> bool:
    """Whether any of the seat's dinosaurs may go anywhere."""
    for region in range(t.regions):
        if s.dinosaur[region] == seat:
            for direction in range(DIRECTIONS):
                target = int(t.adjacent[region, direction])
                if target == NOWHERE:
                    break
                if entry_refusal(s, t, seat, target) == ALLOWED:
                    return True
    return False


@rule
def legal_moves(s: Any, t: Any, seat: int, choices: Any) -> None:
    """Stop, or any step of any dinosaur of the seat's."""
    add(choices, PASS)
    for region in range(t.regions):
        if s.dinosaur[region] == seat:
            for direction in range(DIRECTIONS):
                target = int(t.adjacent[region, direction])
                if target == NOWHERE:
                    break
                if entry_refusal(s, t, seat, target) == ALLOWED:
                    add(choices, A_MOVE + region * DIRECTIONS + direction)


@rule
def move_refusal(s: Any, t: Any, seat: int, action: int) -> int:
    """E1.3.1, E1.3.2, E1.3.5: an own dinosaur, to an adjacent region that it may enter."""
    region, direction = (action - A_MOVE) // DIRECTIONS, (action - A_MOVE) % DIRECTIONS
    if region >= t.regions or s.dinosaur[region] != seat:
        return E1_3_1
    target = int(t.adjacent[region, direction])
    return E1_3_1 if target == NOWHERE else entry_refusal(s, t, seat, target)


@rule
def move(s: Any, t: Any, seat: int, action: int) -> None:
    """E1.3.1, E1.3.3: a point for a step or an attack; or stop."""
    answered(s, seat)
    if action == PASS:
        s.steps = 0
        return
    start = (action - A_MOVE) // DIRECTIONS
    target = int(t.adjacent[start, (action - A_MOVE) % DIRECTIONS])
    s.steps -= 1
    push(s, MOVING, seat, 0)
    defender = int(s.dinosaur[target])
    if defender == NOBODY:
        note(s, E_MOVED, EVERYBODY, seat, start, target)
        walk(s, start, target)
    else:
        note(s, E_ATTACKED, EVERYBODY, seat, start, target, defender)
        note(s, E_HORNS, EVERYBODY, attack_horns(s, seat), defence_horns(s, defender))
        s.fight_from = start
        s.fight_to = target
        s.chance = CHANCE_FIGHT


@rule
def walk(s: Any, start: int, target: int) -> None:
    """The dinosaur changes its region."""
    s.dinosaur[target] = s.dinosaur[start]
    s.dinosaur[start] = NOBODY


@rule
def fight_happens(s: Any, t: Any, number: int) -> None:
    """E1.3.5, E1.3.6: the loser goes back to its owner, the winner holds the region."""
    start, target = int(s.fight_from), int(s.fight_to)
    attacker, defender = int(s.dinosaur[start]), int(s.dinosaur[target])
    limit = wins(t, attack_horns(s, attacker) - defence_horns(s, defender))
    s.fight_from = NOWHERE
    s.fight_to = NOWHERE
    note(s, E_FIGHT_DIE, EVERYBODY, number, limit)
    if number <= limit:
        note(s, E_WON, EVERYBODY, attacker, target, defender)
        fall(s, target, BY_FIGHT)
        walk(s, start, target)
    else:
        note(s, E_HELD, EVERYBODY, defender, target, attacker)
        fall(s, start, BY_FIGHT)
