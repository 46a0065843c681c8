"""The prices of a server (regicide.server.prices) as the table in docs/server.md."""

from pathlib import Path

from regicide.server.prices import PRICES, Rate

PAGE = Path(__file__).parents[2] / "docs" / "server.md"
BEGIN, END = "<!-- prices: generated -->\n", "<!-- end of prices -->\n"


def print_page() -> str:
    """The page, with the table of now between its two marks."""
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    return before + BEGIN + "\n" + print_prices() + "\n" + END + rest.partition(END)[2]


def print_prices() -> str:
    rows = ["| what | of a player | of an address | of the server | at the same time |"]
    rows.append("|---|---|---|---|---|")
    for thing, price in PRICES.items():
        rates = [_rate(each) for each in (price.player, price.address, price.server)]
        together = [
            f"{number:,} of {whose}"
            for number, whose in (
                (price.together_by_player, "a player"),
                (price.together_by_address, "an address"),
                (price.together, "all"),
            )
            if number is not None
        ]
        rows.append(f"| {' | '.join((thing.value, *rates, ', '.join(together) or '–'))} |")
    return "\n".join(rows) + "\n"


def _rate(rate: Rate | None) -> str:
    return "–" if rate is None else f"{rate.rate:,g} a second, {rate.burst:,g} at once"
