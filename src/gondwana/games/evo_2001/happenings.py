"""The events that this game's rules note, and what their numbers mean."""

from ...kernel.events import Kinds

KINDS = Kinds()

E_STARTED = KINDS.add("started", "seat", "region")
E_DEALT = KINDS.add("dealt", "seat", "card")
E_ROUND = KINDS.add("round", "number")
E_PHASE = KINDS.add("phase", "phase")
E_PLACED = KINDS.add("placed", "seat", "place:number")
E_PLAYED = KINDS.add("played", "seat", "card")
E_NAMED = KINDS.add("named", "seat", "victim:seat", "region")  # accident, whose child is this?
E_FORETOLD = KINDS.add("foretold", "seat", "result")
E_TRUCE = KINDS.add("truce", "seat", "other:seat")
E_DIVIDED = KINDS.add("divided", "seat", "card")
E_FIRST = KINDS.add("first", "seat")
E_CLIMATE_DIE = KINDS.add("climate-die", "die:number")
E_CLIMATE = KINDS.add("climate", "terrain")
E_FLOODED = KINDS.add("flooded", "seat", "region", "die:number", "parasols:number")
E_MOVES = KINDS.add("moves", "seat", "steps:number")
E_MOVED = KINDS.add("moved", "seat", "from:region", "to:region")
E_ATTACKED = KINDS.add("attacked", "seat", "from:region", "to:region", "defender:seat")
E_KID = KINDS.add("kid", "seat", "region", "defender:seat")
E_HORNS = KINDS.add("horns", "attack:number", "defence:number")
E_FIGHT_DIE = KINDS.add("fight-die", "die:number", "wins:number")
E_WON = KINDS.add("won", "seat", "region", "loser:seat")
E_HELD = KINDS.add("held", "seat", "region", "attacker:seat")
E_FELL = KINDS.add("fell", "seat", "region", "cause")
E_SKIPPED = KINDS.add("skipped")  # birth control: no births this round
E_BORN = KINDS.add("born", "seat", "region")
E_STOPPED = KINDS.add("stopped", "seat", "eggs:number")
E_LAPSED = KINDS.add("lapsed", "seat", "eggs:number")
E_REPLACED = KINDS.add("replaced", "seat", "region", "victim:seat")
E_SCORED = KINDS.add("scored", "seat", "amount:number")
E_FORFEITED = KINDS.add("forfeited", "seat", "amount:number")  # survival gene
E_GAINED = KINDS.add("gained", "seat", "amount:number")  # unexpected gene
E_METEOR = KINDS.add("meteor", "space:number")
E_METEOR_DIE = KINDS.add("meteor-die", "die:number")
E_CRASHED = KINDS.add("crashed")
E_OFFERED = KINDS.add("offered", "row:number", "gene")
E_NO_GENES = KINDS.add("no-genes")
E_BID = KINDS.add("bid", "seat", "row:number", "price:number")
E_PLEDGED = KINDS.add("pledged", "seat", "card")
E_UNPLEDGED = KINDS.add("unpledged", "seat", "card")
E_OUTBID = KINDS.add("outbid", "seat", "row:number")
E_TAKEN_BACK = KINDS.add("taken-back", "seat", "row:number", "price:number")
E_OUT = KINDS.add("out", "seat")
E_PAID = KINDS.add("paid", "seat", "amount:number")
E_TOOK_GENE = KINDS.add("took-gene", "seat", "gene")
E_TOOK_CARD = KINDS.add("took-card", "seat")
E_DREW_CARD = KINDS.add("drew-card", "seat", "card")

EVENTS = KINDS.all
