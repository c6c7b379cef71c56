"""The page that tells of a game's balance: one HTML file, nothing loaded from anywhere."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import NormalDist
from typing import Any

import jinja2
import numpy as np
from markupsafe import Markup, escape

from ... import __version__, web
from ...arena.balance import Seat, Watch, Worth
from ...bots import is_reproducible
from ...kernel.game import Table
from ...kernel.texts import Texts
from ..session import Session
from .charts import Bars, Scale, histogram, whisker

HERE = Path(__file__).parent
STATIC = Path(web.__file__).parent / "static"
FONTS = re.compile(r"@font-face\s*{[^}]*}\s*|/\*.*?\*/\s*", re.DOTALL)
MARK = re.compile(r"<rect[^>]*/>| color=\"[^\"]*\"")
SEAT_LETTERS = "tcsbpa"  # the seats' looks, in their order, as the tokens name them
SURE = 0.95  # of the verdict on the seats
FEW = 200  # games; fewer say little


@dataclass(frozen=True)
class Findings:
    """What a watch brought; `rare` are the things that too few held."""

    seats: Sequence[Seat]
    worths: Sequence[Worth]
    rare: Sequence[str]


def page(session: Session, table: Table, watch: Watch, found: Findings, command: str) -> str:
    """The whole page."""
    say, texts = session.say, session.texts(table.game)
    loader = jinja2.FileSystemLoader(HERE)
    template = jinja2.Environment(autoescape=True, loader=loader).get_template("balance.html")
    return template.render(
        language=session.language,
        say=say,
        tokens=Markup(FONTS.sub("", (STATIC / "tokens.css").read_text(encoding="utf-8"))),
        style=Markup((HERE / "balance.css").read_text(encoding="utf-8")),
        mark=Markup(MARK.sub("", (STATIC / "mark.svg").read_text(encoding="utf-8"))),
        title=say("balance-title", game=texts("game-name")),
        sub=say("balance-sub", games=watch.games, seats=table.seats, bot=watch.bot),
        glance=_glance(session, table, watch, found),
        uneven=uneven(watch),
        few=watch.games < FEW,
        **_seats(session, table, found.seats),
        groups=_groups(session, texts, found),
        **_distributions(session, watch),
        foot=_foot(session, table, watch, command),
    )


def uneven(watch: Watch) -> bool:
    """Whether some seat's share is further from an equal one than chance allows it to any."""
    games, seats = watch.ranks.shape
    if seats == 1 or games < 2:
        return False
    reach = NormalDist().inv_cdf(1 - (1 - SURE) / 2 / seats)
    error = watch.shares.std(axis=0, ddof=1) / np.sqrt(games)
    return bool((np.abs(watch.shares.mean(axis=0) - 1 / seats) > reach * error).any())


def _glance(session: Session, table: Table, watch: Watch, found: Findings) -> list[tuple[str, str]]:
    """The figures at the top, and what they are."""
    say, figure, percent = session.say, session.figure, session.percent
    texts = session.texts(table.game)
    rounds = watch.rounds
    least, most = int(rounds.min()), int(rounds.max())
    tiles = [(figure(float(rounds.mean()), 1), say("balance-rounds-tile", least=least, most=most))]
    if table.seats == 1:
        return tiles
    margins = _margins(watch)
    tied = float(((watch.ranks == 1).sum(axis=1) > 1).mean())
    best = max(found.seats, key=lambda one: one.share)
    name = texts(f"seat-{table.game.marks[best.seat]}")
    tiles += [
        (figure(float(margins.mean()), 1), say("balance-margin-tile")),
        (percent(tied), say("balance-ties-tile")),
        (
            percent(best.share),
            say("balance-seat-tile", seat=name, fair=percent(1 / table.seats)),
        ),
    ]
    sure = [one for one in found.worths if one.low > 0]
    if sure:
        top = max(sure, key=lambda one: one.low)
        gain = _signed(session, top.gain)
        tiles.append((gain, say("balance-thing-tile", thing=_name(texts, top.name))))
    return tiles


def _seats(session: Session, table: Table, seats: Sequence[Seat]) -> dict[str, Any]:
    texts, fair = session.texts(table.game), 1 / table.seats
    scale = Scale.around([fair, *(x for one in seats for x in (one.low, one.high))])
    rows = [
        {
            "mark": table.game.marks[one.seat],
            "look": SEAT_LETTERS[one.seat],
            "name": texts(f"seat-{table.game.marks[one.seat]}"),
            "points": session.figure(one.points, 1),
            "share": session.percent(one.share),
            "plot": whisker(scale, one.share, one.low, one.high, fair),
        }
        for one in seats
    ]
    return {"seats": rows, "seat_axis": _axis(scale, [session.percent(t, 0) for t in scale.ticks])}


