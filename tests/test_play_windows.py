"""Windows for cards at the terminal: wishes about cards, and what several are asked openly."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from rich.console import Console

from evo_2001.helpers import Scene
from gondwana.cli.play.terminals import terminal_for
from gondwana.cli.play.windows import Windows
from gondwana.cli.play.words import PLAY_TEXTS, PlayProblem
from gondwana.kernel import find_game
from gondwana.kernel.texts import LANGUAGES, Texts
from test_play import Chooser, sit_down

GAME = find_game("evo-2001")
NAMES = ("Ann (T)", "Bo (C)", "Cy (S)")
ASKED, OPENLY = "do you play a card?", "in this round: "
# In the game with this seed the first seat holds giant gene, which may be played every round.
SEED, CARD = "5", "Giant gene"


@pytest.fixture(autouse=True)
def _own_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def play(
    inside: Callable[[str], str],
    seats: str = "you,random,random",
    rounds: int = 6,
    openly: Callable[[], str] = str,
    language: str = "en",
) -> str:
    """Play at random; windows are answered by `inside`, of the question, and open ones."""
    chooser, say = Chooser(5), Texts(language, GAME.texts)
    asked = say("ask-window-start-movement").rpartition(":")[2].strip()
    typed = ""  # in the window at hand

    def answer(prompt: str, news: str) -> str:
        nonlocal typed
        if re.search(rf"^Round {rounds + 1}$", news, re.MULTILINE):
            raise EOFError
        if OPENLY in prompt:
            return openly()
        _, found, choices = news.rpartition(asked)
        choices_shown = re.search(r"(^| )1 [^ ]|\d–\d", news, re.MULTILINE)
        again = typed not in ("", "pass") and not choices_shown  # the question stands
        typed = inside(choices) if prompt.endswith(" > ") and (found or again) else ""
        return typed or chooser(prompt, news)

    return sit_down(answer, language, seats, game=GAME.id, seed=SEED)


def by_round(shown: str, sign: str) -> list[int]:
    """The rounds in which a sign was printed."""
    rounds = re.split(r"^Round \d+$", shown, flags=re.MULTILINE)
    return [number for number, told in enumerate(rounds) if sign in told]


# ---- one person against bots ---------------------------------------------------------------


def test_whoever_skips_a_round_passes_in_it_and_is_told_what_could_be_played() -> None:
    typed = iter(["skip"])
    shown = play(lambda _: next(typed, "pass"))
    asked, could = by_round(shown, f"1 {CARD}:"), by_round(shown, f"You could play now: {CARD}")
    assert "You play nothing in this round; ask changes that." in shown
    assert (asked, could) == (
        [3, 4, 5, 6, 7],
        [],
    )  # of what is asked, no hint
    assert by_round(shown, "You could play now: Wandering offspring") == [3]


def test_a_card_that_never_asks_is_told_of_quietly_until_it_may_ask_again() -> None:
    typed = iter([f"never {CARD.lower()}"])
    shown = play(lambda _: next(typed, "pass"))
    assert f"Never asked about: {CARD}." in shown
    assert by_round(shown, f"1 {CARD}:") == [3]
    assert by_round(shown, f"You could play now: {CARD}") == [4, 5, 6, 7]
    typed = iter(["never giant", "hand", "ask giant"])
    shown = play(lambda _: next(typed, "pass"))
    assert shown.count(f"Never asked about: {CARD}.") == 2  # when said, and below the hand
    assert by_round(shown, f"1 {CARD}:")[-1] > 3


def test_a_card_that_is_skipped_asks_again_in_the_next_round() -> None:
    typed = iter([f"skip {CARD}"])
    shown = play(lambda _: next(typed, "pass"), rounds=4)
    assert f"Not asked about in this round: {CARD}." in shown
    assert by_round(shown, f"1 {CARD}:") == [3, 4, 5]


@pytest.mark.parametrize("language", LANGUAGES)
def test_wishes_are_understood_in_the_readers_language(language: str) -> None:
    say, texts = Texts(language, PLAY_TEXTS), Texts(language, GAME.texts)
    card = texts("card-giant-gene")
    typed = iter([say("command-help"), f"{say('command-never')} {card}"])
    shown = play(lambda _: next(typed, "pass"), rounds=4, language=language)
    flat = re.sub(r"\s+", " ", shown)
    for key in ("help-ask", "help-skip", "help-never"):
        assert say(key) in flat
    assert say("window-mute-never", cards=card) in flat
    assert say("window-could", cards=card) in flat


def test_what_no_wish_can_mean_is_refused_in_one_sentence() -> None:
    typed = iter(["never", "skip dodo", "never g"])
    shown = play(lambda _: next(typed, "pass"), rounds=3)
    assert "Say about which card: never card" in shown
    assert "There is no one card “dodo”" in shown
    assert "There is no one card “g”" in shown  # giant gene, genetic superiority, gene theft


# ---- several at one screen -----------------------------------------------------------------


def test_several_are_asked_at_once_and_whoever_wants_to_play_gets_the_screen() -> None:
    said = iter(["", "who", "hand", "c", "T, Bo"])
    shown = play(lambda _: "pass", "you:Ann,you:Bo,random", rounds=3, openly=lambda: next(said, ""))
    assert "Type one of these names or their letters, or just Enter: Ann (T), Bo (C)." in shown
    assert "All of you look at the screen now" in shown
    assert shown.count("play nothing") == 3  # Bo alone, then both


def test_all_together_may_pass_for_a_round() -> None:
    said = iter(["skip"])
    opened = []

    def openly() -> str:
        opened.append(1)
        return next(said, "")

    shown = play(lambda _: "pass", "you:Ann,you:Bo,random", rounds=3, openly=openly)
    assert len(opened) == 1
    assert "Round 4" in shown


def test_what_was_passed_openly_can_be_taken_back() -> None:
    opened, typed, chooser = [""], list[str](), Chooser(5)

    def answer(prompt: str, news: str) -> str:
        if OPENLY in prompt:
            opened.append(news)
            if typed:
                raise EOFError
            return ""
        if prompt == "Ann (T) > " and "Before anyone moves" in opened[-1] and not typed:
            typed.append("undo anyway")
            return typed[0]
        return chooser(prompt, news)

    sit_down(answer, "en", "you:Ann,you:Bo,random", game=GAME.id, seed=SEED)
    assert "Taken back: pass" in opened[-1]
    assert "Before anyone moves: do you play a card?" in opened[-1]


def windows_of(scene: Scene, people: list[int]) -> Windows:
    table = scene.match.table
    texts = Texts("en", GAME.texts)
    terminal = terminal_for(table, texts, NAMES, Console(file=io.StringIO()))
    said: list[str] = []
    screen: Any = SimpleNamespace(
        terminal=terminal,
        say=Texts("en", PLAY_TEXTS),
        names=NAMES,
        line=lambda text, *_: said.append(text),
        said=said,
    )
    return Windows(screen, scene.match, people)


@pytest.mark.clause("E1.R1")
@pytest.mark.parametrize("card", ["flood", "giant-gene", "unexpected-gene", "sleeping-gene"])
def test_who_is_asked_openly_and_who_passes_hangs_on_no_card(card: str) -> None:
    scene = Scene().herds(T="s01", C="b15", S="b16").cards("T", card).cards("C", "gene-theft")
    scene.begin("climate")
    windows = windows_of(scene, [0, 1, 2])
    for wanted, passes in (([], True), ([0], False)):
        words = sorted(scene.legal("T"))
        opened = windows.asked_openly(0, words)
        assert opened is not None
        assert (opened[0].question.startswith("Before the climate roll"), opened[1]) == (
            True,
            [0, 1],
        )
        windows.answer_openly(*opened, wanted)
        assert windows.passes(0, words) is passes
        assert windows.asked_openly(1, ["pass"]) is None  # Bo has been asked with Ann
        assert windows.passes(1, ["pass"])
    with pytest.raises(PlayProblem) as refused:
        windows.wish(0, "never", card)
    assert refused.value.key == "problem-card-openly"


@pytest.mark.clause("E1.R19")
def test_a_window_that_asks_one_only_is_put_to_him_by_name() -> None:
    scene = Scene().herds(T="s01", C="b15", S="b16").cards("T", "flood").cards("C", "gene-theft")
    scene.begin("birth").play("T", "pass").play("C", "pass")
    assert scene.window == "own-births"
    opened = windows_of(scene, [0, 1, 2]).asked_openly(0, ["pass"])
    assert opened is not None
    assert opened[1] == [0]
