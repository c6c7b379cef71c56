"""What lies on the table: the state's dtype, the table's constants, and the numbers for things.

Indices are plain ints (Numba and CUDA want them so); names are the rulebook's.
"""

import numpy as np

from ...kernel.state import state_dtype

# ---- how much of everything there can be ---------------------------------------------------
SEATS = 5
REGIONS = 70  # on the largest island
DIRECTIONS = 6
DINOSAURS = 10
RING = 6  # spaces of the climate track
TRACK = 16  # spaces of the meteor's track, and a space 0 before them
SIDES = 6  # of the die
LEADS = 4  # of horns: one less, as many, one more, two or more
HAND = 3  # cards dealt at the start
NOBODY = NOWHERE = NONE = -1

# ---- terrain and climate -------------------------------------------------------------------
TERRAINS = ("desert", "plains", "hills", "mountains")
ZONES = ("temperate", "hot", "cold", "scorching", "freezing")
TEMPERATE, HOT, COLD, SCORCHING, FREEZING = range(5)
RESULTS = ("back", "stay", "forward")  # of the climate roll
BACK, STAY, FORWARD = range(3)

# ---- genes ---------------------------------------------------------------------------------
GENES = ("tail", "leg", "horn", "egg", "fur", "parasol", "mutation", "card")
TAIL, LEG, HORN, EGG, FUR, PARASOL, MUTATION, CARD = range(8)
ALL_GENES = len(GENES)
PORTRAIT_GENES = CARD  # the others: a card gene becomes a card at once

# ---- event cards ---------------------------------------------------------------------------
CARDS = (
    "sleeping-gene", "accident", "crazy-weather", "me-first", "genetic-superiority",
    "gene-theft", "killing-frost", "killing-rays", "missing-link", "heat-proof-skin",
    "catastrophe", "tough-kids", "whose-child", "weather-gene", "big-brother",
    "division", "giant-gene", "primal-instincts", "pthermodactylus", "birth-control",
    "survival-gene", "wandering-offspring", "unexpected-gene", "vegetarian-diet",
    "defence-gas", "flood",
    "blank-one", "blank-two",
)  # fmt: skip
PRINTED_CARDS = 26
BLANKS = 2
ALL_CARDS = PRINTED_CARDS + BLANKS
IN_PILE, PLAYED, IN_BOX = -1, -2, -3  # where a card is that nobody holds

# What a card does; the blank ones may do any of it with figures of their own (E1.R18).
EFFECTS = (
    "sleep", "remove", "twin", "first", "pay",
    "theft", "frost", "rays", "fewer-genes", "heat-proof",
    "shift", "tough", "replace", "foretell", "defend",
    "divide", "attack", "instincts", "cold-proof", "no-births",
    "toll", "wander", "points", "peace",
    "truce", "flood",
)  # fmt: skip
SLEEP, REMOVE_ONE, TWIN, FIRST, PAY_FOR = range(5)
THEFT, FROST, RAYS, FEWER_GENES, HEAT_PROOF = range(5, 10)
SHIFT, TOUGH, REPLACE, FORETELL, DEFEND = range(10, 15)
DIVIDE, ATTACK, INSTINCTS, COLD_PROOF, NO_BIRTHS = range(15, 20)
TOLL, WANDER, GIVE_POINTS, PEACE = range(20, 24)
TRUCE, FLOOD_COAST = range(24, 26)
WHOM = ("self", "others", "all")
SELF, OTHERS, ALL = range(3)

# ---- phases --------------------------------------------------------------------------------
PHASES = (
    "setup", "initiative", "climate", "movement", "birth", "survival", "meteor", "over",
)  # fmt: skip
SETUP, INITIATIVE, CLIMATE, MOVEMENT, BIRTH, SURVIVAL, METEOR, OVER = range(8)

