"""Evenings (the same sealed deals for several teams), and clubs.

    evening          what an evening is: its settings and its secret deals
    evenings         makes evenings, and lets teams sit down and begin
    evening_view     an evening as one reader may see it
    evening_results  the results as CSV, what to talk about afterwards, and where two teams parted
    clubs            makes clubs, and lets people in by a link

A deal of an evening is secret until the evening is over: its tables open no seal, and nobody gets a replay or a record
of them, or a result of a deal that they may still play.

Not here: how teams are ranked and compared (study), the queries (storage).
"""
