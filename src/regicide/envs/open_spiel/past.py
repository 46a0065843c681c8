"""What has happened in a game, and what one player saw of it."""

from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import NamedTuple

from regicide.envs.open_spiel.core_state import rules_state
from regicide.envs.open_spiel.unchanging import Unchanging
from regicide.fast import pack
from regicide.fast.layout import PackedState
from regicide.rules import observe, sample_world


class Moment(NamedTuple):
    """What happened, `deal` or a move in the notation, and the state after it."""

    happened: str
    state: bytes


@dataclass(frozen=True, slots=True)
class Past(Unchanging):
    """Every moment since the deal."""

    moments: tuple[Moment, ...] = ()
    #: The player who alone remembers all moments, because the hidden cards were drawn for that player.
    drawn_for: int | None = None
    #: How many moments the other players do not remember.
    forgotten: int = 0

    @property
    def state(self) -> bytes:
        return self.moments[-1].state

    def then(self, happened: str, state: bytes) -> "Past":
        moments = (*self.moments, Moment(happened, state))
        return Past(moments, self.drawn_for, self.forgotten)

    def remembered_by(self, player: int | None) -> tuple[Moment, ...]:
        """What this player remembers; for None what all of them do."""
        if self.drawn_for in (None, player):
            return self.moments
        return self.moments[self.forgotten :]


def resampled(past: Past, player: int, rng: Random) -> Past:
    """A past that looks the same to this player, with the hidden cards drawn again.

    Each earlier state is replaced, too: by one that looks the same to this player and depends on nothing that
    the player did not see. To the other players these states would be wrong, so they remember the last one
    alone. What all players know stays as it is.
    """
    *earlier, last = past.remembered_by(player)
    seen = (Moment(happened, _any_look_alike(state, player)) for happened, state in earlier)
    now = Moment(last.happened, _look_alike(last.state, player, rng))
    return Past((*seen, now), drawn_for=player, forgotten=len(earlier))


def _look_alike(state: bytes, player: int, rng: Random) -> bytes:
    """A state that this player cannot distinguish from the real one."""
    world = pack(sample_world(observe(rules_state(state), player), rng))
    # An observation does not say which of the viewer's own cards are public, and these are.
    world.known = PackedState.from_buffer_copy(state).known
    return bytes(world)


@lru_cache(maxsize=4096)
def _any_look_alike(state: bytes, player: int) -> bytes:
    """The same one each time. A search asks for all earlier states again whenever it draws cards."""
    return _look_alike(state, player, Random(0))
