"""The replay of a finished game shows every state with all hands."""

import pytest

from regicide.notation import print_card
from regicide.table import Phase, Table, Unearned
from regicide.table.commands import HandBack, StandIn
from regicide.wire.game_view import GameView, view_game
from regicide.wire.replay_view import view_replay
from regicide.wire.room_view import StandInShare
from table_builder import PEOPLE, TableBuilder, play_table


@pytest.mark.parametrize("players", [1, 3])
def test_a_replay_shows_every_state_and_all_hands(players: int) -> None:
    builder = play_table(players)
    seen: list[tuple[GameView, tuple[tuple[str, ...], ...]]] = []

    def add_state() -> None:
        game = builder.table.game
        assert game is not None
        hands = tuple(tuple(print_card(card) for card in hand) for hand in game.state.hands)
        seen.append((view_game(game), hands))

    add_state()
    while builder.phase() is Phase.PLAYING:
        with pytest.raises(AssertionError):
            view_replay(builder.table)
        builder.move()
        add_state()
    replay = view_replay(builder.table)
    assert [(each.game, each.hands) for each in replay.moments] == seen
    assert replay.moments[0].move is None
    assert all(each.move for each in replay.moments[1:])
    assert replay.room.seal.seed is not None


def test_a_replay_tells_of_a_bot_that_was_relieved() -> None:
    builder = play_table(2, seed="castle-2")
    assert view_replay(finished(play_table(2, seed="castle-2"))).room.stood_in == ()
    builder.do(PEOPLE[0], StandIn(0, "squire"))
    builder.move()
    builder.do(PEOPLE[0], HandBack())
    replay = view_replay(finished(builder))
    assert replay.room.seats[0].bot is None
    seats = builder.table.game.move_counts if builder.table.game else ()
    assert replay.room.stood_in == (StandInShare(1, seats[0].moves), None)
    assert replay.room.unearned is Unearned.BOT


def finished(builder: TableBuilder) -> Table:
    while builder.phase() is Phase.PLAYING:
        builder.move()
    return builder.table
