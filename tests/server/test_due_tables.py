"""Servers act when the time of a turn is up: without clients, after restarts, several at once, and never twice."""

import asyncio
from collections import Counter
from random import Random

import pytest

from async_helpers import async_test
from in_process_server import ANA, ANA_AUTHOR, FakeSocket, InProcessServer
from open_stores import opened
from regicide.client.client_state import EMPTY_STATE, apply_message
from regicide.notation import print_move
from regicide.rules import legal_moves
from regicide.server.lists.table_summary import view_summary, waiting_tables
from regicide.server.spending import Payer
from regicide.server.storage import Store, StoredPhase
from regicide.table import BotAt, Change, Entry, Person, Table, WhenLate, apply_entry
from regicide.table.commands import LAST_ENTRY, MakeMove, Pause, Resume, TakeSeat
from regicide.table.permission import check_turn
from regicide.wire.game_view import view_table_game
from regicide.wire.http import NewTable
from regicide.wire.log_format import read_entry
from whole_checks import daily_or_whole

DAY = 86_400_000
BEN = Person("ben", "Ben")


class Hall:
    """Servers on one store, with a clock that a test moves on."""

    def __init__(self, store: Store, servers: int = 1) -> None:
        self.store = store
        self.now = 1_790_000_000_000
        self.servers = [self._new() for _ in range(servers)]

    def _new(self) -> InProcessServer:
        def clock() -> int:
            self.now += 1
            return self.now

        return InProcessServer(self.store, clock)

    async def restart(self, place: int = 0) -> None:
        await self.servers[place].registry.close()
        self.servers[place] = self._new()

    async def make(self, place: int = 0, **wanted: object) -> str:
        settings = {
            "players": 2,
            "turn_seconds": DAY // 1000,
            "turn_by_turn": WhenLate.BOT,
            **wanted,
        }
        registry = self.servers[place].registry
        code = await registry.create(ANA, NewTable(**settings), Payer(ANA.id))  # type: ignore[arg-type]
        live = await registry.table(code)
        await live.do(BEN, "sit", TakeSeat(1))
        return code

    async def move(self, code: str, place: int = 0) -> None:
        """The person to move makes a legal move, of a whole turn the first."""
        live = await self.servers[place].registry.table(code)
        await live.catch_up_to(LAST_ENTRY)  # no bus tells this server what another did
        game = live.table.game
        assert game is not None
        person = live.table.chairs[game.state.seat].person
        assert person is not None
        move = MakeMove(print_move(legal_moves(game.state)[-1]), live.table.seq)
        await live.do(person, f"move-{live.table.seq}", move)

    async def bots_move(self) -> None:
        """Every server looks, until no bot must move."""
        while await self.store.due_tables(self.now, 1):
            await asyncio.gather(*(each.registry.due.look() for each in self.servers))

    async def close(self) -> None:
        for each in self.servers:
            await each.registry.close()


async def log_of(store: Store, code: str) -> list[Change]:
    """The changes of a log; every move was allowed at its time."""
    changes: list[Change] = []
    table: Table | None = None
    stored = await store.entries(code)
    assert [each.seq for each in stored] == list(range(1, len(stored) + 1))
    assert len({each.command for each in stored}) == len(stored)
    for each in stored:
        entry: Entry = read_entry(each.body)
        if table is not None and isinstance(entry.what, MakeMove):
            check_turn(table, entry.by, entry.what.seen, entry.at)
        changes.append(apply_entry(table, entry))
        table = changes[-1].after
    return changes


def turns_of_bots(changes: list[Change]) -> int:
    """How many turns of people bots began."""
    return sum(
        isinstance(each.entry.by, BotAt) and not each.before.bot_ends_turn
        for each in changes
        if each.before is not None
    )


@async_test
async def test_a_bot_plays_a_late_turn_at_a_table_that_nobody_loaded(address: str) -> None:
    async with opened(address) as store:
        hall = Hall(store)
        code = await hall.make()
        await hall.restart()
        await hall.bots_move()
        assert turns_of_bots(await log_of(store, code)) == 0
        hall.now += DAY
        await hall.restart()
        await hall.bots_move()
        changes = await log_of(store, code)
        assert turns_of_bots(changes) == 1
        table = changes[-1].after
        assert table.game is not None
        awaited = ("ana", "ben")[table.game.state.seat]
        waiting = waiting_tables(await store.playing_of(awaited, 9), awaited)
        assert [(each.code, each.deadline) for each in waiting.tables] == [(code, table.deadline())]
        hall.now += DAY // 2
        await hall.bots_move()
        assert await log_of(store, code) == changes
        await hall.close()


