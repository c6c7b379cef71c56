"""Every problem happens, and is told in each language as one sentence that names what matters."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from arena.problems import ARENA_PROBLEMS
from gondwana import cli
from gondwana.arena.simulate import simulate
from gondwana.cli.check import check_components
from gondwana.cli.files import (
    Output,
    OwnFiles,
    check_different,
    component_files,
    open_record,
    read_text,
)
from gondwana.cli.rules import find_clauses
from gondwana.cli.session import Session
from gondwana.cli.values import bot_seats, check_seed, table_options, whole
from gondwana.kernel import Match, Problem, Table, find_game, read_record
from gondwana.kernel.errors import KERNEL_TEXTS, Phrase
from gondwana.kernel.figures import Figures
from gondwana.kernel.texts import LANGUAGES, Texts

GAME = find_game("evo-2011")
HEAD = '[Game "evo-2011"]\n[Version "1"]\n[Seats "2"]\n'


def seeded() -> str:
    """The record of a game of some lines, its seed told."""
    match = Match("evo-2011", 2, seed="seven")
    while match.round_number < 2:
        seat = match.waiting[0]
        match.play(seat, match.legal(seat)[0])
    return match.save()


def read(text: str) -> Match:
    return read_record(text, "game.txt")


def changed(pattern: str, new: str) -> Callable[[Path], object]:
    """Read a record in which the first match of the pattern is replaced."""

    def act(_: Path) -> object:
        text, times = re.subn(pattern, new, seeded(), count=1, flags=re.MULTILINE)
        assert times == 1
        return read(text)

    return act


def write(folder: Path, name: str, data: str | bytes) -> Path:
    path = folder / name
    path.write_bytes(data.encode() if isinstance(data, str) else data)
    return path


def by_hand() -> Match:
    return Match("evo-2011", 2, dice="hand")


def no_maps(_: Path) -> object:
    return component_files(replace(GAME, components={}), OwnFiles(maps=Path("maps.toml")))


def no_events(_: Path) -> object:
    return component_files(GAME, OwnFiles(events=Path("events.toml")))


def other_maps(folder: Path) -> object:
    """A record that was played on maps of one's own, read without them."""
    own = write(folder, "maps.toml", GAME.components["maps"].read_text() + "# mine\n")
    match = Match(Table(GAME, 2, {}, {"maps": own}), seed="seven")
    return read(match.save())


def figure(text: str, ask: Callable[[Figures], object]) -> Callable[[Path], object]:
    return lambda folder: ask(Figures.read(write(folder, "box.toml", text)))


