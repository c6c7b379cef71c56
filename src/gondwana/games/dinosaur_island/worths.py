"""What single things are worth to a bot, in thousandths of a point."""

from typing import Any

from ...kernel.agenda import is_asked
from ...kernel.rule import rule
from .crowd import draw_size, is_exhibit, is_food, protection
from .players import holds
from .state import (
    ALL_SORTS,
    ALL_SPECIALISTS,
    ASK_VISITORS,
    BASICS,
    EXHIBITS,
    FENCE,
    HATS,
    INTERN,
    NONE,
    PLACES,
    SPACES,
    UNION,
    ZONES,
)
from .tally import ANIMALS, STALL_SPACES, in_hand
from .weights import (
    BASIC_UNIT,
    COMPLEX_UNIT,
    EATEN,
    EXCITEMENT_UP,
    LAB_WORKER,
    LIMIT_STEP,
    NEEDED_DOLLAR,
    PERSON_SHARE,
    ROOM_SHARE,
    SPARE_BASIC,
    SPARE_COMPLEX,
    SPARE_DOLLAR,
    SPARE_WORKER,
    THREAT_UP,
    TILE_SHARE,
)

POINT = 1000
DOLLARS_NEEDED, LATE_WORTH = 12, 160  # a dollar of the last round is a fifth of a point (DI.E1)
STORED_BASIC, STORED_COMPLEX = 3, 2  # units of a sort; what is more is spare
USUAL_LIMIT, SPARE_LIMIT = 5, 25
# What a specialist brings in a round; patrol, hunter and publicist count where they work.
PERSON_WORTH = (
    500, 750, 300, 0, 450, 620, 0, 250, 460, 0, 250, 400, 260, 260, 500, 280, 420, 0, 0, 180,
    320, 220,
)  # fmt: skip
# What a lab tile brings in a round.
TILE_WORTH = (
    330, 330, 260, 300, 700, 620, 430, 520, 260, 120, 260, 300, 330, 260, 480, 460,
)  # fmt: skip
MANY_WORKERS = 6
HORIZON = 6  # rounds in which what is bought now still counts in full
MISSING = 10  # units of DNA that are missing, complex ones twice: then nobody hopes any more
FOOD_EXTRA, EXHIBIT_LESS = 40, 30
FILLED = (92, 80, 50, 20, 0)  # in a hundred: how surely the first, second … empty exhibit is filled
HOPES = 24  # with all DNA in store a dinosaur that could be created is worth 10 of so many parts


@rule
def money_worth(t: Any, seat: int, money: int, after: int) -> int:
    """Dollars; at the end they give points in fives only, and better things are preferred."""
    if after == 0:
        return LATE_WORTH * money
    needed = min(money, DOLLARS_NEEDED)
    worth = int(t.weights[seat, NEEDED_DOLLAR]) * needed
    return worth + int(t.weights[seat, SPARE_DOLLAR]) * (money - needed)


@rule
def dna_worth(s: Any, t: Any, seat: int) -> int:
    """The cold storage, and its limits; what is being gained too."""
    basic, complex_ = int(t.weights[seat, BASIC_UNIT]), int(t.weights[seat, COMPLEX_UNIT])
    limit = int(t.weights[seat, LIMIT_STEP])
    worth = 0
    if is_asked(s, seat):
        worth += basic * int(s.gain_basic) + complex_ * int(s.gain_complex)
        worth += limit * int(s.limit_steps)
    for sort in range(ALL_SORTS):
        stored = STORED_BASIC if sort < BASICS else STORED_COMPLEX
        full = min(int(s.dna[seat, sort]), stored)
        more = int(s.dna[seat, sort]) - full
        if sort < BASICS:
            worth += basic * full + int(t.weights[seat, SPARE_BASIC]) * more
        else:
            worth += complex_ * full + int(t.weights[seat, SPARE_COMPLEX]) * more
        worth += limit * min(USUAL_LIMIT, int(s.limit[seat, sort]))
        worth += SPARE_LIMIT * int(s.limit[seat, sort])
    return worth


@rule
def crew_worth(s: Any, t: Any, seat: int, rounds: int) -> int:
    """Workers, lab tiles and specialists, for so many rounds."""
    workers = int(t.workers - s.reserve[seat])
    many = min(workers, MANY_WORKERS)
    worth = int(t.weights[seat, LAB_WORKER]) * many
    worth += int(t.weights[seat, SPARE_WORKER]) * (workers - many)
    tiles, people = 0, 0
    for space in range(SPACES):
        if s.lab[seat, space] != NONE:
            tiles += TILE_WORTH[s.lab[seat, space]]
    for person in range(ALL_SPECIALISTS):
        if s.specialist[person] == seat and (person != UNION or s.unioned == 0):
            people += PERSON_WORTH[person]
    worth += tiles * int(t.weights[seat, TILE_SHARE]) // 100
    worth += people * int(t.weights[seat, PERSON_SHARE]) // 100
    return worth * rounds


