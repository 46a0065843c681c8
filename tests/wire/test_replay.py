"""A replay shows a game that is over, every moment as it was."""

import pytest

from regicide.notation import print_card
from regicide.table import Phase
from regicide.wire.game_view import GameView, view_game
from regicide.wire.replay_view import view_replay
from table_builder import play_table


@pytest.mark.parametrize("players", [1, 3])
def test_every_moment_is_as_it_was_and_every_hand_is_open(players: int) -> None:
    sitting = play_table(players)
    seen: list[tuple[GameView, tuple[tuple[str, ...], ...]]] = []

    def look() -> None:
        game = sitting.table.game
        assert game is not None
        hands = tuple(tuple(print_card(card) for card in hand) for hand in game.state.hands)
        seen.append((view_game(game), hands))

    look()
    while sitting.phase() is Phase.PLAYING:
        with pytest.raises(AssertionError):
            view_replay(sitting.table)
        sitting.move()
        look()
    replay = view_replay(sitting.table)
    assert [(each.game, each.hands) for each in replay.moments] == seen
    assert replay.moments[0].move is None
    assert all(each.move for each in replay.moments[1:])
    assert replay.room.seal.seed is not None