PROBLEMS: dict[str, tuple[Callable[[Path], Any], tuple[str | Phrase, ...]]] = {
    # matches
    "problem-no-seat": (lambda _: Match("evo-2011", 2).play(4, 0), ("5", "2")),
    "problem-outcome": (lambda _: by_hand().happen(999), ("999", "order")),
    "problem-outcome-words": (lambda _: by_hand().read_outcome("Q"), ("Q", "T", "C")),
    "problem-revoke": (lambda _: Match(GAME, 2, seed="1").revoke(0), ("1",)),
    "problem-undo": (lambda _: by_hand().undo(7), ("0",)),
    "problem-words": (lambda _: Table(GAME, 2).read("sing a song"), ("sing a song",)),
    # games and tables
    "problem-unknown-game": (lambda _: find_game("chess"), ("chess", "evo-2011")),
    "problem-seats": (lambda _: Table(GAME, 7), (GAME.title, "7", "2", "5")),
    "problem-unknown-option": (
        lambda _: Table(GAME, 2, {"sun": "on"}),
        (GAME.title, "sun", "rulebook"),
    ),
    "problem-option-value": (
        lambda _: Table(GAME, 2, {"rulebook": "fr"}),
        ("rulebook", "fr", "en, hu"),
    ),
    "problem-no-maps": (no_maps, (GAME.title, "--maps")),
    "problem-no-custom-events": (no_events, (GAME.title, "--events")),
    # records
    "problem-record-at": (changed("^T bid", "T sing"), ("game.txt",)),
    "problem-record-tag": (changed(r'^\[Seats "2"\]', "[Seats 2]"), ("3", '[Seats "4"]')),
    "problem-record-missing": (lambda _: read(""), ("game.txt", "Game")),
    "problem-record-version": (changed(r'^\[Version "1"\]', '[Version "99"]'), ("99", "1")),
    "problem-record-seats": (changed(r'^\[Seats "2"\]', '[Seats "two"]'), ("game.txt", "two")),
    "problem-record-file": (other_maps, ("game.txt", "maps")),
    "problem-record-player": (
        lambda _: read(f'{HEAD}[Player P "Ann"]\n[Dice "hand"]\n'),
        ("game.txt", "P", "TC"),
    ),
    "problem-record-dice": (
        lambda _: read(f'{HEAD}[Dice "loaded"]\n'),
        ("loaded", "seeded", "hand"),
    ),
    "problem-record-name": (
        lambda _: read(f'{HEAD}[Player T "{"x" * 61}"]\n[Dice "hand"]\n'),
        ("game.txt", "60"),
    ),
    "problem-record-no-hash": (changed(r"^= 1 .*\n", ""), ("game.txt",)),
    "problem-dice": (
        lambda _: Match("evo-2011", 2, dice="mine"),
        ("mine", "seeded", "hand"),
    ),
    "problem-record-seed": (changed(r'^\[Seed "seven"\]', '[Seed "eight"]'), ("Commitment",)),
    "problem-record-hash": (changed("^(= 1 .*).$", r"\1x"), ("game.txt",)),
    "problem-record-chance": (changed(r"^\* order", "* disorder"), ("game.txt",)),
    "problem-record-no-chance": (
        lambda _: read(f'{HEAD}[Dice "hand"]\nT bid 1 0\n'),
        ("game.txt", "5", "*"),
    ),
    "problem-record-drawn": (
        lambda _: read(seeded().replace("* order T", "* order C"))
        if "* order T" in seeded()
        else read(seeded().replace("* order C", "* order T")),
        ("game.txt",),
    ),
    "problem-record-line": (changed("^T bid", "Z bid"), ("*", "=", ";")),
    # files
    "problem-file-missing": (lambda p: read_text(p / "none.txt"), ("none.txt",)),
    "problem-file-folder": (read_text, ()),
    "problem-file-unreadable": (lambda _: read_text(Path("x" * 5000)), ("xxx…",)),
    "problem-file-not-text": (
        lambda p: read_text(write(p, "game.txt", b"\xff\xfe\x00")),
        ("game.txt", "UTF-8"),
    ),
    "problem-toml": (figure("a = \nb = 1\n", lambda f: f), ("box.toml", "1", "5")),
    "problem-toml-too-much": (figure(f"a = {'9' * 5000}\n", lambda f: f), ("box.toml",)),
    "problem-toml-stranger": (
        lambda p: check_components(write(p, "x.toml", "a = 1\n")),
        ("x.toml",),
    ),
    "problem-figure": (
        figure("format = 1\nn = 9\n", lambda f: f.whole("n", 1, 6)),
        ("box.toml", "n", "9", "1", "6"),
    ),
    "problem-figure-missing": (
        figure("format = 1\n", lambda f: f.flag("open")),
        ("box.toml", "open"),
    ),
    "problem-output-suffix": (
        lambda p: Output(p / "a.gif", (".png", ".svg"), False),
        ("a.gif", ".png, .svg"),
    ),
    "problem-output-folder": (
        lambda p: Output(p / "none" / "a.png", (".png",), False),
        ("a.png", "none"),
    ),
    "problem-output-exists": (
        lambda p: Output(write(p, "a.png", ""), (".png",), False),
        ("a.png", "--force"),
    ),
    "problem-output-unwritable": (
        lambda p: Output(p / f"{'x' * 500}.png", (".png",), False),
        ("xxx.png",),
    ),
    "problem-output-twice": (
        lambda p: check_different([Output(p / "a.csv", (".csv",), False)] * 2),
        ("a.csv",),
    ),
    # bots and simulations
    "problem-unknown-bot": (lambda _: bot_seats("greedy,hal"), ("hal", "random", "greedy")),
    "problem-bots": (lambda _: simulate(Table(GAME, 2), ["random"], 1, "s"), ("2",)),
    "problem-games": (lambda _: simulate(Table(GAME, 2), ["random"] * 2, 0, "s"), ("0",)),
    "problem-jobs": (
        lambda _: simulate(Table(GAME, 2), ["random"] * 2, 1, "s", -1),
        ("1", "0"),
    ),
    "problem-most-rounds": (
        lambda _: simulate(Table(GAME, 2), ["random"] * 2, 1, "s", most_rounds=-2),
        ("2", "0"),
    ),
    # the command line
    "problem-weights": (
        lambda p: check_components(write(p, "w.toml", "[weights]\n")),
        ("w.toml", "weights.toml"),
    ),
    "problem-language": (lambda _: told(["--lang", "fr"]), ("fr", "en, hu, cs, de")),
    "problem-whole-number": (lambda _: whole("--games", "many", 1, 9), ("--games", "many", "9")),
    "problem-seed": (lambda _: check_seed('a"b'), ('a"b', "100")),
    "problem-option-form": (lambda _: table_options(["rulebook"]), ("rulebook", "gondwana games")),
    "problem-option-twice": (lambda _: table_options(["a=1", "a=2"]), ("a",)),
    "problem-unknown-clause": (
        lambda _: find_clauses(GAME, "E2.4.66"),
        (GAME.title, "E2.4.66", "E2.4.6"),
    ),
    "problem-usage": (lambda _: told(["games", "a"]), ("gondwana games --help",)),
    "problem-usage-command": (lambda _: told(["sing"]), ("play", "simulate", "replay")),
    "problem-usage-missing": (lambda _: told(["simulate"]), ("gondwana simulate --help",)),
    "problem-usage-option": (
        lambda _: told(["simulate", "--game", "3"]),
        ("--game", "--games"),
    ),
    "problem-usage-value": (lambda _: told(["simulate", "evo-2011", "--seed"]), ("--seed",)),
    "problem-usage-no-value": (lambda _: told(["games", "--help=3"]), ("--help",)),
} | ARENA_PROBLEMS  # fmt: skip