# ---- visitors ------------------------------------------------------------------------------


@rule
def visitor_spaces(s: Any, t: Any, seat: int, park: Any) -> int:
    """Spaces for visitors, in hundredths, on what is in hand too."""
    spaces = park[STALL_SPACES] + park[ANIMALS] * int(t.exhibit_visitors)
    if holds(s, seat, INTERN):
        spaces += 1
    tile = in_hand(s, seat)
    if NONE < tile < HATS:
        spaces += int(t.stall_spaces[tile])
    return 100 * int(spaces)


@rule
def visitors_worth(s: Any, t: Any, seat: int, spaces: int, pips: int, after: int, more: int) -> int:
    """What a round's visitors bring: dollars at the gate, points in the park, less who is eaten.

    `more` are visitors who will be drawn besides by then; they and `spaces` are in hundredths.
    """
    drawn = 100 * draw_size(s, t, seat) + more
    every = int(t.visitors[0] + t.visitors[1])
    patrons = drawn * int(t.visitors[0]) // max(1, every)
    placed = max(0, min(patrons, spaces - (drawn - patrons)))
    hungry = max(0, int(s.threat[seat]) + pips - protection(s, seat))
    eaten = min(100 * hungry, drawn)
    dollar = int(t.weights[seat, NEEDED_DOLLAR if after > 0 else SPARE_DOLLAR])
    worth = placed * POINT + patrons * t.gate_income * dollar
    return int(worth - eaten * int(t.weights[seat, EATEN])) // 100


@rule
def park_worth(s: Any, t: Any, seat: int) -> int:
    """Visitors on their places while the seat still acts in its park."""
    if s.asking != ASK_VISITORS or not is_asked(s, seat):
        return 0
    worth = -int(t.weights[seat, EATEN]) * int(s.to_feed[seat])
    for place in range(PLACES):
        here = POINT
        if place < ZONES and s.doubled[seat] >> place & 1:
            here = 2 * POINT
        elif is_food(s, t, seat, place):
            here = POINT + FOOD_EXTRA
        elif is_exhibit(s, seat, place):
            here = POINT - EXHIBIT_LESS
        patrons = int(s.patrons[seat, place])
        if place < ZONES:
            patrons -= s.sold[seat, place]
        worth += here * patrons - here // 4 * int(s.hooligans[seat, place])
    return worth - POINT * int(s.sued[seat])


# ---- exhibits ------------------------------------------------------------------------------


@rule
def missing(s: Any, t: Any, seat: int, exhibit: int) -> int:
    """Units of DNA that another dinosaur of the exhibit needs, complex ones twice."""
    units, spare = 0, 0
    for sort in range(ALL_SORTS):
        lacks = int(t.need[exhibit, sort]) - int(s.dna[seat, sort])
        if lacks > 0:
            units += lacks if sort < BASICS else 2 * lacks
        elif sort < BASICS:
            spare -= lacks
    return units + max(0, int(t.need_any[exhibit]) - spare)


@rule
def exhibits_worth(s: Any, t: Any, seat: int, works: int, visits: int) -> int:
    """Room for dinosaurs that can still be created, and exhibits that need not stay empty.

    All of them want the same DNA and workers: the second best counts less, the others little.
    """
    new = in_hand(s, seat) - FENCE
    best, second, rest, empty = 0, 0, 0, 0
    for exhibit in range(EXHIBITS):
        if s.owner[exhibit] != seat and exhibit != new:
            continue
        if s.dinosaurs[exhibit] == 0:
            empty += 1
        value = room_worth(s, t, seat, exhibit, exhibit == new, works, visits)
        if value > best:
            best, value = value, best
        if value > second:
            second, value = value, second
        rest += value
    worth = best + second * 2 // 3 + rest // 4
    if new >= 0:
        worth -= POINT * int(t.empty_penalty)
    for k in range(min(empty, works)):
        worth += POINT * int(t.empty_penalty) * FILLED[min(k, len(FILLED) - 1)] // 100
    return worth


@rule
def room_worth(s: Any, t: Any, seat: int, exhibit: int, new: bool, works: int, visits: int) -> int:
    """Room for another dinosaur: what it would bring, by the DNA that is missing."""
    room = 1 if new else int(s.paddock[exhibit] - s.dinosaurs[exhibit])
    if room <= 0:
        return 0
    prize = POINT * int(t.exhibit_points[exhibit])
    prize += int(t.exhibit_excitement[exhibit]) * int(t.weights[seat, EXCITEMENT_UP]) * visits
    prize -= int(t.exhibit_threat[exhibit]) * int(t.weights[seat, THREAT_UP]) * visits
    hope = max(0, MISSING - missing(s, t, seat, exhibit))
    share = 100 + 50 * min(room - 1, works - 1) if works > 1 else 100
    worth = max(0, prize) * hope * share // (HOPES * 100)
    return worth * int(t.weights[seat, ROOM_SHARE]) // 100
