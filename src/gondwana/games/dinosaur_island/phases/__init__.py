"""The phases of a round, one module each, in the rulebook's order."""
