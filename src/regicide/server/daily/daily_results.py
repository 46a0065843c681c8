"""Results of daily deals: only of games that this server dealt and judged, and only of first tries.

A person's first try is the oldest table with the deal at which they had a seat when its game began. The
table must have been made on its day, somewhere on Earth: the server does not know where a player is.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from datetime import UTC, date, datetime, timedelta
from typing import NamedTuple

from regicide.server.limits import (
    DAILY_RESULTS_SECONDS,
    MOST_COUNTED_TABLES,
    MOST_DAILY_TABLES,
    MOST_KEPT_DAYS,
    TABLES_AT_ONCE,
)
from regicide.server.lists.table_summary import facts_in, view_summary
from regicide.server.storage import Store, StoredPhase, TableSummary
from regicide.study.daily import DailyDeal, daily_of
from regicide.study.game_facts import MEDALS
from regicide.table import Phase, Table, apply_entry
from regicide.wire.http import (
    DailyDealResults,
    DailyResult,
    DailyResults,
    OwnDailyTries,
    OwnDailyTry,
    TableSummaryView,
)
from regicide.wire.log_format import read_entry

#: The first and the last time zone, from UTC.
EASTERNMOST, WESTERNMOST = timedelta(hours=14), timedelta(hours=-12)
#: The worst first: a larger place is a better medal.
_MEDALS = MEDALS[::-1]


class FirstTry(NamedTuple):
    """A table as lists show it, and its summary."""

    table: TableSummaryView
    summary: TableSummary


class Score(NamedTuple):
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


class RecentDailyResults:
    """Keeps the results of a day for some seconds, because anyone may ask for them at any rate."""

    def __init__(self, store: Store, clock: Callable[[], int]) -> None:
        self._store = store
        self._clock = clock
        #: With when they were read, in Unix milliseconds; those asked for last are at the end.
        self._kept: dict[date, tuple[int, DailyResults]] = {}
        #: Reads one day at a time: requests that come together share an answer.
        self._reading = asyncio.Lock()

    def forget(self, seed: str) -> None:
        """A game of this deal ended here."""
        if (deal := daily_of(seed)) is not None:
            self._kept.pop(deal.day, None)

    async def of(self, day: date) -> DailyResults:
        async with self._reading:
            now = self._clock()
            at, results = self._kept.pop(day, (now, None))
            if results is None or not 0 <= now - at < 1000 * DAILY_RESULTS_SECONDS:
                at, results = now, await daily_results(self._store, day)
            self._kept[day] = at, results
            if len(self._kept) > MOST_KEPT_DAYS:
                self._kept.pop(next(iter(self._kept)))
            return results


async def own_tries(store: Store, day: date, player: str) -> OwnDailyTries:
    deals = [DailyDeal(day, players) for players in (1, 2, 3, 4)]
    found = [(deal, await first_tries(store, deal, player)) for deal in deals]
    return OwnDailyTries(
        tuple(_own(deal, tries[player]) for deal, tries in found if player in tries)
    )


async def all_own_tries(store: Store, player: str) -> OwnDailyTries:
    """The first tries of all days, among the player's newest tables; the oldest first."""
    found: dict[DailyDeal, FirstTry] = {}
    summaries = await store.summaries_of(player, MOST_COUNTED_TABLES)
    for summary in sorted(summaries, key=lambda each: (each.created, each.table)):
        deal = daily_of(summary.deal or "")
        if deal is None or deal in found or not _is_try(summary, deal.day):
            continue
        view = view_summary(summary)
        if _is_published(view, deal) and player in await _people(store, summary, view):
            found[deal] = FirstTry(view, summary)
    return OwnDailyTries(tuple(_own(deal, first) for deal, first in found.items()))


def _is_try(summary: TableSummary, day: date) -> bool:
    """Whether the table was made on that day and its game has begun; as the query `begun_with_deal`."""
    since, until = _times_of(day)
    return since <= summary.created < until and summary.phase is not StoredPhase.GATHERING


def _is_published(table: TableSummaryView, deal: DailyDeal) -> bool:
    return table.players == deal.players and not table.options


async def first_tries(
    store: Store, deal: DailyDeal, player: str | None = None
) -> dict[str, FirstTry]:
    """The first try of each person, or of everyone at the tables of one player."""
    found: dict[str, FirstTry] = {}
    since, until = _times_of(deal.day)
    begun = await store.begun_with_deal(
        deal.seed.text, MOST_DAILY_TABLES, since=since, until=until, player=player
    )
    for place, summary in enumerate(begun):
        if place % TABLES_AT_ONCE == 0:
            await asyncio.sleep(0)  # others come first: there may be thousands
        view = view_summary(summary)
        if _is_published(view, deal):
            for person in await _people(store, summary, view):
                found.setdefault(person, FirstTry(view, summary))
    return found


def _times_of(day: date) -> tuple[int, int]:
    """When the day begins and ends somewhere on Earth, in Unix milliseconds."""
    begins = datetime(day.year, day.month, day.day, tzinfo=UTC)
    ends = begins + timedelta(days=1)
    first, last = begins - EASTERNMOST, ends - WESTERNMOST
    return int(first.timestamp()) * 1000, int(last.timestamp()) * 1000


async def _people(store: Store, summary: TableSummary, view: TableSummaryView) -> Collection[str]:
    """Who had a seat when the game began.

    A summary names everyone who ever sat at its table; only the log tells who left before the game.
    """
    if len(summary.player_ids) == sum(seat.name is not None for seat in view.seats):
        return summary.player_ids
    table: Table | None = None
    for stored in await store.entries(summary.table):
        table = apply_entry(table, read_entry(stored.body)).after
        if table.phase is not Phase.GATHERING:
            break
    return [chair.person.id for chair in table.chairs if chair.person] if table else []


def _own(deal: DailyDeal, first: FirstTry) -> OwnDailyTry:
    table, facts = first.table, facts_in(first.summary)
    return OwnDailyTry(
        day=deal.day.isoformat(),
        players=table.players,
        table=table.code,
        result=table.result,
        medal=table.medal,
        defeated=first.summary.defeated,
        marks=facts.marks if facts else None,
        turns=facts.turns if facts else None,
        helped=facts is not None and facts.helped,
    )


def _count(players: int, tries: Iterable[FirstTry]) -> DailyDealResults:
    scores = Counter(_scores(tries))
    people = scores.total()
    results, worse = [], 0
    for score, count in sorted(scores.items()):
        medal = _MEDALS[score.medal] if score.medal >= 0 else None
        percentile = 100 * worse // people
        results.append(DailyResult(score.won, medal, score.defeated, count, percentile))
        worse += count
    won = sum(count for score, count in scores.items() if score.won)
    return DailyDealResults(players, people, won, tuple(reversed(results)))


def _scores(tries: Iterable[FirstTry]) -> Iterator[Score]:
    """Of the tries that came to their end: a game that was given up has no result."""
    for table, summary in tries:
        defeated = summary.defeated
        if table.result in ("won", "lost") and defeated is not None:
            medal = _MEDALS.index(table.medal) if table.medal else -1
            yield Score(defeated, table.result == "won", medal)
