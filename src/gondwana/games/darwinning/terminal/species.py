"""Every player's species in text, and what survival would bring it."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from ...common.terminal import Terminal, figures_grid
from ..outlook import Fate, Line, fate, prey, spaces
from ..state import ABILITIES, VIRTUAL
from ..view import PlaceView, SeatView, View
from .cards import codes
from .chain import called, marker

FREE, PRINTED = "–", "°"
WIDE, WIDEST = 30, 52  # columns for where food and points come from


def species(terminal: Terminal, view: View, before: View | None = None) -> RenderableType:
    """The species, from the highest on the food chain down; who may eat whom as things stand.

    Only those that have changed since `before`.
    """
    order = sorted(view.players, key=lambda player: -player.space)
    known = before.players if before else ()
    parts = [_player(terminal, view, player) for player in order if player not in known]
    if view.open_cards and (before is None or before.open_cards != view.open_cards):
        parts.append(virtual(terminal, view))
    return Group(*parts)


def _player(terminal: Terminal, view: View, player: SeatView) -> RenderableType:
    if player.species is None:
        return Text("")
    say = terminal.say
    figures = say(
        "label-species", species=say(f"species-{player.species}"), space=player.space,
        population=player.population, start=player.start_population, points=player.points,
    )  # fmt: skip
    title = named(terminal, player.seat).append(f", {figures}")
    lines = [title, _line(say("label-abilities"), places(terminal, player))]
    lines.append(_line(say("label-lives-in"), _environments(terminal, view, player)))
    if view.phase not in ("setup", "over"):
        lines.append(_line(say("label-eats"), _prey(terminal, view, player.seat)))
    if player.emptied:
        lines.append(Text(f"    {say('label-emptied')}", "yellow"))
    return Group(*lines)


def named(terminal: Terminal, seat: int) -> Text:
    """A seat's piece and its player's name."""
    return Text.assemble(terminal.piece(seat), " ", (terminal.names[seat], "bold"))


def _line(heading: str, text: Text) -> Text:
    return Text(f"    {heading} ").append_text(text)


def places(terminal: Terminal, player: SeatView) -> Text:
    """DW.S4: the five places; the frame in brackets, printed abilities marked."""
    return Text(", ").join(place(terminal, each) for each in player.places)


def place(terminal: Terminal, view: PlaceView) -> Text:
    """A place's number and what lies there."""
    held = view.stolen or view.card
    ability = held.ability if held else view.printed
    text = FREE if ability is None else terminal.say(f"ability-{ability}")
    if view.stolen:
        text = terminal.say("label-stolen", ability=text)
    elif view.card is None and ability is not None:
        text += PRINTED
    if ability is not None and view.working is None:
        text = terminal.say("label-off", ability=text)
    number = f"[{view.number}]" if view.framed else f"{view.number}"
    return Text(f"{number} ", "dim").append(text, "not dim" if view.working else "")


def _environments(terminal: Terminal, view: View, player: SeatView) -> Text:
    """DW.5.2: environments and their food; those on the table are bold."""
    parts = []
    for name, food in player.homes.items():
        parts.append(_environment(terminal, view, name, f"{food}{PRINTED}"))
    parts += [_environment(terminal, view, name, "2") for name in player.gained]
    return Text(", ").join(parts) if parts else Text(FREE)


def _environment(terminal: Terminal, view: View, name: str, food: str) -> Text:
    lies = name in view.environments
    return Text(f"{'✓' if lies else ''}{terminal.say(f'environment-{name}')} {food}",
                "bold" if lies else "dim")  # fmt: skip


def _prey(terminal: Terminal, view: View, seat: int) -> Text:
    """DW.A.eat: whom it may eat, and who may eat it."""
    meals = prey(view)
    hunters = [eater for eater, may in meals.items() if seat in may]
    text = _markers(terminal, meals.get(seat, ()))
    return text.append(f"; {terminal.say('label-eaten-by')} ").append_text(
        _markers(terminal, hunters)
    )


def _markers(terminal: Terminal, found: tuple[int, ...] | list[int]) -> Text:
    if not found:
        return Text(FREE)
    return Text(" ").join(marker(terminal, each) for each in found)


