"""What games at the terminal share: views as text that Rich prints, words for what is asked."""

from .base import Choices, Terminal, Window, figures_grid

__all__ = ["Choices", "Terminal", "Window", "figures_grid"]
