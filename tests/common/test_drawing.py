"""The parts from which games make their pages."""

from __future__ import annotations

import re

from markupsafe import Markup

from gondwana.games.common.drawing import ask, dice, phases, result
from gondwana.games.common.drawing.html import el, number
from gondwana.games.common.drawing.log import Log
from gondwana.games.common.drawing.pieces import Pieces, fallen, track
from gondwana.games.common.drawing.scene import COLOURS, Scene, place
from gondwana.games.common.drawing.svg import path, towards
from gondwana.kernel import Match, find_game
from gondwana.kernel.events import EVERYBODY, Event
from gondwana.kernel.telling import Fold
from gondwana.kernel.texts import Texts


def test_the_builder_escapes_what_is_no_markup() -> None:
    assert el("p", "<&", Markup("<i>x</i>"), None, ["a", 3]) == "<p>&lt;&amp;<i>x</i>a3</p>"
    assert el("p", title=Markup('"<b>')) == '<p title="&quot;&lt;b&gt;"></p>'
    assert el("p", hidden=True, id=None, class_="a", data_from=1.25) == (
        '<p hidden class="a" data-from="1.2"></p>'
    )


def test_numbers_and_paths_are_short() -> None:
    assert [number(value) for value in (1.0, -0.04, 2.25, -3.5)] == ["1", "0", "2.2", "-3.5"]
    assert path([(0, 0), (1.5, 2)]) == "M0 0L1.5 2Z"
    assert path([(0, 0), (1.5, 2)], closed=False) == "M0 0L1.5 2"
    assert towards((0, 0), (30, 40), 5) == (3, 4)


def test_a_rolling_die_ends_with_the_face_that_was_thrown() -> None:
    for sides in (5, 6):
        for face in range(sides):
            shown = dice.turning(face, sides)
            assert shown[-1] == face
            assert len(set(shown)) == len(shown) == dice.TURNS + 1
    assert "rolls" in dice.face(["a", "b"], "b")
    assert "rolls" not in dice.face(["b"], "b")


# ---- a scene without a game's own parts ----------------------------------------------------


class OnePlace(Scene):
    """A scene that shows one place."""

    @property
    def places(self) -> tuple[str, ...]:
        """What can be pressed."""
        return ("C4",)


def scene(*events: Event, **more: object) -> Scene:
    """What is drawn of some events."""
    match = Match("evo-2011", 3, seed="1")
    given = {
        "view": match.view(None),
        "table": match.table,
        "texts": Texts("en", match.game.texts),
        "names": ("Ann", "Bo", "Cy"),
        "events": events,
    }
    return OnePlace(**(given | more))  # type: ignore[arg-type]


def happened(name: str, **told: int) -> Event:
    """An event that all may know."""
    return Event(name, told, EVERYBODY)


def test_only_places_that_are_shown_can_be_pressed() -> None:
    drawn = scene()
    assert drawn.with_places(f"<{place('C4')}>") == (
        '&lt;<a class="at" href="#s-C4" data-at="C4">C4</a>&gt;'
    )
    assert drawn.with_places(place("Z9")) == "Z9"


def told(*events: Event) -> list[tuple[bool, str]]:
    """The lines of a log, and whether each is a heading."""
    entries = Log(scene(*events)).entries()
    return [(entry.heading, " ".join(entry.told)) for entry in entries]


def test_a_rounds_first_phase_tells_its_number_and_a_round_without_one_stands_alone() -> None:
    begun, pays = happened("round", number=2), happened("paid", seat=0, amount=3)
    assert told(begun, happened("phase", phase=1), pays, happened("phase", phase=2)) == [
        (True, "Round 2, Climate"),
        (False, "Ann pays 3 MP."),
        (True, "Mutation"),
    ]
    assert told(begun, pays) == [(True, "Round 2"), (False, "Ann pays 3 MP.")]
    assert told(pays, begun) == [(False, "Ann pays 3 MP."), (True, "Round 2")]


class Eras(Log[Scene]):
    """A log whose rounds are called otherwise."""

    def heading(self, round_: Fold, phase: Fold | None = None) -> Markup:
        """An era, and what begins in it."""
        return Markup(f"era {round_.events[0].arguments['number']}{': ' if phase else ''}")


