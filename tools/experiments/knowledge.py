"""What is known about the game: every table and picture of docs/knowledge, made again.

Each section is computed once and kept in FOLDER/data, and long ones game by game: after an interruption the same
command goes on. All games and deals follow from seeds, so the same size gives the same figures.
"""

import argparse
from collections.abc import Callable
from pathlib import Path
from time import process_time_ns

from tools.experiments.knowledge_report.bots import bots, first_player, jesters
from tools.experiments.knowledge_report.champions import budget, insight, lost_deals, luck
from tools.experiments.knowledge_report.deals import diamonds, first_royal
from tools.experiments.knowledge_report.exact_kills import exact_kills
from tools.experiments.knowledge_report.knights import losses
from tools.experiments.knowledge_report.options import options_of_13
from tools.experiments.knowledge_report.pars import par_days, pars
from tools.experiments.knowledge_report.picture import draw
from tools.experiments.knowledge_report.section import Section
from tools.experiments.knowledge_report.size import SIZES, Size
from tools.experiments.knowledge_report.winnable import winnable

SECTIONS: dict[str, Callable[[Size, Path], Section]] = {
    "winnable": winnable,
    "diamonds": diamonds,
    "bots": bots,
    "insight": insight,
    "lost-deals": lost_deals,
    "luck": luck,
    "budget": budget,
    "jesters": jesters,
    "options": options_of_13,
    "losses": losses,
    "exact-kills": exact_kills,
    "first-royal": first_royal,
    "first-player": first_player,
    "pars": pars,
    "par-days": par_days,
}


def kept_path(folder: Path, name: str, size: str) -> Path:
    return folder / "data" / f"{name}-{size}.json"


def kept(folder: Path, name: str, size: str) -> Section:
    """Compute a section, or read it if it was computed before at this size."""
    path = kept_path(folder, name, size)
    if path.exists():
        return Section.read(path)
    made = SECTIONS[name](SIZES[size], folder)
    made.write(path)
    return made


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", default=Path("docs/knowledge"))
    parser.add_argument("--size", choices=SIZES, default="small")
    parser.add_argument("--section", choices=SECTIONS, action="append", help="only this one")
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    for name in arguments.section or SECTIONS:
        began = process_time_ns()
        draw(kept(arguments.folder, name, arguments.size), arguments.folder / f"{name}.svg")
        print(f"{name}: {(process_time_ns() - began) / 1e9:.0f} s", flush=True)
    write_figures(arguments.folder, arguments.size)


def write_figures(folder: Path, size: str) -> None:
    """The tables of all sections that were computed so far."""
    command = f"python3 dev.py experiment knowledge --size {size}"
    head = f"# Figures\n\nWritten by `{command}`. Do not edit; [README.md](README.md) explains.\n"
    parts = [head]
    for name in SECTIONS:
        if kept_path(folder, name, size).exists():
            made = kept(folder, name, size)
            picture = f"![{made.title}]({name}.svg)"
            alone = f"This section alone: `{command} --section {name}`."
            parts.append("\n\n".join((f"## {made.title}", picture, made.markdown, alone)) + "\n")
    (folder / "figures.md").write_text("\n".join(parts), "utf-8")


if __name__ == "__main__":
    main()
