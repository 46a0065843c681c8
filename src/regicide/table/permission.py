"""Whether a command may be done now, and if not, why not. Nothing is changed here.

The rules decide about moves; what is decided here is who may ask for what, and when.
"""

import unicodedata
from dataclasses import dataclass

from regicide.notation import parse_move
from regicide.rules import IllegalMove, Seat, Talk, why_illegal
from regicide.table.commands import (
    Answer,
    AskAbandon,
    AskRematch,
    AskUndo,
    BeReady,
    ChooseFirst,
    Command,
    FreeSeat,
    HandBack,
    LeaveSeat,
    MakeMove,
    Pause,
    Resume,
    Say,
    SeatBot,
    Speak,
    StandIn,
    TakeSeat,
)
from regicide.table.entry import Author
from regicide.table.phrases import WISHES, Phrase, is_sayable
from regicide.table.refusals import Refusal, Refused
from regicide.table.seating import Chair
from regicide.table.table import Phase, Table
from regicide.table.table_game import TableGame

LONGEST_SPEECH = 200
#: Entries a table takes from one person that are not moves. An evening of talk stays far below it, and
#: whoever spends theirs spends nobody else's.
MOST_NON_MOVES = 500
#: Of such entries in all, after which nobody sits down any more: strangers could go on for ever.
MOST_NON_MOVES_IN_ALL = 4 * MOST_NON_MOVES
#: What goes on with a game, or ends what was begun before: nobody must make a table stand still.
ALWAYS_HEARD = (MakeMove, Answer, Resume, HandBack)


@dataclass(frozen=True, slots=True)
class CommandContext:
    """What a table cannot know by itself: the time, who is away, which bots there are."""

    now: int
    away: frozenset[Seat]
    bots: frozenset[str]


def check(table: Table, author: Author, command: Command, around: CommandContext) -> None:
    """Raises `Refused`, `IllegalMove` or `NotationError` if it may not be done."""
    if not isinstance(command, ALWAYS_HEARD):
        _check_words(table, author, command)
    match command:
        case MakeMove():  # first: most of them by far
            _check_move(table, author, command)
        case TakeSeat() | LeaveSeat() | SeatBot() | FreeSeat() | BeReady() | ChooseFirst():
            _need(table.phase is Phase.GATHERING, Refusal.NOT_GATHERING)
            _check_gathering(table, author, command, around)
        case AskRematch():
            _need(table.phase is Phase.OVER, Refusal.NOT_OVER)
            _own_seat(table, author)
            _need(table.rematch is None, Refusal.REMATCH_EXISTS)
        case Say() | Speak():
            _check_talk(table, author, command)
        case _:
            _check_playing(table, author, command, around)


def _check_words(table: Table, author: Author, command: Command) -> None:
    if table.words.get(author.id or "", 0) >= MOST_NON_MOVES:
        raise Refused(Refusal.TOO_MANY_MESSAGES, limit=MOST_NON_MOVES)
    if isinstance(command, TakeSeat) and sum(table.words.values()) >= MOST_NON_MOVES_IN_ALL:
        raise Refused(Refusal.TABLE_HAS_TOO_MANY_MESSAGES, limit=MOST_NON_MOVES_IN_ALL)


def _need(condition: bool, refusal: Refusal) -> None:  # noqa: FBT001  it is the subject
    if not condition:
        raise Refused(refusal)


def _own_seat(table: Table, author: Author) -> Seat:
    seat = table.seat_of(author.id)
    if seat is None:
        raise Refused(Refusal.NOT_SEATED)
    return seat


def _chair(table: Table, seat: Seat) -> Chair:
    if not 0 <= seat < len(table.chairs):
        raise Refused(Refusal.NO_SEAT_THERE, last=len(table.chairs) - 1)
    return table.chairs[seat]


def _check_bot(bot: str, around: CommandContext) -> None:
    if bot not in around.bots:
        raise Refused(Refusal.NO_BOT_OF_THAT_NAME, names=" ".join(sorted(around.bots)))


# --- before the start ----------------------------------------------------------------------------


def _check_gathering(
    table: Table,
    author: Author,
    command: TakeSeat | LeaveSeat | SeatBot | FreeSeat | BeReady | ChooseFirst,
    around: CommandContext,
) -> None:
    match command:
        case TakeSeat(seat):
            _need(_chair(table, seat).is_free, Refusal.SEAT_IS_TAKEN)
        case LeaveSeat() | BeReady():
            _own_seat(table, author)
        case SeatBot(seat, bot):
            _check_host(table, author)
            _need(_chair(table, seat).person is None, Refusal.SEAT_IS_TAKEN)
            _check_bot(bot, around)
        case FreeSeat(seat):
            _check_host(table, author)
            _need(not _chair(table, seat).is_free, Refusal.SEAT_IS_FREE)
        case ChooseFirst(seat):
            _check_host(table, author)
            _chair(table, seat)


