"""The events that this game's rules note, and what their numbers mean.

A round is an era. Whoever may not know of one: what a seat draws, discards unseen and keeps.
"""

from ...kernel.events import Kinds

KINDS = Kinds()

# setting up
E_SPECIES = KINDS.add("species", "seat", "species")
E_PLACED = KINDS.add("placed", "seat", "space:number")
E_VIRTUAL = KINDS.add("virtual", "space:number")
# an era begins
E_ROUND = KINDS.add("round", "number", "era")  # the era counted from 0
E_PHASE = KINDS.add("phase", "phase")
E_SHUFFLED = KINDS.add("shuffled")  # the discards went back into the deck
E_ENVIRONMENT = KINDS.add("environment", "environment")
E_OPEN = KINDS.add("open", "card")  # an open card of the virtual species
E_DEAL = KINDS.add("deal", "cards:number")  # how many cards each draws
E_DREW = KINDS.add("drew", "seat", "card")  # only the seat knows
E_EARLY = KINDS.add("early", "seat", "card")  # discarded; only the seat knows
E_LEADER = KINDS.add("leader", "seat", "leader:seat")  # who names whom
# tricks
E_TRICK = KINDS.add("trick", "number", "leader:seat")
E_LAID = KINDS.add("laid", "seat", "card")
E_LAID_OPEN = KINDS.add("laid-open", "seat", "card")  # an open card is part of the play
E_STRONGEST = KINDS.add("strongest", "seat", "combination", "sum:number")
E_WEAKER = KINDS.add("weaker", "seat", "combination", "sum:number")
E_EMPTIED = KINDS.add("emptied", "seat")  # the trick is the last, and reversed
E_WON = KINDS.add("won", "seat")
E_WON_LAST = KINDS.add("won-last", "seat")  # the strongest of the last trick
# improving
E_DECLINED = KINDS.add("declined", "seat")
E_UNABLE = KINDS.add("unable", "seat")  # no card of the play has a use
E_CLIMBED = KINDS.add("climbed", "seat", "card", "from:number", "to:number")
E_DESCENDED = KINDS.add("descended", "seat", "card", "from:number", "to:number")
E_LAID_EGGS = KINDS.add("eggs", "seat", "card", "eggs:number")
E_ADAPTED = KINDS.add("adapted", "seat", "card", "environment")
E_GAINED = KINDS.add("gained", "seat", "card:trait", "place:number")
E_COVERED = KINDS.add("covered", "seat", "card:trait")  # a covered card goes to the discards
E_COVERED_PRINTED = KINDS.add("covered-printed", "seat", "ability")
E_REVIVED = KINDS.add("revived", "seat", "ability")
E_STOLE = KINDS.add("stole", "seat", "victim:seat", "card:trait")
E_STOLE_OPEN = KINDS.add("stole-open", "seat", "card:trait")
E_REFRAINED = KINDS.add("refrained", "seat")  # the mutation is kept for later
E_DRIFTED = KINDS.add("drifted", "from:number", "to:number")  # the virtual species climbs
# the end of an era
E_TOOK = KINDS.add("took", "seat", "owner:seat", "card:trait", "place:number")  # from the discards
E_TOOK_NONE = KINDS.add("took-none", "seat")
E_KEPT = KINDS.add("kept", "seat", "card")  # only the seat knows
E_UNKEPT = KINDS.add("unkept", "seat", "card")  # discarded; only the seat knows
# survival
E_ATE = KINDS.add("ate", "seat", "prey:seat")
E_ATE_VIRTUAL = KINDS.add("ate-virtual", "seat")
E_VIRTUAL_ATE = KINDS.add("virtual-ate", "prey:seat")
E_POISONED = KINDS.add("poisoned", "seat", "tokens:number")
E_FOOD_HOME = KINDS.add("food-home", "seat", "environment", "amount:number")
E_FOOD_GAINED = KINDS.add("food-gained", "seat", "environment", "amount:number")
E_FOOD_SYMBIOSIS = KINDS.add("food-symbiosis", "seat", "environment", "amount:number")
E_FOOD_PREY = KINDS.add("food-prey", "seat", "prey:number", "amount:number")  # how many eaten
E_FOOD_ABILITY = KINDS.add("food-ability", "seat", "ability", "amount:number")
E_FED = KINDS.add("fed", "seat", "food:number", "population:number")
E_STARVED = KINDS.add("starved", "seat")
E_SURPLUS = KINDS.add("surplus", "seat")  # may grow
E_LEVEL = KINDS.add("level", "seat")
E_BITTEN = KINDS.add("bitten", "seat", "tokens:number")  # loses one population
E_GREW = KINDS.add("grew", "seat", "population:number")
E_NOT_GROWN = KINDS.add("not-grown", "seat", "tokens:number")  # too many bites
E_DREW_ABILITY = KINDS.add("drew-ability", "seat", "card:trait")  # metamorphosis
E_DREW_NOTHING = KINDS.add("drew-nothing", "seat")
E_THROWN = KINDS.add("thrown", "seat", "card:trait")  # a joker, or an ability that one has
E_OPEN_GONE = KINDS.add("open-gone", "card")

EVENTS = KINDS.all
