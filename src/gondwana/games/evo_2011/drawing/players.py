"""Everybody at the table: plate, points, herd, cards, traits and unique genes."""

from __future__ import annotations

from markupsafe import Markup

from ..state import DINOSAURS
from ..view import SeatView
from .html import animal, classes, el, hidden, icon
from .scene import SPECIES, Scene, figure, letter, seat_class, unique_genes


def part(scene: Scene) -> Markup:
    """The players, the reader first, then in the order of the seats."""
    seats = len(scene.view.players)
    first = scene.me or 0
    rows = [_player(scene, scene.view.players[(first + k) % seats]) for k in range(seats)]
    look = classes("players", seats > 4 and "many")
    words = scene.say("web-players")
    return el("ol", rows, id="part-players", class_=look, aria_label=words)


def part_mine(scene: Scene) -> Markup:
    """All clans' traits, herds and genes once more, for phones: the plates have no room for them.

    The reader's own come first.
    """
    seats = len(scene.view.players)
    first = scene.me or 0
    rows = [_clan(scene, scene.view.players[(first + k) % seats]) for k in range(seats)]
    words = scene.say("web-traits")
    return el("ol", rows, id="part-mine", class_="sheet clans", aria_label=words)


def _clan(scene: Scene, player: SeatView) -> Markup:
    seat = player.seat
    genes = _genes(scene, player)
    herd = el("small", _herd(scene, player), _cards(scene, player))
    return el(
        "li",
        el("div", letter(seat), el("span", scene.name(seat)), herd, class_="name"),
        el("div", traits(scene, player), class_="traits"),
        el("p", genes, class_="genes") if genes else None,
        class_=classes("clan", seat_class(seat)),
    )


def _player(scene: Scene, player: SeatView) -> Markup:
    seat = player.seat
    genes = _genes(scene, player)
    points = "?" if player.points is None else player.points
    return el(
        "li",
        el("div", animal(SPECIES[seat]), letter(seat), class_="plate"),
        el("div", el("span", scene.name(seat)), el("small", _who(scene, seat)), class_="who"),
        el("div", points, el("small", scene.say("web-points")), class_="pts num"),
        el("div", _herd(scene, player), _cards(scene, player), class_="has"),
        el("div", traits(scene, player), class_="traits"),
        el("p", genes, class_="genes") if genes else None,
        id=f"seat-{seat}",
        class_=classes("player", seat_class(seat), seat == scene.me and "me"),
    )


def _who(scene: Scene, seat: int) -> str:
    if seat == scene.me:
        return scene.say("web-you")
    bot = scene.bots[seat] if seat < len(scene.bots) else None
    return "" if bot is None else scene.say("web-bot", strength=bot)


def _herd(scene: Scene, player: SeatView) -> str:
    return scene.say("web-herd", number=player.dinosaurs, all=DINOSAURS - player.fallen)


def _cards(scene: Scene, player: SeatView) -> Markup | None:
    if not player.cards:
        return None
    words = scene.say("label-cards")
    inside = (icon("card", small=True), player.cards, hidden(f" {words}"))
    return el("span", inside, class_="held", title=words)


def traits(scene: Scene, player: SeatView) -> list[Markup]:
    """Movement, eggs, horns, layers and vials."""
    genes = player.genes
    horns = f"{player.attack}"
    if player.attack != player.defence:
        horns = f"{player.attack}/{player.defence}"
    return [
        figure("leg", str(player.movement), scene.say("label-movement")),
        figure("egg", str(player.eggs), scene.say("label-eggs")),
        figure("horn", horns, scene.say("web-horns-both")),
        figure("parasol", str(genes["thermoregulation"]), scene.say("gene-thermoregulation")),
        figure("fur", str(genes["fur"]), scene.say("gene-fur")),
        figure("vial", str(genes["vial"]), scene.say("label-vials")),
    ]


def _genes(scene: Scene, player: SeatView) -> list[Markup]:
    return [
        el("i", scene.say(f"gene-{gene}"), title=scene.say(f"gene-{gene}-effect"), class_="gene")
        for gene in unique_genes(player.genes)
    ]
