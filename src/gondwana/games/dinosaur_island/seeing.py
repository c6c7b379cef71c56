"""A state as a seat sees it (DI.G8): all lies open but the piles and, while it lasts, work."""

from __future__ import annotations

from typing import Any

from ...kernel.agenda import is_asked
from ...kernel.state import Plain
from .phases.park.arrivals import handful
from .seen_boards import dice, goals, offers, recipes, seconds, stores
from .seen_players import player
from .state import (
    ALL_TWISTS,
    ATTRACTIONS_BY_NAME,
    CHANCE_VISITOR,
    EXHIBITS_BY_NAME,
    FENCE,
    HOOLIGAN,
    NOBODY,
    NONE,
    PATRON,
    PHASES,
    SOLO_CARDS,
    STEPS,
    TWISTS,
)
from .view import AskView, View


def view(s: Any, t: Plain, seat: int | None) -> View:
    """The state as the seat may see it; who watches sees no work before it is done."""
    players = tuple(player(s, t, each, seat) for each in range(t.seats))
    threat = s.threat_space
    return View(
        seat=seat,
        round=s.round_number,
        phase=PHASES[s.phase],
        over=bool(s.over),
        solo=bool(t.solo),
        order=tuple(each for each in list(s.order)[: t.seats] if each != NOBODY),
        players=players,
        dice=dice(s, t),
        threat_die=None if threat == NONE else t.face_pips[s.die[threat], s.face[threat]],
        stores=stores(s),
        recipes=recipes(s, t),
        offers=offers(s, t),
        seconds=seconds(s, t),
        goals=goals(s, t, players),
        twists=tuple(TWISTS[k] for k in range(ALL_TWISTS) if s.twist[k]),
        bag_patrons=s.bag[PATRON],
        bag_hooligans=s.bag[HOOLIGAN],
        card=None if s.turned == NONE else SOLO_CARDS[s.turned],
        streak=s.streak,
        tracker=tuple(t.tracker[1:]) if t.solo else (),
        ask=_ask(s, t, seat),
    )


def _ask(s: Any, t: Plain, seat: int | None) -> AskView:
    asked = seat is not None and is_asked(s, seat)
    placing = None
    if s.laying != NONE and asked:
        exhibit = s.laying - FENCE
        placing = EXHIBITS_BY_NAME[exhibit] if exhibit >= 0 else ATTRACTIONS_BY_NAME[s.laying]
    paying = s.paying[seat] if asked else NONE
    return AskView(
        step=STEPS[s.asking],
        seats=tuple(each for each in range(t.seats) if is_asked(s, each)),
        placing=placing,
        basic=s.gain_basic if asked else 0,
        complex=s.gain_complex if asked else 0,
        steps=s.limit_steps if asked else 0,
        paying=None if paying == NONE else EXHIBITS_BY_NAME[paying],
        copying=bool(asked and s.copying[seat]),
        copy_space=s.copy_space + 1,
        about=(s.subject,) if s.chance == CHANCE_VISITOR else (),
        handful=handful(s) if s.chance == CHANCE_VISITOR else 0,
    )
