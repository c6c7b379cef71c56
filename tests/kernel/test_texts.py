"""Texts: the same messages in every language, and one for everything that may have to be told."""

from __future__ import annotations

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import gondwana
from gondwana.kernel import Problem, Refused, Table, find_game, game_ids
from gondwana.kernel.rule import SHOWING
from gondwana.kernel.texts import LANGUAGES, Texts, locale_language

PACKAGE = Path(gondwana.__file__).parent
FOLDERS = sorted({path.parent for path in PACKAGE.rglob("*.ftl")})
GAMES = game_ids()


class _Variables(Visitor):
    """The places of a message, and those of them that are formatted as numbers."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.numbers: set[str] = set()

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        inner = _Variables()
        inner.visit(node.arguments)
        self.names |= inner.names
        self.numbers |= inner.names

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def entries(folder: Path, language: str) -> list[ftl.EntryType]:
    """What a file holds, comments left out."""
    text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    return [
        entry
        for entry in FluentParser(with_spans=False).parse(text).body
        if not isinstance(entry, ftl.BaseComment)
    ]


def places(folder: Path, language: str) -> dict[str, _Variables]:
    """The places to be filled, by message."""
    found = {}
    for entry in entries(folder, language):
        assert isinstance(entry, ftl.Message | ftl.Term)
        found[entry.id.name] = _Variables()
        found[entry.id.name].visit(entry)
    return found


def variables(folder: Path, language: str) -> dict[str, set[str]]:
    """The names of the places to be filled, by message."""
    return {key: found.names for key, found in places(folder, language).items()}


def said(folders: tuple[Path, ...], language: str) -> dict[str, set[str]]:
    """The same for all of a game's folders."""
    return {key: names for folder in folders for key, names in variables(folder, language).items()}


def ids(folder: Path) -> str:
    return str(folder.relative_to(PACKAGE))


def test_the_kernel_has_texts_and_so_has_the_command_line() -> None:
    assert {PACKAGE / "kernel" / "texts", PACKAGE / "cli" / "texts"} <= set(FOLDERS)


@pytest.mark.parametrize("folder", FOLDERS, ids=ids)
def test_every_language_has_a_file(folder: Path) -> None:
    assert {path.name for path in folder.glob("*.ftl")} == {f"{lang}.ftl" for lang in LANGUAGES}


@pytest.mark.parametrize("folder", FOLDERS, ids=ids)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_has_no_junk_and_no_message_twice(folder: Path, language: str) -> None:
    found = entries(folder, language)
    assert [entry.content for entry in found if isinstance(entry, ftl.Junk)] == []
    twice = Counter(e.id.name for e in found if isinstance(e, ftl.Message | ftl.Term))
    assert [name for name, times in twice.items() if times > 1] == []


@pytest.mark.parametrize("folder", FOLDERS, ids=ids)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_says_the_same(folder: Path, language: str) -> None:
    """The same messages, and no place to be filled that the English one does not have."""
    english, other = variables(folder, "en"), variables(folder, language)
    assert set(other) == set(english)
    for key, names in other.items():
        assert names <= english[key], key


@pytest.mark.parametrize("folder", FOLDERS, ids=ids)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(folder: Path, language: str) -> None:
    texts = Texts(language, folder)
    for key, found in places(folder, language).items():
        if key.startswith("-"):
            continue
        for value in (0, 1, 2, 5, 21, "five", "Ottó", "E2.4.6"):
            number = value if isinstance(value, int) else 7
            sentence = texts(
                key,
                **dict.fromkeys(found.names - found.numbers, value),
                **dict.fromkeys(found.numbers, number),
            )
            assert sentence.strip(), key
            assert "{" not in sentence, key


@pytest.mark.parametrize("folder", FOLDERS, ids=ids)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_shouted(folder: Path, language: str) -> None:
    for line in (folder / f"{language}.ftl").read_text(encoding="utf-8").splitlines():
        assert "!" not in line.replace("Darwinning!", "")


