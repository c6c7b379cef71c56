"""Bridges: the games through the interfaces that researchers already use."""
