"""Makes the pictures of the terminal game in docs/pictures: `python3 dev.py pictures terminal`."""

import asyncio
import re
from pathlib import Path

from textual.app import App

from async_helpers import eventually
from regicide.cli.playing.start import entries, start_app
from regicide.i18n import words
from regicide.notation import Seed
from regicide.rules import Options
from regicide.tui.local_game_setup import new_record, open_local_table
from regicide.tui.local_table import controllers_for
from regicide.tui.screens.table_app import TableApp

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"


def table_app(players: int, *bots: str) -> TableApp:
    record = new_record(players, Seed("castle-42"), Options(), bots)
    return TableApp(
        controllers_for(open_local_table(record, words("en"), None, bot_seconds=(0, 0))), "en"
    )


async def save_screenshot(name: str, app: App[object], size: tuple[int, int], *keys: str) -> None:
    async with app.run_test(size=size) as pilot:
        if isinstance(app, TableApp):
            await eventually(lambda: app.controller.state.is_my_turn)
        await pilot.pause()
        await pilot.press(*keys)
        await pilot.pause()
        # Textual links a font from another host: readers of the page would fetch it.
        picture = re.sub(
            r"@font-face \{.*?\}", "", app.export_screenshot(title="regicide play"), flags=re.DOTALL
        )
        (PICTURES / f"terminal-{name}.svg").write_text(picture, encoding="utf-8")


async def main() -> None:
    await save_screenshot("start", start_app(words("en"), entries(words("en"))), (80, 24))  # type: ignore[arg-type]
    await save_screenshot("solo", table_app(1), (80, 24), "1", "8")  # type: ignore[arg-type]
    await save_screenshot("help", table_app(1), (80, 24), "2", "6", "question_mark")  # type: ignore[arg-type]
    four = table_app(4, "champion", "champion", "champion")
    await save_screenshot("four", four, (120, 34), "2")  # type: ignore[arg-type]


if __name__ == "__main__":
    asyncio.run(main())
