"""Alembic migrations: the steps from an older database to the current schema; `migrate` runs them.

    env         the script that Alembic calls
    versions    the steps, ordered by their names

A change of schema.py needs a new step in versions/; a test fails when one is missing. Released steps
never change.
Not here: settings (there is no alembic.ini) and downgrades: to undo a migration, restore a backup.
"""

#: The newest version. A database that has it already does not need Alembic.
HEAD = "0012"
