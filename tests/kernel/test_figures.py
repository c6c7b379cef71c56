"""Component files: a wrong figure is named with file and key, and with what would be right."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gondwana.kernel import Problem
from gondwana.kernel.errors import KERNEL_TEXTS
from gondwana.kernel.figures import Figures
from gondwana.kernel.texts import LANGUAGES, Texts

GOOD = """
format = 1
count = 3
name = "egg"
open = true
names = ["a", "b"]
mixed = [1, "x", [2]]
[box]
depth = 2
[box.inner]
width = 9
[[token]]
id = "sun"
n = 1
[[token]]
n = 2
"""


def figures(tmp_path: Path, text: str = GOOD) -> Figures:
    path = tmp_path / "box.toml"
    path.write_text(text, encoding="utf-8")
    return Figures.read(path)


def test_right_figures_are_read(tmp_path: Path) -> None:
    f = figures(tmp_path)
    assert f.whole("count") == f.whole("count", 3, 3) == 3
    assert f.text("name") == f.text("name", ("egg", "horn")) == "egg"
    assert f.flag("open") is True
    assert f.texts("names") == f.texts("names", ("a", "b", "c")) == ["a", "b"]
    assert f.items("mixed") == [1, "x", [2]]
    assert f.table("box").table("inner").whole("width") == 9
    assert [token.whole("n") for token in f.tables("token")] == [1, 2]


def test_places_are_named_with_the_path_to_them(tmp_path: Path) -> None:
    f = figures(tmp_path)
    assert f.name("count") == "count"
    assert f.table("box").table("inner").name("width") == "box.inner.width"
    assert [token.name("n") for token in f.tables("token")] == ["token sun.n", "token 2.n"]


WRONG: list[tuple[Callable[[Figures], Any], str, str]] = [
    (lambda f: f.whole("name"), "name", "a whole number"),
    (lambda f: f.whole("open"), "open", "a whole number"),
    (lambda f: f.whole("count", 4, 9), "count", "a whole number from 4 to 9"),
    (lambda f: f.whole("count", 0, 2), "count", "a whole number from 0 to 2"),
    (lambda f: f.text("count"), "count", "a text"),
    (lambda f: f.text("name", ("horn", "fur")), "name", "one of these: horn, fur"),
    (lambda f: f.flag("count"), "count", "true or false"),
    (lambda f: f.texts("mixed"), "mixed", "a list of texts"),
    (lambda f: f.texts("name"), "name", "a list of texts"),
    (lambda f: f.texts("names", ("a",)), "names", "a list in which each is one of these: a"),
    (lambda f: f.items("count"), "count", "a list"),
    (lambda f: f.table("count"), "count", "a table"),
    (lambda f: f.tables("box"), "box", "a list of tables"),
    (lambda f: f.tables("names"), "names", "a list of tables"),
    (lambda f: f.table("box").whole("inner"), "box.inner", "a whole number"),
]


@pytest.mark.parametrize("number", range(len(WRONG)))
def test_a_wrong_figure_is_named_with_what_would_be_right(tmp_path: Path, number: int) -> None:
    read, key, right = WRONG[number]
    with pytest.raises(Problem) as caught:
        read(figures(tmp_path))
    details = caught.value.details
    assert caught.value.key == "problem-figure"
    assert details["file"] == str(tmp_path / "box.toml")
    assert (details["key"], details["right"].say("en")) == (key, right)
    assert details["found"]


def test_every_way_to_be_right_is_told_here_and_in_every_language(tmp_path: Path) -> None:
    told = {"right-format"}  # of the file itself, below
    for read, _, _ in WRONG:
        with pytest.raises(Problem) as caught:
            read(figures(tmp_path))
        told.add(caught.value.details["right"].key)
        assert len({caught.value.say(language) for language in LANGUAGES}) == len(LANGUAGES)
    keys = Texts("en", KERNEL_TEXTS).keys()
    assert told == {key for key in keys if key.startswith("right-")}


@pytest.mark.parametrize("kind", ["whole", "text", "flag", "texts", "items", "table", "tables"])
def test_a_missing_figure_is_named(tmp_path: Path, kind: str) -> None:
    with pytest.raises(Problem) as caught:
        getattr(figures(tmp_path).table("box"), kind)("height")
    assert caught.value.key == "problem-figure-missing"
    assert caught.value.details["key"] == "box.height"
    assert caught.value.details["right"]


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (b"format = 1\nformat = 1\n", "problem-toml"),
        (b"format = \n", "problem-toml"),
        (b"format = 2\n", "problem-figure"),
        (b'format = "1"\n', "problem-figure"),
        (b"", "problem-figure-missing"),
        (b"\xff\xfe", "problem-file-not-text"),
    ],
)
def test_a_file_that_cannot_be_read_is_a_problem(tmp_path: Path, content: bytes, key: str) -> None:
    path = tmp_path / "box.toml"
    path.write_bytes(content)
    with pytest.raises(Problem) as caught:
        Figures.read(path)
    assert caught.value.key == key
    assert caught.value.details["file"] == str(path)


def test_a_file_that_is_not_there_is_a_problem(tmp_path: Path) -> None:
    for path in (tmp_path / "none.toml", tmp_path):
        with pytest.raises(Problem) as caught:
            Figures.read(path)
        assert caught.value.key == "problem-file-unreadable"


@pytest.mark.parametrize(
    ("content", "place"),
    [
        ("format =\n", (1, 9)),
        ("format = 1\nx = [1\n", (3, 1)),
        ("format = 1\nx = [1", (2, 7)),
        ("format = 1\n\nformat = 2\n", (3, 11)),
        ("format = 1\nx = 2026-13-01\n", (2, 9)),
        ("format = 1\na = 'č' b\n", (2, 9)),
    ],
)
def test_the_place_where_a_file_is_no_toml_is_told(
    tmp_path: Path, content: str, place: tuple[int, int]
) -> None:
    with pytest.raises(Problem) as caught:
        figures(tmp_path, content)
    details = caught.value.details
    assert (caught.value.key, details["line"], details["column"]) == ("problem-toml", *place)
    assert f"line {place[0]}, column {place[1]}:" in caught.value.say("en")


@pytest.mark.parametrize("value", ["9" * 5000, "[" * 100_000])
def test_a_file_beyond_all_measure_is_a_problem(tmp_path: Path, value: str) -> None:
    with pytest.raises(Problem) as caught:
        figures(tmp_path, f"format = 1\nx = {value}\n")
    assert caught.value.key == "problem-toml-too-much"


def test_a_file_may_begin_with_a_mark_of_its_encoding(tmp_path: Path) -> None:
    assert figures(tmp_path, "\N{ZERO WIDTH NO-BREAK SPACE}format = 1\nn = 2\n").whole("n") == 2


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.binary(max_size=60))
def test_any_bytes_are_read_or_are_a_problem(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "any.toml"
    path.write_bytes(content)
    with contextlib.suppress(Problem):
        assert Figures.read(path).whole("format") == 1
