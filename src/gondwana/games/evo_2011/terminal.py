"""The game at a terminal: a View as text that Rich prints, and words for what is asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from rich import box
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from ...kernel.game import Table
from ...kernel.texts import Texts
from .phases.climate import BOTTOM
from .phases.movement import succeeds
from .state import (
    CARDS,
    DEADLY,
    EQUAL,
    FACES,
    GENES,
    METEORITE,
    MORE,
    NORMAL_GENES,
    SECTIONS,
    SUCCESS,
    TERRAINS,
    TOKENS,
    ZONES,
)
from .telling import MANNER
from .view import AskView, SeatView, SpaceView, View

SIDE_BY_SIDE = 100  # columns from which the climate stands beside the island
HEX = 8  # columns of a space: a slanted edge, six signs, a slanted edge
SIGNS = {"ideal": "✓", "hot": "☼", "cold": "*", "deadly": "†"}
SHAPES = {"T": "[T]", "C": "(C)", "S": "<S>", "B": "{B}", "P": "=P="}
CLANS = {
    "T": "bold #fffdf7 on #b2301a",
    "C": "bold #fffdf7 on #006b5b",
    "S": "bold #fffdf7 on #1b68c9",
    "B": "bold #fffdf7 on #742874",
    "P": "bold #1e282c on #c28200",
}
LAND = {
    "yellow": "#3a2c00 on #f3e09c",
    "green": "#12301c on #afcfb0",
    "brown": "#2a1605 on #cb9b70",
    "white": "#1e282c on #f7f6f2",
}
# Sixteen colours are too few for tints: then the plain names, as far apart as they go.
LAND_OF_SIXTEEN = {
    "yellow": "black on bright_yellow",
    "green": "black on green",
    "brown": "bright_white on yellow",
    "white": "black on bright_white",
}
CLANS_OF_SIXTEEN = {
    "T": "bright_white on red",
    "C": "bright_white on cyan",
    "S": "bright_white on blue",
    "B": "bright_white on magenta",
    "P": "bright_yellow on black",
}
ZONE_STYLE = {"ideal": "green", "hot": "red", "cold": "cyan", "deadly": "bold red"}
BITES = (SUCCESS, EQUAL, MORE)  # E2.R5: the faces on which a killer baby wins


@dataclass(frozen=True)
class Choices:
    """Choices that belong together: a heading, and for each one its words and how it is shown.

    Where they are not `numbered`, what is shown is typed after the heading.
    """

    heading: Text
    items: tuple[tuple[str, Text], ...]
    numbered: bool = True


class Terminal:
    """What the command line needs of this game to play it in a terminal.

    `texts` are the game's, `names` what each seat is called.
    """

    manner = MANNER

    def __init__(self, table: Table, texts: Texts, names: Sequence[str], console: Console) -> None:
        self._t = table.constants
        self._say = texts
        self._names = names
        self._marks = table.game.marks
        self._console = console
        few = console.color_system in ("standard", "windows")
        self._land = LAND_OF_SIXTEEN if few else LAND
        self._clans = CLANS_OF_SIXTEEN if few else CLANS

    # ---- what lies on the table ------------------------------------------------------------

    def screen(self, view: View, before: View | None) -> list[RenderableType]:
        """What a seat should see before it decides; less where it has seen most just `before`."""
        step = view.ask.step
        if before is None or (before.round, before.phase) != (view.round, view.phase):
            if before is None or before.round != view.round or step in ("bid", "move"):
                return self.everything(view)
        if step == "bid":
            return [self.auction(view)]
        return [self.map(view)] if step in ("move", "lay", "remove", "flee") else []

    def everything(self, view: View) -> list[RenderableType]:
        """The whole table."""
        parts = [self.map(view, wide=True), self.players(view)]
        if view.phase == "mutation":
            parts.append(self.auction(view))
        if view.hand:
            parts.append(self.hand(view))
        return parts

    def map(self, view: View, wide: bool = False) -> RenderableType:
        """The island and, beside or below it, the climate."""
        island, climate = self.island(view), self.climate(view)
        if self._console.width >= SIDE_BY_SIDE:
            grid = Grid.grid(padding=(0, 3, 0, 0))
            grid.add_row(island, climate)
            return grid
        return Group(island, "", climate) if wide else Group(island, self.legend(view))

    def island(self, view: View) -> Text:
        """The spaces as hexagons, two lines each: name and land's letter; dinosaur and climate."""
        lowest = min(2 * space.q + space.r for space in view.spaces)
        lines: dict[int, Text] = {}
        for space in sorted(view.spaces, key=lambda space: (space.r, space.q)):
            column = (2 * space.q + space.r - lowest) * HEX // 2
            for half, inner in enumerate((self._name_line(space), self._herd_line(space))):
                line = lines.setdefault(2 * space.r + half, Text(no_wrap=True))
                line.append(" " * (column - line.cell_len))
                left, right = "/\\" if half == 0 else "\\/"
                line.append(left, "dim")
                line.append_text(inner)
                line.append(right, "dim")
        return Text("\n").join(lines[key] for key in sorted(lines))

    def _name_line(self, space: SpaceView) -> Text:
        line = Text(style=self._land[space.terrain])
        letter = self._say(f"terrain-{space.terrain}-letter")
        line.append(f" {space.name:<3} ", "bold").append(letter)
        return line

    def _herd_line(self, space: SpaceView) -> Text:
        line = Text(style=self._land[space.terrain])
        line.append("!" if space.marked else " ")
        line.append_text(Text("   ") if space.dinosaur is None else self.piece(space.dinosaur))
        return line.append(" ").append(SIGNS[space.zone], "bold")

    def piece(self, seat: int) -> Text:
        """A clan's dinosaur: its letter in its own brackets and colour."""
        mark = self._marks[seat]
        return Text(SHAPES[mark], self._clans[mark])

    def legend(self, view: View) -> Text:
        """What each land is this round, in one line."""
        parts = []
        for terrain in self._by_zone(view):
            zone = view.zones[terrain]
            part = Text(f" {self._say(f'terrain-{terrain}-letter')} ", self._land[terrain])
            part.append(f" {SIGNS[zone]} {self._say(f'zone-{zone}')}", "default on default")
            parts.append(part)
        return Text("   ").join(parts)

    def _by_zone(self, view: View) -> list[str]:
        return sorted(TERRAINS, key=lambda terrain: ZONES.index(view.zones[terrain]))

    def climate(self, view: View) -> RenderableType:
        """What each land is this round, who lives there, and what the next token may bring."""
        lands = Grid.grid(padding=(0, 1, 0, 0))
        for terrain in self._by_zone(view):
            zone = view.zones[terrain]
            lands.add_row(
                self._letter(terrain),
                self._say(f"terrain-{terrain}"),
                Text(SIGNS[zone], ZONE_STYLE[zone]),
                Text(self._zone_words(view, zone)),
            )
        title = Text(self._say("label-climate"), "bold")
        return Group(title, lands, "", self._next_token(view))

    def _letter(self, terrain: str) -> Text:
        return Text(f" {self._say(f'terrain-{terrain}-letter')} ", self._land[terrain])

    def _zone_words(self, view: View, zone: str) -> str:
        """The zone's name and, for who looks, how many live there."""
        words = self._say(f"zone-{zone}")
        if view.seat is None:
            return words
        genes = view.players[view.seat].genes
        layer = {"hot": "thermoregulation", "cold": "fur", "deadly": "cave-dweller"}.get(zone)
        if layer is None:
            return f"{words}: {self._say('label-all-live')}"
        return f"{words}: {self._say('label-some-live', count=genes[layer])}"

    def _next_token(self, view: View) -> RenderableType:
        if view.over:
            return Text("")
        if view.next_token is not None:
            token = self._say(f"token-{view.next_token}")
            return Text(self._say("label-seen-token", token=token), "bold")
        grid = Grid.grid(padding=(0, 1, 0, 0))
        grid.add_row(
            Text(self._say("label-next-token"), "bold"),
            "",
            *(Text(f" {SIGNS[zone]}", ZONE_STYLE[zone]) for zone in ZONES),
        )
        end = Text("")
        for token, chance in self.token_odds(view):
            if token == TOKENS[METEORITE]:
                end = Text(self._say("label-meteorite", chance=str(chance)), "bold red")
                continue
            lands = (self._lands_then(view, token, zone) for zone in range(len(ZONES)))
            odds = Text(str(chance), justify="right")
            grid.add_row(Text(self._say(f"token-{token}")), odds, *lands)
        return Group(grid, end)

    def _lands_then(self, view: View, token: str, zone: int) -> Text:
        section = (view.section + self._t.token_turn[TOKENS.index(token)]) % SECTIONS
        return Text("").join(
            self._letter(name)
            for terrain, name in enumerate(TERRAINS)
            if self._t.zone[section, terrain] == zone
        )

    def token_odds(self, view: View) -> list[tuple[str, Fraction]]:
        """E2.S5: how likely each token is the next one, likeliest first."""
        left = view.tokens_in_pile
        falls = Fraction(1, left) if 0 < left <= BOTTOM else Fraction(0)
        total = sum(view.tokens_left.values())
        odds = [(token, (1 - falls) * n / total) for token, n in view.tokens_left.items() if n]
        if falls:
            odds.append((TOKENS[METEORITE], falls))
        return sorted((pair for pair in odds if pair[1]), key=lambda pair: -pair[1])

    def players(self, view: View) -> RenderableType:
        """Everybody's open figures, in the order in force; unique genes by name below."""
        keys = ("mp", "dinosaurs", "movement", "horns", "eggs", "heat", "fur", "vials", "cards")
        grid = _figures_grid()
        grid.add_column("")
        grid.add_column(self._say("label-clan"))
        for key in keys:
            grid.add_column(self._say(f"label-{key}"), justify="right")
        seats = view.order if len(view.order) == len(view.players) else range(len(view.players))
        for seat in seats:
            player = view.players[seat]
            name = Text(self._names[seat], "bold" if seat == view.seat else "")
            grid.add_row(self.piece(seat), name, *self._figures(player))
        return Group(grid, *self._unique_genes(view))

    def _figures(self, player: SeatView) -> list[Text]:
        genes = player.genes
        horns = f"{player.attack}"
        if player.attack != player.defence:
            horns = f"{player.attack}/{player.defence}"
        dinosaurs = f"{player.dinosaurs}+{player.supply}"
        figures = (
            "?" if player.points is None else str(player.points),
            f"{dinosaurs}−{player.fallen}" if player.fallen else dinosaurs,
            str(player.movement),
            horns,
            str(player.eggs),
            str(genes["thermoregulation"]),
            str(genes["fur"]),
            str(genes["vial"]),
            str(player.cards),
        )
        return [Text(figure, "dim" if figure == "0" else "") for figure in figures]

    def _unique_genes(self, view: View) -> list[Text]:
        lines = []
        for player in view.players:
            names = [self._say(f"gene-{g}") for g in GENES[NORMAL_GENES:] if player.genes[g]]
            if names:
                line = self.piece(player.seat)
                lines.append(line.append(f" {', '.join(names)}", "default on default"))
        return lines

    def auction(self, view: View) -> RenderableType:
        """E2.2: what lies in each column, who bids for it, and what it does."""
        grid = _figures_grid()
        grid.add_column(self._say("label-column"), justify="right")
        grid.add_column(self._say("label-bid"))
        grid.add_column(self._say("label-prize"), overflow="fold")
        for column in view.columns:
            bid = Text("")
            if column.seat is not None:
                bid = self.piece(column.seat).append(f" {column.bid}", "bold default on default")
                bid.append(" ≥+3" if column.totem else "", "default on default")
            grid.add_row(str(column.number), bid, self._prize(column.number, column.gene))
        return grid

    def _prize(self, number: int, gene: str | None) -> Text:
        if number == 1:
            return Text.assemble((self._say("label-event-card"), "bold"))
        if gene is None:
            return Text(self._say("label-nothing"))
        name, effect = self._say(f"gene-{gene}"), self._say(f"gene-{gene}-effect")
        return Text.assemble((name, "bold"), f": {effect}")

    def hand(self, view: View) -> RenderableType:
        """The cards that the seat holds, when each may be played and what it does."""
        if not view.hand:
            return Text(self._say("label-no-cards"))
        title = Text(self._say("label-hand"), "bold")
        return Group(
            title, *(Padding(self._card(card), (0, 0, 0, 2), expand=False) for card in view.hand)
        )

    def _card(self, card: str) -> Text:
        window, effect = self._say(f"card-{card}-window"), self._say(f"card-{card}-effect")
        return Text.assemble((self._say(f"card-{card}"), "bold"), f": {window} {effect}")

    def topics(self, view: View) -> dict[str, RenderableType]:
        """What can be looked up by a word of its own: the genes, the event cards."""
        return {"genes": self._all_genes(view), "cards": self._all_cards(view)}

    def _all_genes(self, view: View) -> RenderableType:
        lines = []
        for gene in GENES:
            line = Text.assemble((self._say(f"gene-{gene}"), "bold"))
            line.append(f": {self._say(f'gene-{gene}-effect')}")
            for player in view.players:
                if player.genes[gene]:
                    line.append(" ").append_text(self.piece(player.seat))
                    line.append(f" {player.genes[gene]}" if gene in GENES[:NORMAL_GENES] else "")
            lines.append(line)
        return Group(*lines)

    def _all_cards(self, view: View) -> RenderableType:
        lines = []
        for card in CARDS:
            line = self._card(card)
            if card in view.discarded:
                line.append(f" ({self._say('label-discarded')})", "dim")
            lines.append(line)
        return Group(*lines)

    def result(self, view: View, ranks: Sequence[int]) -> RenderableType:
        """E2.E1: the end, by rank."""
        grid = _figures_grid()
        for key in ("rank", "piece", "clan", "mp", "dinosaurs"):
            heading = "" if key == "piece" else self._say(f"label-{key}")
            grid.add_column(heading, justify="left" if key in ("piece", "clan") else "right")
        for player in sorted(view.players, key=lambda player: (ranks[player.seat], player.seat)):
            grid.add_row(
                str(ranks[player.seat]),
                self.piece(player.seat),
                Text(self._names[player.seat]),
                str(player.points),
                str(player.dinosaurs),
            )
        return grid

    # ---- who may see what ------------------------------------------------------------------

    def face_down(self, view: View) -> bool:
        """E2.E1: whether somebody's mutation points are hidden from who sees this view."""
        return any(player.points is None for player in view.players)

    def revealed(self, view: View, points: Sequence[int]) -> View:
        """E2.E1: the view with everybody's mutation points, as after the end."""
        players = (replace(player, points=points[player.seat]) for player in view.players)
        return replace(view, players=tuple(players))

    def has_secrets(self, view: View) -> bool:
        """Whether the view shows something that no other seat may see."""
        face_down = self.face_down(view)
        choosing = view.ask.step == "remove" and view.seat in view.ask.seats
        marked = any(space.marked for space in view.spaces)
        return bool(view.hand) or view.next_token is not None or face_down or choosing or marked

    # ---- what is asked ---------------------------------------------------------------------

    def ask(self, view: View) -> str:
        """What the seat is asked, in one sentence or two."""
        ask, seat = view.ask, view.seat
        assert seat is not None
        me = view.players[seat]
        if ask.step == "window":
            return self._ask_window(view, ask)
        if ask.step == "bid":
            return self._say("ask-bid", points=me.points, vials=me.genes["vial"])
        if ask.step == "place":
            return self._say("ask-place")
        if ask.step == "move":
            return f"{self._say('ask-move', steps=ask.steps)} {self._outlook(view)}"
        if ask.step == "flee":
            assert ask.fight is not None
            return self._say("ask-flee", space=ask.fight[1])
        if ask.step == "lay":
            return f"{self._ask_lay(ask, me)} {self._outlook(view)}"
        return self._say("ask-remove", count=ask.to_remove)

    def _ask_lay(self, ask: AskView, me: SeatView) -> str:
        if ask.taken is not None:
            return self._say("ask-lay-again", space=ask.taken)
        if me.supply == 0:
            return self._say("ask-take", egg=ask.egg, eggs=me.eggs)
        return self._say("ask-lay", egg=ask.egg, eggs=me.eggs)

    def _ask_window(self, view: View, ask: AskView) -> str:
        details: dict[str, Any] = {}
        if ask.window_seat is not None:
            details["seat"] = self._names[ask.window_seat]
        if ask.fight is not None:
            start, target = ask.fight
            attacker, wins = self._fight(view, start, target)
            details = {"seat": attacker, "start": start, "target": target, "wins": wins}
        return self._say(f"ask-window-{ask.window}", **details)

    def _outlook(self, view: View) -> str:
        """E2.R9: how many of one's dinosaurs would fall if this round ended now."""
        assert view.seat is not None
        falling = self.falling(view, view.seat)
        if falling == 0:
            return self._say("label-none-fall")
        me = view.players[view.seat]
        return self._say("label-some-fall", count=falling, herd=me.dinosaurs)

    def falling(self, view: View, seat: int) -> int:
        """E2.6.1, E2.6.2, E2.R9: how many of the seat's the climate takes, cards aside."""
        player = view.players[seat]
        herds = dict.fromkeys(ZONES, 0)
        for space in view.spaces:
            if space.dinosaur == seat:
                herds[space.zone] += 1
        genes = player.genes
        doomed = max(0, herds["hot"] - genes["thermoregulation"])
        doomed += max(0, herds["cold"] - genes["fur"])
        doomed += max(0, herds[ZONES[DEADLY]] - genes["cave-dweller"])
        return min(doomed, max(0, player.dinosaurs - player.minimum))

    def default(self, view: View) -> str | None:
        """The words that Enter alone means: in windows, to play nothing."""
        return "pass" if view.ask.step == "window" else None

    def choices(self, view: View, legal: Sequence[str]) -> list[Choices]:
        """The legal actions, given by their words, in readable groups."""
        spaces = {space.name.lower(): space for space in view.spaces}
        groups: dict[str, list[tuple[str, Text]]] = {}
        for words in legal:
            verb, *rest = words.split()
            key = " ".join([verb, *rest[:-1]]) if verb in ("bid", "move", "fly", "swim") else verb
            groups.setdefault(key, []).append((words, self._label(view, spaces, words)))
        passes = groups.pop("pass", None)
        found = [self._group(view, spaces, key, items) for key, items in groups.items()]
        if passes is not None:
            found.append(Choices(Text(""), tuple(passes)))
        return found

    def _group(
        self,
        view: View,
        spaces: Mapping[str, SpaceView],
        key: str,
        items: list[tuple[str, Text]],
    ) -> Choices:
        verb, *rest = key.split()
        if verb in ("bid", "place"):
            heading = Text(" ".join([self._say(f"verb-{verb}"), *rest]), "bold")
            return Choices(heading, tuple(items), numbered=False)
        if verb in ("move", "fly", "swim") and view.seat is not None:
            space = spaces[rest[0]]
            heading = self.piece(view.seat).append(f" {space.name} ", "bold default on default")
            heading.append_text(self._sign(space))
            if verb != "move":
                heading.append(f" {self._say(f'action-{verb}')}", "default on default")
            return Choices(heading, tuple(items))
        heading = Text("" if verb == "play" else self._say(f"action-{verb}"))
        return Choices(heading, tuple(items))

    def _sign(self, space: SpaceView) -> Text:
        return Text(SIGNS[space.zone], f"not bold {ZONE_STYLE[space.zone]} on default")

    def _label(self, view: View, spaces: Mapping[str, SpaceView], words: str) -> Text:
        verb, *rest = words.split()
        if verb == "pass":
            return Text(self._say(f"action-pass-{view.ask.step}"))
        if verb == "play":
            label = Text.assemble((self._say(f"card-{rest[0]}"), "bold"))
            if len(rest) > 1:
                label.append(f", {self._say(f'action-{rest[1]}')}")
            return label.append(f": {self._say(f'card-{rest[0]}-effect')}")
        if verb in ("bid", "place"):
            return Text(rest[-1])
        target = spaces[rest[-1]]
        label = Text(f"{target.name} ").append_text(self._sign(target))
        if target.dinosaur is not None and target.dinosaur != view.seat:
            attack = verb in ("move", "fly", "swim")
            wins = self._fight(view, rest[0], rest[-1])[1] if attack else self._faces(BITES)
            key = "action-attack" if attack else "action-baby"
            label.append(f" {self._say(key)} ").append_text(self.piece(target.dinosaur))
            label.append(f" {wins}")
        return label

    def also(self, words: str) -> list[str]:
        """The same action in the reader's language: its verb, and cards by their names."""
        verb, *rest = words.split()
        named = [self._say(f"verb-{verb}"), *rest]
        if verb == "play":
            named[1] = self._say(f"card-{rest[0]}")
            named[2:] = [self._say(f"action-{word}") for word in rest[1:]]
        return [" ".join(named).lower(), " ".join(named[1:]).lower()]

    def in_english(self, words: str) -> str:
        """Words whose verb may be in the reader's language, with the kernel's verb."""
        verb, _, rest = words.partition(" ")
        for known in VERBS:
            if verb.lower() == self._say(f"verb-{known}").lower():
                return f"{known} {rest}".strip()
        return words

    # ---- odds ------------------------------------------------------------------------------

    def odds(self, view: View, words: str) -> str | None:
        """E2.4.3: what an attack with these words would need; None where they mean none."""
        verb, *rest = words.split()
        spaces = {space.name.lower(): space for space in view.spaces}
        if verb == "lay" and len(rest) == 1 and self._is_enemy(view, spaces, rest[0]):
            return self._say("odds-baby", space=rest[0].upper(), wins=self._faces(BITES))
        if verb not in ("move", "fly", "swim") or len(rest) != 2:
            return None
        if not self._is_enemy(view, spaces, rest[1]) or rest[0] not in spaces:
            return None
        if spaces[rest[0]].dinosaur != view.seat or view.seat is None:
            return None
        defender = spaces[rest[1]].dinosaur
        assert defender is not None
        horns, against = view.players[view.seat].attack, view.players[defender].defence
        faces = [face for face in range(len(FACES)) if succeeds(face, horns - against)]
        sentence = self._say(
            "odds-attack",
            start=rest[0].upper(),
            target=rest[1].upper(),
            seat=self._names[defender],
            horns=horns,
            against=against,
            wins=self._faces(faces),
            faces=", ".join(f"“{self._say(f'face-{FACES[face]}')}”" for face in faces),
        )
        card = "ring-of-tusks"
        hidden = card not in view.discarded and card not in view.hand
        if hidden and view.players[defender].cards:
            sentence += " " + self._say("odds-tusks", card=self._say(f"card-{card}"))
        return sentence

    def _is_enemy(self, view: View, spaces: Mapping[str, SpaceView], name: str) -> bool:
        space = spaces.get(name)
        return space is not None and space.dinosaur not in (None, view.seat)

    def _fight(self, view: View, start: str, target: str) -> tuple[str, str]:
        """Who attacks, and on how many faces it wins."""
        at = {space.name.lower(): space.dinosaur for space in view.spaces}
        attacker, defender = at[start.lower()], at[target.lower()]
        assert attacker is not None
        assert defender is not None
        lead = view.players[attacker].attack - view.players[defender].defence
        wins = self._faces([face for face in range(len(FACES)) if succeeds(face, lead)])
        return self._names[attacker], wins

    def _faces(self, faces: Sequence[int]) -> str:
        weights = self._t.face_weight
        return f"{sum(weights[face] for face in faces)}/{sum(weights)}"

    # ---- chance by hand --------------------------------------------------------------------

    def chance(self, view: View, name: str) -> str:
        """What must be drawn or rolled at the table, in one sentence."""
        details: dict[str, Any] = {}
        if name == "order":
            details["place"] = len(view.order) + 1
        elif name == "gene":
            details["column"] = len(view.columns) + 1
        elif name in ("areas", "card", "peek"):
            details["seat"] = self._names[self.subject(view, name)]
        elif name == "die" and view.ask.fight is not None:
            start, target = view.ask.fight
            attacker, wins = self._fight(view, start, target)
            details = {"seat": attacker, "start": start, "target": target, "wins": wins}
        return self._say(f"chance-{name}", **details)

    def subject(self, view: View, name: str) -> int:
        """The seat that a draw is for: areas in order, a card, a look at the next token."""
        if name == "areas":
            herds = [view.players[seat].dinosaurs for seat in view.order]
            return view.order[herds.index(min(herds))]
        if name == "card":
            seat = view.columns[0].seat
            assert seat is not None
            return seat
        return next(p.seat for p in view.players if p.genes["sixth-sense"])

    def secret_of(self, view: View, name: str) -> int | None:
        """The only seat that may know the outcome, or None where all may."""
        return self.subject(view, name) if name in ("card", "peek") else None

    def outcome(self, name: str, words: str) -> str:
        """An outcome in the reader's language."""
        if name == "order":
            return self._names[self._marks.index(words)]
        if name == "areas":
            return words.upper()
        kind = {"peek": "token", "die": "face", "baby": "face"}.get(name, name)
        return self._say(f"{kind}-{words}")


def _figures_grid() -> Grid:
    """A table of figures: a line under the headings, no frame."""
    return Grid(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, show_edge=False)


VERBS = ("pass", "bid", "play", "place", "move", "fly", "swim", "lay", "take", "remove", "flee")
