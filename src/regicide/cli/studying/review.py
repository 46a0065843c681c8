"""`regicide review`: what each move of a game lost, as text, JSON, a page, or a picture."""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import click
import msgspec

from regicide.folders import data_folder
from regicide.i18n import Words
from regicide.lab.lazy_import import optional_library
from regicide.lab.pictures import KINDS, draw_chances
from regicide.notation import ParsedGame
from regicide.reports.review_page import review_page
from regicide.reports.review_report import ReviewedGame, say_review
from regicide.study.chance_graph import chance_graph
from regicide.study.review import parse_review
from regicide.study.review_cache import cached_review_json
from regicide.study.winnable import Hindsight, hindsight
from regicide.tui.game_file import write_safely
from regicide.tui.game_texts import read_games
from regicide.tui.local_game_setup import seats_of
from regicide.tui.text.event_text import NamedWords


def run_review(
    words: Words,
    file: str,
    *,
    worlds: int,
    playouts: int,
    seconds: int,
    html: str | None,
    plot: str | None,
    as_json: bool,
) -> int:
    if plot and Path(plot).suffix.lower() not in KINDS:
        sentence = words.say("lab-plot-kind", file=Path(plot).name)
        raise click.UsageError(sentence, click.get_current_context())
    if plot:
        optional_library("matplotlib")
    games = read_games(words, file)
    if len(games) > 1 and (html or plot):
        raise click.UsageError(words.say("review-one-picture"), click.get_current_context())
    for number, read in enumerate(games):
        if number and not as_json:
            click.echo()
        _review_game(
            words,
            read,
            worlds=worlds,
            playouts=playouts,
            seconds=seconds,
            html=html,
            plot=plot,
            as_json=as_json,
        )
    return 0


def _review_game(
    words: Words,
    read: ParsedGame,
    *,
    worlds: int,
    playouts: int,
    seconds: int,
    html: str | None,
    plot: str | None,
    as_json: bool,
) -> None:
    for disagreement in read.disagreements:
        click.echo(words.say(f"disagreement-{disagreement.value}"), err=True)
    record = read.record
    moves = len(record.moves)
    with _progress_line() as show:
        text = cached_review_json(
            record,
            worlds=worlds,
            playouts=playouts,
            folder=data_folder(os.environ) / "reviews",
            on_decision=lambda done: show(words.say("review-progress", done=done, all=moves)),
            on_check=lambda number: show(words.say("review-checking", number=number)),
        )
    known = hindsight(record, seconds=seconds) if seconds else None
    if as_json:
        click.echo(with_hindsight(text, known))
    game = ReviewedGame(record, parse_review(text), known, asked_hindsight=seconds > 0)
    named = NamedWords(words.language, seats_of(record))
    if html:
        write_safely(Path(html), review_page(named, game))
    if plot:
        draw_chances(Path(plot), chance_graph(game.review))
    if not (as_json or html or plot):
        click.echo("\n".join(say_review(named, game)))


def with_hindsight(review: bytes, known: Hindsight | None) -> str:
    """The review of the core, and after it what the solver found."""
    added = msgspec.json.encode(known).decode()
    return f'{review.decode().removesuffix("}")},"hindsight":{added}}}'


@contextmanager
def _progress_line() -> Iterator[Callable[[str], None]]:
    """Shows one text after the other in a line of a terminal, which is empty at the end."""
    is_terminal = sys.stderr is not None and sys.stderr.isatty()
    width = 0

    def show(text: str) -> None:
        nonlocal width
        if is_terminal:
            click.echo(f"\r{text:<{width}}", err=True, nl=False)
            width = len(text)

    yield show
    show("")
    show("")