def told(arguments: list[str]) -> None:
    """Raise the problem that the command line would tell."""
    cli._command(Session(cli._language(arguments, "en")), arguments)


def provoke(key: str, folder: Path) -> Problem:
    with pytest.raises(Problem) as caught:
        PROBLEMS[key][0](folder)
    return caught.value


def keys_of(problem: Problem) -> set[str]:
    """The problem's key, and that of its reason."""
    reason = getattr(problem, "reason", None)
    inner = keys_of(reason) if isinstance(reason, Problem) else {reason} if reason else set()
    return {problem.key, *inner}


def test_every_problem_of_the_texts_is_provoked_here() -> None:
    keys = Texts("en", KERNEL_TEXTS).keys()
    assert set(PROBLEMS) == {key for key in keys if key.startswith("problem-")}


@pytest.mark.parametrize("key", PROBLEMS)
def test_a_problem_is_told_in_every_language(key: str, tmp_path: Path) -> None:
    problem = provoke(key, tmp_path)
    assert key in keys_of(problem)
    said = {language: problem.say(language) for language in LANGUAGES}
    assert len(set(said.values())) == len(LANGUAGES)
    for language, sentence in said.items():
        assert "\n" not in sentence
        assert "{" not in sentence
        for part in PROBLEMS[key][1]:
            assert (part.say(language) if isinstance(part, Phrase) else part) in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_ends_with_a_stop_and_starts_large(language: str) -> None:
    """Except that a sentence may start with what the user typed, and a place ends with a colon."""
    texts = (KERNEL_TEXTS / f"{language}.ftl").read_text(encoding="utf-8")
    for line in re.findall(r"^problem-[\w-]+ = (.+)$", texts, flags=re.MULTILINE):
        if not line.endswith("->"):
            assert line[0] in "{“„-" or line[0].isupper(), line
            assert line.endswith((".", "}:", "řádek { NUMBER($line, useGrouping: 0) }:", "sor:"))


def test_a_refused_line_of_a_record_names_file_line_and_clause() -> None:
    lines = seeded().splitlines()
    number = next(i for i, line in enumerate(lines, start=1) if re.match(r"[TC] bid", line))
    mark = lines[number - 1][0]
    lines[number - 1] = f"{mark} bid 1 9"
    with pytest.raises(Problem) as caught:
        read("\n".join(lines))
    for language in LANGUAGES:
        said = caught.value.say(language)
        assert "game.txt" in said
        assert str(number) in said
        assert re.search(r"\(E2\.[\w.]+\)$", said)


def test_a_record_is_opened_with_the_maps_it_was_played_on(tmp_path: Path) -> None:
    own = write(tmp_path, "maps.toml", GAME.components["maps"].read_text() + "# mine\n")
    saved = Match(Table(GAME, 2, {}, {"maps": own}), seed="seven").save()
    path = write(tmp_path, "game.txt", saved)
    assert open_record(path, OwnFiles(maps=own)).save() == saved
    with pytest.raises(Problem) as caught:
        open_record(path, OwnFiles(maps=GAME.components["maps"]))
    assert caught.value.key == "problem-record-file"


def test_the_command_line_tells_a_problem_in_one_line(capfd: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["--lang", "de", "rules", "evo-2011", "E9\x1b[2J"]) == 2
    out, err = capfd.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert "\x1b" not in err
    assert "Regel" in err
