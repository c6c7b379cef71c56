"""What lies on the table: the state's dtype, the table's constants, and the numbers for things.

Indices are plain ints (Numba and CUDA want them so); names are the rulebook's.
"""

import numpy as np

from ...kernel.state import state_dtype

# ---- how much of everything there can be ---------------------------------------------------
SEATS = 5
SPACES = 43  # on the largest island
DIRECTIONS = 6
COASTS = 23  # coastal spaces on the largest island
FLIGHTS = 18  # spaces two steps away at most
DINOSAURS = 8
UNIQUES = 12
SECTIONS = 6
NOBODY = NOWHERE = UNKNOWN = NONE = -1

# ---- terrain and climate -------------------------------------------------------------------
TERRAINS = ("yellow", "green", "brown", "white")
ZONES = ("ideal", "hot", "cold", "deadly")
IDEAL, HOT, COLD, DEADLY = range(4)
TOKENS = ("two-forward", "one-forward", "stay", "one-back", "meteorite")
METEORITE = 4

# ---- genes ---------------------------------------------------------------------------------
GENES = (
    "legs", "horn", "thermoregulation", "fur", "egg", "vial",
    "bony-plates", "large-horn", "thick-shell", "flippers", "wings", "regeneration",
    "killer-babies", "sixth-sense", "cave-dweller", "adrenaline-rush", "strong-thighs",
    "chameleon-skin",
)  # fmt: skip
LEGS, HORN, THERMOREGULATION, FUR, EGG, VIAL = range(6)
BONY_PLATES, LARGE_HORN, THICK_SHELL, FLIPPERS, WINGS, REGENERATION = range(6, 12)
KILLER_BABIES, SIXTH_SENSE, CAVE_DWELLER, ADRENALINE_RUSH = range(12, 16)
STRONG_THIGHS, CHAMELEON_SKIN = range(16, 18)
NORMAL_GENES = 6
ALL_GENES = len(GENES)

# ---- event cards ---------------------------------------------------------------------------
CARDS = (
    "becalmed-skies", "wind-callers", "elders-bargain", "marked-totem", "dawn-drums",
    "stampede", "war-paint", "ring-of-tusks", "sacred-truce", "mired-herd",
    "great-hatching", "nest-carriers", "shade-weavers", "fire-keepers", "moon-feast",
)  # fmt: skip
BECALMED_SKIES, WIND_CALLERS, ELDERS_BARGAIN, MARKED_TOTEM, DAWN_DRUMS = range(5)
STAMPEDE, WAR_PAINT, RING_OF_TUSKS, SACRED_TRUCE, MIRED_HERD = range(5, 10)
GREAT_HATCHING, NEST_CARRIERS, SHADE_WEAVERS, FIRE_KEEPERS, MOON_FEAST = range(10, 15)
ALL_CARDS = len(CARDS)
IN_DECK, DISCARDED = -1, -2

# ---- the combat die ------------------------------------------------------------------------
FACES = ("fail", "success", "equal", "more", "two-more")
FAIL, SUCCESS, EQUAL, MORE, TWO_MORE = range(5)

# ---- phases --------------------------------------------------------------------------------
PHASES = (
    "setup", "climate", "mutation", "initiative", "movement", "birth", "survival", "over",
)  # fmt: skip
SETUP, CLIMATE, MUTATION, INITIATIVE, MOVEMENT, BIRTH, SURVIVAL, OVER = range(8)

# ---- steps on the agenda; the first ones ask somebody --------------------------------------
STEPS = (
    "nothing", "window", "bid", "place", "move", "flee", "lay", "remove",
    "order", "areas", "round", "phase", "turn-token", "peek", "draw-genes", "auction",
    "take", "pay", "sort", "rush", "clan-moves", "movement-points", "moving", "fight",
    "settle-fight", "births", "laying", "removal", "take-off", "score",
)  # fmt: skip
WINDOW, BID, PLACE, MOVE, FLEE, LAY, REMOVE = range(1, 8)
ORDER, AREAS, ROUND, PHASE, TURN_TOKEN, PEEK, DRAW_GENES, AUCTION = range(8, 16)
TAKE, PAY, SORT, RUSH, CLAN_MOVES, MOVEMENT_POINTS, MOVING, FIGHT, SETTLE_FIGHT = range(16, 25)
BIRTHS, LAYING, REMOVAL, TAKE_OFF, SCORE = range(25, 30)

# ---- windows for event cards ---------------------------------------------------------------
WINDOWS = (
    "none", "climate-before", "climate-after", "after-bid", "paying", "initiative",
    "movement-start", "before-clan", "own-movement", "attacked", "own-births",
    "before-removal", "points",
)  # fmt: skip
CLIMATE_BEFORE, CLIMATE_AFTER, AFTER_BID, PAYING, AFTER_SORT = range(1, 6)
MOVEMENT_START, BEFORE_CLAN, OWN_MOVEMENT, ATTACKED, OWN_BIRTHS = range(6, 11)
BEFORE_REMOVAL, POINTS = range(11, 13)

# ---- chance --------------------------------------------------------------------------------
CHANCES = ("none", "order", "areas", "token", "peek", "gene", "card", "die", "baby")
CHANCE_ORDER, CHANCE_AREAS, CHANCE_TOKEN, CHANCE_PEEK = range(1, 5)
CHANCE_GENE, CHANCE_CARD, CHANCE_DIE, CHANCE_BABY = range(5, 9)

