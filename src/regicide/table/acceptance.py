"""Check a command and apply it. A move is parsed here, once, between its message and the rules."""

from regicide.notation import parse_move, print_move
from regicide.rules import Move, Seat
from regicide.table.change import Change, apply_entry, apply_move
from regicide.table.commands import MakeMove, NonMove
from regicide.table.entry import BotAt, Entry
from regicide.table.permission import CommandContext, check_command, check_legal, check_turn
from regicide.table.seating import Person
from regicide.table.table import Table


def accept(
    table: Table, person: Person, command: MakeMove | NonMove, context: CommandContext
) -> Change:
    """Return the change; raises `CommandRefused`, `IllegalMove` or `NotationError` if not allowed."""
    entry = Entry(person, command, context.now)
    if not isinstance(command, MakeMove):
        check_command(table, person, command, context)
        return apply_entry(table, entry)
    game = check_turn(table, person, command.seen, context.now)
    move = parse_move(command.move)
    check_legal(game, move)
    return apply_move(table, entry, move)


def accept_bot_move(table: Table, seat: Seat, move: Move, *, seen: int, now: int) -> Change:
    """Return the change by the move of the bot at this seat; raises if it is not allowed."""
    check_legal(check_turn(table, BotAt(seat), seen, now), move)
    return apply_move(table, Entry(BotAt(seat), MakeMove(print_move(move), seen), now), move)
