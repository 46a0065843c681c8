"""`regicide puzzle`: shows a puzzle, takes moves, and keeps a rating."""

import json
import os
from collections.abc import Iterator, Mapping
from datetime import datetime
from pathlib import Path

import click

from regicide.cli.help import refuse_both
from regicide.cli.playing.typed_lines import is_terminal, read_line, write_line
from regicide.folders import data_folder, replace_file
from regicide.i18n import Words
from regicide.notation import print_move, print_options, print_position, print_view
from regicide.rules import RegicideError
from regicide.study.puzzle import Puzzle, puzzle_of_the_day
from regicide.study.puzzle_progress import (
    RATED_AFTER,
    PuzzleProgress,
    parse_progress,
    print_progress,
)
from regicide.study.puzzle_text import shipped_puzzles
from regicide.tui.game_file import FileError
from regicide.tui.lines.plain import QUIT_COMMANDS
from regicide.tui.lines.puzzle_prompt import PuzzlePrompt


class PuzzleError(RegicideError):
    """`no-such-puzzle`; or the file of the player's progress is damaged: `puzzle-progress`."""


def run_puzzles(
    words: Words,
    *,
    number: int | None,
    today: bool,
    kind: str | None,
    theme: str | None,
    plain: bool,
    as_json: bool,
) -> int:
    """Ask one puzzle after another, from one of this number or today's; `--json` prints one, and so do lines."""
    for name, value in (("--kind", kind), ("--theme", theme)):
        refuse_both(words, {"NUMBER": number, "--today": today, name: value})
    puzzles = shipped_puzzles()
    among = _numbers(puzzles, kind, theme)
    if number is not None and number not in puzzles:
        other = next((each for each in puzzles if each > number), min(puzzles))
        raise PuzzleError("no-such-puzzle", {"number": number, "other": other})
    if not among:
        raise click.UsageError(words.say("puzzle-none"))
    is_single = today or number is not None
    if today:
        number = puzzle_of_the_day(datetime.now().astimezone().date(), puzzles)
    if as_json and number is not None:  # needs no rating
        click.echo(_json(number, puzzles[number]))
        return 0
    file = data_folder(os.environ) / "puzzles.json"
    progress = _read_progress(file)
    ask = _ask_in_lines if plain or not is_terminal() else _ask_on_board
    while True:
        chosen = number or progress.next_number(puzzles, among)
        puzzle = puzzles[chosen]
        if as_json:
            click.echo(_json(chosen, puzzle))
            return 0
        progress, goes_on = ask(words, file, progress, chosen, puzzle)
        if not goes_on or (ask is _ask_in_lines and (is_single or _wants_to_stop(words))):
            return 0
        number = None


def _ask_in_lines(
    words: Words, file: Path, progress: PuzzleProgress, number: int, puzzle: Puzzle
) -> tuple[PuzzleProgress, bool]:
    """Ask one puzzle line by line; whether the player may want another."""
    _show_heading(words, number, puzzle, progress)
    first = PuzzlePrompt(puzzle, words, read_line, write_line).ask()
    if first is None:
        return progress, False
    progress = progress.after(number, puzzle, solved=first)
    _show_rating(words, progress)
    for line in _save(words, file, progress):
        click.echo(line, err=True)
    return progress, True


def _ask_on_board(
    words: Words, file: Path, progress: PuzzleProgress, number: int, puzzle: Puzzle
) -> tuple[PuzzleProgress, bool]:
    """Ask one puzzle at the board; whether the player wants another."""
    from regicide.tui.screens.puzzle_app import NEXT, PuzzleApp  # noqa: PLC0415

    after = progress

    def count(solved: bool) -> list[str]:  # noqa: FBT001  the screen calls it
        nonlocal after
        after = progress.after(number, puzzle, solved=solved)
        return [*_rating_lines(words, after), *_save(words, file, after)]

    heading = _heading(words, number, puzzle)
    wanted = PuzzleApp(puzzle, words, heading, count).run()
    return after, wanted == NEXT


def _numbers(puzzles: Mapping[int, Puzzle], kind: str | None, theme: str | None) -> list[int]:
    return [
        number
        for number, puzzle in puzzles.items()
        if kind in (None, puzzle.kind.value) and theme in (None, _theme(puzzle))
    ]


def _theme(puzzle: Puzzle) -> str | None:
    return puzzle.theme.value if puzzle.theme else None


def _show_heading(words: Words, number: int, puzzle: Puzzle, progress: PuzzleProgress) -> None:
    click.echo()
    click.echo(_heading(words, number, puzzle))
    _show_rating(words, progress)


def _heading(words: Words, number: int, puzzle: Puzzle) -> str:
    say = words.say
    parts = (
        say("puzzle-number", number=number),
        say(f"puzzle-kind-{puzzle.kind.value}"),
        say("puzzle-difficulty", difficulty=puzzle.difficulty),
    )
    return " · ".join(parts)


def _show_rating(words: Words, progress: PuzzleProgress) -> None:
    for line in _rating_lines(words, progress):
        click.echo(line)


def _rating_lines(words: Words, progress: PuzzleProgress) -> Iterator[str]:
    rating, left = progress.rating, RATED_AFTER - len(progress.answers)
    if left > 0:
        yield words.say("puzzle-rating-later", count=left)
    else:
        shown = {"rating": round(rating.rating), "deviation": round(rating.deviation)}
        yield words.say("puzzle-your-rating", **shown)
    if progress.streak > 1:
        yield words.say("puzzle-streak", count=progress.streak)


def _wants_to_stop(words: Words) -> bool:
    line = read_line(words.say("puzzle-another") + " ")
    return line is None or line.strip().lower() in QUIT_COMMANDS


def _json(number: int, puzzle: Puzzle) -> str:
    """Everything about a puzzle; the position has the hidden cards, the view has not."""
    game = puzzle.game()
    return json.dumps(
        {
            "number": number,
            "kind": puzzle.kind.value,
            "theme": _theme(puzzle),
            "reason": puzzle.reason,
            "difficulty": puzzle.difficulty,
            "players": puzzle.players,
            "options": print_options(puzzle.options),
            "position": print_position(game.state),
            "view": print_view(puzzle.observation()),
            "solution": print_move(puzzle.solution),
            "chances": puzzle.chances,
            "seed": puzzle.seed.text,
            "hearts": game.hearts,
            "bots": puzzle.bots,
            "moves": [print_move(each) for each in puzzle.moves],
        }
    )


def _read_progress(file: Path) -> PuzzleProgress:
    try:
        return parse_progress(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return PuzzleProgress()
    except OSError:
        raise FileError("unreadable-file", {"file": str(file)}) from None
    except ValueError:
        raise PuzzleError("puzzle-progress", {"file": str(file)}) from None


def _save(words: Words, file: Path, progress: PuzzleProgress) -> Iterator[str]:
    """Why it cannot be kept, if it cannot."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        replace_file(file, print_progress(progress).encode())
    except OSError:
        yield words.say("puzzle-not-kept", file=str(file))
