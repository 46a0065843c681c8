"""`regicide replay`: shows a recorded game full-screen, as sentences, or as JSON."""

import json
import sys

import click

from regicide.cli.help import refuse_both
from regicide.foreign_text import escape_json
from regicide.i18n import Words, say_event
from regicide.notation import (
    ParsedGame,
    final_state,
    print_position,
    print_recorded_move,
    result,
    seat_name,
)
from regicide.notation import replay as replay_record
from regicide.rules import outcome
from regicide.table import check_record_seal
from regicide.tui.game_texts import read_games


def replay(words: Words, file: str, *, in_words: bool, as_json: bool) -> int:
    """Show whole games, with all hands and draws, one after the other."""
    refuse_both(words, {"--words": in_words, "--json": as_json})
    on_screen = not in_words and sys.stdout.isatty() and sys.stdin.isatty()
    for number, read in enumerate(read_games(words, file)):
        if as_json:
            click.echo(escape_json(_json(read)))
        elif on_screen:
            from regicide.tui.screens.replay_app import ReplayApp  # noqa: PLC0415

            ReplayApp(read.record, words.language).run()
        else:
            click.echo("\n" * min(number, 1), nl=False)
            _print_in_words(words, read)
    return 0


def _json(read: ParsedGame) -> str:
    """The deal, then every move with the position after it."""
    record = read.record
    moves = [
        {"move": print_recorded_move(played.recorded), "position": print_position(played.after)}
        for played in replay_record(record)
    ]
    return json.dumps(
        {
            "names": [seat_name(record, seat) for seat in range(record.deal.players)],
            "deal": print_position(record.deal),
            "moves": moves,
            "result": result(final_state(record)),
            "seal": verdict.value if (verdict := check_record_seal(record)) else None,
            "disagreements": [each.value for each in read.disagreements],
        },
        ensure_ascii=False,
    )


def _print_in_words(words: Words, read: ParsedGame) -> None:
    for disagreement in read.disagreements:
        click.echo(words.say(f"disagreement-{disagreement.value}"), err=True)
    deal = read.record.deal
    final = deal
    click.echo(words.say("replay-deal", enemy=words.card(deal.enemy)))
    for seat in range(deal.players):
        if name := seat_name(read.record, seat):
            click.echo(words.say("replay-seat", who=words.seat(seat), name=name))
    for seat, hand in enumerate(deal.hands):
        click.echo(words.say("replay-hand", who=words.seat(seat), cards=words.cards(hand)))
    for number, played in enumerate(replay_record(read.record), start=1):
        final = played.after
        click.echo()
        click.echo(
            words.say("replay-move", number=number, move=print_recorded_move(played.recorded))
        )
        for event in played.events:
            click.echo(f"  {say_event(words, event)}")
    if outcome(final) is None:
        click.echo()
        click.echo(words.say("replay-unfinished"))
    if verdict := check_record_seal(read.record):
        click.echo()
        click.echo(words.say(f"seal-{verdict.value}"))