COUNTED = {"web-round", "web-round-number", "web-round-phase", "web-after", "web-chart"}


@pytest.mark.parametrize("game", GAMES)
def test_no_message_of_a_game_stands_in_two_of_its_folders(game: str) -> None:
    """What all games say is said once; only what a game counts, if not rounds, is its own word."""
    folders = find_game(game).texts
    times = Counter(name for folder in folders for name in variables(folder, "en"))
    assert {name for name, number in times.items() if number > 1} <= COUNTED


# ---- a text for everything -----------------------------------------------------------------


def room(game: str) -> Iterator[tuple[ModuleType, ast.Module]]:
    """The modules of a game's room with their syntax trees."""
    folder = find_game(game).folder
    for module in list(sys.modules.values()):
        file = getattr(module, "__file__", None)
        if file and Path(file).is_relative_to(folder) and file.endswith(".py"):
            yield module, ast.parse(Path(file).read_text(encoding="utf-8"))


def refusing(game: str) -> set[Refused]:
    """Every refusal that the game's code can make.

    Constants of `clauses` that other modules use, with what is added to them (`E2_C1 + card`), and
    clauses that stand as texts among the words. What shows the game refuses nothing.
    """
    card = find_game(game)
    found: set[int] = set()
    for module, tree in room(game):
        home = set(module.__name__.split("."))
        if home & (SHOWING | {"clauses"}):
            continue
        numbers = {
            alias.name: getattr(module, alias.name)
            for node in ast.walk(tree)
            if isinstance(node, ast.ImportFrom) and (node.module or "").endswith("clauses")
            for alias in node.names
            if isinstance(getattr(module, alias.name), int)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Name) and node.id in numbers:
                found.add(numbers[node.id])
            elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
                if isinstance(node.left, ast.Name) and node.left.id in numbers:
                    stem = card.clauses[numbers[node.left.id]].rstrip("0123456789")
                    pattern = re.compile(f"{re.escape(stem)}\\d+")
                    found |= {k for k, c in enumerate(card.clauses) if pattern.fullmatch(c)}
            elif isinstance(node, ast.Constant) and node.value in card.clauses:
                found.add(card.clauses.index(str(node.value)))
    return {card.refused(number) for number in found - {0}}


def key(kind: str, clause: str) -> str:
    return f"{kind}-{clause.replace('.', '-')}"


def test_the_refusing_clauses_are_found() -> None:
    found = {refused.clause for refused in refusing("evo-2011")}
    assert {"E2.P", "E2.4.6", "E2.W1", "E2.C1", "E2.C15", "E2.R2", "E2.R8"} <= found
    assert not {"E2.S1", "E2.N", "E2.1.1"} & found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_has_its_sentence_and_every_refusal_its_own(game: str, language: str) -> None:
    card = find_game(game)
    texts = Texts(language, card.texts)
    assert [c for c in card.clauses if c and not texts.has(key("rule", c))] == []
    for refused in refusing(game):
        assert texts.has(refused.key), refused.key
        assert refused.say(language).endswith(f" ({refused.clause})")


@pytest.mark.parametrize("game", GAMES)
def test_a_further_sentence_of_a_clause_is_said_by_the_code(game: str) -> None:
    card = find_game(game)
    made = {refused.key for refused in refusing(game)}
    assert {key("refusal", reason) for reason in card.reasons} <= made
    assert {reason.partition("-")[0] for reason in card.reasons} <= set(card.clauses)
    further = {k for k in said(card.texts, "en") if re.match(r"refusal-.*-[a-z]+$", k)}
    assert further <= made


