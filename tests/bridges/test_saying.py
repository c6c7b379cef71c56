"""What bridges say: a package that is missing, and that a game is compiled first."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

import pytest

from gondwana.bridges.saying import MissingExtra, announce, need
from gondwana.kernel import find_game
from gondwana.kernel.rule import World, entry
from gondwana.kernel.texts import LANGUAGES

ROOT = Path(__file__).parents[2]


def test_a_missing_package_is_told_with_the_command_that_installs_it() -> None:
    with pytest.raises(ImportError) as caught:
        need("gymnasium_of_nobody", "gymnasium")
    assert isinstance(caught.value, MissingExtra)
    for language in LANGUAGES:
        said = caught.value.say(language)
        assert "gymnasium_of_nobody" in said
        assert 'pip install "gondwana[gymnasium]"' in said
        assert "\n" not in said


def test_what_is_missing_inside_a_package_is_that_packages_matter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "half_a_package.py").write_text("import its_other_half")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ModuleNotFoundError) as caught:
        need("half_a_package", "gymnasium")
    assert not isinstance(caught.value, MissingExtra)
    assert caught.value.name == "its_other_half"


@pytest.mark.parametrize(
    ("package", "bridge", "extra"),
    [
        ("pettingzoo", "pettingzoo", "pettingzoo"),
        ("gymnasium", "gymnasium", "gymnasium"),
        ("pyspiel", "openspiel", "openspiel"),
    ],
)
def test_a_bridge_without_its_package_says_so(
    package: str, bridge: str, extra: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = f"gondwana.bridges.{bridge}"
    for module in [module for module in sys.modules if module.startswith(name)]:
        monkeypatch.delitem(sys.modules, module)
    finder = Hidden(package)
    monkeypatch.setattr(sys, "meta_path", [finder, *sys.meta_path])
    monkeypatch.delitem(sys.modules, package, raising=False)
    with pytest.raises(MissingExtra, match=re.escape(f"gondwana[{extra}]")):
        __import__(name)


class Hidden:
    """Finds nothing where one package is asked for."""

    def __init__(self, package: str) -> None:
        self.package = package

    def find_spec(self, name: str, path: object = None, target: object = None) -> None:
        if name == self.package:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


def test_every_extra_that_a_bridge_names_is_there() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = {
        extra
        for path in (ROOT / "src/gondwana/bridges").rglob("*.py")
        for extra in re.findall(r'need\("\w+", "(\w+)"\)', path.read_text(encoding="utf-8"))
    }
    assert {"pettingzoo", "gymnasium"} <= named <= set(project["optional-dependencies"])


def test_that_a_game_is_compiled_is_told_once_where_it_must_be(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    @entry
    def never_compiled() -> None:
        """A rule of no game."""

    game = find_game("evo-2011")
    announce(game, never_compiled)
    announce(game, never_compiled)
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert game.id in told

    @entry
    def compiled_before() -> None:
        """Another one."""

    monkeypatch.setattr(World, "has_code", lambda world, entry_: entry_ is compiled_before)
    announce(game, compiled_before)
    assert capsys.readouterr().err == ""
