"""The database's schema is brought up to date by Alembic, one migration after the other."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa

MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 0x676F6E64  # the number of the lock under which the schema is changed
_VERSION = sa.table("alembic_version", sa.column("version_num", sa.String))


def bring_up_to_date(engine: sa.Engine) -> None:
    """Run the migrations that the database has not seen yet."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":  # one server at a time
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
        if revision(connection) != newest_revision():
            _upgrade(connection)


def newest_revision() -> str:
    """The revision of the last migration; each file is called by its own."""
    names = (path.name for path in (MIGRATIONS / "versions").glob("m*.py"))
    return max(names)[1:].partition("_")[0]


def revision(connection: sa.Connection) -> str | None:
    """The revision that the database is at; None before the first."""
    if not sa.inspect(connection).has_table(_VERSION.name):
        return None
    return connection.execute(sa.select(_VERSION.c.version_num)).scalar()


def _upgrade(connection: sa.Connection) -> None:
    from alembic import command  # takes a fifth of a start, and most starts do without
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
