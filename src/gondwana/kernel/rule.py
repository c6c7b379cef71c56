"""`rule`: one source, two ways to run it.

A rule is a plain function over a state `s` and the table's constants `t`. `rule` only notes it;
nothing is compiled on import. A `World` gives each rule its twin for one game: plain (the same
code, with the game's functions in the places that `contract` keeps for them) or compiled by Numba.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import tempfile
import threading
import time
import types
from collections.abc import Callable, Iterable, Mapping
from importlib.metadata import version
from pathlib import Path
from typing import Any, TypeVar, overload

import platformdirs

Function = Callable[..., Any]
F = TypeVar("F", bound=Function)

_RULES: dict[Function, Function] = {}
_ENTRIES: set[Function] = set()
_MAKING = threading.RLock()  # one for all worlds, since Numba's setting is one for all
_STALE_DAYS = 30
# Folders and modules that show a game and have no rule in them.
SHOWING = frozenset({"drawing", "fields", "telling", "terminal", "view"})


@overload
def rule(f: F) -> F: ...
@overload
def rule(*, compiled: Function) -> Callable[[F], F]: ...
def rule(f: F | None = None, *, compiled: Function | None = None) -> Any:
    """Note a function as a rule and return it unchanged.

    `compiled` is another body for the compiled twin, for the few functions that must do something
    else over records than over plain objects (same signature).
    """

    def note(g: F) -> F:
        _RULES[g] = compiled or g
        return g

    return note if f is None else note(f)


def entry(f: F) -> F:
    """Note a rule that Python calls: it takes one-element arrays, and its machine code is cached.

    A record as an argument would cost 4 µs a call, a one-element array 0.3 µs.
    """
    _RULES[f] = f
    _ENTRIES.add(f)
    return f


class World:
    """The twins of all rules for one game.

    `bindings` maps the placeholders of `contract` to the game's own functions; `cache` is the
    folder for machine code, None for plain twins. A twin is made when it is first asked for,
    together with the twins that its module's globals name. Threads may share a world: nobody gets
    a twin before all that it names are there.
    """

    def __init__(self, bindings: Mapping[Function, Function], cache: Path | None) -> None:
        self._bindings = dict(bindings)
        self.cache = cache
        self._twins: dict[Function, Function] = {}  # those being made among them
        self._whole: dict[Function, Function] = {}
        self._globals: dict[str, dict[str, Any]] = {}

    @property
    def compiled(self) -> bool:
        """Whether the twins are machine code."""
        return self.cache is not None

    def has_code(self, entry_: Function) -> bool:
        """Whether the cache holds machine code of an entry, so that its twin is there at once."""
        return self.cache is not None and any(self.cache.rglob(f"*.{entry_.__name__}-*.nbi"))

    def __getitem__(self, f: Function) -> Any:
        """The twin of a rule, or of what is bound in the place of a placeholder.

        Python can call only entries of a compiled world; a `TypeError` says which rule is none.
        """
        f = self._bindings.get(f, f)
        if self.compiled and f in _RULES and f not in _ENTRIES:
            raise TypeError(f"{f.__name__} is no entry, so Python cannot call its machine code.")
        if f not in self._whole:
            with _MAKING:
                self._whole[f] = self._twin(f)
        return self._whole[f]

    def _twin(self, f: Function) -> Any:
        if f not in self._twins:
            self._make(f)
        return self._twins[f]

    def _make(self, f: Function) -> None:
        body = _RULES[f] if self.compiled else f
        name = body.__module__
        fresh = name not in self._globals
        scope = self._globals.setdefault(name, dict(sys.modules[name].__dict__))
        twin = types.FunctionType(body.__code__, scope, body.__name__, body.__defaults__)
        twin.__module__, twin.__qualname__, twin.__doc__ = name, body.__qualname__, body.__doc__
        self._twins[f] = self._compile(twin, f in _ENTRIES) if self.compiled else twin
        if fresh:
            for key, value in list(scope.items()):
                if isinstance(value, types.FunctionType):
                    if value in _RULES or value in self._bindings:
                        scope[key] = self._twin(self._bindings.get(value, value))

    def _compile(self, f: Function, cached: bool) -> Any:
        import numba

        settings: Any = numba.config
        before, settings.CACHE_DIR = settings.CACHE_DIR, str(self.cache)
        try:
            # What only other rules call needs no wrapper for Python: a third of compiling's time.
            inner = {"no_cpython_wrapper": not cached, "no_cfunc_wrapper": True}
            jit: Any = numba.njit
            twin = jit(cache=cached, nogil=True, error_model="numpy", **inner)(f)
        finally:
            settings.CACHE_DIR = before
        return _for_one_width(twin)


def _for_one_width(twin: Any) -> Any:
    """Have all callers of a twin share machine code, whatever their integers' widths.

    Numba would make it anew for `int8`, `int32` and every literal: twice the time to compile.
    """
    import numba

    types: Any = numba.types

    def widened(argument: Any) -> Any:
        number = types.unliteral(argument)
        fits = isinstance(number, types.Integer) and number != types.uint64
        return types.int64 if fits else argument

    def template(args: Any, kws: Mapping[str, Any]) -> Any:
        wide = {name: widened(argument) for name, argument in kws.items()}
        return made(tuple(map(widened, args)), wide)

    made, twin.get_call_template = twin.get_call_template, template
    return twin


def cache_home() -> Path:
    """The folder for machine code: `GONDWANA_CACHE`, else the user's cache folder."""
    override = os.environ.get("GONDWANA_CACHE")
    return Path(override) if override else Path(platformdirs.user_cache_dir("gondwana", False))


def source_hash(folders: Iterable[Path]) -> str:
    """16 hex digits over everything that machine code depends on.

    Numba looks only at a function's own file, so it would run old code after a change in a file
    that the function imports; hence one folder per state of all sources. It also finds again only
    what lay in the same place, so each place has a folder too. Only what shows a game (SHOWING) is
    left out: it has no rules, and rules import nothing from it.
    """
    digest = hashlib.sha256()
    for library in ("numba", "numpy", "llvmlite"):
        digest.update(f"{library} {version(library)}\n".encode())
    digest.update(sys.version.encode())
    for folder in sorted(folders):
        digest.update(f"{folder}\n".encode())
        for path in sorted((*folder.rglob("*.py"), *folder.rglob("*.toml"))):
            if SHOWING.isdisjoint(path.relative_to(folder).with_suffix("").parts):
                digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def cache_folder(name: str, folders: Iterable[Path]) -> Path:
    """Make and return the folder for one game's machine code; drop what nobody used for a month.

    Where nothing can be written, the code lives in a temporary folder for this run.
    """
    home = cache_home() / "code"
    folder = home / f"{name}-{source_hash(folders)}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
    except OSError:
        return Path(tempfile.mkdtemp(prefix="gondwana-"))
    limit = time.time() - _STALE_DAYS * 86400
    for other in home.glob(f"{name}-*"):
        if other != folder and other.stat().st_mtime < limit:
            shutil.rmtree(other, ignore_errors=True)
    return folder
