"""The results of an arena as text, as JSON, and as the labels of a plot."""

import json
from collections.abc import Iterator

from regicide.i18n import Words
from regicide.i18n import words as words_of
from regicide.lab import GameResult, Match, MatchStatistics, count_results
from regicide.lab.pictures import RoyalsLabels, can_draw
from regicide.notation import print_options
from regicide.rules import ROYALS

BAR = 40
#: Clause of a defeat → part of its message key.
LOST = {"§6.3": "beaten", "§11.2": "stuck"}


def say_counts(words: Words, match: Match, asked: int, counts: MatchStatistics) -> Iterator[str]:
    """The report, line by line."""
    yield words.say(
        "lab-title",
        games=counts.games,
        players=match.players,
        bots=words.list(match.bots),
        first=match.seed(1).text,
        last=match.seed(asked).text,
    )
    low, high = (100 * each for each in counts.interval)
    rate = 100 * counts.rate
    yield words.say("lab-won", won=counts.won, games=counts.games, rate=rate, low=low, high=high)
    if counts.medals:
        yield words.say("lab-medals", medals=_medals(words, counts))
    yield words.say("lab-defeated", mean=counts.defeated)
    yield words.say("lab-decisions", mean=counts.decisions)
    times = (words.say("lab-bot-time", bot=bot, ms=ms) for bot, ms in counts.move_ms)
    yield words.say("lab-move-time", times=words.list(times))
    for clause, count in counts.lost_by:
        yield words.say(f"lab-lost-{LOST[clause]}", count=count)
    if counts.lost_by:
        yield words.say("lab-where-lost")
        yield from _bars(words, counts.lost_after)


def _medals(words: Words, counts: MatchStatistics) -> str:
    return words.list(
        words.say("lab-medal", medal=words.say(f"plain-medal-{medal.value}"), count=count)
        for medal, count in counts.medals
    )


def _bars(words: Words, lost_after: tuple[int, ...]) -> Iterator[str]:
    """A bar for each enemy that won. Enemies come in order: Jacks, Queens, Kings (§1.2)."""
    ranks = [words.say(f"rank-{royal.rank.value}") for royal in ROYALS]
    wide = max(len(rank) for rank in ranks)
    for defeated, count in enumerate(lost_after):
        bar = "█" * round(BAR * count / max(lost_after))
        yield f"{defeated:>4}  {ranks[defeated]:<{wide}} {count:>6}  {bar}".rstrip()


def counts_as_json(match: Match, games: int, results: list[GameResult]) -> str:
    """The results for programs; the names are the same in every language."""
    settings: dict[str, object] = {
        "version": match.version,
        "players": match.players,
        "bots": match.bots,
        "seeds": match.seeds,
        "options": print_options(match.options),
        "ms": match.budget.ms,
        "rollouts": match.budget.rollouts,
        "asked": games,
        "games": len(results),
    }
    return json.dumps(
        settings | (_counts(count_results(match, results)) if results else {}), ensure_ascii=False
    )


def _counts(counts: MatchStatistics) -> dict[str, object]:
    return {
        "won": counts.won,
        "rate": counts.rate,
        "interval": counts.interval,
        "defeated": counts.defeated,
        "medals": {medal.value: count for medal, count in counts.medals},
        "decisions": counts.decisions,
        "move_ms": dict(counts.move_ms),
        "lost_by": dict(counts.lost_by),
        "lost_after": counts.lost_after,
    }


def labels(words: Words, match: Match, counts: MatchStatistics) -> RoyalsLabels:
    """Plot labels in the user's language, or in English if the font lacks its letters."""
    bots, rate = words.list(match.bots), 100 * counts.rate
    translated = RoyalsLabels(
        title=words.say("lab-plot-title", bots=bots, rate=rate, games=counts.games),
        defeated=words.say("lab-plot-defeated"),
        games=words.say("lab-plot-games"),
        lost=words.say("lab-plot-lost"),
        won=words.say("lab-plot-won"),
    )
    return translated if can_draw(translated) else labels(words_of("en"), match, counts)
