"""What lies on the table: the state's dtype, the table's constants, and the numbers for things.

Indices are plain ints (Numba and CUDA want them so); names are the rulebook's.
"""

import numpy as np

from ...kernel.state import state_dtype
from .weights import WEIGHTS

SEATS = 4
NOBODY = NONE = -1

# ---- DNA (DI.S8) -----------------------------------------------------------------------------
SORTS = ("cyan", "violet", "blue", "green", "magenta", "yellow")
CYAN, VIOLET, BLUE, GREEN, MAGENTA, YELLOW = range(6)
ALL_SORTS = 6
BASICS = 3  # the first three sorts are basic, the others complex

# ---- dice ------------------------------------------------------------------------------------
ALL_DICE = 10
DICE_IN_PLAY = 9  # at most
SIDES = 6
# What a face shows: one of the sorts, or
SYMBOLS = (*SORTS, "joker", "paddock", "worker")
JOKER, PADDOCK, WORKER = 6, 7, 8
FREE, TAKEN, REMOVED = range(3)  # a die's space: removed by a solo card (DI.K1)

# ---- scientists ------------------------------------------------------------------------------
LEVELS = 3  # a scientist's level is his number + 1
ROUNDER = 3  # the placer that is the allrounder's worker
PLACERS = LEVELS + 1
ROUNDER_LEVEL = 2
UNPLACED, PLACED, TURNED = range(3)
STORES = 6  # spaces for enlarging cold storage (DI.1.5)

# ---- exhibits: the recipes, then the printed exhibit of each seat -----------------------------
EXHIBITS_BY_NAME = (
    "ankylosaurus", "brontosaurus", "triceratops", "stegosaurus", "parasaurolophus", "iguanodon",
    "velociraptor", "pteranodon", "dilophosaurus", "coelophysis", "compsognathus", "oviraptor",
    "saurophaganax", "tyrannosaurus", "spinosaurus", "allosaurus", "carnotaurus",
    "gallimimus", "albertadromeus", "hypsilophodon", "leaellynasaura",
)  # fmt: skip
RECIPES = 17
PRINTED = RECIPES  # + seat: the printed exhibit of a seat's park
EXHIBITS = RECIPES + SEATS
KINDS = ("herbivore", "small-carnivore", "large-carnivore")
HERBIVORE, SMALL_CARNIVORE, LARGE_CARNIVORE = range(3)
ALL_KINDS = 3

# ---- where a recipe, attraction or specialist is that no seat owns ----------------------------
IN_PILE, ON_BOARD, DISCARDED, OUT = -1, -2, -3, -4  # ON_BOARD: face up; OUT: out of the game

# ---- the park (DI.S11) -----------------------------------------------------------------------
COLUMNS = ROWS = 4
ZONES = COLUMNS * ROWS  # row × COLUMNS + column
ATTRACTIONS_BY_NAME = (
    "taco-stand", "ice-cream", "saurian-pretzel", "lemonade-bar", "sausage-lab",
    "pizza-plateau", "noodle-nest", "burger-bones", "barbecue-pit", "crater-buffet",
    "teacup-carousel", "pony-ride", "climbing", "jeep-safari", "log-flume",
    "ghost-cave", "pterosaur-swing", "primeval-wheel", "great-coaster", "free-fall",
    "balloons", "plush-nest", "t-shirts", "fossil-shop", "photo-station",
    "figurines", "amber-jewellery", "postcards", "masks", "model-kits",
    "hat-stand",
)  # fmt: skip
HATS = 30  # the printed hat stand: an attraction of no category, not a built one (DI.S12)
ATTRACTIONS = HATS  # that are built
CATEGORIES = ("food", "ride", "merch", "none")
FOOD, RIDE, MERCH, NO_CATEGORY = range(4)
# What a zone holds: NONE, an attraction, or A_FENCE + an exhibit (on both of its zones).
FENCE = HATS + 1
# Where visitors stand: a zone (an exhibit's left one), or beside the intern (DI.X.intern).
INTERN_PLACE = ZONES
PLACES = ZONES + 1

