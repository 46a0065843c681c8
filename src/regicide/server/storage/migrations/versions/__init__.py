"""The migration steps. Each names the step before it.

    v0001_tables_and_people    the tables of the first version
    v0002_one_index            drops the second index of the log in SQLite
    v0003_deals                adds seeds that players chose, and their results
    v0004_deals_by_time        an index by deal and time
    v0005_orders               adds orders of the operator, removals, and running servers
    v0006_reports              adds what players reported to the operator
    v0007_devices              adds the day on which each device was last used
    v0008_names_of_tables      renames two tables: summaries, table_players
    v0009_turns                adds when bots must move at tables turn by turn, and the time of the public list
    v0010_pushes               adds messages to devices whose page is closed, and names of devices
    v0011_evenings             adds evenings, their teams and their tables
    v0012_clubs                adds clubs, their people, and the club of an evening

Not here: steps that an operator runs by hand.
"""
