"""Pictures of the terminal game for the documentation, by `python3 dev.py pictures terminal`."""

import asyncio
import re
from pathlib import Path

from textual.app import App

from async_tests import becomes
from regicide.i18n import words
from regicide.notation import Seed
from regicide.rules import Options
from regicide.tui.app import TableApp
from regicide.tui.local_game import new_record, sit_down
from regicide.tui.local_table import sit_at
from regicide.tui.start_app import StartApp

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"


def table_app(players: int, *bots: str) -> TableApp:
    record = new_record(players, Seed("castle-42"), Options(), bots)
    return TableApp(sit_at(sit_down(record, words("en"), None, pace=(0, 0))), "en")


async def portrait(name: str, app: App[object], size: tuple[int, int], *keys: str) -> None:
    async with app.run_test(size=size) as pilot:
        if isinstance(app, TableApp):
            await becomes(lambda: app.controller.model.is_my_turn)
        await pilot.pause()
        await pilot.press(*keys)
        await pilot.pause()
        # Textual would have whoever looks at it fetch a font from elsewhere.
        picture = re.sub(
            r"@font-face \{.*?\}", "", app.export_screenshot(title="regicide play"), flags=re.DOTALL
        )
        (PICTURES / f"terminal-{name}.svg").write_text(picture, encoding="utf-8")


async def main() -> None:
    await portrait("start", StartApp(words("en"), can_go_on=True), (80, 24))  # type: ignore[arg-type]
    await portrait("solo", table_app(1), (80, 24), "1", "8")  # type: ignore[arg-type]
    await portrait("help", table_app(1), (80, 24), "2", "6", "question_mark")  # type: ignore[arg-type]
    four = table_app(4, "champion", "champion", "champion")
    await portrait("four", four, (120, 34), "2")  # type: ignore[arg-type]


if __name__ == "__main__":
    asyncio.run(main())
