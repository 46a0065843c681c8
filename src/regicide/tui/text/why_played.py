"""What speaks for a move, from what everyone can see, so that it tells nothing about a hand.

It is made of messages to everyone at the table alone: the game before the move, and the move's public events.
web/src/reviewing/why_played.ts says the same; tests/golden/sentences.json has what both say.
"""

from collections.abc import Iterable, Iterator

from regicide.client.client_state import ClientState
from regicide.i18n import Words
from regicide.rules import JESTER, Event, total
from regicide.rules.events import (
    CardsDiscarded,
    CardsDrawn,
    CardsHealed,
    CardsPlayed,
    EnemyDamaged,
    EnemyDefeated,
    GameLost,
    GameWon,
    JesterFlipped,
    NextNamed,
    ShieldRaised,
    Yielded,
)
from regicide.wire.events import AnyEvent, read_event
from regicide.wire.game_view import GameView


def say_why_played(words: Words, before: GameView, events: Iterable[AnyEvent]) -> Iterator[str]:
    """The reasons, then a sentence that the hand has others. `events` are those that everyone sees."""
    seen = tuple(read_event(each) for each in events)
    yield from _say_facts(words, before, seen)
    is_over = any(isinstance(each, GameWon | GameLost) for each in seen)
    if not is_over and any(_shows_cards_of_choice(each) for each in seen):
        yield words.say("why-hand")


def say_facts_of_move(words: Words, before: GameView, events: Iterable[AnyEvent]) -> Iterator[str]:
    """The reasons alone."""
    yield from _say_facts(words, before, tuple(read_event(each) for each in events))


def _say_facts(words: Words, before: GameView, seen: tuple[Event, ...]) -> Iterator[str]:
    if any(isinstance(each, EnemyDefeated) for each in seen):
        seen = tuple(each for each in seen if not isinstance(each, ShieldRaised))
    if draws := _say_draws(words, before, seen):
        yield draws
    for event in seen:
        yield from _say_event(words, before, event)


def say_why_last_played(words: Words, state: ClientState) -> Iterator[str]:
    """The reasons for the last turn of a bot in the log, its discard included; nothing if no bot has moved."""
    told: list[str] = []
    log = state.log
    for at in range(len(log) - 1, 0, -1):
        news, before = log[at].public, log[at - 1].game
        if news.deed.do != "make-move" or news.deed.name is not None or before is None:
            if told:
                break
            continue
        told = [*say_why_played(words, before, news.events), *told]
        if any(isinstance(read_event(each), CardsPlayed | Yielded) for each in news.events):
            break
    yield from _last_of_each(told)


def _last_of_each(sentences: list[str]) -> list[str]:
    """Without what is said again later."""
    return [each for at, each in enumerate(sentences) if each not in sentences[at + 1 :]]


def _say_draws(words: Words, before: GameView, events: tuple[Event, ...]) -> str:
    drawn = sum(each.count for each in events if isinstance(each, CardsDrawn))
    played = [len(each.cards) for each in events if isinstance(each, CardsPlayed)]
    if not drawn or not played:
        return ""
    held = sum(hand.count for hand in before.hands) - sum(played)
    missing = before.hand_limit * len(before.hands) - held
    return words.say("why-draws", missing=missing, count=drawn)


def _say_event(  # noqa: C901 (one case for each event)
    words: Words, before: GameView, event: Event
) -> Iterator[str]:
    attack = before.enemy.attack
    match event:
        case CardsPlayed(_, cards) if JESTER in cards:
            yield words.say("why-jester")
        case CardsHealed(cards) if cards:
            yield words.say("why-heals", tavern=before.tavern.count, count=len(cards))
        case ShieldRaised(_, left):
            yield words.say("why-shield", attack=attack, left=left)
        case EnemyDamaged(_, damage, health) if damage < health:
            yield words.say("why-damage", left=health - damage)
        case EnemyDefeated(_, _, last) if last:
            yield words.say("why-wins")
        case EnemyDefeated(enemy, exact) if exact:
            yield words.say("why-exact", value=total((enemy,)))
        case EnemyDefeated():
            yield words.say("why-kill", attack=attack)
        case Yielded():
            yield words.say("why-yield", attack=attack)
        case CardsDiscarded(_, _, value):
            yield words.say("why-pays", attack=attack, value=value)
        case NextNamed(_, named):
            counts = [hand.count for hand in before.hands]
            most = "yes" if counts[named] == max(counts) else "no"
            yield words.say("why-names", count=counts[named], most=most)
        case JesterFlipped(_, _, left):
            yield words.say("why-flips", left=left)


def _shows_cards_of_choice(event: Event) -> bool:
    return isinstance(event, CardsDiscarded) or (
        isinstance(event, CardsPlayed) and JESTER not in event.cards
    )
