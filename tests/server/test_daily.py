"""Results of daily deals: first tries of the day that this server dealt and judged; and statistics."""

import re
from dataclasses import replace
from datetime import date
from pathlib import Path

import msgspec
import pytest

from async_helpers import async_test
from in_process_server import ANA, ANA_AUTHOR, InProcessServer, in_process_servers
from regicide.fast.core_numbers import CoreBot
from regicide.server.daily.daily_results import (
    RecentDailyResults,
    all_own_tries,
    daily_results,
    own_tries,
)
from regicide.server.lists.table_summary import SummaryDetails, has_all_facts
from regicide.server.people.player_statistics import player_statistics
from regicide.server.spending import Payer
from regicide.server.storage import Player, StoredPhase, TableSummary
from regicide.table import Person
from regicide.table.commands import (
    AskAbandon,
    BeReady,
    Command,
    LeaveSeat,
    MakeMove,
    StandIn,
    TakeSeat,
)
from regicide.wire.encoding import decode_body, encode
from regicide.wire.http import DailyResult, ListedSeat, NewTable
from web.kept_tables import moves_by

#: The clock of these servers begins in 1970.
DAY = date(1970, 1, 1)
SEED = "daily-1970-01-01-1"
WON, LOST = moves_by(CoreBot.KNIGHT, 1, SEED), moves_by(CoreBot.RANDOM, 1, SEED)


async def play(server: InProcessServer, player: Player, moves: list[tuple[int, str]]) -> str:
    wanted = NewTable(players=1, ready=True, seed=SEED)
    code = await server.registry.create(player, wanted, Payer(player.id))
    live = await server.registry.table(code)
    for number, (_, move) in enumerate(moves):
        command = MakeMove(move, live.table.seq)
        await live.do(Person(player.id, player.name), f"m{number}", command)
    return code


@async_test
async def test_only_the_first_try_of_each_person_counts(tmp_path: Path) -> None:
    async with in_process_servers(tmp_path) as [server]:
        store = server.store._store
        first = await play(server, ANA, LOST)
        await play(server, ANA, WON)
        for name in ("ben", "eve"):
            await play(server, Player(name, name), WON)
        running = await play(server, Player("joe", "Joe"), WON[:3])
        await play(server, Player("joe", "Joe"), WON)  # the other one was the first
        given_up = await server.registry.create(
            Player("kim", "Kim"), NewTable(players=1, ready=True, seed=SEED), Payer("kim")
        )
        live = await server.registry.table(given_up)
        await live.do(Person("kim", "Kim"), "a", AskAbandon())
        results = await daily_results(store, DAY)
        deal = results.deals[0]
        assert (deal.players, deal.people, deal.won) == (1, 3, 2)
        best, worst = deal.results
        assert (best.won, best.people, best.percentile, best.defeated) == (True, 2, 33, 12)
        assert (worst.won, worst.people, worst.percentile) == (False, 1, 0)
        assert [each.people for each in results.deals[1:]] == [0, 0, 0]
        assert (await daily_results(store, date(1970, 1, 5))).deals[0].people == 0
        [own] = (await own_tries(store, DAY, ANA.id)).tries
        assert (own.table, own.result, own.defeated) == (first, "lost", worst.defeated)
        [joe] = (await own_tries(store, DAY, "joe")).tries
        assert (joe.table, joe.result) == (running, None)
        assert (await own_tries(store, DAY, "zoe")).tries == ()


@async_test
async def test_a_bot_that_stood_in_earns_no_medal_and_options_are_another_deal(
    tmp_path: Path,
) -> None:
    async with in_process_servers(tmp_path) as [server]:
        store = server.store._store
        await server.registry.create(
            ANA, NewTable(players=1, ready=True, seed=SEED, options="hand=+1"), Payer(ANA.id)
        )
        await server.registry.create(ANA, NewTable(players=2, seed=SEED), Payer(ANA.id))
        code = await play(server, ANA, WON[:-1])
        live = await server.registry.table(code)
        await live.do(ANA_AUTHOR, "s", StandIn(0, "squire"))
        details = SummaryDetails((ListedSeat("Ana", "squire"),), "", None, "won", "gold")
        late = 3 * 86_400_000
        for player, created in (("ben", 1_000_000), ("late", late)):
            body = encode(details)
            summary = TableSummary(
                *(player, StoredPhase.OVER, False, created, created, body, (player,), SEED, 12)
            )
            entry = (await store.entries(code))[0]
            await store.append(player, entry, summary)
        results = (await daily_results(store, DAY)).deals[0].results
        assert DailyResult(True, None, 12, 1, 0) in results
        assert all(each.medal is None for each in results)


@async_test
async def test_a_person_who_left_before_the_game_began_has_not_tried_the_deal(
    tmp_path: Path,
) -> None:
    async with in_process_servers(tmp_path) as [server]:
        ben, eve = Player("ben", "Ben"), Player("eve", "Eve")
        wanted = NewTable(players=2, ready=True, seed="daily-1970-01-01-2")
        code = await server.registry.create(ANA, wanted, Payer(ANA.id))
        live = await server.registry.table(code)
        commands: tuple[tuple[Player, Command], ...] = (
            *((ben, TakeSeat(1)), (ben, LeaveSeat())),
            *((eve, TakeSeat(1)), (eve, BeReady(True))),
        )
        for number, (player, command) in enumerate(commands):
            await live.do(Person(player.id, player.name), f"c{number}", command)
        store = server.store._store
        assert len((await own_tries(store, DAY, ANA.id)).tries) == 1
        assert len((await own_tries(store, DAY, eve.id)).tries) == 1
        assert (await own_tries(store, DAY, ben.id)).tries == ()


