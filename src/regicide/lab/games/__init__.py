"""One match: which games it has, who plays them, and what came of them.

    match             `Match`: bots, options, budget and seeds of a series of games
    arena_game        one game of a match: `play_game`, `GameResult`
    process_workers   workers: processes on this machine
    dask_workers      workers: a Dask cluster
    journal           `Journal`: the results on disk, one line per game
    match_statistics  win rate with its interval, means, where games were lost
    ladder            `LadderEntry`: results of bots by kind of table, as lines that can be merged
    bot_versions      the exact version of a bot, with its nets
    result_files      results as CSV and Parquet

Not here: the loop over the games (arena), datasets, training.
"""
