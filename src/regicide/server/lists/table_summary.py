"""Builds the summary of a table, which lists show."""

from collections.abc import Iterable
from dataclasses import replace

import msgspec

from regicide.notation import print_options
from regicide.rules import Seat, Won, outcome
from regicide.server.storage import StoredPhase, TableSummary
from regicide.study.game_facts import GameFacts, game_facts
from regicide.table import Change, Phase, Table, WhenLate, record_of, unearned
from regicide.wire.encoding import decode_body, encode
from regicide.wire.http import ListedSeat, TableSummaryView, WaitingTables
from regicide.wire.room_view import stand_ins


class SummaryDetails(msgspec.Struct, frozen=True, omit_defaults=True):
    """The part of a summary that is opaque to the storage."""

    seats: tuple[ListedSeat, ...]
    options: str
    turn_seconds: int | None
    result: str | None
    medal: str | None
    #: The seed of a game that is over, and so is known to its players; older servers did not keep it.
    seed: str | None = None
    #: Of a game that came to its end, for statistics; older servers did not keep them.
    facts: GameFacts | None = None
    #: The id of the person for whom the others wait.
    awaited: str | None = None
    #: The entry with which they began to wait; older servers did not keep it.
    awaited_since: int | None = None
    turn_by_turn: WhenLate | None = None
    #: When the time of the turn is up, at a table turn by turn.
    deadline: int | None = None
    paused: bool = False
    #: The code of the evening whose deal this is: what lists show is secret until the evening is over.
    evening: str | None = None
    #: As `facts`, of a game of an evening that was given up: it counts there as far as it was played.
    given_up: GameFacts | None = None


def changes_summary(change: Change) -> bool:
    """Whether a change affects the summary: the seats, the phase, for whom the others wait, and until when."""
    before, after = change.before, change.after
    if before is None or changes_lobby(change) or changes_awaited(change):
        return True
    # Each move at a table turn by turn begins a time, and gives a bot something to do or not.
    return after.is_turn_by_turn and (before.clock, before.due()) != (after.clock, after.due())


def changes_awaited(change: Change) -> bool:
    """Whether others wait for another person than before."""
    before = None if change.before is None else person_awaited(change.before)
    return before != person_awaited(change.after)


def changes_lobby(change: Change) -> bool:
    """Whether a change affects what the lobby shows: the seats or the phase."""
    before, after = change.before, change.after
    return before is None or before.phase is not after.phase or before.chairs is not after.chairs


def summarize(
    code: str,
    table: Table,
    *,
    created: int,
    now: int,
    is_news: bool = True,
    awaited_since: int | None = None,
) -> TableSummary:
    """`is_news`: the public list shows that something changed now, not only a turn.

    `awaited_since`: the entry since which others wait for the same person.
    """
    return TableSummary(
        table=code,
        phase=StoredPhase(table.phase.value),
        public=table.settings.public,
        created=created,
        updated=now,
        body=encode(_details(table, awaited_since)),
        player_ids=tuple(chair.person.id for chair in table.chairs if chair.person),
        deal=table.seal.seed.text if table.settings.chosen_seed else None,
        defeated=_defeated(table),
        listed=now if is_news else None,
        turn_by_turn=table.is_turn_by_turn,
        due=table.due(),
    )


def _defeated(table: Table) -> int | None:
    """How many royals a finished game with a chosen seed defeated."""
    is_over = table.game is not None and table.phase is Phase.OVER
    return (
        len(table.game.defeated) if is_over and table.game and table.settings.chosen_seed else None
    )


def person_awaited(table: Table) -> str | None:
    """The person whose turn it is, if others wait."""
    if table.phase is not Phase.PLAYING or table.is_paused:
        return None
    if table.game is None or sum(chair.person is not None for chair in table.chairs) < 2:
        return None
    chair = table.chairs[table.game.state.seat]
    return chair.person.id if chair.person and chair.is_played_by_person else None


def result_of(table: Table) -> str | None:
    """How the game ended; None while it has not."""
    if table.abandoned:
        return "abandoned"
    ending = outcome(table.game.state) if table.game else None
    return None if ending is None else "won" if isinstance(ending, Won) else "lost"


