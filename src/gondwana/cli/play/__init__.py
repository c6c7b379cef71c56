"""The game at the terminal."""

from .table import play

__all__ = ["play"]
