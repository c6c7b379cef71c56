"""The contract's functions for this game: whoever decides, and whatever chance says."""

from typing import Any

from ...kernel.agenda import is_asked
from ...kernel.chance import clear
from ...kernel.rule import rule
from .actions import (
    A_DISCARD,
    A_EAT,
    A_KEEP,
    A_LEAD,
    A_PICK,
    A_PUT,
    A_STEAL,
    A_TAKE,
    A_USE,
    ACTIONS,
    DONE,
    EAT_ALL,
    LAY,
)
from .clauses import (
    ALLOWED,
    DW_1_2,
    DW_1_3,
    DW_2_1_TURN,
    DW_2_5_TURN,
    DW_3_2,
    DW_3_4,
    DW_5_3_TURN,
    DW_A_META,
    DW_A_MUT,
    DW_E1,
    DW_T9,
)
from .flow import advance
from .food import eat_refusal
from .phases.ending import keep, keep_refusal, legal_keeps, legal_takes, take, take_refusal
from .phases.improving import improve, improve_refusal, legal_improvements
from .phases.metamorphosis import (
    legal_puts,
    put,
    put_refusal,
    throw_refusal,
    transformation_comes,
)
from .phases.mutation import legal_steals, steal, target_refusal
from .phases.plays import lay_refusal, legal_plays, pick_refusal
from .phases.setup import (
    deck_chances,
    lay_out,
    open_comes,
    species_chances,
    species_comes,
)
from .phases.start import (
    card_comes,
    discard,
    discard_refusal,
    environment_chances,
    environment_comes,
    leader_refusal,
    legal_discards,
    legal_leaders,
    name_leader,
)
from .phases.survival import eat, legal_prey
from .phases.tricks import play_cards
from .state import (
    CHANCE_CARD,
    CHANCE_ENVIRONMENT,
    CHANCE_OPEN,
    CHANCE_SPECIES,
    DISCARD,
    EAT,
    IMPROVE,
    KEEP,
    LEADER,
    PLACES,
    PLAY,
    STEAL,
    TAKE,
    TRANSFORM,
    USES,
)


@rule
def begin(s: Any, t: Any) -> None:
    """Set up a zeroed state, up to the first chance event (DW.S)."""
    lay_out(s, t)
    advance(s, t)


# ---- decisions -----------------------------------------------------------------------------


@rule
def legal(s: Any, t: Any, seat: int, choices: Any) -> None:
    """The seat's legal actions; none when it is not asked."""
    clear(choices)
    if not is_asked(s, seat):
        return
    if s.asking == PLAY:
        legal_plays(s, t, seat, choices)
    elif s.asking == IMPROVE:
        legal_improvements(s, t, seat, choices)
    elif s.asking == DISCARD:
        legal_discards(s, seat, choices)
    elif s.asking == KEEP:
        legal_keeps(s, seat, choices)
    elif s.asking == EAT:
        legal_prey(s, seat, choices)
    elif s.asking == STEAL:
        legal_steals(s, t, seat, choices)
    elif s.asking == LEADER:
        legal_leaders(t, choices)
    elif s.asking == TAKE:
        legal_takes(s, t, choices)
    elif s.asking == TRANSFORM:
        legal_puts(s, t, seat, choices)


@rule
def play(s: Any, t: Any, seat: int, action: int) -> None:
    """Carry out a legal action."""
    if s.asking == PLAY:
        play_cards(s, t, seat, action)
    elif s.asking == IMPROVE:
        improve(s, t, seat, action)
    elif s.asking == DISCARD:
        discard(s, seat, action)
    elif s.asking == KEEP:
        keep(s, seat, action)
    elif s.asking == EAT:
        eat(s, t, seat, action)
    elif s.asking == STEAL:
        steal(s, t, seat, action)
    elif s.asking == LEADER:
        name_leader(s, seat, action - A_LEAD)
    elif s.asking == TAKE:
        take(s, t, seat, action)
    elif s.asking == TRANSFORM:
        put(s, t, seat, action)
    advance(s, t)


