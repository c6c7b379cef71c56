"""A player as another may see him: park, lab, cold storage, people."""

from __future__ import annotations

from typing import Any

from ...kernel.agenda import is_asked
from ...kernel.state import Plain
from .state import (
    ALL_SORTS,
    ALL_SPECIALISTS,
    ATTRACTIONS_BY_NAME,
    CATEGORIES,
    EXHIBITS,
    EXHIBITS_BY_NAME,
    FENCE,
    FOOD,
    HOOLIGAN,
    INTERN,
    INTERN_PLACE,
    KINDS,
    LEVELS,
    NONE,
    PARK,
    PATRON,
    PRINTED,
    SORTS,
    SPACES,
    SPECIALISTS,
    STAGES,
    TILES,
    TURNED,
    UNPLACED,
    WORK,
    ZONES,
)
from .view import AttractionView, ExhibitView, SeatView, SpotView, TileView
from .words import MARKS, ZONE_WORDS

PLACERS = {UNPLACED: "ready", TURNED: "turned"}


def player(s: Any, t: Plain, seat: int, reader: int | None) -> SeatView:
    """DI.3.6: in the work phase others are shown as they stood when it began."""
    veiled = s.phase == WORK and seat != reader
    was = "was_" if veiled else ""

    def figure(name: str) -> int:
        return int(getattr(s, was + name)[seat])

    zones = range(ZONES)
    limits = {sort: s.limit[seat, k] for k, sort in enumerate(SORTS)}
    dna = s.was_dna if veiled else s.dna
    together = s.phase in (WORK, PARK)
    return SeatView(
        seat=seat,
        mark=MARKS[seat],
        place=list(s.order).index(seat) + 1 if seat in list(s.order) else 0,
        points=s.points[seat],
        money=figure("money"),
        excitement=figure("excitement"),
        threat=figure("threat"),
        security=figure("security"),
        dna={sort: dna[seat, k] for k, sort in enumerate(SORTS[:ALL_SORTS])},
        limits=limits,
        workers=t.workers - s.reserve[seat],
        idle=figure("idle"),
        reserve=s.reserve[seat],
        scientists={k + 1: PLACERS.get(s.scientist[seat, k], "placed") for k in range(LEVELS)},
        specialists=tuple(
            SPECIALISTS[k] for k in range(ALL_SPECIALISTS) if s.specialist[k] == seat
        ),
        upgrades=s.upgrades[seat],
        exhibits=tuple(_exhibit(s, t, k, veiled) for k in range(EXHIBITS) if s.owner[k] == seat),
        attractions=tuple(
            _attraction(s, t, seat, zone, veiled)
            for zone in zones
            if 0 <= s.park[seat, zone] < FENCE
        ),
        intern=s.patrons[seat, INTERN_PLACE] if s.specialist[INTERN] == seat else None,
        lab=tuple(_tile(s, t, seat, k, veiled) for k in range(SPACES) if s.lab[seat, k] != NONE),
        free_zones=tuple(zone_name(zone) for zone in zones if s.park[seat, zone] == NONE),
        patrons=s.queue[seat, PATRON],
        hooligans=s.queue[seat, HOOLIGAN],
        to_feed=s.to_feed[seat],
        eaten_patrons=s.eaten[seat, PATRON],
        eaten_hooligans=s.eaten[seat, HOOLIGAN],
        gate_money=s.gate_money[seat],
        ride_points=s.ride_points[seat],
        patrols=0 if veiled else s.patrols[seat],
        ads=0 if veiled else s.ads[seat],
        exchanges=0 if veiled else s.exchanges[seat],
        stage=STAGES[s.stage[seat]] if s.phase == PARK else "",
        done=bool(together and s.waiting and not is_asked(s, seat)),
    )


def _exhibit(s: Any, t: Plain, exhibit: int, veiled: bool) -> ExhibitView:
    owner, home = s.owner[exhibit], s.home[exhibit]
    needs = {sort: t.need[exhibit, k] for k, sort in enumerate(SORTS) if t.need[exhibit, k]}
    if t.need_any[exhibit]:
        needs["basic"] = t.need_any[exhibit]
    laid, size = home != NONE, (s.was_paddock if veiled else s.paddock)[exhibit]
    return ExhibitView(
        name=EXHIBITS_BY_NAME[exhibit],
        zone=zone_name(home) if laid else "",
        kind=KINDS[t.kind[exhibit]],
        printed=exhibit >= PRINTED,
        paddock=size,
        dinosaurs=(s.was_dinosaurs if veiled else s.dinosaurs)[exhibit],
        dna=needs,
        excitement=t.exhibit_excitement[exhibit],
        threat=t.exhibit_threat[exhibit],
        points=t.exhibit_points[exhibit],
        patrons=s.patrons[owner, home] if laid else 0,
        hooligans=s.hooligans[owner, home] if laid else 0,
    )


def _attraction(s: Any, t: Plain, seat: int, zone: int, veiled: bool) -> AttractionView:
    here = s.park[seat, zone]
    return AttractionView(
        name=ATTRACTIONS_BY_NAME[here],
        zone=zone_name(zone),
        category=CATEGORIES[t.category[here]],
        spaces=t.stall_spaces[here],
        points=t.stall_points[here],
        patrons=s.patrons[seat, zone],
        hooligans=s.hooligans[seat, zone],
        sold=s.sold[seat, zone] if t.category[here] == FOOD else 0,
        doubled=not veiled and bool(s.doubled[seat] >> zone & 1),
    )


def _tile(s: Any, t: Plain, seat: int, space: int, veiled: bool) -> TileView:
    tile, used = s.lab[seat, space], 0 if veiled else s.used[seat, space]
    spots = tuple(
        SpotView(k + 1, t.tile_workers[tile, k], bool(used >> k & 1))
        for k in range(t.tile_spots[tile])
    )
    return TileView(space + 1, TILES[tile], spots)


def zone_name(zone: int) -> str:
    """A zone as people read it."""
    return ZONE_WORDS[zone].upper()
