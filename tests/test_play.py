"""The game at the terminal: whole games by typing, its commands, its files, and its secrets."""

from __future__ import annotations

import io
import os
import random
import re
import signal
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pexpect
import pytest
from rich.console import Console

from gondwana import cli
from gondwana.bots import advice
from gondwana.bots.search import Thought, Until
from gondwana.cli.files import OwnFiles
from gondwana.cli.play import commands, play
from gondwana.cli.play.commands import HINTED
from gondwana.cli.play.keeping import remarks_of
from gondwana.cli.play.log import Teller
from gondwana.cli.play.seats import read_sitters
from gondwana.cli.play.table import asked_before
from gondwana.cli.play.terminals import terminal_for
from gondwana.cli.play.words import PLAY_TEXTS, PlayProblem, command_meant, meant
from gondwana.games.evo_2011.state import CARDS
from gondwana.games.evo_2011.terminal.climate import token_odds
from gondwana.kernel import Match, Problem, Table, find_game, read_record
from gondwana.kernel.texts import LANGUAGES, Texts

GAME = find_game("evo-2011")


class Typist(Console):
    """A console whose lines are typed by a function of the prompt and of what was printed since."""

    def __init__(self, answer: Callable[[str, str], str], width: int = 100) -> None:
        super().__init__(file=io.StringIO(), width=width, height=10)
        self._answer = answer
        self._read_to = 0

    @property
    def printed(self) -> str:
        """All that was printed."""
        assert isinstance(self.file, io.StringIO)
        return self.file.getvalue()

    def input(self, prompt: Any = "", **_: Any) -> str:
        news, self._read_to = self.printed[self._read_to :], len(self.printed)
        return self._answer(str(prompt), news)


class Script:
    """Types the given lines, then leaves."""

    def __init__(self, *lines: str) -> None:
        self._lines = list(lines)

    def __call__(self, prompt: str, news: str) -> str:
        if not self._lines:
            raise EOFError
        return self._lines.pop(0)


class Decisions(Script):
    """Types the given lines where a decision is asked for, then leaves."""

    def __call__(self, prompt: str, news: str) -> str:
        return super().__call__(prompt, news) if prompt.endswith(" > ") else ""