@pytest.mark.parametrize("game", GAMES)
def test_a_refused_clause_of_the_texts_is_a_clause_of_the_game(game: str) -> None:
    card = find_game(game)
    known = {key("rule", clause) for clause in card.clauses if clause}
    assert {k for k in said(card.texts, "en") if k.startswith("rule-")} == known


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_in_one_piece_are_the_rules_of_the_texts(game: str) -> None:
    """`rules.md` has every clause once, in order, in the very words of the English texts."""
    card = find_game(game)
    text = (card.folder / "rules.md").read_text(encoding="utf-8")
    found = re.findall(r"^- \*\*(\S+)\*\* (.+)$", text, flags=re.MULTILINE)
    texts = Texts("en", card.texts)
    assert [clause for clause, _ in found] == [clause for clause in card.clauses if clause]
    for clause, sentence in found:
        assert sentence == texts(key("rule", clause)), clause


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_can_be_told(game: str, language: str) -> None:
    """Each has a message, or an item in a list, that asks for nothing but its own arguments."""
    card = find_game(game)
    asked = said(card.texts, language)
    for kind in card.events:
        told = {f"{form}-{kind.name}" for form in ("event", "item")} & set(asked)
        assert told, kind.name
        for key in told:
            assert asked[key] <= {name for name, _ in kind.arguments}, key


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_that_an_event_names_has_a_name(game: str, language: str) -> None:
    card = find_game(game)
    table = Table(card, card.seats[-1])
    texts = Texts(language, card.texts)
    kinds = {kind for event in card.events for _, kind in event.arguments}
    for kind in kinds - {"number", "seat"}:
        told: set[str] = set()
        for value in count():
            try:
                told.add(card.argument(table.constants, kind, value, texts))
            except IndexError:
                break
        assert len(told) == value > 1, kind
    assert len({texts(f"seat-{mark}") for mark in card.marks}) == len(card.marks)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_value_has_words(game: str, language: str) -> None:
    card = find_game(game)
    texts = Texts(language, card.texts)
    for option in card.options:
        assert texts(f"option-{option.name}")
        told = {texts(f"option-{option.name}-{value}") for value in option.values}
        assert len(told) == len(option.values)
    assert texts("game-name")


def test_every_problem_that_is_raised_has_its_sentence() -> None:
    """Every key `problem-…` in the sources stands in some folder of texts, and none is idle."""
    pattern = re.compile(r'"(problem-[\w-]+)"')
    used = {
        found
        for path in PACKAGE.rglob("*.py")
        for found in pattern.findall(path.read_text(encoding="utf-8"))
    }
    for language in LANGUAGES:
        found = Texts(language, *FOLDERS).keys()
        known = {key for key in found if key.startswith("problem-")}
        assert used - known == set()
        assert known - used == set()


def test_a_problems_sentence_asks_only_for_what_the_problem_tells() -> None:
    """The details of each `Problem(…)` in the kernel fill all places of its message."""
    asked = {lang: variables(PACKAGE / "kernel" / "texts", lang) for lang in LANGUAGES}
    seen = 0
    for path in (PACKAGE / "kernel").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Problem"):
                continue
            if node.args and isinstance(node.args[0], ast.Constant):
                told = {keyword.arg for keyword in node.keywords}
                seen += 1
                for language in LANGUAGES:
                    assert asked[language][node.args[0].value] <= told, node.args[0].value
    assert seen > 10


# ---- Texts itself --------------------------------------------------------------------------


def write(folder: Path, **texts: str) -> Path:
    folder.mkdir()
    for language in LANGUAGES:
        (folder / f"{language}.ftl").write_text(texts.get(language, texts["en"]), encoding="utf-8")
    return folder


def test_the_first_folder_that_has_a_message_says_it(tmp_path: Path) -> None:
    one = write(tmp_path / "one", en="hello = hello\nonly = one\n", hu="hello = szia\n")
    two = write(tmp_path / "two", en="hello = good day\nmore = { $n } more\n")
    texts = Texts("en", one, two)
    assert (texts("hello"), texts("only"), texts("more", n=2)) == ("hello", "one", "2 more")
    assert (Texts("hu", one, two)("hello"), Texts("hu", two, one)("hello")) == ("szia", "good day")
    assert texts.keys() == {"hello", "only", "more"}
    assert (texts.has("more"), texts.has("less")) == (True, False)


