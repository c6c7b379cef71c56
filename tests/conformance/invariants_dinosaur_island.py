"""What always holds in Dinosaur Island, and what in it is hidden from whom.

`broken` is a rule, so that the long run in `bench` checks the very same in machine code.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from gondwana.games.dinosaur_island import rules
from gondwana.games.dinosaur_island.actions import DONE
from gondwana.games.dinosaur_island.crowd import guided, is_exhibit, spaces_at, standing_at
from gondwana.games.dinosaur_island.objectives import specialists_held
from gondwana.games.dinosaur_island.phases.solo import cards_at
from gondwana.games.dinosaur_island.state import (
    ALL_KINDS,
    ALL_SORTS,
    ALL_SPECIALISTS,
    ALL_TILES,
    ASK_RESEARCH,
    ASK_SCORE,
    ASK_VISITORS,
    ASK_WORK,
    ATTRACTIONS,
    CARD_TURNED,
    DISCARDED,
    EXHIBITS,
    FENCE,
    FIRST_UPGRADE,
    GUIDE,
    HATS,
    IN_PILE,
    INTERN_PLACE,
    LABS,
    LEVELS,
    NOBODY,
    NONE,
    ON_BOARD,
    OUT,
    PEOPLE,
    PLACES,
    PRINTED,
    RECIPES,
    SEATS,
    SECONDS,
    SETUP,
    SHELVES,
    SPACES,
    STALLS,
    TURNED,
    VISITORS,
    WORK,
    ZONES,
)
from gondwana.kernel.agenda import is_asked
from gondwana.kernel.game import find_game
from gondwana.kernel.rule import rule
from gondwana.kernel.state import AGENDA_DEPTH, plain

ROUNDS = (1, find_game("dinosaur-island").most_rounds)  # DI.5.4: as bots play

BROKEN = (
    "",
    "a visitor is lost or too many",
    "a worker is lost or too many",
    "DNA is negative or not below its limit, or a limit is above the highest",
    "an exhibit does not lie where it should, or holds more dinosaurs than its paddock",
    "a recipe is open on no pile, or on two",
    "an attraction lies in no park, pile or row, or in two places",
    "a lab tile is too many",
    "a specialist is in no lab, pile or row, or somebody has too many, or his workers are wrong",
    "money or points are negative, or excitement or threat is not that of the dinosaurs",
    "nobody is asked, no chance event is at hand, and the game is not over; or two at once",
    "somebody is asked who is not at the table, or several where one must decide",
    "the order is not of all seats",
    "an objective is marked that is none, or in secret outside the work phase",
    "the agenda is too full",
    "two dice are one, or the threat die is none",
    "more visitors stand somewhere than there are spaces",
    "a solo card is lost, or the solo game does not last its rounds",
    "something is half done while nobody is asked for it",
)


@rule
def broken(s: Any, t: Any) -> int:
    """The first invariant that does not hold, as an index of BROKEN; 0 when all hold."""
    for check in range(1, len(BROKEN)):
        if not holds(s, t, check):
            return check
    return 0


@rule
def holds(s: Any, t: Any, check: int) -> bool:
    """One invariant, by its index in BROKEN."""
    if check == 10:
        speaking = (1 if s.waiting else 0) + (1 if s.chance else 0) + (1 if s.over else 0)
        return speaking == 1 and (s.asking != 0) == (s.waiting != 0)
    if check == 11:
        return questions_hold(s, t)
    if check == 14:
        return 0 <= s.agenda_n <= AGENDA_DEPTH
    if s.phase == SETUP:
        return True  # the boards are still being laid out
    if check == 1:
        return visitors_hold(s, t)
    if check == 2:
        return workers_hold(s, t)
    if check == 3:
        return dna_holds(s, t)
    if check == 4:
        return exhibits_hold(s, t)
    if check == 5:
        return recipes_hold(s, t)
    if check == 6:
        return attractions_hold(s, t)
    if check == 7:
        return tiles_hold(s, t)
    if check == 8:
        return specialists_hold(s, t)
    if check == 9:
        return figures_hold(s, t)
    if check == 12:
        return order_holds(s, t)
    if check == 13:
        return marks_hold(s, t)
    if check == 15:
        return dice_hold(s, t)
    if check == 16:
        return places_hold(s, t)
    if check == 17:
        return cards_hold(s, t)
    return pieces_hold(s, t)


@rule
def visitors_hold(s: Any, t: Any) -> bool:
    """DI.S2: in the bag, beside it, in parks and queues, eaten, or out of the game."""
    for visitor in range(len(VISITORS)):
        count = int(s.bag[visitor] + s.gone[visitor])
        if s.bag[visitor] < 0 or s.gone[visitor] < 0:
            return False
        if visitor == 1:
            count += s.aside
        for seat in range(SEATS):
            if s.queue[seat, visitor] < 0 or s.eaten[seat, visitor] < 0:
                return False
            count += s.queue[seat, visitor] + s.eaten[seat, visitor]
            for place in range(PLACES):
                here = s.hooligans[seat, place] if visitor else s.patrons[seat, place]
                if here < 0:
                    return False
                count += here
        if count != t.visitors[visitor]:
            return False
    return True


@rule
def workers_hold(s: Any, t: Any) -> bool:
    """DI.S7: no worker leaves the game; in the lab are those outside the reserve, or fewer."""
    for seat in range(t.seats):
        if not 0 <= s.reserve[seat] <= t.workers or s.idle[seat] < 0:
            return False
        turned = 0
        for scientist in range(LEVELS):
            if s.scientist[seat, scientist] == TURNED:
                turned += 1
        if s.idle[seat] > t.workers - s.reserve[seat] + turned:
            return False
        brought = 0
        for person in range(ALL_SPECIALISTS):
            if s.specialist[person] == seat:
                brought += s.brought[person]
        if brought > t.workers - s.reserve[seat]:
            return False
    return True


@rule
def dna_holds(s: Any, t: Any) -> bool:
    """DI.S8: the amount stays below the limit."""
    for seat in range(t.seats):
        for sort in range(ALL_SORTS):
            if not 0 <= s.dna[seat, sort] < s.limit[seat, sort] <= t.most_limit:
                return False
    return True


@rule
def exhibits_hold(s: Any, t: Any) -> bool:
    """DI.S11, DI.3.3: on its two zones; dinosaurs within the paddock; none without an owner."""
    for exhibit in range(EXHIBITS):
        seat = int(s.owner[exhibit])
        fences = 0
        for other in range(t.seats):
            for zone in range(ZONES):
                if s.park[other, zone] == FENCE + exhibit:
                    fences += 1
                    if other != seat or not s.home[exhibit] <= zone <= s.home[exhibit] + 1:
                        return False
        if seat >= 0:
            if fences != 2 or seat >= t.seats or not 1 <= s.paddock[exhibit] <= t.most_paddock:
                return False
            if not 0 <= s.dinosaurs[exhibit] <= s.paddock[exhibit]:
                return False
        elif fences + s.paddock[exhibit] + s.dinosaurs[exhibit] != 0 or s.home[exhibit] != NONE:
            return False
    return True


@rule
def recipes_hold(s: Any, t: Any) -> bool:
    """DI.S5: what lies open is of its pile's kind; what is in the pile lies nowhere else."""
    for recipe in range(RECIPES):
        lying = 1 if s.laying == FENCE + recipe else 0
        for kind in range(ALL_KINDS):
            if s.recipe[kind] == recipe:
                if t.kind[recipe] != kind:
                    return False
                lying += 1
        if lying != (1 if s.owner[recipe] == ON_BOARD else 0):
            return False
        if s.under[recipe] > 0 and s.owner[recipe] != IN_PILE:
            return False
        if s.owner[recipe] < OUT or s.owner[recipe] == DISCARDED:
            return False
    return True


