"""What an exact kill is worth: games of the knight are continued twice from the same kill.

Once the royal lies on top of the tavern, as after an exact kill, once on the discard pile. Everything else is
the same, also the random numbers. So the difference is that of the kill alone: comparing games with many exact
kills to games with few would compare players and cards, too.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

from regicide.bots import bot_named
from regicide.lab import PlayedGame
from regicide.notation import Replay, Seed
from regicide.rules import Card, Rank, State, Step, do, hearts_acted, observe
from regicide.rules.events import EnemyDefeated
from tools.experiments.knowledge_report.figure import paired_gain, share
from tools.experiments.knowledge_report.section import Section, section
from tools.experiments.knowledge_report.size import Size
from tools.experiments.knowledge_report.tables import TABLES, played

NAMES = {Rank.JACK: "Jack", Rank.QUEEN: "Queen", Rank.KING: "King"}


@dataclass(frozen=True, slots=True)
class Kill:
    """The state after a royal was defeated, with the royal in both places."""

    royal: Card
    was_exact: bool
    on_top: State
    on_discard: State


def exact_kills(size: Size, _folder: Path) -> Section:
    rows = []
    for table, (players, options) in TABLES.items():
        ends: dict[Rank, list[tuple[bool, bool, bool]]] = {rank: [] for rank in NAMES}
        games = played(["knight"] * players, options, size.exact_games, "knight")
        for number, game in enumerate(games):
            for kill in first_kills(game):
                seed = f"knowledge-exact-{number}-{kill.royal.rank.name}"
                won = play_on(kill.on_discard, seed), play_on(kill.on_top, seed)
                ends[kill.royal.rank].append((kill.was_exact, *won))
        for rank, found in ends.items():
            exact, before, after = zip(*found, strict=True)
            count, gain = len(found), paired_gain(before, after)
            shares = [share(sum(each), count) for each in (exact, before, after)]
            rows.append((table, f"first {NAMES[rank]}", count, gain, *shares))
    gained = "gain of an exact kill, points"
    columns = ("table", "royal", "games", gained, "was exact")
    places = ("won with the royal on the discard pile", "won with it on top of the tavern")
    title = "What an exact kill is worth to the knight"
    return section(title, (*columns, *places), rows, drawn=[gained])


def first_kills(found: PlayedGame) -> Iterator[Kill]:
    """The first Jack, the first Queen and the first King that were defeated; the last royal ends the game."""
    game, ranks = Replay(found.record), set(NAMES)
    for move in found.record.moves:
        done = game.do(move)
        for event in done.events:
            if not isinstance(event, EnemyDefeated) or event.enemy.rank not in ranks:
                continue
            ranks.discard(event.enemy.rank)
            if not done.state.step.is_over:
                yield both_ways(done.state, event)


def both_ways(after: State, event: EnemyDefeated) -> Kill:
    royal, knowledge = event.enemy, after.knowledge
    if event.exact:
        below = replace(
            after,
            tavern=after.tavern[1:],
            discard=(*after.discard, royal),
            knowledge=replace(knowledge, top=knowledge.top - 1),
        )
        return Kill(royal, event.exact, after, below)
    place = len(after.discard) - 1 - after.discard[::-1].index(royal)
    above = replace(
        after,
        tavern=(royal, *after.tavern),
        discard=after.discard[:place] + after.discard[place + 1 :],
        knowledge=knowledge.with_royal_on_top(),
    )
    return Kill(royal, event.exact, above, after)


def play_on(state: State, seed: str) -> bool:
    """Let knights play on; returns whether they win."""
    bot, shuffles, hearts = bot_named("knight"), Seed(seed), 0
    while not state.step.is_over:
        move = bot.choose(observe(state, state.seat), Random(0)).move
        done = do(state, move, shuffles.shuffle(hearts))
        state, hearts = done.state, hearts + hearts_acted(done.events)
    return state.step is Step.WON
