"""The observation's numbers, one by one, in the order in which `secrets.observe` writes them."""

from ...kernel.fields import COUNT, WORD, Field, coded, each, flag
from ...kernel.state import Plain
from .actions import BIDS
from .state import (
    ALL_CARDS,
    CARDS,
    DINOSAURS,
    GENES,
    METEORITE,
    NOBODY,
    NORMAL_GENES,
    NOWHERE,
    PHASES,
    REMOVE,
    SEATS,
    SECTIONS,
    SPACES,
    STEPS,
    TOKENS,
    UNIQUES,
    UNKNOWN,
    WINDOWS,
)


def observation_fields(t: Plain) -> list[Field]:
    """The observation's numbers, in order."""
    found = [*_table(), *_bags()]
    for k in range(SEATS):
        found += _seat(f"seat{k}")
    found += each(
        (f"order{place}" for place in range(SEATS)),
        *(NOBODY, SEATS - 1, "the seat at this place of the initiative order, the first being 0"),
    )
    for column in range(SEATS):
        found += _column(f"column{column}")
    found.append(
        Field("closed", NOBODY, SEATS - 1, "the column that you were last pushed off, or −1")
    )
    return found + _island(t)


def _table() -> list[Field]:
    return [
        coded("phase", "the phase", PHASES),
        Field("round", 0, COUNT, "the round, 0 before the first"),
        Field("section", 0, SECTIONS - 1, "the section of the climate wheel"),
        Field("turned", 0, COUNT, "climate tokens turned so far"),
        coded("known_token", "the top climate token if you have seen it, else −1", TOKENS, UNKNOWN),
        coded("asking", "what is asked", STEPS[: REMOVE + 1]),
        coded("window", "the window for event cards that is open", WINDOWS),
        Field("steps", 0, COUNT, "movement points left to the mover"),
        Field("egg", 0, COUNT, "which egg of each player is laid"),
        flag("truce", "a sacred truce holds"),
        Field("uniques", 0, UNIQUES, "unique genes left in the bag"),
        flag("becalmed", "the next token will not move the wheel"),
        flag("mired", "the mover's herd is mired"),
        flag("flown", "the mover has used its wings"),
        Field("swimmer", NOWHERE, SPACES - 1, "where who uses the flippers stands, or −1"),
        Field("fight_from", NOWHERE, SPACES - 1, "the attacker's space in the fight at hand"),
        Field("fight_to", NOWHERE, SPACES - 1, "the attacked space in the fight at hand"),
        Field(
            "taken", NOWHERE, SPACES - 1, "where a dinosaur was taken off to be laid anew, or −1"
        ),
        Field("window_seat", NOBODY, SEATS - 1, "the only seat that the window asks, or −1"),
        Field("pushed", NOBODY, SEATS - 1, "the seat that must bid again at once, or −1"),
    ]


def _bags() -> list[Field]:
    return [
        *each(
            (f"left.{token}" for token in TOKENS[:METEORITE]),
            *(0, COUNT, "climate tokens of this kind not turned yet"),
        ),
        *each(
            (f"bag.{gene}" for gene in GENES),
            *(0, COUNT, "genes of this kind in the bag; of a unique one, 1 until it is seen"),
        ),
        *each((f"hand.{card}" for card in CARDS), 0, 1, "you hold this event card"),
        *each((f"discarded.{card}" for card in CARDS), 0, 1, "this event card is discarded"),
    ]


def _seat(seat: str) -> list[Field]:
    return [
        Field(f"{seat}.points", 0, WORD, "the seat's mutation points"),
        Field(f"{seat}.alive", 0, DINOSAURS, "its dinosaurs on the board"),
        Field(f"{seat}.fallen", 0, DINOSAURS, "its dinosaurs out of the game"),
        Field(f"{seat}.cards", 0, ALL_CARDS, "event cards that it holds"),
        Field(f"{seat}.due", 0, COUNT, "what it must pay"),
        flag(f"{seat}.waiting", "it must decide now"),
        Field(f"{seat}.paint", 0, COUNT, "its extra horns when attacking"),
        Field(f"{seat}.tusks", 0, COUNT, "its extra horns when attacked"),
        Field(f"{seat}.extra_eggs", 0, COUNT, "its extra eggs in this round"),
        Field(f"{seat}.carriers", 0, COUNT, "nest carriers that it has played"),
        Field(f"{seat}.shaded", 0, COUNT, "shade weavers that it has played"),
        Field(f"{seat}.warmed", 0, COUNT, "fire keepers that it has played"),
        *each(
            (f"{seat}.{gene}" for gene in GENES[:NORMAL_GENES]),
            *(0, COUNT, "how many of this gene the seat has"),
        ),
        *each(
            (f"{seat}.{gene}" for gene in GENES[NORMAL_GENES:]),
            *(0, 1, "the seat has this unique gene"),
        ),
    ]


def _column(column: str) -> list[Field]:
    return [
        Field(f"{column}.gene", NOBODY, len(GENES) - 1, "the gene on offer in this column, or −1"),
        Field(f"{column}.seat", NOBODY, SEATS - 1, "whose bid stands there, or −1"),
        Field(f"{column}.bid", NOBODY, BIDS - 1, "the bid"),
        flag(f"{column}.totem", "a marked totem guards the bid"),
    ]


def _island(t: Plain) -> list[Field]:
    spaces = [*t.extra.names, *(f"none{k}" for k in range(SPACES - t.spaces))]
    return [
        *each(
            (f"dinosaur.{n}" for n in spaces),
            *(NOBODY, SEATS - 1, "whose dinosaur stands on this space, or −1"),
        ),
        *each((f"marked.{n}" for n in spaces), 0, 1, "you have chosen your dinosaur here to die"),
        *each((f"newborn.{n}" for n in spaces), 0, 1, "a newborn of this phase stands here"),
    ]
