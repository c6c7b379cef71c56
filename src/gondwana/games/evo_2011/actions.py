"""The action space: ranges of ids. Each action's words are made in `words`."""

from .state import ALL_CARDS, COASTS, DINOSAURS, DIRECTIONS, FLIGHTS, SEATS, SPACES

BIDS = 7  # 0 to 6
VARIANTS = 2  # forward or back, first or last; most cards have one

PASS = 0
A_BID = 1  # + column × BIDS + bid
A_PLAY = A_BID + SEATS * BIDS  # + card × VARIANTS + variant
A_PLACE = A_PLAY + ALL_CARDS * VARIANTS  # + place in the order
A_STEP = A_PLACE + SEATS  # + space × DIRECTIONS + direction
A_FLY = A_STEP + SPACES * DIRECTIONS  # + space × FLIGHTS + number of the flight
A_SWIM = A_FLY + SPACES * FLIGHTS  # + coastal space × COASTS + coastal space
A_LAY = A_SWIM + COASTS * COASTS  # + space
A_TAKE = A_LAY + SPACES  # + space
A_REMOVE = A_TAKE + SPACES  # + space
A_FLEE = A_REMOVE + SPACES  # + space
ACTIONS = A_FLEE + SPACES
# The most actions that can be legal at once: a whole herd with wings and flippers, or stop.
MOST_LEGAL = DINOSAURS * (DIRECTIONS + FLIGHTS + COASTS) + 1
