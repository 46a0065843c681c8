"""Daily deals at a server.

    daily_results     results of daily deals, from the summaries of their tables

Not here: which deal a day has (study).
"""
