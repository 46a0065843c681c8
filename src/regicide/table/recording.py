"""The record of a table's game, and the log of a table that continues a record."""

from collections.abc import Iterator
from dataclasses import replace

from regicide.notation import Record, RecordedMove, print_move, print_options, replay
from regicide.rules import Seat
from regicide.table.commands import MakeMove
from regicide.table.earning import Unearned, bot_moves
from regicide.table.entry import BotAt, Entry, Open, OpenedSeat
from regicide.table.seal import Seal
from regicide.table.seal_check import SealVerdict, SeenDeal, check_seal
from regicide.table.seating import Chair, Person
from regicide.table.table import Table

#: Tags of a record: the salt and the commitment of its seal.
SALT, SEAL = "Salt", "Seal"
#: Tag of a record: how many hints each seat was given.
HINTS = "Hints"
#: Tag of a record: how many moves a bot made for the person of each seat.
BOT_MOVES = "BotMoves"
#: Tag of a record: `yes` if the players had seen the deal to its end before.
KNOWN_DEAL = "KnownDeal"


def record_of(table: Table, *, date: str, other_tags: tuple[tuple[str, str], ...] = ()) -> Record:
    """Return the record of the game, without chat."""
    assert table.game is not None
    seed, settings = table.seal.seed, table.settings
    return Record(
        deal=seed.deal(settings.players, settings.options),
        seed=seed,
        moves=tuple(RecordedMove(move) for move in table.game.moves),
        seats=tuple(_name(chair) for chair in table.chairs),
        date=date,
        other_tags=(
            *other_tags,
            *_count_tags(HINTS, table.hints),
            *_count_tags(BOT_MOVES, bot_moves(table)),
            *(((KNOWN_DEAL, "yes"),) if settings.known_deal else ()),
        ),
    )


def _count_tags(name: str, counts: tuple[int, ...]) -> tuple[tuple[str, str], ...]:
    return ((name, " ".join(map(str, counts))),) if any(counts) else ()


def hints_in(record: Record) -> tuple[int, ...]:
    """How many hints each seat was given, as the record says; empty if none, or if it cannot be read."""
    return _counts_in(record, HINTS)


def knows_deal(record: Record) -> bool:
    """Whether the players had seen the deal to its end before."""
    return (KNOWN_DEAL, "yes") in record.other_tags


def unearned_in(record: Record) -> Unearned | None:
    """Why the game of a record earns neither a medal nor badges; None if it does."""
    if knows_deal(record):
        return Unearned.KNOWN_DEAL
    if any(hints_in(record)):
        return Unearned.HINTS
    return Unearned.BOT if any(_counts_in(record, BOT_MOVES)) else None


def _counts_in(record: Record, name: str) -> tuple[int, ...]:
    words = dict(record.other_tags).get(name, "").split()
    is_readable = len(words) == record.deal.players and all(word.isdecimal() for word in words)
    return tuple(int(word) for word in words) if is_readable else ()


def with_hint(record: Record, seat: Seat) -> Record:
    """The record of a game in which this seat was given one more hint."""
    hints = list(hints_in(record)) or [0] * record.deal.players
    hints[seat] += 1
    others = (tag for tag in record.other_tags if tag[0] != HINTS)
    return replace(record, other_tags=(*others, *_count_tags(HINTS, tuple(hints))))


def seal_tags(seal: Seal) -> tuple[tuple[str, str], ...]:
    """The tags that a record needs so that its seal can be checked."""
    return ((SALT, seal.salt), (SEAL, seal.commitment))


def check_record_seal(record: Record) -> SealVerdict | None:
    """Check that the sealed seed gives this deal; None for a record without a seal.

    The parser has checked the moves, and the seed determines every later shuffle.
    """
    tags = dict(record.other_tags)
    if record.seed is None or SALT not in tags or SEAL not in tags:
        return None
    deal = record.deal
    seen = SeenDeal(commitment=tags[SEAL], players=deal.players, options=deal.options)
    verdict = check_seal(Seal(record.seed, tags[SALT]), seen)
    if verdict is SealVerdict.TRUE and record.seed.deal(deal.players, deal.options) != deal:
        return SealVerdict.OTHER_DEAL
    return verdict


def _name(chair: Chair) -> str | None:
    return chair.person.name if chair.person else chair.bot


def log_from_record(
    record: Record, seats: tuple[OpenedSeat, ...], *, salt: str, at: int
) -> Iterator[Entry]:
    """Return the log of a table with these seats, all ready, at which this game was played."""
    assert record.seed is not None, "a table needs a record with a seed"
    maker = next(Person(seat.id, seat.name) for seat in seats if seat.id)
    yield Entry(
        maker,
        Open(
            seats,
            record.seed.text,
            salt,
            print_options(record.deal.options),
            help=True,
            hints=hints_in(record),
            known_deal=knows_deal(record),
        ),
        at,
    )
    # The record does not say which moves of a seat a bot made: it may have been the first ones.
    by_bot = list(_counts_in(record, BOT_MOVES)) or [0] * len(seats)
    for number, played in enumerate(replay(record)):
        place = played.before.seat
        seat = seats[place]
        is_by_person = seat.id and by_bot[place] == 0
        by_bot[place] -= by_bot[place] > 0
        author = Person(seat.id, seat.name) if seat.id and is_by_person else BotAt(place)
        yield Entry(author, MakeMove(print_move(played.recorded.move), 1 + number), at)
