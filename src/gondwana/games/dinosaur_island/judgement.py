"""What a bot needs: what a position is worth.

The estimate is the points that a seat may expect at the end, in thousandths: the track, the lines
of the final account as things stand, what visitors will bring in the rounds to come, and what lab,
cold storage, money and exhibits can still become. The weights are in `weights.toml`, and each seat
has its own in the table's constants.
"""

from typing import Any

from ...kernel.agenda import is_asked
from ...kernel.rule import rule
from .aims import USUAL_ROUNDS, cards_worth, goals_worth
from .crowd import die_threat
from .happenings import LINE_MONEY, LINES
from .keeping import ground_worth
from .objectives import unclaimed
from .scoring import line
from .state import (
    ASK_RAISE,
    FENCE,
    MARKET,
    NONE,
    OBJECTIVES_A_LENGTH,
    PARK,
    RESEARCH,
    SOLO_ROUNDS,
    WORK,
)
from .tally import in_hand, tally
from .weights import GROWTH, TURNED_WORKER
from .worths import (
    HORIZON,
    POINT,
    crew_worth,
    dna_worth,
    exhibits_worth,
    money_worth,
    park_worth,
    visitor_spaces,
    visitors_worth,
)

USUAL_PIPS = 2  # of a threat die that is not known yet
COPY_WORTH = 500  # a copy, or a larger paddock, that is still to be chosen


@rule
def rounds_after(s: Any, t: Any) -> int:
    """How many rounds may be expected after this one; who hoped for more would never end it."""
    if t.solo:
        return SOLO_ROUNDS - max(1, int(s.round_number))
    if unclaimed(s, t) <= 1:
        return 0
    usual = USUAL_ROUNDS[int(t.first_objective) // OBJECTIVES_A_LENGTH]
    return max(0, usual - max(1, int(s.round_number)))


@rule
def estimate(s: Any, t: Any, seat: int) -> int:
    """The points that the seat may expect at the end, in thousandths."""
    worth = POINT * int(s.points[seat])
    if s.over:
        return worth
    for which in range(len(LINES)):
        if which != LINE_MONEY:
            worth += POINT * line(s, t, seat, which)
    after = rounds_after(s, t)
    before = s.phase < WORK or (s.phase == WORK and is_asked(s, seat))
    works = after + (1 if before else 0)
    visits = after + (1 if s.phase < PARK else 0)
    worth += money_worth(t, seat, int(s.money[seat]), after)
    park = tally(s, t, seat)
    worth += goals_worth(s, t, seat, park) + ground_worth(s, t, seat, park)
    worth += cards_worth(s, t, seat, park) + park_worth(s, t, seat)
    spaces = visitor_spaces(s, t, seat, park)
    if after > 0:
        growth = int(t.weights[seat, GROWTH])
        later = visitors_worth(s, t, seat, spaces, USUAL_PIPS, after, growth)
        worth += later * min(after, HORIZON)
    if s.phase < PARK:
        pips = USUAL_PIPS if s.phase <= RESEARCH and s.threat_space == NONE else die_threat(s, t)
        worth += visitors_worth(s, t, seat, spaces, pips, after, 0)
    if works > 0:
        worth += dna_worth(s, t, seat) * min(works, 3) // 3
        worth += exhibits_worth(s, t, seat, works, min(visits, HORIZON))
        worth += crew_worth(s, t, seat, min(works, HORIZON))
    if s.phase <= MARKET:
        worth += int(t.weights[seat, TURNED_WORKER]) * int(s.idle[seat])
    if s.copying[seat] or (s.asking == ASK_RAISE and is_asked(s, seat)):
        worth += COPY_WORTH
    if NONE < in_hand(s, seat) < FENCE:
        worth += POINT * t.stall_points[in_hand(s, seat)]
    return int(worth)