def _check_host(table: Table, author: Author) -> None:
    _need(author.id is not None and author.id == table.host, Refusal.NOT_THE_HOST)


# --- during play ---------------------------------------------------------------------------------


def _playing(table: Table) -> TableGame:
    if table.phase is not Phase.PLAYING or table.game is None:
        raise Refused(Refusal.NOT_PLAYING)
    return table.game


def _check_move(table: Table, author: Author, command: MakeMove) -> None:
    game = _playing(table)
    seat = _moving_seat(table, author)
    _need(not table.is_paused, Refusal.PAUSED)
    _need(command.seen >= table.game_seq, Refusal.OUT_OF_DATE)
    _need(seat == game.state.seat, Refusal.NOT_YOUR_TURN)
    move = parse_move(command.move)
    illegality = why_illegal(game.state, move)
    if illegality is not None:
        raise IllegalMove(illegality)


def _moving_seat(table: Table, author: Author) -> Seat:
    """The author's seat, if it is they who play it."""
    if author.bot_at is not None:
        _need(table.chairs[author.bot_at].bot is not None, Refusal.NOT_YOUR_TURN)
        return author.bot_at
    seat = _own_seat(table, author)
    _need(table.chairs[seat].bot is None, Refusal.PLAYED_BY_A_BOT)
    return seat


def _check_talk(table: Table, author: Author, command: Say | Speak) -> None:
    _own_seat(table, author)
    options = table.settings.options
    if isinstance(command, Speak):
        _need(options.talk is Talk.CASUAL, Refusal.STRICT_TALK)  # §10.1
        if not is_speech(command.text):
            raise Refused(Refusal.BAD_SPEECH, limit=LONGEST_SPEECH)
        return
    phrase = next((each for each in Phrase if each.value == command.phrase), None)
    if phrase is None:
        raise Refused(Refusal.NO_SUCH_PHRASE, names=" ".join(each.value for each in Phrase))
    step = _playing(table).state.step if table.phase is Phase.PLAYING else None
    if step is None or not is_sayable(phrase, step, options):
        _need(phrase not in WISHES, Refusal.WISHES_AFTER_A_JESTER)  # §8.4, §10.3


def is_speech(text: str) -> bool:
    """Something to read on one line, not too long."""
    if not text.strip() or len(text) > LONGEST_SPEECH:
        return False
    return not any(unicodedata.category(char) in ("Cc", "Cs", "Zl", "Zp") for char in text)


def _check_playing(
    table: Table,
    author: Author,
    command: AskUndo | AskAbandon | Answer | Pause | Resume | StandIn | HandBack,
    around: CommandContext,
) -> None:
    game = _playing(table)
    seat = _own_seat(table, author)
    match command:
        case AskUndo():
            _need(table.proposal is None, Refusal.ALREADY_PROPOSED)
            _need(bool(game.moves), Refusal.NOTHING_TO_UNDO)
            _need(game.before_move_of(seat) is not None, Refusal.CARDS_WERE_REVEALED)
        case AskAbandon():
            _need(table.proposal is None, Refusal.ALREADY_PROPOSED)
        case Answer():
            _check_answer(table, seat, command)
        case Pause():
            _need(not table.is_paused, Refusal.PAUSED)
        case Resume():
            _need(table.is_paused, Refusal.NOT_PAUSED)
        case StandIn(other, bot):
            _check_bot(bot, around)
            _check_stand_in(table, seat, other, around)
        case HandBack():
            _need(table.chairs[seat].bot is not None, Refusal.NO_BOT_TO_RELIEVE)


def _check_answer(table: Table, seat: Seat, answer: Answer) -> None:
    proposal = table.proposal
    if proposal is None:
        raise Refused(Refusal.NOTHING_PROPOSED)
    _need(table.chairs[seat].bot is None, Refusal.PLAYED_BY_A_BOT)
    _need(not (answer.agree and seat in proposal.agreed), Refusal.ALREADY_ANSWERED)


def _check_stand_in(table: Table, seat: Seat, other: Seat, around: CommandContext) -> None:
    """For oneself always; for others if they are away, or their turn has lasted too long."""
    _need(_chair(table, other).is_played_by_person, Refusal.PLAYED_BY_A_BOT)
    if seat == other:
        return
    deadline = table.deadline()
    late = deadline is not None and around.now > deadline and _playing(table).state.seat == other
    _need(other in around.away or late, Refusal.STILL_THERE)
