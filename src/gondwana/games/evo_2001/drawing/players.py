"""Everybody at the table: points, herd, cards, and the portrait's genes."""

from __future__ import annotations

from markupsafe import Markup

from ...common.drawing import players
from ...common.drawing.html import Child, el
from ...common.drawing.players import trait
from ..state import DINOSAURS
from ..view import SeatView
from .scene import Scene

ALL = "∞"


def part(scene: Scene) -> Markup:
    """The players' plates."""

    def plate(seat: int) -> Markup:
        player = scene.view.players[seat]
        has, figures = _has(scene, player), traits(scene, player)
        return players.plate(scene, seat, player.points, has, figures, notes(scene, player))

    return players.part(scene, plate)


def part_mine(scene: Scene) -> Markup:
    """All players' genes and herds once more, for phones."""

    def row(seat: int) -> Markup:
        player = scene.view.players[seat]
        has, figures = _has(scene, player), traits(scene, player)
        return players.row(scene, seat, has, figures, notes(scene, player))

    return players.part_mine(scene, row, scene.say("web-traits"))


def _has(scene: Scene, player: SeatView) -> tuple[Child, ...]:
    """How many dinosaurs live, and how many cards are held."""
    herd = scene.say("web-herd", number=player.dinosaurs, all=DINOSAURS)
    return herd, players.held("card", player.cards, scene.say("web-cards"))


def traits(scene: Scene, player: SeatView) -> list[Markup]:
    """Tail, legs, horns, eggs, layers and mutations, with what cards add in this round."""
    genes = player.genes
    horns = f"{player.attack}"
    if player.attack != player.defence:
        horns = f"{player.attack}/{player.defence}"
    cold = ALL if player.keeps_cold is None else str(player.keeps_cold)
    hot = ALL if player.keeps_hot is None else str(player.keeps_hot)
    figures = (
        ("tail", str(genes["tail"]), "tail"),
        ("leg", str(player.movement), "leg"),
        ("horn", horns, "horn"),
        ("egg", str(player.eggs), "egg"),
        ("fur", cold, "fur"),
        ("parasol", hot, "parasol"),
        ("vial", str(genes["mutation"]), "mutation"),
    )
    return [trait(glyph, value, scene.say(f"gene-{gene}")) for glyph, value, gene in figures]


def notes(scene: Scene, player: SeatView) -> list[Markup]:
    """What cards have changed, and the cards that all have seen."""
    told = []
    if player.open_cards and player.seat != scene.me:
        names = ", ".join(scene.say(f"card-{card}") for card in player.open_cards)
        told.append(scene.say("web-open-cards", cards=names))
    told += [scene.say("label-pledged", card=scene.say(f"card-{c}")) for c in player.pledged]
    if player.peaceful:
        told.append(scene.say("web-peace"))
    told += [scene.say("web-truce", seat=scene.name(other)) for other in player.truce]
    if player.tough:
        told.append(scene.say("card-tough-kids"))
    if player.out:
        told.append(scene.say("web-out"))
    return [el("i", each, class_="gene") for each in told]