@async_test
async def test_a_table_that_waits_or_is_paused_is_left_alone(address: str) -> None:
    async with opened(address) as store:
        hall = Hall(store)
        waits = await hall.make(turn_by_turn=WhenLate.WAIT)
        endless = await hall.make(turn_seconds=None)
        paused = await hall.make()
        live = await hall.servers[0].registry.table(paused)
        await live.do(BEN, "holiday", Pause())
        before = {code: await store.last_seq([code]) for code in (waits, endless, paused)}
        hall.now += 100 * DAY
        await hall.restart()
        await hall.bots_move()
        assert {code: await store.last_seq([code]) for code in before} == before
        summary = await store.summary(paused)
        assert summary is not None
        assert view_summary(summary, "ana").paused
        live = await hall.servers[0].registry.table(paused)
        await live.do(BEN, "back", Resume())
        await hall.bots_move()
        assert turns_of_bots(await log_of(store, paused)) == 0  # it has the rest of its day
        await hall.close()


@async_test
async def test_bots_at_their_own_seats_move_without_anybody_connected(address: str) -> None:
    async with opened(address) as store:
        hall = Hall(store)
        code = await hall.make(players=3, bots=("squire",))
        live = await hall.servers[0].registry.table(code)
        while live.table.bot_to_move is None:
            await hall.move(code)
        await hall.restart()  # at once: what the bot had chosen is lost
        await hall.bots_move()
        table = (await log_of(store, code))[-1].after
        assert table.bot_to_move is None
        assert table.game is not None
        assert table.game.state.seat != 2
        await hall.close()


@async_test
async def test_a_person_who_moves_at_the_last_moment_and_the_bot_make_one_move(
    address: str,
) -> None:
    async with opened(address) as store:
        hall = Hall(store, servers=2)
        code = await hall.make()
        hall.now += DAY
        live = await hall.servers[1].registry.table(code)
        game = live.table.game
        assert game is not None
        move = MakeMove(print_move(legal_moves(game.state)[0]), live.table.seq)
        looks = asyncio.gather(*(each.registry.due.look() for each in hall.servers))
        results = await asyncio.gather(
            live.do(ANA_AUTHOR, "late", move), looks, return_exceptions=True
        )
        assert not isinstance(results[1], BaseException)
        changes = await log_of(store, code)
        first = [each for each in changes if each.before and each.before.game_seq == move.seen]
        assert sum(isinstance(each.entry.what, MakeMove) for each in first) == 1
        await hall.close()


@async_test
async def test_a_player_who_comes_back_receives_what_happened_and_others_do_not(
    address: str,
) -> None:
    async with opened(address) as store:
        hall = Hall(store)
        code = await hall.make()
        for _ in range(2):
            await hall.move(code)
        await hall.restart()
        registry = hall.servers[0].registry
        back, stranger = FakeSocket(ANA.id), FakeSocket()
        live = await registry.enter(code, back.connection, None)
        await registry.enter(code, stranger.connection, None)
        assert back.update_seqs() == list(range(1, live.table.seq + 1))
        assert stranger.update_seqs() == []
        state = EMPTY_STATE
        for message in back.received:
            state = apply_message(state, message, now=0)
        assert [each.seq for each in state.log] == back.update_seqs()
        assert state.game == view_table_game(live.table)
        assert state.log[-1].game == state.game
        moves = [each for each in state.log if each.public.deed.do == "make-move"]
        assert [each.is_by_reader for each in moves] == [
            each.public.deed.seat == state.seat for each in moves
        ]
        await hall.close()


async def is_playing(store: Store, code: str) -> bool:
    summary = await store.summary(code)
    return summary is not None and summary.phase is StoredPhase.PLAYING


@pytest.mark.long
@async_test
async def test_every_late_turn_is_played_once_by_two_servers_that_are_killed(address: str) -> None:
    """Days pass at many tables: some people move, others do not; servers die while they look."""
    rng = Random(36)
    async with opened(address) as store:
        hall = Hall(store, servers=2)
        codes = [await hall.make(number % 2) for number in range(daily_or_whole(12, 1_000))]
        late: Counter[str] = Counter()
        for _day in range(3):
            playing = [code for code in codes if await is_playing(store, code)]
            for code in playing:
                if rng.random() < 0.5:
                    await hall.move(code, rng.randrange(2))
            for code in playing:
                late[code] += await is_playing(store, code)
            hall.now += DAY
            for place in (0, 1):
                look = asyncio.create_task(hall.servers[place].registry.due.look())
                for _ in range(rng.randrange(40)):
                    await asyncio.sleep(0)
                look.cancel()
                await hall.restart(place)
            await hall.bots_move()
        for code in codes:
            changes = await log_of(store, code)
            assert turns_of_bots(changes) == late[code]
        await hall.close()