@rule
def attractions_hold(s: Any, t: Any) -> bool:
    """DI.S4, DI.2.3: each in one place by its nature; here: where it says that it is."""
    for stall in range(ATTRACTIONS):
        shown = 1 if s.laying == stall else 0
        for shelf in range(SHELVES):
            if s.shelf[STALLS, shelf] == stall:
                shown += 1
        standing = 0
        for seat in range(t.seats):
            for zone in range(ZONES):
                if s.park[seat, zone] == stall:
                    standing += 1
                    if s.attraction[stall] != seat:
                        return False
        place = s.attraction[stall]
        if shown != (1 if place == ON_BOARD else 0) or standing != (1 if place >= 0 else 0):
            return False
        if (place == OUT) != (t.stall_in_play[stall] == 0):
            return False
    for seat in range(t.seats):
        hats = 0
        for zone in range(ZONES):
            if s.park[seat, zone] == HATS:
                hats += 1
        if hats != 1:
            return False
    return True


@rule
def tiles_hold(s: Any, t: Any) -> bool:
    """DI.S4, DI.2.4: no more tiles of a kind than there are; the II tiles are all seen."""
    for tile in range(FIRST_UPGRADE, ALL_TILES):
        count = int(s.pile[tile] + s.spent[tile])
        if s.pile[tile] < 0 or s.spent[tile] < 0:
            return False
        for shelf in range(SHELVES):
            if s.shelf[LABS, shelf] == tile:
                count += 1
        if count + lying(s, t, tile) > t.tile_copies[tile]:
            return False
    for number in range(len(SECONDS)):
        tile = SECONDS[number]
        if s.second_left[number] + lying(s, t, tile) != t.tile_copies[tile]:
            return False
    return True


