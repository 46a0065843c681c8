"""Apply accepted commands to a table. Every entry that was ever accepted can be applied again."""

from collections.abc import Iterable

from msgspec.structs import replace

from regicide.notation import Seed, parse_move, parse_options
from regicide.rules import Event, Move, Options, Seat, Step
from regicide.table.commands import (
    Answer,
    AskAbandon,
    AskHint,
    AskUndo,
    BeReady,
    ChooseFirst,
    FreeSeat,
    HandBack,
    LeaveSeat,
    MakeMove,
    Pause,
    RemovePlayer,
    Resume,
    SeatBot,
    StandIn,
    TakeSeat,
)
from regicide.table.entry import BotAt, Entry, MakeRematch, Open, OpenedSeat
from regicide.table.frozen_struct import FrozenStruct
from regicide.table.proposals import Proposal, ProposalKind
from regicide.table.seal import Seal
from regicide.table.seating import FREE, Chair, Person
from regicide.table.settings import Settings
from regicide.table.table import Clock, PauseOfGame, Phase, Table
from regicide.table.table_game import TableGame


class Change(FrozenStruct, frozen=True):
    """What one entry did: the table before and after, and the events of a move, including private ones."""

    entry: Entry
    #: None for the entry that made the table.
    before: Table | None
    after: Table
    #: The author's seat, by the numbering before the change; None: the author has no seat.
    seat: Seat | None
    events: tuple[Event, ...] = ()

    @property
    def seq(self) -> int:
        """The number of the entry."""
        return self.after.seq


def replay_log(entries: Iterable[Entry]) -> Table:
    """Return the table after these entries."""
    table: Table | None = None
    for entry in entries:
        table = apply_entry(table, entry).after
    assert table is not None, "a log has a first entry"
    return table


def apply_entry(table: Table | None, entry: Entry) -> Change:
    """Apply an entry. It was checked when its command arrived."""
    if isinstance(entry.what, Open):
        assert table is None, "only the first entry makes a table"
        return Change(entry, None, _open_table(entry.what, entry), None)
    assert table is not None, "the first entry of a log makes the table"
    if isinstance(entry.what, MakeMove):
        return apply_move(table, entry, parse_move(entry.what.move))
    assert isinstance(entry.by, Person), "bots only move"
    seat, person = table.seat_of(entry.by.id), entry.by.id
    changed = _apply_command(table, seat, entry.by, entry)
    non_moves = {**table.non_moves, person: table.non_moves.get(person, 0) + 1}
    return Change(entry, table, replace(changed, seq=table.seq + 1, non_moves=non_moves), seat)


def apply_move(table: Table, entry: Entry, move: Move) -> Change:
    """Apply the entry of a move that is parsed already. It also ends a proposal about the position before."""
    assert table.game is not None
    game, events = table.game.after(move, by_bot=isinstance(entry.by, BotAt))
    over = game.state.step.is_over
    seat = entry.by.bot_at if isinstance(entry.by, BotAt) else table.seat_of(entry.by.id)
    after = replace(
        table,
        seq=table.seq + 1,
        game=game,
        game_seq=table.seq + 1,
        proposal=None,
        phase=Phase.OVER if over else Phase.PLAYING,
        clock=None if over else Clock(since=entry.at),
        bot_ends_turn=isinstance(entry.by, BotAt)
        and table.chairs[entry.by.bot_at].bot is None
        and _goes_on(game, entry.by.bot_at),
    )
    return Change(entry, table, after, seat, events)


def _goes_on(game: TableGame, seat: Seat) -> bool:
    """Whether the turn that this seat began still waits for a decision (§6, §8.3)."""
    return game.state.seat == seat and game.state.step in (Step.SUFFER, Step.NAME)


def _open_table(what: Open, entry: Entry) -> Table:
    assert isinstance(entry.by, Person), "bots make no tables"
    table = Table(
        seq=1,
        settings=Settings(
            players=len(what.seats),
            options=parse_options(what.options) if what.options else Options(),
            public=what.public,
            turn_seconds=what.turn_seconds,
            chosen_seed=what.chosen_seed,
            known_deal=what.known_deal,
            help=what.help,
            spectators=what.spectators,
            turn_by_turn=what.turn_by_turn,
            evening=what.evening,
        ),
        seal=Seal(Seed(what.seed), what.salt),
        maker=entry.by,
        chairs=tuple(_opened_chair(seat) for seat in what.seats),
        hints=what.hints,
        removed=frozenset(what.removed),
    )
    return _started_if_ready(table, 1, entry.at)


def _opened_chair(seat: OpenedSeat) -> Chair:
    person = Person(seat.id, seat.name) if seat.id else None
    return Chair(person, seat.bot, ready=person is not None and seat.ready)


