"""A game at the terminal: the seats, whose turn it is, and the end."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from rich.console import Console

from ...bots import Chooser, find_policy, make_bot
from ...bots.search import search_entry
from ...kernel.chance import commitment
from ...kernel.errors import Problem
from ...kernel.game import Game, Table, find_game
from ...kernel.match import Match
from ...kernel.texts import Texts
from ..files import OwnFiles, open_record, read_text, table_with
from ..values import USUAL_DICE, USUAL_GAME, USUAL_SEATS, check_seed, table_options
from .commands import Commands, Leave
from .keeping import Keeper, how_to_go_on, remarks_of
from .log import Teller
from .prompt import Prompt
from .screen import Screen
from .seats import Sitter, display_names, read_sitters, sitter_of
from .terminals import terminal_for
from .windows import Windows
from .words import PLAY_TEXTS, PlayProblem

DICE = {"seeded": "seeded", "mine": "hand"}


def play(
    console: Console,
    language: str,
    game: str | None,
    seats: str | None,
    options: list[str],
    seed: str | None,
    record: Path | None,
    dice: str | None,
    own: OwnFiles,
    resume: Path | None,
) -> None:
    """Play a game in the terminal until it ends or the player leaves; a Problem for bad input.

    `dice` is `seeded`, or `mine` where every die and draw is typed in. With `resume` the match of
    that record goes on, in the same file unless `record` names another; whatever else is given
    must fit it.
    """
    if dice is not None and dice not in DICE:
        raise PlayProblem("problem-dice", value=dice, known=", ".join(DICE))
    if seed is not None:
        check_seed(seed)
        if dice == "mine":
            raise PlayProblem("problem-seed-mine", seed=seed)
    found = None if game is None else find_game(game)
    given = table_options(options)
    if resume is None:
        found = found or find_game(USUAL_GAME)
        sitters = read_sitters(USUAL_SEATS if seats is None else seats)
        match = Match(
            table_with(found, len(sitters), given, own),
            seed=seed,
            dice=DICE[dice or USUAL_DICE],
            players={seat: sitter.tag for seat, sitter in enumerate(sitters)},
        )
        sitting = Sitting(console, language, match, sitters, Keeper(record, own=own))
        sitting.begin(goes_on=False)
    else:
        match = open_record(resume, own)
        text = read_text(resume)
        _check_same(match, resume, found, given, seed, dice)
        sitters = _sitters_of(match, seats, resume)
        path = resume if record is None else record
        goes_on = path.absolute() == resume.absolute()
        untold = match.dice_source == "secret"
        if untold and goes_on and not match.over:
            raise PlayProblem("problem-resume-sealed", file=str(resume))
        sitting = Sitting(console, language, match, sitters, Keeper(path, remarks_of(text), own))
        sitting.begin(goes_on)
        sitting.take_up(untold)
    with _told_to_stop():
        sitting.run()


@contextmanager
def _told_to_stop() -> Iterator[None]:
    """While a game is played, being told to stop, or the terminal's closing, is like quitting."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    known = [signal.Signals[name] for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = {number: signal.getsignal(number) for number in known}
    heeded = [number for number in known if before[number] not in (signal.SIG_IGN, None)]

    def stop(*_: object) -> None:
        for number in heeded:  # once is enough: the game must be kept in peace
            signal.signal(number, signal.SIG_IGN)
        raise Leave

    for number in heeded:
        signal.signal(number, stop)
    try:
        yield
    finally:
        for number in heeded:
            signal.signal(number, before[number])


def _check_same(
    match: Match,
    file: Path,
    game: Game | None,
    options: dict[str, str],
    seed: str | None,
    dice: str | None,
) -> None:
    """A game goes on as it was begun: a Problem where what was typed says otherwise."""
    if game is not None and game.id != match.game.id:
        raise PlayProblem("problem-resume-game", file=str(file), found=match.game.id, asked=game.id)
    begun = match.table.options
    match.game.resolve(match.seats, {**begun, **options})
    for name, value in options.items():
        if begun[name] != value:
            raise _begun_otherwise(file, "--option", f"{name}={value}")
    if seed is not None and (match.by_hand or seed != match.seed):
        raise _begun_otherwise(file, "--seed", seed)
    if dice is not None and match.by_hand != (DICE[dice] == "hand"):
        raise _begun_otherwise(file, "--dice", dice)


