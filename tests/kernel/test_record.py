"""Records: written and read back the same; the first line that does not fit is named."""

from __future__ import annotations

import contextlib
import json
import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gondwana.kernel import Match, Problem, read_record
from gondwana.kernel.record import write_record

from .test_match import LONG, play_out
from .toy import GAME

pytestmark = pytest.mark.usefixtures("toy_installed")

TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)


def finished(seed: str = "11") -> Match:
    return play_out(Match(GAME, 3, LONG, seed=seed, players={0: "Ann", 2: "Cleo"}), 11)


def same(one: Match, two: Match) -> bool:
    return (one.lines, one.state_hash(), one.players, one.table.options) == (
        two.lines,
        two.state_hash(),
        two.players,
        two.table.options,
    )


def problem_of(text: str) -> Problem:
    with pytest.raises(Problem) as caught:
        read_record(text, "game.txt")
    return caught.value


def at_line(text: str, number: int, reason: str) -> Problem:
    """The reader stops at this line, counted from 1, for this reason; before it all is well."""
    problem = problem_of(text)
    assert problem.details == {"file": "game.txt", "line": number}
    inner = problem.reason
    assert (inner.key if isinstance(inner, Problem) else inner) == reason
    return problem


def test_a_record_reads_like_this() -> None:
    match = Match(GAME, 2, dice="hand", players={1: "Bea"})
    match.happen(2)
    match.play(1, "take 2")
    text = write_record(match, {1: ["a fine roll"], 2: ["and now?"]})
    assert text == (
        '[Game "toy"]\n[Version "3"]\n[Seats "2"]\n[Option length "short"]\n[Option gift "no"]\n'
        f'[Player Y "Bea"]\n[Dice "hand"]\n\n* die two\n= 1 {match.lines[0].hash}\n'
        "; a fine roll\nY take 2\n; and now?\n"
    )
    again = read_record(text)
    assert [line.words for line in again.lines] == ["die two", "take 2"]
    assert (again.state_hash(), again.players) == (match.state_hash(), {1: "Bea"})


@given(st.integers(0, 100), st.integers(0, 12))
def test_what_was_written_is_read(seed: int, decisions: int) -> None:
    match = Match(GAME, 3, LONG, seed=str(seed), players={1: "Bo"})
    rng = random.Random(seed)
    for _ in range(decisions):
        seat = rng.choice(match.waiting)
        match.play(seat, rng.choice(match.legal(seat)))
    text = match.save()
    again = read_record(text)
    assert same(again, match)
    assert again.save() == text


def test_the_seed_is_told_at_the_end_only() -> None:
    match = Match(GAME, 2, seed="secret")
    assert "secret" not in write_record(match)
    assert f'[Commitment "{match.commitment}"]' in write_record(match)
    assert '[Seed "secret"]' in match.save()
    play_out(match, 1)
    assert '[Seed "secret"]' in write_record(match)


def test_without_its_seed_a_record_goes_on_by_hand() -> None:
    match = Match(GAME, 2, seed="secret")
    again = read_record(write_record(match))
    assert again.by_hand
    again.play(0, 0)
    again.play(1, 0)
    assert again.chances() != []


@given(TEXT, TEXT, TEXT)
def test_names_seeds_and_comments_may_hold_anything(name: str, seed: str, comment: str) -> None:
    match = Match(GAME, 2, seed=seed, players={0: name})
    play_out(match, 2)
    again = read_record(write_record(match, {0: [comment], 3: [comment, comment]}))
    assert again.lines == match.lines
    assert again.seed == seed
    assert again.players[0].isprintable()


def test_undone_lines_stay_as_comments() -> None:
    match = Match(GAME, 2, dice="hand")
    match.happen(3)
    match.play(0, 3)
    match.undo(1)
    match.play(0, 1)
    text = write_record(match)
    assert "; undone: take 3\nX take 1\n" in text
    assert read_record(text).lines[-1].words == "take 1"


@pytest.mark.parametrize("change", [str.upper, lambda w: f"  {w.replace(' ', '   ')} ", str.title])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_case_spaces_and_line_ends_do_not_matter(change: object, end: str) -> None:
    match = finished()
    lines = []
    for line in write_record(match).splitlines():
        if line[:1] in tuple("XYZ"):
            line = line[:2] + change(line[2:])  # type: ignore[operator]
        lines.append(line)
    assert same(read_record(end.join(["", "; hello", *lines, "", ""])), match)


# ---- tampering -----------------------------------------------------------------------------


def tampered(index: int, line: str | None) -> str:
    """A finished record with one line, counted from 0, replaced or dropped."""
    lines = write_record(finished()).splitlines()
    lines[index : index + 1] = [] if line is None else [line]
    return "\n".join(lines) + "\n"