# ---- the lab (DI.2.4, DI.L) ------------------------------------------------------------------
TILES = (
    "refine-1", "create-1", "bench", "venture", "refine-2", "create-2",
    "bench-plus", "renovate", "groundskeeper", "security-office", "double-ride", "copy-lab",
    "ads", "gene-bank", "sponsors", "sequencer",
)  # fmt: skip
REFINE_1, CREATE_1, BENCH, VENTURE, REFINE_2, CREATE_2 = range(6)
BENCH_PLUS, RENOVATE, GROUNDSKEEPER, SECURITY_OFFICE, DOUBLE_RIDE, COPY_LAB = range(6, 12)
ADS, GENE_BANK, SPONSORS, SEQUENCER = range(12, 16)
ALL_TILES = len(TILES)
FIRST_UPGRADE = BENCH_PLUS  # those before lie printed or beside the market
SPACES = 6  # of the lab board: refinement, research, tool bench, venture capital, two free ones
REFINE_SPACE, CREATE_SPACE, BENCH_SPACE, VENTURE_SPACE = range(4)
FIRST_GREY = BENCH_SPACE
SPOTS = 3  # of a tile at most
SECONDS = (REFINE_2, CREATE_2)  # the II tiles; each lies on the space of its number

# ---- specialists (DI.X) ----------------------------------------------------------------------
SPECIALISTS = (
    "intern", "allrounder", "union", "hunter", "programmer", "professor", "hr", "guard",
    "accountant", "publicist", "buyer", "architect", "labtech", "keeper", "fencer", "splicer",
    "breeder", "cryo", "patrol", "chef", "guide", "lawyer",
)  # fmt: skip
INTERN, ALLROUNDER, UNION, HUNTER, PROGRAMMER, PROFESSOR, HR, GUARD = range(8)
ACCOUNTANT, PUBLICIST, BUYER, ARCHITECT, LABTECH, KEEPER, FENCER, SPLICER = range(8, 16)
BREEDER, CRYO, PATROL, CHEF, GUIDE, LAWYER = range(16, 22)
ALL_SPECIALISTS = len(SPECIALISTS)

# ---- the market (DI.2) -----------------------------------------------------------------------
GOODS = ("lab", "attraction", "specialist")
LABS, STALLS, PEOPLE = range(3)
ALL_GOODS = 3
SHELVES = 4  # rows of the market, for $2, $3, $4 and $5

# ---- objectives, plot twists, solo cards -----------------------------------------------------
METRICS = (
    "lab_upgrades_bought", "attractions_built", "rides_built", "food_built", "merch_built",
    "each_attraction_category", "species_created", "dinosaurs", "dinosaurs_in_one_exhibit",
    "exhibits_with_4_dinosaurs", "large_carnivores", "one_exhibit_of_each_kind_filled",
    "excitement", "security", "workers", "specialists_at_once", "dna_stored",
    "gate_money_in_round", "attraction_vp_in_round",
)  # fmt: skip
(
    UPGRADES_BOUGHT, ATTRACTIONS_BUILT, RIDES_BUILT, FOOD_BUILT, MERCH_BUILT,
    EACH_CATEGORY, SPECIES_CREATED, DINOSAURS, IN_ONE_EXHIBIT,
    FULL_EXHIBITS, LARGE_CARNIVORES, EACH_KIND,
    EXCITEMENT, SECURITY, WORKERS, SPECIALISTS_HELD, DNA_STORED,
    GATE_MONEY, ATTRACTION_POINTS,
) = range(19)  # fmt: skip
LENGTHS = ("short", "medium", "long")
OBJECTIVES_BY_NAME = tuple(f"{length[0]}{n:02}" for length in LENGTHS for n in range(1, 14))
OBJECTIVES_A_LENGTH = 13
OBJECTIVES = len(OBJECTIVES_BY_NAME)
GOALS = 5  # objectives in play, at most
TWISTS = (
    "quiet-start", "fast-market", "grant", "bonus", "staff", "big-fridge", "wild-nights",
    "busy-market", "season", "cheap-fences", "new-finds",
)  # fmt: skip
QUIET_START, FAST_MARKET, GRANT, BONUS_TWIST, STAFF, BIG_FRIDGE, WILD_NIGHTS = range(7)
BUSY_MARKET, SEASON, CHEAP_FENCES, NEW_FINDS = range(7, 11)
ALL_TWISTS = len(TWISTS)
SOLO_CARDS = tuple(f"x{n:02}" for n in range(1, 17))
ALL_CARDS = len(SOLO_CARDS)
SOLO_ROUNDS = 7
CARD_IN_PILE, CARD_OFFERED, CARD_GOAL, CARD_SCORED, CARD_DROPPED, CARD_TURNED = range(6)

