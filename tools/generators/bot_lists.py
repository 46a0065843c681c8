"""The bots (regicide.bots.bot_table) for the page, and as the table in docs/bots.md."""

from pathlib import Path

from regicide.bots.bot_table import DEFAULT_BOT, SHIPPED_BOTS, ShippedBot
from regicide.i18n import words

ROOT = Path(__file__).parents[2]
TYPESCRIPT = ROOT / "web" / "src" / "core" / "bot_table.ts"
PAGE = ROOT / "docs" / "bots.md"
BEGIN, END = "<!-- bots: generated -->\n", "<!-- end of bots -->\n"


def print_typescript() -> str:
    rows = "".join(
        f'  {{ name: "{each.name}", core: {_number(each)} }},\n' for each in SHIPPED_BOTS
    )
    return (
        "// The bots. Generated from bots/bot_table.py by `python3 dev.py generate`; a test checks that it is current.\n\n"
        "export interface ShippedBot {\n"
        "  readonly name: string;\n"
        "  /** Its number in the core; null: only a server has it. */\n"
        "  readonly core: number | null;\n"
        "}\n\n"
        "/** From the weakest to the strongest. */\n"
        f"export const SHIPPED_BOTS: readonly ShippedBot[] = [\n{rows}];\n\n"
        f'export const DEFAULT_BOT = "{DEFAULT_BOT}";\n'
    )


def _number(bot: ShippedBot) -> str:
    return "null" if bot.core is None else str(bot.core.value)


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
            f"| `{bot.name}` | {' | '.join((say(f'bot-{bot.name}'), *needs, where, file))} |"
        )
    return "\n".join(rows) + "\n"
