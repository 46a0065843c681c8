"""`regicide engine-check`: tries a program that speaks the engine protocol, and reports each check."""

import json

import click

from regicide.engine.check import CheckResult, check_program
from regicide.i18n import Words, say_error
from regicide.i18n import words as words_of


def run_engine_check(
    words: Words, command: str, *, only: str | None, seconds: int, as_json: bool
) -> int:
    """Print a line for each check as it ends; the exit code is 1 if one failed."""
    results = []
    for result in check_program(command, seconds=seconds, only=only):
        results.append(result)
        if not as_json:
            click.echo(_line(words, result))
    failed = sum(result.failure is not None for result in results)
    if as_json:
        click.echo(_json(command, results))
    else:
        click.echo(words.say("check-summary", passed=len(results) - failed, all=len(results)))
    return 1 if failed else 0


def _line(words: Words, result: CheckResult) -> str:
    name = words.say(f"check-name-{result.name}")
    if result.failure is None:
        return words.say("check-passed", name=name)
    return words.say("check-failed", name=name, why=say_error(words, result.failure))


def _json(command: str, results: list[CheckResult]) -> str:
    """The report for programs; its sentences are English."""
    rows = [
        {
            "check": each.name,
            "passed": each.failure is None,
            "reason": each.failure.code if each.failure else None,
            "text": say_error(words_of("en"), each.failure) if each.failure else None,
            "seconds": round(each.seconds, 3),
        }
        for each in results
    ]
    passed = all(row["passed"] for row in rows)
    return json.dumps({"command": command, "passed": passed, "checks": rows}, ensure_ascii=False)
