"""The game at a table: its state, its moves, and the states to which undo can return."""

from msgspec.structs import replace

from regicide.notation import Record, RecordedMove, Seed
from regicide.notation.record import with_healed_cards
from regicide.rules import (
    FIRST_HEARTS,
    ROYALS,
    Card,
    Event,
    Move,
    Options,
    Seat,
    State,
    hearts_acted,
    move_to_top,
)
from regicide.rules.events import CardsDrawn, EnemyDefeated, EnemyRevealed
from regicide.rules.turn import do_legal
from regicide.table.frozen_struct import FrozenStruct

_REVEALING = {CardsDrawn, EnemyRevealed}


class DefeatedEnemy(FrozenStruct, frozen=True):
    """A defeated enemy, and whether the damage was exact (§5.2)."""

    enemy: Card
    exact: bool


class MoveCount(FrozenStruct, frozen=True):
    """How many moves a seat has made, and how many of them a bot chose."""

    moves: int = 0
    by_bot: int = 0


class TableGame(FrozenStruct, frozen=True):
    """A running or finished game. Each hearts power uses the next shuffle of the seed."""

    seed: Seed
    state: State
    hearts: int = FIRST_HEARTS
    moves: tuple[RecordedMove, ...] = ()
    defeated: tuple[DefeatedEnemy, ...] = ()
    #: Earlier states that undo may return to, oldest first; emptied when a card is revealed or shuffled.
    undo_states: tuple["TableGame", ...] = ()
    #: By seat; empty before the first move.
    move_counts: tuple[MoveCount, ...] = ()
    #: The first position, if a record gave it instead of the seed: a table of real cards, or a position.
    given_deal: State | None = None

    @staticmethod
    def dealt(seed: Seed, players: int, options: Options) -> "TableGame":
        return TableGame(seed, seed.deal(players, options))

    @staticmethod
    def given(deal: State, seed: Seed) -> "TableGame":
        """A game from this position. The seed shuffles, and the moves say which cards hearts moved."""
        return TableGame(seed, deal, defeated=defeated_before(deal), given_deal=deal)

    @staticmethod
    def recorded(record: Record, fresh_seed: Seed) -> "TableGame":
        """The game of a record before its first move; without a seed in it, the fresh one shuffles from now on."""
        if record.seed is None:
            return TableGame.given(record.deal, fresh_seed)
        return TableGame(record.seed, record.deal)

    @property
    def deal(self) -> State:
        """The first position."""
        return self.given_deal or self.seed.deal(self.state.players, self.state.options)

    def after(self, move: Move, *, by_bot: bool = False) -> tuple["TableGame", tuple[Event, ...]]:
        """Return the game after a legal move, and the events."""
        if self.given_deal is None:
            return self.continued(RecordedMove(move), by_bot=by_bot)
        shuffle = self.seed.shuffle(self.hearts)
        return self.continued(with_healed_cards(self.state, move, shuffle), by_bot=by_bot)

    def continued(
        self, recorded: RecordedMove, *, by_bot: bool = False
    ) -> tuple["TableGame", tuple[Event, ...]]:
        """Return the game after a legal move of its record, and the events."""
        is_dealt = self.given_deal is None
        shuffle = self.seed.shuffle(self.hearts) if is_dealt else move_to_top(recorded.healed)
        done = do_legal(self.state, recorded.move, shuffle)
        shuffled = hearts_acted(done.events)
        can_undo = not shuffled and not _reveals(done.events)
        undo_states = (*self.undo_states, replace(self, undo_states=())) if can_undo else ()
        then = TableGame(
            self.seed,
            done.state,
            self.hearts + shuffled,
            (*self.moves, recorded),
            (*self.defeated, *defeated_enemies(done.events)),
            undo_states,
            self._counted(by_bot=by_bot),
            self.given_deal,
        )
        return then, done.events

    def _counted(self, *, by_bot: bool) -> tuple[MoveCount, ...]:
        """The counts with one more move of the seat to move."""
        seat = self.state.seat
        counts = self.move_counts or (MoveCount(),) * self.state.players
        count = MoveCount(counts[seat].moves + 1, counts[seat].by_bot + by_bot)
        return (*counts[:seat], count, *counts[seat + 1 :])

    def before_move_of(self, seat: Seat) -> "TableGame | None":
        """Return the game before this seat's latest move; None if cards were revealed since."""
        for index in range(len(self.undo_states) - 1, -1, -1):
            if self.undo_states[index].state.seat == seat:
                return replace(self.undo_states[index], undo_states=self.undo_states[:index])
        return None


def defeated_before(state: State) -> tuple[DefeatedEnemy, ...]:
    """Return the enemies that were defeated before a state; it does not tell which of them exactly."""
    to_come = (state.enemy, *state.castle)
    return tuple([DefeatedEnemy(each, exact=False) for each in ROYALS if each not in to_come])


def defeated_enemies(events: tuple[Event, ...]) -> tuple[DefeatedEnemy, ...]:
    """Return the enemies that a move defeated."""
    return tuple(
        [
            DefeatedEnemy(event.enemy, event.exact)
            for event in events
            if isinstance(event, EnemyDefeated)
        ]
    )


def _reveals(events: tuple[Event, ...]) -> bool:
    """Whether a card of a hidden pile was revealed to a player."""
    return not _REVEALING.isdisjoint(map(type, events))
