"""The bots (regicide.bots.bot_table) for the page, and as the table in docs/bots.md."""

from pathlib import Path

from regicide.bots.bot_table import DEFAULT_BOT, SHIPPED_BOTS
from regicide.i18n import words

ROOT = Path(__file__).parents[2]
TYPESCRIPT = ROOT / "web" / "src" / "base" / "bot_table.ts"
PAGE = ROOT / "docs" / "bots.md"
BEGIN, END = "<!-- bots: generated -->\n", "<!-- end of bots -->\n"


def print_typescript() -> str:
    rows = "".join(
        f'  {{ name: "{each.name}", core: {_number(each.core)}, level: {_number(each.level)}, '
        f'about: "{each.about or each.name}", face: "{each.face or each.name}" }},\n'
        for each in SHIPPED_BOTS
    )
    return (
        "// The bots. Generated from bots/bot_table.py by `python3 dev.py generate`; a test checks that it is current.\n\n"
        "export interface ShippedBot {\n"
        "  readonly name: string;\n"
        "  /** Its number in the core; null: only a server has it. */\n"
        "  readonly core: number | null;\n"
        "  /** Its strength, where players choose by strength; null: not offered there. */\n"
        "  readonly level: number | null;\n"
        "  /** `bot-about-ABOUT` says how it plays. */\n"
        "  readonly about: string;\n"
        "  /** The bot whose face and names it has. */\n"
        "  readonly face: string;\n"
        "}\n\n"
        "/** Weaker ones before stronger ones. */\n"
        f"export const SHIPPED_BOTS: readonly ShippedBot[] = [\n{rows}];\n\n"
        f'export const DEFAULT_BOT = "{DEFAULT_BOT}";\n'
    )


def _number(number: int | None) -> str:
    return "null" if number is None else str(int(number))


def print_page() -> str:
    """The page, with the table of now between its two marks."""
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    return f"{before}{BEGIN}\n{print_table()}\n{END}{rest.partition(END)[2]}"


def print_table() -> str:
    say = words("en").say
    rows = ["| bot | how it plays | value net | budget | where | file in `src/regicide/bots` |"]
    rows.append("|---|---|---|---|---|---|")
    for bot in SHIPPED_BOTS:
        needs = ("yes" if each else "–" for each in (bot.uses_net, bot.takes_budget))
        where = "server, terminal" if bot.core is None else "everywhere"
        file = f"`{bot.made_by.split(':')[0]}.py`"
        rows.append(
            f"| `{bot.name}` | {' | '.join((say(bot.message, level=bot.level or 0), *needs, where, file))} |"
        )
    return "\n".join(rows) + "\n"