@async_test
async def test_tables_made_before_the_day_take_no_place_in_its_results(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("regicide.server.daily.daily_results.MOST_DAILY_TABLES", 1)
    async with in_process_servers(tmp_path) as [server]:
        store = server.store._store
        code = await play(server, ANA, LOST)
        [summary] = await store.summaries_of(ANA.id, 1)
        [entry, *_] = await store.entries(code)
        early = replace(summary, table="EARLY", created=-2 * 86_400_000, player_ids=("eve",))
        gathering = replace(early, table="OPEN", created=0, phase=StoredPhase.GATHERING)
        for each in (early, gathering):
            assert await store.append(each.table, entry, each)
        assert (await daily_results(store, DAY)).deals[0].people == 1


@async_test
async def test_results_of_a_day_are_kept_for_some_seconds(tmp_path: Path) -> None:
    async with in_process_servers(tmp_path) as [server]:
        now = 1_000_000
        recent = RecentDailyResults(server.store._store, lambda: now)
        assert (await recent.of(DAY)).deals[0].people == 0
        await play(server, ANA, LOST)
        assert (await recent.of(DAY)).deals[0].people == 0
        now += 5_000
        assert (await recent.of(DAY)).deals[0].people == 1
        here = server.registry.daily_results
        assert (await here.of(DAY)).deals[0].people == 1
        await play(server, Player("eve", "Eve"), LOST)
        assert (await here.of(DAY)).deals[
            0
        ].people == 2  # a game that ended here is counted at once
        now -= 3_600_000  # the clock was set back
        await play(server, Player("ben", "Ben"), LOST)
        assert (await recent.of(DAY)).deals[0].people == 3


@async_test
async def test_the_own_tries_of_all_days_are_the_first_ones_of_their_day(tmp_path: Path) -> None:
    async with in_process_servers(tmp_path) as [server]:
        store = server.store._store
        first = await play(server, ANA, LOST)
        await play(server, ANA, WON)  # later
        pair = "daily-1970-01-01-2"
        await server.registry.create(
            ANA, NewTable(players=2, seed=pair), Payer(ANA.id)
        )  # nobody began it
        running = await server.registry.create(
            ANA, NewTable(players=2, bots=("squire",), ready=True, seed=pair), Payer(ANA.id)
        )
        for other in ("daily-1970-01-09-1", "castle"):  # another day's, and no daily deal
            await server.registry.create(
                ANA, NewTable(players=1, ready=True, seed=other), Payer(ANA.id)
            )
        lost, begun = (await all_own_tries(store, ANA.id)).tries
        assert (lost.day, lost.players, lost.table, lost.result) == (str(DAY), 1, first, "lost")
        assert (lost.marks and lost.marks.count("f"), lost.helped) == (1, False)
        assert (begun.players, begun.table, begun.result, begun.marks) == (2, running, None, None)
        assert {lost, begun} == set((await own_tries(store, DAY, ANA.id)).tries)
        assert (await all_own_tries(store, "zoe")).tries == ()


@async_test
async def test_statistics_of_one_person(tmp_path: Path) -> None:
    async with in_process_servers(tmp_path) as [server]:
        for moves in (WON, LOST, WON[:5], WON):
            await play(server, ANA, moves)
        await play(server, Player("ben", "Ben"), WON)
        found = await player_statistics(server.store._store, ANA.id)
        assert (found.games, found.won, found.row, found.longest_row) == (3, 2, 1, 1)
        assert [(rate.kind, rate.won) for rate in found.by_company] == [("solo", 2)]
        # The deal of the second win was known: it earns nothing.
        assert found.gold + found.silver + found.bronze == 1
        assert found.counts is not None
        assert (found.counts.games, found.counts.helped) == (3, 0)
        assert (sum(found.counts.reached), found.counts.reached[12]) == (3, 2)
        assert sum(found.counts.lost_by) == sum(each.count for each in found.counts.lost_to) == 1
        seals = {each.name: each.count for each in found.counts.seals}
        assert (seals["victory"], seals["daily"]) == (1, 1)
        nobody = await player_statistics(server.store._store, "zoe")
        assert (nobody.games, nobody.by_players, nobody.counts) == (0, (), None)

        # A server of before kept no seals: they are counted again, and kept.
        store = server.store._store
        for summary in await store.summaries_of(ANA.id, 9):
            old = re.sub(rb',"seals":\[[^]]*\]', b"", summary.body)
            await store.rewrite_table(summary.table, (), old)
        for _ in range(2):
            assert await player_statistics(store, ANA.id) == found
        assert all(has_all_facts(each) for each in await store.summaries_of(ANA.id, 9))


@async_test
async def test_games_that_an_older_server_ended_count_as_far_as_it_kept_them(
    tmp_path: Path,
) -> None:
    async with in_process_servers(tmp_path) as [server]:
        store = server.store._store
        await play(server, ANA, WON)
        code = await play(server, ANA, LOST)
        summary = await store.summary(code)
        assert summary is not None
        details = decode_body(summary.body, SummaryDetails)
        old = encode(msgspec.structs.replace(details, facts=None))
        assert b"facts" not in old
        await store.rewrite_table(code, [], old, without="")
        found = await player_statistics(store, ANA.id)
        assert (found.games, found.counts and found.counts.games) == (2, 1)
