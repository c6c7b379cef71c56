"""Every game's faces: whatever is asked can be said, drawn and pressed, in every language."""

from __future__ import annotations

import io
import random
import re
import xml.etree.ElementTree as ElementTree
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from rich.console import Console

from faces import NAMES, as_xml, scene, words_in
from gondwana.cli.play.terminals import terminal_for
from gondwana.kernel import Match, Problem, find_game, game_ids
from gondwana.kernel.chance import seed_words, set_dice
from gondwana.kernel.state import DICE, plain
from gondwana.kernel.texts import LANGUAGES, Texts
from gondwana.web.scene import drawing_for, draws, look
from gondwana.web.shapes import MADE, shapes_in, used, with_shapes

from .tables import ALL, plug_in, researching, table
from .walks import finish, stops, walk


def terminal(match: Match, language: str, width: int) -> Any:
    """The game's terminal."""
    texts = Texts(language, match.game.texts)
    console = Console(file=io.StringIO(), width=width, force_terminal=True)
    return terminal_for(match.table, texts, NAMES[: match.seats], console)


def has_terminal(game: str) -> bool:
    """Whether the game can be played at a terminal."""
    try:
        terminal(Match(game, find_game(game).seats[0], seed="1"), "en", 80)
    except Problem:
        return False
    return True


GAMES = game_ids()
DRAWN = [game for game in GAMES if draws(find_game(game))]
PRINTED = [game for game in GAMES if has_terminal(game)]


def ends(games: list[str]) -> Any:
    """Each game with the fewest and with the most seats."""
    edges = [(game, seats) for game in games for seats in ends_of(game)]
    return pytest.mark.parametrize(("game", "seats"), edges)


def ends_of(game: str) -> tuple[int, int]:
    """The fewest and the most seats of a game."""
    return find_game(game).seats[0], find_game(game).seats[-1]


def ends_in_each_language(games: list[str]) -> Any:
    """Each game with the fewest and the most seats in English, in another language with either."""
    edges = [
        (game, seats, language)
        for game in games
        for number, language in enumerate(LANGUAGES)
        for seats in ends_of(game)
        if language == "en" or seats == ends_of(game)[number % 2]
    ]
    return pytest.mark.parametrize(("game", "seats", "language"), edges)


# ---- the terminal --------------------------------------------------------------------------


@ends_in_each_language(PRINTED)
def test_the_terminal_shows_and_says_everything(game: str, seats: int, language: str) -> None:
    for match, rng in stops(table(game, seats, ()), games=1, share=0.25):
        shown = terminal(match, language, rng.choice((60, 120)))
        for seat in (None, *match.waiting):
            view = match.view(seat)
            parts = [*shown.everything(view), shown.map(view), shown.hand(view)]
            parts += [*shown.topics(view).values(), *shown.screen(view, None)]
            for part in (*parts, shown.result(view, [match.rank(k) for k in range(seats)])):
                shown.console.print(part, markup=False, highlight=False, emoji=False)
            shown.has_secrets(view)
        for seat in match.waiting:
            answers_at_the_terminal(shown, match, seat)
        if match.state.chance:
            name, view = match.chance_name(), match.view(None)
            assert shown.chance(view, name).strip()
            assert shown.secret_of(view, name) in (None, *range(seats))
            words = [match.outcome_words(outcome) for outcome, _ in match.chances()]
            assert len({shown.outcome(name, each) for each in words}) == len(words)


def answers_at_the_terminal(shown: Any, match: Match, seat: int) -> None:
    """What is asked is said, and every answer listed once, understood in the reader's language."""
    view, legal = match.view(seat), [str(match.table.words[a]) for a in match.legal(seat)]
    assert shown.ask(view).strip()
    assert shown.default(view) in (None, *legal)
    groups = shown.choices(view, legal)
    assert sorted(words for group in groups for words, _ in group.items) == sorted(legal)
    for group in groups:
        for words, label in group.items:
            verb = words.split()[0]
            named = shown.in_english(f"{shown.say(f'verb-{verb}')} {words[len(verb) :].strip()}")
            assert named.strip() == words
            assert all(other == other.lower() for other in shown.also(words))
            assert label.plain or group.heading.plain
            shown.odds(view, words)


@ends(PRINTED)
def test_points_that_lie_face_down_are_shown_at_the_end(game: str, seats: int) -> None:
    for match, _ in stops(table(game, seats, ()), games=1, share=1):
        shown, view = terminal(match, "en", 100), match.view(None)
        points = [match.points(seat) for seat in range(seats)]
        assert not shown.face_down(shown.revealed(view, points))


RESEARCH = [param.values[0] for param in ALL if researching(param.values[0])]


@pytest.mark.parametrize("key", RESEARCH, ids=lambda key: f"{key[0]} {key[2]}")
def test_tables_for_research_are_shown_too(key: Any) -> None:
    """At the terminal and as a page, from the first question to the result."""
    drawing = drawing_for(find_game(key[0]))
    for match, rng in walk(table(*key), seed=1):
        shown, seat = terminal(match, "en", 100), rng.choice((None, *range(match.seats)))
        for part in (*shown.everything(match.view(seat)), shown.map(match.view(seat))):
            shown.console.print(part, markup=False, highlight=False, emoji=False)
        for asked in match.waiting:
            answers_at_the_terminal(shown, match, asked)
        ElementTree.fromstring(as_xml(drawing.frame(scene(match, seat))))
    assert match.over


# ---- the page ------------------------------------------------------------------------------


