"""The phases of an era, in the rulebook's order."""
