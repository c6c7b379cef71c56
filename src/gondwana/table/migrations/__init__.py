"""Alembic's migrations of the table's database."""
