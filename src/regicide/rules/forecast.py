"""What a play would do before it is done, as far as the seat that would do it can know."""

from dataclasses import dataclass, replace
from enum import Enum

from regicide.rules.cards import JESTER, Card, Suit, canonical, total, without
from regicide.rules.covering import can_cover, cheapest_cover
from regicide.rules.drawing import drawers
from regicide.rules.enemy import full_attack, health, immune_suit, shield
from regicide.rules.legality import why_illegal
from regicide.rules.moves import Play, Seat, Yield
from regicide.rules.observation import Observation
from regicide.rules.powers import damage_dealt, suits_played
from regicide.rules.reasons import IllegalMove
from regicide.rules.setup import hand_limit
from regicide.rules.solo import unflippable
from regicide.rules.yielding import unyieldable


class Kill(Enum):
    """§5.2 how a play would defeat the enemy."""

    EXACT = "exact"
    OVER = "over"


class Coverage(Enum):
    """Whether the hand that is left could cover the damage of step four."""

    NOTHING_TO_COVER = "nothing-to-cover"
    COVERED = "covered"
    NOT_COVERED = "not-covered"
    DEPENDS_ON_DRAW = "depends-on-draw"


@dataclass(frozen=True, slots=True)
class Forecast:
    """The consequences of a play or a yield."""

    attack_value: int
    acting: tuple[Suit, ...]
    blocked: tuple[Suit, ...]
    cancels_immunity: bool
    #: Cards that would go from the discard pile under the tavern.
    healed: int
    #: Cards each seat would draw.
    drawn: tuple[int, ...]
    damage: int
    #: Health the enemy would have left.
    health_left: int
    kill: Kill | None
    wins: bool
    #: The enemy's attack after the shield, if it stands; a fallen one attacks nobody.
    enemy_attack: int
    coverage: Coverage
    #: Who would then begin a turn without a move, and lose the game (§11.2), as far as is sure.
    stuck: Seat | None
    #: The discard that would lose the least value, out of the cards the seat knows it would hold.
    cheapest_cover: tuple[Card, ...] | None


def forecast(observation: Observation, move: Play | Yield) -> Forecast:
    """What this legal move of the viewer's would do."""
    illegality = why_illegal(observation, move)
    if illegality is not None:
        raise IllegalMove(illegality)
    cards = move.cards if isinstance(move, Play) else ()
    return _Outlook(observation, cards).forecast()


class _Outlook:
    """One play, looked at step by step with the same functions that would do it."""

    def __init__(self, observation: Observation, cards: tuple[Card, ...]) -> None:
        self.seen = observation
        self.cards = cards
        self.value = total(cards)  # §3.7
        self.immune = immune_suit(observation)
        self.suits = suits_played(cards)

    def forecast(self) -> Forecast:
        drawn = self.drawers()
        damage = damage_dealt(self.cards, self.value, self.immune)
        left = health(self.seen) - self.seen.damage - damage
        falls = left <= 0
        suffered = 0 if falls or self.is_jester else self.enemy_attack()
        hand = self.hand_known(drawn)
        return Forecast(
            attack_value=self.value,
            acting=tuple(suit for suit in self.suits if suit is not self.immune),
            blocked=tuple(suit for suit in self.suits if suit is self.immune),
            cancels_immunity=self.is_jester and self.immune is not None,
            healed=self.healed(),
            drawn=tuple(drawn.count(seat) for seat in range(self.seen.players)),
            damage=damage,
            health_left=max(0, left),
            kill=None if not falls else Kill.EXACT if left == 0 else Kill.OVER,
            wins=falls and self.seen.castle == 0,
            enemy_attack=0 if falls else self.enemy_attack(),
            coverage=self.coverage(hand, suffered, drawn),
            stuck=None if suffered or self.is_jester else self.stuck(drawn, falls=falls),
            cheapest_cover=cheapest_cover(hand, suffered) if suffered else None,
        )

    @property
    def is_jester(self) -> bool:
        return JESTER in self.cards

    def acts(self, suit: Suit) -> bool:
        return suit in self.suits and suit is not self.immune

    def healed(self) -> int:
        """§4.5"""
        return min(self.value, len(self.seen.discard)) if self.acts(Suit.HEARTS) else 0

    def drawers(self) -> list[Seat]:
        """§4.6 after hearts have healed (§4.4) and the cards have left the hand."""
        if not self.acts(Suit.DIAMONDS):
            return []
        sizes = [len(hand) for hand in self.seen.hands]
        sizes[self.seen.seat] -= len(self.cards)
        available = min(self.value, len(self.seen.tavern) + self.healed())
        limit = hand_limit(self.seen.players, self.seen.options)
        return drawers(sizes, limit, self.seen.seat, available)

    def enemy_attack(self) -> int:
        """§4.8, §8.5 after this play's spades, or this Jester."""
        if self.is_jester:
            return max(0, full_attack(self.seen) - self.seen.spades)
        raised = self.value if self.acts(Suit.SPADES) else 0
        return max(0, full_attack(self.seen) - shield(self.seen) - raised)

    def hand_known(self, drawn: list[Seat]) -> tuple[Card, ...]:
        """What the seat is sure to hold at step four: what is left, and known cards it draws."""
        left = without(self.seen.acting_hand, self.cards)
        tops = zip(self.seen.tavern.top, drawn, strict=False)
        return canonical((*left, *(card for card, seat in tops if seat == self.seen.seat)))

    def stuck(self, drawn: list[Seat], *, falls: bool) -> Seat | None:
        """§5.5, §6.1 whoever begins the next turn, if they have neither card nor yield nor flip."""
        seat, players = self.seen.seat, self.seen.players
        following = seat if falls else (seat + 1) % players
        marks = tuple(
            (mark if each != seat else not self.cards)
            for each, mark in enumerate(self.seen.yielded)
        )
        cards = len(self.seen.hands[following]) + drawn.count(following)
        cards -= len(self.cards) if following == seat else 0
        then = replace(self.seen, seat=following, yielded=marks)
        won = falls and self.seen.castle == 0
        if won or cards or not unyieldable(then) or not unflippable(then):
            return None
        return following

    def coverage(self, hand: tuple[Card, ...], suffered: int, drawn: list[Seat]) -> Coverage:
        """§6.3"""
        if not suffered:
            return Coverage.NOTHING_TO_COVER
        if can_cover(hand, suffered):
            return Coverage.COVERED
        known = len(self.seen.tavern.top)
        draws_unknown = self.seen.seat in drawn[known:]
        return Coverage.DEPENDS_ON_DRAW if draws_unknown else Coverage.NOT_COVERED
