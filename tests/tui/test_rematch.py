"""A rematch at a local table: what it copies from the table, and its file."""

from pathlib import Path

import pytest

from async_helpers import async_test
from regicide.i18n import words
from regicide.notation import Seed, parse_options
from regicide.rules import Options
from regicide.table import Phase
from regicide.table.commands import AskAbandon, AskHint, AskRematch, StandIn
from regicide.tui.local_game_setup import new_record, next_file, open_local_table, rematch_record
from regicide.tui.local_table import NEW_DEAL_CODE, SAME_DEAL_CODE, LocalTable


async def finish(local: LocalTable) -> LocalTable:
    """A bot stands in for the only player, who then ends the game."""
    person = local.links[0].person
    await local.do(person, "stand-in", StandIn(0, "squire"))
    await local.do(person, "abandon", AskAbandon())
    assert local.table.phase is Phase.OVER
    return local


@pytest.mark.parametrize("same_deal", [True, False])
@async_test
async def test_a_rematch_keeps_seats_bots_and_options(*, same_deal: bool) -> None:
    options = parse_options("overpay=stop,jesters=-1")
    record = new_record(3, Seed("castle-42"), options, ("squire", "knight"))
    local = await finish(open_local_table(record, words("en"), None, bot_seconds=(0, 0)))
    await local.do(local.links[0].person, "rematch", AskRematch(same_deal))
    assert local.table.rematch == (SAME_DEAL_CODE if same_deal else NEW_DEAL_CODE)
    again = rematch_record(local.table, same_deal=same_deal)
    local.close()
    assert again.seats == (None, "squire", "knight")
    assert again.deal.options == options
    assert again.moves == ()
    assert (again.seed == Seed("castle-42")) == same_deal
    assert (again.deal == record.deal) == same_deal


@async_test
async def test_a_rematch_begins_without_the_hints_of_the_game_before() -> None:
    record = new_record(1, Seed("castle-42"), Options(), ())
    local = open_local_table(record, words("en"), None, bot_seconds=(0, 0))
    await local.do(local.links[0].person, "hint", AskHint())
    await finish(local)
    again = rematch_record(local.table, same_deal=True)
    local.close()
    assert local.table.hints == (1,)
    assert again.other_tags == (("KnownDeal", "yes"),)
    assert rematch_record(local.table, same_deal=False).other_tags == ()


@pytest.mark.parametrize(
    "existing, before, after",
    [
        ((), "evening.regicide", "evening-2.regicide"),
        (("evening-2.regicide",), "evening.regicide", "evening-3.regicide"),
        (("evening.regicide",), "evening-2.regicide", "evening-3.regicide"),
        ((), "with friends", "with friends-2"),
        ((), "-2", "-2-2"),
        ((), "2026-11-15.regicide", "2026-11-15-2.regicide"),
    ],
)
def test_the_file_of_a_rematch_has_the_next_free_number(
    tmp_path: Path, existing: tuple[str, ...], before: str, after: str
) -> None:
    for name in (before, *existing):
        (tmp_path / name).touch()
    assert next_file(tmp_path / before) == tmp_path / after
