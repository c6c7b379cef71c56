"""The events that this game's rules note, and what their numbers mean.

Work is told to who does it while the phase lasts, and to all when everybody is done (DI.3.6).
"""

from ...kernel.events import Kinds

# Where dollars come from.
SOURCES = ("accountant", "grant", "pass", "venture", "sponsors", "gate", "food")
FROM_ACCOUNTANT, FROM_GRANT, FROM_PASS, FROM_VENTURE, FROM_SPONSORS, FROM_GATE, FROM_FOOD = range(7)
# The lines of the final account (DI.E1, DI.O5).
LINES = ("attractions", "dinosaurs", "empty", "objectives", "money", "streak")
LINE_ATTRACTIONS, LINE_DINOSAURS, LINE_EMPTY, LINE_OBJECTIVES, LINE_MONEY, LINE_STREAK = range(6)

# A die's face is told as (symbol × FACE_BASE + how often it stands there) × FACE_BASE + pips.
FACE_BASE = 4

KINDS = Kinds()

# setup
E_TWIST = KINDS.add("twist", "twist")
E_GOAL = KINDS.add("goal", "objective")
E_DIE_IN_PLAY = KINDS.add("die-in-play", "space:number", "die:number")
E_OFFERED = KINDS.add("offered", "card")  # solo: one of the cards to choose from
E_KEPT = KINDS.add("kept", "seat", "card")
E_STARTER = KINDS.add("starter", "seat")
E_START_MONEY = KINDS.add("start-money", "seat", "dollars:number")
# what is turned up and removed
E_SHELVED_LAB = KINDS.add("shelved-lab", "lab", "price:number")
E_SHELVED_STALL = KINDS.add("shelved-stall", "attraction", "price:number")
E_SHELVED_PERSON = KINDS.add("shelved-person", "specialist", "price:number")
E_RECIPE = KINDS.add("recipe", "exhibit")
E_GONE_LAB = KINDS.add("gone-lab", "lab", "price:number")
E_GONE_STALL = KINDS.add("gone-stall", "attraction", "price:number")
E_GONE_PERSON = KINDS.add("gone-person", "specialist", "price:number")
E_GONE_RECIPE = KINDS.add("gone-recipe", "exhibit")
E_GONE_DIE = KINDS.add("gone-die", "space:number", "face")
E_EVENT = KINDS.add("event", "card")  # solo: the card of this round
# the round
E_ROUND = KINDS.add("round", "number")
E_PHASE = KINDS.add("phase", "phase")
# what a seat gets, pays and loses
E_EARNED = KINDS.add("earned", "seat", "dollars:number", "source")
E_DNA = KINDS.add("dna", "seat", "amount:number", "sort")
E_DNA_LOST = KINDS.add("dna-lost", "seat", "amount:number")
E_LIMIT = KINDS.add("limit", "seat", "sort", "limit:number")
E_WORKER = KINDS.add("worker", "seat", "amount:number")
E_PADDOCK = KINDS.add("paddock", "seat", "exhibit", "size:number")
E_SECURITY = KINDS.add("security", "seat", "level:number")
# research
E_ROLLED = KINDS.add("rolled", "space:number", "face")
E_TOOK_DIE = KINDS.add("took-die", "seat", "space:number", "level:number", "face")
E_STORAGE = KINDS.add("storage", "seat", "level:number")
E_RESEARCHED = KINDS.add("researched", "seat", "exhibit", "level:number")
E_TURNED = KINDS.add("turned", "seat", "level:number")
E_ROUNDER_PLACED = KINDS.add("rounder-placed", "seat")
E_ROUNDER_RESTS = KINDS.add("rounder-rests", "seat")
E_COPIED = KINDS.add("copied", "seat", "space:number", "level:number")
E_NOT_COPIED = KINDS.add("not-copied", "seat")
E_THREAT_DIE = KINDS.add("threat-die", "space:number", "pips:number")
E_NO_THREAT_DIE = KINDS.add("no-threat-die")
# market
E_HIRED = KINDS.add("hired", "seat", "specialist", "dollars:number")
E_DISMISSED = KINDS.add("dismissed", "seat", "specialist", "workers:number")
E_BUILT = KINDS.add("built", "seat", "attraction", "dollars:number")
E_UPGRADED = KINDS.add("upgraded", "seat", "lab", "space:number", "dollars:number")
E_COVERED = KINDS.add("covered", "seat", "lab")
E_BOUGHT_DNA = KINDS.add("bought-dna", "seat", "dollars:number")
E_PASSED = KINDS.add("passed", "seat")
E_FENCED_IN = KINDS.add("fenced-in", "seat", "exhibit", "zone")  # an exhibit is placed
E_PUT_UP = KINDS.add("put-up", "seat", "attraction", "zone")  # an attraction is placed
# work
E_REFINED = KINDS.add("refined", "seat", "sort")
E_CREATED = KINDS.add("created", "seat", "exhibit")
E_PAID = KINDS.add("paid", "seat", "dollars:number")
E_DNA_PAID = KINDS.add("dna-paid", "seat", "amount:number", "sort")
E_PATROLS = KINDS.add("patrols", "seat")
E_OFFICE = KINDS.add("office", "seat")
E_DOUBLED = KINDS.add("doubled", "seat", "zone")
E_COPYING = KINDS.add("copying", "seat")
E_ADS = KINDS.add("ads", "seat", "visitors:number")
E_DONE = KINDS.add("done", "seat")
# what came of it, told to all when everybody is done
E_WORKED_CREATED = KINDS.add("worked-created", "seat", "exhibit", "amount:number")
E_WORKED_PADDOCK = KINDS.add("worked-paddock", "seat", "exhibit", "size:number")
E_WORKED_SECURITY = KINDS.add("worked-security", "seat", "level:number")
E_WORKED_MONEY = KINDS.add("worked-money", "seat", "before:number", "after:number")
E_WORKED_DNA = KINDS.add("worked-dna", "seat", "sort", "before:number", "after:number")
E_WORKED_STORED = KINDS.add("worked-stored", "seat", "lab", "amount:number")
# park
E_VISITORS = KINDS.add("visitors", "seat", "patrons:number", "hooligans:number")
E_EXCHANGED = KINDS.add("exchanged", "seat", "amount:number")
E_GUARDED = KINDS.add("guarded", "seat", "amount:number")
E_VISITED = KINDS.add("visited", "seat", "visitor", "place")
E_QUEUED = KINDS.add("queued", "seat", "patrons:number", "hooligans:number")
E_DANGER = KINDS.add("danger", "seat", "danger:number", "threat:number", "security:number")
E_SAFE = KINDS.add("safe", "seat")
E_EATEN = KINDS.add("eaten", "seat", "visitor", "place")
E_EATEN_IN_QUEUE = KINDS.add("eaten-in-queue", "seat", "patrons:number", "hooligans:number")
E_SUED = KINDS.add("sued", "seat", "dollars:number")
E_LOST = KINDS.add("lost", "seat", "points:number")
E_SOLD = KINDS.add("sold", "seat", "dollars:number", "zone")
E_SCORED = KINDS.add("scored", "seat", "points:number")
# objectives
E_MARKED = KINDS.add("marked", "seat", "objective")
E_CLOSED = KINDS.add("closed", "objective")
# clean-up
E_PLACE = KINDS.add("place", "seat", "place:number")
E_JOINED = KINDS.add("joined", "hooligans:number")  # quiet start
E_BONUS_DNA = KINDS.add("bonus-dna", "seat")
E_CARD_SCORED = KINDS.add("card-scored", "seat", "card", "points:number")
E_CARD_DROPPED = KINDS.add("card-dropped", "seat", "card")
# the end
E_FINAL = KINDS.add("final", "seat", "line", "points:number")

EVENTS = KINDS.all
