"""What games share besides the kernel: faces, texts and map files. It knows no game."""

from pathlib import Path

TEXTS = Path(__file__).with_name("texts")
ISLAND_TEXTS = Path(__file__).with_name("island_texts")  # of games on an island
