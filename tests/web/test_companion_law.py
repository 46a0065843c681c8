"""The companion's numbers are the engine's, at every step of many games, with all options."""

import json
import subprocess
from dataclasses import asdict
from itertools import pairwise
from pathlib import Path
from random import Random

from browser import ROOT, find_node
from random_games import random_options, walk
from web.companion_games import Walk, golden, replayed, walk_of
from web.won_games import WON

WEB = ROOT / "web"
#: Vite reads TypeScript wherever Node itself does not yet.
FOLLOW = """
import { readFileSync } from "node:fs";
import { runnerImport } from "vite";
const { module } = await runnerImport("./tests/companion_games.ts");
console.log(JSON.stringify(module.differences(JSON.parse(readFileSync(process.argv[1], "utf-8")))));
"""


def differences(walks: list[Walk], folder: Path) -> list[str]:
    """What the companion has otherwise than the engine."""
    told = folder / "walks.json"
    told.write_text(json.dumps([asdict(each) for each in walks]), encoding="utf-8")
    said = subprocess.run(
        [find_node(), "--input-type=module", "-e", FOLLOW, "--", str(told)],
        cwd=WEB,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    found: list[str] = json.loads(said.strip().split("\n")[-1])
    return found


def varied(games: int) -> list[Walk]:
    """Games at each number of players, half of them with options."""
    found = []
    for players in (1, 2, 3, 4):
        for number in range(games):
            options = (
                random_options(Random(f"companion/{players}/{number}")) if number % 2 else None
            )
            plies = list(walk(players, number, options=options))
            found.append(walk_of(plies[0].state, ((ply.move, ply.done) for ply in plies)))
    return found


def test_the_companion_follows_golden_walks_victories_and_many_games(tmp_path: Path) -> None:
    walks = golden((ROOT / "tests" / "golden" / "walks.txt").read_text(encoding="utf-8"))
    walks += golden((ROOT / "tests" / "golden" / "deep_walks.txt").read_text(encoding="utf-8"))
    walks += [replayed(1, seed, moves) for seed, moves in WON.items()]
    walks += varied(40)
    assert differences(walks, tmp_path) == []
    # what they hold is what must be told apart
    last = [each.moments[-1].numbers for each in walks]
    assert {each["step"] for each in last} == {"won", "lost"}
    deeds = {deed for each in walks for moment in each.moments for deed in moment.deeds}
    assert {"yield", "flip", "Je", ">3", "lose"} <= deeds
    assert any(revived(each) for each in walks)


def revived(game: Walk) -> bool:
    """§8.5 whether spades that immunity hid started to count with a Jester."""
    shields = [
        (each.numbers["enemy"], each.numbers["spades"], each.numbers["shield"])
        for each in game.moments
    ]
    pairs = [(one, other) for one, other in pairwise(shields) if one[:2] == other[:2]]
    return any(one[2] == 0 and one[1] and other[2] == one[1] for one, other in pairs)


def test_a_number_that_differs_is_found(tmp_path: Path) -> None:
    game = replayed(1, "castle-2", WON["castle-2"][:3])
    game.moments[1].numbers["attack"] = 99
    assert differences([game], tmp_path) == ["walk 0, moment 1, 3s: attack is 99, not 7"]
