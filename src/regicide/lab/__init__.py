"""Many games: play them, keep them, count them.

    match     what is played: seats, bots, options, budget, seeds
    arena_game      one game of a match, from its number alone; a report is what a worker sends back
    arena     the games of a match that are still missing, played and kept
    pool      this machine's processes; cluster: a Dask cluster's workers
    journal   the results on disk, a line a game; files: whole or not at all
    tally     win rate with its interval, means, where games were lost
    result_tables    results as CSV and Parquet; plot: as a picture
    training  teaching a value net by its own games; learning_curve: a picture of it
    solving   a game whose every card is known: a line that wins, or a proof that there is none
    lazy_import   what is imported only when it is asked for
    errors    what can go wrong

A game depends on the match and its number, never on who plays it or when: the same seeds give the
same games whatever the number of jobs, as long as no bot looks at a clock.
Not here: sentences (i18n, said by the command line), JSON, a second law.
"""

from regicide.lab.arena import Crew, arena
from regicide.lab.arena_game import GameResult, PlayedGame, WorkerReport, play_game
from regicide.lab.errors import LabError
from regicide.lab.journal import Journal, open_journal
from regicide.lab.match import Match, parse_bots, parse_seeds
from regicide.lab.tally import Tally, tally, wilson

__all__ = [
    "Crew",
    "GameResult",
    "Journal",
    "LabError",
    "Match",
    "PlayedGame",
    "Tally",
    "WorkerReport",
    "arena",
    "open_journal",
    "parse_bots",
    "parse_seeds",
    "play_game",
    "tally",
    "wilson",
]
