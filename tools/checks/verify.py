"""Compares the core with Python: `python3 dev.py verify [DECISIONS] [--messages DECISIONS]`.

First both engines (lockstep.py), then the messages that both write (message_lockstep.py). A difference
prints the position. Then it runs the commands of the documentation (doc_commands.py). At last it solves every
shipped puzzle again (puzzle_proofs.py). With `--suites` it runs long suites instead (long_suites.py);
tools/verification.py runs everything.
"""

import argparse
import os
import sys
from collections import Counter
from collections.abc import Callable
from multiprocessing import get_context

import lockstep
import message_lockstep
import puzzle_proofs
from regicide.study.puzzle_text import shipped_puzzles
from tools.checks import doc_commands, long_suites


def compare_engines(first: int) -> Counter[str]:
    return Counter(decisions=lockstep.compare_games(first))


def run(compare: Callable[[int], Counter[str]], chunk: int, wanted: int) -> None:
    """Compare chunks of games on every processor, until so many decisions agree."""
    compared: Counter[str] = Counter()
    with get_context("spawn").Pool() as pool:
        for found in pool.imap_unordered(compare, range(0, wanted, chunk)):
            compared += found
            counts = ", ".join(f"{number:,} {kind}" for kind, number in sorted(compared.items()))
            print(f"\r{counts} agree", end="", flush=True)
            if compared["decisions"] >= wanted:
                break
        pool.terminate()
    print()


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="dev.py verify", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument(
        "decisions", type=int, nargs="?", default=10_000_000, help="of both engines"
    )
    parser.add_argument("--messages", type=int, help="decisions with messages (default: a tenth)")
    parser.add_argument("--suites", nargs="+", choices=long_suites.SUITES, help="only these suites")
    parser.add_argument("--fuzz-seconds", type=int, default=60, help="for each target of fuzzing")
    parser.add_argument("--attack-seconds", type=int, default=60, help="for each attack")
    wanted = parser.parse_args()
    if wanted.suites:
        os.environ["REGICIDE_FUZZ_SECONDS"] = str(wanted.fuzz_seconds)
        os.environ["REGICIDE_ATTACK_SECONDS"] = str(wanted.attack_seconds)
        return max(map(long_suites.run_suite, wanted.suites))
    run(compare_engines, lockstep.CHUNK, wanted.decisions)
    run(
        message_lockstep.compare_games,
        message_lockstep.CHUNK,
        wanted.messages or wanted.decisions // 10,
    )
    doc_commands.run_commands()
    run(puzzle_proofs.solve_again, puzzle_proofs.CHUNK, len(shipped_puzzles()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
