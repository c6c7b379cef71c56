"""The colours and patterns of the look, for terminal and charts; by seat, never colour alone."""

from __future__ import annotations

from dataclasses import dataclass

PAPER = "#FCF9F1"
INK = "#1E282C"
INK_2 = "#49555A"
INK_3 = "#606A69"
LINE = "#DCD2BC"
HALO = "#FFFDF7"


@dataclass(frozen=True)
class SeatLook:
    """How a seat is drawn: on paper, as a chart's hatch and dashes, and in a terminal."""

    colour: str
    hatch: str
    dashes: tuple[int, ...]  # on, off, … in points; none for a solid line
    terminal: str  # readable on dark and on light ground


SEAT_LOOKS = (
    SeatLook("#B2301A", "//", (9, 4), "#DE7255"),
    SeatLook("#006B5B", "oo", (), "#46C59C"),
    SeatLook("#1B68C9", "xx", (2, 5), "#4489ED"),
    SeatLook("#742874", "..", (14, 4, 2, 4), "#B98BD0"),
    SeatLook("#C28200", "||", (18, 6), "#D9A72A"),
    SeatLook("#22272C", "++", (5, 3, 1, 3), "default"),
)
