"""The uses of the lab as actions (DI.3, DI.L): their spot, what forbids them, what they do."""

from typing import Any

from .....kernel.events import note
from .....kernel.rule import rule
from ...actions import (
    A_ADS,
    A_BENCH,
    A_BENCH_PLUS,
    A_COPY_LAB,
    A_CREATE,
    A_DOUBLE,
    A_GENE_BANK,
    A_GROUNDSKEEPER,
    A_OFFICE,
    A_PAY,
    A_REFINE,
    A_RENOVATE,
    A_RETURN,
    A_SEQUENCE,
    A_SPONSORS,
    A_VENTURE,
    BENCH_CHOICES,
)
from ...clauses import ALLOWED, DI_3_2_DNA, DI_L_COPY_LAB, DI_L_DOUBLE_RIDE, DI_L_DOUBLE_RIDE_TWICE
from ...happenings import (
    E_ADS,
    E_COPYING,
    E_DOUBLED,
    E_EARNED,
    E_OFFICE,
    E_PATROLS,
    FROM_SPONSORS,
    FROM_VENTURE,
)
from ...players import audience
from ...state import (
    ADS,
    BASICS,
    BENCH,
    BENCH_PLUS,
    COPY_LAB,
    CREATE_SPACE,
    DOUBLE_RIDE,
    EXHIBITS,
    FENCE,
    GENE_BANK,
    GROUNDSKEEPER,
    NONE,
    REFINE_SPACE,
    RENOVATE,
    SECURITY_OFFICE,
    SEQUENCER,
    SPONSORS,
    VENTURE,
)
from ...store import gain_dna
from .creating import create, create_refusal
from .lab import can_be_copied, has_spot, spot_refusal
from .refining import ALIKE, refine, refine_refusal, sequence
from .upkeep import bench_refusal, paddock_refusal, raise_paddock, use_bench

FUNDING = 3  # DI.L.sponsors: dollars a spot
# Where the actions of another tile or spot begin, in ascending order.
GROUPS = (
    A_REFINE, A_CREATE, A_CREATE + EXHIBITS, A_PAY, A_BENCH,
    A_VENTURE, A_VENTURE + 1, A_VENTURE + 2, A_BENCH_PLUS, A_BENCH_PLUS + BENCH_CHOICES,
    A_RENOVATE, A_RENOVATE + EXHIBITS, A_GROUNDSKEEPER, A_OFFICE, A_DOUBLE, A_COPY_LAB,
    A_ADS, A_ADS + 1, A_GENE_BANK, A_SPONSORS, A_SEQUENCE, A_RETURN,
)  # fmt: skip


# ---- where -----------------------------------------------------------------------------------


@rule
def tile_of(s: Any, seat: int, action: int) -> int:
    """The tile that an action uses; refining and creating are done on what lies on their space."""
    if action < A_CREATE:
        return int(s.lab[seat, REFINE_SPACE])
    if action < A_PAY:
        return int(s.lab[seat, CREATE_SPACE])
    if action < A_VENTURE:
        return BENCH
    if action < A_BENCH_PLUS:
        return VENTURE
    if action < A_RENOVATE:
        return BENCH_PLUS
    return RENOVATE if action < A_GROUNDSKEEPER else late_tile_of(action)


@rule
def late_tile_of(action: int) -> int:
    """The tile of an action among the last ones."""
    if action < A_OFFICE:
        return GROUNDSKEEPER
    if action < A_DOUBLE:
        return SECURITY_OFFICE
    if action < A_COPY_LAB:
        return DOUBLE_RIDE
    if action < A_ADS:
        return COPY_LAB
    if action < A_GENE_BANK:
        return ADS
    if action < A_SPONSORS:
        return GENE_BANK
    return SPONSORS if action < A_SEQUENCE else SEQUENCER


@rule
def spot_of(action: int) -> int:
    """The spot that an action names, 0 where the tile has but one or all are alike."""
    if A_CREATE <= action < A_PAY:
        return (action - A_CREATE) // EXHIBITS
    if A_VENTURE <= action < A_BENCH_PLUS:
        return action - A_VENTURE
    if A_BENCH_PLUS <= action < A_RENOVATE:
        return (action - A_BENCH_PLUS) // BENCH_CHOICES
    if A_RENOVATE <= action < A_GROUNDSKEEPER:
        return (action - A_RENOVATE) // EXHIBITS
    return action - A_ADS if A_ADS <= action < A_GENE_BANK else 0


# ---- whether ---------------------------------------------------------------------------------


@rule
def deed_refusal(s: Any, t: Any, seat: int, action: int) -> int:
    """What forbids the deed itself, workers and spot apart."""
    if action == A_COPY_LAB:
        return ALLOWED if can_copy(s, t, seat) else DI_L_COPY_LAB
    return effect_refusal(s, t, seat, action)