class Chooser:
    """Types one of the choices that are printed, at random."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def __call__(self, prompt: str, news: str) -> str:
        if not prompt.endswith(" > "):
            return ""
        shown = news.rstrip("\n").split("\n")
        bids = [row.split("  ")[1:] for row in shown if re.match(r"  \S+ \d  \d", row)]
        if bids:
            heading, *values = self._random.choice(bids)
            low, _, high = self._random.choice(values).partition("–")
            return f"{heading} {self._random.randint(int(low), int(high or low))}"
        numbers = [int(n) for row in shown for n in re.findall(r"(?:^ |   | {2})(\d+) \S", row)]
        last = 0
        for number in numbers:
            last = number if number == last + 1 else last
        return str(self._random.randint(1, max(1, last)))


def sit_down(
    answer: Callable[[str, str], str],
    language: str = "en",
    seats: str | None = None,
    options: tuple[str, ...] = (),
    *,
    game: str | None = None,
    seed: str | None = None,
    record: Path | None = None,
    dice: str | None = None,
    maps: Path | None = None,
    events: Path | None = None,
    resume: Path | None = None,
    width: int = 100,
) -> str:
    """Play at a terminal that is written into a string; what it shows."""
    if resume is None:
        seats = seats or "you,random"
        seed = seed or (None if dice == "mine" else "7")
    console = Typist(answer, width)
    own = OwnFiles(maps, events)
    play(console, language, game, seats, list(options), seed, record, dice, own, resume)
    return console.printed


@pytest.fixture(autouse=True)
def _own_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


# ---- whole games ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "language", "seats", "width", "options"),
    [
        ("evo-2011", "en", "you,random,random,random", 80, ()),
        ("evo-2011", "hu", "you,random", 120, ("rulebook=hu", "fallen=out")),
        ("evo-2011", "cs", "you:Eva,you:Jan,random", 90, ("removal=in_order",)),
        ("evo-2011", "de", "you,random,you:Ute,random,random", 80, ("hidden_points=on",)),
        ("evo-2001", "en", "you,random,random,random", 80, ("map=medium_medium",)),
        ("evo-2001", "hu", "you,random,random", 120, ("custom_events=file",)),
        ("evo-2001", "cs", "you:Eva,you:Jan,random", 90, ("map_set=compact9",)),
        ("evo-2001", "de", "you,random,random,random,random", 80, ("variant=advanced",)),
        ("darwinning", "en", "you,random", 80, ("empty_hand=own",)),
        ("darwinning", "hu", "you,random,random,random,random,random", 120, ()),
        ("darwinning", "cs", "you:Eva,you:Jan,random", 90, ("strict_growth=off",)),
        ("darwinning", "de", "you,random,random,random", 80, ("eras=4",)),
    ],
)
def test_a_whole_game_is_played_recorded_and_replays(
    game: str, language: str, seats: str, width: int, options: tuple[str, ...], tmp_path: Path
) -> None:
    record = tmp_path / "game.txt"
    shown = sit_down(
        Chooser(3), language, seats, options, game=game, record=record, width=width, seed="whole"
    )
    match = read_record(record.read_text(encoding="utf-8"))
    assert match.over
    assert match.commitment in shown
    assert "whole" in shown
    assert str(max(match.points(seat) for seat in range(match.seats))) in shown
    assert not re.search(r"\b(event|ask|label|action)-", shown)
    assert max(len(line.rstrip()) for line in shown.split("\n") if "/" not in line) <= width


def test_a_game_of_bots_alone_is_told_to_its_end() -> None:
    shown = sit_down(Script(), seats="random,random")
    assert "Round 9" in shown
    assert "The seed was 7" in shown


def test_bots_alone_stop_where_their_game_may_be_endless(monkeypatch: pytest.MonkeyPatch) -> None:
    endless = replace(GAME, most_rounds=3)
    monkeypatch.setattr("gondwana.cli.play.table.find_game", lambda _: endless)
    shown = sit_down(Script(), seats="random,random")
    assert "stopped after round 3" in shown
    assert "The seed was 7" not in shown


def test_dice_by_hand_ask_for_every_draw_and_roll(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    shown = sit_down(Chooser(5), seats="you,random", dice="mine", record=record)
    match = read_record(record.read_text())
    assert match.over
    assert match.by_hand
    for sentence in ("Draw a clan marker", "Turn the top climate token", "Draw a gene"):
        assert sentence in shown
    assert "SHA-256" not in shown


# ---- nobody sees another's secrets ---------------------------------------------------------


@pytest.mark.parametrize("seats", ["you:Ann,you:Bob,random", "you,random,random,random"])
def test_no_secret_is_ever_printed_for_the_wrong_eyes(
    seats: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    matches: list[Match] = []
    start = Match.__init__

    def noting(self: Match, *arguments: Any, **named: Any) -> None:
        start(self, *arguments, **named)
        matches.append(self)

    monkeypatch.setattr(Match, "__init__", noting)
    texts = Texts("en", GAME.texts)
    names = [texts(f"card-{card}") for card in CARDS]
    chooser = Chooser(11)
    people = [seat for seat, name in enumerate(seats.split(",")) if name.startswith("you")]
    screen = ""  # since it was emptied last
    reader = people[0]
    secrets = 0
    unseen = set[int]()  # who has chosen unseen

    def answer(prompt: str, news: str) -> str:
        nonlocal reader, screen, secrets
        match = matches[0]
        who = [seat for seat in people if f"({GAME.marks[seat]})" in prompt]
        if "Hand the device" in prompt:
            assert news.endswith("\n" * 10)  # the screen has been emptied
            reader, screen = who[0], ""
            return ""
        openly = "in this round: " in prompt
        if openly:  # all look; what one of them had on the screen has been taken off
            screen = (
                (screen + news).rpartition("\n" * 10)[2] if "\n" * 10 in news else screen + news
            )
            reader = -1
        else:
            reader = who[0] if who else reader
            screen += news
        for card, name in enumerate(names):
            if match.state.card[card] >= 0 and match.state.card[card] != reader:
                secrets += 1
                assert name not in screen
        if match.state.next_token >= 0 and match.view(reader).next_token is None:
            secrets += 1
            assert "sixth sense:" not in screen
        if match.apart:  # what another has typed just now is not seen
            assert not [seat for seat in people if seat != reader and f"<{seat}>" in screen]
            screen += f"<{reader}>"
            unseen.add(reader)
        if openly:
            return GAME.marks[who[match.state.section % len(who)]]
        return chooser(prompt, news)

    sit_down(answer, seats=seats, seed="secrets")
    assert secrets > 50
    assert unseen


def keys_asked(answer: Callable[[str, str], str], **named: Any) -> list[str]:
    """What was printed, cut where a key press was asked for."""
    pieces = [""]

    def noting(prompt: str, news: str) -> str:
        pieces[-1] += news
        if "presses Enter" in prompt:
            pieces.append("")
            return ""
        return answer(prompt, news)

    sit_down(noting, **named)
    return pieces


def test_at_one_screen_nobody_reads_what_others_drew_discarded_or_kept() -> None:
    seats = "you:Ann,you:Bo,random"
    pieces = keys_asked(Chooser(4), game="darwinning", seats=seats, seed="4")
    secret = re.compile(r"^  (Ann \(R\)|Bo \(G\)|Blue) (?:draws|discards|keeps) ", re.MULTILINE)
    told = [set(secret.findall(piece)) for piece in pieces]
    assert max(map(len, told)) == 1
    assert set().union(*told) == {"Ann (R)", "Bo (G)"}


def test_the_first_secret_of_who_sits_here_already_waits_for_a_key() -> None:
    script = Script("bid 2 0", "bid 1 0", "C")  # and then Bo says that he may play a card
    pieces = keys_asked(script, seats="you:Ann,you:Bo", seed="5")
    assert [("Wind callers" in piece) for piece in pieces] == [False, True]


def test_a_secret_is_typed_and_told_after_a_key_press() -> None:
    texts = Texts("en", GAME.texts)
    asked = {
        name: texts("chance-card", seat=name).splitlines()[0] for name in ("Ann (T)", "Bo (C)")
    }
    pieces = keys_asked(Chooser(9), seats="you:Ann,you:Bo,random", dice="mine")
    drawn = 0
    for name, question in asked.items():
        for number, piece in enumerate(pieces):
            if question in piece:
                drawn += 1
                assert number > 0
                assert f"{name} > " not in piece.partition(question)[2]
    assert drawn


def test_with_one_person_a_forced_pass_is_silent_and_two_are_asked_openly() -> None:
    alone = sit_down(Chooser(1), seats="you,random,random", seed="cards")
    together = sit_down(Chooser(1), seats="you:Ann,you:Bob,random", seed="cards")
    asked = re.compile(r"do you play a card\?\n +1 ")
    assert not re.search(r"do you play a card\?\n +1 play nothing", alone)
    assert asked.search(alone)
    assert "do you play a card?" in together
    assert not asked.search(together)


# ---- commands ------------------------------------------------------------------------------


def test_commands_answer_in_place() -> None:
    shown = sit_down(
        Script(
            "?", "why move c1 d1", "why bid 1 5", "why", "why dance", "rules 4.3", "rules e2.4.6",
            "rules", "rules E9", "odds", "odds c1 c2", "map", "show", "hand", "log", "genes",
            "cards", "undo", "save", "77", "dance", "bid 1 9",
        )
    )  # fmt: skip
    for sentence in (
        "take your last decision back",
        "(E2.P)",
        "That is allowed now.",
        "Say what you would like to do",
        "E2.4.3 An attack costs 1 movement point",
        "E2.4.6 ",
        "There is no clause “E9”",
        "There is nothing to attack now.",
        "No die is rolled for that.",
        "You hold no event cards.",
        "Wings: Once per movement phase",
        "Moon feast: Survival phase",
        "You have decided nothing yet",
        "Say where: save game.txt",
        "alone is no choice here",
    ):
        assert sentence in re.sub(r"\s+", " ", shown), sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_names_the_best_actions_as_they_are_shown(
    monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """Two iterations, plainly: what is thought is the search's to prove."""
    monkeypatch.setattr(advice, "iterations", lambda match: 2)
    plain = partial(advice.advise, compiled=False)
    monkeypatch.setattr(
        advice, "advise", lambda match, seat, compiled, until: plain(match, seat, until=until)
    )
    monkeypatch.setattr(commands, "load_code", lambda table: None)
    word = Texts(language, PLAY_TEXTS)("command-hint")
    shown = sit_down(Decisions(word), language, seats="you,you:Bo")
    bid = Texts(language, GAME.texts)("verb-bid")
    rows = re.findall(rf"^ +(\d+)\s?% +{bid} (\d  \d)$", shown, re.MULTILINE)
    assert len({told for _, told in rows}) == HINTED
    shares = [int(share) for share, _ in rows]
    assert shares == sorted(shares, reverse=True)
    assert Texts(language, PLAY_TEXTS)("hint-note") in shown.replace("\n", " ")


