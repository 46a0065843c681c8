"""Results of daily deals: only of games that this server dealt and judged, and only of first tries.

A person's first try is the oldest table with the deal at which they took a seat and whose game began. The
table must have been made on its day, somewhere on Earth: the server does not know where a player is.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from datetime import UTC, date, datetime, timedelta
from typing import NamedTuple

from regicide.server.limits import MOST_DAILY_TABLES
from regicide.server.storage import Store, StoredPhase, TableSummary
from regicide.server.tables.table_summary import view_summary
from regicide.study.daily import DailyDeal
from regicide.wire.http import (
    DailyDealResults,
    DailyResult,
    DailyResults,
    OwnDailyTries,
    OwnDailyTry,
    TableSummaryView,
)

#: The first and the last time zone, from UTC.
EASTERNMOST, WESTERNMOST = timedelta(hours=14), timedelta(hours=-12)
_MEDALS = ("bronze", "silver", "gold")


class FirstTry(NamedTuple):
    """A table as lists show it, and the royals defeated there."""

    table: TableSummaryView
    defeated: int | None


class Rank(NamedTuple):
    """A result, ordered from the worst to the best."""

    defeated: int
    won: bool
    #: -1 without a medal.
    medal: int


async def daily_results(store: Store, day: date) -> DailyResults:
    """The results of everyone, without names."""
    deals = [DailyDeal(day, players) for players in (1, 2, 3, 4)]
    return DailyResults(
        day.isoformat(),
        tuple([_count(deal.players, (await first_tries(store, deal)).values()) for deal in deals]),
    )


async def own_tries(store: Store, day: date, player: str) -> OwnDailyTries:
    found = [await first_tries(store, DailyDeal(day, players)) for players in (1, 2, 3, 4)]
    return OwnDailyTries(tuple(_own(tries[player]) for tries in found if player in tries))


async def first_tries(store: Store, deal: DailyDeal) -> dict[str, FirstTry]:
    """The first try of each person."""
    found: dict[str, FirstTry] = {}
    for summary in await store.summaries_with_deal(deal.seed.text, MOST_DAILY_TABLES):
        view = view_summary(summary)
        if _is_of_day(summary, deal.day) and view.players == deal.players and not view.options:
            for player in summary.player_ids:
                found.setdefault(player, FirstTry(view, summary.defeated))
    return found


def _is_of_day(summary: TableSummary, day: date) -> bool:
    begins = datetime(day.year, day.month, day.day, tzinfo=UTC)
    made = datetime.fromtimestamp(summary.created / 1000, UTC)
    is_begun = summary.phase is not StoredPhase.GATHERING
    return is_begun and begins - EASTERNMOST <= made < begins + timedelta(days=1) - WESTERNMOST


def _own(first: FirstTry) -> OwnDailyTry:
    table = first.table
    return OwnDailyTry(table.players, table.code, table.result, table.medal, first.defeated)


def _count(players: int, tries: Iterable[FirstTry]) -> DailyDealResults:
    ranks = Counter(_ranks(tries))
    people = ranks.total()
    results, worse = [], 0
    for rank, count in sorted(ranks.items()):
        medal = _MEDALS[rank.medal] if rank.medal >= 0 else None
        percentile = 100 * worse // people
        results.append(DailyResult(rank.won, medal, rank.defeated, count, percentile))
        worse += count
    won = sum(count for rank, count in ranks.items() if rank.won)
    return DailyDealResults(players, people, won, tuple(reversed(results)))


def _ranks(tries: Iterable[FirstTry]) -> Iterator[Rank]:
    """Of the tries that came to their end: a game that was given up has no result."""
    for table, defeated in tries:
        if table.result in ("won", "lost") and defeated is not None:
            medal = _MEDALS.index(table.medal) if table.medal else -1
            yield Rank(defeated, table.result == "won", medal)