def _apply_command(table: Table, seat: Seat | None, person: Person, entry: Entry) -> Table:
    match entry.what:
        case TakeSeat(to):
            return _take_seat(table, seat, to, person, entry.at)
        case LeaveSeat():
            assert seat is not None
            return _with_chair(table, seat, FREE)
        case SeatBot(to, bot):
            return _started_if_ready(
                _with_chair(table, to, Chair(bot=bot)), table.seq + 1, entry.at
            )
        case FreeSeat(to):
            return _with_chair(table, to, FREE)
        case RemovePlayer(to, bot):
            return _without_player(table, to, bot, entry.at)
        case BeReady(ready):
            assert seat is not None
            chair = replace(table.chairs[seat], ready=ready)
            return _started_if_ready(_with_chair(table, seat, chair), table.seq + 1, entry.at)
        case ChooseFirst(to):
            return replace(table, first=to)
        case MakeRematch(_, code):
            return replace(table, rematch=code)
        case (
            AskUndo()
            | AskHint()
            | AskAbandon()
            | Answer()
            | Pause()
            | Resume()
            | StandIn()
            | HandBack()
        ):
            assert seat is not None
            return _changed_in_play(table, seat, entry)
        case _:  # Say, Speak
            return table


def _with_chair(table: Table, seat: Seat, chair: Chair) -> Table:
    chairs = (*table.chairs[:seat], chair, *table.chairs[seat + 1 :])
    return replace(table, chairs=chairs)


def _without_player(table: Table, seat: Seat, bot: str | None, at: int) -> Table:
    """Give the seat to a bot, or free it; a proposal of the person is gone, others may now be accepted."""
    person = table.chairs[seat].person
    assert person is not None
    is_theirs = table.proposal is not None and table.proposal.seat == seat
    changed = replace(
        _with_chair(table, seat, Chair(bot=bot)),
        removed=table.removed | {person.id},
        proposal=None if is_theirs else table.proposal,
    )
    if table.phase is Phase.GATHERING:
        return _started_if_ready(changed, table.seq + 1, at)
    return _with_accepted_proposal(changed, at)


# --- before the start ----------------------------------------------------------------------------


def _take_seat(table: Table, old: Seat | None, new: Seat, person: Person, at: int) -> Table:
    """At a turn by turn table who sits is ready: the game begins although the others may not be here."""
    if old is not None:
        table = _with_chair(table, old, FREE)
    seated = _with_chair(table, new, Chair(person, ready=table.is_turn_by_turn))
    return _started_if_ready(seated, table.seq + 1, at) if table.is_turn_by_turn else seated


def _started_if_ready(table: Table, seq: int, at: int) -> Table:
    """§1.6 start the game if everyone is ready; seats are renumbered from the first player."""
    people = any(chair.person for chair in table.chairs)
    if not people or not all(chair.is_ready for chair in table.chairs):
        return table
    settings = table.settings
    return replace(
        table,
        phase=Phase.PLAYING,
        chairs=table.chairs[table.first :] + table.chairs[: table.first],
        first=0,
        game=TableGame.dealt(table.seal.seed, settings.players, settings.options),
        game_seq=seq,
        clock=Clock(since=at),
    )


# --- during play ---------------------------------------------------------------------------------


def _changed_in_play(table: Table, seat: Seat, entry: Entry) -> Table:
    match entry.what:
        case AskUndo():
            return _proposed(table, ProposalKind.UNDO, seat, entry.at)
        case AskHint():
            return _with_hint(table, seat)
        case AskAbandon():
            return _proposed(table, ProposalKind.ABANDON, seat, entry.at)
        case Answer(agree):
            assert table.proposal is not None
            proposal = table.proposal.with_consent(seat) if agree else None
            return _with_accepted_proposal(replace(table, proposal=proposal), entry.at)
        case Pause():
            assert table.clock is not None
            elapsed = entry.at - table.clock.since
            begun = PauseOfGame(seat, entry.at)
            return replace(table, clock=replace(table.clock, elapsed_at_pause=elapsed, pause=begun))
        case Resume():
            assert table.clock is not None
            elapsed = table.clock.elapsed_at_pause or 0
            return replace(table, clock=Clock(since=entry.at - elapsed))
        case StandIn(other, bot):
            chair = replace(table.chairs[other], bot=bot)
            return _with_accepted_proposal(_with_chair(table, other, chair), entry.at)
        case _:  # HandBack
            chair = replace(table.chairs[seat], bot=None)
            return _with_chair(table, seat, chair)


def _with_hint(table: Table, seat: Seat) -> Table:
    if table.hint_seq == table.game_seq:
        return table
    hints = list(table.hints) or [0] * len(table.chairs)
    hints[seat] += 1
    return replace(table, hints=tuple(hints), hint_seq=table.game_seq)


def _proposed(table: Table, aim: ProposalKind, seat: Seat, at: int) -> Table:
    proposal = Proposal(aim, seat, frozenset({seat}))
    return _with_accepted_proposal(replace(table, proposal=proposal), at)


def _with_accepted_proposal(table: Table, at: int) -> Table:
    """Carry out the proposal if all players agreed; a solo player has agreed by proposing."""
    proposal = table.proposal
    if proposal is None or not proposal.is_accepted(table.voters):
        return table
    if proposal.aim is ProposalKind.ABANDON:
        return replace(table, proposal=None, phase=Phase.OVER, abandoned=True, clock=None)
    assert table.game is not None
    game = table.game.before_move_of(proposal.seat)
    assert game is not None, (
        "an undo is proposed only if it is possible, and a move ends the proposal"
    )
    clock = table.clock if table.is_paused else Clock(since=at)
    return replace(
        table,
        proposal=None,
        game=game,
        game_seq=table.seq + 1,
        clock=clock,
        bot_ends_turn=False,
    )