@rule
def effect_refusal(s: Any, t: Any, seat: int, action: int) -> int:
    """What forbids an effect that the copy lab can copy too."""
    if action < A_CREATE:
        return refine_refusal(s, t, seat, action - A_REFINE)
    if action < A_PAY:
        return create_refusal(s, t, seat, (action - A_CREATE) % EXHIBITS)
    if action < A_VENTURE:
        return bench_refusal(s, t, seat, action - A_BENCH, 0)
    if A_BENCH_PLUS <= action < A_RENOVATE:
        less = int(t.bench_discount[spot_of(action)])
        return bench_refusal(s, t, seat, (action - A_BENCH_PLUS) % BENCH_CHOICES, less)
    if A_RENOVATE <= action < A_GROUNDSKEEPER:
        return paddock_refusal(s, t, seat, (action - A_RENOVATE) % EXHIBITS)
    if A_DOUBLE <= action < A_COPY_LAB:
        return double_refusal(s, seat, action - A_DOUBLE)
    if action >= A_SEQUENCE:
        sort = (action - A_SEQUENCE) // BASICS
        return ALLOWED if s.dna[seat, sort] >= ALIKE else DI_3_2_DNA
    return ALLOWED


@rule
def double_refusal(s: Any, seat: int, zone: int) -> int:
    """DI.L.double_ride: an own attraction, the hat stand too, each at most once a round."""
    if s.park[seat, zone] == NONE or s.park[seat, zone] >= FENCE:
        return DI_L_DOUBLE_RIDE
    return DI_L_DOUBLE_RIDE_TWICE if s.doubled[seat] >> zone & 1 else ALLOWED


@rule
def use_refusal(s: Any, t: Any, seat: int, action: int) -> int:
    """DI.3.1: a spot of the lab, workers for it, and something to be done there."""
    refused = spot_refusal(s, t, seat, tile_of(s, seat, action), spot_of(action))
    return refused if refused != ALLOWED else deed_refusal(s, t, seat, action)


@rule
def can_copy(s: Any, t: Any, seat: int) -> bool:
    """DI.L.copy_lab: whether any tile's use can be carried out; what it costs must be there."""
    for action in range(A_REFINE, A_RETURN):
        if action < A_PAY or A_BENCH_PLUS <= action != A_COPY_LAB:
            tile, spot = tile_of(s, seat, action), spot_of(action)
            if can_be_copied(tile) and has_spot(s, t, seat, tile, spot):
                if effect_refusal(s, t, seat, action) == ALLOWED:
                    return True
    return False


# ---- what comes of it ------------------------------------------------------------------------


@rule
def do_deed(s: Any, t: Any, seat: int, action: int) -> None:
    """The effect, at once or stored for the park phase."""
    if action < A_CREATE:
        refine(s, t, seat, action - A_REFINE)
    elif action < A_PAY:
        create(s, t, seat, (action - A_CREATE) % EXHIBITS)
    elif action < A_VENTURE:
        use_bench(s, t, seat, action - A_BENCH, 0)
    elif action < A_BENCH_PLUS:
        fund(s, seat, int(t.venture[spot_of(action)]), FROM_VENTURE)
    elif action < A_RENOVATE:
        less = int(t.bench_discount[spot_of(action)])
        use_bench(s, t, seat, (action - A_BENCH_PLUS) % BENCH_CHOICES, less)
    elif action < A_GROUNDSKEEPER:
        raise_paddock(s, seat, (action - A_RENOVATE) % EXHIBITS, 0)
    elif action < A_GENE_BANK:
        store(s, seat, action)
    elif action < A_SPONSORS:
        gain_dna(s, seat, action - A_GENE_BANK, 1)
    elif action < A_SEQUENCE:
        fund(s, seat, FUNDING, FROM_SPONSORS)
    else:
        sequence(s, seat, (action - A_SEQUENCE) // BASICS, (action - A_SEQUENCE) % BASICS)


@rule
def fund(s: Any, seat: int, dollars: int, source: int) -> None:
    """DI.3.5, DI.L.sponsors: money."""
    s.money[seat] += dollars
    note(s, E_EARNED, audience(s, seat), seat, dollars, source)


@rule
def store(s: Any, seat: int, action: int) -> None:
    """DI.F4: what works in the park phase, uses adding up; and the copy lab's next use."""
    if action < A_OFFICE:
        s.patrols[seat] += 1
        note(s, E_PATROLS, audience(s, seat), seat)
    elif action < A_DOUBLE:
        s.exchanges[seat] += 1
        note(s, E_OFFICE, audience(s, seat), seat)
    elif action < A_COPY_LAB:
        s.doubled[seat] |= 1 << action - A_DOUBLE
        note(s, E_DOUBLED, audience(s, seat), seat, action - A_DOUBLE)
    elif action < A_ADS:
        s.copying[seat] = 1
        note(s, E_COPYING, audience(s, seat), seat)
    else:
        more = 1 + spot_of(action)  # DI.L.ads: as many as the spot takes workers
        s.ads[seat] += more
        note(s, E_ADS, audience(s, seat), seat, more)
