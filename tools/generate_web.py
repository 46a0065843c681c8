"""Writes the files that are generated from the Python code: `python3 dev.py generate`.

A test compares them with what is generated now.
"""

from collections.abc import Callable
from pathlib import Path

from regicide.study.lesson_course import RULES
from regicide.study.play_well import PLAY_WELL
from tools.generators import (
    bot_lists,
    core_interface,
    course_list,
    man_page,
    price_table,
    puzzle_numbers,
)
from tools.generators.lesson_script import write_lessons
from tools.generators.option_forms import print_option_forms
from tools.generators.wire_types import print_core_answers, print_typescript

WEB = Path(__file__).parent.parent / "web" / "src"

GENERATED: dict[Path, Callable[[], bytes]] = {
    WEB / "wire.ts": lambda: print_typescript().encode(),
    WEB / "core" / "core_answers.ts": lambda: print_core_answers().encode(),
    WEB / "learn" / "rules.json": lambda: write_lessons(RULES),
    WEB / "learn" / "play_well.json": lambda: write_lessons(PLAY_WELL),
    course_list.TYPESCRIPT: lambda: course_list.print_typescript().encode(),
    WEB / "shared" / "forms" / "option_forms.ts": lambda: print_option_forms().encode(),
    price_table.PAGE: lambda: price_table.print_page().encode(),
    bot_lists.TYPESCRIPT: lambda: bot_lists.print_typescript().encode(),
    bot_lists.PAGE: lambda: bot_lists.print_page().encode(),
    core_interface.FUNCTIONS: lambda: core_interface.print_functions().encode(),
    core_interface.NUMBERS: lambda: core_interface.print_numbers().encode(),
    core_interface.LAYOUT: lambda: core_interface.print_layout().encode(),
    core_interface.TYPESCRIPT: lambda: core_interface.print_typescript().encode(),
    puzzle_numbers.TYPESCRIPT: lambda: puzzle_numbers.print_typescript().encode(),
    man_page.PAGE: lambda: man_page.print_page().encode(),
    core_interface.PAGE: lambda: core_interface.print_page().encode(),
}

if __name__ == "__main__":
    for path, generate in GENERATED.items():
        path.write_bytes(generate())
