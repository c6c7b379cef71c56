"""What a play that lies in the trick is worth to a bot."""

from typing import Any

from ...kernel.agenda import is_asked
from ...kernel.rule import rule
from .cards import kind_of
from .state import IMPROVE, LONGEST, NONE, SINGLE
from .worth import BEATEN_WEIGHT, use_worth, ways_of

# How much less likely one player beats a combination for each point of its sum, in per cent.
LESS_BEATEN = (0, 4, 1, 1, 1, 0, 0, 0)
SURELY = 1000


@rule
def holds_out(t: Any, seat: int, made: int, total: int, players: int) -> int:
    """How likely nobody of so many players beats a combination, in per mille."""
    beaten = int(t.weights[seat, BEATEN_WEIGHT + made - SINGLE]) - LESS_BEATEN[made] * total
    return int(t.holds[min(100, max(2, beaten)), players])


@rule
def may_still_improve(s: Any, t: Any, seat: int) -> bool:
    """Whether what the seat has played can still bring it something."""
    if s.turn < t.seats or (s.asking == IMPROVE and is_asked(s, seat)):
        return True
    for k in range(s.agenda_n):
        if s.agenda[k, 0] == IMPROVE and s.agenda[k, 1] == seat:
            return True
    return False


@rule
def trick_worth(s: Any, t: Any, seat: int) -> int:
    """What the seat may expect of what it has played: the strongest, or all others, improve."""
    best_use, ways = 0, ways_of(s, t, seat)
    for k in range(LONGEST):
        token = int(s.laid_cards[seat, k])
        if token != NONE:
            kind = kind_of(s, token)
            if kind != NONE:
                best_use = max(best_use, use_worth(t, seat, kind, ways))
    if best_use == 0 or not may_still_improve(s, t, seat):
        return 0
    holds = 0
    if s.best == seat:
        players = int(t.seats - s.turn)
        holds = holds_out(t, seat, int(s.combination[seat]), int(s.total[seat]), players)
    return best_use * (SURELY - holds if s.last else holds) // SURELY
