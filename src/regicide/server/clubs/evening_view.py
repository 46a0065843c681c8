"""An evening as one reader may see it."""

from collections.abc import Mapping
from dataclasses import dataclass

from msgspec.structs import replace

from regicide.server.clubs.evening import EveningDetails, details_of
from regicide.server.lists.table_summary import counted_at_evening
from regicide.server.storage import Evening, EveningTeam, Store, StoredPhase, TableSummary
from regicide.study.evening import Score, ranked
from regicide.study.game_facts import GameFacts
from regicide.wire.evenings import (
    DealStage,
    EveningDeal,
    EveningTeamView,
    EveningView,
    TeamGame,
)

#: What facts call a game without an end: it was given up.
_RESULTS = {"won": "won", "lost": "lost", "*": "abandoned"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """Everything about an evening at one moment."""

    evening: Evening
    details: EveningDetails
    teams: tuple[EveningTeam, ...]
    #: The names of each team's people.
    people: Mapping[int, tuple[str, ...]]
    #: The team of each player, by their id.
    team_of: Mapping[str, int]
    #: By team and deal: the code of the table, and its summary.
    tables: Mapping[tuple[int, int], TableSummary]

    def facts(self, team: int, deal: int) -> GameFacts | None:
        """What counts: a game that ended before the evening did."""
        summary = self.tables.get((team, deal))
        return self._counted(summary) if summary else None

    def _counted(self, summary: TableSummary) -> GameFacts | None:
        in_time = summary.phase is StoredPhase.OVER and summary.updated <= self.evening.closes
        return counted_at_evening(summary) if in_time else None


async def standing_of(store: Store, evening: Evening) -> Standing:
    # Tables first: the players of a deal were in the team before.
    tables = await store.evening_tables(evening.code)
    summaries = {each.table: each for each in await store.summaries_of_evening(evening.code)}
    people = await store.team_players(evening.code)
    teams = await store.teams(evening.code)
    return Standing(
        evening=evening,
        details=details_of(evening),
        teams=tuple(teams),
        people={
            team.team: tuple(each.name for each in people if each.team == team.team)
            for team in teams
        },
        team_of={each.id: each.team for each in people},
        tables={
            (each.team, each.deal): summaries[each.table]
            for each in tables
            if each.table in summaries
        },
    )


def view_evening(standing: Standing, reader: str | None, now: int) -> EveningView:
    """As the player with this id may see it; None: as the operator may."""
    evening, details = standing.evening, standing.details
    is_over, is_host = now >= evening.closes, evening.maker == reader
    own = standing.team_of.get(reader or "")
    sees_all = is_over or reader is None or (is_host and not details.host_plays)
    known = [
        sees_all or (own is not None and standing.facts(own, deal) is not None)
        for deal in range(len(details.deals))
    ]
    views = [
        _view_team(
            standing,
            team,
            [is_known or team.team == own for is_known in known],
            shows_tables=is_over or team.team == own,
            shows_code=is_host or team.team == own,
        )
        for team in standing.teams
    ]
    return EveningView(
        code=evening.code,
        name=details.name,
        players=details.players,
        options=details.options,
        turn_seconds=details.turn_seconds,
        opens=evening.opens,
        closes=evening.closes,
        now=now,
        is_over=is_over,
        is_host=is_host,
        host_plays=details.host_plays,
        deals=tuple(
            EveningDeal(
                each.seal.commitment,
                each.seed if is_over else None,
                each.salt if is_over else None,
            )
            for each in details.deals
        ),
        teams=_in_order(views),
        own=own,
    )


def _view_team(
    standing: Standing,
    team: EveningTeam,
    known: list[bool],
    *,
    shows_tables: bool,
    shows_code: bool,
) -> EveningTeamView:
    score, games = Score(), []
    for deal, is_known in enumerate(known):
        summary, facts = standing.tables.get((team.team, deal)), standing.facts(team.team, deal)
        stage = DealStage.OVER if facts else DealStage.PLAYING if summary else DealStage.WAITING
        game = TeamGame(stage, summary.table if summary and shows_tables else None)
        if facts and is_known:
            score = score.with_game(facts.defeated, won=facts.result == "won", turns=facts.turns)
            game = TeamGame(
                stage,
                game.table,
                result=_RESULTS[facts.result],
                royals=facts.defeated,
                turns=facts.turns,
                bots=facts.players - len(facts.people),
                helped=facts.helped,
            )
        games.append(game)
    return EveningTeamView(
        number=team.team,
        name=team.name,
        people=standing.people.get(team.team, ()),
        games=tuple(games),
        royals=score.royals,
        wins=score.wins,
        turns=score.turns,
        code=team.code if shows_code else None,
    )


def _in_order(views: list[EveningTeamView]) -> tuple[EveningTeamView, ...]:
    """By place; teams without a result that the reader may know come last, without a place."""
    scored = [each for each in views if any(game.result for game in each.games)]
    others = [each for each in views if not any(game.result for game in each.games)]
    places = ranked((each, Score(each.royals, each.wins, each.turns)) for each in scored)
    return (*(replace(view, place=place) for place, view in places), *others)
