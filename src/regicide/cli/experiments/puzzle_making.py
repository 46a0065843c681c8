"""`regicide lab puzzles`: makes a puzzle file from games of bots."""

from pathlib import Path

import click

from regicide.i18n import Words
from regicide.lab.puzzles.puzzle_maker import PuzzleSettings, make_puzzles

#: A line of progress after so many games.
INTERVAL = 100


def run_puzzle_making(words: Words, *, file: str, games: int, seed: str, count: int) -> int:
    """Make the file. After an interruption, the same command continues from its journal."""

    def show(played: int, all_games: int, found: int) -> None:
        if played % INTERVAL == 0:
            text = words.say("lab-puzzles-progress", games=played, all=all_games, found=found)
            click.echo(text, err=True)

    try:
        chosen = make_puzzles(PuzzleSettings(seed, games, count), Path(file), show)
    except KeyboardInterrupt:
        click.echo(words.say("lab-train-stopped", file=file), err=True)
        return 130
    click.echo(words.say("lab-puzzles-done", file=file, count=len(chosen)))
    return 0