# ---- phases ----------------------------------------------------------------------------------
PHASES = ("setup", "research", "market", "work", "park", "clean-up", "over")
SETUP, RESEARCH, MARKET, WORK, PARK, CLEAN_UP, OVER = range(7)

# ---- steps on the agenda; the first ones ask somebody ----------------------------------------
STEPS = (
    "nothing", "research", "place", "gain", "limits", "raise", "copy", "market",
    "work", "exchange", "visitors", "bonus", "choose", "score",
    "draw-dice", "draw-twists", "draw-objectives", "draw-cards", "draw-starter", "fill",
    "sort-stalls", "recipes", "lay-boards", "round", "phase", "wages", "roll", "turn-card",
    "researching", "copying", "threat", "trading", "end-work", "arrivals", "arrive",
    "exchanges", "gate", "open-park", "end-park", "clear", "return", "bonuses",
    "solo-goals", "check", "close", "end-round", "the-end",
)  # fmt: skip
(
    ASK_RESEARCH, ASK_PLACE, ASK_GAIN, ASK_LIMITS, ASK_RAISE, ASK_COPY, ASK_MARKET,
    ASK_WORK, ASK_EXCHANGE, ASK_VISITORS, ASK_BONUS, ASK_CHOOSE, ASK_SCORE,
) = range(1, 14)  # fmt: skip
DRAW_DICE, DRAW_TWISTS, DRAW_OBJECTIVES, DRAW_CARDS, DRAW_STARTER, FILL = range(14, 20)
SORT_STALLS, OPEN_RECIPES, LAY_BOARDS, ROUND, PHASE, WAGES, ROLL, TURN_CARD = range(20, 28)
RESEARCHING, COPYING, THREAT, TRADING, END_WORK, ARRIVALS, ARRIVE = range(28, 35)
EXCHANGES, GATE, OPEN_PARK, END_PARK, CLEAR, RETURN, BONUSES = range(35, 42)
SOLO_GOALS, CHECK, CLOSE, END_ROUND, THE_END = range(42, 47)

# ---- chance ----------------------------------------------------------------------------------
CHANCES = (
    "none", "die", "twist", "objective", "card", "starter",
    "lab", "attraction", "specialist", "recipe", "roll", "event", "visitor",
)  # fmt: skip
CHANCE_DIE, CHANCE_TWIST, CHANCE_OBJECTIVE, CHANCE_CARD, CHANCE_STARTER = range(1, 6)
CHANCE_LAB, CHANCE_ATTRACTION, CHANCE_SPECIALIST, CHANCE_RECIPE = range(6, 10)
CHANCE_ROLL, CHANCE_EVENT, CHANCE_VISITOR = range(10, 13)
VISITORS = ("patron", "hooligan")
PATRON, HOOLIGAN = range(2)
HANDFUL = 6  # drawn together at most: their odds still fit

# ---- what a seat does in its park after all have drawn (DI.F6) --------------------------------
STAGES = ("ready", "guard", "place", "feed", "lawyer", "food")
READY, GUARDING, PLACING, FEEDING, LAWSUIT, SELLING = range(6)

