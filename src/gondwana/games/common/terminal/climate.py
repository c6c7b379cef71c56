"""A climate in text: lands by their letters on their colours, zones by their signs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from .base import Terminal
from .hexes import ground

GAP = 3  # columns between an island and its climate


@dataclass(frozen=True)
class Climate:
    """How a game's climate reads.

    `colours` are those of the lands, by name; `signs` and `styles` those of the zones, by name, the
    mildest zone first. A land is called by the text `terrain-NAME` and has the letter
    `terrain-NAME-letter`; a zone is called by `zone-NAME`.
    """

    colours: Mapping[str, str]
    signs: Mapping[str, str]
    styles: Mapping[str, str]

    def letter(self, terminal: Terminal, land: str, around: str = "  ") -> Text:
        """A land's letter on its colour, between two signs."""
        sign = terminal.say(f"terrain-{land}-letter")
        return Text(f"{around[0]}{sign}{around[1]}", ground(terminal, self.colours[land]))

    def sign(self, zone: str) -> Text:
        """The sign of a zone, on nobody's colour."""
        return Text(self.signs[zone], f"not bold {self.styles[zone]} on default")

    def by_zone(self, zones: Mapping[str, str]) -> list[str]:
        """The lands of these zones, the mildest first."""
        order = list(self.signs)
        return sorted(self.colours, key=lambda land: order.index(zones[land]))

    def legend(self, terminal: Terminal, zones: Mapping[str, str]) -> Text:
        """In which zone each land is this round, in one line."""
        parts = []
        for land in self.by_zone(zones):
            part = self.letter(terminal, land)
            words = f" {self.signs[zones[land]]} {terminal.say(f'zone-{zones[land]}')}"
            parts.append(part.append(words, "default on default"))
        return Text("   ").join(parts)

    def lands(
        self, terminal: Terminal, zones: Mapping[str, str], words: Callable[[str], str]
    ) -> Grid:
        """In which zone each land is this round, a line each; `words` tells who lives in a zone."""
        grid = Grid.grid(padding=(0, 1, 0, 0))
        for land in self.by_zone(zones):
            zone = zones[land]
            sign = Text(self.signs[zone], self.styles[zone])
            told = Text(f"{terminal.say(f'zone-{zone}')}{words(zone)}")
            grid.add_row(self.letter(terminal, land), terminal.say(f"terrain-{land}"), sign, told)
        return grid

    def outlook(
        self,
        terminal: Terminal,
        title: str,
        zones: Iterable[str],
        rows: Iterable[tuple[str, str, Mapping[str, Iterable[str]]]],
    ) -> Grid:
        """What may come: a result, how likely it is, and which lands are then in each zone."""
        grid, shown = Grid.grid(padding=(0, 1, 0, 0)), list(zones)
        heads = (Text(f" {self.signs[zone]}", self.styles[zone]) for zone in shown)
        grid.add_row(Text(title, "bold"), "", *heads)
        for result, chance, lands in rows:
            letters = (
                Text("").join(self.letter(terminal, land) for land in lands[zone]) for zone in shown
            )
            grid.add_row(Text(result), Text(chance, justify="right"), *letters)
        return grid


def with_sky(
    terminal: Terminal,
    land: RenderableType,
    sky: RenderableType,
    legend: RenderableType | None,
    more: RenderableType | None = None,
) -> RenderableType:
    """An island and its climate beside it, `more` beneath that, where both fit without wrapping.

    Where they do not, below it stands the `legend`, or the whole climate if there is none.
    """
    whole = sky if more is None else Group(sky, "", more)
    wide = terminal.console.measure(land).maximum
    if wide + GAP + terminal.console.measure(sky).maximum <= terminal.console.width:
        grid = Grid.grid(padding=(0, GAP, 0, 0))
        grid.add_column(width=wide)
        grid.add_column()
        grid.add_row(land, whole)
        return grid
    return Group(land, "", whole) if legend is None else Group(land, legend)
