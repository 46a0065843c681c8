"""Actions: the numbers of moves, the same in every environment and in `fast.Batch`.

action              meaning                       h is the largest hand: 8 solo, 5 with four players
0 … 2^h − 1         a subset of the acting hand (bit i: its i-th card in canonical order),
                    played at step one, discarded at step four
2^h                 yield
2^h + 1             flip a Jester (solo)
2^h + 2 + seat      nominate the next player

Of two Jesters in a hand, a subset with one of them has the first.
"""

from regicide.rules import Card, Discard, Flip, Move, Nominate, Play, Step, Yield

#: Yield, flip, and four seats to nominate.
OTHER_ACTIONS = 6


def action_count(hand_limit: int) -> int:
    return (1 << hand_limit) + OTHER_ACTIONS


def action_of_move(move: Move, hand: tuple[Card, ...], hand_limit: int) -> int:
    """The number of a move of the seat that holds this hand."""
    subsets = 1 << hand_limit
    match move:
        case Play(cards) | Discard(cards):
            return _places(cards, hand)
        case Yield():
            return subsets
        case Flip():
            return subsets + 1
        case Nominate(seat):
            return subsets + 2 + seat


def move_of_action(action: int, hand: tuple[Card, ...], step: Step, hand_limit: int) -> Move:
    """The move of a legal action."""
    subsets = 1 << hand_limit
    if action < subsets:
        cards = tuple(card for place, card in enumerate(hand) if action >> place & 1)
        return Discard(cards) if step is Step.SUFFER else Play(cards)
    if action == subsets:
        return Yield()
    return Flip() if action == subsets + 1 else Nominate(action - subsets - 2)


def _places(cards: tuple[Card, ...], hand: tuple[Card, ...]) -> int:
    places, left = 0, list(cards)
    for place, card in enumerate(hand):
        if card in left:
            left.remove(card)
            places |= 1 << place
    return places
