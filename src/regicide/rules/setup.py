"""§1 setup: the number of Jesters, the hand size, and the deal."""

from regicide.rules.cards import CARDS, JESTER, ROYAL_RANKS, ROYALS, Card, canonical
from regicide.rules.chance import JACKS, KINGS, QUEENS, TAVERN, Shuffles
from regicide.rules.knowledge import Knowledge
from regicide.rules.options import DEFAULTS, Options
from regicide.rules.solo import solo_jesters
from regicide.rules.state import State, Step

PLAYERS = range(1, 5)
#: §1.3 the Aces and 2–10, in canonical order.
COMMONERS = tuple(each for each in CARDS if each.suit and not each.is_royal)
JESTERS = {1: 0, 2: 0, 3: 1, 4: 2}  # §1.4
HAND_LIMIT = {1: 8, 2: 7, 3: 6, 4: 5}  # §1.4


def hand_limit(players: int, options: Options) -> int:
    """§1.4, §13.3 the most cards a hand may hold."""
    return HAND_LIMIT[players] + options.hand


def tavern_jesters(players: int, options: Options) -> int:
    """§1.4, §13.3 how many Jesters are shuffled into the tavern."""
    return max(0, JESTERS[players] + options.jesters)


def all_cards(players: int, options: Options) -> tuple[Card, ...]:
    """§1.1, §1.4 every card of this game, in canonical order."""
    return CARDS[:-1] + (JESTER,) * tavern_jesters(players, options)


def deal(players: int, shuffles: Shuffles, options: Options = DEFAULTS) -> State:
    """Return the first state of a game; the first seat begins (§1.6)."""
    assert players in PLAYERS, f"1 to 4 players, not {players}"
    castle = _castle(shuffles)
    hands, tavern = _hands_and_tavern(players, shuffles, options)
    return State(
        options=options,
        seat=0,
        step=Step.PLAY,
        enemy=castle[0],
        damage=0,
        spades=0,
        table=(),
        hands=hands,
        tavern=tavern,
        discard=(),
        castle=castle[1:],
        yielded=(False,) * players,
        jesters=solo_jesters(options) if players == 1 else 0,
        knowledge=Knowledge.nothing(players),
    )


def _castle(shuffles: Shuffles) -> tuple[Card, ...]:
    """§1.2 Jacks on Queens on Kings, each rank shuffled."""
    piles = zip(ROYAL_RANKS, (JACKS, QUEENS, KINGS), strict=True)
    return tuple(
        each
        for rank, k in piles
        for each in shuffles(k)([royal for royal in ROYALS if royal.rank is rank])
    )


def _hands_and_tavern(
    players: int, shuffles: Shuffles, options: Options
) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    """§1.3, §1.5 the hands, dealt from the top of the shuffled tavern, and the rest of the tavern."""
    jesters = (JESTER,) * tavern_jesters(players, options)
    tavern = tuple(shuffles(TAVERN)(COMMONERS + jesters))
    size = hand_limit(players, options)
    hands = tuple(canonical(tavern[seat * size : (seat + 1) * size]) for seat in range(players))
    return hands, tavern[players * size :]
