"""Called by Alembic. The connection is given, and so is its transaction (migrate.py)."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
