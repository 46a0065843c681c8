"""The table in lines of text: for the line-by-line game, and for puzzles."""

from collections.abc import Iterator

from regicide.i18n import Words
from regicide.notation import parse_card
from regicide.rules import Seat
from regicide.wire.choices import ChoicesView
from regicide.wire.game_view import EnemyView, Fate, GameView


def table_lines(
    words: Words,
    game: GameView,
    hand: tuple[str, ...],
    choices: ChoicesView,
    you: Seat | None,
) -> Iterator[str]:
    """What the seat to move sees, and what it must do; `you` is the reader's seat."""
    say, enemy = words.say, game.enemy
    yield _enemy_text(words, enemy)
    if enemy.immune is None:
        yield say("plain-immunity-cancelled")
    else:
        yield say("plain-immune", suit=words.suit(enemy.immune))
    if game.table:
        yield say("plain-table", cards=_cards(words, game.table))
    castle = sum(each.fate is Fate.TO_COME for each in game.royals)
    yield say("plain-decks", castle=castle, tavern=game.tavern.count, discard=len(game.discard))
    if len(game.hands) == 1:
        yield say("plain-jesters", count=game.jesters)
    if game.tavern.top:
        yield say("plain-top", cards=_cards(words, game.tavern.top))
    for seat, other in enumerate(game.hands):
        if seat != game.seat:
            name = "plain-hand-known" if other.known else "plain-hand-size"
            known = _cards(words, other.known)
            yield say(name, who=words.seat(seat), count=other.count, cards=known)
    who = words.actor(game.seat, you)
    named = [say("plain-hand-card", text=each, card=words.card(parse_card(each))) for each in hand]
    yield say("plain-hand", **who, cards=words.list(named) or say("no-cards"))
    may_yield = any(each.move == "yield" for each in choices.moves)
    step = "play-or-yield" if may_yield else game.step.value
    yield say(f"plain-step-{step}", **who, damage=choices.damage or 0)


def _enemy_text(words: Words, enemy: EnemyView) -> str:
    return words.say(
        "plain-enemy-shielded" if enemy.shield else "plain-enemy",
        enemy=words.card(parse_card(enemy.card)),
        left=enemy.health_left,
        health=enemy.health,
        attack=enemy.attack,
        shield=enemy.shield,
    )


def _cards(words: Words, cards: tuple[str, ...]) -> str:
    return words.cards(map(parse_card, cards))
