"""A rematch at a table in this process: what it takes over, and where it is kept."""

from pathlib import Path

import pytest

from async_tests import awaited
from regicide.i18n import words
from regicide.notation import Seed, parse_options
from regicide.table import Phase
from regicide.table.commands import AskAbandon, AskRematch, StandIn
from regicide.tui.local_game import new_record, next_file, rematch_record, sit_down
from regicide.tui.local_table import NEW_DEAL, SAME_DEAL, LocalTable


def finished(local: LocalTable) -> LocalTable:
    """A bot stands in for the only person, who then ends the game."""
    person = local.table.chairs[0].person
    assert person is not None
    author = local.links[0].author
    local.do(author, StandIn(0, "squire"))
    local.do(author, AskAbandon())
    assert local.table.phase is Phase.OVER
    return local


@pytest.mark.parametrize("same_deal", [True, False])
@awaited
async def test_seats_bots_and_options_are_taken_over(*, same_deal: bool) -> None:
    options = parse_options("overpay=stop,jesters=-1")
    record = new_record(3, Seed("castle-42"), options, ("squire", "knight"))
    local = finished(sit_down(record, words("en"), None, pace=(0, 0)))
    local.do(local.links[0].author, AskRematch(same_deal))
    assert local.table.rematch == (SAME_DEAL if same_deal else NEW_DEAL)
    again = rematch_record(local.table, same_deal=same_deal)
    local.close()
    assert again.seats == ("Player 1", "squire", "knight")
    assert again.deal.options == options
    assert again.moves == ()
    assert (again.seed == Seed("castle-42")) == same_deal
    assert (again.deal == record.deal) == same_deal


@pytest.mark.parametrize(
    "there, before, after",
    [
        ((), "evening.regicide", "evening-2.regicide"),
        (("evening-2.regicide",), "evening.regicide", "evening-3.regicide"),
        (("evening.regicide",), "evening-2.regicide", "evening-3.regicide"),
        ((), "with friends", "with friends-2"),
        ((), "-2", "-2-2"),
        ((), "2026-11-15.regicide", "2026-11-15-2.regicide"),
    ],
)
def test_the_next_file(tmp_path: Path, there: tuple[str, ...], before: str, after: str) -> None:
    for name in (before, *there):
        (tmp_path / name).touch()
    assert next_file(tmp_path / before) == tmp_path / after
