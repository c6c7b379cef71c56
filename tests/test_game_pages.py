"""Every game has its page in `docs`, all in one form, with every option and nothing made up."""

import re
from pathlib import Path

import pytest

from gondwana.kernel.game import find_game, game_ids

DOCS = Path(__file__).parents[1] / "docs"
HEADINGS = [
    "Play it", "Options", "What is ours", "Readings that matter", "Proof and figures",
]  # fmt: skip


@pytest.fixture(params=game_ids())
def page(request: pytest.FixtureRequest) -> tuple[str, str]:
    return request.param, (DOCS / f"{request.param}.md").read_text(encoding="utf-8")


def test_the_pages_are_in_one_form(page: tuple[str, str]) -> None:
    game, text = page
    assert text.splitlines()[0].endswith(f"(`{game}`)")
    assert re.findall(r"^## (.+)$", text, re.MULTILINE) == HEADINGS


def test_the_options_are_the_games_own(page: tuple[str, str]) -> None:
    game, text = page
    rows = [line.split("|")[1:4] for line in text.splitlines() if line.startswith("| `")]
    told = {re.findall(r"`([^`]+)`", name)[0]: re.findall(r"`([^`]+)`", v) for name, v, _ in rows}
    options = {option.name: option for option in find_game(game).options}
    assert list(told) == list(options)
    defaults = find_game(game).resolve(find_game(game).seats[-1], {})
    for name, values in told.items():
        assert set(options[name].values) <= set(values)
        assert values[0] == defaults[name]


def test_the_clauses_and_files_that_a_page_names_are_there(page: tuple[str, str]) -> None:
    game, text = page
    stem = find_game(game).clauses[1].split(".")[0]
    named = set(re.findall(rf"\b{stem}\.[A-Za-z0-9.]*[A-Za-z0-9]", text))
    assert named
    assert named <= set(find_game(game).clauses)
    for link in re.findall(r"\]\(([^)]+)\)", text):
        assert (DOCS / link).exists(), link
