"""Windows for cards: how a seat wants to be asked in them, and what answers in its stead.

A window is a question with the answers `pass` and `play CARD …`, in any game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

PASS, PLAY = "pass", "play"
ALWAYS, PLAYABLE, PASS_ROUND = "always", "playable", "pass-round"
WINDOW_PREFERENCES = (ALWAYS, PLAYABLE, PASS_ROUND)
ASK, THIS_ROUND, NEVER = "ask", "round", "never"
MUTES = (ASK, THIS_ROUND, NEVER)  # what a seat may wish about a single card


def is_window(words: Sequence[str]) -> bool:
    """Whether these are the words of a window for cards, or nothing but passing is left."""
    return words[0] == PASS and all(w.startswith(f"{PLAY} ") for w in words[1:])


def cards_in(words: Iterable[str | None]) -> frozenset[str]:
    """The cards that can be played with these words; of a table's words, all that there are."""
    return frozenset(w.split()[1] for w in words if w and w.startswith(f"{PLAY} "))


@dataclass(frozen=True, slots=True)
class Wishes:
    """What a seat wants in windows; a round's wishes are over with it.

    `windows` is one of WINDOW_PREFERENCES, or None for what suits the table; `cards` are those
    that the seat does not want to be asked about in the round `cards_round`, `never` those that it
    does not want to be asked about until it says otherwise.
    """

    windows: str | None = None
    windows_round: int = 0
    cards: frozenset[str] = frozenset()
    cards_round: int = 0
    never: frozenset[str] = frozenset()

    def preference(self, round_number: int, usual: str) -> str:
        """How the seat wants to be asked in this round."""
        if self.windows == PASS_ROUND and self.windows_round != round_number:
            return PLAYABLE
        return self.windows or usual

    def muted(self, round_number: int) -> frozenset[str]:
        """The cards that the seat does not want to be asked about now."""
        return self.never | (self.cards if self.cards_round == round_number else frozenset())

    def mute_of(self, card: str, round_number: int) -> str:
        """What the seat wishes about a card: one of MUTES."""
        if card in self.never:
            return NEVER
        return THIS_ROUND if card in self.muted(round_number) else ASK

    def with_mute(self, cards: frozenset[str], mute: str, round_number: int) -> Wishes:
        """The wishes with another one of MUTES about these cards."""
        silent, never = self.muted(round_number) - self.never - cards, self.never - cards
        if mute == NEVER:
            never |= cards
        elif mute == THIS_ROUND:
            silent |= cards
        return replace(self, cards=silent, cards_round=round_number, never=never)

    def passes(self, words: Sequence[str], round_number: int, usual: str) -> bool:
        """Whether the wishes answer a question with these words."""
        if not is_window(words):
            return False
        wish, cards = self.preference(round_number, usual), cards_in(words)
        if wish == PASS_ROUND:
            return True
        wanted = cards - self.muted(round_number)
        return not wanted and (wish == PLAYABLE or bool(cards))

    def as_kept(self) -> dict[str, Any]:
        """For the store."""
        return {
            "windows": [self.windows, self.windows_round],
            "cards": [sorted(self.cards), self.cards_round],
            "never": sorted(self.never),
        }

    @classmethod
    def read(cls, kept: Mapping[str, Any] | None) -> Wishes:
        """As the store keeps them."""
        if not kept:
            return cls()
        (windows, windows_round), (cards, cards_round) = kept["windows"], kept["cards"]
        never = frozenset(kept.get("never", ()))
        return cls(windows, windows_round, frozenset(cards), cards_round, never)
