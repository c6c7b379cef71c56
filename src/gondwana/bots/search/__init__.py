"""Search: looking ahead over what may be, by the contract alone."""

from .thinker import Budget, Search, Thought

__all__ = ["Budget", "Search", "Thought"]
