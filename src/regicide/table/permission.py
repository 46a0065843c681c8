"""Whether a command is allowed now, and why not. Nothing changes here.

The rules decide whether a move is legal; this module decides who may send which command, and when.
"""

from collections.abc import Callable

from regicide.foreign_text import has_ink, has_pile, is_safe_line
from regicide.rules import IllegalMove, Move, Seat, Talk, why_illegal
from regicide.table.commands import (
    Answer,
    AskAbandon,
    AskHint,
    AskRematch,
    AskUndo,
    BeReady,
    ChooseFirst,
    FreeSeat,
    HandBack,
    LeaveSeat,
    NonMove,
    Pause,
    RemovePlayer,
    Resume,
    Say,
    SeatBot,
    Speak,
    StandIn,
    TakeSeat,
)
from regicide.table.entry import Author, BotAt
from regicide.table.frozen_struct import FrozenStruct
from regicide.table.phrases import WISHES, Phrase, is_sayable
from regicide.table.refusals import CommandRefused, Refusal
from regicide.table.seating import Chair, Person
from regicide.table.table import Phase, Table
from regicide.table.table_game import TableGame

LONGEST_SPEECH = 200
#: Quota of entries other than moves, per person. A normal game stays far below it, and a person who
#: exhausts it does not affect the others.
MOST_NON_MOVES = 500
#: Quota of such entries for the table: after it nobody may take a seat, so that people without a seat
#: cannot fill the log by sitting down and leaving.
MOST_NON_MOVES_IN_ALL = 4 * MOST_NON_MOVES
#: Allowed without a quota: they continue the game, or end a proposal, a pause or a stand-in.
ALWAYS_ALLOWED = (Answer, Resume, HandBack)


class CommandContext(FrozenStruct, frozen=True):
    """What a table does not know itself: the time, who is away, the names of bots."""

    now: int
    is_away: Callable[[Seat], bool]
    bots: frozenset[str]


def check_turn(table: Table, author: Author, seen: int, now: int) -> TableGame:
    """Raise `CommandRefused` unless the author may move now, knowing the log up to entry `seen`."""
    game = _playing(table)
    seat = _moving_seat(table, author, now)
    if table.is_paused:
        raise CommandRefused(Refusal.PAUSED)
    if seen < table.game_seq:
        raise CommandRefused(Refusal.OUT_OF_DATE)
    if seat != game.state.seat:
        raise CommandRefused(Refusal.NOT_YOUR_TURN)
    return game


def check_legal(game: TableGame, move: Move) -> None:
    """Raise `IllegalMove` if the rules do not allow the move."""
    illegality = why_illegal(game.state, move)
    if illegality is not None:
        raise IllegalMove(illegality)


def check_command(
    table: Table, author: Person, command: NonMove | AskRematch, context: CommandContext
) -> None:
    """Raise `CommandRefused` if the command is not allowed."""
    if not isinstance(command, ALWAYS_ALLOWED):
        _check_non_move_quota(table, author, command)
    match command:
        case TakeSeat() | LeaveSeat() | SeatBot() | FreeSeat() | BeReady() | ChooseFirst():
            _require(table.phase is Phase.GATHERING, Refusal.NOT_GATHERING)
            _check_gathering(table, author, command, context)
        case RemovePlayer():
            _check_removal(table, author, command, context)
        case AskRematch():
            _require(table.phase is Phase.OVER, Refusal.NOT_OVER)
            _own_seat(table, author)
            _require(table.rematch is None, Refusal.REMATCH_EXISTS)
            _require(table.settings.evening is None, Refusal.OF_AN_EVENING)
        case Say() | Speak():
            _check_talk(table, author, command)
        case _:
            _check_playing(table, author, command, context)


def _check_non_move_quota(table: Table, author: Person, command: NonMove | AskRematch) -> None:
    if table.non_moves.get(author.id, 0) >= MOST_NON_MOVES:
        raise CommandRefused(Refusal.TOO_MANY_MESSAGES, limit=MOST_NON_MOVES)
    if isinstance(command, TakeSeat) and sum(table.non_moves.values()) >= MOST_NON_MOVES_IN_ALL:
        raise CommandRefused(Refusal.TABLE_HAS_TOO_MANY_MESSAGES, limit=MOST_NON_MOVES_IN_ALL)


def _require(condition: bool, refusal: Refusal) -> None:  # noqa: FBT001  the condition is the subject
    if not condition:
        raise CommandRefused(refusal)


def _own_seat(table: Table, author: Person) -> Seat:
    seat = table.seat_of(author.id)
    if seat is None:
        raise CommandRefused(Refusal.NOT_SEATED)
    return seat


def _chair(table: Table, seat: Seat) -> Chair:
    if not 0 <= seat < len(table.chairs):
        raise CommandRefused(Refusal.NO_SEAT_THERE, last=len(table.chairs) - 1)
    return table.chairs[seat]


def _check_bot(bot: str, context: CommandContext) -> None:
    if bot not in context.bots:
        raise CommandRefused(Refusal.NO_BOT_OF_THAT_NAME, names=" ".join(sorted(context.bots)))


# --- before the start ----------------------------------------------------------------------------


