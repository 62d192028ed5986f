"""How Alembic runs our migrations: over the connection that it is handed."""

from alembic import context

from tegel.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
