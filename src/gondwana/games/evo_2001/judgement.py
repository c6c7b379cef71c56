"""What a bot needs: what a position is worth.

The estimate is the points that a seat may expect at the end, in thousandths: those it has, those of
the dinosaurs that live through this round, what these will bring in later climates, and what genes
and cards will still bring, priced by the rounds to come. The weights are in `weights.toml`, and
each seat has its own in the table's constants.
"""

from typing import Any

from ...kernel.rule import rule
from ..common.rules.order import place_of
from .herd import kept, supply
from .phases.movement import movement
from .state import (
    BIRTH,
    CARD,
    CHANCE_CLIMATE,
    CLIMATE,
    COLD,
    EGG,
    END_SURVIVAL,
    HOT,
    INITIATIVE,
    METEOR,
    MOVE,
    MOVEMENT,
    MUTATION,
    NOBODY,
    NONE,
    PORTRAIT_GENES,
    RING,
    SIDES,
    START_BIRTH,
    START_MOVEMENT,
    TERRAINS,
    WEIGHTS,
)

POINT = 1000
# Where the weights of `weights.toml` stand in a seat's row: first those of the genes on a portrait.
(
    CARD_WEIGHT, HERD_WEIGHT, NEXT_WEIGHT, SAVE_WEIGHT, BIRTH_WEIGHT,
    HORN_WEIGHT, KID_WEIGHT, STANDS_WEIGHT, THEFT_WEIGHT, PLACE_WEIGHT,
) = range(PORTRAIT_GENES, WEIGHTS)  # fmt: skip
CARD_ROUNDS = 5  # so many rounds at most a card in hand is worth something
HERD_ROUNDS = 3  # so many at most a living dinosaur is


@rule
def rounds_to_come(s: Any, t: Any) -> int:
    """The expected number of rounds after this one, in thousandths (E1.6.1, E1.V3)."""
    waits = max(0, 2 - int(s.round_number)) * t.advanced
    moved = s.meteor - t.seats - s.round_number + min(2, int(s.round_number)) * t.advanced
    chance, total = 1000, 1000 * waits
    if s.phase == METEOR and moved == 0:
        total += chance
    for space in range(s.meteor + 1, t.last_space):
        ends = 0
        for number in range(1, SIDES + 1):
            ends += t.crash[space] >> number & 1
        chance = chance * (SIDES - ends) // SIDES
        total += chance
    return total


@rule
def is_between(s: Any) -> bool:
    """Whether the round has scored, or the next one has hardly begun: all that is judged alike.

    Else whoever ends the auction would see another worth of everything than who lets it go on.
    """
    if s.phase == INITIATIVE or s.chance == CHANCE_CLIMATE:
        return True
    return s.phase == METEOR or s.window == END_SURVIVAL


@rule
def census(s: Any, t: Any, seat: int) -> int:
    """The seat's dinosaurs by terrain: four counts in one number, eight bits each."""
    counts = 0
    for region in range(t.regions):
        if s.dinosaur[region] == seat:
            counts += 1 << 8 * t.terrain[region]
    return counts


@rule
def lives(s: Any, t: Any, seat: int, counts: int, climate: int) -> int:
    """How many of a census live with the climate marker there."""
    safe, hot, cold = 0, 0, 0
    for terrain in range(len(TERRAINS)):
        herd = counts >> 8 * terrain & 255
        zone = t.zone[climate, terrain]
        if zone < HOT:
            safe += herd
        elif zone == HOT:
            hot += herd
        elif zone == COLD:
            cold += herd
    return safe + kept(s, seat, HOT, hot) + kept(s, seat, COLD, cold)


@rule
def lives_after_roll(s: Any, t: Any, seat: int, counts: int) -> int:
    """Six times the number that may be expected to live after the next climate roll."""
    total = 0
    for number in range(1, SIDES + 1):
        climate = (s.climate + t.roll[number] + RING) % RING
        total += lives(s, t, seat, counts, int(climate))
    return total


@rule
def for_rounds(t: Any, seat: int, weight: int, most: int, later: int) -> int:
    """A weight for every round to come, so many at most, in millionths of a point."""
    return int(t.weights[seat, weight]) * min(later, 1000 * most)


