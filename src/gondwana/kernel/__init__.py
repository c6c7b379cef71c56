"""What a game is: rules over a state, explicit chance, coded events, words, records, matches."""

from .errors import Problem, Refused
from .game import Game, Option, Table, find_game, game_ids
from .match import Line, Match
from .record import read_record

__all__ = [
    "Game",
    "Line",
    "Match",
    "Option",
    "Problem",
    "Refused",
    "Table",
    "find_game",
    "game_ids",
    "read_record",
]
