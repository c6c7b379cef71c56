"""What lies on the table: the state's dtype, the table's constants, and the numbers for things.

Indices are plain ints (Numba wants them so); names are the rulebook's.
"""

import numpy as np

from ...kernel.state import state_dtype

# ---- how much of everything there can be ---------------------------------------------------
SEATS = 6
FEEDERS = SEATS + 1  # the seats' species, and the virtual one of two players
VIRTUAL = SEATS  # its number
SPACES = 20  # of the food chain, from 1
SMALL = 5  # up to this space the small-animals bonus holds
PLACES = 5  # for abilities
FRAMED = 2  # the first ones: the zero-point frame
SHOWN = 3  # open cards of the virtual species
DRAWN = 10  # cards drawn in an era
SPARED = 2  # cards that may be discarded early, or kept
LONGEST = 4  # cards of the longest combination
ERAS = 4
SPECIES = 13
NOBODY = NONE = -1

# ---- cards: kinds, of which there are two copies each --------------------------------------
COLOURS = ("acorn", "blueberry", "flower")
NUMBERS = 15
JOKER = NUMBERS * len(COLOURS)  # a kind is (number − 1) × 3 + colour; the joker's comes last
KINDS = JOKER + 1
COPIES = 2
TOKENS = KINDS + SHOWN  # what a play is built of: a kind from hand, or a place of the open cards

ENVIRONMENTS = (
    "desert", "forest", "highlands", "jungle", "mountains", "ocean", "plains", "polar",
    "underground", "wetlands",
)  # fmt: skip

# Abilities, by the number of their cards less one.
ABILITIES = (
    "pheromones", "symbiosis", "herd_animal", "hard_shell", "communication", "teeth",
    "food_storage", "mutation", "poison", "tools", "camouflage", "iron_stomach", "bigger_brain",
    "metamorphosis", "society",
)  # fmt: skip
PHEROMONES, SYMBIOSIS, HERD_ANIMAL, HARD_SHELL, COMMUNICATION = range(5)
TEETH, FOOD_STORAGE, MUTATION, POISON, TOOLS = range(5, 10)
CAMOUFLAGE, IRON_STOMACH, BIGGER_BRAIN, METAMORPHOSIS, SOCIETY = range(10, 15)

# ---- combinations, from weak to strong -----------------------------------------------------
COMBINATIONS = (
    "none", "single", "pair", "flush", "straight", "three", "straight_flush", "four",
)  # fmt: skip
NO_COMBINATION, SINGLE, PAIR, FLUSH, STRAIGHT, THREE, STRAIGHT_FLUSH, FOUR = range(8)

# ---- ways to use a card --------------------------------------------------------------------
USES = ("up", "down", "eggs", "environment", *(f"place{k}" for k in range(1, PLACES + 1)))
UP, DOWN, EGGS, ENVIRONMENT, ON_PLACE = range(5)  # ON_PLACE + k for place k

# ---- phases --------------------------------------------------------------------------------
PHASES = ("setup", "start", "tricks", "end", "survival", "over")
SETUP, START, TRICKS, END, SURVIVAL, OVER = range(6)

# ---- steps on the agenda; the first ones ask somebody --------------------------------------
STEPS = (
    "nothing", "discard", "leader", "play", "improve", "steal", "take", "keep", "eat",
    "metamorphosis",
    "species", "open", "markers", "era", "environments", "deal", "trick", "next", "resolve",
    "finish", "drift", "steals", "kept", "feed", "feeding", "food", "bites", "change", "clear",
)  # fmt: skip
DISCARD, LEADER, PLAY, IMPROVE, STEAL, TAKE, KEEP, EAT, TRANSFORM = range(1, 10)
DRAW_SPECIES, DRAW_OPEN, MARKERS, ERA, DRAW_ENVIRONMENTS, DEAL = range(10, 16)
TRICK, NEXT, RESOLVE, FINISH, DRIFT, STEALS = range(16, 22)
KEPT, FEED, FEEDING, FOOD, BITES, CHANGE, CLEAR = range(22, 29)

# ---- chance --------------------------------------------------------------------------------
CHANCES = ("none", "species", "environment", "card", "open", "metamorphosis")
CHANCE_SPECIES, CHANCE_ENVIRONMENT, CHANCE_CARD, CHANCE_OPEN, CHANCE_METAMORPHOSIS = range(1, 6)

