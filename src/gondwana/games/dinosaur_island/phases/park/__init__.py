"""Phase 4, the park (DI.4): visitors are drawn in order, then each looks after the own park."""

from .arrivals import (
    arrivals,
    arrive,
    begin_park,
    exchange,
    exchange_refusal,
    exchange_visitors,
    gate,
    legal_exchange,
    visitor_chances,
    visitor_happens,
)
from .visits import end_park, legal_visits, open_park, visit, visits_refusal

__all__ = [
    "arrivals",
    "arrive",
    "begin_park",
    "end_park",
    "exchange",
    "exchange_refusal",
    "exchange_visitors",
    "gate",
    "legal_exchange",
    "legal_visits",
    "open_park",
    "visit",
    "visitor_chances",
    "visitor_happens",
    "visits_refusal",
]
