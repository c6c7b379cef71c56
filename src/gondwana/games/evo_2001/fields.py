"""The observation's numbers, one by one, in the order in which `secrets.observe` writes them."""

from ...kernel.fields import COUNT, WORD, Field, coded, each, flag
from ...kernel.state import Plain
from .actions import PRICES
from .state import (
    ALL_CARDS,
    ALL_GENES,
    CARDS,
    DINOSAURS,
    GENES,
    NOBODY,
    NONE,
    NOWHERE,
    PHASES,
    REGIONS,
    REMOVE,
    RING,
    SEATS,
    STEPS,
    TRACK,
    WINDOWS,
    ZONES,
)


def observation_fields(t: Plain) -> list[Field]:
    """The observation's numbers, in order."""
    found = [*_table(), *_bag_and_cards()]
    for k in range(SEATS):
        found += _seat(f"seat{k}")
    found += each(
        (f"order{place}" for place in range(SEATS)),
        *(NOBODY, SEATS - 1, "the seat at this place of the order in force, the first being 0"),
    )
    for row in range(SEATS):
        found += [
            Field(f"row{row}.gene", NONE, ALL_GENES - 1, "the gene on offer in this row, or −1"),
            Field(f"row{row}.seat", NOBODY, SEATS - 1, "whose bid stands there, or −1"),
            Field(f"row{row}.price", NONE, PRICES - 1, "the bid"),
        ]
    regions = [*t.extra.names, *(f"none{k}" for k in range(REGIONS - t.regions))]
    return [
        *found,
        *each(
            (f"dinosaur.{region}" for region in regions),
            *(NOBODY, SEATS - 1, "whose dinosaur stands on this region, or −1"),
        ),
        *each(
            (f"newborn.{region}" for region in regions),
            *(0, 1, "a newborn of this phase stands here"),
        ),
    ]


def _table() -> list[Field]:
    return [
        coded("phase", "the phase", PHASES),
        Field("round", 0, COUNT, "the round, 0 before the first"),
        Field("climate", 0, RING - 1, "the marker's space on the climate track"),
        Field("meteor", 0, TRACK - 1, "the meteor's space on the turn track"),
        flag("climate_card", "a card has changed the climate in this round"),
        flag("no_roll", "a card stands in the climate roll's place"),
        Field("spent", 0, COUNT, "card genes that left the game"),
        coded("asking", "what is asked", STEPS[: REMOVE + 1]),
        coded("window", "the window for event cards that is open", WINDOWS),
        Field("last_card", NONE, ALL_CARDS - 1, "the card that division would take, or −1"),
        flag("asleep", "sleeping gene: no further card in this round"),
        flag("no_births", "the birth phase is skipped"),
        Field(
            "flood", 0, COUNT, "the highest roll at which a flooded dinosaur dies, 0 for no flood"
        ),
        Field("fewer", 0, COUNT, "genes fewer on offer"),
        Field("steps", 0, COUNT, "movement points left to the mover"),
        Field("eggs", 0, COUNT, "newborns that the seat at hand must still place"),
        flag("anew", "the seat at hand had no dinosaur as its births began"),
        coded("zone", "the zone in which dinosaurs are lost now", ZONES),
        Field("to_remove", 0, DINOSAURS, "how many the seat asked must still choose there"),
        Field("fight_from", NOWHERE, REGIONS - 1, "the attacker's region, −1 for a newborn's"),
        Field("fight_to", NOWHERE, REGIONS - 1, "the attacked region in the fight at hand"),
        Field("rows", 0, SEATS, "rows of the auction with a gene so far"),
        Field("may_pass", 0, SEATS, "how many may still pass and be out of the auction"),
        Field(
            "named_row", NONE, SEATS - 1, "the row of the bid that is named but does not count yet"
        ),
        Field("named_price", 0, PRICES - 1, "its price"),
        Field("window_seat", NOBODY, SEATS - 1, "the only seat that the window asks, or −1"),
        Field("displaced", NOBODY, SEATS - 1, "the seat that must place again at once, or −1"),
        Field("named_seat", NOBODY, SEATS - 1, "whose bid is named but does not count yet, or −1"),
    ]


def _bag_and_cards() -> list[Field]:
    return [
        *each((f"bag.{gene}" for gene in GENES), 0, COUNT, "genes of this kind in the bag"),
        *each(
            (f"holder.{card}" for card in CARDS),
            *(NOBODY, SEATS - 1, "who holds this event card as far as you know, or −1"),
        ),
        *each((f"played.{card}" for card in CARDS), 0, 1, "this event card was played"),
        *each((f"pledged.{card}" for card in CARDS), 0, 1, "it lies open beside a bid"),
        *each((f"fresh.{card}" for card in CARDS), 0, 1, "division took it in this round"),
    ]


def _seat(seat: str) -> list[Field]:
    return [
        Field(f"{seat}.points", 0, WORD, "the seat's evolution points"),
        Field(f"{seat}.alive", 0, DINOSAURS, "its dinosaurs on the board"),
        Field(f"{seat}.hand", 0, ALL_CARDS, "event cards that it holds, pledged ones left out"),
        flag(f"{seat}.waiting", "it must decide now"),
        flag(f"{seat}.out", "it has passed in the auction"),
        flag(f"{seat}.early", "a card has put it first in the initiative phase"),
        Field(f"{seat}.attack", 0, COUNT, "its extra horns when attacking"),
        Field(f"{seat}.defence", 0, COUNT, "its extra horns when attacked"),
        flag(f"{seat}.instincts", "it has as many movement points as dinosaurs"),
        flag(f"{seat}.peaceful", "it may not attack"),
        flag(f"{seat}.tough", "its newborns may fight"),
        Field(f"{seat}.kid_horns", 0, COUNT, "extra horns of its newborns"),
        Field(f"{seat}.wander", 0, COUNT, "how far from the older ones its newborns may go"),
        Field(f"{seat}.frost", 0, COUNT, "furs that cards have taken from it in this round"),
        Field(f"{seat}.rays", 0, COUNT, "parasols that cards have taken from it in this round"),
        Field(f"{seat}.heat_proof", 0, COUNT, "its cards against heat"),
        Field(f"{seat}.cold_proof", 0, COUNT, "its cards against cold"),
        Field(f"{seat}.theft", 0, COUNT, "how much higher a bid over its own must be, 0 for 1"),
        Field(f"{seat}.lost", 0, DINOSAURS, "dinosaurs that it lost in this phase"),
        Field(f"{seat}.due", 0, WORD, "what it must pay"),
        *each(
            (f"{seat}.{gene}" for gene in GENES),
            *(0, COUNT, "how many of this gene the seat has, the printed ones included"),
        ),
        *each(
            (f"{seat}.truce{k}" for k in range(SEATS)),
            *(0, 1, "a truce holds between the seat and the one of this number"),
        ),
    ]
