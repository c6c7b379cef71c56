"""The phases of a round, one module each."""
