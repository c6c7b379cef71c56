"""The browser's side of a table: pages, socket, JSON interface, static files."""

from .app import Settings, create_app

__all__ = ["Settings", "create_app"]
