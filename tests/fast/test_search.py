"""The search of the champion with budgets that are too small for it."""

import pytest

from regicide.bots.weights import quantized_net, shipped_net
from regicide.fast import pack
from regicide.fast.core_numbers import GameKind
from regicide.notation import Seed
from regicide.rules import Options


@pytest.mark.parametrize(
    ("players", "kind"), [(2, GameKind.TWO), (3, GameKind.THREE), (4, GameKind.FOUR)]
)
def test_a_budget_for_no_world_plays_as_the_net_alone(players: int, kind: GameKind) -> None:
    net = quantized_net(kind)
    for number in range(20):
        state = pack(Seed(f"search-{number}").deal(players))
        assert net.choose(state, rollouts=1, seed=number) == net.choose(state)


@pytest.mark.long
def test_few_rollouts_are_better_than_none() -> None:
    """Chance does not choose among the candidates. Solo without Jesters shows it most; 60 and 70% expected."""
    net, options = shipped_net(GameKind.SOLO_WITHOUT_JESTERS), Options(jesters=-2)
    alone = net.play_with_search(1, options, games=400, seed=5, rollouts=1)[0]
    searched = net.play_with_search(1, options, games=400, seed=5, rollouts=20)[0]
    assert alone > 0.5 * 400
    assert searched > alone