def test_the_time_of_a_hint_is_for_thinking_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Machine code is made, or loaded, before the clock runs."""
    clock, ends = [0.0], []

    def advise(match: Match, seat: int, compiled: bool, until: Until) -> list[Thought]:
        ends.append(until.clock)
        return [Thought(action, 1, 0.5) for action in match.legal(seat)]

    monkeypatch.setattr(commands, "time", SimpleNamespace(perf_counter=lambda: clock[0]))
    monkeypatch.setattr(commands, "load_code", lambda table: clock.insert(0, 60.0))
    monkeypatch.setattr(advice, "advise", advise)
    sit_down(Decisions("hint"), seats="you,you:Bo")
    assert ends == [60.0 + commands.PATIENCE]


@pytest.mark.compiled
def test_a_hint_is_thought_with_machine_code() -> None:
    shown = sit_down(Decisions("hint"), seats="you,forager")
    assert len(re.findall(r"^ +\d+% +bid \d  \d$", shown, re.MULTILINE)) == HINTED


@pytest.mark.compiled
def test_a_hint_has_the_number_that_one_types() -> None:
    shown = sit_down(Decisions("bid 1 0", "hint"), seats="you,forager")
    hinted = re.findall(r"^ +\d+% +(\d+)  (?:\[T\] \S+ \S  )?(\S+)", shown, re.MULTILINE)
    assert len(hinted) == HINTED
    for number, first in hinted:
        assert re.search(rf"(?:^|  ) *{number} {first}\b", shown, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_and_verbs_are_understood_in_the_readers_language(language: str) -> None:
    say, texts = Texts(language, PLAY_TEXTS), Texts(language, GAME.texts)
    shown = sit_down(
        Script(
            say("command-help"),
            f"{say('command-why')} {texts('verb-bid')} 1 0",
            f"{texts('verb-bid')} 1 0",
            texts("command-genes"),
        ),
        language,
        seats="you:Ann,you:Bob",
    )
    assert say("help-undo") in re.sub(r"\s+", " ", shown)
    assert say("why-allowed") in shown


@pytest.mark.parametrize("game", ["evo-2011", "evo-2001", "darwinning"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_help_has_the_games_own_examples_and_each_of_them_is_understood(
    game: str, language: str
) -> None:
    say, texts = Texts(language, PLAY_TEXTS), Texts(language, find_game(game).texts)
    why, clause = say("command-why"), texts("example-clause")
    seats = "you,random,random"
    shown = sit_down(Script("?", f"{why} {texts('example-action')}"), language, seats, game=game)
    assert f"{why} {texts('example-action')}" in shown
    assert f" {clause}" in shown
    assert clause in find_game(game).clauses


# ---- several decisions in one line ---------------------------------------------------------

CARDS_OF = {"game": "darwinning", "seats": "you,random,random"}


def hand_of(seed: str) -> list[str]:
    """The first seat's cards of a game of Darwinning!."""
    return [card.name for card in Match("darwinning", 3, seed=seed).view(0).hand]


