"""Windows: when cards may be played, and who is asked (E1.R1, E1.R19)."""

from typing import Any

from ...kernel.agenda import ask_seat, push
from ...kernel.rule import rule
from .state import NOBODY, OUTBID, WINDOW

FIRST_CARD_ROUND = 3  # E1.C0


@rule
def window_later(s: Any, window: int, seat: int) -> None:
    """Put a window on the agenda; `seat` is the only one asked, or NOBODY where all are."""
    push(s, WINDOW, seat, window)


@rule
def cards_rest(s: Any) -> bool:
    """E1.C0, E1.R1: no card in the first two rounds, nor after sleeping gene."""
    return s.round_number < FIRST_CARD_ROUND or s.asleep != 0


@rule
def open_window(s: Any, t: Any, window: int, seat: int) -> None:
    """E1.R1: open a window at the first in order; the outbid one only while the bid stands."""
    if cards_rest(s) or (window == OUTBID and s.named_seat == NOBODY):
        return
    s.window = window
    s.window_seat = seat
    s.window_at = 0
    s.window_passes = 0
    go_on_asking(s, t)


@rule
def go_on_asking(s: Any, t: Any) -> None:
    """E1.R1: ask the next one who holds a card, fitting or not; all passed: the window closes."""
    if s.window_seat != NOBODY:
        if s.window_passes == 0 and s.hand[s.window_seat] > 0:
            ask_seat(s, WINDOW, int(s.window_seat))
            return
    else:
        while s.window_passes < t.seats:
            seat = int(s.order[s.window_at])
            if s.hand[seat] > 0:
                ask_seat(s, WINDOW, seat)
                return
            pass_window(s, t)
    s.window = 0


@rule
def pass_window(s: Any, t: Any) -> None:
    """One more passed."""
    s.window_passes += 1
    s.window_at = (s.window_at + 1) % t.seats