def _details(table: Table, awaited_since: int | None) -> SummaryDetails:
    ending = outcome(table.game.state) if table.game else None
    return SummaryDetails(
        seats=tuple(_listed(table, seat) for seat in range(len(table.chairs))),
        options=print_options(table.settings.options),
        turn_seconds=table.settings.turn_seconds,
        result=result_of(table),
        medal=_medal(table),
        seed=table.seal.seed.text if table.phase is Phase.OVER else None,
        facts=_facts(table) if ending else None,
        awaited=person_awaited(table),
        awaited_since=awaited_since,
        turn_by_turn=table.settings.turn_by_turn,
        deadline=table.deadline() if table.is_turn_by_turn else None,
        paused=table.is_turn_by_turn and table.is_paused,
        evening=table.settings.evening,
        given_up=_facts(table) if table.abandoned and table.settings.evening else None,
    )


def _medal(table: Table) -> str | None:
    ending = outcome(table.game.state) if table.game else None
    if not isinstance(ending, Won) or ending.medal is None or unearned(table):
        return None
    return ending.medal.value


def _facts(table: Table) -> GameFacts:
    """Count the game. Bots have their names and people none, because a person may be called as a bot is."""
    seats = tuple(None if chair.person else chair.bot for chair in table.chairs)
    return game_facts(replace(record_of(table, date=""), seats=seats, date=None))


def knows_deal(summary: TableSummary, deal: tuple[str, int, str]) -> bool:
    """Whether the game of this table was dealt by this seed to so many players by these options, and is over."""
    details = decode_body(summary.body, SummaryDetails)
    seed = details.seed or (details.facts.seed if details.facts else None)
    return (seed, len(details.seats), details.options) == deal


def has_all_facts(summary: TableSummary) -> bool:
    """Whether the facts of the game, if it has any, were counted with their seals; older servers did not keep those."""
    return b'"facts":' not in summary.body or b'"seals":' in summary.body


def facts_in(summary: TableSummary) -> GameFacts | None:
    """The counts of a game that came to its end; None if it did not, or if an older server ended it."""
    return decode_body(summary.body, SummaryDetails).facts


def awaited_in(summary: TableSummary) -> tuple[str | None, int | None]:
    """The person for whom the others wait, and the entry since which they do."""
    details = decode_body(summary.body, SummaryDetails)
    return details.awaited, details.awaited_since


def names_in(summary: TableSummary) -> list[str]:
    """The names of the people at a table."""
    seats = decode_body(summary.body, SummaryDetails).seats
    return [each.name for each in seats if each.name is not None]


def counted_at_evening(summary: TableSummary) -> GameFacts | None:
    """The counts of a game of an evening, also of one that was given up; None while it runs."""
    details = decode_body(summary.body, SummaryDetails)
    return details.facts or details.given_up


def evening_of(summary: TableSummary) -> str | None:
    """The code of the evening whose deal was played at this table."""
    return decode_body(summary.body, SummaryDetails).evening


def _listed(table: Table, seat: Seat) -> ListedSeat:
    chair = table.chairs[seat]
    if chair.person is None:
        return ListedSeat(None, chair.bot)
    shares = stand_ins(table)
    return ListedSeat(
        chair.person.name,
        chair.bot,
        shares[seat] if shares else None,
        table.hints[seat] if table.hints else 0,
    )


def _earned_medal(details: SummaryDetails) -> str | None:
    """The medal; older servers kept it also of a game in which a bot stood in or gave a hint.

    In some of their summaries only the bot that plays at the end shows that one stood in.
    """
    helped = any(
        seat.hints or (seat.name and (seat.bot or seat.stood_in)) for seat in details.seats
    )
    return None if helped else details.medal


def view_summary(summary: TableSummary, reader: str | None = None) -> TableSummaryView:
    """As the player with this id may see it. Others learn nothing of single turns: the list need not change with them."""
    details = decode_body(summary.body, SummaryDetails)
    is_own = reader is not None and reader in summary.player_ids
    return TableSummaryView(
        code=summary.table,
        phase=Phase(summary.phase.value),
        players=len(details.seats),
        seats=details.seats,
        options=details.options,
        turn_seconds=details.turn_seconds,
        public=summary.public,
        created=summary.created,
        updated=summary.updated if is_own else summary.listed or summary.updated,
        result=details.result,
        medal=_earned_medal(details),
        your_turn=reader is not None and details.awaited == reader,
        turn_by_turn=details.turn_by_turn,
        deadline=details.deadline if is_own else None,
        paused=is_own and details.paused,
    )


def waiting_tables(summaries: Iterable[TableSummary], player: str) -> WaitingTables:
    """Of these running tables, those at which others wait for the player; first those whose time is up soonest."""
    views = [view_summary(each, player) for each in summaries]
    waiting = [each for each in views if each.your_turn]
    waiting.sort(key=lambda each: (each.deadline is None, each.deadline or each.updated))
    return WaitingTables(tuple(waiting), sum(each.turn_by_turn is not None for each in views))
