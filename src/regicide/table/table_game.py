"""The game on the table: the state, the moves so far, and what can be taken back."""

from msgspec.structs import replace

from regicide.notation import Seed
from regicide.rules import (
    FIRST_HEARTS,
    Card,
    Event,
    Move,
    Options,
    Seat,
    State,
    hearts_acted,
)
from regicide.rules.events import CardsDrawn, EnemyDefeated, EnemyRevealed
from regicide.rules.turn import carry_out
from regicide.table.value import Value

_REVEALING = {CardsDrawn, EnemyRevealed}


class Fallen(Value, frozen=True):
    """A defeated enemy, and whether it was taken exactly (§5.2)."""

    enemy: Card
    exact: bool


class TableGame(Value, frozen=True):
    """A game as it stands. Hearts take the seed's shuffles in turn."""

    seed: Seed
    state: State
    hearts: int = FIRST_HEARTS
    moves: tuple[Move, ...] = ()
    fallen: tuple[Fallen, ...] = ()
    #: The moments since a card was last revealed or shuffled, oldest first: undo goes no further.
    past: tuple["TableGame", ...] = ()

    @staticmethod
    def dealt(seed: Seed, players: int, options: Options) -> "TableGame":
        return TableGame(seed, seed.deal(players, options))

    def after(self, move: Move) -> tuple["TableGame", tuple[Event, ...]]:
        """The game after a legal move, and what happened."""
        done = carry_out(self.state, move, self.seed.shuffle(self.hearts))
        shuffled = hearts_acted(done.events)
        then = TableGame(
            self.seed,
            done.state,
            self.hearts + shuffled,
            (*self.moves, move),
            (*self.fallen, *_fallen(done.events)),
            () if shuffled or _reveals(done.events) else (*self.past, replace(self, past=())),
        )
        return then, done.events

    def before_move_of(self, seat: Seat) -> "TableGame | None":
        """The moment before this seat's latest move, if nothing was revealed since."""
        for index in range(len(self.past) - 1, -1, -1):
            if self.past[index].state.seat == seat:
                return replace(self.past[index], past=self.past[:index])
        return None


def _fallen(events: tuple[Event, ...]) -> tuple[Fallen, ...]:
    return tuple(
        [Fallen(event.enemy, event.exact) for event in events if isinstance(event, EnemyDefeated)]
    )


def _reveals(events: tuple[Event, ...]) -> bool:
    """Whether somebody learnt a card of a hidden pile."""
    return not _REVEALING.isdisjoint(map(type, events))