def _begun_otherwise(file: Path, option: str, value: str) -> PlayProblem:
    return PlayProblem("problem-resume-fixed", file=str(file), option=option, value=value)


def _sitters_of(match: Match, seats: str | None, file: Path) -> list[Sitter]:
    """Who sits where in a record; where it does not say, as `seats` says."""
    given = None if seats is None else read_sitters(seats)
    if len(match.players) == match.seats:
        sitters = [sitter_of(match.players[seat]) for seat in range(match.seats)]
        if given is not None and given != sitters:
            raise _begun_otherwise(file, "--seats", seats or "")
        return sitters
    if given is None or len(given) != match.seats:
        raise PlayProblem("problem-resume-seats", file=str(file), seats=match.seats)
    match.players = {seat: sitter.tag for seat, sitter in enumerate(given)}
    return given


class Sitting:
    """One game being played at this terminal."""

    def __init__(
        self,
        console: Console,
        language: str,
        match: Match,
        sitters: list[Sitter],
        keeper: Keeper,
    ) -> None:
        table = match.table
        self.match = match
        self.keeper = keeper
        self.say = Texts(language, PLAY_TEXTS)
        texts = Texts(language, match.game.texts)
        self.title = texts("game-name")
        self.people = [seat for seat, sitter in enumerate(sitters) if sitter.bot is None]
        self._bots = {
            seat: _bot(sitter.bot, table, seat, match.seed)
            for seat, sitter in enumerate(sitters)
            if sitter.bot is not None
        }
        names = display_names(sitters, match.game.marks, texts)
        terminal = terminal_for(table, texts, names, console)
        teller = Teller(table, terminal, texts, names)
        self.screen = Screen(console, match, terminal, teller, names, self.say, self.people)
        self.windows = Windows(self.screen, match, self.people)
        self.commands = Commands(self.screen, match, keeper, texts, self.windows)
        self.prompt = Prompt(self.screen, match, self.commands, self.people)

        searching = [s.bot for s in sitters if s.bot is not None and find_policy(s.bot) is None]
        self._compiles = bool(searching) and not match.game.compiled.has_code(search_entry)

    # ---- beginning -------------------------------------------------------------------------

    def begin(self, goes_on: bool) -> None:
        """Open the record, and say what is played and what can be checked at the end."""
        self.keeper.begin(self.match, goes_on)
        self.screen.heading(self.title)
        if self._compiles:
            self.screen.line(self.say("compiling-bots"))
        if self.match.by_hand:
            self.screen.line(self.say("dice-by-hand"))
        else:
            self.screen.line(self.say("seed-promised", commitment=self.match.commitment))
        if self.keeper.path is not None:
            self.screen.line(self.say("recorded", file=str(self.keeper.path)), whole=True)
        if self.people:
            self.screen.line(self.say("welcome"))

    def take_up(self, untold: bool) -> None:
        """A game from a record: where it stands, what each person has seen, what it lacks."""
        self.screen.line(self.say("resume-at", round=str(self.match.round_number)))
        if untold:
            self.screen.line(self.say("resume-untold"))
        self.commands.asked = asked_before(self.match, self.people)
        for number in self.commands.asked:
            seat = self.match.lines[number].seat
            if seat is not None:
                self.screen.has_seen(seat, number)

    # ---- playing ---------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over or the player leaves, which loses nothing.

        Bots alone stop where their games may be endless.
        """
        most = 0 if self.people else self.match.game.most_rounds
        try:
            while not self.match.over:
                if 0 < most < self.match.round_number:
                    self.screen.show_end()
                    self.screen.line(self.say("end-stopped", rounds=most))
                    return
                self.step()
                self.keeper.write(self.match)
            self.finish()
        except (Leave, KeyboardInterrupt, EOFError):
            self.leave()
        except Exception:
            self._tell_kept(self.keeper.keep(self.match))
            raise

    def step(self) -> None:
        """One decision, or one chance event that is entered by hand."""
        if self.match.chances():
            self.prompt.ask_chance()
            return
        seat = self._next_seat()
        bot = self._bots.get(seat)
        if bot is not None:
            self._play_bot(seat, bot)
            return
        legal = self.match.legal(seat)
        words = [f"{self.match.table.words[id_]}" for id_ in legal]
        if open_question := self.windows.asked_openly(seat, words):
            self.prompt.ask_openly(*open_question, self.windows)
        if self.windows.passes(seat, words):
            if len(self.people) > 1 and len(words) > 1:  # said openly: it can be taken back
                self.commands.asked.append(len(self.match.lines))
            self.match.play(seat, legal[0])
            return
        needless = len(words) == 1 and words[0] in self.screen.terminal.unasked
        if needless and len(self.people) == 1:
            self.match.play(seat, legal[0])
        else:
            self.prompt.ask(seat)

    def _play_bot(self, seat: int, bot: Chooser) -> None:
        self.match.play(seat, bot.choose(self.match))
        if not self.people:
            self.screen.news(None)

    def _next_seat(self) -> int:
        """Of those who must decide: a bot, else who sits here already, else the first."""
        waiting = self.match.waiting
        for seat in waiting:
            if seat in self._bots:
                return seat
        reader = self.screen.reader
        return reader if reader is not None and reader in waiting else waiting[0]

    # ---- the end ---------------------------------------------------------------------------

    def finish(self) -> None:
        """The result, the seed, and where the record is."""
        self.screen.show_end()
        match = self.match
        ranks = [match.rank(seat) for seat in range(match.seats)]
        first = [self.screen.names[seat] for seat in range(match.seats) if ranks[seat] == 1]
        self.screen.show(self.screen.terminal.result(match.view(None), ranks))
        key = "end-winner" if len(first) == 1 else "end-draw"
        key = key if match.seats > 1 else "end-alone"
        self.screen.line(self.say(key, names=", ".join(first)))
        if not match.by_hand:
            promise = commitment(match.seed)
            self.screen.line(self.say("seed-told", seed=match.seed, commitment=promise))
        if self.keeper.path is not None:
            self.screen.line(self.say("record-done", file=str(self.keeper.path)), whole=True)
        elif self.people:
            self._offer_record()

    def _offer_record(self) -> None:
        """Whoever has not asked for a record may still have one."""
        while True:
            try:
                typed = self.screen.read(f"{self.say('end-keep')} ").strip()
                if not typed:
                    return
                path = Path(typed).expanduser()
                self.keeper.save(self.match, path)
            except Problem as problem:
                self.screen.complain(problem)
            except (KeyboardInterrupt, EOFError, RuntimeError):
                return
            else:
                self.screen.line(self.say("record-done", file=str(path)), whole=True)
                return

    def leave(self) -> None:
        """Leave in the middle: the game is kept, and the command that goes on is told."""
        if self.match.over:
            self.screen.line("")
        else:
            self._tell_kept(self.keeper.keep(self.match))

    def _tell_kept(self, path: Path) -> None:
        """Where the game is kept, unless the terminal is gone already."""
        command = how_to_go_on(self.match.game.id, path, self.keeper.own)
        with suppress(OSError):
            self.screen.line("")
            self.screen.line(self.say("left", file=str(path)), whole=True)
            self.screen.line(f"  {command}", whole=True)


def asked_before(match: Match, people: list[int]) -> list[int]:
    """The numbers of the lines at which a person had a choice, so that `undo` finds them."""
    probe: Any = Match(match.table, dice="hand")
    asked = []
    for number, line in enumerate(match.lines):
        if line.seat is None:
            probe.happen(line.id)
            continue
        if line.seat in people and len(probe.legal(line.seat)) > 1:
            asked.append(number)
        probe.play(line.seat, line.id)
    return asked


def _bot(name: str, table: Table, seat: int, seed: str) -> Chooser:
    """A bot for the terminal: one that searches needs machine code, the others start at once."""
    searches = find_policy(name) is None
    return make_bot(name, table, seat, seed, compiled=searches, by_clock=True)
