"""DNA in the work phase: refining (DI.3.2) and the sequencer (DI.L.sequencer)."""

from typing import Any

from .....kernel.events import note
from .....kernel.rule import rule
from ...clauses import ALLOWED, DI_3_2_DNA
from ...happenings import E_REFINED
from ...players import audience
from ...state import BASICS
from ...store import gain_dna
from .creating import pay_dna

ALIKE = 2  # basic DNA of one sort that the sequencer takes


@rule
def refine_refusal(s: Any, t: Any, seat: int, pair: int) -> int:
    """DI.3.2: one of each of the two basic sorts that make the complex one."""
    for sort in range(BASICS):
        if s.dna[seat, sort] < t.refine_takes[pair, sort]:
            return DI_3_2_DNA
    return ALLOWED


@rule
def refine(s: Any, t: Any, seat: int, pair: int) -> None:
    """DI.3.2: two basic DNA become a complex one."""
    note(s, E_REFINED, audience(s, seat), seat, BASICS + pair)
    for sort in range(BASICS):
        pay_dna(s, seat, sort, int(t.refine_takes[pair, sort]))
    gain_dna(s, seat, BASICS + pair, 1)


@rule
def sequence(s: Any, seat: int, sort: int, pair: int) -> None:
    """DI.L.sequencer: two of one basic sort become one complex DNA of any sort."""
    note(s, E_REFINED, audience(s, seat), seat, BASICS + pair)
    pay_dna(s, seat, sort, ALIKE)
    gain_dna(s, seat, BASICS + pair, 1)
