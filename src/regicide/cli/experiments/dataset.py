"""`regicide lab dataset`: every decision of many games of bots, as Parquet and for Minari."""

import json
import shlex
from importlib.resources import files
from pathlib import Path
from string import Template

import click

from regicide.bots import Budget
from regicide.cli.experiments.lab_arguments import INTERRUPTED, bots_by_seat, chosen_workers, refuse
from regicide.cli.progress_bar import progress_bar
from regicide.i18n import Words
from regicide.lab import GameResult, LabError, Match, count_results
from regicide.lab.dataset import CARD, make_dataset, open_dataset, parts_of
from regicide.lab.files import write_atomically
from regicide.lab.games.bot_versions import bot_version
from regicide.lab.lazy_import import optional_library
from regicide.lab.minari_dataset import check_minari, write_minari
from regicide.notation import print_options
from regicide.rules import Options


def run_dataset(
    words: Words,
    *,
    folder: str,
    players: int | None,
    bots: tuple[str, ...],
    games: int,
    seed: str,
    options: Options | None,
    ms: int | None,
    rollouts: int | None,
    minari: str | None,
    jobs: int | None,
    dask: str | None,
    as_json: bool,
) -> int:
    """Make the dataset. After an interruption, the same command continues."""
    refuse(words, when=jobs and dask, because="lab-one-crew")
    match = Match(
        bots=bots_by_seat(words, bots, players),
        seeds=seed,
        options=options or Options(),
        budget=Budget(ms, rollouts),
    )
    optional_library("polars")
    if minari is not None:
        check_minari(minari)
    path = Path(folder)
    try:
        results = _make(words, path, match, games, jobs=jobs, dask=dask)
    except KeyboardInterrupt:
        click.echo(words.say("lab-train-stopped", file=folder), err=True)
        return INTERRUPTED
    write_atomically(path / CARD, data_card(match, results).encode())
    decisions = sum(sum(each.decisions) for each in results)
    if not as_json:
        click.echo(words.say("dataset-done", folder=folder, games=games, decisions=decisions))
    episodes = write_minari(minari, path, match) if minari is not None else None
    if as_json:
        won = sum(each.won for each in results)
        made = {"games": games, "won": won, "decisions": decisions, "episodes": episodes}
        click.echo(json.dumps({"folder": folder, **made}, ensure_ascii=False))
    elif episodes is not None:
        click.echo(words.say("dataset-minari-done", name=minari or "", episodes=episodes))
    return 0


def _make(
    words: Words, folder: Path, match: Match, games: int, *, jobs: int | None, dask: str | None
) -> list[GameResult]:
    results: list[GameResult] = []
    with (
        chosen_workers(jobs, dask, parts_of(games)) as workers,
        open_dataset(folder, match) as journal,
        progress_bar(words, games) as show,
    ):
        most = max((each.number for each in journal.results), default=0)
        if most > games:
            raise LabError("dataset-has-more", {"folder": str(folder), "games": most})
        for part in make_dataset(folder, match, games, workers=workers, journal=journal):
            results += part
            show(sum(each.won for each in results), len(results))
    return results


def data_card(match: Match, results: list[GameResult]) -> str:
    """The page that describes a dataset. It is English, as its columns are; the same games give the same."""
    counts = count_results(match, results)
    low, high = counts.interval
    versions = (f"{bot} {bot_version(bot, match)}" for bot in dict.fromkeys(match.bots))
    ms, rollouts = match.budget.ms, match.budget.rollouts
    budget = [f"{ms} ms"] if ms else []
    budget += [f"{rollouts} rollouts"] if rollouts else []
    repeat = "The command makes the same rows again on every machine, with any number of processes."
    if ms:
        repeat = "The budget is in milliseconds: another run makes other choices."
    template = Template((files("regicide.cli.experiments") / "data_card.md").read_text("utf-8"))
    return template.substitute(
        games=counts.games,
        players=match.players,
        bots=", ".join(match.bots),
        decisions=sum(sum(each.decisions) for each in results),
        versions="; ".join(versions),
        budget=" and ".join(budget) or "chosen by the bot",
        options=print_options(match.options) or "none: the official rules",
        seeds=match.seeds,
        won=counts.won,
        rate=f"{counts.rate:.1%}",
        low=f"{low:.1%}",
        high=f"{high:.1%}",
        command=_command(match, counts.games),
        repeat=repeat,
    )


def _command(match: Match, games: int) -> str:
    parts = ["regicide", "lab", "dataset", "FOLDER", "--players", str(match.players)]
    parts += ["--bots", ",".join(match.bots), "--games", str(games), "--seed", match.seeds]
    settings = (
        ("--options", print_options(match.options)),
        ("--ms", match.budget.ms),
        ("--rollouts", match.budget.rollouts),
    )
    parts += [str(each) for name, value in settings if value for each in (name, value)]
    return shlex.join(parts)
