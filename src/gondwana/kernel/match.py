"""A match: one game being played, decision by decision, with its log."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from .chance import commitment, dice_words, draw, seed_words, set_dice
from .errors import Problem, Refused
from .events import Event, read_notes
from .game import Game, Options, Table, find_game
from .state import DICE, Plain, plain


@dataclass(frozen=True, slots=True)
class Line:
    """One action or chance event of a match.

    `seat` is None for chance; `hash` is the state's hash where the line began a new round or
    ended the game; `dice` the generator's state before the line; `step` the step of the agenda
    that goes on asking the seat, 0 where the line was its answer.
    """

    seat: int | None
    id: int
    words: str
    events: tuple[Event, ...]
    round_number: int
    hash: str
    dice: tuple[int, int, int, int]
    step: int = 0


class Match:
    """A match on a table.

    With a seed, chance is drawn from a generator as soon as it must speak, and the seed's
    `commitment` can be shown beforehand; with `dice="hand"` each outcome must be given to
    `happen`. Without a seed one of 128 bits is made up. `dice_source` is "secret" for a seed not
    told yet, "verified" for a record whose dice were drawn again from its seed, else "hand".
    """

    def __init__(
        self,
        game: Game | str | Table,
        seats: int = 0,
        options: Options | None = None,
        *,
        seed: str | None = None,
        dice: str = "seeded",
        players: Mapping[int, str] | None = None,
        make: Callable[[Any], Any] = plain,
    ) -> None:
        if isinstance(game, Table):
            self.table = game
        else:
            self.table = Table(find_game(game) if isinstance(game, str) else game, seats, options)
        if dice not in ("seeded", "hand"):
            raise Problem("problem-dice", dice=dice)
        self.seed = secrets.token_hex(16) if seed is None else seed
        self.dice_source = "hand" if dice == "hand" else "secret"
        self.by_hand = dice == "hand"
        self.players = dict(players or {})
        self.lines: list[Line] = []
        self.dropped: list[tuple[int, Line]] = []  # lines taken back, and where each stood
        self.opening: tuple[Event, ...] = ()
        self._make = make
        self._choices = plain(self.game.choices)
        self._dice = plain(DICE)
        self._start()
        self.settle()

    @property
    def game(self) -> Game:
        """The game's card."""
        return self.table.game

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self.table.seats

    @property
    def commitment(self) -> str:
        """The seed's SHA-256 in hex; empty where dice come by hand."""
        return "" if self.by_hand else commitment(self.seed)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.state.over)

    @property
    def round_number(self) -> int:
        """The round that is being played, or the number of rounds when the game is over."""
        return int(self.state.round_number)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that must decide now; several where the rulebook has them decide at once."""
        return tuple(seat for seat in range(self.seats) if self.state.waiting >> seat & 1)

    @property
    def apart(self) -> bool:
        """Whether what is asked now is chosen unseen, by several seats at once (`Game.apart`)."""
        return self.state.asking in self.game.apart

    # ---- what may happen -------------------------------------------------------------------

    def legal(self, seat: int) -> list[int]:
        """The ids of the seat's legal actions, ascending; none when it is not asked."""
        self._check_seat(seat)
        self._rules_of("legal")(self.state, self.table.constants, seat, self._choices)
        return list(self._choices.id[: self._choices.n])

    def why_not(self, seat: int, action: int | str) -> Refused | None:
        """Why the seat may not do this now, or None. Words that nobody can read are a Problem."""
        self._check_seat(seat)
        try:
            id_ = self.table.read(action) if isinstance(action, str) else action
        except Refused as refused:
            return refused
        number = self._rules_of("refusal")(self.state, self.table.constants, seat, id_)
        return self.game.refused(number) if number else None

    def chances(self) -> list[tuple[int, int]]:
        """Outcomes and weights of the chance event at hand; none when it is no chance event."""
        if self.state.chance == 0:
            return []
        self._rules_of("chances")(self.state, self.table.constants, self._choices)
        n = self._choices.n
        return list(zip(self._choices.id[:n], self._choices.weight[:n], strict=True))

    def chance_name(self) -> str:
        """The name of the chance event at hand."""
        return self.game.chances[self.state.chance]

    def outcome_words(self, outcome: int) -> str:
        """The words of an outcome of the chance event at hand."""
        return self.table.outcomes(self.state.chance)[outcome]

    # ---- what happens ----------------------------------------------------------------------

    def play(self, seat: int, action: int | str) -> tuple[Line, ...]:
        """Play an action, id or words, and let chance follow; the new lines.

        A Refused names the clause that forbids it; then nothing has changed.
        """
        self._check_seat(seat)
        id_ = self.table.read(action) if isinstance(action, str) else action
        refused = self.why_not(seat, id_)
        if refused is not None:
            raise refused
        start = len(self.lines)
        self._play(seat, id_)
        self.settle()
        return tuple(self.lines[start:])

    def happen(self, outcome: int) -> Line:
        """Let an outcome of the chance event at hand happen, then wait for the next."""
        if outcome not in [possible for possible, _ in self.chances()]:
            raise Problem("problem-outcome", outcome=str(outcome), chance=self.chance_name())
        self._happen(outcome, dice_words(self._dice))
        return self.lines[-1]

    def settle(self) -> None:
        """Draw chance events from the generator, unless they are entered by hand."""
        while self.state.chance and not self.by_hand:
            before = dice_words(self._dice)
            self._happen(self._draw(), before)

    def read_outcome(self, words: str) -> int:
        """The outcome of the chance event at hand that words mean."""
        tidy = " ".join(words.lower().split())
        for outcome, _ in self.chances():
            if self.outcome_words(outcome).lower() == tidy:
                return outcome
        known = ", ".join(self.outcome_words(outcome) for outcome, _ in self.chances())
        raise Problem("problem-outcome-words", words=words, known=known)

    # ---- score -----------------------------------------------------------------------------

    def points(self, seat: int) -> int:
        """The seat's score now."""
        self._check_seat(seat)
        return int(self._rules_of("points")(self.state, self.table.constants, seat))

    def rank(self, seat: int) -> int:
        """1 for the best seat if the game ended now; seats that tie share a rank."""
        self._check_seat(seat)
        return int(self._rules_of("rank")(self.state, self.table.constants, seat))

    # ---- what is known ---------------------------------------------------------------------

    def view(self, seat: int | None) -> Any:
        """What the seat may see; None: somebody who watches."""
        if seat is not None:
            self._check_seat(seat)
        return self.game.view(self.state, self.table.constants, seat)

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """The events that the seat may know of, from line `since` on."""
        opening = self.opening if since == 0 else ()
        every = [*opening, *(event for line in self.lines[since:] for event in line.events)]
        return [event for event in every if event.visible_to(seat)]

    def state_hash(self) -> str:
        """16 hex digits of the SHA-256 over the state's bytes."""
        return hashlib.sha256(self.state.to_record().tobytes()).hexdigest()[:16]

    @property
    def undone(self) -> list[tuple[int, str]]:
        """Lines that were taken back: the number where each run of them began, and their words."""
        return [(to, line.words) for to, line in self.dropped]

    def undone_for(self, seat: int | None) -> list[tuple[int, Line]]:
        """The lines taken back that tell the seat, or who only watches, nothing hidden.

        Each with the number of the line that it stood before, among those that stand now.
        """
        found: list[tuple[int, Line]] = []
        lowest = len(self.lines)
        for to, line in reversed(self.dropped):
            lowest = min(lowest, to)
            if _tells_all(line, seat):
                found.append((lowest, line))
        return found[::-1]

    # ---- copies and the past ---------------------------------------------------------------

    def copy(self) -> Match:
        """An independent match in the same position."""
        new = object.__new__(Match)
        new.__dict__.update(self.__dict__)
        new.state = self.state.clone()
        new.lines, new.dropped = list(self.lines), list(self.dropped)
        new.players = dict(self.players)
        new._dice = self._dice.clone()
        new._choices = plain(self.game.choices)
        return new

    def undo(self, to: int) -> None:
        """Go back to the point where `to` lines had been played; the generator goes back too."""
        if not 0 <= to <= len(self.lines):
            raise Problem("problem-undo", lines=len(self.lines))
        kept, dropped = self.lines[:to], self.lines[to:]
        if not dropped:
            return
        self.dropped += [(to, line) for line in dropped]
        self._replay(kept)
        set_dice(self._dice, dropped[0].dice)

    def revocable(self, seat: int) -> int | None:
        """The number of the seat's last line, if nobody has seen it and nothing hangs on it.

        So it is while the seat is still asked and no line has followed; and where seats act apart
        (`Game.apart`) while only lines of others at the same step have.
        """
        self._check_seat(seat)
        number = max((n for n, line in enumerate(self.lines) if line.seat == seat), default=None)
        if number is None or seat not in self.waiting:
            return None
        step, later = self.lines[number].step, self.lines[number + 1 :]
        together = step == self.state.asking and self.apart
        if not later or (together and all(line.seat is not None for line in later)):
            return number
        return None

    def revoke(self, seat: int) -> int:
        """Take the seat's `revocable` line back, and leave what others did since; its number."""
        number = self.revocable(seat)
        if number is None:
            raise Problem("problem-revoke", seat=seat + 1)
        self.dropped.append((number, self.lines[number]))
        dice = dice_words(self._dice)
        self._replay(self.lines[:number] + self.lines[number + 1 :])
        set_dice(self._dice, dice)
        return number

    # ---- saving ----------------------------------------------------------------------------

    def save(self) -> str:
        """The match as a record with its seed told, from which `load` goes on playing."""
        from .record import write_record

        return write_record(self, tell_seed=True)

    @staticmethod
    def load(text: str) -> Match:
        """A match as `save` wrote it."""
        from .record import read_record

        return read_record(text)

    # ---- inside ----------------------------------------------------------------------------

    def _check_seat(self, seat: int) -> None:
        if seat not in range(self.seats):
            raise Problem("problem-no-seat", seat=seat + 1, seats=self.seats)

    def _rules_of(self, name: str) -> Any:
        return self.game.rules[name]

    def _start(self) -> None:
        self.state: Plain | Any = self.table.new_state(self._make)
        set_dice(self._dice, seed_words(self.seed, "dice"))
        self._rules_of("begin")(self.state, self.table.constants)
        self.opening = tuple(read_notes(self.game.events, self.state.notes))
        self.state.notes = []

    def _replay(self, lines: list[Line]) -> None:
        self.lines = []
        self._start()
        for line in lines:
            if line.seat is None:
                self._happen(line.id, line.dice)
            else:
                self._play(line.seat, line.id)
        self.lines = lines

    def _draw(self) -> int:
        self._rules_of("chances")(self.state, self.table.constants, self._choices)
        return int(draw(self._choices, self._dice))

    def _play(self, seat: int, action: int) -> None:
        words, asking = f"{self.table.words[action]}", int(self.state.asking)
        self._rules_of("play")(self.state, self.table.constants, seat, action)
        goes_on = self.state.asking == asking and self.state.waiting >> seat & 1
        self._log(seat, action, words, dice_words(self._dice), asking if goes_on else 0)

    def _happen(self, outcome: int, before: tuple[int, int, int, int]) -> None:
        words = f"{self.chance_name()} {self.outcome_words(outcome)}"
        self._rules_of("happen")(self.state, self.table.constants, outcome)
        self._log(None, outcome, words, before)

    def _log(
        self, seat: int | None, id_: int, words: str, dice: tuple[int, int, int, int], step: int = 0
    ) -> None:
        events = tuple(read_notes(self.game.events, self.state.notes))
        self.state.notes = []
        before = self.lines[-1].round_number if self.lines else 0
        turned = self.round_number != before or self.over
        hash_ = self.state_hash() if turned else ""
        self.lines.append(Line(seat, id_, words, events, self.round_number, hash_, dice, step))


def _tells_all(line: Line, seat: int | None) -> bool:
    """Whether the seat may know a line's words: an own one, or all that came of it lay open."""
    own = seat is not None and line.seat == seat
    return own or all(event.visible_to(seat) for event in line.events)
