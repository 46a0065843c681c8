"""The laboratory: many games of bots, training of nets.

    match             `Match`: bots, options, budget and seeds of a series of games
    arena             `arena`: plays the missing games of a match and keeps the results
    arena_game        one game of a match: `play_game`, `GameResult`
    process_workers   workers: processes on this machine
    dask_workers      workers: a Dask cluster
    journal           `Journal`: the results on disk, one line per game
    match_statistics  win rate with its interval, means, where games were lost
    ladder            `LadderEntry`: results of bots by kind of table, as lines that can be merged
    bot_versions      the exact version of a bot, with its nets
    dataset           `make_dataset`: every decision of many games, as Parquet
    minari_dataset    the same games for Minari
    result_files      results as CSV and Parquet
    royals_plot       how many royals the games defeated, as a picture
    review_plot       the chance of winning during a reviewed game, as a picture
    training          `train`: trains a value net by self-play, with checkpoints
    learning_curve    the progress of a training as a picture
    puzzle_maker      `make_puzzles`: plays games, keeps what it finds, and chooses puzzles at the end
    puzzle_finder     the puzzles of one game
    puzzle_checks     whether a decision has one right move, by two runs that share nothing
    puzzle_kinds      which kind of puzzle a decision is
    puzzle_difficulty how hard it is, by the bots that miss it
    puzzle_selection  puzzles that differ, balanced over kinds, players and difficulty
    files             writes files atomically, checks that they can be written
    lazy_import       imports the libraries of the `lab` extra at first use
    errors            `LabError` and its codes

A game depends only on its match and its number: the same seeds give the same games with any number of
workers, unless a bot has a budget in milliseconds.
Not here: sentences (i18n; the command line prints them), JSON, rules of its own.
"""

from regicide.lab.arena import Workers, arena
from regicide.lab.arena_game import GameResult, PlayedGame, WorkerReport, play_game
from regicide.lab.errors import LabError
from regicide.lab.journal import Journal, open_journal
from regicide.lab.match import Match, parse_bots, parse_seeds
from regicide.lab.match_statistics import MatchStatistics, count_results

__all__ = [
    "GameResult",
    "Journal",
    "LabError",
    "Match",
    "MatchStatistics",
    "PlayedGame",
    "WorkerReport",
    "Workers",
    "arena",
    "count_results",
    "open_journal",
    "parse_bots",
    "parse_seeds",
    "play_game",
]
