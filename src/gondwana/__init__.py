"""Gondwana: the dinosaur-evolution board games, their rules, bots and tables."""

__version__ = "0.1.0"
