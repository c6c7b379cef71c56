"""The command line as its users meet it: what it prints, and what it says to bad input."""

from __future__ import annotations

import csv
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import numpy as np
import pytest

from gondwana import __version__, cli
from gondwana.arena.intervals import wilson
from gondwana.arena.simulate import Report
from gondwana.bots import TEXTS as BOT_TEXTS
from gondwana.bots import find_bot, steps
from gondwana.cli.keys import END, ESCAPE, LEFT, RIGHT, UP, Keys
from gondwana.cli.replay import Player, round_start, stops
from gondwana.cli.rules import section_of
from gondwana.cli.summary import round_summary, seat_summaries
from gondwana.kernel import Match, Table, find_game, game_ids, read_record
from gondwana.kernel.record import write_record
from gondwana.kernel.texts import LANGUAGES, Texts

GAME = find_game("evo-2011")
COMMANDS = (
    "serve", "play", "simulate", "tournament", "balance", "tune", "replay", "check", "rules",
    "bots", "games", "warm", "bench",
)  # fmt: skip


@dataclass(frozen=True)
class Said:
    """What a call of the command line printed, and how it ended."""

    status: int
    out: str
    err: str


Call = Callable[..., Said]


@pytest.fixture
def call(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Call:
    """Run the command line in this process, on a terminal of 100 columns, in English."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")

    def run(*arguments: object) -> Said:
        capfd.readouterr()
        status = cli.run([str(argument) for argument in arguments])
        return Said(status, *capfd.readouterr())

    return run


@pytest.fixture(scope="module")
def played() -> Match:
    """A whole game between bots."""
    match = Match("evo-2011", 3, {"rulebook": "hu"}, seed="seven", players={0: "Ann"})
    bots = [find_bot("random")(match.table, seat, match.seed) for seat in range(3)]
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, bots[seat].choose(match))
    return match


@pytest.fixture
def record(played: Match, tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(write_record(played), encoding="utf-8")
    return path


# ---- what one finds first ------------------------------------------------------------------


def test_without_a_command_it_serves_tables(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []
    monkeypatch.setattr("gondwana.cli.serve.serve", lambda *how: asked.extend(how))
    assert call().status == 0
    assert asked[1:] == ["en", "127.0.0.1", 8000, None, None, True]


def test_the_examples_of_the_help_are_commands(call: Call) -> None:
    examples = re.findall(r"^  gondwana (\w+)", call("--help").out, flags=re.MULTILINE)
    assert examples
    assert set(examples) <= set(COMMANDS)


def test_the_version_is_told(call: Call) -> None:
    assert call("--version") == Said(0, f"gondwana {__version__}\n", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_lists_all_commands_in_the_language(call: Call, language: str) -> None:
    said = call("--lang", language, "--help")
    assert said.status == 0
    texts = Texts(language, cli.session.CLI_TEXTS)
    assert texts("help-usage") in said.out
    assert texts("help-gondwana") in said.out
    for name in COMMANDS:
        assert re.search(rf"^  {name} ", said.out, flags=re.MULTILINE)


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_has_help_in_the_language(call: Call, command: str, language: str) -> None:
    said = call(command, "--help", "--lang", language)
    assert said.status == 0
    assert f"gondwana {command}" in said.out
    assert "--lang en|hu|cs|de" in said.out
    assert Texts(language, cli.session.CLI_TEXTS)("help-lang")[:20] in said.out


@pytest.mark.parametrize(
    "arguments",
    [
        ("--lang", "hu", "rules", "evo-2011", "E2.P"),
        ("rules", "--lang", "hu", "evo-2011", "E2.P"),
        ("rules", "evo-2011", "E2.P", "--lang=hu"),
        ("--lang", "hu", "rules", "evo-2011", "E2.P", "--lang", "hu"),
    ],
)
def test_the_language_may_stand_anywhere(call: Call, arguments: tuple[str, ...]) -> None:
    assert Texts("hu", GAME.texts)("rule-E2-P")[:40] in call(*arguments).out


def test_without_it_the_locale_decides(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "cs_CZ.UTF-8")
    assert Texts("cs", GAME.texts)("rule-E2-P")[:40] in call("rules", "evo-2011", "E2.P").out


# ---- bad input -----------------------------------------------------------------------------

FOLDER, EMPTY, BINARY, TEXT = "FOLDER", "EMPTY", "BINARY", "TEXT"
BAD = [
    ("sing",),
    ("--sing",),
    ("games", "evo-2011"),
    ("games", "--lang", "fr"),
    ("--lang", "", "games"),
    ("games", "--lang"),
    ("play", "chess"),
    ("play", "evo-2011", "--seats", "you"),
    ("play", "evo-2011", "--seats", "you,hal"),
    ("play", "evo-2011", "--seats", ""),
    ("play", "evo-2011", "--option", "sun=on"),
    ("play", "evo-2011", "--option", "rulebook=fr"),
    ("play", "evo-2011", "--dice", "loaded"),
    ("play", "evo-2011", "--seed", ""),
    ("play", "evo-2011", "--dice", "mine", "--seed", "4"),
    ("play", "evo-2011", "--resume", "none.txt"),
    ("play", "evo-2011", "--record", FOLDER),
    ("play", "evo-2011", "--maps", "none.toml"),
    ("simulate",),
    ("simulate", "chess"),
    ("simulate", "evo-2011", "evo-2011"),
    ("simulate", "evo-2011", "--games"),
    ("simulate", "evo-2011", "--games", "0"),
    ("simulate", "evo-2011", "--games", "-3"),
    ("simulate", "evo-2011", "--games", "1.5"),
    ("simulate", "evo-2011", "--games", "9" * 5000),
    ("simulate", "evo-2011", "--jobs", "-1"),
    ("simulate", "evo-2011", "--jobs", "many"),
    ("simulate", "evo-2011", "--seed", ""),
    ("simulate", "evo-2011", "--seed", "a\nb"),
    ("simulate", "evo-2011", "--seed", "s" * 5000),
    ("simulate", "evo-2011", "--seats", "random"),
    ("simulate", "evo-2011", "--seats", "random,random,random,random,random,random"),
    ("simulate", "evo-2011", "--seats", "you,random"),
    ("simulate", "evo-2011", "--seats", "random,,random"),
    ("simulate", "evo-2011", "--option", "rulebook"),
    ("simulate", "evo-2011", "--option", "rulebook="),
    ("simulate", "evo-2011", "--option", "=en"),
    ("simulate", "evo-2011", "--option", "rulebook=en", "--option", "rulebook=hu"),
    ("simulate", "evo-2011", "--maps", "none.toml"),
    ("simulate", "evo-2011", "--maps", FOLDER),
    ("simulate", "evo-2011", "--maps", TEXT),
    ("simulate", "evo-2011", "--json", "none/a.json"),
    ("simulate", "evo-2011", "--json", "a.txt"),
    ("simulate", "evo-2011", "--csv", FOLDER),
    ("simulate", "evo-2011", "--plot", "a.gif"),
    ("simulate", "evo-2011", "--force=yes"),
    ("replay",),
    ("replay", "none.txt"),
    ("replay", FOLDER),
    ("replay", EMPTY),
    ("check",),
    ("check", "none.txt"),
    ("check", FOLDER),
    ("check", EMPTY),
    ("check", BINARY),
    ("check", TEXT),
    ("check", "none.toml"),
    ("rules",),
    ("rules", "chess"),
    ("rules", "evo-2011", "E9.9"),
    ("rules", "evo-2011", ""),
    ("warm", "chess"),
    ("bench", "chess"),
    ("bench", "--seconds", "0"),
    ("bench", "--seconds", "soon"),
]


@pytest.mark.parametrize("arguments", BAD, ids=lambda words: " ".join(words)[:60])
@pytest.mark.parametrize("language", ["en", "hu"])
def test_bad_input_is_told_in_one_sentence(
    call: Call,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    arguments: tuple[str, ...],
    language: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LANG", {"en": "en_GB.UTF-8", "hu": "hu_HU.UTF-8"}[language])
    (tmp_path / FOLDER).mkdir()
    (tmp_path / EMPTY).write_bytes(b"")
    (tmp_path / BINARY).write_bytes(bytes(range(256)))
    (tmp_path / TEXT).write_text("Once upon a time\n")
    said = call(*arguments)
    assert said.status == 2
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert said.err.rstrip().endswith(".")
    assert sorted(os.listdir(tmp_path)) == [BINARY, EMPTY, FOLDER, TEXT]


def test_a_tampered_record_is_refused_with_line_and_clause(call: Call, record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    number = next(n for n, line in enumerate(lines) if re.match("[TCS] bid", line))
    lines[number] = f"{lines[number][0]} bid 1 9"
    record.write_text("\n".join(lines), encoding="utf-8")
    for command in ("check", "replay"):
        said = call(command, record)
        assert said.status == 2
        assert f"{record}, line {number + 1}:" in said.err
        assert re.search(r"\(E2\.[\w.]+\)$", said.err.strip())


def test_an_existing_file_is_written_over_only_when_told(call: Call, tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    kept.write_text("mine")
    said = call("simulate", "evo-2011", "--games", 1, "--json", kept)
    assert said.status == 2
    assert "--force" in said.err
    assert kept.read_text() == "mine"


@pytest.mark.skipif(not hasattr(os, "getuid") or os.getuid() == 0, reason="root may write anywhere")
def test_a_folder_where_one_may_not_write_is_told_before_the_run(
    call: Call, tmp_path: Path
) -> None:
    tmp_path.chmod(0o500)
    try:
        assert call("simulate", "evo-2011", "--csv", tmp_path / "a.csv").status == 2
    finally:
        tmp_path.chmod(0o700)


def test_an_interrupt_ends_without_a_traceback(
    call: Call, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("gondwana.cli.files.read_record", interrupt)
    assert call("check", record) == Said(130, "", "")


# ---- records -------------------------------------------------------------------------------


def test_a_record_that_fits_is_summed_up(call: Call, record: Path, played: Match) -> None:
    said = call("check", record)
    assert (said.status, said.err) == (0, "")
    assert f"{len(played.lines)} actions and chance events" in said.out
    assert f"after {played.round_number} rounds" in said.out
    assert "(Ann)" in said.out
    assert "The dice are those of the seed" in said.out


def test_a_record_whose_seed_is_secret_or_missing_is_told_so(call: Call, tmp_path: Path) -> None:
    match = Match("evo-2011", 2, seed="s")
    path = tmp_path / "game.txt"
    path.write_text(write_record(match), encoding="utf-8")
    assert "not told yet" in call("check", path).out
    path.write_text(write_record(Match("evo-2011", 2, dice="hand")), encoding="utf-8")
    assert "by hand" in call("check", path).out


def test_what_only_looks_like_a_tag_does_not_decide_about_the_dice(
    call: Call, tmp_path: Path
) -> None:
    match = Match("evo-2011", 2, seed="s", players={0: '[Dice \\"hand\\"]'})
    path = tmp_path / "game.txt"
    text = write_record(match, {0: ['[Dice "hand"] [Seed "s"]']})
    path.write_text(text, encoding="utf-8")
    assert "not told yet" in call("check", path).out
    path.write_text(match.save(), encoding="utf-8")
    assert "those of the seed" in call("check", path).out


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_that_lie_face_down_are_told_when_the_game_is_over(
    call: Call, tmp_path: Path, language: str
) -> None:
    match = Match("evo-2011", 2, {"hidden_points": "on"}, seed="s")
    path = tmp_path / "game.txt"
    path.write_text(match.save(), encoding="utf-8")
    mark = GAME.marks[0]
    said = call("--lang", language, "check", path).out
    assert Texts(language, cli.session.CLI_TEXTS)("check-face-down") in said
    assert f" {mark} " not in said
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, match.legal(seat)[0])
    path.write_text(match.save(), encoding="utf-8")
    over = call("--lang", language, "check", path).out
    assert f" {mark} " in over
    assert f"{match.points(0)} " in over


@pytest.mark.parametrize("last", [True, False])
def test_a_replay_shows_points_that_lay_face_down_once_the_game_is_over(last: bool) -> None:
    match = Match("evo-2011", 2, {"hidden_points": "on"}, seed="s")
    while not match.over if last else match.round_number < 3:
        seat = match.waiting[0]
        match.play(seat, match.legal(seat)[0])
    keys = iter("n" * 10 + "q")

    class Pressed:
        def read(self) -> str:
            return next(keys)

    session = cli.session.Session("en")
    with session.console.capture() as shown:
        Player(session, match).step_through(Pressed())  # type: ignore[arg-type]
    hidden = re.findall(r"(?:Tyrannosaur|Ceratops) +\?", shown.get())
    open_ = re.findall(r"(?:Tyrannosaur|Ceratops) +\d+ +\d", shown.get())
    assert (bool(hidden), bool(open_)) == (not last, last)


def test_a_replay_understands_a_number_of_any_length(played: Match) -> None:
    typed = iter([*("9" * 5000), "\r", "q"])

    class Digits:
        def read(self) -> str:
            return next(typed)

    session = cli.session.Session("en")
    with session.console.capture() as shown:
        Player(session, played).step_through(Digits())  # type: ignore[arg-type]
    assert f"rounds 1 to {played.round_number}." in shown.get()


@pytest.mark.parametrize("name", sorted(GAME.components))
def test_the_games_own_component_files_are_in_order(call: Call, name: str) -> None:
    said = call("check", GAME.components[name])
    assert said.status == 0
    assert f"a file of {name} for evo-2011" in said.out


def test_weights_that_a_judgement_can_have_are_in_order(call: Call, tmp_path: Path) -> None:
    own = find_game("darwinning").folder / "weights.toml"
    said = call("check", own)
    assert (said.status, said.err) == (0, "")
    assert "weights for darwinning" in said.out


@pytest.mark.parametrize(
    "change",
    [
        (r"^\w+ = .*\n", ""), (r"^(\w+) =", r"\1x ="), (r"= .*", "= 'a'"),
        (r"(= \[?)-?\d+", r"\g<1>1.5"), (r"(= \[?)-?\d+", r"\g<1>true"),
        (r"(= \[?)-?\d+", r"\g<1>99999999999"),
        (r"= .*", "= [1, 2, 3, 4, 5, 6, 7, 8, 9]"), (r"\[weights\]", "weights = 5\n[old]"),
        (r"= .*", "= "),
    ],
)  # fmt: skip
def test_other_weights_are_one_sentence(
    call: Call, tmp_path: Path, change: tuple[str, str]
) -> None:
    text = (find_game("evo-2011").folder / "weights.toml").read_text(encoding="utf-8")
    text = text[text.index("[weights]") :]
    path = tmp_path / "w.toml"
    path.write_text(re.sub(*change, text, count=1, flags=re.MULTILINE), encoding="utf-8")
    said = call("check", path)
    assert (said.status, said.out) == (2, "")
    assert "w.toml" in said.err
    assert len(said.err.splitlines()) == 1


def test_a_wrong_figure_of_a_component_file_is_named(call: Call, tmp_path: Path) -> None:
    text = GAME.components["maps"].read_text(encoding="utf-8")
    path = tmp_path / "maps.toml"
    path.write_text(text.replace('terrain = "white"', 'terrain = "pink"', 1), encoding="utf-8")
    said = call("check", path)
    assert said.status == 2
    for words in (str(path), "terrain", "pink", "yellow, green, brown, white"):
        assert words in said.err


def test_a_replay_without_keys_tells_the_whole_game(
    call: Call, record: Path, played: Match
) -> None:
    said = call("replay", record)
    assert (said.status, said.err) == (0, "")
    assert f"{played.round_number}" in said.out
    assert len(said.out.splitlines()) > 100
    assert call("replay", record, "--plain") == said


def test_a_step_is_a_decision_with_what_follows(played: Match) -> None:
    places = stops(played)
    assert places[-1] == len(played.lines)
    assert [played.lines[n].seat is not None for n in places[:-1]] == [True] * (len(places) - 1)
    assert len(places) == 1 + sum(line.seat is not None for line in played.lines)


def test_a_round_starts_where_its_first_decision_is_at_hand(played: Match) -> None:
    places = stops(played)
    for number in range(1, played.round_number):
        match = read_record(write_record(played))
        match.undo(places[round_start(played, places, number)])
        assert match.round_number == number
        match.undo(places[max(0, round_start(played, places, number) - 1)])
        assert match.round_number < number or number == 1


# ---- rules and games -----------------------------------------------------------------------


@pytest.mark.parametrize("game", game_ids())
def test_every_game_tells_all_its_rules_under_headings(call: Call, game: str) -> None:
    said, texts = call("rules", game), Texts("en", find_game(game).texts)
    assert said.status == 0
    sections = dict.fromkeys(section_of(clause) for clause in find_game(game).clauses if clause)
    for section in sections:
        assert texts(f"section-{section.replace('.', '-')}") in said.out


def test_all_rules_are_read_in_order(call: Call) -> None:
    said = call("rules", "evo-2011")
    found = re.findall(r"^(E2\.\S+)  ", said.out, flags=re.MULTILINE)
    assert found == [clause for clause in GAME.clauses if clause]


@pytest.mark.parametrize(
    ("wanted", "clauses"),
    [
        ("E2.4.6", ["E2.4.6"]),
        ("e2.4.6", ["E2.4.6"]),
        ("2.4.6", []),
        ("4.6", ["E2.4.6"]),
        ("E2.5", ["E2.5.1", "E2.5.2"]),
        ("E2.1.", ["E2.1.1", "E2.1.2"]),
        ("E2.P", ["E2.P"]),
        ("w", ["E2.W1", "E2.W2", "E2.W3"]),
        ("E2.C", ["E2.C", *(f"E2.C{n}" for n in range(1, 16))]),
    ],
)
def test_a_clause_or_a_section_is_found(call: Call, wanted: str, clauses: list[str]) -> None:
    said = call("rules", "evo-2011", wanted)
    assert re.findall(r"^(E2\.\S+)  ", said.out, flags=re.MULTILINE) == clauses
    assert said.status == (0 if clauses else 2)


def test_a_section_is_a_clause_without_its_last_number_or_name() -> None:
    ids = ("E2.4.6", "E2.S1", "E2.C15", "E2.C", "E2.P", "E2.R13", "DI.L.bench_plus", "DI.O3")
    assert [section_of(id_) for id_ in ids] == [
        "E2.4", "E2.S", "E2.C", "E2.C", "E2.P", "E2.R", "DI.L", "DI.O",
    ]  # fmt: skip


def test_the_bots_of_the_ladder_are_listed(call: Call) -> None:
    said = call("bots", "--lang", "de")
    assert said.status == 0
    texts = Texts("de", BOT_TEXTS)
    for name in steps():
        assert re.search(rf"^{name}(  {texts(f'bot-{name}')})?$", said.out, re.MULTILINE)
        assert texts(f"character-{name}") in said.out
    for name in ("random", "careless", "greedy", "search:400, search:200ms"):
        assert f"\n{name}" in said.out
    assert "\nhatchling\n" in f"\n{call('bots').out}"  # no word twice


def test_the_games_are_listed_with_their_options_and_defaults(call: Call) -> None:
    said = call("games")
    assert said.status == 0
    options = [option for game in game_ids() for option in find_game(game).options]
    for option in options:
        assert option.name in said.out
        for value in option.values:
            assert value in said.out
    assert said.out.count("(default)") == len(options)
    assert "default with rulebook=hu" in said.out


# ---- figures -------------------------------------------------------------------------------


def report(points: list[list[int]], ranks: list[list[int]]) -> Report:
    return Report(
        bots=("random",) * len(points[0]),
        seed="s",
        points=np.array(points),
        ranks=np.array(ranks),
        rounds=np.array([9, 11] * (len(points) // 2)),
        stopped=np.zeros(len(points), bool),
        decisions=10,
        unforced=5,
        seconds=1.0,
    )


def test_a_shared_first_place_counts_in_parts() -> None:
    rows = seat_summaries(report([[3, 3, 1], [5, 1, 2]], [[1, 1, 3], [1, 3, 2]]))
    assert [row.wins for row in rows] == [1.5, 0.5, 0.0]
    assert [row.share for row in rows] == [0.75, 0.25, 0.0]
    assert [row.score for row in rows] == [4.0, 2.0, 1.5]
    assert [row.rank for row in rows] == [1.0, 2.0, 2.5]
    assert rows[0].score_deviation == pytest.approx(2**0.5)


def test_rounds_are_summed_up() -> None:
    rounds = round_summary(report([[1], [2]], [[1], [1]]))
    assert (rounds.mean, rounds.least, rounds.most) == (10.0, 9, 11)


def test_wilsons_interval_is_that_of_the_books() -> None:
    """8 of 10: 0.490 to 0.943 (Newcombe 1998, method 3); 0 and all stay inside 0 and 1."""
    assert wilson(0.8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    for games in (20, 4000):
        assert (wilson(0.0, games)[0], wilson(1.0, games)[1]) == (0.0, 1.0)
    assert wilson(0.0, 20)[1] == pytest.approx(0.1611, abs=1e-4)


# ---- simulations ---------------------------------------------------------------------------


@pytest.fixture
def simulate(call: Call) -> Call:
    """Run `gondwana simulate evo-2011`."""
    return partial(call, "simulate", "evo-2011")


@pytest.mark.compiled
def test_a_simulation_prints_tables_and_writes_files(simulate: Call, tmp_path: Path) -> None:
    data, rows, picture = tmp_path / "a.json", tmp_path / "a.csv", tmp_path / "a.png"
    files = ("--json", data, "--csv", rows, "--plot", picture, "--per-game")
    said = simulate("--games", 40, "--seats", "greedy,random,random", "--seed", "x", *files)
    assert said.status == 0
    assert "Tyrannosaur" in said.out
    assert "greedy" in said.out
    document = json.loads(data.read_text(encoding="utf-8"))
    assert document["seed"] == "x"
    assert document["options"] == Table(GAME, 3).options
    assert sum(seat["wins"] for seat in document["seats"]) == pytest.approx(40)
    assert len(document["each_game"]) == 40
    with rows.open(encoding="utf-8", newline="") as file:
        table = list(csv.DictReader(file))
    assert len(table) == 40 * 3
    first = document["each_game"][0]
    assert first["seed"] == table[0]["seed"] == "x/0"
    assert [int(row["points"]) for row in table[:3]] == first["points"]
    assert picture.read_bytes().startswith(b"\x89PNG")


@pytest.mark.compiled
def test_a_row_of_the_csv_is_a_game_that_can_be_played_again(
    simulate: Call, tmp_path: Path
) -> None:
    rows = tmp_path / "a.csv"
    simulate("--games", 3, "--seats", "random,greedy", "--csv", rows)
    with rows.open(encoding="utf-8", newline="") as file:
        wanted = [int(row["points"]) for row in csv.DictReader(file) if row["game"] == "2"]
    match = Match("evo-2011", 2, seed="1/2")
    bots = [
        find_bot(name)(match.table, k, match.seed) for k, name in enumerate(("random", "greedy"))
    ]
    while not match.over:
        seat = match.waiting[0]
        match.play(seat, bots[seat].choose(match))
    assert [match.points(seat) for seat in range(2)] == wanted


@pytest.mark.compiled
def test_the_number_of_threads_changes_nothing(simulate: Call, tmp_path: Path) -> None:
    written = []
    for jobs in (1, 2, 5):
        rows = tmp_path / f"{jobs}.csv"
        said = simulate("--games", 300, "--seats", "random,random", "--jobs", jobs, "--csv", rows)
        assert said.status == 0
        written.append(rows.read_bytes())
    assert written[0] == written[1] == written[2]


@pytest.mark.compiled
def test_the_same_results_give_the_same_picture(simulate: Call, tmp_path: Path) -> None:
    path = tmp_path / "a.svg"
    pictures = []
    for _ in range(2):
        said = simulate("--games", 20, "--lang", "hu", "--plot", path, "--force")
        assert said.status == 0
        pictures.append(path.read_bytes())
    assert pictures[0] == pictures[1]
    assert b"<svg" in pictures[0]


# ---- as a program --------------------------------------------------------------------------


def program(*arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {
        **os.environ,
        "LANG": "de_DE.UTF-8",
        "COLUMNS": "80",
        "PYTHONIOENCODING": "utf-8",
    }
    return subprocess.run(
        [sys.executable, "-m", "gondwana", *arguments],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment,
        stdin=subprocess.DEVNULL,
        check=False,
    )


def test_as_a_program_it_ends_with_2_for_bad_input() -> None:
    done = program("rules", "chess")
    assert (done.returncode, done.stdout) == (2, "")
    assert "chess" in done.stderr
    assert "Traceback" not in done.stderr


def test_an_output_that_is_closed_early_is_no_disaster() -> None:
    """As in `gondwana rules evo-2011 | head -1`."""
    process = subprocess.Popen(
        [sys.executable, "-m", "gondwana", "rules", "evo-2011"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    assert b"Traceback" not in process.stderr.read()
    process.wait()
    process.stderr.close()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_an_output_that_cannot_be_written_is_one_sentence(unbuffered: str) -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "gondwana", "games", "--lang", "en"],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": unbuffered},
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr.startswith("The output cannot be written")
    assert len(done.stderr.splitlines()) == 1


START = """
import builtins, os, signal, sys
load, module = builtins.__import__, sys.argv.pop()
sys.argv.append("bots")
def interrupted(name, *arguments):
    if name == module:
        os.kill(os.getpid(), signal.SIGINT)
    return load(name, *arguments)
from gondwana.__main__ import main
builtins.__import__ = interrupted
main()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGINT to send")
@pytest.mark.parametrize("module", ["rich.console", "typer", "numpy"])
def test_an_interrupt_while_it_starts_ends_it_quietly(module: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", START, module], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")


def test_an_output_that_cannot_show_every_letter_gets_plain_ones() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "gondwana", "rules", "evo-2011", "E2.P", "--lang", "hu"],
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        check=False,
    )
    assert done.returncode == 0
    assert b"E2.P" in done.stdout
    assert done.stdout.isascii()
    assert b"?" not in done.stdout


