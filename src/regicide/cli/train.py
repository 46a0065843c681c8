"""`regicide lab train`: teach a value net."""

from pathlib import Path

import click

from regicide.bots.weights import net_bytes
from regicide.fast.net import Net, joined
from regicide.i18n import Words
from regicide.lab.files import ensure_writable, write_safely
from regicide.lab.learning_curve import write_curve
from regicide.lab.training import Course, TrainingProgress, read_net_file, train
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
) -> int:
    """Teach, and write what was asked for at the end; stopped, the file goes on from there."""
    course = Course(players, options or Options(), games, seed, units)
    for path in filter(None, (file, weights, plot)):
        ensure_writable(Path(path))
    other = read_net_file(Path(join)) if join else None
    if other:
        joined(Net.fresh(seed, units), other)  # too large together: refused before the course
    at: TrainingProgress | None = None
    try:
        for at in train(course, Path(file), threads=threads):
            _show(words, course, at)
    except KeyboardInterrupt:
        click.echo(words.say("lab-train-stopped", file=file), err=True)
        return 130
    assert at is not None, "a course has a beginning"
    if weights:
        net = joined(at.net, other) if other else at.net
        write_safely(Path(weights), net_bytes(net))
    if plot:
        games_label, won_label = words.say("lab-train-games"), words.say("lab-train-won")
        write_curve(Path(plot), at.exams, games_label, won_label)
    click.echo(words.say("lab-train-done", file=weights or file))
    return 0


def _show(words: Words, course: Course, at: TrainingProgress) -> None:
    if at.exams:
        won = f"{100 * at.exams[-1].won:.1f}"
        text = words.say("lab-train-progress", games=at.games, all=course.games, won=won)
        click.echo(text, err=True)
