"""`regicide lab train`: trains a value net."""

import json
from pathlib import Path

import click

from regicide.bots.weights import net_bytes
from regicide.cli.time_left import TimeLeft
from regicide.fast.net import Net, join_nets
from regicide.i18n import Words
from regicide.lab.files import ensure_writable, write_atomically
from regicide.lab.pictures import draw_learning
from regicide.lab.training import TrainingConfig, TrainingProgress, read_net_file, train
from regicide.rules import Options


def run_training(
    words: Words,
    *,
    players: int,
    games: int,
    seed: int,
    threads: int,
    units: int | None,
    file: str,
    options: Options | None,
    weights: str | None,
    join: str | None,
    plot: str | None,
    as_json: bool,
) -> int:
    """Train and write the results. After an interruption, the same command resumes from its file."""
    config = TrainingConfig(players, options or Options(), games, seed, units)
    for path in filter(None, (file, weights, plot)):
        ensure_writable(Path(path))
    other = read_net_file(Path(join)) if join else None
    if other:
        # Raises now, before training, if the joined net would be too large.
        join_nets(Net.untrained(seed, units), other)
    progress: TrainingProgress | None = None
    time_left = TimeLeft()
    try:
        for progress in train(config, Path(file), threads=threads):
            left = time_left.after(progress.games, config.games)
            _show(words, config, progress, left)
    except KeyboardInterrupt:
        click.echo(words.say("lab-train-stopped", file=file), err=True)
        return 130
    assert progress is not None, "train yielded nothing"
    if weights:
        net = join_nets(progress.net, other) if other else progress.net
        write_atomically(Path(weights), net_bytes(net))
    if plot:
        games_label, won_label = words.say("lab-train-games"), words.say("lab-train-won")
        draw_learning(Path(plot), progress.evaluations, games_label, won_label)
    if as_json:
        won = progress.evaluations[-1].win_rate if progress.evaluations else None
        found = {"file": weights or file, "games": progress.games, "win_rate": won}
        click.echo(json.dumps(found, ensure_ascii=False))
    else:
        click.echo(words.say("lab-train-done", file=weights or file))
    return 0


def _show(
    words: Words, config: TrainingConfig, progress: TrainingProgress, left: str | None
) -> None:
    if progress.evaluations:
        won = round(100 * progress.evaluations[-1].win_rate, 1)
        text = words.say("lab-train-progress", games=progress.games, all=config.games, won=won)
        click.echo(
            words.sentences(text, words.say("lab-time-left", time=left) if left else ""), err=True
        )
