"""The companion shows the numbers of the engine, at every step of many games, with all options."""

import json
import subprocess
from dataclasses import asdict
from itertools import pairwise
from pathlib import Path
from random import Random

from browser import ROOT, find_node
from random_games import play_random_game, random_options
from web.companion_games import CompanionGame, companion_game, read_golden_games, replay_moves
from web.won_games import WON

WEB = ROOT / "web"
#: Loads TypeScript through Vite, because older versions of Node cannot.
COMPARE = """
import { readFileSync } from "node:fs";
import { runnerImport } from "vite";
const { module } = await runnerImport("./tests/support/companion_games.ts");
console.log(JSON.stringify(await module.differences(JSON.parse(readFileSync(process.argv[1], "utf-8")))));
"""


def differences(games: list[CompanionGame], folder: Path) -> list[str]:
    """Where the numbers of the companion differ from those of the engine."""
    path = folder / "games.json"
    path.write_text(json.dumps([asdict(each) for each in games]), encoding="utf-8")
    output = subprocess.run(
        [find_node(), "--input-type=module", "-e", COMPARE, "--", str(path)],
        cwd=WEB,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    found: list[str] = json.loads(output.strip().split("\n")[-1])
    return found


def random_companion_games(count: int) -> list[CompanionGame]:
    """Games for each number of players, half of them with options."""
    found = []
    for players in (1, 2, 3, 4):
        for number in range(count):
            options = (
                random_options(Random(f"companion/{players}/{number}")) if number % 2 else None
            )
            plies = list(play_random_game(players, number, options=options))
            found.append(companion_game(plies[0].state, ((ply.move, ply.done) for ply in plies)))
    return found


def test_the_companion_agrees_with_golden_won_and_random_games(tmp_path: Path) -> None:
    games = read_golden_games((ROOT / "tests" / "golden" / "walks.txt").read_text(encoding="utf-8"))
    games += read_golden_games(
        (ROOT / "tests" / "golden" / "deep_walks.txt").read_text(encoding="utf-8")
    )
    games += [replay_moves(1, seed, moves) for seed, moves in WON.items()]
    games += random_companion_games(40)
    assert differences(games, tmp_path) == []
    # These games cover every kind of step.
    last = [each.steps[-1].numbers for each in games]
    assert {each["step"] for each in last} == {"won", "beaten", "stuck"}
    actions = {action for each in games for step in each.steps for action in step.actions}
    assert {"yield", "flip", "Je", ">3", "lose"} <= actions
    assert any(spades_started_to_count(each) for each in games)


def spades_started_to_count(game: CompanionGame) -> bool:
    """§8.5 Whether spades without effect, because of immunity, started to count with a Jester."""
    return any(
        "Je" in step.actions and not before.numbers["shield"] and step.numbers["shield"]
        for before, step in pairwise(game.steps)
    )


def test_a_different_number_is_reported(tmp_path: Path) -> None:
    game = replay_moves(1, "castle-2", WON["castle-2"][:3])
    game.steps[1].numbers["attack"] = 99
    assert differences([game], tmp_path) == ["game 0, step 1, 3s: attack is 99, not 7"]
