"""Search: looking ahead over what may be, by the contract alone."""

from .thinker import Budget, Search, Thought, Until
from .tree import search_entry
from .weighing import Outlook, Weighing

__all__ = ["Budget", "Outlook", "Search", "Thought", "Until", "Weighing", "search_entry"]
