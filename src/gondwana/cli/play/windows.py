"""Windows for cards at the terminal: who is asked, and what passes in a person's stead.

Who plays alone against bots is asked where a card of his can be played, unless he wishes otherwise.
Where several share the screen they are asked at once and openly, so that neither a question nor a
change of seats tells who holds what; whoever wants to play a card says so and gets the screen.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ...kernel.match import Match
from ...kernel.windows import (
    ALWAYS,
    NEVER,
    PASS,
    PASS_ROUND,
    PLAYABLE,
    THIS_ROUND,
    Wishes,
    cards_in,
    is_window,
)
from .screen import Screen
from .terminals import Window
from .words import PlayProblem, tidy


class Windows:
    """What the people at this terminal wish in windows, and what they have answered together."""

    def __init__(self, screen: Screen, match: Match, people: Sequence[int]) -> None:
        self._screen = screen
        self._match = match
        self._say = screen.say
        self._people = people
        self._wishes = dict.fromkeys(people, Wishes())
        self.cards = cards_in(match.table.words)  # all that are played in windows
        self._hinted: tuple[object, ...] = ()
        # The open question that was answered last: where, by whom not used yet, and who plays.
        self._asked_in: tuple[str, int] | None = None
        self._unheard: set[int] = set()
        self._wants: set[int] = set()

    @property
    def _shared(self) -> bool:
        return len(self._people) > 1

    # ---- asking ----------------------------------------------------------------------------

    def asked_openly(self, seat: int, words: Sequence[str]) -> tuple[Window, list[int]] | None:
        """The window that is to be put to all who share the screen, and whom; None for none."""
        window = self._window(words)
        if window is None or not self._shared:
            return None
        now = self._match.round_number
        wishes = self._wishes
        asked = [s for s in self._people if s in window.seats]
        asked = [s for s in asked if wishes[s].preference(now, ALWAYS) != PASS_ROUND]
        return None if seat not in asked or self._heard(seat, window) else (window, asked)

    def who(self, typed: str, asked: Sequence[int], marks: str) -> list[int] | None:
        """Those whom the names or letters typed mean; None where something else is meant."""
        found = []
        for part in typed.split(","):
            name = tidy(part)
            known = {seat: self._screen.names[seat].lower() for seat in asked}
            meant = [s for s in asked if name == marks[s].lower()] or [
                s for s in asked if known[s] == name or known[s].startswith(f"{name} ")
            ]
            if name and len(meant) != 1:
                return None
            found += meant if name else []
        return found

    def skip(self, seats: Sequence[int]) -> None:
        """Pass for these in the whole round."""
        for seat in seats:
            self._wishes[seat] = self._passing(seat)

    def _passing(self, seat: int) -> Wishes:
        now = self._match.round_number
        return replace(self._wishes[seat], windows=PASS_ROUND, windows_round=now)

    def answer_openly(self, window: Window, asked: Sequence[int], wants: Sequence[int]) -> None:
        """Keep who of those asked wants to play a card; it holds until one is played."""
        self._asked_in = (window.question, len(self._match.lines))
        self._unheard, self._wants = set(asked), set(wants)

    def passes(self, seat: int, words: Sequence[str]) -> bool:
        """Whether the seat passes unasked: as it wishes, or as was answered openly."""
        window = self._window(words)
        if window is None:
            return False
        now = self._match.round_number
        if self._shared:
            self._unheard.discard(seat)
            everything = self._wishes[seat].preference(now, ALWAYS) == PASS_ROUND
            return everything or seat not in self._wants
        passes = self._wishes[seat].passes(words, now, PLAYABLE)
        self._hint(window, cards_in(words), asked=not passes)
        return passes

    def _window(self, words: Sequence[str]) -> Window | None:
        if not self.cards or not is_window(words):
            return None
        return self._screen.terminal.window(self._match.view(None))

    def _heard(self, seat: int, window: Window) -> bool:
        """Whether the last open answer speaks for the seat: it has only been passed since."""
        if self._asked_in is None or seat not in self._unheard:
            return False
        question, number = self._asked_in
        since = self._match.lines[number:]
        here = question == window.question and number <= len(self._match.lines)
        return here and all(line.words == PASS for line in since)

    def _hint(self, window: Window, cards: frozenset[str], asked: bool) -> None:
        """Tell quietly, once a window, what could be played where nothing is asked."""
        here = (self._match.round_number, window.question, cards)
        if cards and not asked and here != self._hinted:
            self._screen.news(self._screen.reader)
            self._screen.line(self._say("window-could", cards=self._names(cards)), "dim")
        self._hinted = here

    # ---- wishes ----------------------------------------------------------------------------

    def wish(self, seat: int, mute: str, typed: str) -> None:
        """Take a wish: one of MUTES about the cards typed, or about all; and tell what holds."""
        wishes, now = self._wishes[seat], self._match.round_number
        cards = frozenset(self._card(part) for part in typed.split(",") if part.strip())
        if self._shared and cards:
            raise PlayProblem("problem-card-openly", word=self._say("command-skip"))
        if mute == NEVER and not cards:
            raise PlayProblem("problem-never-what", word=self._say("command-never"))
        if cards:
            wishes = wishes.with_mute(cards, mute, now)
        elif mute == THIS_ROUND:
            wishes = self._passing(seat)
        else:
            wishes = Wishes()
        self._wishes[seat] = wishes
        self._screen.line(self.told(seat) or self._say("window-asks"))

    def told(self, seat: int) -> str:
        """What the seat wishes, in a sentence or two; empty where it is the usual."""
        wishes, now = self._wishes[seat], self._match.round_number
        if wishes.preference(now, ALWAYS) == PASS_ROUND:
            return self._say("window-passes", word=self._say("command-ask"))
        told = []
        for mute in (THIS_ROUND, NEVER):
            cards = {c for c in wishes.muted(now) if wishes.mute_of(c, now) == mute}
            if cards:
                told.append(self._say(f"window-mute-{mute}", cards=self._names(cards)))
        return " ".join(told)

    def _names(self, cards: frozenset[str] | set[str]) -> str:
        return ", ".join(sorted(map(self._screen.terminal.card, cards)))

    def _card(self, typed: str) -> str:
        """The card that is meant by its word or its name, or by the beginning of either."""
        wanted = tidy(typed)
        names = {card: (card, self._screen.terminal.card(card).lower()) for card in self.cards}
        whole = [card for card, known in names.items() if wanted in known]
        begun = [card for card, known in names.items() if any(n.startswith(wanted) for n in known)]
        found = whole or begun
        if len(found) != 1:
            raise PlayProblem("problem-card", card=wanted)
        return found[0]
