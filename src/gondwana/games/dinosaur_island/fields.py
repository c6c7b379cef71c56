"""The observation's numbers, one by one, in the order in which `observe` writes them."""

from ...kernel.fields import COUNT, WORD, Field, coded, each, flag
from ...kernel.state import Plain
from .state import (
    ALL_DICE,
    ALL_SPECIALISTS,
    ALL_TILES,
    ASK_SCORE,
    ATTRACTIONS,
    ATTRACTIONS_BY_NAME,
    CARD_TURNED,
    CHANCES,
    DICE_IN_PLAY,
    EXHIBITS,
    EXHIBITS_BY_NAME,
    FENCE,
    GOALS,
    GOODS,
    KINDS,
    LEVELS,
    NOBODY,
    NONE,
    OBJECTIVES,
    OUT,
    PHASES,
    PLACERS,
    RECIPES,
    REMOVED,
    SEATS,
    SECONDS,
    SHELVES,
    SIDES,
    SOLO_CARDS,
    SORTS,
    SPACES,
    SPECIALISTS,
    SPOTS,
    STAGES,
    STEPS,
    STORES,
    TILES,
    TURNED,
    TWISTS,
    VISITORS,
    ZONES,
)
from .words import PLACE_WORDS, ZONE_WORDS

_ALL_GOALS = (1 << GOALS) - 1
_OWNER = "its owner; −1 in the pile, −2 face up, −3 discarded, −4 out of the game"


def observation_fields(t: Plain) -> list[Field]:
    """The observation's numbers, in order."""
    found = [*_table(), *_boards(), *_goods()]
    for name in EXHIBITS_BY_NAME[:RECIPES]:
        found += _exhibit(name)
    for k in range(SEATS):
        found += [*_exhibit(f"seat{k}.printed"), *_seat(f"seat{k}")]
    return found


def _table() -> list[Field]:
    return [
        coded("phase", "the phase", PHASES),
        Field("round", 0, COUNT, "the round, 0 before the first"),
        coded("asking", "what is asked", STEPS[: ASK_SCORE + 1]),
        coded("chance", "the chance event at hand", CHANCES),
        Field("subject", NONE, COUNT, "the seat, space, row or kind that it is about"),
        Field("goals", 0, GOALS, "how many objectives are in play"),
        Field("closed", 0, _ALL_GOALS, "bit set of those that nobody can mark any more"),
        Field("threat_space", NONE, DICE_IN_PLAY - 1, "the space of the threat die, or −1"),
        flag("rounded", "the allrounder's extra turn is used up"),
        flag("copied", "the programmer has copied in this round"),
        Field("copy_space", NONE, COUNT, "the space of the take that may be copied"),
        Field("copy_level", NONE, PLACERS - 1, "with whom the take that may be copied was made"),
        Field("laying", NONE, FENCE, "the attraction to be placed; the highest for an exhibit"),
        Field("gain_basic", 0, COUNT, "basic DNA of a free sort still to be taken"),
        Field("gain_complex", 0, COUNT, "complex DNA of a free sort still to be taken"),
        Field("limit_steps", 0, COUNT, "steps by which limits may still be raised"),
        flag("limit_different", "they must be of different sorts"),
        Field("limit_raised", 0, COUNT, "bit set of the sorts raised so"),
        flag("unioned", "the union's free hire is used up"),
        Field("aside", 0, COUNT, "hooligans beside the bag"),
        Field("to_draw", 0, COUNT, "visitors that the seat at hand still draws"),
        Field("turned", NONE, len(SOLO_CARDS) - 1, "the solo card that works in this round, or −1"),
        Field("scored", 0, COUNT, "objectives scored in this round, alone"),
        Field("streak", 0, COUNT, "rounds in a row in which one was scored, alone"),
    ]