def test_folders_that_belong_together_may_be_one_tuple(tmp_path: Path) -> None:
    one = write(tmp_path / "one", en="hello = hello\n")
    two = write(tmp_path / "two", en="more = more\n")
    three = write(tmp_path / "three", en="hello = good day\nmost = most\n")
    texts = Texts("en", (one, two), three)
    assert [texts(name) for name in ("hello", "more", "most")] == ["hello", "more", "most"]


def test_what_nobody_says_and_what_is_not_filled_is_an_error(tmp_path: Path) -> None:
    texts = Texts("en", write(tmp_path / "one", en="more = { $n } more\nbare =\n    .x = x\n"))
    for name in ("less", "bare"):
        with pytest.raises(KeyError):
            texts(name)
    with pytest.raises(Exception, match="n"):
        texts("more")


def test_a_detail_may_be_called_key(tmp_path: Path) -> None:
    texts = Texts("en", write(tmp_path / "one", en="place = at { $key }\n"))
    assert texts("place", key="box.n") == "at box.n"
    assert Problem("problem-x", key="box.n").details == {"key": "box.n"}


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANGUAGE": "hu:en", "LANG": "de_DE.UTF-8"}, "hu"),
        ({"LANGUAGE": "fr:cs", "LANG": "de_DE.UTF-8"}, "cs"),
        ({"LC_ALL": "de_AT.UTF-8", "LANG": "hu_HU.UTF-8"}, "de"),
        ({"LC_MESSAGES": "cs_CZ.UTF-8", "LANG": "hu_HU.UTF-8"}, "cs"),
        ({"LANG": "hu_HU.UTF-8"}, "hu"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
    ],
)
def test_the_locale_names_the_language(environment: dict[str, str], language: str) -> None:
    assert locale_language(environment) == language


def test_an_unknown_locale_is_english(monkeypatch: Any) -> None:
    monkeypatch.setattr("locale.getlocale", lambda: (None, None))
    for environment in ({}, {"LANG": "C"}, {"LANG": "fr_FR"}):
        assert locale_language(environment) == "en"


def test_a_message_may_refer_to_others(tmp_path: Path) -> None:
    lines = ["-bird = raven", "last = { first }!", "first = One { -bird }", "    croaks"]
    (tmp_path / "en.ftl").write_text("# Birds\n" + "\n".join(lines) + "\n", encoding="utf-8")
    texts = Texts("en", tmp_path)
    assert texts("last") == "One raven\ncroaks!"
    assert texts.keys() == {"first", "last"}
    assert not texts.has("-bird")
    with pytest.raises(KeyError):
        texts("-bird")


@pytest.mark.parametrize(
    ("number", "article"),
    [
        (0, "a"), (1, "az"), (2, "a"), (5, "az"), (10, "a"), (11, "a"), (15, "a"), (50, "az"),
        (100, "a"), (513, "az"), (1000, "az"), (1999, "az"), (10_000, "a"), (100_000, "a"),
        (1_000_000, "az"), (5_000_000, "az"),
    ],
)  # fmt: skip
def test_the_hungarian_article_goes_by_the_number(
    tmp_path: Path, number: int, article: str
) -> None:
    folder = write(tmp_path / "texts", en="which = { AZ($n) }\n")
    assert Texts("hu", folder)("which", n=number) == article


def test_no_hungarian_article_stands_fixed_before_a_number() -> None:
    """An ordinal is seen by its stop."""
    fixed = re.compile(r"\b(?:a|az|a\(z\)) \{ \$\w+ \}\.(?=-| \w)", re.IGNORECASE)
    for folder in FOLDERS:
        text = (folder / "hu.ftl").read_text(encoding="utf-8")
        assert fixed.findall(text) == [], folder
