"""A lesson played out beforehand: every answer a table would give, so that none is needed."""

from regicide.table.value import Value
from regicide.wire.choices import ChoicesView
from regicide.wire.game_view import GameView
from regicide.wire.messages import Update
from regicide.wire.reasons import ReasonView
from regicide.wire.update import OwnView


class StepView(Value, frozen=True):
    """What a wanted move does, and which turn of the learner follows; None: the lesson is over."""

    update: Update
    next: int | None


class TurnView(Value, frozen=True):
    """A turn of the learner."""

    #: Which of the lesson's tasks it is, from 1.
    task: int
    choices: ChoicesView
    #: Cards in order → why they are no move.
    reasons: dict[str, ReasonView]
    #: The moves that lead on; others are legal, and beside the point.
    wanted: dict[str, StepView]


class LessonView(Value, frozen=True):
    """The position it starts from, and all that may follow."""

    name: str
    game: GameView
    own: OwnView
    turns: tuple[TurnView, ...]
