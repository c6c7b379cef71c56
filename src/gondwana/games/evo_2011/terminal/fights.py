"""Fights in text: who attacks whom, and the odds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...common.terminal import Terminal
from ..phases.movement import succeeds
from ..state import EQUAL, FACES, MORE, SUCCESS
from ..view import SpaceView, View

BITES = (SUCCESS, EQUAL, MORE)  # E2.R5: the faces on which a killer baby wins


def odds(terminal: Terminal, view: View, words: str) -> str | None:
    """E2.4.3: what an attack with these words would need; None where they mean none."""
    verb, *rest = words.split()
    spaces = {space.name.lower(): space for space in view.spaces}
    if verb == "lay" and len(rest) == 1 and _is_enemy(view, spaces, rest[0]):
        return terminal.say("odds-baby", space=rest[0].upper(), wins=faces_of(terminal, BITES))
    if verb not in ("move", "fly", "swim") or len(rest) != 2:
        return None
    if not _is_enemy(view, spaces, rest[1]) or rest[0] not in spaces:
        return None
    if spaces[rest[0]].dinosaur != view.seat or view.seat is None:
        return None
    defender = spaces[rest[1]].dinosaur
    assert defender is not None
    horns, against = view.players[view.seat].attack, view.players[defender].defence
    faces = [face for face in range(len(FACES)) if succeeds(face, horns - against)]
    sentence = terminal.say(
        "odds-attack",
        start=rest[0].upper(),
        target=rest[1].upper(),
        seat=terminal.names[defender],
        horns=horns,
        against=against,
        wins=faces_of(terminal, faces),
        faces=", ".join(f"“{terminal.say(f'face-{FACES[face]}')}”" for face in faces),
    )
    card = "ring-of-tusks"
    hidden = card not in view.discarded and card not in view.hand
    if hidden and view.players[defender].cards:
        sentence += " " + terminal.say("odds-tusks", card=terminal.say(f"card-{card}"))
    return sentence


def _is_enemy(view: View, spaces: Mapping[str, SpaceView], name: str) -> bool:
    space = spaces.get(name)
    return space is not None and space.dinosaur not in (None, view.seat)


def fight(terminal: Terminal, view: View, start: str, target: str) -> tuple[str, str]:
    """Who attacks, and on how many faces it wins."""
    stand = {space.name.lower(): space.dinosaur for space in view.spaces}
    attacker, defender = stand[start.lower()], stand[target.lower()]
    assert attacker is not None
    assert defender is not None
    lead = view.players[attacker].attack - view.players[defender].defence
    wins = faces_of(terminal, [face for face in range(len(FACES)) if succeeds(face, lead)])
    return terminal.names[attacker], wins


def faces_of(terminal: Terminal, faces: Sequence[int]) -> str:
    """Faces as a count of all."""
    weights = terminal.t.face_weight
    return f"{sum(weights[face] for face in faces)}/{sum(weights)}"
