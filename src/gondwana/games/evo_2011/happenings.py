"""The events that this game's rules note, and what their numbers mean."""

from ...kernel.events import EventKind

_KINDS: list[EventKind] = []


def _event(name: str, *arguments: str) -> int:
    """Declare an event; an argument is `kind`, or `name:kind`."""
    pairs = [a.split(":") if ":" in a else [a, a] for a in arguments]
    _KINDS.append(EventKind(name, tuple((name, kind) for name, kind in pairs)))
    return len(_KINDS) - 1


E_ORDERED = _event("ordered", "seat", "place:number")
E_SETTLED = _event("settled", "seat", "space")
E_ROUND = _event("round", "number")
E_PHASE = _event("phase", "phase")
E_TURNED = _event("turned", "token")
E_BECALMED = _event("becalmed", "token")
E_WHEEL = _event("wheel", "terrain")
E_METEORITE = _event("meteorite")
E_PEEKED = _event("peeked", "seat", "token")
E_OFFERED = _event("offered", "column:number", "gene")
E_BID = _event("bid", "seat", "column:number", "bid:number")
E_PUSHED = _event("pushed", "seat", "column:number")
E_TOOK_GENE = _event("took-gene", "seat", "gene")
E_TOOK_CARD = _event("took-card", "seat")
E_DREW_CARD = _event("drew-card", "seat", "card")
E_TOOK_NOTHING = _event("took-nothing", "seat")
E_PAID = _event("paid", "seat", "amount:number")
E_PLAYED = _event("played", "seat", "card")
E_PLACED = _event("placed", "seat", "place:number")
E_MOVES = _event("moves", "seat", "steps:number")
E_MOVED = _event("moved", "seat", "from:space", "to:space")
E_FLEW = _event("flew", "seat", "from:space", "to:space")
E_SWAM = _event("swam", "seat", "from:space", "to:space")
E_ATTACKED = _event("attacked", "seat", "from:space", "to:space", "defender:seat")
E_HORNS = _event("horns", "attack:number", "defence:number")
E_DIE = _event("die", "face")
E_WON = _event("won", "seat", "space", "loser:seat")
E_HELD = _event("held", "seat", "space", "attacker:seat")
E_FLED = _event("fled", "seat", "from:space", "to:space")
E_FELL = _event("fell", "seat", "space", "cause")
E_LAID = _event("laid", "seat", "space")
E_TOOK_OFF = _event("took-off", "seat", "space")
E_BABY = _event("baby", "seat", "space", "defender:seat")
E_DECLINED = _event("declined", "seat")
E_LAPSED = _event("lapsed", "seat")
E_MARKED = _event("marked", "seat", "space")
E_FEASTED = _event("feasted", "seat", "amount:number")
E_SCORED = _event("scored", "seat", "amount:number")

EVENTS = tuple(_KINDS)
