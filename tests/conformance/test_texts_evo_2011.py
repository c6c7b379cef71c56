"""Evo 2011: whatever a game asks or offers can be said in every language."""

from __future__ import annotations

import pytest

from gondwana.games.evo_2011.state import CARDS, GENES, TERRAINS, WINDOWS, ZONES
from gondwana.kernel import Table, find_game
from gondwana.kernel.texts import LANGUAGES, Texts

from .walks import walk

GAME = find_game("evo-2011")


def asked() -> set[str]:
    """The keys of questions, of headings of actions and of their endings, over some games."""
    keys: set[str] = set()
    for seats in (2, 5):
        table = Table(GAME, seats)
        for seed in range(10, 31):
            for match, _ in walk(table, seed):
                for seat in match.waiting:
                    ask = match.view(seat).ask
                    window = f"window-{ask.window}"
                    keys.add(f"ask-{window if ask.step == 'window' else ask.step}")
                    for action in match.legal(seat):
                        verb, *rest = str(match.table.words[action]).split()
                        if verb == "pass":
                            keys.add(f"action-pass-{ask.step}")
                        elif verb == "play":
                            keys |= {f"action-{word}" for word in rest[1:]}
                        elif verb not in ("bid", "place"):
                            keys.add(f"action-{verb}")
    return keys


@pytest.fixture(scope="module")
def keys() -> set[str]:
    return asked()


def test_the_games_ask_nearly_everything(keys: set[str]) -> None:
    windows = {f"ask-window-{window}" for window in WINDOWS[1:]}
    steps = {f"ask-{step}" for step in ("bid", "place", "move", "flee", "lay", "remove")}
    verbs = {"move", "fly", "swim", "lay", "take", "remove", "flee"}
    endings = {"forward", "back", "first", "last"}
    passes = {f"action-pass-{step}" for step in ("window", "move", "lay", "flee")}
    assert keys == windows | steps | passes | {f"action-{word}" for word in verbs | endings}


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_can_be_said(keys: set[str], language: str) -> None:
    texts = Texts(language, GAME.texts)
    assert sorted(key for key in keys if not texts.has(key)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_the_table_is_explained(language: str) -> None:
    texts = Texts(language, GAME.texts)
    for gene in GENES:
        assert texts(f"gene-{gene}") != texts(f"gene-{gene}-effect")
    for card in CARDS:
        assert len({texts(f"card-{card}{end}") for end in ("", "-window", "-effect")}) == 3
    assert len({texts(f"zone-{zone}") for zone in ZONES}) == len(ZONES)
    for terrain in TERRAINS:
        assert texts(f"terrain-{terrain}")
    assert len({texts(f"terrain-{terrain}-letter") for terrain in TERRAINS}) == len(TERRAINS)
