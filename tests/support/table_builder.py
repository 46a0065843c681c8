"""Tables for tests: people who send commands."""

from dataclasses import dataclass, field

from regicide.notation import parse_move, print_move
from regicide.rules import RegicideError, Seat, legal_moves
from regicide.table import (
    Author,
    BotAt,
    Change,
    Command,
    CommandContext,
    Entry,
    Person,
    Phase,
    Proposal,
    Table,
    WhenLate,
    accept,
    accept_bot_move,
    apply_entry,
    check_command,
)
from regicide.table.commands import AskRematch, BeReady, MakeMove, TakeSeat
from regicide.table.entry import MakeRematch, Open, OpenedSeat

BOTS = frozenset({"squire", "champion"})
PEOPLE = tuple(Person(f"person-{number}", f"Person {number}") for number in range(6))


@dataclass
class TableBuilder:
    """A table without a server: the test sets the clock and the seats that are away."""

    entries: list[Entry]
    table: Table
    now: int = 1_000
    away: frozenset[Seat] = frozenset()
    changes: list[Change] = field(default_factory=list)

    def do(self, author: Author, command: Command) -> Change:
        """Check and apply a command, as a server does."""
        self.now += 1
        context = CommandContext(self.now, self.away.__contains__, BOTS)
        if isinstance(author, BotAt):
            assert isinstance(command, MakeMove)
            move = parse_move(command.move)
            change = accept_bot_move(
                self.table, author.bot_at, move, seen=command.seen, now=self.now
            )
        elif isinstance(command, AskRematch):
            check_command(self.table, author, command, context)
            rematch = MakeRematch(command.same_deal, "REMA-TCHE")
            change = apply_entry(self.table, Entry(author, rematch, self.now))
        else:
            change = accept(self.table, author, command, context)
        self.entries.append(change.entry)
        self.changes.append(change)
        self.table = change.after
        return change

    def refused(self, author: Author, command: Command) -> str:
        """Return the code with which a command is refused; asserts that nothing changed."""
        before = self.table
        try:
            self.do(author, command)
        except RegicideError as error:
            assert self.table is before
            return error.code
        raise AssertionError(f"{command} was not refused")

    # Methods, not fields: mypy would assume that a field keeps its value after a command.

    def phase(self) -> Phase:
        return self.table.phase

    def proposal(self) -> Proposal | None:
        return self.table.proposal

    def bot_to_move(self) -> Seat | None:
        return self.table.bot_to_move

    def hints(self) -> tuple[int, ...]:
        return self.table.hints

    def deadline(self) -> int | None:
        return self.table.deadline()

    def is_abandoned(self) -> bool:
        return self.table.abandoned

    def author_at(self, seat: Seat) -> Author:
        chair = self.table.chairs[seat]
        if chair.bot is not None:
            return BotAt(seat)
        assert chair.person is not None
        return chair.person

    def move(self, move: str | None = None) -> Change:
        """Make this move for the seat to move, or the first legal move."""
        game = self.table.game
        assert game is not None
        written = move or print_move(legal_moves(game.state)[0])
        return self.do(self.author_at(game.state.seat), MakeMove(written, self.table.seq))


def open_table(
    players: int,
    *,
    bots: tuple[str, ...] = (),
    seed: str = "castle-42",
    options: str = "",
    turn_seconds: int | None = None,
    ready: bool = False,
    hints: bool = False,
    known_deal: bool = False,
    turn_by_turn: WhenLate | None = None,
) -> TableBuilder:
    """Return a table that the first person has made."""
    free = players - 1 - len(bots)
    what = Open(
        seats=(
            OpenedSeat(PEOPLE[0].id, PEOPLE[0].name, ready=ready),
            *([OpenedSeat()] * free),
            *(OpenedSeat(bot=bot) for bot in bots),
        ),
        seed=seed,
        salt="salt",
        options=options,
        turn_seconds=turn_seconds,
        help=hints,
        known_deal=known_deal,
        turn_by_turn=turn_by_turn,
    )
    entry = Entry(PEOPLE[0], what, 1_000)
    return TableBuilder([entry], apply_entry(None, entry).after)


def play_table(players: int, **rest: object) -> TableBuilder:
    """Return a table with people in every seat, whose game has started."""
    builder = open_table(players, **rest)  # type: ignore[arg-type]  # the same names
    people = [seat for seat, chair in enumerate(builder.table.chairs) if chair.bot is None]
    for seat in people[1:]:
        builder.do(PEOPLE[seat], TakeSeat(seat))
    for seat in people:
        if builder.phase() is Phase.GATHERING:  # turn by turn, who sits is ready
            builder.do(PEOPLE[seat], BeReady(True))
    return builder


CASUAL = "talk=casual"