@rule
def lying(s: Any, t: Any, tile: int) -> int:
    """How many of a tile lie open in the labs."""
    count = 0
    for seat in range(t.seats):
        for space in range(SPACES):
            if s.lab[seat, space] == tile:
                count += 1
    return count


@rule
def specialists_hold(s: Any, t: Any) -> bool:
    """DI.2.2: three at most; who brought workers is held."""
    for person in range(ALL_SPECIALISTS):
        shown = 0
        for shelf in range(SHELVES):
            if s.shelf[PEOPLE, shelf] == person:
                shown += 1
        place = s.specialist[person]
        if shown != (1 if place == ON_BOARD else 0) or not OUT <= place < t.seats:
            return False
        if not 0 <= s.brought[person] <= t.specialist_workers[person]:
            return False
        if s.brought[person] > 0 and place < 0:
            return False
        if t.specialist_in_play[person] == 0 and place != OUT:
            return False
    for seat in range(t.seats):
        if specialists_held(s, seat) > t.most_specialists:
            return False
    return True


@rule
def figures_hold(s: Any, t: Any) -> bool:
    """DI.G5, DI.4.3, DI.3.3: nothing below 0; excitement and threat add up."""
    for seat in range(t.seats):
        if s.money[seat] < 0 or (s.points[seat] < 0 and s.over == 0) or s.security[seat] < 0:
            return False
        printed = PRINTED + seat
        threat = int(t.start_threat) - int(t.exhibit_threat[printed])
        excitement = int(t.start_excitement) - int(t.exhibit_excitement[printed])
        for exhibit in range(EXHIBITS):
            if s.owner[exhibit] == seat:
                threat += s.dinosaurs[exhibit] * t.exhibit_threat[exhibit]
                excitement += s.dinosaurs[exhibit] * t.exhibit_excitement[exhibit]
        if s.threat[seat] != threat:
            return False
        if s.excitement[seat] != min(excitement, int(t.most_excitement)):
            return False
    return True


@rule
def questions_hold(s: Any, t: Any) -> bool:
    """DI.3.6, DI.4.5: only work and the parks are for several at once."""
    if not 0 <= s.waiting < 1 << t.seats:
        return False
    if s.waiting & (s.waiting - 1) != 0:
        return s.asking in (ASK_WORK, ASK_VISITORS)
    return s.waiting == 0 or ASK_RESEARCH <= s.asking <= ASK_SCORE


@rule
def order_holds(s: Any, t: Any) -> bool:
    """DI.S9, DI.5.1: every seat once."""
    seats = 0
    for place in range(SEATS):
        if place < t.seats:
            if s.order[place] < 0 or s.order[place] >= t.seats:
                return False
            seats |= 1 << s.order[place]
        elif s.order[place] != NOBODY:
            return False
    return seats == (1 << t.seats) - 1


@rule
def marks_hold(s: Any, t: Any) -> bool:
    """DI.6: marks are on objectives in play; what is closed has a mark."""
    every, marked = (1 << s.goals) - 1, 0
    if s.goals != t.goals:
        return False
    for seat in range(t.seats):
        if s.claimed[seat] & ~every or s.claimed_now[seat] & ~every:
            return False
        if s.claimed_now[seat] and (s.phase != WORK or s.claimed_now[seat] & s.closed):
            return False
        marked |= s.claimed[seat]
    return s.closed & ~marked == 0