def _groups(session: Session, texts: Texts, found: Findings) -> list[dict[str, Any]]:
    """A table for each sort of things, all on one scale."""
    if not found.worths:
        return []
    early = [one.early for one in found.worths if one.early is not None]
    ends = [x for one in found.worths for x in (one.low, one.high)]
    scale = Scale.around([0.0, *ends, *early], 6)
    axis = _axis(scale, [_signed(session, tick, 0) for tick in scale.ticks])
    groups = []
    for sort in dict.fromkeys(name.partition("-")[0] for name in sorted_names(found)):
        rows = [one for one in found.worths if one.name.startswith(f"{sort}-")]
        rare = [_name(texts, name) for name in found.rare if name.startswith(f"{sort}-")]
        told = session.say("balance-more", number=len(rare), names=", ".join(sorted(rare)))
        if not rows:
            continue
        groups.append(
            {
                "title": texts(f"holding-{sort}") if texts.has(f"holding-{sort}") else sort,
                "axis": axis,
                "rows": [_row(session, texts, scale, one) for one in rows],
                "rare": told if rare else "",
            }
        )
    return groups


def sorted_names(found: Findings) -> list[str]:
    """The names of things, those of the largest group first."""
    names = [one.name for one in found.worths]
    sorts = [name.partition("-")[0] for name in names]
    return sorted(names, key=lambda name: -sorts.count(name.partition("-")[0]))


def _row(session: Session, texts: Texts, scale: Scale, one: Worth) -> dict[str, Any]:
    name = _name(texts, one.name)
    effect = f" · {texts(f'{one.name}-effect')}" if texts.has(f"{one.name}-effect") else ""
    return {
        "name": name,
        "held": session.percent(one.held, 0 if one.held >= 0.1 else 1),
        "share": f"{100 * one.held:.1f}",
        "plot": whisker(scale, one.gain, one.low, one.high, 0.0, one.early),
        "gain": _signed(session, one.gain),
        "verdict": "up" if one.low > 0 else "down" if one.high < 0 else "even",
        "told": session.say(
            "balance-row",
            name=name,
            held=session.percent(one.held),
            most=session.figure(one.most, 1),
            gain=_signed(session, one.gain),
            low=_signed(session, one.low),
            high=_signed(session, one.high),
        )
        + effect,
    }


def _distributions(session: Session, watch: Watch) -> dict[str, Any]:
    say = session.say
    winners = watch.ranks == 1
    charts = {
        "lengths": _bars(session, say("balance-length-title"), watch.rounds),
        "scores": _bars(
            session, say("balance-scores-title"), watch.points[~winners], watch.points[winners]
        ),
        "margins": None,
    }
    if watch.ranks.shape[1] > 1:
        charts["margins"] = _bars(session, say("balance-close-title"), _margins(watch))
    else:
        charts["scores"] = _bars(session, say("balance-scores-title"), watch.points[:, 0])
    return charts


def _bars(session: Session, label: str, *kinds: Any) -> Markup:
    bars = Bars.of(*kinds)
    starts = [bars.low + k * bars.width for k in range(len(bars.shares[0]))]
    return histogram(
        bars,
        label,
        [session.figure(start) for start in starts],
        session.percent(max(max(row) for row in bars.shares), 0),
    )


def _margins(watch: Watch) -> Any:
    """By how many points the first is ahead of the second, by game."""
    ordered = np.sort(watch.points, axis=1)
    return ordered[:, -1] - ordered[:, -2]


def _axis(scale: Scale, figures: Sequence[str]) -> Markup:
    texts = [
        f'<text{" class=odd" if k % 2 else ""} x="{scale.at(tick)}" y="13">{escape(figure)}</text>'
        for k, (tick, figure) in enumerate(zip(scale.ticks, figures, strict=True))
    ]
    return Markup(f'<svg aria-hidden="true">{"".join(texts)}</svg>')


def _signed(session: Session, share: float, digits: int = 1) -> str:
    """A difference of shares in percentage points, with its sign."""
    points = round(100 * share, digits)
    sign = "+" if points > 0 else "−" if points < 0 else ""
    return sign + session.figure(abs(points), digits)


def _name(texts: Texts, name: str) -> str:
    told = texts(name) if texts.has(name) else name
    return told[:1].upper() + told[1:]


def _foot(session: Session, table: Table, watch: Watch, command: str) -> list[str]:
    say = session.say
    lines = [
        say(
            "balance-foot",
            command=command,
            version=__version__,
            game_version=table.game.version,
        )
    ]
    stopped = int(watch.stopped.sum())
    if stopped:
        lines.append(say("balance-stopped", games=stopped, rounds=int(watch.rounds.max())))
    if not is_reproducible(watch.bot):
        lines.append(say("balance-timed"))
    return lines
