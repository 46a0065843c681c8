"""`regicide daily`: plays the deal of today, or shows how the first try of it ended."""

import os
from datetime import date
from pathlib import Path

import click

from regicide.cli.play import exists, play
from regicide.folders import data_folder
from regicide.i18n import Words, say_error
from regicide.notation import Record, final_state, parse_game
from regicide.rules import RegicideError
from regicide.study.daily import DailyDeal, daily_of, marks_text, row_of
from regicide.study.game_facts import GameFacts, game_facts
from regicide.tui.game_file import FileError, read_record, read_text

SUFFIX = ".regicide"


def play_daily(
    words: Words, *, players: int | None, bots: tuple[str, ...] | None, plain: bool
) -> int:
    """Begin or continue the first try of today, which has a file of its own; show it if it is over."""
    seats = players or (len(bots) + 1 if bots else 1)
    today = date.today()  # noqa: DTZ011  the player's local date
    deal = DailyDeal(today, seats)
    path = _folder() / f"{deal.seed.text}{SUFFIX}"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise FileError("unwritable-file", {"file": str(path)}) from None
    record = _read(words, path)
    if record is None or not final_state(record).step.is_over:
        play(words, players=seats, seed=deal.seed, bots=bots, plain=plain, record=str(path))
        record = _read(words, path)
    if record is not None and final_state(record).step.is_over:
        _show(words, deal, record)
    return 0


def _folder() -> Path:
    return data_folder(os.environ) / "daily"


def _read(words: Words, path: Path) -> Record | None:
    """The first try in a file; None if it has not begun."""
    if not exists(path):
        return None
    text = read_text(path)
    try:
        return parse_game(text).record
    except RegicideError as error:
        facts = {"file": str(path), "why": say_error(words, error)}
        raise FileError("damaged-daily", facts) from None


def _show(words: Words, deal: DailyDeal, record: Record) -> None:
    row = row_of(_days_played(), deal.day)
    click.echo()
    click.echo(share_text(words, deal, game_facts(record)))
    click.echo()
    click.echo(words.say("today-row", count=row.current))
    again = f"regicide play --players {deal.players} --seed {deal.seed.text}"
    click.echo(words.say("today-other-day", command=again))


def share_text(words: Words, deal: DailyDeal, facts: GameFacts) -> str:
    """The text to share; it names no card. As web/src/today/SharePanel.svelte."""
    solo = deal.players == 1
    players = words.say("home-solo") if solo else words.say("player-count", count=deal.players)
    result = words.say(f"result-{facts.medal or facts.result}")
    turns = words.say("today-turns", count=facts.turns)
    return "\n".join(
        (
            words.say("today-share-first", date=deal.day.isoformat(), players=players),
            marks_text(facts.marks),
            words.say("today-share-last", result=result, turns=turns),
        )
    )


def _days_played() -> list[date]:
    """The days of the deals that were played to their end, by the names of their files."""
    found = ((daily_of(path.stem), path) for path in _folder().glob(f"*{SUFFIX}"))
    return [deal.day for deal, path in found if deal is not None and _is_over(path)]


def _is_over(path: Path) -> bool:
    """Whether the game in a file is over; a damaged file has no end."""
    try:
        return final_state(read_record(path).record).step.is_over
    except RegicideError:
        return False
