"""What several teams made of the same deals: their ranking, where their ways parted, and the feats of an evening."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import TypeVar

from regicide.notation import Record, print_card, replay
from regicide.notation.game_text import print_recorded_move
from regicide.rules import Seat, Step
from regicide.rules.cards import total
from regicide.rules.enemy import attack
from regicide.rules.events import EnemyDefeated, ShieldRaised


@dataclass(frozen=True, slots=True)
class Score:
    """What a team reached in all its games."""

    royals: int = 0
    wins: int = 0
    #: Plays and yields.
    turns: int = 0

    def with_game(self, royals: int, *, won: bool, turns: int) -> "Score":
        return Score(self.royals + royals, self.wins + won, self.turns + turns)

    @property
    def worth(self) -> tuple[int, int, int]:
        """Larger is better: more royals, then more wins, then fewer turns."""
        return self.royals, self.wins, -self.turns


Team = TypeVar("Team")


def ranked(scores: Iterable[tuple[Team, Score]]) -> list[tuple[int, Team]]:
    """The teams with their places, the best first; equal scores share a place: 1, 1, 3."""
    best_first = sorted(scores, key=lambda each: each[1].worth, reverse=True)
    places: list[tuple[int, Team]] = []
    for at, (team, score) in enumerate(best_first):
        is_tied = at > 0 and score == best_first[at - 1][1]
        places.append((places[-1][0] if is_tied else at + 1, team))
    return places


@dataclass(frozen=True, slots=True)
class FirstDifference:
    """The first decision that two games of one deal made differently."""

    #: The number of the move, counted from 1.
    move: int
    seat: Seat
    enemy: str
    #: In notation; None: this game had ended.
    moves: tuple[str | None, str | None]


def first_difference(first: Record, second: Record) -> FirstDifference | None:
    """Where two games of one deal part; None if they are the same."""
    lists = [list(map(print_recorded_move, each.moves)) for each in (first, second)]
    length = max(map(len, lists))
    for at in range(length):
        pair = tuple(moves[at] if at < len(moves) else None for moves in lists)
        if pair[0] != pair[1]:
            longer = first if len(first.moves) > at else second
            before = next(islice(replay(longer), at, None)).before
            return FirstDifference(
                at + 1, before.seat, print_card(before.enemy), (pair[0], pair[1])
            )
    return None


@dataclass(frozen=True, slots=True)
class FeatFacts:
    """A move to remember."""

    #: The number of the move, counted from 1.
    move: int
    seat: Seat
    enemy: str
    #: What the enemy dealt, or would have dealt, and what the hand was worth against it.
    attack: int
    hand: int

    @property
    def margin(self) -> int:
        """What the hand would have had left; below 0: it would not have been enough."""
        return self.hand - self.attack

    @property
    def order(self) -> tuple[int, int, int]:
        """The narrowest first; of equal margins the larger attack, then the earlier move."""
        return self.margin, -self.attack, self.move


def brave_exacts(record: Record) -> list[FeatFacts]:
    """Exact defeats at which the hand would not have been enough against the attack that would have followed."""
    return [each for each in _exact(record) if each.margin < 0]


def survivals(record: Record) -> list[FeatFacts]:
    """Attacks that were covered."""
    return list(_survived(record))


def _exact(record: Record) -> Iterator[FeatFacts]:
    for number, move in enumerate(replay(record), 1):
        before = move.before
        left = attack(before)
        for event in move.events:
            if isinstance(event, ShieldRaised):
                left = event.attack
            if isinstance(event, EnemyDefeated) and event.exact:
                hand = move.after.hands[before.seat]
                yield FeatFacts(number, before.seat, print_card(before.enemy), left, total(hand))


def _survived(record: Record) -> Iterator[FeatFacts]:
    for number, move in enumerate(replay(record), 1):
        before = move.before
        if before.step is Step.SUFFER:
            yield FeatFacts(
                number,
                before.seat,
                print_card(before.enemy),
                attack(before),
                total(before.acting_hand),
            )
