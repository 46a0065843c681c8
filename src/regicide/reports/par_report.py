"""Par of a daily deal in words: what the champion makes of it, and how a result compares."""

from collections.abc import Iterator, Sequence

from regicide.i18n import Words
from regicide.study.daily import DailyDeal
from regicide.study.game_facts import MEDALS, GameFacts
from regicide.study.par import Par, ParGame, compare, level_like, mean_worth, par_of


def par_lines(
    words: Words,
    deal: DailyDeal,
    facts: GameFacts,
    games: Sequence[ParGame],
    level_worths: Sequence[float],
) -> Iterator[str]:
    """As web/src/today/ParPanel.svelte; `level_worths` are what the games of the levels are worth."""
    par = par_of(games)
    own = own_game(facts)
    about = words.say("today-par-about", count=par.games, players=deal.players)
    yield f"{words.say('today-par')}: {about}"
    for name, count in _results(deal, own, par):
        is_own = name == (own.medal or ("lost" if not own.won else "won"))
        mark = f" ({words.say('today-par-you')})" if is_own or name == "no-medal" else ""
        yield f"  {count:>3}  {words.say(f'result-{name}')}{mark}"
    compared = compare(own, games)
    facts_of_par = {"won": par.won, "count": par.games}
    yield words.say(
        "today-par-sentence", **facts_of_par, better=compared.better, equal=compared.equal
    )
    if par.median < len(facts.marks):
        yield words.say("today-par-median", count=par.median)
    level = level_like(own, (*level_worths, mean_worth(games)))
    yield words.say("today-par-level", level=level)


def own_game(facts: GameFacts) -> ParGame:
    """The reader's game, as par compares it."""
    return ParGame(facts.result == "won", facts.medal, facts.defeated)


def _results(deal: DailyDeal, own: ParGame, par: Par) -> Iterator[tuple[str, int]]:
    """Each result and the champion's games that had it."""
    if deal.players > 1:
        yield "won", par.won
    else:
        yield from zip(MEDALS, par.medals, strict=True)
        if own.won and own.medal is None:  # with help; the champion has none
            yield "no-medal", 0
    yield "lost", par.games - par.won
