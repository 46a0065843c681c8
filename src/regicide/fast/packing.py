"""Converts states, options and moves between `rules` and the packed core.

index  card                          bits of a move   meaning
0–51   rank * 4 + suit               0–53             the cards played or discarded
52–53  the Jesters                   0–1              for a nomination: the seat
                                     60–62            the kind
"""

from functools import lru_cache

from regicide.fast.layout import PackedOptions, PackedPile, PackedRing, PackedState
from regicide.rules import (
    CARDS,
    JESTER,
    Card,
    Discard,
    Flip,
    Move,
    Nominate,
    Options,
    Overpaying,
    Play,
    SoloYield,
    State,
    Step,
    Talk,
    Yield,
)
from regicide.rules.knowledge import Knowledge

STEPS = (Step.PLAY, Step.SUFFER, Step.NAME, Step.WON, Step.BEATEN, Step.STUCK)
PLAY, DISCARD, YIELD, NOMINATE, FLIP = range(5)
_KIND = 60
_JESTERS = (52, 53)
_CARDS = (*CARDS, JESTER)


@lru_cache(maxsize=64)
def pack_options(options: Options) -> PackedOptions:
    return PackedOptions(
        hand=options.hand,
        jesters=options.jesters,
        health=options.health,
        attack=options.attack,
        combo=options.combo,
        solo_yield=options.solo_yield is SoloYield.NOT_TWICE_RUNNING,
        stop_paying=options.overpaying is Overpaying.STOP,
        yielding=options.yielding,
        casual=options.talk is Talk.CASUAL,
        open_hands=options.open_hands,
    )


def unpack_options(packed: PackedOptions) -> Options:
    return Options(
        hand=packed.hand,
        jesters=packed.jesters,
        health=packed.health,
        attack=packed.attack,
        combo=packed.combo,
        solo_yield=SoloYield.NOT_TWICE_RUNNING if packed.solo_yield else SoloYield.NEVER,
        overpaying=Overpaying.STOP if packed.stop_paying else Overpaying.ALLOWED,
        yielding=packed.yielding,
        talk=Talk.CASUAL if packed.casual else Talk.STRICT,
        open_hands=packed.open_hands,
    )


class _Packer:
    """Gives cards their indices; the two Jesters get different ones, in the order they come."""

    def __init__(self) -> None:
        self._jesters = iter(_JESTERS)

    def index(self, card: Card) -> int:
        return next(self._jesters) if card is JESTER else card.order

    def pile(self, cards: tuple[Card, ...]) -> list[int]:
        return [self.index(card) for card in cards]

    def hand(self, cards: tuple[Card, ...]) -> int:
        return sum(1 << self.index(card) for card in cards)


def pack(state: State) -> PackedState:
    """The packed state, including what is known to all players."""
    packer, packed, knowledge = _Packer(), PackedState(), state.knowledge
    packed.options = pack_options(state.options)
    packed.players = state.players
    packed.seat = state.seat
    packed.step = STEPS.index(state.step)
    packed.enemy = state.enemy.order
    packed.damage = state.damage
    packed.spades = state.spades
    packed.immunity_cancelled = JESTER in state.table
    _fill(packed.table, packer.pile(state.table))
    for seat, hand in enumerate(state.hands):
        packed.hand[seat] = packer.hand(hand)
        packed.known[seat] = sum(1 << card.order for card in knowledge.hands[seat])
    _fill(packed.tavern, packer.pile(state.tavern))
    _fill(packed.discard, packer.pile(state.discard))
    packed.castle[: len(state.castle)] = packer.pile(state.castle)
    packed.castle_size = len(state.castle)
    packed.yielded = sum(1 << seat for seat, yielded in enumerate(state.yielded) if yielded)
    packed.jesters = state.jesters
    packed.top = knowledge.top
    packed.group_count = len(knowledge.groups)
    packed.groups[: len(knowledge.groups)] = knowledge.groups
    return packed


def _fill(pile: PackedRing | PackedPile, indices: list[int]) -> None:
    pile.cards[: len(indices)] = indices
    pile.size = len(indices)


def _pile(indices: list[int]) -> tuple[Card, ...]:
    return tuple([_CARDS[index] for index in indices])


def _hand(bits: int) -> tuple[Card, ...]:
    cards = []
    while bits:
        lowest = bits & -bits
        cards.append(_CARDS[lowest.bit_length() - 1])
        bits ^= lowest
    return tuple(cards)


def _tavern(ring: PackedRing) -> tuple[Card, ...]:
    cards = ring.cards[:]
    return _pile((cards[ring.head :] + cards[: ring.head])[: ring.size])


def unpack(packed: PackedState) -> State:
    seats = range(packed.players)
    return State(
        unpack_options(packed.options),
        packed.seat,
        STEPS[packed.step],
        _CARDS[packed.enemy],
        packed.damage,
        packed.spades,
        _pile(packed.table.cards[: packed.table.size]),
        tuple(_hand(packed.hand[seat]) for seat in seats),
        _tavern(packed.tavern),
        _pile(packed.discard.cards[: packed.discard.size]),
        _pile(packed.castle[packed.castle_at : packed.castle_size]),
        tuple(bool(packed.yielded >> seat & 1) for seat in seats),
        packed.jesters,
        Knowledge(
            packed.top,
            tuple(packed.groups[: packed.group_count]),
            tuple(_hand(packed.known[seat]) for seat in seats),
        ),
    )


def pack_move(move: Move, hand: int) -> int:
    """The packed move; `hand` says which of the two Jesters it holds."""
    match move:
        case Play(cards):
            return PLAY << _KIND | _bits(cards, hand)
        case Discard(cards):
            return DISCARD << _KIND | _bits(cards, hand)
        case Yield():
            return YIELD << _KIND
        case Nominate(seat):
            return NOMINATE << _KIND | seat
        case Flip():
            return FLIP << _KIND


def _bits(cards: tuple[Card, ...], hand: int) -> int:
    """The cards as bits.

    Jesters get the hand's Jester bits, lowest first. A Jester that the hand lacks gets a bit that no
    legal move has.
    """
    held = iter([*(index for index in _JESTERS if hand >> index & 1), 58, 59])
    return sum(1 << (next(held) if card is JESTER else card.order) for card in cards)


def unpack_move(packed: int) -> Move:
    kind, bits = packed >> _KIND, packed & ((1 << _KIND) - 1)
    if kind == PLAY:
        return Play(_hand(bits))
    if kind == DISCARD:
        return Discard(_hand(bits))
    if kind == NOMINATE:
        return Nominate(bits)
    return Yield() if kind == YIELD else Flip()