STATE = state_dtype([
    ("phase", "i1"),
    ("subject", "i1"),  # the seat, space, row or kind that the chance event at hand is about
    # setup
    ("twist", "i1", ALL_TWISTS),  # 1 where it is in play
    ("goal", "i1", GOALS),  # the objectives in play, or NONE
    ("goals", "i1"),  # how many there are
    # players
    ("order", "i1", SEATS),  # seats on the turn-order track
    ("points", "i4", SEATS),  # the track; after the end the total
    ("money", "i4", SEATS),
    ("reserve", "i1", SEATS),  # workers in the reserve
    ("idle", "i1", SEATS),  # workers free in the lab, scientists turned to workers with them
    ("scientist", "i1", (SEATS, LEVELS)),  # UNPLACED, PLACED or TURNED
    ("dna", "i1", (SEATS, ALL_SORTS)),
    ("limit", "i1", (SEATS, ALL_SORTS)),  # the amount stays below it
    ("threat", "i2", SEATS),
    ("security", "i2", SEATS),
    ("excitement", "i1", SEATS),
    ("upgrades", "i2", SEATS),  # lab tiles bought in the game
    ("claimed", "i1", SEATS),  # bit set of the goals marked
    ("claimed_now", "i1", SEATS),  # those met in this work phase, shown when all are done
    ("closed", "i1"),  # bit set of the goals that nobody can mark any more
    # parks
    ("park", "i1", (SEATS, ZONES)),  # what lies there: NONE, an attraction, FENCE + exhibit
    ("owner", "i1", EXHIBITS),  # a seat, IN_PILE, ON_BOARD or OUT
    ("under", "i2", RECIPES),  # its turn among those put under their pile, 0 for unseen (DI.T)
    ("home", "i1", EXHIBITS),  # the left zone where it lies, or NONE
    ("paddock", "i1", EXHIBITS),  # its size, 0 until it is researched
    ("dinosaurs", "i1", EXHIBITS),
    ("attraction", "i1", ATTRACTIONS),  # a seat, IN_PILE, ON_BOARD, DISCARDED or OUT
    # labs
    ("lab", "i1", (SEATS, SPACES)),  # the tile that lies open there, or NONE
    ("used", "i1", (SEATS, SPACES)),  # bit set of its spots with workers
    ("second_left", "i1", len(SECONDS)),  # II tiles beside the market
    # specialists
    ("specialist", "i1", ALL_SPECIALISTS),  # a seat, IN_PILE, ON_BOARD, DISCARDED or OUT
    ("unioned", "i1"),  # 1 when the union's free hire is used up
    ("brought", "i1", ALL_SPECIALISTS),  # workers that it really brought
    # the market
    ("shelf", "i1", (ALL_GOODS, SHELVES)),  # tile, attraction or specialist, or NONE
    ("pile", "i1", ALL_TILES),  # lab tiles in the pile
    ("spent", "i1", ALL_TILES),  # lab tiles discarded
    ("discounted", "i1", SEATS),  # 1 when the buyer's discount is used up this round
    # research
    ("die", "i1", DICE_IN_PLAY),  # the die of a space
    ("face", "i1", DICE_IN_PLAY),  # the side it shows, from 0
    ("die_state", "i1", DICE_IN_PLAY),  # FREE, TAKEN or REMOVED
    ("die_seat", "i1", DICE_IN_PLAY),  # who took it, or NOBODY
    ("die_placer", "i1", DICE_IN_PLAY),  # with whom: a scientist's number, or ROUNDER
    ("store_seat", "i1", STORES),  # who stands there, or NOBODY
    ("store_placer", "i1", STORES),
    ("recipe", "i1", ALL_KINDS),  # the open recipe of a pile, or NONE
    ("recipe_seat", "i1", ALL_KINDS),  # who stands on the pile's space, or NOBODY
    ("recipe_placer", "i1", ALL_KINDS),
    ("threat_space", "i1"),  # the space of the threat die, or NONE
    ("rounded", "i1"),  # 1 when the allrounder's extra turn is used up this round
    ("copied", "i1"),  # 1 when the programmer has copied this round
    ("copy_space", "i1"),  # the take that may be copied: its space
    ("copy_level", "i1"),
    # what is being done piece by piece
    ("laying", "i1"),  # what must be placed in the park: an attraction, FENCE + exhibit, or NONE
    ("gain_basic", "i1"),  # units of free sort still to be taken
    ("gain_complex", "i1"),
    ("limit_steps", "i1"),  # steps by which limits may still be raised
    ("limit_different", "i1"),  # 1: by different sorts, and it must be done (gene bank)
    ("limit_raised", "i1"),  # bit set of the sorts raised so
    # work (DI.3); what others see of a seat is `was_…`, how it stood as the phase began
    ("copying", "i1", SEATS),  # 1 while the copy lab's use is chosen
    ("paying", "i1", SEATS),  # the exhibit whose dinosaur is being paid for, or NONE
    ("fenced", "i1", SEATS),  # 1 when the fencer was used this round
    ("spliced", "i1", SEATS),  # 1 when the splicer was used this round
    ("patrols", "i1", SEATS),  # uses of groundskeepers
    ("exchanges", "i1", SEATS),  # exchanges of the security office still to be made
    ("ads", "i1", SEATS),  # visitors more
    ("doubled", "i4", SEATS),  # bit set of the zones whose patrons count double
    ("was_money", "i4", SEATS),
    ("was_idle", "i1", SEATS),
    ("was_dna", "i1", (SEATS, ALL_SORTS)),
    ("was_threat", "i2", SEATS),
    ("was_security", "i2", SEATS),
    ("was_excitement", "i1", SEATS),
    ("was_paddock", "i1", EXHIBITS),
    ("was_dinosaurs", "i1", EXHIBITS),
    # visitors
    ("bag", "i1", len(VISITORS)),
    ("aside", "i1"),  # hooligans beside the bag (quiet start)
    ("gone", "i1", len(VISITORS)),  # out of the game (solo)
    ("to_draw", "i1"),  # visitors that the seat at hand still draws
    ("queue", "i1", (SEATS, len(VISITORS))),  # drawn, and not in the park
    ("patrons", "i1", (SEATS, PLACES)),  # in the park
    ("hooligans", "i1", (SEATS, PLACES)),
    ("sold", "i1", (SEATS, ZONES)),  # patrons on food stands that are taken as dollars
    ("eaten", "i1", (SEATS, len(VISITORS))),
    ("stage", "i1", SEATS),  # what the seat does in its park
    ("to_feed", "i1", SEATS),  # visitors that will still be eaten
    ("sued", "i1", SEATS),  # eaten visitors for which a point is still to be lost
    ("gate_money", "i2", SEATS),  # this round's dollars for patrons drawn
    ("ride_points", "i2", SEATS),  # this round's points for patrons on attractions, 1 each
    # solo
    ("card", "i1", ALL_CARDS),  # where it is: CARD_IN_PILE …
    ("turned", "i1"),  # the card that removes things this round, or NONE
    ("scored", "i1"),  # objectives scored in this round
    ("streak", "i1"),  # rounds in which one was scored
])  # fmt: skip

