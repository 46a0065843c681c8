"""`regicide replay`: a recorded game, step by step on a screen or in words."""

import sys
from pathlib import Path

import click

from regicide.i18n import Words, say_event
from regicide.notation import ReadGame, name_of, print_recorded
from regicide.notation import replay as replay_record
from regicide.rules import outcome
from regicide.tui.session import read_record


def replay(words: Words, file: str, *, in_words: bool) -> int:
    """The whole game, hands and draws included: it has been played."""
    read = read_record(Path(file))
    if not in_words and sys.stdout.isatty() and sys.stdin.isatty():
        from regicide.tui.replay_app import ReplayApp  # noqa: PLC0415

        ReplayApp(read.record, words.language).run()
        return 0
    return _tell(words, read)


def _tell(words: Words, read: ReadGame) -> int:
    for disagreement in read.disagreements:
        click.echo(words.say(f"disagreement-{disagreement.value}"), err=True)
    deal = read.record.deal
    final = deal
    click.echo(words.say("replay-deal", enemy=words.card(deal.enemy)))
    for seat in range(deal.players):
        if name := name_of(read.record, seat):
            click.echo(words.say("replay-seat", who=words.seat(seat), name=name))
    for seat, hand in enumerate(deal.hands):
        click.echo(words.say("replay-hand", who=words.seat(seat), cards=words.cards(hand)))
    for number, played in enumerate(replay_record(read.record), start=1):
        final = played.after
        click.echo()
        click.echo(words.say("replay-move", number=number, move=print_recorded(played.recorded)))
        for event in played.events:
            click.echo(f"  {say_event(words, event)}")
    if outcome(final) is None:
        click.echo()
        click.echo(words.say("replay-unfinished"))
    return 0
