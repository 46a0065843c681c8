"""`regicide daily`: plays the deal of a day, or shows how the first try of it ended, with par and a calendar."""

import json
import os
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import click

from regicide.cli.playing.play import exists, play, seats_wanted
from regicide.folders import data_folder
from regicide.i18n import Words, say_error
from regicide.notation import Record, final_state, parse_game
from regicide.reports.daily_calendar import calendar_lines, plain_calendar_lines
from regicide.rules import RegicideError
from regicide.study.daily import DailyDeal, daily_of, marks_text, row_of
from regicide.study.game_facts import GameFacts, game_facts
from regicide.tui.game_file import FileError, read_record, read_text

SUFFIX = ".regicide"


def play_daily(
    words: Words,
    *,
    players: int | None,
    bots: tuple[str, ...] | None,
    plain: bool,
    day: date | None,
    calendar: bool,
    no_par: bool,
    as_json: bool = False,
) -> int:
    """Begin or continue the first try of a day, which has a file of its own; show it if it is over.

    As JSON, only say how it stands.

    A first try begins on its day: a past day without one is played for practice.
    """
    seats = seats_wanted(words, players, bots or ()) or 1
    deal = DailyDeal(day or today(), seats)
    if as_json:
        click.echo(json.dumps(_standing(deal, with_par=not no_par)))
        return 0
    if calendar:
        _show_calendar(words, deal, plain=plain)
        return 0
    path = _folder() / f"{deal.seed.text}{SUFFIX}"
    record = _read(words, path)
    if record is None and deal.day != today():
        click.echo(words.say("today-past"))
        return play(words, players=seats, seed=deal.seed, bots=bots, plain=plain)
    if record is None or not final_state(record).step.is_over:
        _make_folder(path)
        play(words, players=seats, seed=deal.seed, bots=bots, plain=plain, record=str(path))
        record = _read(words, path)
    if record is not None and final_state(record).step.is_over:
        _show(words, deal, game_facts(record))
        _show_calendar(words, deal, plain=plain)
        if not no_par:
            _show_par(words, deal, game_facts(record))
    return 0


def _standing(deal: DailyDeal, *, with_par: bool) -> dict[str, object]:
    """The first try of this deal with its par, the row of days, and all first tries by date."""
    tries = sorted(_first_tries(), key=lambda each: (each[0].day, each[0].players))
    row = row_of([each.day for each, facts in tries if facts.result != "*"], today())
    own = next((facts for each, facts in tries if each == deal), None)
    return {
        "date": deal.day.isoformat(),
        "players": deal.players,
        "seed": deal.seed.text,
        "try": _row(deal, own) if own else None,
        "par": _par_row(deal, own) if own and own.result != "*" and with_par else None,
        "days_in_a_row": row.current,
        "longest_row": row.longest,
        "tries": [_row(each, facts) for each, facts in tries],
    }


def _row(deal: DailyDeal, facts: GameFacts) -> dict[str, object]:
    return {
        "date": deal.day.isoformat(),
        "players": deal.players,
        "result": facts.result,
        "medal": facts.medal,
        "defeated": facts.defeated,
        "turns": facts.turns,
        "moves": facts.moves,
    }


def today() -> date:
    return date.today()  # noqa: DTZ011  the player's local date


def _make_folder(path: Path) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise FileError("unwritable-file", {"file": str(path)}) from None


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


def _show(words: Words, deal: DailyDeal, facts: GameFacts) -> None:
    row = row_of([each.day for each, its in _first_tries() if its.result != "*"], today())
    click.echo()
    click.echo(share_text(words, deal, facts))
    click.echo()
    click.echo(words.say("today-row", count=row.current))
    again = f"regicide play --players {deal.players} --seed {deal.seed.text}"
    click.echo(words.say("today-other-day", command=again))
    click.echo()


def _show_calendar(words: Words, deal: DailyDeal, *, plain: bool) -> None:
    tries = {each.day: facts for each, facts in _first_tries() if each.players == deal.players}
    lines = plain_calendar_lines if plain else calendar_lines
    click.echo("\n".join(lines(words, deal.day, tries)))


def _show_par(words: Words, deal: DailyDeal, facts: GameFacts) -> None:
    """Ctrl-C stops the champion: the result stands above."""
    # Imported here, because they load the core.
    from regicide.cli.progress_bar import progress_bar  # noqa: PLC0415
    from regicide.fast.core_numbers import PAR_GAMES  # noqa: PLC0415
    from regicide.reports.par_report import par_lines  # noqa: PLC0415
    from regicide.study.par import ParGame, level_worths, par_game  # noqa: PLC0415

    click.echo()
    games: list[ParGame] = []
    try:
        with progress_bar(words, PAR_GAMES) as show_progress:
            for number in range(PAR_GAMES):
                games.append(par_game(deal.seed, deal.players, number))
                show_progress(sum(game.won for game in games), len(games))
        worths = level_worths(deal.seed, deal.players)
    except KeyboardInterrupt:
        return
    click.echo("\n".join(par_lines(words, deal, facts, games, worths)))


def _par_row(deal: DailyDeal, facts: GameFacts) -> dict[str, object]:
    """What the champion makes of the deal, and the level that a result is like; above all levels: the champion."""
    from regicide.fast.core_numbers import LEVELS, PAR_GAMES  # noqa: PLC0415
    from regicide.reports.par_report import own_game  # noqa: PLC0415
    from regicide.study.par import (  # noqa: PLC0415
        compare,
        level_like,
        level_worths,
        mean_worth,
        par_game,
        par_of,
    )

    games = [par_game(deal.seed, deal.players, number) for number in range(PAR_GAMES)]
    par, own = par_of(games), own_game(facts)
    compared = compare(own, games)
    level = level_like(own, (*level_worths(deal.seed, deal.players), mean_worth(games)))
    return {
        "games": par.games,
        "won": par.won,
        "median": par.median,
        "better": compared.better,
        "equal": compared.equal,
        "like": f"level-{level}" if level <= LEVELS else "champion",
    }


def share_text(words: Words, deal: DailyDeal, facts: GameFacts) -> str:
    """The text to share; it names no card. As web/src/today/SharePanel.svelte."""
    solo = deal.players == 1
    players = words.say("home-solo") if solo else words.say("player-count", count=deal.players)
    result = words.say(f"result-{facts.medal or facts.result}")
    turns = words.say("today-turns", count=facts.turns)
    return "\n".join(
        (
            words.say("today-share-first", date=words.day(deal.day), players=players),
            marks_text(facts.marks),
            words.say("today-share-last", result=result, turns=turns),
        )
    )


def _first_tries() -> Iterator[tuple[DailyDeal, GameFacts]]:
    """The first tries that were kept, by the names of their files; damaged files are left out."""
    for path in _folder().glob(f"*{SUFFIX}"):
        deal = daily_of(path.stem)
        if deal is None:
            continue
        try:
            yield deal, game_facts(read_record(path).record)
        except RegicideError:
            continue
