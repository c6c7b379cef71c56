"""One running match with people at it: seats, storage, undo, bots. No HTTP."""

from ..bots.advice import ADVISER
from .errors import NoSeat, Stale, TableError, UnknownTable
from .host import Host
from .live import Live
from .people import People, Person
from .plan import Card, NewTable, SeatCard, SeatPlan
from .review import Judged
from .store import LONGEST_WORDS

__all__ = [
    "ADVISER",
    "LONGEST_WORDS",
    "Card",
    "Host",
    "Judged",
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
