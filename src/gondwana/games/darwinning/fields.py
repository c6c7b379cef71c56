"""The observation's numbers, one by one, in the order in which `secrets.observe` writes them."""

from ...kernel.fields import COUNT, Field, coded, each, flag
from ...kernel.state import Plain
from .state import (
    CHANCES,
    COMBINATIONS,
    COPIES,
    DRAWN,
    ENVIRONMENTS,
    ERAS,
    KINDS,
    LONGEST,
    NOBODY,
    NONE,
    PHASES,
    PLACES,
    SEATS,
    SHOWN,
    SPACES,
    SPECIES,
    STEPS,
    TOKENS,
    TRANSFORM,
)
from .words import CODES

_ALL_ENVIRONMENTS = (1 << len(ENVIRONMENTS)) - 1


def observation_fields(t: Plain) -> list[Field]:
    """The observation's numbers, in order."""
    found = _table()
    for code in CODES:
        found += _cards(code)
    found += [
        *each(
            (f"picked{k}" for k in range(LONGEST)),
            *(NONE, TOKENS - 1, "the card or open card that you have picked for your play, or −1"),
        ),
        *each(
            (f"open{slot}" for slot in range(SHOWN)),
            *(NONE, KINDS - 1, "the open card of the virtual species, or −1"),
        ),
        Field(
            "virtual.space", 0, SPACES, "the virtual species' space on the food chain, 0 for none"
        ),
        Field("virtual.bites", 0, COUNT, "bite tokens of the virtual species"),
        flag("virtual.fed", "the virtual species has eaten"),
        *_eaten("virtual"),
    ]
    for k in range(SEATS):
        found += _seat(f"seat{k}")
    return found


def _table() -> list[Field]:
    return [
        coded("phase", "the phase", PHASES),
        Field("round", 0, ERAS, "the era, 0 before the first"),
        Field("environments", 0, _ALL_ENVIRONMENTS, "bit set of the environments turned up"),
        coded("asking", "what is asked", STEPS[: TRANSFORM + 1]),
        coded("chance", "the chance event at hand", CHANCES),
        Field("dealt", 0, DRAWN, "cards that each drew in this era"),
        Field("trick", 0, COUNT, "the trick's number in the era"),
        Field("turn", 0, SEATS, "how many have played to the trick"),
        flag("last", "the trick is the era's last"),
        flag("used_open", "somebody has used an open card in the trick"),
        Field("drawn", NONE, KINDS - 1, "the card of a metamorphosis that must be placed, or −1"),
        Field("leader", NOBODY, SEATS - 1, "who leads the trick, or −1"),
        Field("best", NOBODY, SEATS - 1, "who is strongest in the trick so far, or −1"),
        flag("looked", "you have looked at all early discards of the era"),
    ]


def _cards(code: str) -> list[Field]:
    return [
        Field(f"hand.{code}", 0, COPIES, "cards of this kind in your hand"),
        Field(f"early.{code}", 0, COPIES, "cards of this kind that you discarded early"),
        Field(f"late.{code}", 0, COPIES, "cards of this kind that you did not keep"),
        Field(f"seen.{code}", 0, COPIES, "cards of this kind that you know among the discards"),
        Field(f"laid.{code}", 0, COPIES, "cards of this kind that lie with species"),
        Field(f"gone.{code}", 0, COPIES, "open cards of this kind that left the game"),
    ]


def _seat(seat: str) -> list[Field]:
    found = [
        Field(f"{seat}.species", NONE, SPECIES - 1, "whose figures the seat has"),
        Field(f"{seat}.space", 0, SPACES, "its space on the food chain, 0 for none"),
        Field(f"{seat}.population", 0, COUNT, "its population"),
        Field(f"{seat}.gained", 0, _ALL_ENVIRONMENTS, "bit set of the environments it gained"),
        flag(f"{seat}.waiting", "it must decide now"),
        flag(f"{seat}.sorted", "it has made its early discards"),
        flag(f"{seat}.chosen", "it has chosen what to keep"),
        flag(f"{seat}.emptied", "its hand has run empty"),
        flag(f"{seat}.asked_steal", "its mutation has had its turn since the trick began"),
        Field(f"{seat}.received", 0, COUNT, "cards that it has drawn in this era so far"),
        Field(f"{seat}.played", 0, COUNT, "of its cards, those that all have seen since"),
        Field(f"{seat}.most_brought", 0, COUNT, "the most cards it can have brought into the era"),
        Field(f"{seat}.most_early", 0, COUNT, "the most cards it can have discarded early"),
        coded(f"{seat}.combination", "what it has played to the trick", COMBINATIONS),
        Field(f"{seat}.total", 0, COUNT, "the sum of what it has played"),
        Field(f"{seat}.bites", 0, COUNT, "its bite tokens"),
        flag(f"{seat}.fed", "it has eaten"),
        Field(f"{seat}.food", 0, COUNT, "its food"),
        flag(f"{seat}.surplus", "it may grow"),
    ]
    for place in range(1, PLACES + 1):
        found += [
            Field(f"{seat}.card{place}", NONE, KINDS - 1, "the ability card on this place, or −1"),
            Field(
                f"{seat}.stolen{place}", NONE, KINDS - 1, "the card that its mutation stole, or −1"
            ),
        ]
    found += each(
        (f"{seat}.laid{k}" for k in range(LONGEST)),
        *(NONE, TOKENS - 1, "the card or open card that it has played to the trick, or −1"),
    )
    return found + _eaten(seat)


def _eaten(eater: str) -> list[Field]:
    return [
        *each(
            (f"{eater}.ate{k}" for k in range(SEATS)),
            *(0, 1, "the species has eaten of the seat of this number"),
        ),
        flag(f"{eater}.ate_virtual", "the species has eaten of the virtual one"),
    ]
