"""What happened, in words: one line an event."""

from regicide.i18n.words import Words
from regicide.rules import Event
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


def say_event(words: Words, event: Event) -> str:
    """One line about an event."""
    match event:
        case TurnBegan(seat):
            return words.say("event-turn-began", who=words.seat(seat))
        case CardsPlayed(seat, cards, attack):
            who, played = words.seat(seat), words.cards(cards)
            return words.say("event-cards-played", who=who, cards=played, attack=attack)
        case Yielded(seat):
            return words.say("event-yielded", who=words.seat(seat))
        case CardsDiscarded(seat, cards, value):
            who, paid = words.seat(seat), words.cards(cards)
            return words.say("event-cards-discarded", who=who, cards=paid, value=value)
        case NextNamed(seat, named):
            return words.say("event-next-named", who=words.seat(seat), next=words.seat(named))
        case JesterFlipped(seat, discarded, left):
            who, lost = words.seat(seat), words.cards(discarded)
            return words.say("event-jester-flipped", who=who, cards=lost, left=left)
        case PowerActed() | PowerBlocked() | CardsHealed() | CardsDrawn() | CardsReceived():
            return _say_power(words, event)
        case GameWon() | GameLost():
            return _say_ending(words, event)
        case _:
            return _say_fight(words, event)


def _say_power(
    words: Words, event: PowerActed | PowerBlocked | CardsHealed | CardsDrawn | CardsReceived
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
            return words.say(name, who=words.seat(seat), count=count, cards=words.cards(known))
        case CardsReceived(seat, cards):
            who, drawn = words.seat(seat), words.cards(cards)
            return words.say("event-cards-received", who=who, cards=drawn)


def _say_fight(
    words: Words,
    event: ShieldRaised
    | ImmunityCancelled
    | EnemyDamaged
    | EnemyDefeated
    | EnemyRevealed
    | EnemyStruck,
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
            return words.say(name, who=words.seat(seat), damage=damage)


def _say_ending(words: Words, event: GameWon | GameLost) -> str:
    match event:
        case GameWon(_, medal):
            return words.say(f"event-game-won-{medal.value}" if medal else "event-game-won")
        case GameLost(seat, cause):
            return words.say(f"event-game-lost-{cause.value}", who=words.seat(seat))
