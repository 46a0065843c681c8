"""Sentences about events: one line per event.

web/src/words/event_text.ts says the same: tests/golden/sentences.json has what both say.
"""

from regicide.i18n.words import Words
from regicide.rules import Event, Seat
from regicide.rules.events import (
    CardsDiscarded,
    CardsDrawn,
    CardsHealed,
    CardsPlayed,
    CardsReceived,
    EnemyDamaged,
    EnemyDefeated,
    EnemyRevealed,
    EnemyStruck,
    GameLost,
    GameWon,
    ImmunityCancelled,
    JesterFlipped,
    NextNamed,
    PowerActed,
    PowerBlocked,
    ShieldRaised,
    TurnBegan,
    Yielded,
)


def say_event(words: Words, event: Event, *, you: Seat | None = None) -> str:
    """Return one line about an event. `you` is the seat that is addressed as “you”, if any."""
    match event:
        case TurnBegan(seat):
            return words.say("event-turn-began", **words.actor(seat, you))
        case CardsPlayed(seat, cards, attack):
            who, played = words.actor(seat, you), words.cards(cards)
            return words.say("event-cards-played", **who, cards=played, attack=attack)
        case Yielded(seat):
            return words.say("event-yielded", **words.actor(seat, you))
        case CardsDiscarded(seat, cards, value):
            who, paid = words.actor(seat, you), words.cards(cards)
            return words.say("event-cards-discarded", **who, cards=paid, value=value)
        case NextNamed(seat, named):
            following = words.actor(named, you)["who"]
            return words.say("event-next-named", **words.actor(seat, you), next=following)
        case JesterFlipped(seat, discarded, left):
            who, lost = words.actor(seat, you), words.cards(discarded)
            return words.say("event-jester-flipped", **who, cards=lost, left=left)
        case PowerActed() | PowerBlocked() | CardsHealed() | CardsDrawn() | CardsReceived():
            return _say_power(words, event, you)
        case GameWon() | GameLost():
            return _say_ending(words, event, you)
        case _:
            return _say_fight(words, event, you)


def _say_power(
    words: Words,
    event: PowerActed | PowerBlocked | CardsHealed | CardsDrawn | CardsReceived,
    you: Seat | None,
) -> str:
    match event:
        case PowerActed(suit, attack):
            return words.say(f"event-power-{suit.value}", attack=attack)
        case PowerBlocked(suit, _):
            return words.say("event-power-blocked", suit=words.suit(suit))
        case CardsHealed(cards):
            return words.say("event-cards-healed", count=len(cards), cards=words.cards(cards))
        case CardsDrawn(seat, count, known):
            name = "event-cards-drawn-known" if known else "event-cards-drawn"
            who, drawn = words.actor(seat, you), words.cards(known)
            return words.say(name, **who, count=count, cards=drawn)
        case CardsReceived(seat, cards):
            who, drawn = words.actor(seat, you), words.cards(cards)
            return words.say("event-cards-received", **who, cards=drawn)


def _say_fight(
    words: Words,
    event: ShieldRaised
    | ImmunityCancelled
    | EnemyDamaged
    | EnemyDefeated
    | EnemyRevealed
    | EnemyStruck,
    you: Seat | None,
) -> str:
    match event:
        case ShieldRaised(shield, attack):
            return words.say("event-shield-raised", shield=shield, attack=attack)
        case ImmunityCancelled(suit):
            return words.say("event-immunity-cancelled", suit=words.suit(suit))
        case EnemyDamaged(amount, damage, health, doubled):
            name = "event-enemy-damaged-double" if doubled else "event-enemy-damaged"
            return words.say(name, amount=amount, damage=damage, health=health)
        case EnemyDefeated(enemy, exact, last):
            name = "event-enemy-defeated-exactly" if exact else "event-enemy-defeated"
            return words.say("event-last-enemy-defeated" if last else name, enemy=words.card(enemy))
        case EnemyRevealed(enemy):
            return words.say("event-enemy-revealed", enemy=words.card(enemy))
        case EnemyStruck(seat, damage):
            name = "event-enemy-struck" if damage else "event-enemy-blocked"
            return words.say(name, **words.actor(seat, you), damage=damage)


def _say_ending(words: Words, event: GameWon | GameLost, you: Seat | None) -> str:
    match event:
        case GameWon(_, medal):
            return words.say(f"event-game-won-{medal.value}" if medal else "event-game-won")
        case GameLost(seat, cause):
            return words.say(f"event-game-lost-{cause.value}", **words.actor(seat, you))
