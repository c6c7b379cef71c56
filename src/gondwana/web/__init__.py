"""The browser's side of a table: pages, socket, JSON interface, static files."""

from .app import create_app

__all__ = ["create_app"]
