"""The record of a game in progress, saved to its file after every move."""

from dataclasses import replace
from random import Random

from regicide.notation import Record, RecordedMove, Replay
from regicide.notation.record import with_healed_cards
from regicide.rules import Move, MoveResult, State
from regicide.table import Unearned
from regicide.table.recording import hints_in, unearned_in, with_hint
from regicide.tui.game_file import GameFile


class SavedGame:
    """The record of a game, its current state, and the file it is saved in."""

    def __init__(self, record: Record, file: GameFile | None, rng: Random) -> None:
        self.record = record
        self._file = file
        self._rng = rng
        #: The number of moves before the last hint.
        self._hinted_at: int | None = None
        self._replay = Replay(record)
        for recorded in record.moves:
            self._replay.do(recorded)

    @property
    def state(self) -> State:
        return self._replay.state

    @property
    def hints(self) -> int:
        """How many hints the players were given."""
        return sum(hints_in(self.record))

    @property
    def unearned(self) -> Unearned | None:
        """Why the game earns no medal; None if it does."""
        return unearned_in(self.record)

    def count_hint(self) -> None:
        """Count a hint for the seat to move, and save the game. A second one about the same position is free."""
        if self._hinted_at != len(self.record.moves):
            self._hinted_at = len(self.record.moves)
            self.record = with_hint(self.record, self.state.seat)
            self.save()

    def make_move(self, move: Move) -> MoveResult:
        """Make a move and save the game; an illegal move raises and changes nothing."""
        recorded = self._recorded(move)
        done = self._replay.do(recorded)
        self.record = replace(self.record, moves=(*self.record.moves, recorded))
        self.save()
        return done

    def _recorded(self, move: Move) -> RecordedMove:
        """Without a seed we shuffle here, and the record lists the cards that hearts moved."""
        if self.record.seed is not None:
            return RecordedMove(move)
        return with_healed_cards(
            self.state, move, lambda cards: self._rng.sample(cards, len(cards))
        )

    def save(self) -> None:
        if self._file is not None:
            self._file.write(self.record)
