"""The answers to a client's requests."""

from regicide.i18n import Words, say_error
from regicide.rules import RegicideError, observe
from regicide.table import CommandRefused, Refusal, Table
from regicide.wire.choices import view_outlook
from regicide.wire.messages import Ask, Outlook, Refused
from regicide.wire.reasons import view_error


def answer_ask(table: Table, player: str | None, ask: Ask) -> Outlook:
    """What a move would do, or why it is illegal. Only for the player whose turn it is; raises for others."""
    game, seat = table.game, table.seat_of(player)
    if game is None or seat is None or seat != game.state.seat:
        raise CommandRefused(Refusal.NOT_YOUR_TURN)
    return Outlook(ask.id, view_outlook(observe(game.state, seat), ask.move))


def refusal(request_id: str, error: RegicideError, words: Words) -> Refused:
    """The answer to a refused request, in the words of the client."""
    return Refused(request_id, view_error(error, say_error(words, error)))
