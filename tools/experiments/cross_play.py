"""Learning curves of nets that learned apart, and what they win together: whether conventions form.

Five seeds learn by self-play, as by `regicide lab train` with one thread each. Then every net plays beside every other
one, on the same deals: with conventions of its own, a net would win more beside itself than beside the others.
"""

import argparse
from itertools import product
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from regicide.fast.net import QuantizedNet
from regicide.fast.packing import STEPS
from regicide.fast.table_game import PackedTableGame, print_packed_move
from regicide.lab.training import TrainingConfig, TrainingProgress, train
from regicide.notation import parse_options, print_options
from regicide.rules import Options, Step

SEEDS = (1, 2, 3, 4, 5)
ENDS = tuple(number for number, step in enumerate(STEPS) if step.is_over)


def learned(config: TrainingConfig, folder: Path) -> TrainingProgress:
    """Train, or go on from the folder."""
    *_, at = train(config, folder / f"{config.settings.replace(' ', '-')}.npz")
    return at


def wins(first: QuantizedNet, others: QuantizedNet, config: TrainingConfig, number: int) -> bool:
    """Whether a game is won in which one net has the first seat, and another one all others."""
    options = print_options(config.options)
    game = PackedTableGame.deal(config.players, options, f"cross-play-{number}")
    assert isinstance(game, PackedTableGame)
    while game.state.step not in ENDS:
        net = others if game.state.seat else first
        game.move(print_packed_move(net.choose(game.state)[0]))
    return STEPS[game.state.step] is Step.WON


def gap(won: NDArray[np.float64]) -> tuple[float, float]:
    """What self-play wins more than cross-play, in points, and its 95% interval over the deals.

    The first two axes are the two nets, the last one the deals.
    """
    alike = np.eye(len(won), dtype=bool)
    by_deal = won[alike].mean(axis=0) - won[~alike].mean(axis=0)
    error = by_deal.std(ddof=1) / len(by_deal) ** 0.5
    return 100 * float(by_deal.mean()), 196 * float(error)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="for the trainings")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--options", type=parse_options, default=Options())
    parser.add_argument("--games", type=int, default=400_000, help="to learn from")
    parser.add_argument("--units", type=int, default=64)
    parser.add_argument("--deals", type=int, default=1000, help="for each pair of nets")
    wanted = parser.parse_args()
    wanted.folder.mkdir(exist_ok=True)
    runs = []
    for seed in SEEDS:
        table = (wanted.players, wanted.options, wanted.games, seed, wanted.units)
        runs.append((TrainingConfig(*table), learned(TrainingConfig(*table), wanted.folder)))
    for at in range(4, len(runs[0][1].evaluations), 5):
        rates = [run.evaluations[at].win_rate for _, run in runs]
        games = runs[0][1].evaluations[at].games
        print(f"| {games:,} | {' | '.join(f'{100 * each:.1f}%' for each in rates)} |")
    nets = [QuantizedNet(run.net) for _, run in runs]
    won = np.zeros((len(nets), len(nets), wanted.deals))
    for (one, first), (two, others) in product(enumerate(nets), enumerate(nets)):
        config = runs[one][0]
        won[one, two] = [wins(first, others, config, number) for number in range(wanted.deals)]
    for row in won.mean(axis=2):
        print(f"| {' | '.join(f'{100 * each:.1f}%' for each in row)} |")
    print("self-play over cross-play: {:+.2f} ± {:.2f} points".format(*gap(won)))


if __name__ == "__main__":
    main()
