"""One suite for every game, option and seat count; what only one game has is in its plug-in."""
