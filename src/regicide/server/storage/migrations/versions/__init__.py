"""The migration steps. Each names the step before it.

    v0001_tables_and_people    the tables of the first version
    v0002_one_index            drops the second index of the log in SQLite
    v0003_deals                adds seeds that players chose, and their results

Not here: steps that an operator runs by hand.
"""