# ---- steps on the agenda; the first ones ask somebody --------------------------------------
STEPS = (
    "nothing", "window", "bid", "move", "lay", "remove",
    "stars", "hands", "round", "phase", "sort", "ties", "roll", "flood",
    "moves", "moving", "births", "hatch", "laying", "survive", "score",
    "meteor", "draw-genes", "auction", "bid-counts", "pledges", "pay", "take", "the-end",
)  # fmt: skip
WINDOW, BID, MOVE, LAY, REMOVE = range(1, 6)
STARS, HANDS, ROUND, PHASE, SORT, TIES, ROLL, FLOOD = range(6, 14)
MOVES, MOVING, BIRTHS, HATCH, LAYING, SURVIVE, SCORE = range(14, 21)
MOVE_METEOR, DRAW_GENES, AUCTION, BID_COUNTS, PLEDGES, PAY, TAKE, THE_END = range(21, 29)

# ---- windows for event cards (E1.R19), in their order --------------------------------------
WINDOWS = (
    "none", "start-initiative", "start-climate", "start-movement", "start-birth",
    "own-births", "end-birth", "start-survival", "end-survival", "start-meteor",
    "after-meteor", "after-draw", "outbid", "paying", "last", "answer",
)  # fmt: skip
START_INITIATIVE, START_CLIMATE, START_MOVEMENT, START_BIRTH = range(1, 5)
OWN_BIRTHS, END_BIRTH, START_SURVIVAL, END_SURVIVAL, START_METEOR = range(5, 10)
AFTER_METEOR, AFTER_DRAW, OUTBID, PAYING, LAST, ANSWER = range(10, 16)

# ---- chance --------------------------------------------------------------------------------
CHANCES = ("none", "star", "card", "order", "climate", "flood", "fight", "meteor", "gene")
CHANCE_STAR, CHANCE_CARD, CHANCE_ORDER, CHANCE_CLIMATE = range(1, 5)
CHANCE_FLOOD, CHANCE_FIGHT, CHANCE_METEOR, CHANCE_GENE = range(5, 9)

# ---- why a dinosaur left the board ---------------------------------------------------------
CAUSES = ("fight", "newborn", "climate", "accident", "flood", "child")
BY_FIGHT, AS_NEWBORN, BY_CLIMATE, BY_ACCIDENT, BY_FLOOD, BY_CHILD = range(6)

