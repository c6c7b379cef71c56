"""What a seat is asked, and the answers in readable groups."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from ...common.terminal import Choices, Terminal
from ..outlook import fate, landing, made, meal, poison, prey, strongest
from ..state import COLOURS, VIRTUAL
from ..view import CardView, View, card_of
from ..words import CODES
from .cards import card_name, code, codes, label
from .chain import called, marker
from .species import named, outcome, place
from .trick import selection, worth

UNSEEN = ("discard", "keep")  # steps in which cards leave or stay unseen by others
PICKING = ("play", *UNSEEN)
LETTERS = "".join(colour[0] for colour in COLOURS)  # behind a card's number


# ---- the question --------------------------------------------------------------------------


def ask(terminal: Terminal, view: View) -> str:
    """What the seat is asked, in one sentence or two."""
    step = view.ask.step
    if step == "play":
        return _play(terminal, view)
    if step in UNSEEN:
        chosen = ", ".join(card_name(terminal, token.card) for token in view.picked)
        chosen = terminal.say("ask-chosen", cards=chosen) if chosen else ""
        return f"{terminal.say(f'ask-{step}')} {chosen}".rstrip()
    if step == "metamorphosis" and view.ask.card is not None:
        card = view.ask.card
        question = terminal.say("ask-metamorphosis", card=card_name(terminal, card))
        return f"{question} {effect(terminal, card)} {terminal.say('action-put')}"
    if step == "take" and view.ask.owner is not None:
        own = int(view.ask.owner == view.seat)
        return terminal.say("ask-take", name=terminal.names[view.ask.owner], own=own)
    question = terminal.say(f"ask-{step}")
    if step in ("improve", "eat") and view.seat is not None:
        now = outcome(terminal, fate(view, terminal.t, view.seat))
        return f"{question} {terminal.say('label-now')} {now}"
    return question


def _play(terminal: Terminal, view: View) -> str:
    if view.picked:
        return selection(terminal, view)
    best = strongest(view)
    if best is None or view.strongest is None:
        return terminal.say("ask-lead")
    key = "ask-beat-two" if len(view.players) == 2 else "ask-beat"
    name = terminal.names[view.strongest]
    return terminal.say(key, name=name, worth=worth(terminal, best))


def default(view: View) -> str | None:
    """The words that Enter alone means: to play what is picked, no more, all that is proposed."""
    step = view.ask.step
    if step in UNSEEN:
        return "done"
    if step == "eat":
        return "eat all"
    return "lay" if step == "play" and _may_lay(view) else None


def _may_lay(view: View) -> bool:
    """DW.2.1, DW.T2, DW.T3: whether what is picked may be played as it is."""
    cards = [token.card for token in view.picked]
    found = made(view, cards)
    if found is None or all(token.open for token in view.picked):
        return False
    return found.beats or len(cards) == 1 or len(view.players) == 2


# ---- answers -------------------------------------------------------------------------------


def choices(terminal: Terminal, view: View, legal: Sequence[str]) -> list[Choices]:
    """The legal actions, given by their words, in readable groups."""
    if view.ask.step == "take":
        return _takes(terminal, view, legal)
    groups: dict[str, list[str]] = {}
    for words in sorted(legal, key=_is_end):
        groups.setdefault(_key(words), []).append(words)
    return [_group(terminal, view, key, items) for key, items in groups.items()]


def _is_end(words: str) -> bool:
    """Whether words end a choice instead of going on with it: these come last."""
    return words in ("pass", "done")


def _key(words: str) -> str:
    """What choices of one group have in common: the card that improves, the victim, the verb."""
    verb, *rest = words.split()
    if verb in ("climb", "eggs", "adapt"):
        return f"improve {rest[0]}"
    if verb == "ability":
        return f"ability {rest[0]}"
    if verb == "steal" and len(rest) == 2:
        return f"steal {rest[0]}"
    return verb


def _group(terminal: Terminal, view: View, key: str, items: Sequence[str]) -> Choices:
    verb, *rest = key.split()
    title = Text("")
    if verb == "improve":
        title = label(terminal, meant(terminal, view, rest[0]))
    elif verb == "ability":
        title = effect(terminal, meant(terminal, view, rest[0]))
        title.append(f" {terminal.say('action-ability')}")
    elif verb == "steal" and rest:
        seat = terminal.marks.index(rest[0].upper())
        title = named(terminal, seat)
    labels = ((words, _marked(view, words, _label(terminal, view, words))) for words in items)
    return Choices(title, tuple(labels))


def _marked(view: View, words: str, label: Text) -> Text:
    """The label, with a note where Enter alone means these words."""
    return label.append(" (Enter)", "not bold dim") if words == default(view) else label


def meant(terminal: Terminal, view: View, word: str) -> CardView:
    """The card that a word means; an open one may have been played and not lie there any more."""
    if word in CODES:
        card = card_of(terminal.t, CODES.index(word))
    else:
        used = {token.word: token.card for play in view.plays for token in play.tokens}
        card = used.get(word) or view.open_cards[int(word[1:]) - 1]
    assert card is not None
    return card


def _label(terminal: Terminal, view: View, words: str) -> Text:
    verb, *rest = words.split()
    say = terminal.say
    if verb in UNSEEN:
        return code(meant(terminal, view, rest[0]))
    if verb == "pick":
        return _pick(terminal, view, rest[0])
    if verb in ("pass", "done", "lay"):
        return Text(say(f"action-{verb}-{view.ask.step}"), "bold" if verb == "lay" else "")
    if verb == "lead":
        seat = terminal.marks.index(rest[0].upper())
        return named(terminal, seat)
    if verb == "eat":
        return _eat(terminal, view, rest[0])
    if verb in ("put", "ability") and view.seat is not None:
        return place(terminal, view.players[view.seat].places[int(rest[-1]) - 1])
    if verb == "steal":
        return _steal(terminal, view, rest)
    return Text(_improvement(terminal, view, verb, rest))


def _pick(terminal: Terminal, view: View, word: str) -> Text:
    """A card to play, with all its signs; as wide as the widest, so that they stand in columns."""
    shown = view.open_cards if word.startswith("v") else view.hand
    width = max(label(terminal, card).cell_len for card in shown if card is not None)
    text = label(terminal, meant(terminal, view, word))
    text.pad_right(width - text.cell_len)
    return Text(f"{word} ").append_text(text) if word.startswith("v") else text


def _eat(terminal: Terminal, view: View, word: str) -> Text:
    """DW.5.3: prey, and what its poison would do."""
    if word == "all":
        return _proposed(terminal, view)
    other = VIRTUAL if word == "virtual" else terminal.marks.index(word.upper())
    text = Text.assemble(marker(terminal, other), f" {called(terminal, other)}")
    if view.seat is not None and (tokens := poison(view, view.seat, other)):
        text.append(f" {terminal.say('label-poison', tokens=tokens)}", "yellow")
    return text


def _proposed(terminal: Terminal, view: View) -> Text:
    """DW.5.3, DW.X6: what is proposed to eat."""
    assert view.seat is not None
    eaten = view.players[view.seat].eaten
    rest = [other for other in prey(view)[view.seat] if other not in eaten]
    names = ", ".join(
        called(terminal, other)
        for other in meal(view, view.seat, rest, view.players[view.seat].bites)
    )
    key = "action-eat-all" if names else "action-eat-none"
    return Text(terminal.say(key, prey=names), "bold")


def effect(terminal: Terminal, card: CardView) -> Text:
    """A card's ability and what it does."""
    ability, does = (terminal.say(f"ability-{card.ability}{end}") for end in ("", "-effect"))
    return Text.assemble((ability, "bold"), f": {does}")


