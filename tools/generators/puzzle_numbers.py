"""The numbers of a player's progress with puzzles (study/puzzle_progress.py), for the page."""

from pathlib import Path

from regicide.study.puzzle_progress import FIRST_RATING, GENTLE_COUNT, RATED_AFTER

TYPESCRIPT = Path(__file__).parents[2] / "web" / "src" / "puzzles" / "puzzle_numbers.ts"


def print_typescript() -> str:
    first = FIRST_RATING
    return (
        "// Generated from study/puzzle_progress.py, which says why, by `python3 dev.py generate`; a test checks that it is current.\n\n"
        f"export const FIRST_RATING = {{ rating: {first.rating:g}, deviation: {first.deviation:g},"
        f" volatility: {first.volatility:g} }};\n"
        f"export const RATED_AFTER = {RATED_AFTER};\n"
        f"export const GENTLE_COUNT = {GENTLE_COUNT};\n"
    )