# ---- keys ----------------------------------------------------------------------------------


@pytest.mark.skipif(sys.platform == "win32", reason="pexpect needs a pseudo-terminal")
def test_a_replay_goes_where_the_keys_say(record: Path) -> None:
    import pexpect

    shown = pexpect.spawn(
        sys.executable,
        ["-m", "gondwana", "replay", str(record), "--lang", "en"],
        dimensions=(60, 100),
        encoding="utf-8",
        timeout=60,
    )
    steps = len(stops(read_record(record.read_text(encoding="utf-8"))))
    for keys, seen in (
        ("", f"Round 1 · Step 1 of {steps}"),
        ("n", f"Step 2 of {steps}"),
        ("\x1b[C", f"Step 3 of {steps}"),
        ("pp", f"Step 1 of {steps}"),
        ("3\r", "Round 3 ·"),
        ("99\r", "no round 99"),
        ("9\x7f", "Round 3 ·"),
    ):
        shown.send(keys)
        shown.expect_exact(seen)
    shown.send("q")
    shown.expect(pexpect.EOF)
    shown.close()
    assert shown.exitstatus == 0


@pytest.mark.parametrize(
    ("typed", "keys"),
    [
        ("n\x1b[C\x1bOD1\r", ["n", RIGHT, LEFT, "1", "\r"]),
        ("\x1b", [ESCAPE]),
        ("ű\x7f", ["ű", "\x7f"]),
        ("\xe0M\xe0H", [RIGHT, UP]),
        ("", [END]),
    ],
)
def test_keys_that_come_together_are_told_apart(
    monkeypatch: pytest.MonkeyPatch, typed: str, keys: list[str]
) -> None:
    reader = Keys()
    monkeypatch.setattr(reader, "_read_some", lambda: typed)
    assert [reader.read() for _ in keys] == keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_of_the_rules_has_a_name(call: Call, language: str) -> None:
    texts = Texts(language, GAME.texts)
    names = {texts(f"section-{section_of(c).replace('.', '-')}") for c in GAME.clauses if c}
    said = call("rules", "evo-2011", "--lang", language)
    for name in names:
        assert re.search(rf"^{re.escape(name)}\s*$", said.out, flags=re.MULTILINE)
