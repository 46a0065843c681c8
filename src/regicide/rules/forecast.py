"""Forecasts: the consequences of a play or a yield, as far as its player can know them."""

from dataclasses import dataclass, replace
from enum import Enum

from regicide.rules.cards import JESTER, Card, Suit, canonical, total, without
from regicide.rules.covering import can_cover, cheapest_cover
from regicide.rules.drawing import draw_order
from regicide.rules.enemy import full_attack, health, immune_suit, shield
from regicide.rules.legality import why_illegal
from regicide.rules.moves import Play, Seat, Yield
from regicide.rules.observation import Observation
from regicide.rules.powers import damage_dealt, suits_played
from regicide.rules.reasons import IllegalMove
from regicide.rules.setup import hand_limit
from regicide.rules.solo import why_no_flip
from regicide.rules.yielding import why_no_yield


class Kill(Enum):
    """§5.2 how a play would defeat the enemy."""

    EXACT = "exact"
    OVER = "over"


class Coverage(Enum):
    """Whether the remaining hand could cover the damage of step four."""

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
    #: How many cards hearts would move under the tavern.
    healed: int
    #: How many cards each seat would draw.
    drawn: tuple[int, ...]
    damage: int
    #: The health the enemy would have left.
    health_left: int
    kill: Kill | None
    wins: bool
    #: The enemy's attack after the shield; 0 if it would be defeated.
    enemy_attack: int
    coverage: Coverage
    #: The seat that would begin the next turn without a legal move and lose (§11.2), if certain.
    stuck: Seat | None
    #: The discard that would lose the least value, from the cards the seat is sure to hold.
    cheapest_cover: tuple[Card, ...] | None


def forecast(observation: Observation, move: Play | Yield) -> Forecast:
    """Return the consequences of a legal move of the viewer; an illegal one raises `IllegalMove`."""
    illegality = why_illegal(observation, move)
    if illegality is not None:
        raise IllegalMove(illegality)
    cards = move.cards if isinstance(move, Play) else ()
    return _PlayForecast(observation, cards).forecast()


class _PlayForecast:
    """Computes the forecast of one play with the functions that would make the move."""

    def __init__(self, observation: Observation, cards: tuple[Card, ...]) -> None:
        self.seen = observation
        self.cards = cards
        self.value = total(cards)  # §3.7
        self.immune = immune_suit(observation)
        self.suits = suits_played(cards)

    def forecast(self) -> Forecast:
        drawn = self.draw_order()
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
        """§4.5 how many cards hearts would move."""
        return min(self.value, len(self.seen.discard)) if self.acts(Suit.HEARTS) else 0

    def draw_order(self) -> list[Seat]:
        """§4.6 the seat that draws each card, after hearts (§4.4) and without the cards played."""
        if not self.acts(Suit.DIAMONDS):
            return []
        sizes = [len(hand) for hand in self.seen.hands]
        sizes[self.seen.seat] -= len(self.cards)
        available = min(self.value, len(self.seen.tavern) + self.healed())
        limit = hand_limit(self.seen.players, self.seen.options)
        return draw_order(sizes, limit, self.seen.seat, available)

    def enemy_attack(self) -> int:
        """§4.8, §8.5 the attack after this play's spades, or after this Jester."""
        if self.is_jester:
            return max(0, full_attack(self.seen) - self.seen.spades)
        raised = self.value if self.acts(Suit.SPADES) else 0
        return max(0, full_attack(self.seen) - shield(self.seen) - raised)

    def hand_known(self, drawn: list[Seat]) -> tuple[Card, ...]:
        """The cards the seat is sure to hold at step four: the rest of its hand and known draws."""
        left = without(self.seen.acting_hand, self.cards)
        tops = zip(self.seen.tavern.top, drawn, strict=False)
        return canonical((*left, *(card for card, seat in tops if seat == self.seen.seat)))

    def stuck(self, drawn: list[Seat], *, falls: bool) -> Seat | None:
        """§5.5, §6.1 the seat that begins the next turn, if it can neither play, yield nor flip."""
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
        if won or cards or not why_no_yield(then) or not why_no_flip(then):
            return None
        return following

    def coverage(self, hand: tuple[Card, ...], suffered: int, drawn: list[Seat]) -> Coverage:
        """§6.3 whether the hand covers the damage."""
        if not suffered:
            return Coverage.NOTHING_TO_COVER
        if can_cover(hand, suffered):
            return Coverage.COVERED
        known = len(self.seen.tavern.top)
        draws_unknown = self.seen.seat in drawn[known:]
        return Coverage.DEPENDS_ON_DRAW if draws_unknown else Coverage.NOT_COVERED
