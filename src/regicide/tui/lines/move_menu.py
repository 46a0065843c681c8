"""The numbered moves that the line-by-line game offers."""

from collections.abc import Iterator
from dataclasses import dataclass

from regicide.i18n import Words, say_forecast
from regicide.rules import (
    Discard,
    Flip,
    Move,
    Nominate,
    Observation,
    Play,
    Seat,
    Step,
    Yield,
    attack,
    forecast,
    legal_moves,
    total,
)
from regicide.rules.covering import minimal_discards
from regicide.rules.solo import medal_after_flip

#: How many discards the menu lists; players can type any other.
MOST_DISCARDS = 9


@dataclass(frozen=True, slots=True)
class MenuItem:
    """A move, and a sentence about what it would do."""

    move: Move
    description: str


def move_menu(
    observation: Observation, words: Words, *, you: Seat | None = None, earns: bool = True
) -> list[MenuItem]:
    """The moves to offer to the seat to move; `you` is the reader's seat. `earns`: a win gives a medal."""
    return [
        MenuItem(move, describe_move(observation, move, words, you, earns=earns))
        for move in _offered(observation)
    ]


def _offered(observation: Observation) -> Iterator[Move]:
    if observation.step is not Step.SUFFER:
        yield from legal_moves(observation)
        return
    frugal = minimal_discards(observation.acting_hand, attack(observation))
    yield from (Discard(cards) for cards in frugal[:MOST_DISCARDS])
    yield from (move for move in legal_moves(observation) if isinstance(move, Flip))


def describe_move(
    observation: Observation, move: Move, words: Words, you: Seat | None, *, earns: bool = True
) -> str:
    """What a legal move would do, as far as its player can know."""
    match move:
        case Play() | Yield():
            return say_forecast(words, forecast(observation, move), you=you)
        case Discard(cards):
            return words.say("plain-discard-says", value=total(cards))
        case Nominate(seat):
            return words.say("plain-nominate-says", **words.actor(seat, you))
        case Flip():
            if not earns:
                return words.say("plain-flip-unearned")
            fallen = medal_after_flip(observation)
            return words.say("plain-flip-says", medal=words.say(f"plain-medal-{fallen.value}"))