@rule
def refusal(s: Any, t: Any, seat: int, action: int) -> int:
    """Why the seat may not do this now: a clause's number, or ALLOWED."""
    if s.over:
        return DW_E1
    if action < 0 or action >= ACTIONS:
        return DW_3_4
    if not is_asked(s, seat):
        return turn_clause(s)
    if action < A_PICK:
        return word_refusal(s, t, seat, action)
    if step_of(action) != s.asking:
        return DW_3_4
    return choice_refusal(s, t, seat, action)


@rule
def word_refusal(s: Any, t: Any, seat: int, action: int) -> int:
    """The actions that name nothing."""
    if action == LAY:
        return lay_refusal(s, t, seat) if s.asking == PLAY else DW_3_4
    if action == EAT_ALL:
        return ALLOWED if s.asking == EAT else DW_3_4
    if action == DONE:
        many = s.asking == DISCARD or s.asking == KEEP or s.asking == EAT
        return ALLOWED if many else DW_3_4
    if s.asking == TRANSFORM:
        return throw_refusal(s, t, seat)
    return ALLOWED if s.asking == IMPROVE or s.asking == STEAL or s.asking == TAKE else DW_3_4


@rule
def choice_refusal(s: Any, t: Any, seat: int, action: int) -> int:
    """What forbids the action apart from whose turn it is; it answers what is asked."""
    if action < A_DISCARD:
        return pick_refusal(s, t, seat, action - A_PICK)
    if action < A_KEEP:
        return discard_refusal(s, seat, action - A_DISCARD)
    if action < A_LEAD:
        return keep_refusal(s, seat, action - A_KEEP)
    if action < A_USE:
        return leader_refusal(t, action - A_LEAD)
    if action < A_STEAL:
        ways = len(USES)
        return improve_refusal(s, t, seat, (action - A_USE) // ways, (action - A_USE) % ways)
    if action < A_TAKE:
        return target_refusal(s, t, seat, action - A_STEAL)
    if action < A_EAT:
        return take_refusal(s, t, (action - A_TAKE) // PLACES, (action - A_TAKE) % PLACES)
    if action < A_PUT:
        return eat_refusal(s, seat, action - A_EAT)
    return put_refusal(s, t, seat, action - A_PUT)


@rule
def step_of(action: int) -> int:
    """The question that an action answers."""
    if action < A_DISCARD:
        return PLAY
    if action < A_KEEP:
        return DISCARD
    if action < A_LEAD:
        return KEEP
    if action < A_USE:
        return LEADER
    if action < A_STEAL:
        return IMPROVE
    if action < A_TAKE:
        return STEAL
    if action < A_EAT:
        return TAKE
    return EAT if action < A_PUT else TRANSFORM


@rule
def turn_clause(s: Any) -> int:
    """The clause that says whose turn it is."""
    if s.asking == PLAY:
        return DW_2_1_TURN
    if s.asking == IMPROVE:
        return DW_2_5_TURN
    if s.asking == EAT:
        return DW_5_3_TURN
    if s.asking == DISCARD:
        return DW_1_2
    if s.asking == LEADER:
        return DW_1_3
    if s.asking == KEEP:
        return DW_3_2
    if s.asking == STEAL:
        return DW_A_MUT
    if s.asking == TAKE:
        return DW_T9
    return DW_A_META if s.asking == TRANSFORM else DW_3_4


# ---- chance --------------------------------------------------------------------------------


@rule
def chances(s: Any, t: Any, choices: Any) -> None:
    """The outcomes and weights of the chance event at hand."""
    clear(choices)
    if s.chance == CHANCE_SPECIES:
        species_chances(s, t, choices)
    elif s.chance == CHANCE_ENVIRONMENT:
        environment_chances(s, choices)
    else:
        deck_chances(s, choices)


@rule
def happen(s: Any, t: Any, outcome: int) -> None:
    """Apply an outcome of the chance event at hand."""
    chance = s.chance
    s.chance = 0
    if chance == CHANCE_CARD:
        card_comes(s, outcome)
    elif chance == CHANCE_SPECIES:
        species_comes(s, t, outcome)
    elif chance == CHANCE_ENVIRONMENT:
        environment_comes(s, outcome)
    elif chance == CHANCE_OPEN:
        open_comes(s, t, outcome)
    else:
        transformation_comes(s, t, outcome)
    advance(s, t)