@rule
def this_round(s: Any, t: Any, seat: int, counts: int, later: int) -> int:
    """The dinosaurs that will score this round, and those still to be born."""
    living = 1 + for_rounds(t, seat, HERD_WEIGHT, HERD_ROUNDS, later) // POINT
    if s.phase > CLIMATE or s.no_roll:
        worth = (POINT + living) * lives(s, t, seat, counts, int(s.climate))
    else:
        worth = (POINT + living) * lives_after_roll(s, t, seat, counts) // SIDES
    doomed = int(s.alive[seat]) - worth // (POINT + living)
    if s.phase < MOVEMENT or s.window == START_MOVEMENT:
        worth += int(t.weights[seat, SAVE_WEIGHT]) * min(movement(s, seat), doomed)
    elif s.asking == MOVE and s.waiting >> seat & 1:
        worth += int(t.weights[seat, SAVE_WEIGHT]) * min(int(s.steps), doomed) // 8
    if s.no_births == 0 and (s.phase < BIRTH or s.window == START_BIRTH):
        worth += int(t.weights[seat, BIRTH_WEIGHT]) * min(int(s.genes[seat, EGG]), supply(s, seat))
    return worth


@rule
def gene_worth(s: Any, t: Any, seat: int, gene: int, later: int) -> int:
    """One more gene of a kind, or a card for it."""
    if gene == CARD:
        return for_rounds(t, seat, CARD_WEIGHT, CARD_ROUNDS, later) // POINT
    count = int(s.genes[seat, gene])
    return genes_worth(t, seat, gene, count + 1, later) - genes_worth(t, seat, gene, count, later)


@rule
def genes_worth(t: Any, seat: int, gene: int, count: int, later: int) -> int:
    """So many genes of a kind: each further one brings less."""
    return int(t.weights[seat, gene]) * later // 1000 * 7 * count // (6 + count)


@rule
def auction_worth(s: Any, t: Any, seat: int, later: int) -> int:
    """The gene that the seat is about to get, less its price; who stands nowhere places again.

    A bid that is only named is taken as standing: whoever stands there may still answer it.
    """
    worth, best = 0, 0
    for row in range(s.rows):
        if s.row_gene[row] == NONE:  # taken
            return 0
        owner, price = int(s.row_seat[row]), int(s.row_price[row])
        if s.named_seat != NOBODY and s.named_row == row:
            owner, price = int(s.named_seat), int(s.named_price)
        prize = gene_worth(s, t, seat, int(s.row_gene[row]), later)
        if owner == seat:
            worth = prize - cost(s, t, seat, price) + int(t.weights[seat, STANDS_WEIGHT]) * price
            return worth + int(t.weights[seat, THEFT_WEIGHT]) * s.theft[seat]
        if owner != NOBODY:
            price += max(1, int(s.theft[owner]))
        best = max(best, prize - cost(s, t, seat, price))
    if s.out >> seat & 1:
        return 0
    return best + int(t.weights[seat, THEFT_WEIGHT]) * s.theft[seat]


@rule
def cost(s: Any, t: Any, seat: int, price: int) -> int:
    """E1.6.6, E1.R6: what a bid of this price costs: less by mutations and by what is pledged."""
    price -= int(s.genes[seat, MUTATION])
    for card in range(t.cards):
        if s.pledged[card] and s.card[card] == seat:
            price -= int(t.card_amount[card])
    return POINT * max(0, price)


@rule
def cards_worth(s: Any, t: Any, seat: int, later: int) -> int:
    """The hand, and what cards that were played do for the seat this round."""
    worth = s.hand[seat] * for_rounds(t, seat, CARD_WEIGHT, CARD_ROUNDS, later) // POINT
    if s.phase <= MOVEMENT:
        worth += int(t.weights[seat, HORN_WEIGHT]) * (s.attack[seat] + s.defence[seat])
    if s.phase == BIRTH:
        worth += int(t.weights[seat, KID_WEIGHT]) * (s.tough[seat] + (1 if s.wander[seat] else 0))
    return int(worth)


@rule
def estimate(s: Any, t: Any, seat: int) -> int:
    """The points that the seat may expect at the end, in thousandths."""
    worth = POINT * int(s.points[seat] - s.due[seat])
    if s.over:
        return worth + int(s.alive[seat])
    later = rounds_to_come(s, t)
    counts = census(s, t, seat)
    if is_between(s):
        if s.phase <= CLIMATE:
            later += 1000  # the round that begins is still to come
        worth += s.alive[seat] * for_rounds(t, seat, HERD_WEIGHT, HERD_ROUNDS, later) // POINT
    else:
        worth += this_round(s, t, seat, counts, later)
    if later > 0:
        worth += int(t.weights[seat, NEXT_WEIGHT]) * lives_after_roll(s, t, seat, counts) // SIDES
    for gene in range(PORTRAIT_GENES):
        worth += genes_worth(t, seat, gene, int(s.genes[seat, gene]), later)
    worth += cards_worth(s, t, seat, later)
    if s.rows > 0:
        worth += auction_worth(s, t, seat, later)
    if s.order[0] != NOBODY:
        worth -= int(t.weights[seat, PLACE_WEIGHT]) * place_of(s, seat)
    return int(worth)