def test_several_decisions_may_stand_in_one_line() -> None:
    first, second, *_ = hand_of("7")
    shown = sit_down(Script(f"discard {first}, discard {second}"), **CARDS_OF)
    assert shown.count("Do you discard cards") == 1
    assert "left undone" not in shown
    assert "goes on with" in shown
    assert "discards unseen" in shown


def test_numbers_in_a_line_mean_the_choices_that_were_shown() -> None:
    first, _, third, *_ = hand_of("7")
    shown = sit_down(Script("1 3", "log"), **CARDS_OF)
    told = re.search(r"discards unseen: (.*)\.", shown)
    assert told is not None
    names = [name.split()[-1] for name in told[1].split(", ")]
    assert names == [first.rstrip("abf"), third.rstrip("abf")]


def test_a_line_stops_where_something_does_not_fit_and_says_what_is_left_undone() -> None:
    first, *_ = hand_of("7")
    shown = sit_down(Script(f"discard {first}, lead g, done"), **CARDS_OF)
    assert "left undone: lead g, done" in shown
    shown = sit_down(Script("1 99"), **CARDS_OF)
    assert "There is no choice 99;" in shown
    assert "Chosen:" not in shown


def test_a_line_stops_where_others_have_moved_since() -> None:
    shown = sit_down(Script("done, 1"), seed="7", **CARDS_OF)
    assert "left undone" in shown


def test_several_draws_may_be_entered_in_one_line() -> None:
    lines = ("frog", "bear", "mouse", "desert forest, ocean jungle polar", "7a 7a 3f 1b 99")
    cards = "7a 7a 3f 1b 2b, 12f joker 4a 5a 6a"
    shown = sit_down(Script(*lines, cards, "hand"), dice="mine", **CARDS_OF)
    assert shown.count("Turn up an environment") == 1
    assert shown.count("Draw a card for Red") == 1
    assert "“7a 7a 3f 1b 99” is not a possible result here" in shown
    assert shown.count("Draw a card for Green") == 1


def test_what_is_refused_in_a_line_names_its_clause() -> None:
    missing = next(name for name in ("1a", "2a", "3a", "4a") if name not in hand_of("7"))
    shown = sit_down(Script(missing, f"why {missing}"), **CARDS_OF)
    assert shown.count("You do not hold that card") == 2
    assert "(DW.1.2)" in shown


def test_before_a_draw_that_is_entered_there_is_nothing_to_decide() -> None:
    shown = sit_down(Script("why pass", "why bid 1 0"), dice="mine")
    assert shown.count("There is nothing to decide yet") == 2
    assert "That is allowed now" not in shown


