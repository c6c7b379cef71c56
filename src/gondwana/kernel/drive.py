"""Playing on: chance drawn from a generator, random play, and the entries that Python calls."""

from __future__ import annotations

from typing import Any

from .agenda import first_asked
from .chance import below, draw
from .contract import begin, chances, happen, legal, play
from .rule import entry, rule
from .state import put


@rule
def settle(s: Any, t: Any, choices: Any, dice: Any) -> None:
    """Let chance speak until somebody must decide or the game is over."""
    while s.chance != 0:
        chances(s, t, choices)
        happen(s, t, draw(choices, dice))


@rule
def settle_and_list(s: Any, t: Any, choices: Any, dice: Any) -> int:
    """Settle, then list the first asked seat's legal actions; how many there are."""
    settle(s, t, choices, dice)
    if s.over != 0:
        choices.n = 0
    else:
        legal(s, t, first_asked(s), choices)
    return int(choices.n)


@entry
def start_entry(states: Any, tables: Any, choices: Any, dice: Any) -> int:
    """Begin, settle, list: the number of legal actions of the first asked seat."""
    begin(states[0], tables[0])
    return settle_and_list(states[0], tables[0], choices[0], dice[0])


@entry
def step_entry(states: Any, tables: Any, choices: Any, dice: Any, action: int) -> int:
    """Play the first asked seat's action, settle, list."""
    s = states[0]
    play(s, tables[0], first_asked(s), action)
    return settle_and_list(s, tables[0], choices[0], dice[0])


@entry
def begin_entry(states: Any, tables: Any) -> None:
    """Set the state up; no chance drawn."""
    begin(states[0], tables[0])


@entry
def play_entry(states: Any, tables: Any, seat: int, action: int) -> None:
    """Play one action; no chance drawn."""
    play(states[0], tables[0], seat, action)


@entry
def happen_entry(states: Any, tables: Any, outcome: int) -> None:
    """Apply one outcome."""
    happen(states[0], tables[0], outcome)


@entry
def legal_entry(states: Any, tables: Any, seat: int, choices: Any) -> int:
    """List the seat's legal actions; how many there are."""
    legal(states[0], tables[0], seat, choices[0])
    return int(choices[0].n)


@entry
def chances_entry(states: Any, tables: Any, choices: Any) -> int:
    """List the outcomes at hand; how many there are."""
    chances(states[0], tables[0], choices[0])
    return int(choices[0].n)


@entry
def playouts_entry(
    states: Any, tables: Any, choices: Any, dice: Any, games: int, most_rounds: int, counts: Any
) -> None:
    """Play `games` uniformly random games, each to its end or beyond `most_rounds` where not 0.

    Adds to `counts`: decisions, unforced decisions (more than one legal action), chance events,
    rounds.
    """
    s, t, c, d = states[0], tables[0], choices[0], dice[0]
    for _ in range(games):
        put(states, 0, states[1])
        begin(s, t)
        while s.over == 0 and not 0 < most_rounds < s.round_number:
            if s.chance != 0:
                chances(s, t, c)
                happen(s, t, draw(c, d))
                counts[2] += 1
            else:
                seat = first_asked(s)
                legal(s, t, seat, c)
                counts[0] += 1
                if c.n > 1:
                    counts[1] += 1
                play(s, t, seat, int(c.id[below(d, int(c.n))]))
        counts[3] += s.round_number
