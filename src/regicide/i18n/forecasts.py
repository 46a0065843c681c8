"""Sentences about forecasts: what a play would do."""

from collections.abc import Iterator

from regicide.i18n.words import Words
from regicide.rules import Coverage, Forecast, Kill, Seat, total


def say_forecast(words: Words, forecast: Forecast, *, you: Seat | None = None) -> str:
    """Return the most important consequences of a play, on one line."""
    return words.list(_pieces(words, forecast, you))


def _pieces(words: Words, forecast: Forecast, you: Seat | None) -> Iterator[str]:
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


def _coverage(words: Words, forecast: Forecast) -> Iterator[str]:
    match forecast.coverage:
        case Coverage.COVERED:
            assert forecast.cheapest_cover is not None
            yield words.say("forecast-costs", value=total(forecast.cheapest_cover))
        case Coverage.NOT_COVERED:
            yield words.say("forecast-not-covered")
        case Coverage.DEPENDS_ON_DRAW:
            yield words.say("forecast-depends-on-draw")
        case Coverage.NOTHING_TO_COVER:
            pass
