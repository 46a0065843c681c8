"""The numbered moves that the line-by-line game offers."""

from collections.abc import Iterator
from dataclasses import dataclass

from regicide.i18n import Words
from regicide.notation import parse_card, print_move
from regicide.rules import Coverage, Discard, Kill, Seat, total
from regicide.rules.covering import minimal_discards
from regicide.tui.selection import cards_of
from regicide.wire.choices import ChoicesView, ChoiceView, ForecastView

#: How many discards the menu lists; players can type any other.
MOST_DISCARDS = 9


@dataclass(frozen=True, slots=True)
class MenuItem:
    """A move in notation, and a sentence about what it would do."""

    move: str
    description: str


def move_menu(
    words: Words, choices: ChoicesView, hand: tuple[str, ...], you: Seat | None
) -> list[MenuItem]:
    """The moves to offer to the seat with this hand; `you` is the reader's seat."""
    offered = choices.moves
    if choices.damage is not None:
        frugal = minimal_discards(tuple(map(parse_card, hand)), choices.damage)[:MOST_DISCARDS]
        discards = (ChoiceView(print_move(Discard(cards))) for cards in frugal)
        offered = (*discards, *(each for each in choices.moves if each.move == "flip"))
    return [MenuItem(each.move, say_choice(words, each, choices, you)) for each in offered]


def say_choice(words: Words, choice: ChoiceView, choices: ChoicesView, you: Seat | None) -> str:
    """What a legal move would do, as far as its player can know."""
    if choice.forecast is not None:
        return words.list(_forecast(words, choice.forecast, you))
    if choice.move.startswith(">"):
        return words.say("plain-nominate-says", **words.actor(int(choice.move[1:]) - 1, you))
    if choice.move != "flip":
        value = total(parse_card(each) for each in cards_of(choice.move))
        return words.say("plain-discard-says", value=value)
    if choices.medal_after_flip is None:
        return words.say("plain-flip-unearned")
    medal = words.say(f"plain-medal-{choices.medal_after_flip.value}")
    return words.say("plain-flip-says", medal=medal)


def _forecast(words: Words, forecast: ForecastView, you: Seat | None) -> Iterator[str]:
    """The most important consequences of a play or a yield."""
    if forecast.cancels_immunity:
        yield words.say("forecast-cancels-immunity")
    if forecast.healed:
        yield words.say("forecast-heals", count=forecast.healed)
    if sum(forecast.drawn):
        yield words.say("forecast-draws", count=sum(forecast.drawn))
    for suit in forecast.blocked:
        yield words.say("forecast-blocked", suit=words.suit(suit))
    if forecast.damage:
        yield words.say("forecast-damage", damage=forecast.damage)
    if forecast.wins:
        yield words.say("forecast-wins")
    elif forecast.kill is Kill.EXACT:
        yield words.say("forecast-kills-exactly")
    elif forecast.kill is Kill.OVER:
        yield words.say("forecast-kills")
    else:
        yield words.say("forecast-attack", attack=forecast.enemy_attack)
    yield from _coverage(words, forecast)
    if forecast.stuck is not None:
        yield words.say("forecast-stuck", **words.actor(forecast.stuck, you))


def _coverage(words: Words, forecast: ForecastView) -> Iterator[str]:
    match forecast.coverage:
        case Coverage.COVERED:
            value = total(parse_card(each) for each in forecast.cheapest_cover or ())
            yield words.say("forecast-costs", value=value)
        case Coverage.NOT_COVERED:
            yield words.say("forecast-not-covered")
        case Coverage.DEPENDS_ON_DRAW:
            yield words.say("forecast-depends-on-draw")
        case Coverage.NOTHING_TO_COVER:
            pass
