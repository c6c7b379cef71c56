"""Everybody at the table: points, herd, cards, traits and unique genes."""

from __future__ import annotations

from markupsafe import Markup

from ...common.drawing import players
from ...common.drawing.html import Child, el
from ...common.drawing.players import trait
from ..state import DINOSAURS
from ..view import SeatView
from .scene import Scene, unique_genes


def part(scene: Scene) -> Markup:
    """The players' plates."""

    def plate(seat: int) -> Markup:
        player = scene.view.players[seat]
        has, figures = _has(scene, player), traits(scene, player)
        return players.plate(scene, seat, player.points, has, figures, _genes(scene, player))

    return players.part(scene, plate)


def part_mine(scene: Scene) -> Markup:
    """All clans' traits, herds and genes once more, for phones."""

    def row(seat: int) -> Markup:
        player = scene.view.players[seat]
        has, figures = _has(scene, player), traits(scene, player)
        return players.row(scene, seat, has, figures, _genes(scene, player))

    return players.part_mine(scene, row, scene.say("web-traits"))


def _has(scene: Scene, player: SeatView) -> tuple[Child, ...]:
    """How many dinosaurs live, and how many cards are held."""
    herd = scene.say("web-herd", number=player.dinosaurs, all=DINOSAURS - player.fallen)
    return herd, players.held("card", player.cards, scene.say("label-cards"))


def traits(scene: Scene, player: SeatView) -> list[Markup]:
    """Movement, eggs, horns, layers and vials."""
    genes = player.genes
    horns = f"{player.attack}"
    if player.attack != player.defence:
        horns = f"{player.attack}/{player.defence}"
    return [
        trait("leg", str(player.movement), scene.say("label-movement")),
        trait("egg", str(player.eggs), scene.say("label-eggs")),
        trait("horn", horns, scene.say("web-horns-both")),
        trait("parasol", str(genes["thermoregulation"]), scene.say("gene-thermoregulation")),
        trait("fur", str(genes["fur"]), scene.say("gene-fur")),
        trait("vial", str(genes["vial"]), scene.say("label-vials")),
    ]


def _genes(scene: Scene, player: SeatView) -> list[Markup]:
    return [
        el("i", scene.say(f"gene-{gene}"), title=scene.say(f"gene-{gene}-effect"), class_="gene")
        for gene in unique_genes(player.genes)
    ]
