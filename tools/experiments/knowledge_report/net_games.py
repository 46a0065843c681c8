"""Games of the bots that have a net: the knight, which plays without rollouts, and the champion."""

from dataclasses import dataclass
from pathlib import Path

from regicide.bots.weights import quantized_net
from regicide.fast.core_numbers import GameKind, Insight
from regicide.fast.library import core_library
from regicide.fast.packing import STEPS
from regicide.fast.table_game import PackedTableGame, print_packed_move
from regicide.rules import Step
from tools.experiments.knowledge_report.figure import Figure, share
from tools.experiments.knowledge_report.tables import TABLES
from tools.experiments.knowledge_report.tally import results

ENDS = tuple(number for number, step in enumerate(STEPS) if step.is_over)
KINDS = tuple(GameKind)
WON_GAME, LOST_GAME = "1", "0"


@dataclass(frozen=True, slots=True)
class NetGames:
    """Games that differ only in their numbers; game n is always dealt by the same seed."""

    table: str
    rollouts: int
    options: str
    insight: Insight = Insight.NO_INSIGHT
    #: Another number gives the search other random numbers; the deals and their shuffles stay.
    luck: int = 0

    def wins(self, games: int, folder: Path) -> str:
        """A letter for each game."""
        name = f"{self.table}-{self.options}-{self.rollouts}-{int(self.insight)}.txt"
        return results(folder / "data" / "nets" / name.replace(" ", "-"), games, self.play)

    def won(self, games: int, folder: Path) -> Figure:
        return won_share(self.wins(games, folder))

    def play(self, number: int) -> str:
        """How game number n ends."""
        players, _ = TABLES[self.table]
        game = PackedTableGame.deal(players, self.options, f"knowledge-deal-{number}")
        assert isinstance(game, PackedTableGame)
        luck = (self.luck << 32) + number * 1024
        while game.state.step not in ENDS:
            net = quantized_net(KINDS[core_library().rg_game_kind(game.state)])
            move, _ = net.choose(
                game.state, rollouts=self.rollouts, seed=luck, insight=self.insight
            )
            game.move(print_packed_move(move))
            luck += 1
        return WON_GAME if STEPS[game.state.step] is Step.WON else LOST_GAME


def won_share(found: str) -> Figure:
    return share(found.count(WON_GAME), len(found))
