"""The steps: each names the one it follows.

    v0001_tables_and_people    everything the first server keeps
    v0002_one_index            SQLite's log without its second index

Not here: anything that is run by hand.
"""
