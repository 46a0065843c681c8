"""Statistics of one player at this server, from the summaries of their tables."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace

from regicide.server.keeping.table_record import table_of
from regicide.server.limits import MOST_COUNTED_TABLES
from regicide.server.lists.table_summary import facts_in, has_all_facts, summarize, view_summary
from regicide.server.storage import Store, TableSummary
from regicide.study.game_facts import GameFacts
from regicide.study.statistics import WinRate, seals, statistics, win_rates, wins_in_a_row
from regicide.wire.http import (
    GameCountsView,
    NamedCount,
    StatisticsView,
    TableSummaryView,
    WinRateView,
)


async def player_statistics(store: Store, player: str) -> StatisticsView:
    """Count the player's games that came to their end; in a thread, because they may be many."""
    summaries = [
        each if has_all_facts(each) else await _count_again(store, each)
        for each in await store.summaries_of(player, MOST_COUNTED_TABLES)
    ]
    return await asyncio.to_thread(_count, summaries)


async def _count_again(store: Store, summary: TableSummary) -> TableSummary:
    """Count a game of an older server, and keep what was counted: its log has all of it."""
    table = table_of(await store.entries(summary.table))
    counted = summarize(summary.table, table, created=summary.created, now=summary.updated)
    await store.rewrite_table(summary.table, (), counted.body)
    return replace(summary, body=counted.body)


def _count(summaries: Sequence[TableSummary]) -> StatisticsView:
    oldest_first = sorted(summaries, key=lambda each: (each.created, each.table))
    tables = [view_summary(each) for each in oldest_first]
    ended = [table for table in tables if table.result in ("won", "lost")]
    won = [table.result == "won" for table in ended]
    medals = [table.medal for table in ended]
    row, longest_row = wins_in_a_row(won)
    return StatisticsView(
        games=len(ended),
        won=sum(won),
        by_players=_views(win_rates(zip((str(each.players) for each in ended), won, strict=True))),
        by_company=_views(win_rates(zip(map(_company, ended), won, strict=True))),
        by_options=_views(win_rates(zip((each.options for each in ended), won, strict=True))),
        gold=medals.count("gold"),
        silver=medals.count("silver"),
        bronze=medals.count("bronze"),
        row=row,
        longest_row=longest_row,
        counts=_counts([facts for each in oldest_first if (facts := facts_in(each))]),
    )


def _counts(games: list[GameFacts]) -> GameCountsView | None:
    if not games:
        return None
    counted = statistics(games)
    return GameCountsView(
        games=counted.games,
        helped=counted.helped,
        reached=counted.reached,
        exact=counted.exact,
        lost_by=counted.lost_by,
        lost_to=tuple(NamedCount(enemy, count) for enemy, count in counted.lost_to),
        seals=tuple(NamedCount(name, count) for name, count in seals(games).items() if count),
    )


def _company(table: TableSummaryView) -> str:
    """As `GameFacts.company`."""
    if table.players == 1:
        return "solo"
    return "people" if sum(seat.name is not None for seat in table.seats) > 1 else "bots"


def _views(rates: tuple[WinRate, ...]) -> tuple[WinRateView, ...]:
    return tuple(WinRateView(each.kind, each.games, each.won, *each.interval) for each in rates)
