"""The facts of one game that the daily deal, statistics and achievements count.

They follow from the record alone. web/src/study/game_facts.ts finds the same from the events of
the page's core: tests/golden/statistics.json holds both.
"""

import re
from collections.abc import Collection, Iterable
from dataclasses import dataclass

from regicide.bots.bot_table import BOT_NAMES
from regicide.notation import Record, print_card, print_options, replay, result, seat_name
from regicide.rules import ROYALS, Card, Event, Medal, Rank, Seat, State, Step, Won, outcome
from regicide.rules.events import (
    CardsDiscarded,
    CardsDrawn,
    CardsHealed,
    CardsPlayed,
    EnemyDamaged,
    EnemyDefeated,
    EnemyRevealed,
    EnemyStruck,
    JesterFlipped,
    ShieldRaised,
    Yielded,
)

#: How a royal ended, in the order in which they were met.
EXACT, BEATEN, FELL_TO, NOT_REACHED = "x", "o", "f", "-"
#: §12.3 the names of the medals, the best first.
MEDALS = tuple(each.value for each in Medal)
#: The tags of a record that count, for each seat, the hints and the moves that a bot made for a person.
HELP_TAGS = ("Hints", "BotMoves")
_ANY = re.compile("[1-9]")
#: The tag of a game whose players had seen the deal to its end before.
KNOWN_DEAL = ("KnownDeal", "yes")


@dataclass(frozen=True, slots=True)
class GameFacts:
    """One game, counted. Servers keep it with the summaries of their tables: a new field needs a default."""

    players: int
    #: In notation.
    options: str
    seed: str | None
    date: str | None
    #: The seats of people; the others were played by bots.
    people: tuple[Seat, ...]
    #: `won`, `lost`, or `*` for a game without an end.
    result: str
    #: `gold`, `silver` or `bronze`; None also for a game with help, or of a known deal.
    medal: str | None
    #: A hint was given, or a bot moved for a person.
    helped: bool
    moves: int
    #: Plays and yields.
    turns: int
    #: Twelve letters, one for each royal in the order of the castle: see above.
    marks: str
    #: The royal that the game was lost to, in notation.
    enemy: str | None
    #: Lost because the player to move had no legal move (§11.2).
    stuck: bool
    #: The tavern was empty at some time.
    dry: bool
    #: Jesters played or flipped.
    jesters: int
    # What people did, at best in one move:
    #: Damage of one play.
    blow: int
    #: Cards of one play.
    cards: int
    #: Cards that hearts brought back.
    healed: int
    #: Cards that diamonds drew for all.
    drawn: int
    #: How often the discarded cards were worth exactly the damage.
    covers: int
    #: How often a King was left without attack.
    shielded: int
    #: A King was played against a King.
    duel: bool
    #: The players had seen the deal to its end before.
    known: bool = False

    @property
    def earns(self) -> bool:
        """Whether the game earns a medal and achievements."""
        return not self.helped and not self.known

    @property
    def defeated(self) -> int:
        """How many royals were defeated."""
        return self.exact + self.marks.count(BEATEN)

    @property
    def exact(self) -> int:
        return self.marks.count(EXACT)

    @property
    def company(self) -> str:
        """`solo`, `bots` or `people`: with whom the game was played."""
        if self.players == 1:
            return "solo"
        return "people" if len(self.people) > 1 else "bots"


def game_facts(record: Record) -> GameFacts:
    """Count one game."""
    players = record.deal.players
    names = [seat_name(record, seat) for seat in range(players)]
    people = tuple(seat for seat in range(players) if names[seat] not in BOT_NAMES)
    helped = any(name in HELP_TAGS and _ANY.search(value) for name, value in record.other_tags)
    known = KNOWN_DEAL in record.other_tags
    tally, end, dry = _Tally(record.deal.enemy, people), record.deal, False
    for played in replay(record):
        tally.add(played.before.seat, played.events)
        end = played.after
        dry = dry or not end.tavern
    lost = end.step.is_over and end.step is not Step.WON
    return GameFacts(
        players=players,
        options=print_options(record.deal.options),
        seed=record.seed.text if record.seed else None,
        date=record.date,
        people=people,
        result=result(end),
        medal=None if helped or known else _medal(end),
        helped=helped,
        moves=len(record.moves),
        turns=tally.turns,
        marks=(tally.marks + FELL_TO * lost).ljust(len(ROYALS), NOT_REACHED),
        enemy=print_card(end.enemy) if lost else None,
        stuck=end.step is Step.STUCK,
        dry=dry,
        jesters=tally.jesters,
        blow=tally.blow,
        cards=tally.cards,
        healed=tally.healed,
        drawn=tally.drawn,
        covers=tally.covers,
        shielded=tally.shielded,
        duel=tally.duel,
        known=known,
    )


def _medal(end: State) -> str | None:
    ended = outcome(end)
    return ended.medal.value if isinstance(ended, Won) and ended.medal else None


class _Tally:
    """Counts the events of a game; web/src/study/game_facts.ts has the same."""

    def __init__(self, enemy: Card, people: Collection[Seat]) -> None:
        self._enemy = enemy
        self._people = people
        self._damage = 0
        self.marks = ""
        self.turns = self.jesters = 0
        self.blow = self.cards = self.healed = self.drawn = self.covers = self.shielded = 0
        self.duel = False

    def add(self, seat: Seat, events: Iterable[Event]) -> None:
        """Count the events of one move."""
        found = tuple(events)
        for event in found:
            self._count(event)
        if seat in self._people:
            self._count_deed(found)
        for event in found:
            if isinstance(event, EnemyRevealed):
                self._enemy = event.enemy
            elif isinstance(event, EnemyStruck):
                self._damage = event.damage

    def _count(self, event: Event) -> None:
        match event:
            case CardsPlayed(_, cards):
                self.turns += 1
                self.jesters += sum(each.suit is None for each in cards)
            case Yielded():
                self.turns += 1
            case JesterFlipped():
                self.jesters += 1
            case EnemyDefeated(_, exact):
                self.marks += EXACT if exact else BEATEN

    def _count_deed(self, events: tuple[Event, ...]) -> None:
        against_king = self._enemy.rank is Rank.KING
        for event in events:
            match event:
                case CardsPlayed(_, cards):
                    self.cards = max(self.cards, len(cards))
                    kings = [each for each in cards if each.rank is Rank.KING]
                    self.duel = self.duel or (against_king and bool(kings))
                case EnemyDamaged(amount):
                    self.blow = max(self.blow, amount)
                case CardsHealed(cards):
                    self.healed = max(self.healed, len(cards))
                case CardsDiscarded(_, _, value):
                    self.covers += value == self._damage
                case ShieldRaised(_, attack):
                    self.shielded += against_king and attack == 0
        drawn = sum(event.count for event in events if isinstance(event, CardsDrawn))
        flipped = any(isinstance(event, JesterFlipped) for event in events)
        self.drawn = max(self.drawn, 0 if flipped else drawn)
