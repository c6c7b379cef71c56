"""Run by Alembic: migrate over the connection that the store hands in."""

from alembic import context

from gondwana.table.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
