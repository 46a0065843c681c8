"""The core in Chromium: sizes, how soon it is ready, a champion's move, and the work of a local table.

    python3 dev.py bench wasm [--games N]

Times are CPU-bound and the machine is shared: the champion is compared with the native core in the same run.
"""

import argparse
import json
import statistics
import subprocess
import sys
import tempfile
import time
from importlib.resources import files
from pathlib import Path
from typing import Any
from zlib import compress

from playwright.sync_api import Page

from regicide.bots.weights import quantized_net
from regicide.fast import core_library
from regicide.fast.core_bots import choose_as
from regicide.fast.core_numbers import CoreBot, GameKind
from regicide.fast.table_game import PackedTableGame, print_packed_move

sys.path.append(str(Path(__file__).parent.parent))
sys.path.append(str(Path(__file__).parent.parent / "tests" / "support"))
from browser import find_node, launch_browser, open_page_user
from server_process import ServerProcess

GAMES = {2: GameKind.TWO, 3: GameKind.THREE, 4: GameKind.FOUR}
DECISIONS = 30
#: Loads the core and the nets from the page's own files, and times a champion in the given positions.
HARNESS = (Path(__file__).parent / "wasm_harness.js").read_text(encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--games", type=int, default=3, help="games for each number of players")
    options = parser.parse_args()
    print_sizes()
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(Path(folder), {"REGICIDE_LIMITS": "off"}) as server,
        launch_browser() as browser,
    ):
        user = open_page_user(browser, server.url)
        print(f"first solo game: {first_game(user.page, server.url) / 1000:.0f} kB transferred")
        page = user.page
        page.goto(server.url + "/rules")
        ready = [page.evaluate(f"({HARNESS})({{ ready: 'solo' }})") for _ in range(5)]
        print(f"core and one net ready: {statistics.median(ready):.0f} ms")
        for players in GAMES:
            compare_champion(page, players, options.games)


def print_sizes() -> None:
    assets = files("regicide.server") / "static" / "assets"
    for entry in sorted(assets.iterdir(), key=lambda each: each.name):
        if entry.name.endswith((".wasm", ".net")) or "table_worker" in entry.name:
            data = entry.read_bytes()
            sizes = (
                f"{len(data):8,} bytes, gzip {len(compress(data, 9)):8,}, Brotli {brotli(data):8,}"
            )
            print(f"{entry.name:36} {sizes}")


def brotli(data: bytes) -> int:
    """The size with Brotli, which Node has and Python has not."""
    script = (
        "const read = require('fs').readFileSync(0);"
        "console.log(require('zlib').brotliCompressSync(read).length)"
    )
    command = [find_node(), "-e", script]
    done = subprocess.run(command, input=data, capture_output=True, check=True)  # noqa: S603
    return int(done.stdout)


def first_game(page: Page, url: str) -> int:
    """The bytes that arrive until the hand of a first solo game is shown."""
    total = 0

    def count(event: dict[str, Any]) -> None:
        nonlocal total
        total += event["encodedDataLength"]

    network = page.context.new_cdp_session(page)
    network.on("Network.loadingFinished", count)
    network.send("Network.enable")
    worker_bytes: list[int] = []
    page.context.on(
        "requestfinished",
        lambda request: (
            worker_bytes.append(request.sizes()["responseBodySize"])
            if request.url.endswith(".wasm")
            else None
        ),
    )
    page.goto(url + "/")
    page.get_by_role("button", name="Deal me in").tap()
    page.wait_for_selector(".hand button")
    return total + sum(worker_bytes)


def compare_champion(page: Page, players: int, games: int) -> None:
    """The same decisions of the same games, natively and in the page."""
    rounds: list[tuple[float, float, float]] = []
    for number in range(games):
        seed = f"bench/{players}/{number}"
        native, moves = play_natively(players, seed)
        asked = {"net": GAMES[players].value, "players": players, "seed": seed, "moves": moves}
        found = page.evaluate(f"({HARNESS})({json.dumps({'play': asked})})")
        rounds.append((native, found["champion"], found["table"]))
    native, there, table = (statistics.median(each) for each in zip(*rounds, strict=True))
    ratio = statistics.median(there / native for native, there, _ in rounds)
    print(
        f"{players} players: champion {native:5.2f} ms native, {there:5.2f} ms in Chromium, ratio {ratio:.2f};"
        f" the table's own work {table:.2f} ms a move"
    )


def play_natively(players: int, seed: str) -> tuple[float, list[str]]:
    """Milliseconds of a champion's move, and the moves."""
    game = PackedTableGame.deal(players, "", seed)
    assert isinstance(game, PackedTableGame)
    spent, moves = 0.0, []
    nets = tuple(GameKind)
    for number in range(DECISIONS):
        if game.state.step > 2:
            break
        state = game.state
        kind = core_library().rg_game_kind(state)
        quantized_net(nets[kind])
        start = time.perf_counter()
        choice = choose_as(
            CoreBot.CHAMPION, state, lambda each: quantized_net(nets[each]).address, seed=number
        )
        spent += time.perf_counter() - start
        assert choice is not None
        moves.append(print_packed_move(choice[0]))
        game.move(moves[-1])
    return 1000 * spent / len(moves), moves


if __name__ == "__main__":
    main()
