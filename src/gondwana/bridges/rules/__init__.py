"""What bridges run as machine code; a game's machine code depends on these sources."""