def _boards() -> list[Field]:
    found = [
        *each(
            (f"goal{k}" for k in range(GOALS)), NONE, OBJECTIVES - 1, "the objective in play, or −1"
        ),
        *each((f"twist.{twist}" for twist in TWISTS), 0, 1, "this plot twist is in play"),
    ]
    for visitor in VISITORS:
        found += [
            Field(f"bag.{visitor}", 0, COUNT, "visitors of this kind in the bag"),
            Field(f"gone.{visitor}", 0, COUNT, "visitors of this kind out of the game"),
        ]
    found += each(
        (f"order{place}" for place in range(SEATS)),
        *(NOBODY, SEATS - 1, "the seat at this place of the turn-order track, the first being 0"),
    )
    for k in range(1, DICE_IN_PLAY + 1):
        found += [
            Field(f"space{k}.die", NONE, ALL_DICE - 1, "the die on this space"),
            Field(f"space{k}.face", 0, SIDES - 1, "the side that it shows"),
            Field(f"space{k}.state", 0, REMOVED, "0 free, 1 taken, 2 removed"),
            Field(f"space{k}.seat", NOBODY, SEATS - 1, "who took it, or −1"),
            Field(f"space{k}.placer", NONE, PLACERS - 1, "with whom it was taken"),
        ]
    for k in range(1, STORES + 1):
        found += _placed(f"store{k}", "who stands on this space of the cold storage, or −1")
    for kind in KINDS:
        found.append(
            Field(f"{kind}.recipe", NONE, EXHIBITS - 1, "the open recipe of this pile, or −1")
        )
        found += _placed(kind, "who stands on the pile's space, or −1")
    return [
        *found,
        *each(
            (f"card.{card}" for card in SOLO_CARDS),
            *(
                0,
                CARD_TURNED,
                "the solo card: 0 pile, 1 offered, 2 goal, 3 scored, 4 dropped, 5 turned",
            ),
        ),
    ]


def _placed(where: str, meaning: str) -> list[Field]:
    return [
        Field(f"{where}.seat", NOBODY, SEATS - 1, meaning),
        Field(f"{where}.placer", NONE, PLACERS - 1, "which scientist; the highest a worker"),
    ]


def _goods() -> list[Field]:
    found = []
    for goods, last in zip(GOODS, (ALL_TILES, ATTRACTIONS, ALL_SPECIALISTS), strict=True):
        found += each(
            (f"shelf{k + 1}.{goods}" for k in range(SHELVES)),
            *(NONE, last - 1, f"the {goods} in this row of the market, or −1"),
        )
    for tile in TILES:
        found += [
            Field(f"pile.{tile}", 0, COUNT, "lab tiles of this kind in the pile"),
            Field(f"spent.{tile}", 0, COUNT, "lab tiles of this kind discarded"),
        ]
    found += each(
        (f"left.{TILES[tile]}" for tile in SECONDS), 0, COUNT, "II tiles beside the market"
    )
    found += each(
        (f"attraction.{name}" for name in ATTRACTIONS_BY_NAME[:ATTRACTIONS]),
        *(OUT, SEATS - 1, f"an attraction: {_OWNER}"),
    )
    for name in SPECIALISTS:
        found += [
            Field(f"specialist.{name}", OUT, SEATS - 1, f"a specialist: {_OWNER}"),
            Field(f"brought.{name}", 0, COUNT, "workers that the specialist brought"),
        ]
    return found


def _exhibit(name: str) -> list[Field]:
    return [
        Field(f"{name}.owner", OUT, SEATS - 1, f"an exhibit: {_OWNER}"),
        Field(f"{name}.under", 0, COUNT, "its turn among those put under their pile, 0 unseen"),
        Field(f"{name}.home", NONE, ZONES - 1, "the left zone where it lies, or −1"),
        Field(f"{name}.paddock", 0, COUNT, "its paddock's size, 0 until it is researched"),
        Field(f"{name}.dinosaurs", 0, COUNT, "dinosaurs in it"),
    ]