LINES = write_record(finished()).splitlines()
MOVES = [i for i, line in enumerate(LINES) if line[:1] in tuple("XYZ")]
ROLLS = [i for i, line in enumerate(LINES) if line.startswith("*")]
HASHES = [i for i, line in enumerate(LINES) if line.startswith("=")]
FACES = ("one", "two", "three")


def test_the_game_to_be_tampered_with_has_everything() -> None:
    assert (len(MOVES), len(ROLLS), len(HASHES)) == (12, 4, 5)


@pytest.mark.parametrize("index", ROLLS)
def test_another_die_is_noticed_at_its_line(index: int) -> None:
    face = LINES[index].split()[2]
    for other in set(FACES) - {face}:
        at_line(tampered(index, f"* die {other}"), index + 1, "problem-record-drawn")
    at_line(tampered(index, "* die four"), index + 1, "problem-outcome-words")
    at_line(tampered(index, f"* coin {face}"), index + 1, "problem-record-chance")
    at_line(tampered(index, "X pass"), index + 1, "problem-record-no-chance")


def test_another_die_is_noticed_by_the_hash_where_the_seed_is_not_told() -> None:
    lines = [line for line in LINES if not line.startswith("[Seed")]
    index = next(i for i in ROLLS if lines[i] != "* die three")
    lines[index] = "* die three"
    at_line("\n".join(lines), min(i for i in HASHES if i > index) + 1, "problem-record-hash")


@pytest.mark.parametrize("index", MOVES)
def test_an_action_that_cannot_be_is_noticed_at_its_line(index: int) -> None:
    """What is forbidden is noticed at its line, with the clause."""
    mark = LINES[index][0]
    assert at_line(tampered(index, f"{mark} take 9"), index + 1, "refusal-T2").clause == "T2"
    at_line(tampered(index, f"{mark} hello"), index + 1, "problem-words")
    at_line(tampered(index, f"{mark}"), index + 1, "problem-words")
    at_line(tampered(index, f"Q {LINES[index][2:]}"), index + 1, "problem-record-line")
    at_line(tampered(index, LINES[index][1:]), index + 1, "problem-record-line")
    at_line(tampered(index, "* die one"), index + 1, "problem-record-chance")
    luck = FACES.index(LINES[max(i for i in ROLLS if i < index)].split()[2]) + 1
    if luck < 3:
        assert at_line(tampered(index, f"{mark} take 3"), index + 1, "refusal-T2").clause == "T2"


@pytest.mark.parametrize("index", HASHES)
def test_another_hash_is_noticed_at_its_line(index: int) -> None:
    _, number, digest = LINES[index].split()
    other = f"{int(digest, 16) ^ 1:016x}"
    for line in (f"= {number} {other}", f"= {int(number) + 1} {digest}", "=", f"= {number}"):
        at_line(tampered(index, line), index + 1, "problem-record-hash")
    moved = LINES[:index] + LINES[index + 1 :]
    moved.insert(index + 1, LINES[index])
    if LINES[index + 1] != "":
        at_line("\n".join(moved), index + 1, "problem-record-no-hash")


@pytest.mark.parametrize("index", HASHES[:-1])
def test_a_missing_hash_is_noticed_where_it_should_stand(index: int) -> None:
    problem = problem_of(tampered(index, None))
    assert problem.reason == "problem-record-no-hash"
    assert problem.details["line"] >= index + 1


@pytest.mark.parametrize("name", ["\x1b[31mEvil", "two\nlines", "\ud800", "x" * 3000])
def test_a_name_that_a_terminal_should_not_see_is_refused(name: str) -> None:
    text = write_record(finished()).replace('[Player X "Ann"]', f"[Player X {json.dumps(name)}]")
    with pytest.raises(Problem) as problem:
        read_record(text)
    assert problem.value.key == "problem-record-name"


def test_where_the_dice_come_from_is_known() -> None:
    text = write_record(finished())
    assert read_record(text).dice_source == "verified"
    untold = "\n".join(line for line in text.split("\n") if not line.startswith("[Seed"))
    assert read_record(untold + '\n; [Seed "7"]').dice_source == "secret"
    assert Match(GAME, 2, dice="hand").dice_source == "hand"
    with pytest.raises(Problem):
        Match(GAME, 2, dice="mine")


@pytest.mark.parametrize("index", MOVES + ROLLS)
def test_a_dropped_line_is_noticed_where_the_game_no_longer_fits(index: int) -> None:
    """All lines before the one that is named can be read, and with it they cannot."""
    text = tampered(index, None)
    number = problem_of(text).details["line"]
    assert number > index
    lines = text.splitlines()
    seed = [line for line in lines if line.startswith("[Seed")]
    read_record("\n".join(lines[: number - 1] + seed))
    problem_of("\n".join(lines[:number] + seed))