STATE = state_dtype([
    ("phase", "i1"),
    ("subject", "i1"),  # the seat that the question or chance event at hand is about
    # species
    ("species", "i1", SEATS),  # whose figures the seat has
    ("space", "i1", FEEDERS),  # on the food chain; 0 for none
    ("population", "i1", SEATS),
    ("gained", "i2", SEATS),  # bit set of the environments gained
    ("card", "i1", (SEATS, PLACES)),  # the ability card on a place, or NONE
    ("stolen", "i1", (SEATS, PLACES)),  # the card that lies on a mutation there, or NONE
    ("works", "i2", FEEDERS),  # bit set of the abilities that work; it follows from the places
    # the table
    ("environments", "i2"),  # bit set of those turned up
    ("open", "i1", SHOWN),  # the virtual species' cards, or NONE
    # cards, by kind
    ("deck", "i1", KINDS),
    ("hand", "i1", (SEATS, KINDS)),
    ("discards", "i1", KINDS),  # those that everybody has seen
    ("early", "i1", (SEATS, KINDS)),  # the seat's discards before the first trick, face down
    ("late", "i1", (SEATS, KINDS)),  # what the seat did not keep, face down
    ("laid", "i1", KINDS),  # cards that stay with species for climbs, eggs and environments
    ("gone", "i1", KINDS),  # open cards that left the game
    # what can be known of hidden numbers
    ("held", "i1", SEATS),  # cards in hand
    ("dealt", "i1"),  # cards that each drew in this era
    ("received", "i1", SEATS),  # cards that the seat has drawn in this era so far
    ("played", "i1", SEATS),  # of its cards, those that all have seen since
    ("sorted", "i1"),  # bit set of the seats that have made their early discards
    ("chosen", "i1"),  # bit set of the seats that have chosen what to keep
    ("may_keep", "i1", SEATS),  # how many cards it may have brought into this era, as others know
    ("most_kept", "i1"),  # how many all together have brought, at most, as everybody knows
    ("least_kept", "i1"),  # and at least
    ("spare", "i1"),  # cards in the deck and brought into this era, together
    ("looked", "i1"),  # bit set of the seats that have seen all early discards of the era
    ("refilled", "i1"),  # 1 when the discards became the deck during survival
    # the trick
    ("trick", "i1"),  # its number in the era
    ("leader", "i1"),
    ("turn", "i1"),  # how many have played to it
    ("laid_cards", "i1", (SEATS, LONGEST)),  # tokens that the seat has played, or NONE
    ("laid_n", "i1", SEATS),
    ("combination", "i1", SEATS),  # what they make
    ("total", "i1", SEATS),  # their sum
    ("best", "i1"),  # who is strongest so far, or NOBODY
    ("last", "i1"),  # 1 when it is the era's last
    ("emptied", "i1"),  # bit set of the seats whose hand has run empty
    ("used_open", "i1"),  # 1 when somebody has used an open card in the trick
    ("asked_steal", "i1"),  # bit set: whose mutation has had its turn since the trick began
    # choices that are being made, not yet known to others
    ("picked", "i1", (SEATS, LONGEST)),  # tokens, or NONE
    ("picked_n", "i1", SEATS),
    # survival
    ("fed", "i1"),  # bit set of those that have had their turn
    ("eaten", "i2", FEEDERS),  # bit set of those whom the species has eaten
    ("bites", "i1", FEEDERS),  # tokens
    ("food", "i1", SEATS),
    ("surplus", "i1"),  # bit set of the seats that may grow
    ("drawn", "i1"),  # the card of a metamorphosis that must be placed, or NONE
])  # fmt: skip

STRENGTHS = len(COMBINATIONS) - 1  # from a single card up
WEIGHTS = NUMBERS + STRENGTHS + 10  # of the judgement
PERCENTS = 101  # from 0 to 100

TABLE = np.dtype([
    ("weights", "i2", (SEATS, WEIGHTS)),  # of each seat's judgement
    # How likely none of so many players beats what one beats with so many per cent, per mille.
    ("holds", "i2", (PERCENTS, SEATS)),
    ("homes", "i2", SPECIES),  # bit set of the printed environments
    ("seats", "i1"),
    # cards
    ("chain", "i1", KINDS),  # food-chain value
    ("eggs", "i1", KINDS),
    ("environment", "i1", KINDS),  # or NONE
    ("points", "i1", NUMBERS),  # of an ability at the end
    ("ability_food", "i1", NUMBERS),
    # species
    ("start_space", "i1", SPECIES),
    ("start_population", "i1", SPECIES),
    ("home", "i1", (SPECIES, len(ENVIRONMENTS))),  # food in a printed environment, else 0
    ("printed", "i1", (SPECIES, PLACES)),  # the ability printed on a place, or NONE
    # eras
    ("eras", "i1"),
    ("turned_up", "i1", ERAS),  # environments in an era
    # options
    ("strict_growth", "i1"),
    ("meddle", "i1"),
])  # fmt: skip
