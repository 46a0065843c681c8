"""How databases of older versions become those of this one. Alembic's; `migrate` runs them.

    env         what Alembic calls
    versions    the steps, in the order their names give

A change of schema.py needs a new step in versions/; a test tells when one is missing. Steps that
were released are never changed.
Not here: settings (there is no alembic.ini) and the way back: to undo, restore a copy.
"""

#: The last of the versions. A database that is there already needs no Alembic.
HEAD = "0002"