TABLE = np.dtype([
    ("seats", "i1"),
    # what a player has at the start
    ("start_money", "i2", SEATS),  # by place
    ("start_points", "i2"),
    ("start_excitement", "i1"),
    ("start_threat", "i1"),
    ("start_security", "i1"),
    ("start_workers", "i1"),
    ("workers", "i1"),
    ("start_dna", "i1", ALL_SORTS),
    ("start_limit", "i1", ALL_SORTS),
    ("most_limit", "i1"),
    ("most_excitement", "i1"),
    ("most_specialists", "i1"),
    # dice
    ("dice", "i1"),  # in play
    ("face_symbol", "i1", (ALL_DICE, SIDES)),
    ("face_count", "i1", (ALL_DICE, SIDES)),
    ("face_pips", "i1", (ALL_DICE, SIDES)),
    # exhibits
    ("need", "i1", (EXHIBITS, ALL_SORTS)),  # the recipe
    ("need_any", "i1", EXHIBITS),  # basic DNA of any sort
    ("kind", "i1", EXHIBITS),
    ("exhibit_points", "i1", EXHIBITS),  # of one dinosaur
    ("exhibit_threat", "i1", EXHIBITS),
    ("exhibit_excitement", "i1", EXHIBITS),
    ("least_level", "i1", ALL_KINDS),  # of the scientist
    ("most_paddock", "i1"),
    ("empty_penalty", "i1"),
    ("exhibit_visitors", "i1"),  # for each dinosaur
    # attractions
    ("category", "i1", HATS + 1),
    ("stall_cost", "i1", HATS + 1),
    ("stall_spaces", "i1", HATS + 1),
    ("stall_points", "i1", HATS + 1),
    ("stall_in_play", "i1", HATS + 1),
    # labs
    ("tile_spots", "i1", ALL_TILES),  # how many; the bench's one is never full
    ("tile_workers", "i1", (ALL_TILES, SPOTS)),
    ("tile_copies", "i1", ALL_TILES),  # in play
    ("second_price", "i1", len(SECONDS)),
    ("refine_takes", "i1", (BASICS, BASICS)),  # what a complex sort is made of, by basic sort
    ("venture", "i1", SPOTS),
    ("bench_discount", "i1", SPOTS),  # of the better bench's spots
    ("security_cost", "i1", 11),  # to that level
    ("security_cost_above", "i1"),
    ("paddock_cost", "i1", 5),  # to that size
    # specialists
    ("specialist_workers", "i1", ALL_SPECIALISTS),
    ("specialist_in_play", "i1", ALL_SPECIALISTS),
    # the market
    ("price", "i1", SHELVES),
    ("market_actions", "i1"),
    ("offer_amount", "i1", SHELVES),
    ("offer_complex", "i1", SHELVES),  # 1 where the DNA on offer is complex
    # visitors and points
    ("visitors", "i1", len(VISITORS)),  # in the bag
    ("gate_income", "i1"),  # for a patron
    ("patron_points", "i1"),
    ("food_income", "i1"),
    ("eaten_loss", "i1"),
    ("money_a_point", "i1"),
    # objectives and twists
    ("goals", "i1"),  # in play
    ("first_objective", "i1"),  # of the length that is played
    ("objective_metric", "i1", OBJECTIVES),
    ("objective_n", "i1", OBJECTIVES),
    ("objective_points", "i1", OBJECTIVES),
    ("twists", "i1"),  # in play
    # solo
    ("solo", "i1"),
    ("cards_drawn", "i1"),
    ("cards_kept", "i1"),
    ("tracker", "i1", SOLO_ROUNDS + 1),  # points for an objective, by round
    ("streak_bonus", "i1"),
    ("card_metric", "i1", ALL_CARDS),
    ("card_n", "i1", ALL_CARDS),
    ("card_dice", "i2", ALL_CARDS),  # bit set of the spaces whose dice it removes
    ("card_recipe", "i1", ALL_CARDS),  # the kind whose recipe it removes, or NONE
    ("card_goods", "i1", (ALL_CARDS, 2)),  # what it removes from the market
    ("card_shelf", "i1", (ALL_CARDS, 2)),
    # options
    ("by_track", "i1"),  # 1: the market goes by the turn-order track
    ("pass_income", "i1"),
    ("weights", "i2", (SEATS, WEIGHTS)),  # of each seat's judgement
    ("rounds", "i1"),  # how many are played; 0: until the objectives are claimed
])  # fmt: skip
