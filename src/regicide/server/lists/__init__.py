"""Lists of tables.

    table_summary     what lists show of a table
    lobby             sends the list of public tables

Not here: the queries (storage).
"""