@rule
def dice_hold(s: Any, t: Any) -> bool:
    """DI.S3, DI.1.8."""
    seen = 0
    for space in range(t.dice):
        if seen >> s.die[space] & 1:
            return False
        seen |= 1 << s.die[space]
    return NONE <= s.threat_space < t.dice


@rule
def places_hold(s: Any, t: Any) -> bool:
    """DI.4.2: visitors stand where there are spaces; with the intern a patron only."""
    for seat in range(t.seats):
        more = 0
        for place in range(PLACES):
            over = standing_at(s, seat, place) - spaces_at(s, t, seat, place)
            if over > 0:
                more += over
                if not is_exhibit(s, seat, place):
                    return False
        if more > (1 if s.specialist[GUIDE] == seat else 0):
            return False
        if s.hooligans[seat, INTERN_PLACE] != 0 or (more > 0 and guided(s, t, seat)):
            return False
    return True


@rule
def cards_hold(s: Any, t: Any) -> bool:
    """DI.O1, DI.O2: seven objectives, a card turned each round, seven rounds or the tiny one."""
    if t.solo == 0:
        return s.turned == NONE
    turned = cards_at(s, CARD_TURNED)
    if s.over and s.round_number != t.rounds:
        return False
    return s.round_number - 1 <= turned <= s.round_number <= t.rounds


@rule
def pieces_hold(s: Any, t: Any) -> bool:
    """What is chosen piece by piece is complete when another question or chance comes."""
    for seat in range(SEATS):
        if s.paying[seat] != NONE or s.copying[seat]:
            if s.asking != ASK_WORK or not is_asked(s, seat):
                return False
    if s.waiting == 0 or s.asking in (ASK_WORK, ASK_VISITORS):
        return s.laying == NONE and s.gain_basic + s.gain_complex + s.limit_steps == 0
    return True


# ---- what is hidden from whom (DI.3.6) -----------------------------------------------------

SECRET_CHANCES: dict[str, Any] = {}


def chooses_unseen(s: Any, t: Any) -> bool:
    """Whether the others do not see what a seat chooses now: in the work phase."""
    return bool(s.asking == ASK_WORK)


def disguises(s: Any, t: Any, seat: int | None, rng: random.Random) -> Iterator[Any]:
    """States that differ from this one in nothing but what the seat (None: a watcher) cannot know.

    Others have worked more in the work phase, or not at all.
    """
    if s.asking != ASK_WORK:
        return
    others = [k for k in range(t.seats) if k != seat]
    busy, idle = s.clone(), s.clone()
    choices = plain(find_game("dinosaur-island").choices)
    for other in others:
        for _ in range(3):
            rules.legal(busy, t, other, choices)
            ways = [action for action in choices.id[: choices.n] if action != DONE]
            if ways:
                rules.play(busy, t, other, rng.choice(ways))
    watcher = NOBODY if seat is None else seat
    rules_of_redealing()(idle, t, watcher, None, None)
    for new in (busy, idle):
        new.notes = []
        if new.to_record().tobytes() != s.to_record().tobytes():
            yield new


def rules_of_redealing() -> Any:
    """The game's own dealing anew: it takes back what others have done."""
    return find_game("dinosaur-island").rules["redeal"]


def expectations(s: Any, t: Any, seat: int) -> Iterator[tuple[str, Any, dict[Any, Fraction]]]:
    """How likely what the seat cannot know is this or that: others have certainly done nothing."""
    if s.asking != ASK_WORK:
        return
    for other in range(t.seats):
        if other != seat:
            money, dna = (lambda new, k=other: new.money[k]), (lambda new, k=other: new.dna[k, 0])
            yield f"money {other}", money, {s.was_money[other]: Fraction(1)}
            yield f"dna {other}", dna, {s.was_dna[other, 0]: Fraction(1)}


def settled(s: Any, t: Any) -> bool:
    """Whether everybody has done what must be done: nothing is half done but by who is asked."""
    return all(s.paying[k] == NONE or is_asked(s, k) for k in range(t.seats))
