"""Proves a library: a program compiled for its target loads it, and must answer as the golden files say.

proof.cpp has the questions. The nets are those that this machine's core quantized: integers, the same on
every machine.
"""

import json
import os
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from hatch_build import ROOT

from regicide.bots.bot_table import SHIPPED_BOTS
from regicide.bots.weights import quantized_net
from regicide.fast.core_numbers import GameKind
from regicide.fast.fast_game import FastGame
from regicide.notation import parse_position
from tools.release.library import compile_program
from tools.release.target import Target

SOURCE = Path(__file__).with_name("proof.cpp")
GOLDEN = ROOT / "tests" / "golden"
BOTS = {each.name: each.core for each in SHIPPED_BOTS if each.core is not None}


class NotProved(Exception):
    """A library answers differently from the golden files, or does not load."""


@dataclass(frozen=True, slots=True)
class Question:
    """A line for the program; the answer that is right, or None if any will do."""

    line: str
    answer: str | None


def prove(target: Target, library: Path, folder: Path) -> str:
    """Compile the program and run it if this machine can: a line that says what was proved."""
    program = compile_program(target, SOURCE, folder)
    if why := target.why_not_run():
        return f"{target.platform}: compiled only ({why})"
    asked = list(questions())
    checked = sum(each.answer is not None for each in asked)
    compare(target, asked, answers(target, program, library, asked))
    return f"{target.platform}: {checked} answers equal the golden files"


def answers(target: Target, program: Path, library: Path, asked: list[Question]) -> list[str]:
    nets = program.with_name("nets")
    nets.write_bytes(b"".join(quantized_net(kind).memory.tobytes() for kind in GameKind))
    # Relative names: wine has other names for our folders. It keeps its files beside the program.
    command = [*target.runner, f"./{program.name}", f"./{library.name}", nets.name]
    wine = {"WINEDEBUG": "-all", "WINEPREFIX": str(program.with_name("wine"))}
    ran = subprocess.run(
        command,
        cwd=program.parent,
        env={**os.environ, **wine},
        input="".join(f"{each.line}\n" for each in asked),
        capture_output=True,
        text=True,
        check=False,
    )
    if ran.returncode:
        raise NotProved(f"{target.platform}: exit code {ran.returncode}: {ran.stderr.strip()}")
    return ran.stdout.splitlines()


def compare(target: Target, asked: list[Question], found: list[str]) -> None:
    if len(found) != len(asked):
        raise NotProved(f"{target.platform}: {len(found)} answers to {len(asked)} questions")
    for question, answer in zip(asked, found, strict=True):
        if question.answer not in (None, answer):
            raise NotProved(f"{target.platform}: {question.line}: {answer}, not {question.answer}")


def questions() -> Iterator[Question]:
    yield from deals()
    yield from perfts()
    yield from choices()


def deals() -> Iterator[Question]:
    for line in (GOLDEN / "deals.txt").read_text(encoding="utf-8").splitlines():
        asked, position = line.split("|")
        players, seed, *options = asked.split(" ")
        without_options = " ".join(position.split(" ")[: -1 if options else None])
        yield Question(f"deal {players} {''.join(options) or '-'} {seed}", without_options)


def perfts() -> Iterator[Question]:
    for line in (GOLDEN / "perft.txt").read_text(encoding="utf-8").splitlines():
        position, *leaves = line.split(";")
        state = bytes(FastGame.at(parse_position(position)).packed).hex()
        for depth, count in enumerate(leaves, 1):
            yield Question(f"perft {depth} {state}", count)


def choices() -> Iterator[Question]:
    golden = json.loads((GOLDEN / "core_choices.json").read_bytes())
    for game in golden["games"]:
        yield Question(f"deal {game['players']} {game['options'] or '-'} {game['seed']}", None)
        for number, step in enumerate(game["steps"]):
            for name, bot in BOTS.items():
                yield Question(f"choose {bot.value} {golden['rollouts']} {number}", step[name])
            yield Question(f"move {step['champion']}", None)