def _steal(terminal: Terminal, view: View, rest: list[str]) -> Text:
    """DW.A.mut: an ability card that can be stolen."""
    if len(rest) == 1:
        card: CardView | None = meant(terminal, view, rest[0])
    else:
        victim = view.players[terminal.marks.index(rest[0].upper())]
        card = victim.places[int(rest[1]) - 1].card
    assert card is not None
    return Text.assemble(f"{rest[-1]} ", effect(terminal, card))


def _improvement(terminal: Terminal, view: View, verb: str, rest: list[str]) -> str:
    """DW.4.1 to DW.4.4: what a card would do."""
    card = meant(terminal, view, rest[0])
    if verb == "climb" and view.seat is not None:
        space = landing(view, view.seat, card.chain, rest[1] == "up")
        return terminal.say(f"action-climb-{rest[1]}", space=space)
    if verb == "eggs":
        return terminal.say("action-eggs", eggs=card.eggs)
    lies = int(card.environment in view.environments)
    name = terminal.say(f"environment-{card.environment}")
    return terminal.say("action-adapt", environment=name, lies=lies)


def _takes(terminal: Terminal, view: View, legal: Sequence[str]) -> list[Choices]:
    """DW.T9: the discards by ability, with the places that each may lie on."""
    groups: dict[str, list[str]] = {}
    for words in sorted(legal, key=_is_end):
        key = words if words == "pass" else words.split()[1].rstrip(LETTERS)
        groups.setdefault(key, []).append(words)
    return [_take(terminal, view, items) for items in groups.values()]


def _take(terminal: Terminal, view: View, items: Sequence[str]) -> Choices:
    """The cards of one ability, and the places as they are typed behind each."""
    if items[0] == "pass":
        return Choices(Text(""), (("pass", Text(terminal.say("action-pass-take"))),))
    words = dict.fromkeys(item.split()[1] for item in items)
    found = [meant(terminal, view, word) for word in words]
    title = codes(found).append(" ", "default").append_text(effect(terminal, found[0]))
    places = [item.split()[-1] for item in items]
    labels = tuple((item, Text(place)) for item, place in zip(items, places, strict=True))
    summary = Text(terminal.say("label-onto", places=", ".join(dict.fromkeys(places))))
    return Choices(title, labels, numbered=False, summary=summary)
