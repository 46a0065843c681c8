"""A deal that a player has seen to its end gives them no medal, in whichever way they come to it again."""

from pathlib import Path

from async_helpers import async_test
from in_process_server import ANA_AUTHOR, InProcessServer, in_process_servers
from regicide.server.lists.table_summary import view_summary
from regicide.server.spending import Payer
from regicide.server.storage import Player
from regicide.table import Phase, Unearned, unearned
from regicide.table.commands import AskAbandon, AskRematch, MakeMove
from regicide.wire.http import NewTable
from web.won_games import WON

SEED = "castle-2"


async def why(server: InProcessServer, code: str) -> Unearned | None:
    return unearned((await server.registry.table(code)).table)


async def play_to_the_end(server: InProcessServer, code: str) -> None:
    live = await server.registry.table(code)
    for number, move in enumerate(WON[SEED]):
        await live.do(ANA_AUTHOR, f"{code}-{number}", MakeMove(move, live.table.seq))
    assert live.table.phase is Phase.OVER


async def medal(server: InProcessServer, code: str) -> str | None:
    summary = await server.store.summary(code)
    assert summary is not None
    return view_summary(summary).medal


@async_test
async def test_the_same_seed_again_gives_no_medal(tmp_path: Path) -> None:
    async with in_process_servers(tmp_path) as [server]:
        first = await server.create_table(seed=SEED)
        assert await why(server, first) is None
        beside = await server.create_table(seed=SEED)  # the deal is not known yet
        await play_to_the_end(server, first)
        assert await medal(server, first) == "bronze"
        again = await server.create_table(seed=SEED)
        assert await why(server, again) is Unearned.KNOWN_DEAL
        await play_to_the_end(server, again)
        assert await medal(server, again) is None
        assert await why(server, beside) is None
        # Other cards, and other people.
        assert await why(server, await server.create_table(seed=SEED, options="hand=+1")) is None
        assert await why(server, await server.create_table(seed="castle-3")) is None
        wanted = NewTable(players=1, ready=True, seed=SEED)
        ben = await server.registry.create(Player("ben", "Ben"), wanted, Payer("ben"))
        assert await why(server, ben) is None


@async_test
async def test_a_drawn_seed_that_the_end_revealed_is_known(tmp_path: Path) -> None:
    async with in_process_servers(tmp_path) as [server]:
        code = await server.create_table()
        live = await server.registry.table(code)
        await live.do(ANA_AUTHOR, "give-up", AskAbandon())
        again = await server.create_table(seed=live.table.seal.seed.text)
        assert await why(server, again) is Unearned.KNOWN_DEAL


@async_test
async def test_a_rematch_is_of_a_known_deal_only_if_it_deals_the_same_cards(tmp_path: Path) -> None:
    async with in_process_servers(tmp_path) as [server]:
        for same_deal in (True, False):
            live = await server.registry.table(await server.create_table(seed=SEED))
            await live.do(ANA_AUTHOR, "give-up", AskAbandon())
            await live.do(ANA_AUTHOR, "again", AskRematch(same_deal))
            assert live.table.rematch is not None
            known = Unearned.KNOWN_DEAL if same_deal else None
            assert await why(server, live.table.rematch) is known
