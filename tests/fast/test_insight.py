"""What a seat sees beyond the rules changes its choice; what it does not see never does."""

from dataclasses import replace

import pytest

from regicide.bots.weights import quantized_net
from regicide.fast import pack
from regicide.fast.core_numbers import GameKind, Insight
from regicide.notation import Seed
from regicide.rules import State

#: The next attack reveals another enemy.
DEAL = replace(Seed("insight").deal(3), damage=19)
SWAPPED_HANDS = replace(DEAL, hands=(DEAL.hands[0], DEAL.hands[2], DEAL.hands[1]))
TURNED_TAVERN = replace(DEAL, tavern=DEAL.tavern[::-1])
#: The Jacks and the Queens to come, each in another order.
TURNED_CASTLE = replace(DEAL, castle=(*DEAL.castle[2::-1], *DEAL.castle[6:2:-1], *DEAL.castle[7:]))

ALL = Insight.SEES_HANDS | Insight.SEES_TAVERN | Insight.SEES_CASTLE


@pytest.mark.parametrize(
    ("other", "shows"),
    [
        (SWAPPED_HANDS, Insight.SEES_HANDS),
        (TURNED_TAVERN, Insight.SEES_TAVERN),
        (TURNED_CASTLE, Insight.SEES_CASTLE),
    ],
    ids=["hands", "tavern", "castle"],
)
def test_only_the_insight_tells_states_apart(other: State, shows: Insight) -> None:
    net = quantized_net(GameKind.THREE)

    def choose(state: State, insight: Insight) -> tuple[int, float]:
        return net.choose(pack(state), rollouts=200, seed=3, insight=insight)

    for insight in (Insight.NO_INSIGHT, ALL & ~shows):
        assert choose(DEAL, insight) == choose(other, insight)
    for insight in (shows, ALL):
        assert choose(DEAL, insight) != choose(other, insight)
