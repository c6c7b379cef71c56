"""The action space: ranges of ids. Each action's words are made in `words`.

What would multiply is chosen piece by piece: where a tile goes, unit by unit of DNA, step by step
of limits, visitor by visitor.
"""

from .state import (
    ALL_CARDS,
    ALL_GOODS,
    ALL_KINDS,
    ALL_SORTS,
    ALL_SPECIALISTS,
    BASICS,
    DICE_IN_PLAY,
    EXHIBITS,
    LEVELS,
    PLACERS,
    PLACES,
    SHELVES,
    SPACES,
    SPOTS,
    ZONES,
)

DISMISSALS = 1 + ALL_SPECIALISTS  # nobody, or a specialist
BENCH_CHOICES = 1 + EXHIBITS  # security, or an exhibit's paddock
PAID = 4  # 0 to 3 units of one basic sort pay for a dinosaur
RETURNS = 3  # 0 to 2 hooligans go back into the bag
BONUSES = 2  # security, or two basic DNA; a paddock is A_PADDOCK

PASS = 0
DONE = 1  # with work, with the food stands
AUTO = 2  # the visitors left go where the proposal puts them
# research
A_DIE = 3  # + placer × DICE_IN_PLAY + space
A_STORE = A_DIE + PLACERS * DICE_IN_PLAY  # + placer
A_RECIPE = A_STORE + PLACERS  # + placer × ALL_KINDS + kind
A_TURN = A_RECIPE + PLACERS * ALL_KINDS  # + scientist
A_COPY_TAKE = A_TURN + LEVELS  # the programmer gains as well
# market
A_HIRE = A_COPY_TAKE + 1  # + shelf × DISMISSALS + (0, or 1 + the specialist dismissed)
A_BUILD = A_HIRE + SHELVES * DISMISSALS  # + shelf
A_UPGRADE = A_BUILD + SHELVES  # + shelf × SPACES + space of the lab
A_SECOND = A_UPGRADE + SHELVES * SPACES  # + number of the II tile
A_BUY = A_SECOND + 2  # + shelf × ALL_GOODS + what is removed
# pieces
A_PLACE = A_BUY + SHELVES * ALL_GOODS  # + zone, an exhibit's left one
A_GAIN = A_PLACE + ZONES  # + sort
A_LIMIT = A_GAIN + ALL_SORTS  # + sort
A_PADDOCK = A_LIMIT + ALL_SORTS  # + exhibit: one larger, for nothing
A_BONUS = A_PADDOCK + EXHIBITS  # + BONUSES
# work; `spot` counts from 0, like spots of a kind are one
A_REFINE = A_BONUS + BONUSES  # + number of the complex sort
A_CREATE = A_REFINE + BASICS  # + spot (0, 1) × EXHIBITS + exhibit
A_PAY = A_CREATE + 2 * EXHIBITS  # + cyan × PAID² + violet × PAID + blue
A_BENCH = A_PAY + PAID**3  # + (0, or 1 + exhibit)
A_VENTURE = A_BENCH + BENCH_CHOICES  # + spot
A_BENCH_PLUS = A_VENTURE + SPOTS  # + spot (0, 1) × BENCH_CHOICES + (0, or 1 + exhibit)
A_RENOVATE = A_BENCH_PLUS + 2 * BENCH_CHOICES  # + spot (0, 1) × EXHIBITS + exhibit
A_GROUNDSKEEPER = A_RENOVATE + 2 * EXHIBITS
A_OFFICE = A_GROUNDSKEEPER + 1
A_DOUBLE = A_OFFICE + 1  # + zone
A_COPY_LAB = A_DOUBLE + ZONES  # the next use is free
A_ADS = A_COPY_LAB + 1  # + spot (0, 1)
A_GENE_BANK = A_ADS + 2  # + basic sort
A_SPONSORS = A_GENE_BANK + BASICS
A_SEQUENCE = A_SPONSORS + 1  # + basic sort paid × BASICS + number of the complex sort
# park
A_RETURN = A_SEQUENCE + BASICS * BASICS  # + how many hooligans
A_VISIT = A_RETURN + RETURNS  # + place
A_EATEN = A_VISIT + PLACES  # + place
A_SUE = A_EATEN + PLACES  # pay $1 for one eaten
A_SELL = A_SUE + 1  # + zone of a food stand: one patron for dollars
# solo
A_KEEP = A_SELL + ZONES  # + card
A_SCORE = A_KEEP + ALL_CARDS  # + card
A_DROP = A_SCORE + ALL_CARDS  # + card
ACTIONS = A_DROP + ALL_CARDS
# The most that can be legal at once is less: seven own exhibits, and every tile in the lab.
MOST_LEGAL = 128