@pytest.mark.parametrize("index", MOVES + ROLLS + HASHES)
def test_a_doubled_line_is_noticed(index: int) -> None:
    text = "\n".join(LINES[: index + 1] + LINES[index:])
    assert problem_of(text).details["line"] == index + 2


def test_a_line_after_the_end_is_noticed() -> None:
    text = "\n".join([*LINES[: HASHES[-1] + 1], "X pass", *LINES[HASHES[-1] + 1 :]])
    at_line(text, HASHES[-1] + 2, "refusal-T1")


def test_another_seed_is_noticed() -> None:
    index = next(i for i, line in enumerate(LINES) if line.startswith("[Seed"))
    problem = problem_of(tampered(index, '[Seed "12"]'))
    assert problem.key == "problem-record-seed"
    index = next(i for i, line in enumerate(LINES) if line.startswith("[Commitment"))
    assert problem_of(tampered(index, '[Commitment "00"]')).key == "problem-record-seed"


@pytest.mark.parametrize(
    ("tag", "line", "key"),
    [
        ("Game", '[Game "chess"]', "problem-unknown-game"),
        ("Game", None, "problem-record-missing"),
        ("Version", '[Version "2"]', "problem-record-version"),
        ("Version", None, "problem-record-missing"),
        ("Seats", '[Seats "two"]', "problem-record-seats"),
        ("Seats", '[Seats "²"]', "problem-record-seats"),
        ("Seats", f'[Seats "{"9" * 5000}"]', "problem-record-seats"),
        ("Seats", '[Seats "9"]', "problem-seats"),
        ("Seats", None, "problem-record-missing"),
        ("Option length", '[Option length "longer"]', "problem-option-value"),
        ("Option length", '[Option width "long"]', "problem-unknown-option"),
        ("Player X", '[Player Q "Ann"]', "problem-record-player"),
        ("Dice", '[Dice "loaded"]', "problem-record-dice"),
        ("Dice", None, "problem-record-missing"),
        ("Commitment", None, "problem-record-missing"),
        ("Player X", '[File maps "0123"]', "problem-record-file"),
    ],
)
def test_a_wrong_tag_is_a_problem(tag: str, line: str | None, key: str) -> None:
    index = next(i for i, text in enumerate(LINES) if text.startswith(f"[{tag}"))
    assert problem_of(tampered(index, line)).key == key


@pytest.mark.parametrize(
    "line",
    [
        "[]", "[", "[Game]", '[Game ""', '[Game "toy"', '[Game "to"y"]', '[Game "toy"] x',
        '[Colour "red"]', '[Game "toy"]', '[Option length "long"]', '[Player X "Ann"]',
        '[Seed key "x"]', '[Option "x"]', '[Seats 2]', '[Seed "\\x"]', '[Seed "\x01"]',
    ],
)  # fmt: skip
def test_a_tag_that_is_malformed_unknown_or_there_twice_is_named_by_its_line(line: str) -> None:
    at_line("\n".join([*LINES[:8], line, *LINES[8:]]), 9, "problem-record-tag")


def test_own_component_files_are_named_with_their_hash(tmp_path: Path) -> None:
    from gondwana.kernel import Table, find_game

    game = find_game("evo-2011")
    own = tmp_path / "maps.toml"
    own.write_bytes(game.components["maps"].read_bytes() + b"# ours\n")
    match = Match(Table(game, 2, {}, {"maps": own}), seed="1")
    text = match.save()
    assert f'[File maps "{match.table.file_hash("maps")}"]' in text
    assert read_record(text, files={"maps": own}).lines == match.lines
    for files in ({}, {"maps": game.components["maps"]}):
        with pytest.raises(Problem) as caught:
            read_record(text, files=files)
        assert caught.value.key == "problem-record-file"


# ---- anything at all -----------------------------------------------------------------------


def reads_or_is_a_problem(text: str) -> None:
    """Nothing but a Problem may come out of the reader."""
    with contextlib.suppress(Problem):
        read_record(text)


@given(st.text())
def test_any_text_is_read_or_is_a_problem(text: str) -> None:
    reads_or_is_a_problem(text)


PIECES = st.sampled_from([*LINES, "", "*", "=", "X", "; x", "X take 99", "* die", '[Seed ""]'])


@given(st.lists(PIECES, max_size=40))
def test_any_shuffle_of_lines_is_read_or_is_a_problem(lines: list[str]) -> None:
    reads_or_is_a_problem("\n".join([*LINES[:8], *lines]))


@given(st.data())
def test_any_small_change_is_read_or_is_a_problem(data: st.DataObject) -> None:
    text = "\n".join(LINES)
    at = data.draw(st.integers(0, len(text)))
    cut = data.draw(st.integers(0, 3))
    reads_or_is_a_problem(text[:at] + data.draw(st.text(max_size=3)) + text[at + cut :])
