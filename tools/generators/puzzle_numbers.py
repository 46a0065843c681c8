"""What the page knows of puzzles: the numbers of a player's progress, themes, and the theme of each reason that occurs."""

from pathlib import Path

from regicide.study.puzzle import theme_of
from regicide.study.puzzle_kinds import Theme
from regicide.study.puzzle_progress import FIRST_RATING, GENTLE_COUNT, RATED_AFTER
from regicide.study.puzzle_text import shipped_puzzles

TYPESCRIPT = Path(__file__).parents[2] / "web" / "src" / "puzzles" / "puzzle_numbers.ts"


def print_typescript() -> str:
    first = FIRST_RATING
    themes = ", ".join(f'"{each.value}"' for each in Theme)
    return (
        "// Generated from study/puzzle_progress.py, which says why, and the themes of the core"
        " by `python3 dev.py generate`; a test checks that it is current.\n\n"
        f"export const FIRST_RATING = {{ rating: {first.rating:g}, deviation: {first.deviation:g},"
        f" volatility: {first.volatility:g} }};\n"
        f"export const RATED_AFTER = {RATED_AFTER};\n"
        f"export const GENTLE_COUNT = {GENTLE_COUNT};\n\n"
        "/** What a puzzle is about. */\n"
        f"export const THEMES = [{themes}] as const;\n"
        "export type Theme = (typeof THEMES)[number];\n"
        "/** The theme of a reason; a reason that is missing here has none. */\n"
        "export const THEME_OF_REASON: Readonly<Record<string, Theme>> = {\n"
        + "".join(_theme_lines())
        + "};\n"
    )


def _theme_lines() -> list[str]:
    reasons = sorted({each.reason for each in shipped_puzzles().values() if each.reason})
    found = ((reason, theme_of(reason)) for reason in reasons)
    return [f'  "{reason}": "{theme.value}",\n' for reason, theme in found if theme is not None]
