"""Rules that both editions of Evo share."""
