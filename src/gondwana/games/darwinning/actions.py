"""The action space: ranges of ids. Each action's words are made in `words`."""

from .state import FEEDERS, JOKER, KINDS, PLACES, SEATS, SHOWN, TOKENS, USES

PASS = 0
DONE = 1  # no more cards, no more prey
LAY = 2  # play the cards picked
EAT_ALL = 3  # what the default eats, and no more
A_PICK = 4  # + token: pick a card for the play
A_DISCARD = A_PICK + TOKENS  # + kind
A_KEEP = A_DISCARD + KINDS  # + kind
A_LEAD = A_KEEP + KINDS  # + seat
A_USE = A_LEAD + SEATS  # + token × uses + use
A_STEAL = A_USE + TOKENS * len(USES)  # + seat × PLACES + place, then the open cards
A_TAKE = A_STEAL + SEATS * PLACES + SHOWN  # + kind × PLACES + place
A_EAT = A_TAKE + JOKER * PLACES  # + species
A_PUT = A_EAT + FEEDERS  # + place: the card of a metamorphosis
ACTIONS = A_PUT + PLACES
# The most actions that can be legal at once: any ability of the discards on any place, or pass.
MOST_LEGAL = JOKER * PLACES + 1
