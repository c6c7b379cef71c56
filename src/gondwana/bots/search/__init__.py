"""Search: looking ahead over what may be, by the contract alone."""

from .thinker import Budget, Search, Thought, Until
from .tree import search_entry

__all__ = ["Budget", "Search", "Thought", "Until", "search_entry"]
