"""The action space: ranges of ids. Each action's words are made in `words`."""

from .state import ALL_CARDS, BLANKS, DIRECTIONS, REGIONS, SEATS

PRICES = 200  # 0 and up; nobody can pay more (see components)
WAYS = SEATS  # what a card without a region may name: a seat, or a result of the climate roll
SLOTS = BLANKS + 2  # cards that name a region: accident, whose child is this?, two blanks

PASS = 0
A_BID = 1  # + row × PRICES + price
A_PLAY = A_BID + SEATS * PRICES  # + card × WAYS + way
A_STRIKE = A_PLAY + ALL_CARDS * WAYS  # + slot × REGIONS + region
A_MOVE = A_STRIKE + SLOTS * REGIONS  # + region × DIRECTIONS + direction
A_LAY = A_MOVE + REGIONS * DIRECTIONS  # + region
A_REMOVE = A_LAY + REGIONS  # + region
ACTIONS = A_REMOVE + REGIONS
# The most actions that can be legal at once: every price in every row, or pass.
MOST_LEGAL = SEATS * PRICES + 1
