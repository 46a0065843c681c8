"""Live tables over the network.

    storage    where tables and people are kept
    bus        how several servers hear of each other's tables

Not here: the rules, and what a table is allowed to do (the table room).
"""
