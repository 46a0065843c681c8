"""The replay of a finished game shows every state with all hands."""

import pytest

from regicide.notation import print_card
from regicide.table import Phase
from regicide.wire.game_view import GameView, view_game
from regicide.wire.replay_view import view_replay
from table_builder import play_table


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
