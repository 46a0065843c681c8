"""A kept game in one line, for lists."""

from datetime import date

from regicide.i18n import Words
from regicide.study.game_facts import game_facts
from regicide.tui.kept_games import KeptGame
from regicide.tui.local_game_setup import bots_of


def kept_game_text(words: Words, game: KeptGame) -> str:
    """Its day, who plays, and how far it came."""
    fallen = game_facts(game.record).defeated
    day = _day_text(words, game.record.date or "")
    return words.say("kept-game", date=day, players=players_text(words, game), fallen=fallen)


def _day_text(words: Words, text: str) -> str:
    """A record may have a day that does not exist, such as 2026-02-30: it stays as it is."""
    try:
        return words.day(date.fromisoformat(text))
    except ValueError:
        return text


def players_text(words: Words, game: KeptGame) -> str:
    """`3 players: Champion, Knight`."""
    count = game.record.deal.players
    players = words.say("home-solo") if count == 1 else words.say("player-count", count=count)
    bots = ", ".join(words.say(f"bot-name-{bot}") for bot in bots_of(game.record).values())
    return f"{players}: {bots}" if bots else players


def state_text(words: Words, game: KeptGame) -> str:
    if game.is_waiting:
        return words.say("kept-waiting")
    facts = game_facts(game.record)
    result = "abandoned" if facts.result == "*" else facts.medal or facts.result
    return words.say(f"result-{result}")
