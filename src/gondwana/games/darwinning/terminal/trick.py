"""The trick in text, and what the reader's cards make of it."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ...common.terminal import Terminal
from ..outlook import Made, made, strongest, winners
from ..view import CardView, PlayView, TokenView, View
from .cards import card_name, code, packed


def trick(terminal: Terminal, view: View) -> RenderableType:
    """Who has played what, the strongest marked, and who is still to play."""
    key = "label-last-trick" if view.last else "label-trick"
    title = Text(terminal.say(key, number=view.trick), "bold yellow" if view.last else "bold")
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for play in view.plays:
        grid.add_row(_who(terminal, play.seat), _cards(terminal, play.tokens),
                     _worth(terminal, play))  # fmt: skip
    for seat in view.to_play:
        grid.add_row(_who(terminal, seat), Text(""), Text(terminal.say("label-to-play"), "dim"))
    return Group(title, grid)


def _who(terminal: Terminal, seat: int) -> Text:
    return Text.assemble(terminal.piece(seat), f" {terminal.names[seat]}")


def _cards(terminal: Terminal, tokens: tuple[TokenView, ...]) -> Text:
    return Text(", ").join(
        Text(card_name(terminal, token.card)).append(
            f" ({token.word})" if token.open else "", "dim"
        )
        for token in tokens
    )


def _worth(terminal: Terminal, play: PlayView) -> Text:
    text = worth(terminal, Made(play.combination, play.total, play.strongest))
    if play.strongest:
        return Text(f"{text} ◂ {terminal.say('label-strongest')}", "bold")
    return Text(text)


def worth(terminal: Terminal, cards: Made) -> str:
    """A combination and its sum."""
    name = terminal.say(f"combination-{cards.combination}")
    return terminal.say("label-worth", combination=name, sum=cards.total)


def selection(terminal: Terminal, view: View) -> str:
    """What the cards picked so far make, whether that is strongest, and what would beat it."""
    cards = [token.card for token in view.picked]
    names = ", ".join(card_name(terminal, card) for card in cards)
    found = made(view, cards)
    if found is None:
        return terminal.say("ask-picked-none", cards=names)
    return terminal.say(
        "ask-picked", cards=names, worth=worth(terminal, found),
        verdict=verdict(terminal, view, found),
    )  # fmt: skip


def verdict(terminal: Terminal, view: View, cards: Made) -> str:
    """DW.2.3, DW.3.1: whether cards would be strongest, and what beats them then."""
    best, parts = strongest(view), []
    if not cards.beats and best is not None:
        parts.append(terminal.say("verdict-weaker", worth=worth(terminal, best)))
    elif len(view.to_play) > 1:
        key = "verdict-strongest-single" if cards.combination == "single" else "verdict-strongest"
        kind = terminal.say(f"combination-{cards.combination}")
        parts.append(terminal.say(key, kind=kind, sum=cards.total))
    else:
        parts.append(terminal.say("verdict-wins"))
    if not view.last and len(view.hand) == sum(not token.open for token in view.picked):
        parts.append(terminal.say("verdict-empties"))
    return " ".join(parts)


def chances(terminal: Terminal, view: View) -> RenderableType:
    """The highest of each kind of combination that would be strongest now."""
    highest = {found.combination: (found, cards) for found, cards in winners(view)}
    if not highest:
        return Text(terminal.say("label-no-winners"))
    items = (
        Text(f"{worth(terminal, found)}: ").append_text(_typed(view, cards))
        for found, cards in highest.values()
    )
    return Group(Text(terminal.say("label-winners")), packed(terminal, items))


def _typed(view: View, cards: tuple[CardView, ...]) -> Text:
    """What is typed for cards: v1 to v3 for those that are not in hand."""
    hand, words = [*view.hand], []
    for card in cards:
        if card in hand:
            hand.remove(card)
            words.append(code(card))
        else:
            words.append(Text(f"v{view.open_cards.index(card) + 1}"))
    return Text(" ").join(words)


def odds(terminal: Terminal, view: View, words: str) -> str | None:
    """What a card makes with those picked already, and whether it would be strongest now."""
    verb, *rest = words.split()
    if verb != "pick":
        return None
    tokens = {card.name: card for card in view.hand}
    tokens |= {f"v{k}": card for k, card in enumerate(view.open_cards, 1) if card is not None}
    if rest[0] not in tokens:
        return None
    chosen = [*(token.card for token in view.picked), tokens[rest[0]]]
    found = made(view, chosen)
    names = ", ".join(card_name(terminal, card) for card in chosen)
    if found is None:
        return terminal.say("ask-picked-none", cards=names)
    said = verdict(terminal, view, found)
    return terminal.say("ask-picked", cards=names, worth=worth(terminal, found), verdict=said)
