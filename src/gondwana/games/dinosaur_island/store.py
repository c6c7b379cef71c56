"""Cold storage (DI.S8): DNA of a sort that may be chosen, and larger limits, unit by unit."""

from typing import Any

from ...kernel.agenda import answered, ask_seat, push
from ...kernel.chance import add
from ...kernel.events import EVERYBODY, note
from ...kernel.rule import rule
from .actions import A_GAIN, A_LIMIT, PASS
from .clauses import ALLOWED, DI_1_5, DI_F1_COMPULSORY, DI_G1, DI_G3_ROOM, DI_L_GENE_BANK
from .happenings import E_DNA, E_DNA_LOST, E_LIMIT
from .players import audience
from .state import ALL_SORTS, ASK_GAIN, ASK_LIMITS, BASICS

# ---- what fits (DI.S8, DI.G3) ----------------------------------------------------------------


@rule
def room(s: Any, seat: int, sort: int) -> int:
    """DI.S8: how much of a sort still fits; its amount stays below the limit."""
    return int(s.limit[seat, sort] - 1 - s.dna[seat, sort])


@rule
def gain_dna(s: Any, seat: int, sort: int, amount: int) -> None:
    """DI.G3: what exceeds the limit is lost."""
    kept = min(amount, room(s, seat, sort))
    s.dna[seat, sort] += kept
    if kept > 0:
        note(s, E_DNA, audience(s, seat), seat, kept, sort)
    if kept < amount:
        note(s, E_DNA_LOST, audience(s, seat), seat, amount - kept)


# ---- gains of free sort (DI.G3) ------------------------------------------------------------


@rule
def gain_basic(s: Any, seat: int, amount: int) -> None:
    """So many units of any basic sorts come next."""
    push(s, ASK_GAIN, seat, amount)


@rule
def gain_complex(s: Any, seat: int, amount: int) -> None:
    """So many units of any complex sorts come next."""
    push(s, ASK_GAIN, seat, -amount)


@rule
def gain_freely(s: Any, seat: int, argument: int) -> None:
    """DI.G3: basic units, or complex ones as a negative number."""
    s.gain_basic = max(0, argument)
    s.gain_complex = max(0, -argument)
    go_on_gaining(s, seat)


@rule
def may_gain(s: Any, seat: int, sort: int) -> bool:
    """DI.G3: the sort is among those to be gained, and has room."""
    units = s.gain_basic if sort < BASICS else s.gain_complex
    return units > 0 and room(s, seat, sort) > 0


@rule
def go_on_gaining(s: Any, seat: int) -> None:
    """DI.G3: who has a choice is asked; where all fits or one sort is left, it is taken."""
    units = int(s.gain_basic + s.gain_complex)
    sorts, space = 0, 0
    for sort in range(ALL_SORTS):
        if may_gain(s, seat, sort):
            sorts += 1
            space += room(s, seat, sort)
    if units > 0 and sorts > 1 and space > units:
        ask_seat(s, ASK_GAIN, seat)
        return
    for sort in range(ALL_SORTS):
        if may_gain(s, seat, sort):
            taken = min(units, room(s, seat, sort))
            gain_dna(s, seat, sort, taken)
            units -= taken
    if units > 0:
        note(s, E_DNA_LOST, EVERYBODY, seat, units)
    s.gain_basic = 0
    s.gain_complex = 0


@rule
def legal_gains(s: Any, seat: int, choices: Any) -> None:
    """Every sort that may be taken."""
    for sort in range(ALL_SORTS):
        if may_gain(s, seat, sort):
            add(choices, A_GAIN + sort)


@rule
def gain_refusal(s: Any, seat: int, action: int) -> int:
    """DI.G3, DI.F1."""
    if action == PASS:
        return DI_F1_COMPULSORY
    if not A_GAIN <= action < A_GAIN + ALL_SORTS:
        return DI_G1
    return ALLOWED if may_gain(s, seat, action - A_GAIN) else DI_G3_ROOM


@rule
def gain(s: Any, seat: int, action: int) -> None:
    """One unit more."""
    answered(s, seat)
    sort = action - A_GAIN
    if sort < BASICS:
        s.gain_basic -= 1
    else:
        s.gain_complex -= 1
    gain_dna(s, seat, sort, 1)
    go_on_gaining(s, seat)


# ---- larger limits (DI.1.5, DI.L.gene_bank, DI.X.cryo) -------------------------------------


@rule
def raise_limits(s: Any, seat: int, steps: int) -> None:
    """Limits go up by so many steps in all next, split at will."""
    push(s, ASK_LIMITS, seat, steps)


@rule
def raise_different_limits(s: Any, seat: int, steps: int) -> None:
    """DI.L.gene_bank: so many different limits go up by 1 next."""
    push(s, ASK_LIMITS, seat, -steps)


@rule
def open_limits(s: Any, t: Any, seat: int, argument: int) -> None:
    """Steps that may be used, or, as a negative number, different limits that must go up."""
    s.limit_steps = abs(argument)
    s.limit_different = 1 if argument < 0 else 0
    s.limit_raised = 0
    go_on_raising(s, t, seat)


@rule
def may_raise_limit(s: Any, t: Any, seat: int, sort: int) -> bool:
    """DI.S8: none above the highest; different ones where they must be."""
    if s.limit_different and s.limit_raised >> sort & 1:
        return False
    return s.limit[seat, sort] < t.most_limit


@rule
def go_on_raising(s: Any, t: Any, seat: int) -> None:
    """Ask as long as steps are left and a limit can go up."""
    for sort in range(ALL_SORTS):
        if s.limit_steps > 0 and may_raise_limit(s, t, seat, sort):
            ask_seat(s, ASK_LIMITS, seat)
            return
    s.limit_steps = 0
    s.limit_different = 0
    s.limit_raised = 0


@rule
def legal_limits(s: Any, t: Any, seat: int, choices: Any) -> None:
    """To stop, where nothing must be done; every limit that can go up."""
    if s.limit_different == 0:
        add(choices, PASS)
    for sort in range(ALL_SORTS):
        if may_raise_limit(s, t, seat, sort):
            add(choices, A_LIMIT + sort)


@rule
def limit_refusal(s: Any, t: Any, seat: int, action: int) -> int:
    """DI.1.5, DI.F1, DI.L.gene_bank."""
    if action == PASS:
        return DI_F1_COMPULSORY if s.limit_different else ALLOWED
    if not A_LIMIT <= action < A_LIMIT + ALL_SORTS:
        return DI_G1
    sort = action - A_LIMIT
    if may_raise_limit(s, t, seat, sort):
        return ALLOWED
    return DI_1_5 if s.limit[seat, sort] >= t.most_limit else DI_L_GENE_BANK


@rule
def raise_limit(s: Any, t: Any, seat: int, action: int) -> None:
    """One step more, or no further one."""
    answered(s, seat)
    if action == PASS:
        s.limit_steps = 0
    else:
        sort = action - A_LIMIT
        s.limit[seat, sort] += 1
        s.limit_steps -= 1
        s.limit_raised |= 1 << sort
        note(s, E_LIMIT, EVERYBODY, seat, sort, s.limit[seat, sort])
    go_on_raising(s, t, seat)
