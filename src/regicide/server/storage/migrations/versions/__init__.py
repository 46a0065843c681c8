"""The steps: each names the one it follows.

    v0001_tables_and_people    everything the first server keeps

Not here: anything that is run by hand.
"""
