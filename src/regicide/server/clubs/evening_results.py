"""The results of an evening as CSV, what to talk about afterwards, and where two teams parted."""

import asyncio
import csv
import io
from collections.abc import Callable

from regicide.foreign_text import printable_line
from regicide.server.clubs.evening_view import Standing
from regicide.server.keeping.table_record import table_of
from regicide.server.storage import Store, TableSummary
from regicide.study.evening import FeatFacts, brave_exacts, first_difference, survivals
from regicide.table import Table, record_of
from regicide.wire.evenings import EveningReview, EveningView, Feat, Parting, PartingList

#: The columns, in a form that stays: programs read them. The last three are of the whole team.
COLUMNS = (
    *("place", "team", "people", "deal", "result", "royals", "turns", "bots", "helped"),
    *("team_royals", "team_wins", "team_turns"),
)
#: With these a spreadsheet begins a formula.
_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def results_csv(view: EveningView) -> str:
    """A row for each team and deal, as far as the reader may know the results."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(COLUMNS)
    for team in view.teams:
        for number, game in enumerate(team.games, 1):
            writer.writerow(
                [
                    *(team.place or "", _cell(team.name), _cell(", ".join(team.people)), number),
                    *(game.result or game.stage.value, *map(_number, (game.royals, game.turns))),
                    *(game.bots, int(game.helped), team.royals, team.wins, team.turns),
                ]
            )
    return text.getvalue()


def _number(value: int | None) -> int | str:
    return "" if value is None else value


def _cell(text: str) -> str:
    """Text of a player: a spreadsheet must not take it for a formula, nor a terminal for an order."""
    clean = printable_line(text)
    return f"'{clean}" if clean.startswith(_FORMULA) else clean


class EveningReviews:
    """Reviews of evenings that are over: those that were asked for last."""

    def __init__(self, store: Store) -> None:
        self._store = store
        #: With the tables that each was made from, because some may be removed.
        self._kept: dict[str, tuple[frozenset[str], EveningReview]] = {}
        #: Makes one at a time: requests that come together share a review.
        self._making = asyncio.Lock()

    async def of(self, standing: Standing, *, most_kept: int) -> EveningReview:
        code = standing.evening.code
        tables = frozenset(each.table for each in standing.tables.values())
        async with self._making:
            made_from, review = self._kept.pop(code, (None, None))
            if review is None or made_from != tables:
                review = await review_evening(self._store, standing)
            self._kept[code] = tables, review
            if len(self._kept) > most_kept:
                self._kept.pop(next(iter(self._kept)))
            return review


async def review_evening(store: Store, standing: Standing) -> EveningReview:
    """The deals that nobody won, the bravest exact defeat, and the closest survival."""
    brave: list[tuple[FeatFacts, Feat]] = []
    close: list[tuple[FeatFacts, Feat]] = []
    for (team, deal), summary in sorted(standing.tables.items()):
        if standing.facts(team, deal) is None:
            continue
        table = table_of(await store.entries(summary.table))
        brave += await asyncio.to_thread(_feats, brave_exacts, table, summary, team, deal)
        close += await asyncio.to_thread(_feats, survivals, table, summary, team, deal)
    return EveningReview(_unbeaten(standing), _best(brave), _best(close))


def _unbeaten(standing: Standing) -> tuple[int, ...]:
    """The deals that were played and not won, counted from 1."""
    results: dict[int, list[str]] = {}
    for team, deal in standing.tables:
        if facts := standing.facts(team, deal):
            results.setdefault(deal, []).append(facts.result)
    return tuple(deal + 1 for deal, found in sorted(results.items()) if "won" not in found)


def _feats(
    find: Callable[..., list[FeatFacts]], table: Table, summary: TableSummary, team: int, deal: int
) -> list[tuple[FeatFacts, Feat]]:
    """The best one of each game, made by people."""
    people = [seat for seat, chair in enumerate(table.chairs) if chair.person]
    found = [each for each in find(record_of(table, date="")) if each.seat in people]
    return [
        (
            each,
            Feat(
                team=team,
                deal=deal + 1,
                move=each.move,
                seat=each.seat,
                enemy=each.enemy,
                attack=each.attack,
                hand=each.hand,
                table=summary.table,
            ),
        )
        for each in sorted(found, key=lambda each: each.order)[:1]
    ]


def _best(found: list[tuple[FeatFacts, Feat]]) -> Feat | None:
    return min(found, key=lambda each: each[0].order)[1] if found else None


async def partings(store: Store, standing: Standing, first: int, second: int) -> PartingList:
    """Where the ways of two teams parted, at each deal that both began."""
    found = []
    for deal in range(len(standing.details.deals)):
        pair = [standing.tables.get((team, deal)) for team in (first, second)]
        if pair[0] is None or pair[1] is None:
            continue
        records = [
            record_of(table_of(await store.entries(each.table)), date="") for each in pair if each
        ]
        parted = await asyncio.to_thread(first_difference, *records)
        if parted is None:
            found.append(Parting(deal + 1, None, None, None, None, None))
        else:
            moves = parted.moves
            found.append(
                Parting(deal + 1, parted.move, parted.seat, parted.enemy, moves[0], moves[1])
            )
    return PartingList(tuple(found))