@ends(DRAWN)
def test_every_answer_can_be_pressed_and_nothing_else(game: str, seats: int) -> None:
    """Only what an invariants module calls `needless` need not be offered: it does the same."""
    needless = getattr(plug_in(game), "needless", lambda legal: set())
    for match, _ in stops(table(game, seats, ()), games=1, share=4):
        for seat in (None, *range(seats)):
            drawn = scene(match, seat)
            words = words_in("".join(drawing_for(match.game).parts(drawn).values()))
            assert words == set(drawn.legal) - needless(drawn.legal)
            assert bool(words) == (seat in match.waiting)


@ends_in_each_language(DRAWN)
def test_every_position_can_be_drawn(game: str, seats: int, language: str) -> None:
    """Well formed, each id once, and each part the element of its name."""
    drawing = drawing_for(find_game(game))
    for match, rng in positions(game, seats):
        drawn = scene(match, rng.choice((None, *range(seats))), language)
        page = ElementTree.fromstring(as_xml(drawing.frame(drawn)))
        ids = Counter(part.get("id") for part in page.iter() if part.get("id"))
        assert [name for name, times in ids.items() if times > 1] == []
        parts = drawing.parts(drawn)
        assert {f"part-{name}" for name in parts} - set(ids) == {"part-top"}
        for name, part in parts.items():
            assert ElementTree.fromstring(as_xml(part)).get("id") == f"part-{name}"


def positions(game: str, seats: int) -> Iterator[tuple[Match, random.Random]]:
    """Some positions of a random game, and its end."""
    rng = random.Random(1)
    for match, rng in stops(table(game, seats, ()), games=1, share=1):
        yield match, rng
    finish(match, rng)
    yield match, rng


@ends(DRAWN)
def test_names_are_words_and_nothing_is_styled_or_run_inline(game: str, seats: int) -> None:
    drawing = drawing_for(find_game(game))
    seen = 0
    for match, rng in positions(game, seats):
        drawn = scene(match, rng.choice((None, *range(seats))))
        html = drawing.frame(drawn) + drawing.whole_log(drawn)
        assert "<b>&" not in html
        assert not re.search(r"<script|<style| style=| on\w+=", html)
        seen += "Bo &lt;b&gt;&amp;" in html
    assert seen or seats == 1  # Bo has the second seat


@pytest.mark.parametrize("game", DRAWN)
def test_whatever_shape_is_used_is_on_the_sheet(game: str) -> None:
    drawing, seats = drawing_for(find_game(game)), find_game(game).seats[-1]
    sheet = set(re.findall(r' id="([^"]+)"', drawing.defs()))
    used: set[str] = set(re.findall(r'href="#([^"]+)"', drawing.defs()))
    for match, _ in positions(game, seats):
        for seat in range(seats):
            drawn = drawing.frame(scene(match, seat))
            used |= set(re.findall(r'<use [^>]*href="#([^"]+)"', drawn))
            used |= set(re.findall(r"url\(#([^)]+)\)", drawn))
    assert used - sheet == set()


@pytest.mark.parametrize("game", DRAWN)
def test_lists_have_a_plate_and_a_silhouette_for_every_seat(game: str) -> None:
    """On pages that show several games, each with its own shapes: what is called alike is alike."""
    shown = find_game(game)
    plate, own = (shown.folder / "plate.svg").read_text(), shapes_in(drawing_for(shown).defs())
    looks = [look(shown, seat) for seat in range(shown.seats[-1])]
    assert len({silhouette for *_, silhouette in looks}) == len(looks)
    ElementTree.fromstring(plate)
    page = plate + "".join(f'<use href="#{silhouette}"></use>' for *_, silhouette in looks)
    found = shapes_in(with_shapes(page).removeprefix(page))
    assert set(used(page)) <= set(MADE.findall(page)) | set(found)
    assert {name: shape for name, shape in found.items() if own.get(name) != shape} == {}


@ends(DRAWN)
def test_what_a_seat_cannot_know_changes_no_byte(game: str, seats: int) -> None:
    """Whatever the seat cannot know is dealt anew: its page stays the same."""
    drawing = drawing_for(find_game(game))
    redeal, dice = find_game(game).rules["redeal"], plain(DICE)
    changed = 0
    for match, _ in stops(table(game, seats, ()), games=1, share=1):
        set_dice(dice, seed_words(f"{len(match.lines)}", "redeal"))
        for seat in range(seats):
            other = match.copy()
            redeal(other.state, other.table.constants, seat, dice, plain(other.game.choices))
            changed += bytes(other.state.to_record()) != bytes(match.state.to_record())
            assert drawing.parts(scene(other, seat)) == drawing.parts(scene(match, seat))
    assert changed or seats == 1  # who plays alone may know all that is drawn already


@pytest.mark.parametrize("game", DRAWN)
def test_the_log_tells_a_game_from_its_first_event_to_its_last(game: str) -> None:
    """Each round of it once, and no sentence lost: what the page shows is the end of the whole."""
    drawing = drawing_for(find_game(game))
    match = Match(table(game, find_game(game).seats[0], ()), seed="log")
    finish(match, random.Random(1))
    drawn = scene(match, None)
    whole, part = drawing.whole_log(drawn), drawing.parts(drawn)["log"]
    lines = re.findall(r"<li.*?</li>", whole)
    shown = re.findall(r"<li.*?</li>", part)
    assert len(lines) > len(shown) > 1
    assert lines[-len(shown) :] == shown
