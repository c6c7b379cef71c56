"""What a play is worth to a bot: one that lies in the trick, and one that picks can become."""

from typing import Any

from ...kernel.agenda import is_asked
from ...kernel.rule import rule
from .cards import beats, combination, kind_of
from .phases.picks import hold_after_picks
from .phases.plays import is_play, may_belong, own_picks, picked_kind, sum_of
from .state import IMPROVE, KINDS, LONGEST, NOBODY, NONE, SINGLE, TOKENS
from .worth import BEATEN_WEIGHT, card_worth, use_worth

# How much less likely one player beats a combination for each point of its sum, in per cent.
LESS_BEATEN = (0, 4, 1, 1, 1, 0, 0, 0)
SURELY = 1000
NO_PLAY = -99 * SURELY


@rule
def holds_out(t: Any, seat: int, made: int, total: int, players: int) -> int:
    """How likely nobody of so many players beats a combination, in per mille."""
    beaten = max(2, int(t.weights[seat, BEATEN_WEIGHT + made - SINGLE]) - LESS_BEATEN[made] * total)
    chance = SURELY
    for _ in range(players):
        chance = chance * (100 - beaten) // 100
    return chance


# ---- what lies in the trick ----------------------------------------------------------------


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
    best_use = 0
    for k in range(LONGEST):
        token = int(s.laid_cards[seat, k])
        if token != NONE:
            kind = kind_of(s, token)
            if kind != NONE:
                best_use = max(best_use, use_worth(s, t, seat, kind))
    if best_use == 0 or not may_still_improve(s, t, seat):
        return 0
    holds = 0
    if s.best == seat:
        players = int(t.seats - s.turn)
        holds = holds_out(t, seat, int(s.combination[seat]), int(s.total[seat]), players)
    return best_use * (SURELY - holds if s.last else holds) // SURELY


# ---- what picks can become -----------------------------------------------------------------


@rule
def lay_worth(s: Any, t: Any, seat: int, a: int, b: int, c: int, d: int, own: int) -> int:
    """What laying these kinds would bring; NO_PLAY where they are none."""
    if not is_play(s, t, a, b, c, d, own):
        return NO_PLAY
    made, total = combination(a, b, c, d), sum_of(a, b, c, d)
    best_use = use_worth(s, t, seat, a)
    if b != NONE:
        best_use = max(best_use, use_worth(s, t, seat, b))
    if c != NONE:
        best_use = max(best_use, use_worth(s, t, seat, c))
    if d != NONE:
        best_use = max(best_use, use_worth(s, t, seat, d))
    holds, best = 0, int(s.best)
    if best == NOBODY or beats(made, total, int(s.combination[best]), int(s.total[best])):
        holds = holds_out(t, seat, made, total, int(t.seats - s.turn - 1))
    last = s.last or own == s.held[seat]
    return best_use * (SURELY - holds if last else holds) // SURELY


@rule
def with_added(s: Any, t: Any, seat: int, x: int, y: int, z: int, more: int) -> int:
    """What the picks with up to three more kinds would bring, `more` of them from hand."""
    n, own = int(s.picked_n[seat]), own_picks(s, seat) + more
    a, b = picked_kind(s, seat, 0), picked_kind(s, seat, 1)
    if n == 0:
        return lay_worth(s, t, seat, x, y, z, NONE, own)
    if n == 1:
        return lay_worth(s, t, seat, a, x, y, z, own)
    if n == 2:
        return lay_worth(s, t, seat, a, b, x, y, own)
    c = picked_kind(s, seat, 2)
    return lay_worth(s, t, seat, a, b, c, x, own)


@rule
def completion_worth(s: Any, t: Any, seat: int) -> int:
    """The best play that the picks can become, less what the cards added are worth in hand."""
    n = int(s.picked_n[seat])
    if n == LONGEST:
        return with_picks(s, t, seat)
    best = with_picks(s, t, seat) if n > 0 else NO_PLAY
    tokens = TOKENS if t.seats == 2 else KINDS
    for x in range(tokens):
        if x < KINDS and s.hand[seat, x] == 0:
            continue
        if hold_after_picks(s, seat, x) > 0:
            kind, own = kind_of(s, x), 1 if x < KINDS else 0
            worth = with_added(s, t, seat, kind, NONE, NONE, own) - card_worth(t, seat, kind)
            best = max(best, worth)
            if n < LONGEST - 1:
                best = max(best, with_two(s, t, seat, x, kind, own, tokens))
    return best


@rule
def with_picks(s: Any, t: Any, seat: int) -> int:
    """What the picks alone would bring."""
    a, b = picked_kind(s, seat, 0), picked_kind(s, seat, 1)
    c, d = picked_kind(s, seat, 2), picked_kind(s, seat, 3)
    return lay_worth(s, t, seat, a, b, c, d, own_picks(s, seat))


@rule
def with_two(s: Any, t: Any, seat: int, x: int, kind: int, own: int, tokens: int) -> int:
    """The best play with this card added and one or two that are listed no earlier."""
    best = NO_PLAY
    for y in range(x, tokens):
        if y < KINDS and s.hand[seat, y] == 0:
            continue
        if hold_after_picks(s, seat, y) - (1 if y == x else 0) > 0:
            second = kind_of(s, y)
            if not may_belong(kind, second):
                continue
            more = own + (1 if y < KINDS else 0)
            cost = card_worth(t, seat, kind) + card_worth(t, seat, second)
            best = max(best, with_added(s, t, seat, kind, second, NONE, more) - cost)
            if s.picked_n[seat] == 0:
                best = max(best, with_three(s, t, seat, y, kind, second, more, tokens) - cost)
    return best


@rule
def with_three(
    s: Any, t: Any, seat: int, y: int, kind: int, second: int, own: int, tokens: int
) -> int:
    """The best play of these two and a third card that is listed later."""
    best = NO_PLAY
    for z in range(y + 1, tokens):
        if z < KINDS and s.hand[seat, z] == 0:
            continue
        if hold_after_picks(s, seat, z) > 0:
            third = kind_of(s, z)
            more = own + (1 if z < KINDS else 0)
            best = max(
                best, with_added(s, t, seat, kind, second, third, more) - card_worth(t, seat, third)
            )
    return best