def test_a_number_of_any_length_is_answered() -> None:
    shown = sit_down(Decisions("9" * 5000, "1 0", "9" * 5000, "99"))
    assert "There is no choice 99;" in shown
    chance = sit_down(Script("9" * 5000, "7" * 300), dice="mine")
    assert "goes on with" in chance


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_choice_alone_is_not_counted_up_to(language: str) -> None:
    one, more = (
        PlayProblem("problem-number", number="7", most=most).say(language) for most in (1, 4)
    )
    assert "4" in more
    assert not re.search(r"1\D+1", one)


def test_no_climate_token_is_listed_that_cannot_come() -> None:
    view = Match(Table(GAME, 2), seed="7").view(0)
    names = list(view.tokens_left)
    left = {**dict.fromkeys(names, 0), names[0]: 1}
    last = replace(view, tokens_in_pile=1, tokens_left=left, meteorite_may_fall=True)
    assert token_odds(last) == [("meteorite", 1)]
    many = token_odds(view)
    assert len(many) > 1
    assert sum(chance for _, chance in many) == 1


def test_undo_is_free_among_ones_own_actions_and_asks_otherwise(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    seen: list[str] = []

    def answer(prompt: str, news: str) -> str:
        seen.append(news)
        steps = news.count("Your movement:")
        if "Your movement: 1 movement point" in news:
            return "undo"  # only one's own step lies between
        if steps and "Taken back" not in "".join(seen):
            return "1"
        if steps and "undo anyway" not in "".join(seen):
            return "undo"  # back to the bid: the other has moved since
        if "undo anyway takes it back" in news:
            return "undo anyway"
        if "Taken back: bid" in news:
            raise EOFError
        return "1 0" if "Bid:" in news and "column 1" not in news else "2 0"

    shown = sit_down(answer, seats="you,random", record=record, seed="undo")
    assert "Taken back: move" in shown
    assert "Taken back: bid" in shown
    remarks = [text for texts in remarks_of(record.read_text()).values() for text in texts]
    assert "T undo anyway" in remarks
    assert any(text.startswith("undone: bid") for text in remarks)


# ---- files ---------------------------------------------------------------------------------


def test_a_game_left_is_kept_and_goes_on(tmp_path: Path) -> None:
    record = tmp_path / "my game.txt"
    shown = sit_down(Script("1 0"), seats="you:Ann,random", record=record)
    assert f"--resume '{record}'" in shown
    before = record.read_text()
    again = sit_down(Chooser(2), resume=record)
    assert "The game goes on in round 1." in again
    assert "Ann (T)" in again
    after = record.read_text()
    assert read_record(after).over
    assert after.startswith(before.split("\n[Seed")[0])


def test_a_resumed_game_goes_on_as_it_would_have(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.txt", tmp_path / "parts.txt"
    sit_down(Script(*["1 0", "pass", "pass"]), seats="you,you", record=whole)
    sit_down(Script("1 0"), seats="you,you", record=parts)
    sit_down(Script("pass", "pass"), resume=parts)
    assert whole.read_text() == parts.read_text()


def test_bots_go_on_as_they_would_have(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.txt", tmp_path / "parts.txt"
    seats, options = "you:Ann,random,you:Bob,greedy", ("removal=in_order",)
    chooser, decisions = Chooser(6), iter(range(50))
    typed = set[int]()  # which of the record's decisions were typed

    def choose_some(prompt: str, news: str) -> str:
        if prompt.endswith(" > "):
            if next(decisions, None) is None:
                raise EOFError
            typed.add(len(re.findall(r"^[TS] ", whole.read_text(), flags=re.MULTILINE)))
        return chooser(prompt, news)

    sit_down(choose_some, seats=seats, options=options, record=whole)
    lines = re.findall(r"^[TS] (.+)$", whole.read_text(), flags=re.MULTILINE)
    decided = [words for number, words in enumerate(lines) if number in typed]

    assert len(decided) > 30
    sit_down(Decisions(*decided[:7]), seats=seats, options=options, record=parts)
    sit_down(Decisions(*decided[7:30]), resume=parts)
    sit_down(Decisions(*decided[30:]), resume=parts)
    assert parts.read_text() == whole.read_text()


@pytest.mark.parametrize(
    ("named", "parts"),
    [
        ({"options": ("fallen=out",)}, ("--option fallen=out",)),
        ({"options": ("colour=red",)}, ("colour", "fallen")),
        ({"seed": "8"}, ("--seed 8",)),
        ({"seats": "you,greedy"}, ("--seats you,greedy",)),
        ({"seats": "you:Ann,random"}, ("--seats you:Ann,random",)),
        ({"seats": "you,random,random"}, ("--seats you,random,random",)),
        ({"dice": "mine"}, ("--dice mine",)),
    ],
)
def test_a_game_does_not_go_on_otherwise_than_it_was_begun(
    named: dict[str, Any], parts: tuple[str, ...], tmp_path: Path
) -> None:
    record = tmp_path / "game.txt"
    sit_down(Script("1 0"), record=record)
    before = record.read_text()
    with pytest.raises(Problem) as caught:
        sit_down(Script(), resume=record, **named)
    for language in LANGUAGES:
        assert all(part in caught.value.say(language) for part in parts)
    assert record.read_text() == before


def test_a_record_of_another_game_is_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    record = tmp_path / "game.txt"
    sit_down(Script("1 0"), record=record)
    monkeypatch.setattr("gondwana.cli.play.table.find_game", lambda id_: replace(GAME, id=id_))
    with pytest.raises(Problem, match="a record of evo-2011, not of evo-2001"):
        sit_down(Script(), game="evo-2001", resume=record)


def test_what_agrees_with_the_record_may_be_said_again(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    sit_down(Script("1 0"), record=record, seats="you:Ann,random", options=("fallen=out",))
    shown = sit_down(
        Script(), "en", "you:Ann,Random", ("fallen=out", "rulebook=en"), game="evo-2011",
        seed="7", dice="seeded", resume=record,
    )  # fmt: skip
    assert "The game goes on in round 1." in shown


def test_a_record_that_names_nobody_needs_seats(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    record.write_text(Match("evo-2011", 2, seed="7").save())
    for seats in (None, "you,random,random"):
        with pytest.raises(Problem, match="name 2 seats with --seats"):
            sit_down(Script(), resume=record, seats=seats)
    assert "The game goes on" in sit_down(Script("1 0"), resume=record, seats="you:Ann,random")
    assert '[Player T "Ann"]' in record.read_text()


def test_the_command_to_go_on_is_the_one_that_the_user_typed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("GONDWANA_PROGRAM", "./my games/gondwana")
    record = tmp_path / "game.txt"
    shown = sit_down(Script("q"), record=record)
    assert f"  './my games/gondwana' play evo-2011 --resume {record}" in shown


def test_the_command_to_go_on_names_the_maps_of_ones_own(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("GONDWANA_PROGRAM", raising=False)
    own, record = tmp_path / "my maps.toml", tmp_path / "game.txt"
    own.write_text(GAME.components["maps"].read_text(encoding="utf-8") + "# mine\n")
    shown = sit_down(Script("q"), record=record, maps=own)
    command = next(line for line in shown.split("\n") if "--resume" in line)
    assert command == f"  gondwana play evo-2011 --resume {record} --maps '{own}'"
    again = sit_down(Script("q"), resume=record, maps=own)
    assert command in again


def test_a_file_of_events_brings_its_cards_in_and_is_named_to_go_on(tmp_path: Path) -> None:
    own, record = tmp_path / "our events.toml", tmp_path / "game.txt"
    example = find_game("evo-2001").components["custom-events"]
    own.write_text(example.read_text(encoding="utf-8").replace("Early thaw", "Föhn"))
    shown = sit_down(
        Script("cards", "q"), seats="you,random,random", game="evo-2001", record=record, events=own
    )
    assert "Föhn: Start of phase 2." in shown
    command = f"  gondwana play evo-2001 --resume {record} --events '{own}'"
    assert shown.rstrip().split("\n")[-1] == command
    assert "Föhn" in sit_down(Script("cards", "q"), resume=record, events=own)
    with pytest.raises(Problem) as caught:
        sit_down(Script("q"), game="evo-2011", events=own)
    assert caught.value.key == "problem-no-custom-events"


@pytest.mark.parametrize("word", ["q", "quit", "Q"])
def test_quitting_keeps_the_game(word: str, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    assert f"--resume {record}" in sit_down(Script(word, "1 0"), record=record)
    assert Match.load(record.read_text()).waiting


def test_leaving_without_a_record_loses_nothing(tmp_path: Path) -> None:
    for leave in (KeyboardInterrupt, EOFError):

        def answer(prompt: str, news: str, leave: type[BaseException] = leave) -> str:
            raise leave

        assert "goes on with" in sit_down(answer)
    kept = list((tmp_path / "data").rglob("*.game"))
    assert kept
    assert not Match.load(kept[0].read_text()).over


@pytest.mark.parametrize("recorded", [True, False])
def test_a_fault_of_the_program_loses_no_game(
    recorded: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def fault(*_: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("gondwana.cli.play.commands.Commands._why", fault)
    record = tmp_path / "game.txt" if recorded else None
    told: list[str] = []

    def answer(prompt: str, news: str) -> str:
        told.append(news)
        return ["1 0", "why"][len(told) - 1]

    with pytest.raises(ZeroDivisionError):
        sit_down(answer, seats="you,you", record=record)
    kept = record or next((tmp_path / "data").rglob("*.game"))
    assert re.search(r"^\w bid 1 0$", kept.read_text(), flags=re.MULTILINE)


def test_a_record_that_can_no_longer_be_written_is_kept_elsewhere(tmp_path: Path) -> None:
    folder = tmp_path / "stick"
    folder.mkdir()
    record = folder / "game.txt"

    def answer(prompt: str, news: str) -> str:
        record.unlink()
        folder.rmdir()
        return "1 0"

    with pytest.raises(Problem, match="cannot be written"):
        sit_down(answer, seats="you,you", record=record)
    kept = next((tmp_path / "data").rglob("*.game"))
    assert " bid 1 0" in kept.read_text()


def test_save_keeps_a_game_and_writes_over_nothing(tmp_path: Path) -> None:
    file, taken = tmp_path / "saved.txt", tmp_path / "taken.txt"
    taken.write_text("mine")
    shown = sit_down(
        Script(f"save {file}", f"save {file}", f"save {taken}", f"save {tmp_path}",
               f"save {tmp_path / 'no' / 'file'}")
    )  # fmt: skip
    assert shown.count("Saved in") == 2
    assert Match.load(file.read_text()).lines
    assert taken.read_text() == "mine"
    flat = re.sub(r"\s+", " ", shown)
    assert "exists already" in flat
    assert "is a folder" in flat
    assert "is not there" in flat


def test_whoever_asked_for_no_record_is_offered_one_at_the_end(tmp_path: Path) -> None:
    file = tmp_path / "late.txt"
    chooser = Chooser(4)

    def answer(prompt: str, news: str) -> str:
        return str(file) if "To keep the record" in prompt else chooser(prompt, news)

    sit_down(answer)
    assert read_record(file.read_text()).over


def test_a_record_without_its_seed_goes_on_by_hand(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    sit_down(Script("1 0"), seats="you,random", record=record)
    record.write_text(re.sub(r"\[Seed .*\n", "", record.read_text()))
    before = record.read_text()
    with pytest.raises(Problem) as caught:
        sit_down(Script(), resume=record)
    for language in LANGUAGES:
        assert str(record) in caught.value.say(language)
        assert "--record" in caught.value.say(language)
    other = tmp_path / "other.txt"
    assert "does not tell its seed" in sit_down(Script(), resume=record, record=other)
    assert '[Dice "hand"]' in other.read_text()
    assert record.read_text() == before


def test_a_game_that_is_over_is_shown_and_its_record_left_alone(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    sit_down(Chooser(3), record=record)
    record.write_text(record.read_text() + "; a note of mine\n\n")
    record.chmod(0o444)
    before = record.read_text(), record.stat().st_ino
    assert "The seed was 7" in sit_down(Script(), resume=record)
    assert (record.read_text(), record.stat().st_ino) == before


def test_which_decisions_were_asked_is_found_again(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    sit_down(Chooser(8), seats="you,random", record=record)
    match = read_record(record.read_text())
    asked = asked_before(match, [0])
    assert asked
    assert all(match.lines[number].seat == 0 for number in asked)


# ---- bad input -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("named", "sentence"),
    [
        ({"seats": "you,boss"}, "boss"),
        ({"seats": "you:,random"}, "cannot be a name"),
        ({"seats": "you:greedy,random"}, "no bot's name"),
        ({"seats": f"you:{'x' * 21},random"}, "1 to 20"),
        ({"seats": "you:Ann,you:ann"}, "Two people are called Ann"),
        ({"seats": "you"}, "with one seat; it takes 2"),
        ({"dice": "loaded"}, "known are seeded, mine"),
        ({"dice": "mine", "seed": "4"}, "a seed has no meaning"),
        ({"options": ("colour=red",)}, "colour"),
        ({"record": Path("/no/such/folder/x")}, "is not there"),
        ({"resume": Path("/no/such/file")}, "/no/such/file"),
    ],
)
def test_bad_input_is_one_sentence_that_helps(named: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Problem) as caught:
        sit_down(Script(), **named)
    assert sentence in caught.value.say("en")
    for language in LANGUAGES:
        assert "\n" not in caught.value.say(language)


def test_an_existing_record_is_not_written_over(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    record.write_text("mine")
    with pytest.raises(Problem, match="exists already"):
        sit_down(Script(), record=record)
    assert record.read_text() == "mine"


# ---- words ---------------------------------------------------------------------------------


def test_beginnings_targets_and_missing_verbs_are_understood() -> None:
    legal = ["pass", "move c1 c2", "move c1 d2", "fly c1 d2", "play dawn-drums first"]
    none: list[str] = []

    def also(_: str) -> list[str]:
        return none

    assert meant("2", legal, legal, also) == ["move c1 c2"]
    assert meant("9", legal, legal, also) == []
    assert meant("MOVE C1  C2", legal, legal, also) == ["move c1 c2"]
    assert meant("m c1 c2", legal, legal, also) == ["move c1 c2"]
    assert meant("c1 c2", legal, legal, also) == ["move c1 c2"]
    assert meant("c2", legal, legal, also) == ["move c1 c2"]
    assert meant("c1 d2", legal, legal, also) == ["move c1 d2", "fly c1 d2"]
    assert meant("play dawn first", legal, legal, also) == ["play dawn-drums first"]
    assert meant("c", legal, legal, also) == []
    assert meant("3", [], ["bid 1 3", "bid 2 3"], also) == []
    assert command_meant("un", {"undo": "undo", "why": "why"}) == "undo"
    assert command_meant("u", {"undo": "undo"}) is None


def test_sitters_are_read_with_their_names() -> None:
    you, ann, bot = read_sitters("you, you:Ann Lee ,Greedy")
    assert (you.bot, you.name, you.tag) == (None, "", "you")
    assert (ann.bot, ann.name, ann.tag) == (None, "Ann Lee", "Ann Lee")
    assert (bot.bot, bot.tag) == ("greedy", "greedy")


# ---- texts and terminals -------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_a_sentence(language: str) -> None:
    table = Table(GAME, 3)
    texts = Texts(language, GAME.texts)
    names = ["Ann (T)", "Bob (C)", "Eva (S)"]
    terminal = terminal_for(table, texts, names, Console(file=io.StringIO()))
    teller = Teller(table, terminal, texts, names)
    from gondwana.kernel.events import EVERYBODY, Event

    for kind in GAME.events:
        event = Event(kind.name, {name: 1 for name, _ in kind.arguments}, EVERYBODY)
        assert texts.has(f"event-{kind.name}")
        for told in teller.tell([event]) + teller.tell([event, event]):
            assert told.text
            assert "{" not in told.text


@pytest.mark.parametrize("folder", [PLAY_TEXTS, *GAME.texts])
def test_all_languages_have_the_same_messages(folder: Path) -> None:
    keys = [Texts(language, folder).keys() for language in LANGUAGES]
    assert all(found == keys[0] for found in keys)


def test_an_output_without_our_signs_gets_plain_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    raw = io.BytesIO()
    file = io.TextIOWrapper(raw, encoding="ascii")
    monkeypatch.setattr("sys.stdout", file)
    monkeypatch.setenv("COLUMNS", "100")
    script = Script("1 0")
    monkeypatch.setattr("builtins.input", lambda *_: script("", ""))
    assert cli.run(["--lang", "hu", "play", "--seats", "you,random", "--seed", "7"]) == 0
    file.flush()
    shown = raw.getvalue().decode("ascii")
    assert "Tirannoszaurusz" in shown
    assert "Szavakat irj be" in shown
    assert re.search(r"\\ \[T\] [+^*x]", shown)


def test_the_first_decision_is_asked_soon_and_a_pty_game_can_be_left(tmp_path: Path) -> None:
    code = "from gondwana.cli import main; main()"
    start = time.monotonic()
    child = pexpect.spawn(
        sys.executable,
        ["-c", code, "play", "evo-2011", "--seats", "you,greedy,greedy", "--lang", "en"],
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path), "TERM": "xterm-256color"},
        encoding="utf-8",
        dimensions=(50, 100),
        timeout=30,
    )
    child.expect("Tyrannosaur > ")
    assert time.monotonic() - start < 10  # two seconds on a machine that does nothing else
    child.sendline("why move c1 d1")
    child.expect(r"\(E2\.")
    child.expect("Tyrannosaur > ")
    for _ in range(5):  # Python loses a signal that comes just before it waits for a key
        child.sendintr()
        if child.expect(["goes on with", pexpect.TIMEOUT], timeout=4) == 0:
            break
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="there is no such signal here")
@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP"])
def test_who_is_told_to_stop_keeps_the_game(name: str, tmp_path: Path) -> None:
    code = "from gondwana.cli import main; main()"
    child = pexpect.spawn(
        sys.executable,
        ["-c", code, "play", "evo-2011", "--seats", "you,you", "--lang", "en"],
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path), "TERM": "xterm-256color"},
        encoding="utf-8",
        dimensions=(50, 100),
        timeout=30,
    )
    child.expect(r"\w > ")
    child.kill(getattr(signal, name))
    child.expect("goes on with")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    assert len(list(tmp_path.rglob("*.game"))) == 1