def _check_gathering(
    table: Table,
    author: Person,
    command: TakeSeat | LeaveSeat | SeatBot | FreeSeat | BeReady | ChooseFirst,
    context: CommandContext,
) -> None:
    match command:
        case TakeSeat(seat):
            _require(author.id not in table.removed, Refusal.REMOVED)
            _require(_chair(table, seat).is_free, Refusal.SEAT_IS_TAKEN)
        case LeaveSeat() | BeReady():
            _own_seat(table, author)
        case SeatBot(seat, bot):
            _check_host(table, author)
            _require(_chair(table, seat).person is None, Refusal.SEAT_IS_TAKEN)
            _check_bot(bot, context)
        case FreeSeat(seat):
            _check_host(table, author)
            _require(not _chair(table, seat).is_free, Refusal.SEAT_IS_FREE)
        case ChooseFirst(seat):
            _check_host(table, author)
            _chair(table, seat)


def _check_host(table: Table, author: Person) -> None:
    _require(author.id == table.host, Refusal.NOT_THE_HOST)


def _check_removal(
    table: Table, author: Person, command: RemovePlayer, context: CommandContext
) -> None:
    _check_host(table, author)
    _require(table.phase is not Phase.OVER, Refusal.NOT_PLAYING)
    _require(_chair(table, command.seat).person is not None, Refusal.SEAT_IS_FREE)
    _require(table.seat_of(author.id) != command.seat, Refusal.NOT_YOURSELF)
    if command.bot is not None or table.phase is Phase.PLAYING:
        _check_bot(command.bot or "", context)


# --- during play ---------------------------------------------------------------------------------


def _playing(table: Table) -> TableGame:
    if table.phase is not Phase.PLAYING or table.game is None:
        raise CommandRefused(Refusal.NOT_PLAYING)
    return table.game


def _moving_seat(table: Table, author: Author, now: int) -> Seat:
    """The seat that the author plays."""
    if isinstance(author, BotAt):
        seat = author.bot_at
        is_bots = table.chairs[seat].bot is not None or table.bot_ends_turn
        _require(is_bots or table.late_seat(now) == seat, Refusal.NOT_YOUR_TURN)
        return author.bot_at
    seat = _own_seat(table, author)
    if table.chairs[seat].bot is not None:
        raise CommandRefused(Refusal.PLAYED_BY_A_BOT)
    return seat


def _check_talk(table: Table, author: Person, command: Say | Speak) -> None:
    _own_seat(table, author)
    options = table.settings.options
    if isinstance(command, Speak):
        _require(options.talk is Talk.CASUAL, Refusal.STRICT_TALK)  # §10.1
        if not is_valid_speech(command.text):
            raise CommandRefused(Refusal.BAD_SPEECH, limit=LONGEST_SPEECH)
        return
    phrase = next((each for each in Phrase if each.value == command.phrase), None)
    if phrase is None:
        raise CommandRefused(Refusal.NO_SUCH_PHRASE, names=" ".join(each.value for each in Phrase))
    step = _playing(table).state.step if table.phase is Phase.PLAYING else None
    if step is None or not is_sayable(phrase, step, options):
        _require(phrase not in WISHES, Refusal.WISHES_AFTER_A_JESTER)  # §8.4, §10.3


def is_valid_speech(text: str) -> bool:
    """Whether the text is visible, on one line, and not too long."""
    return (
        len(text) <= LONGEST_SPEECH and has_ink(text) and is_safe_line(text) and not has_pile(text)
    )


def _check_playing(
    table: Table,
    author: Person,
    command: AskUndo | AskHint | AskAbandon | Answer | Pause | Resume | StandIn | HandBack,
    context: CommandContext,
) -> None:
    game = _playing(table)
    seat = _own_seat(table, author)
    match command:
        case AskUndo():
            _require(table.proposal is None, Refusal.ALREADY_PROPOSED)
            _require(bool(game.moves), Refusal.NOTHING_TO_UNDO)
            _require(game.before_move_of(seat) is not None, Refusal.CARDS_WERE_REVEALED)
        case AskHint():
            _require(table.settings.help, Refusal.NO_HELP)
            _require(
                _moving_seat(table, author, context.now) == game.state.seat, Refusal.NOT_YOUR_TURN
            )
        case AskAbandon():
            _require(table.proposal is None, Refusal.ALREADY_PROPOSED)
        case Answer():
            _check_answer(table, seat, command)
        case Pause():
            _require(not table.is_paused, Refusal.PAUSED)
        case Resume():
            _require(table.is_paused, Refusal.NOT_PAUSED)
        case StandIn(other, bot):
            _check_bot(bot, context)
            _check_stand_in(table, seat, other, context)
        case HandBack():
            _require(table.chairs[seat].bot is not None, Refusal.NO_BOT_TO_RELIEVE)


def _check_answer(table: Table, seat: Seat, answer: Answer) -> None:
    proposal = table.proposal
    if proposal is None:
        raise CommandRefused(Refusal.NOTHING_PROPOSED)
    _require(table.chairs[seat].bot is None, Refusal.PLAYED_BY_A_BOT)
    _require(not (answer.agree and seat in proposal.agreed), Refusal.ALREADY_ANSWERED)


def _check_stand_in(table: Table, seat: Seat, other: Seat, context: CommandContext) -> None:
    """A player may ask a bot for their own seat; for others if they are away or past the deadline."""
    _require(_chair(table, other).is_played_by_person, Refusal.PLAYED_BY_A_BOT)
    if seat == other:
        return
    late = table.is_late(context.now) and _playing(table).state.seat == other
    _require(late or context.is_away(other), Refusal.STILL_THERE)
