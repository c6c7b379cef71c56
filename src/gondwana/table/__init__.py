"""One running match with people at it: seats, storage, undo, bots. No HTTP."""

from .errors import NoSeat, Stale, TableError, UnknownTable
from .host import Host
from .live import Live
from .people import People, Person
from .plan import Card, NewTable, SeatCard, SeatPlan
from .store import LONGEST_WORDS

__all__ = [
    "LONGEST_WORDS",
    "Card",
    "Host",
    "Live",
    "NewTable",
    "NoSeat",
    "People",
    "Person",
    "SeatCard",
    "SeatPlan",
    "Stale",
    "TableError",
    "UnknownTable",
]
