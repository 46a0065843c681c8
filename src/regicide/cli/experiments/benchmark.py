"""`regicide benchmark`: lists the tasks, or plays one and reports the score."""

import csv
import io
import json
from collections.abc import Iterator
from dataclasses import astuple
from datetime import UTC, datetime

import click

from regicide.bots import Budget
from regicide.cli.experiments.arena import ArenaRun, open_run
from regicide.cli.experiments.lab_arguments import bots_by_seat, chosen_workers, refuse
from regicide.cli.experiments.ladder import LadderRun
from regicide.i18n import Words
from regicide.lab import Match, count_results
from regicide.lab.games.ladder import ladder_entry
from regicide.lab.tasks import (
    CLASSES_MS,
    HELD_OUT_PARTNERS,
    PARTNERS,
    TASKS,
    Task,
    beside_all,
    class_of,
    task_named,
)


def run_benchmark(
    words: Words,
    *,
    task: str | None,
    bot: tuple[str, ...],
    games: int,
    deals: str,
    partners: str | None,
    ms: int | None,
    rollouts: int | None,
    ladder: str | None,
    jobs: int | None,
    as_json: bool,
) -> int:
    """Play each match of the task: one, or one beside each partner."""
    if task is None:
        _list_tasks(words, as_json=as_json)
        return 0
    table = task_named(task)
    is_alone = table.players == 1 or len(bot) > 1
    refuse(words, when=partners and is_alone, because="benchmark-ad-hoc")
    tables = {"": bots_by_seat(words, bot, table.players)}
    if partners:
        others = table.players - 1
        tables = {each: (*bot, *(each,) * others) for each in (*PARTNERS, *HELD_OUT_PARTNERS)}
    runs = dict[str, ArenaRun]()
    for name, seats in tables.items():
        seeds, budget = table.seeds(deals), Budget(ms, rollouts)
        match = Match(bots=seats, seeds=seeds, options=table.rules, budget=budget)
        rung = LadderRun.open(ladder, match) if ladder else None
        with chosen_workers(jobs, None, games) as workers:
            runs[name] = open_run(words, match, games, records=None, journal=None, rung=rung)
            code = runs[name].play(workers)
        if code:
            return code
        if rung:
            rung.add(runs[name].results)
    if as_json:
        click.echo(json.dumps(_as_json(table, runs, ad_hoc=bool(partners)), ensure_ascii=False))
        return 0
    for line in _beside_partners(words, runs) if partners else _alone(words, runs[""]):
        click.echo(line)
    return 0


# --- the tasks -----------------------------------------------------------------------------------


def _list_tasks(words: Words, *, as_json: bool) -> None:
    if as_json:
        rows = [
            {name: getattr(task, name) for name in ("name", "players", "options", "commitment")}
            for task in TASKS
        ]
        partners = {"partners": PARTNERS, "held_out_partners": HELD_OUT_PARTNERS}
        click.echo(json.dumps({"tasks": rows, "classes_ms": CLASSES_MS} | partners))
        return
    for task in TASKS:
        about = words.say("benchmark-table", players=task.players, options=task.options or "–")
        click.echo(f"{task.name:<24} {about}")
    click.echo(words.say("benchmark-classes", classes=words.list(map(str, CLASSES_MS))))
    click.echo(words.say("benchmark-partners", bots=words.list(PARTNERS)))
    click.echo(words.say("benchmark-held-out", bots=words.list(HELD_OUT_PARTNERS)))


# --- the score -----------------------------------------------------------------------------------


def _alone(words: Words, run: ArenaRun) -> Iterator[str]:
    run.print_report(as_json=False)
    yield _class(words, [run])
    yield from _ladder_lines(words, [run])


def _beside_partners(words: Words, runs: dict[str, ArenaRun]) -> Iterator[str]:
    for name, run in runs.items():
        counts = count_results(run.match, run.results)
        yield words.say(
            "benchmark-beside",
            bot=name,
            won=counts.won,
            games=counts.games,
            **_percents(counts.rate, counts.interval),
        )
    for message, names in (("all", runs), ("held", HELD_OUT_PARTNERS)):
        rate, interval = beside_all(runs[name].results for name in names)
        yield words.say(f"benchmark-beside-{message}", **_percents(rate, interval))
    yield _class(words, list(runs.values()))
    yield from _ladder_lines(words, list(runs.values()))


def _percents(rate: float, interval: tuple[float, float]) -> dict[str, float]:
    low, high = interval
    return {"rate": 100 * rate, "low": 100 * low, "high": 100 * high}


def _class(words: Words, runs: list[ArenaRun]) -> str:
    found = class_of(_move_ms(runs))
    return words.say("benchmark-class", ms=found) if found else words.say("benchmark-class-open")


def _move_ms(runs: list[ArenaRun]) -> float:
    """Mean CPU milliseconds of the first seat, whose bot is scored."""
    games = [each for run in runs for each in run.results]
    moves = sum(each.decisions[0] for each in games)
    return sum(each.nanoseconds[0] for each in games) / max(moves, 1) / 1e6


def _ladder_lines(words: Words, runs: list[ArenaRun]) -> Iterator[str]:
    """What `--ladder` writes."""
    yield words.say("benchmark-lines")
    today = datetime.now(UTC).date().isoformat()
    for run in runs:
        won = sum(each.won for each in run.results)
        entry = ladder_entry(run.match, games=len(run.results), won=won, date=today)
        text = io.StringIO()
        csv.writer(text, lineterminator="").writerow(astuple(entry))
        yield text.getvalue()


def _as_json(task: Task, runs: dict[str, ArenaRun], *, ad_hoc: bool) -> dict[str, object]:
    def score(counts: tuple[float, tuple[float, float]]) -> dict[str, object]:
        return {"rate": round(counts[0], 5), "interval": [round(end, 5) for end in counts[1]]}

    found = {name: count_results(run.match, run.results) for name, run in runs.items()}
    rows = [
        {"bots": runs[name].match.bots, "games": each.games, "won": each.won}
        | score((each.rate, each.interval))
        for name, each in found.items()
    ]
    first = next(iter(runs.values()))
    report: dict[str, object] = {"task": task.name, "seeds": first.match.seeds, "matches": rows}
    report["move_ms"] = round(_move_ms(list(runs.values())), 4)
    if ad_hoc:
        report["all"] = score(beside_all(run.results for run in runs.values()))
        report["held_out"] = score(beside_all(runs[name].results for name in HELD_OUT_PARTNERS))
    return report
