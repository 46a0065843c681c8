"""The laboratory: many games of bots, training of nets.

    arena             `arena`: plays the missing games of a match and keeps the results
    games             one match: its games, workers, journal, statistics
    tasks             the tasks of the benchmark, its deals and partners
    dataset           `make_dataset`: every decision of many games, as Parquet
    minari_dataset    the same games for Minari
    pictures          results as pictures: royals of a match, progress of a training, chances of a review
    training          `train`: trains a value net by self-play, with checkpoints
    files             writes files atomically, checks that they can be written
    lazy_import       imports the libraries of the `lab` extra at first use
    errors            `LabError` and its codes

A game depends only on its match and its number: the same seeds give the same games with any number of
workers, unless a bot has a budget in milliseconds.
Not here: sentences (i18n; the command line prints them), JSON, rules of its own.
"""

from regicide.lab.arena import Workers, arena
from regicide.lab.errors import LabError
from regicide.lab.games.arena_game import GameResult, PlayedGame, WorkerReport, play_game
from regicide.lab.games.journal import Journal, open_journal
from regicide.lab.games.match import Match, parse_bots, parse_seeds
from regicide.lab.games.match_statistics import MatchStatistics, count_results

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