STATE = state_dtype([
    ("phase", "i1"),
    ("subject", "i1"),  # the seat, place or region that the chance event at hand is about
    # players
    ("order", "i1", SEATS),  # seats in the order in force
    ("points", "i2", SEATS),  # evolution points
    ("genes", "i1", (SEATS, ALL_GENES)),  # on the portraits, the printed ones included
    ("alive", "i1", SEATS),  # dinosaurs on the board
    # the island
    ("dinosaur", "i1", REGIONS),  # whose dinosaur stands on the region, or NOBODY
    ("dealt", "i1", SEATS),  # which starting regions are dealt
    # climate and meteor
    ("climate", "i1"),  # the marker's space on the climate track
    ("meteor", "i1"),  # the marker's space on the turn track
    ("climate_card", "i1"),  # 1 when a card has changed the climate this round
    ("no_roll", "i1"),  # 1 when a card stands in the climate roll's place
    # bag and cards
    ("bag", "i1", ALL_GENES),  # genes in the bag
    ("spent", "i1"),  # card genes that left the game
    ("card", "i1", ALL_CARDS),  # who holds the card, or IN_PILE, PLAYED or IN_BOX
    ("open", "i1", ALL_CARDS),  # 1 where all know who holds it: taken by division, or pledged
    ("fresh", "i1", ALL_CARDS),  # 1 where division took it this round
    ("pledged", "i1", ALL_CARDS),  # 1 where it lies open beside a bid
    ("hand", "i1", SEATS),  # how many cards each holds, pledged ones left out
    # the window that is open
    ("window", "i1"),
    ("window_seat", "i1"),  # the only seat asked, or NOBODY: all in order
    ("window_at", "i1"),  # the place in the order of who is asked next
    ("window_passes", "i1"),  # places passed in a row
    ("last_card", "i1"),  # the card that division would take, or NONE
    # what cards do until the round ends
    ("asleep", "i1"),  # sleeping gene: no further card
    ("early", "i1"),  # bit set of seats put first in phase 1
    ("attack", "i1", SEATS),  # extra horns of attackers
    ("defence", "i1", SEATS),  # extra horns of the attacked
    ("instincts", "i1", SEATS),  # 1: as many movement points as dinosaurs
    ("peaceful", "i1", SEATS),  # 1: may not attack
    ("truce", "i1", SEATS),  # bit set of the seats with which a truce holds
    ("no_births", "i1"),  # phase 4 is skipped
    ("tough", "i1", SEATS),  # 1: newborns may fight
    ("kid_horns", "i1", SEATS),  # extra horns of newborns
    ("wander", "i1", SEATS),  # how far from the older ones newborns may go, 0 for next to them
    ("frost", "i1", SEATS),  # furs less
    ("rays", "i1", SEATS),  # parasols less
    ("heat_proof", "i1", SEATS),
    ("cold_proof", "i1", SEATS),
    ("flood", "i1"),  # the highest sum at which a flooded dinosaur dies
    ("fewer", "i1"),  # genes fewer on offer
    ("theft", "i1", SEATS),  # how much higher a bid over the seat's must be, 0 for 1
    # movement and fights
    ("steps", "i1"),  # movement points left to the mover
    ("fight_from", "i1"),  # where the attacker comes from, NOWHERE for a newborn
    ("fight_to", "i1"),
    # birth
    ("eggs", "i1"),  # newborns that the seat at hand must still place
    ("anew", "i1"),  # 1 when the seat at hand had no dinosaur as its births began
    ("newborn", "i1", REGIONS),  # 1 where one stands that was born in this phase
    # survival
    ("zone", "i1"),  # the zone, COLD or HOT, in which the seat asked loses dinosaurs
    ("to_remove", "i1"),  # how many it must still choose there
    ("lost", "i1", SEATS),  # dinosaurs lost in this phase
    # auction
    ("row_gene", "i1", SEATS),
    ("row_seat", "i1", SEATS),
    ("row_price", "i2", SEATS),
    ("rows", "i1"),  # rows with a gene so far
    ("may_pass", "i1"),  # how many may still pass and be out
    ("out", "i1"),  # bit set of the seats that passed
    ("displaced", "i1"),  # the seat that must place again at once, or NOBODY
    ("named_seat", "i1"),  # whose bid over a standing one is named but does not count yet
    ("named_row", "i1"),
    ("named_price", "i2"),
    ("due", "i2", SEATS),  # what a seat must pay
])  # fmt: skip

WEIGHTS = PORTRAIT_GENES + 10  # of the judgement

TABLE = np.dtype([
    ("weights", "i2", (SEATS, WEIGHTS)),  # of each seat's judgement
    ("seats", "i1"),
    ("regions", "i1"),
    ("terrain", "i1", REGIONS),
    ("coast", "i1", REGIONS),  # 1 next to the sea
    ("adjacent", "i1", (REGIONS, DIRECTIONS)),  # the regions next to a region, then NOWHERE
    ("distance", "i1", (REGIONS, REGIONS)),  # steps over land; 0 for itself and for none
    ("star", "i1", SEATS),  # the starting regions
    ("zone", "i1", (RING, len(TERRAINS))),  # what a terrain is under a space of the climate track
    ("ring", "i1", RING),  # the terrain marked on a space of the climate track
    ("roll", "i1", SIDES + 1),  # how far a number of the climate roll moves the marker
    ("win", "i1", LEADS),  # up to which number an attack with such a lead wins
    ("crash", "i1", TRACK),  # bit set of the numbers that end the game on a space, by number
    ("last_space", "i1"),
    ("gene_count", "i1", ALL_GENES),
    ("printed", "i1", ALL_GENES),  # genes printed on the portrait
    ("start_points", "i1"),
    # cards
    ("cards", "i1"),  # how many are in play: the first ones
    ("card_effect", "i1", ALL_CARDS),
    ("card_windows", "i4", ALL_CARDS),  # bit set of the windows that fit it
    ("card_amount", "i1", ALL_CARDS),
    ("card_whom", "i1", ALL_CARDS),
    ("slot", "i1", ALL_CARDS),  # for cards that name a region: their number, else NONE
    ("slot_card", "i1", BLANKS + 2),  # the card of such a number, or NONE
    # options
    ("fewest_first", "i1"),
    ("advanced", "i1"),
])  # fmt: skip