# ---- how a dinosaur moves, why one falls ---------------------------------------------------
STEP, FLIGHT, SWIM = range(3)
CAUSES = ("fight", "baby", "climate", "newborn")
BY_FIGHT, BY_BABY, BY_CLIMATE, AS_NEWBORN = range(4)

STATE = state_dtype([
    ("phase", "i1"),
    ("subject", "i1"),  # the seat, place or start area that the chance event at hand is about
    # players
    ("order", "i1", SEATS),  # seats in initiative order
    ("points", "i2", SEATS),  # mutation points
    ("genes", "i1", (SEATS, ALL_GENES)),  # how many of each gene, unique ones 0 or 1
    ("alive", "i1", SEATS),  # dinosaurs on the board
    ("fallen", "i1", SEATS),  # dinosaurs out of the game (option fallen=out)
    # the island
    ("dinosaur", "i1", SPACES),  # whose dinosaur stands on the space, or NOBODY
    ("dealt", "i1", 2 * SEATS),  # which start areas, or pairs of them, are dealt
    # climate
    ("section", "i1"),  # section of the wheel
    ("turned", "i1"),  # tokens turned so far
    ("tokens", "i1", METEORITE),  # climate tokens of each kind not turned yet
    ("next_token", "i1"),  # the top token once somebody with sixth sense has seen it, or UNKNOWN
    ("becalmed", "i1"),  # the next token will not move the wheel
    # bag, cards
    ("bag", "i1", ALL_GENES),  # normal genes in the bag; 1 for a unique gene not seen yet
    ("uniques", "i1"),  # unique genes in the bag
    ("card", "i1", ALL_CARDS),  # who holds the card, or IN_DECK, or DISCARDED
    # auction; column 0 is the event card's
    ("column_gene", "i1", SEATS),
    ("column_seat", "i1", SEATS),
    ("column_bid", "i1", SEATS),
    ("column_totem", "i1", SEATS),  # 1 where a marked totem guards the bid
    ("columns", "i1"),  # columns filled so far, the event column among them
    ("closed", "i1", SEATS),  # the column that a seat was last pushed off, or NONE
    ("pushed", "i1"),  # the seat that must bid again at once, or NOBODY
    ("due", "i1", SEATS),  # what a seat must pay
    # the window that is open
    ("window", "i1"),
    ("window_seat", "i1"),  # the only seat asked, or NOBODY: all in order
    ("window_at", "i1"),  # the place in the order of who is asked next
    ("window_passes", "i1"),  # places passed in a row
    # movement
    ("truce", "i1"),  # a sacred truce holds
    ("mired", "i1"),  # the mover's herd is mired
    ("steps", "i1"),  # movement points left to the mover
    ("flown", "i1"),  # the mover has used its wings
    ("swimmer", "i1"),  # where the dinosaur stands that uses the flippers, or NOWHERE
    ("paint", "i1", SEATS),  # extra horns when attacking
    ("tusks", "i1", SEATS),  # extra horns when defending
    ("fight_from", "i1"),
    ("fight_to", "i1"),
    # birth
    ("egg", "i1"),  # which egg of each player it is
    ("extra_eggs", "i1", SEATS),
    ("carriers", "i1", SEATS),  # nest carriers played
    ("taken", "i1"),  # space that a dinosaur was taken off to be laid anew, or NOWHERE
    ("newborn", "i1", SPACES),  # 1 where a newborn of this phase stands
    # survival
    ("shaded", "i1", SEATS),  # shade weavers played
    ("warmed", "i1", SEATS),  # fire keepers played
    ("marked", "i1", SPACES),  # 1 where a dinosaur will be taken off
])  # fmt: skip

WEIGHTS = ALL_GENES + 5  # of the judgement

TABLE = np.dtype([
    ("near", "i8", SPACES),  # bit sets of spaces: next to the space
    ("within_3", "i8", SPACES),  # up to three land steps away
    ("land", "i8"),  # all spaces of the island
    ("weights", "i2", (SEATS, WEIGHTS)),  # of each seat's judgement
    ("seats", "i1"),
    ("spaces", "i1"),
    ("terrain", "i1", SPACES),
    ("adjacent", "i1", (SPACES, DIRECTIONS)),  # the spaces next to a space, then NOWHERE
    ("flight", "i1", (SPACES, FLIGHTS)),  # the spaces two steps away, then NOWHERE
    ("coasts", "i1"),
    ("coast", "i1", COASTS),  # the coastal spaces
    ("coast_index", "i1", SPACES),  # the space's place among them, or NONE
    ("start", "i1", 2 * SEATS),  # start areas, pair after pair
    ("ring", "i1", SECTIONS),  # the ideal terrain of a section
    ("zone", "i1", (SECTIONS, len(TERRAINS))),  # what a terrain is under a section of the wheel
    ("token_turn", "i1", METEORITE),
    ("token_count", "i1", METEORITE),
    ("pile", "i1"),  # tokens in the climate pile, the meteorite among them
    ("bottom", "i1"),  # the meteorite is one of so many at the bottom
    ("cards", "i1"),  # event cards in the deck, the first ones
    ("gene_count", "i1", NORMAL_GENES),
    ("uniques", "i1"),  # unique genes that go into the bag
    ("face_weight", "i1", len(FACES)),
    ("start_points", "i1"),
    # options
    ("start_pairs", "i1"),
    ("protect_two", "i1"),
    ("fallen_out", "i1"),
    ("chain_births", "i1"),
    ("removal_together", "i1"),
    ("hidden_points", "i1"),
])  # fmt: skip