def _seat(seat: str) -> list[Field]:
    found = [
        Field(f"{seat}.points", -WORD, WORD, "the seat's points on the track"),
        Field(f"{seat}.reserve", 0, COUNT, "its workers in the reserve"),
        Field(f"{seat}.upgrades", 0, COUNT, "lab tiles that it has bought"),
        Field(f"{seat}.claimed", 0, _ALL_GOALS, "bit set of the objectives it has marked"),
        flag(f"{seat}.waiting", "it must decide now"),
        coded(f"{seat}.stage", "what it does in its park", STAGES),
        Field(f"{seat}.to_feed", 0, COUNT, "its visitors that will still be eaten"),
        Field(f"{seat}.sued", 0, COUNT, "eaten visitors for which a point is still to be lost"),
        Field(f"{seat}.gate_money", 0, WORD, "this round's dollars for patrons drawn"),
        Field(f"{seat}.ride_points", 0, WORD, "this round's points for patrons on attractions"),
        flag(f"{seat}.discounted", "the buyer's discount is used up in this round"),
        Field(f"{seat}.money", -WORD, WORD, "its dollars"),
        Field(f"{seat}.idle", 0, COUNT, "workers free in its lab"),
        Field(f"{seat}.threat", 0, WORD, "its threat"),
        Field(f"{seat}.security", 0, WORD, "its security"),
        Field(f"{seat}.excitement", 0, COUNT, "its excitement"),
        Field(f"{seat}.claimed_now", 0, _ALL_GOALS, "bit set of those met in this work phase"),
        flag(f"{seat}.copying", "the copy lab's use is being chosen"),
        Field(f"{seat}.paying", 0, EXHIBITS, "1 + the exhibit whose dinosaur is being paid for"),
        flag(f"{seat}.fenced", "the fencer was used in this round"),
        flag(f"{seat}.spliced", "the splicer was used in this round"),
        Field(f"{seat}.patrols", 0, COUNT, "uses of its groundskeepers in this round"),
        Field(f"{seat}.exchanges", 0, COUNT, "exchanges of the security office still to be made"),
        Field(f"{seat}.ads", 0, COUNT, "visitors that its advertising brings more"),
        *each(
            (f"{seat}.doubled{half}" for half in ("", "_below")),
            *(0, 255, "bit set of the zones whose patrons count double, rows 1 and 2, 3 and 4"),
        ),
        *each((f"{seat}.dna.{sort}" for sort in SORTS), 0, COUNT, "its DNA of this sort"),
        *each(
            (f"{seat}.used.{space + 1}" for space in range(SPACES)),
            *(0, (1 << SPOTS) - 1, "bit set of the spots with workers on this space of its lab"),
        ),
        *each(
            (f"{seat}.scientist.{level + 1}" for level in range(LEVELS)),
            *(0, TURNED, "this scientist: 0 unplaced, 1 placed, 2 turned to a worker"),
        ),
        *each((f"{seat}.limit.{sort}" for sort in SORTS), 0, COUNT, "DNA of this sort stays below"),
        *each(
            (f"{seat}.park.{zone}" for zone in ZONE_WORDS),
            *(NONE, FENCE, "the attraction in this zone of its park; the highest for an exhibit"),
        ),
        *each(
            (f"{seat}.lab.{space + 1}" for space in range(SPACES)),
            *(NONE, ALL_TILES - 1, "the tile on this space of its lab, or −1"),
        ),
    ]
    for visitor in VISITORS:
        found += [
            Field(f"{seat}.queue.{visitor}", 0, COUNT, "visitors drawn that are not in its park"),
            Field(f"{seat}.eaten.{visitor}", 0, COUNT, "its visitors that were eaten"),
        ]
    for place in PLACE_WORDS:
        found += [
            Field(f"{seat}.patrons.{place}", 0, COUNT, "patrons at this place of its park"),
            Field(f"{seat}.hooligans.{place}", 0, COUNT, "hooligans at this place of its park"),
        ]
    return [
        *found,
        *each(
            (f"{seat}.sold.{zone}" for zone in ZONE_WORDS),
            *(0, COUNT, "patrons on this food stand that are taken as dollars"),
        ),
    ]