def virtual(terminal: Terminal, view: View) -> RenderableType:
    """DW.T1, DW.T6: the virtual species and its open cards."""
    title = Text.assemble(marker(terminal, VIRTUAL), f" {terminal.say('virtual')}")
    if view.virtual is not None:
        title.append(f", {terminal.say('label-space', space=view.virtual)}")
    lines = [title]
    for number, card in enumerate(view.open_cards, 1):
        if card is not None:
            name = Text(f"    v{number}  ").append_text(codes([card]))
            if card.ability is not None:
                name.append(f" {terminal.say(f'ability-{card.ability}')}", "default")
            lines.append(name)
    return Group(*lines)


# ---- survival as it would be now -----------------------------------------------------------


def source(terminal: Terminal, line: Line) -> str:
    """Where food comes from."""
    if line.kind == "prey":
        return terminal.say("label-food-prey", prey=called(terminal, int(line.name)))
    kind = "ability" if line.kind == "ability" else "environment"
    return terminal.say(f"label-food-{line.kind}", name=terminal.say(f"{kind}-{line.name}"))


def outcome(terminal: Terminal, found: Fate) -> str:
    """DW.5.1, DW.5.4: what would follow, in a sentence."""
    say = terminal.say
    sentences = [say("label-fate", food=found.food, need=found.need, change=found.change)]
    if found.tokens:
        sentences.append(say("label-bites", tokens=found.tokens, limit=found.limit))
    return " ".join(sentences)


def food(terminal: Terminal, view: View) -> RenderableType:
    """DW.5.2: every species' food, line by line, if survival came now."""
    parts: list[RenderableType] = [Text(terminal.say("label-if-now"))]
    at = spaces(view)
    for player in sorted(view.players, key=lambda each: at.get(each.seat, 0)):
        found = fate(view, terminal.t, player.seat)
        parts.append(named(terminal, player.seat))
        parts += [Text(_counted(terminal, line)) for line in found.lines]
        parts += [Text(outcome(terminal, found)), Text("")]
    return Group(*parts)


def _counted(terminal: Terminal, line: Line) -> str:
    """A source of food and how much it gives, in columns."""
    return f"    {source(terminal, line):{WIDE}}{line.amount:+}"


# ---- points --------------------------------------------------------------------------------


def points(terminal: Terminal, view: View) -> RenderableType:
    """DW.E1: where each species' points come from."""
    parts: list[RenderableType] = []
    for player in view.players:
        if player.parts:
            title = named(terminal, player.seat)
            parts.append(title.append(f": {terminal.say('label-sum', points=player.points)}"))
            parts += [
                Text(f"    {_part(terminal, player, part):{WIDEST}}{number:>3}")
                for part, number in player.parts.items()
            ]
    return Group(*parts)


def _part(terminal: Terminal, player: SeatView, part: str) -> str:
    scoring = [
        f"{terminal.say(f'ability-{held.ability}')} {each.points}"
        for each in player.places
        if each.points and (held := each.card) is not None
    ]
    return terminal.say(
        f"label-points-{part}",
        space=player.space, population=player.population, start=player.start_population,
        printed=len(player.homes), gained=len(player.gained), list=", ".join(scoring) or FREE,
    )  # fmt: skip


def abilities(terminal: Terminal, view: View) -> RenderableType:
    """All fifteen abilities: number, points, what each does, and whose works."""
    grid = figures_grid()
    grid.add_column("", justify="right")
    grid.add_column(terminal.say("label-points"), justify="right")
    grid.add_column(terminal.say("label-ability"), overflow="fold")
    for number, name in enumerate(ABILITIES, 1):
        text = Text.assemble((terminal.say(f"ability-{name}"), "bold"), ": ")
        text.append(terminal.say(f"ability-{name}-effect"))
        for player in view.players:
            if any(each.working == name for each in player.places):
                text.append(" ").append_text(terminal.piece(player.seat))
        grid.add_row(str(number), str(terminal.t.points[number - 1]), text)
    return grid
