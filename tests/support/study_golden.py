"""Golden files of what Python and the page compute alike: daily deals, par, statistics, hindsight.

Tests of the page read them: web/tests/study, statistics and review.
"""

import json
from collections.abc import Iterator
from dataclasses import asdict
from datetime import date
from pathlib import Path
from typing import Any

from random_games import play_random_game
from regicide.notation import Record, Seed, parse_game, print_game, print_move
from regicide.notation.record import RecordedMove
from regicide.study.daily import DailyDeal, daily_of, marks_text, row_of
from regicide.study.game_facts import game_facts
from regicide.study.par import (
    ParGame,
    compare,
    level_like,
    level_worths,
    mean_worth,
    par_game,
    par_of,
)
from regicide.study.statistics import personal_best, seals, statistics
from regicide.study.winnable import hindsight

GOLDEN = Path(__file__).parents[1] / "golden"
GAMES = GOLDEN / "statistics_games.txt"
SEEDS = (
    *("daily-2026-11-16-1", "daily-2028-02-29-4", "daily-2026-02-29-1", "daily-2026-11-16-5"),
    *("daily-2026-11-16", "Daily-2026-11-16-1", "daily-2026-11-16-1 ", "castle-42", ""),
)
ROWS = (
    ((), "2026-11-16"),
    (("2026-11-16",), "2026-11-16"),
    (("2026-11-15", "2026-11-14"), "2026-11-16"),
    (("2026-11-14", "2026-11-13"), "2026-11-16"),
    (("2026-10-31", "2026-11-01", "2026-11-02", "2026-11-05"), "2026-11-05"),
    (("2026-11-16", "2026-11-17"), "2026-11-16"),  # another part of the world
    (("2026-11-16", "2026-11-15"), "2020-01-01"),  # a clock that is late
    (("2026-11-16", "2026-11-15"), "2036-01-01"),  # a clock that is early
    (("2026-11-15", "2026-11-16", "2027-03-01"), "2026-11-16"),  # a clock that was early for a day
    (("2026-11-13", "2026-11-18"), "2026-11-16"),
    (("2026-03-28", "2026-03-29", "2026-03-30"), "2026-03-30"),  # the night of summer time
)
MARKS = ("xxoxoxooxoof", "------------", "xxxxxxxxxxxx", "oooof-------")


def daily_golden() -> dict[str, Any]:
    deals = [DailyDeal(date(2026, 11, 16), players) for players in (1, 2, 3, 4)]
    return {
        "deals": [[deal.day.isoformat(), deal.players, deal.seed.text] for deal in deals],
        "seeds": [[seed, _deal(seed)] for seed in SEEDS],
        "rows": [[days, today, _row(days, today)] for days, today in ROWS],
        "marks": [[marks, marks_text(marks)] for marks in MARKS],
    }


def _deal(seed: str) -> list[object] | None:
    deal = daily_of(seed)
    return [deal.day.isoformat(), deal.players] if deal else None


def _row(days: tuple[str, ...], today: str) -> dict[str, int]:
    return asdict(row_of([date.fromisoformat(day) for day in days], date.fromisoformat(today)))


def par_golden() -> list[dict[str, Any]]:
    found = []
    for players in (1, 3):
        seed = DailyDeal(date(2026, 11, 16), players).seed
        games = [par_game(seed, players, number) for number in range(2)]
        made = {"games": [asdict(game) for game in games], "par": asdict(par_of(games))}
        worths = level_worths(seed, players, 2)
        like = [
            level_like(ParGame(False, None, royals), (*worths, mean_worth(games)))
            for royals in range(13)
        ]
        compared = asdict(compare(games[1], games))
        found.append(
            {"players": players, **made, "compared": compared, "worths": worths, "like": like}
        )
    return found


#: Players and number of games that were lost, and whose deal could be won.
LOST_GAMES = ((2, 0), (3, 1), (4, 0))


def lost_game(players: int, number: int) -> Record:
    plies = list(play_random_game(players, number))
    made = tuple(RecordedMove(ply.move) for ply in plies)
    return Record(plies[0].state, Seed(f"walk/{players}/{number}"), made)


def hindsight_golden() -> list[dict[str, Any]]:
    found = []
    for players, number in LOST_GAMES:
        game = lost_game(players, number)
        known = hindsight(game, seconds=20)
        assert known is not None
        moves = [print_move(each.move) for each in game.moves]
        told = {"players": players, "seed": f"walk/{players}/{number}", "moves": moves}
        found.append({**told, "hindsight": asdict(known)})
    return found


def statistics_golden() -> dict[str, Any]:
    records = list(_records())
    games = [game_facts(record) for record in records]
    return {
        "games": [
            {"record": print_game(record), "facts": asdict(facts)}
            for record, facts in zip(records, games, strict=True)
        ],
        "statistics": asdict(statistics(games)),
        "none": asdict(statistics([])),
        "seals": seals(games),
        "bests": [personal_best(games[:at], game) for at, game in enumerate(games)],
    }


def _records() -> Iterator[Record]:
    """Games in a file, because a better bot must not change them. Together they reach every achievement."""
    for text in GAMES.read_text(encoding="utf-8").split("\n\n[Players "):
        yield parse_game(text if text.startswith("[Players ") else f"[Players {text}").record


def write(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, indent=1) + "\n"