def test_a_game_may_call_its_rounds_otherwise() -> None:
    begun, phase = happened("round", number=2), happened("phase", phase=1)
    headings = [Eras(scene(*events)).entries() for events in ((begun, phase), (begun,))]
    assert [entry.told for entries in headings for entry in entries] == [["era 2: "], ["era 2"]]
    ring = phases.ring(scene(), {"climate": "climate", "birth": "egg"}, 0, 2, "all", "era")
    assert ">era</text>" in ring
    assert "round" not in ring.replace("stroke-linejoin", "")


def test_the_order_shows_who_has_had_a_turn() -> None:
    drawn = phases.order(scene(), [2, 0, 1], now=1)
    marks = find_game("evo-2011").marks
    assert drawn.count("done") == 1
    assert f'class="letter seat-{COLOURS[2]} done">{marks[2]}<' in drawn
    assert "done" not in phases.order(scene(), [2, 0, 1])


def test_the_reader_comes_by_place_or_by_round() -> None:
    match = Match("evo-2011", 3, seed="1")
    assert phases.place_in_order(scene(view=match.view(0)), [2, 0, 1], 4) == "you, number 2 of 3"
    assert phases.place_in_order(scene(), [2, 0, 1], 4) == "round 4"
    assert phases.place_in_order(scene(view=match.view(0)), [0], 4) == "round 4"


def test_ranks_are_shared() -> None:
    scores = [(3, 1), (5, 0), (3, 1), (3, 0)]
    assert result.ranking(scores) == [(1, 1), (2, 0), (2, 2), (4, 3)]


def test_who_plays_alone_has_a_score_and_no_rank() -> None:
    alone = scene(names=("Ann",))
    told = result.part(alone, [(1, 0)], "38 points")
    assert "<h2>38 points</h2>" in told
    assert "wins" not in told
    assert "38 points" in result.part(scene(), [(1, 0), (2, 1)], "38 points")
    figures = [{"points": 38}]
    assert '<td class="num">38</td>' in result.stats(alone, [(1, 0)], figures, {})
    assert '<span class="num">1</span>' not in result.stats(alone, [(1, 0)], figures, {})
    assert result.chart(alone, [(1, 0)], [38]).count('class="li"') == 1


def test_the_chart_has_few_lines_however_many_points() -> None:
    for high in (0, 9, 60, 61, 130, 299, 900):
        drawn = result.chart(scene(history=[(0, 0, 0), (high, 1, 2)]), [(1, 0)], [high, 1, 2])
        assert 2 <= drawn.count('class="gr"') <= result.LINES + 1
    deep = result.chart(scene(history=[(10, 0, 0), (-12, 1, 2)]), [(1, 0)], [-12, 1, 2])
    assert re.findall(r'class="ax end"[^>]*>([^<]+)<', deep) == ["-10", "0", "10"]
    heights = [float(y) for y in re.findall(r'<circle cx="[^"]+" cy="([^"]+)"', deep)]
    assert max(heights) == result.BOTTOM


# ---- pieces --------------------------------------------------------------------------------


class Wanderers(Pieces):
    """Pieces that come, go and fall."""

    def follow(self, name: str, arguments: object) -> None:
        """Do what an event of that name says."""
        getattr(self, name)(**dict(arguments))  # type: ignore[call-overload]


def test_a_piece_keeps_its_id() -> None:
    events = [
        happened("come", seat=0, space=4),
        happened("come", seat=2, space=5),
        happened("come", seat=0, space=6),
        happened("go", start=4, target=5),
        happened("fall", space=6),
        happened("fall", space=9),
        happened("go", start=9, target=1),
    ]
    first, second = f"p-{COLOURS[0]}1", f"p-{COLOURS[0]}2"
    assert track(events, Wanderers()) == {5: first}
    assert fallen(events, 4, Wanderers()) == [(second, 6)]
    assert fallen(events, 5, Wanderers()) == []


def test_who_waits_for_a_bot_is_told_that_it_thinks() -> None:
    def idle(*bots: str | None) -> str:
        return ask.part(scene(bots=bots), lambda _: ask.Question(""), lambda _: [], lambda _: [])

    assert "<small>the bot is thinking</small>" in idle("sharp", "sharp", "sharp")
    assert "<small>" not in idle(None, None, None) + idle()
