"""A lesson with every answer a table would give, so that the page needs no server."""

from regicide.better_reason import BetterReason
from regicide.table.frozen_struct import FrozenStruct
from regicide.wire.choices import ChoicesView
from regicide.wire.game_view import GameView
from regicide.wire.messages import Update
from regicide.wire.reasons import ReasonView
from regicide.wire.update import OwnView


class StepView(FrozenStruct, frozen=True):
    """The update after a wanted move, and the index of the next turn; None: the lesson is over."""

    update: Update
    next: int | None


class TurnView(FrozenStruct, frozen=True):
    """A turn of the learner."""

    #: The number of the task, from 1.
    task: int
    choices: ChoicesView
    #: Sorted cards → why they are not a legal move.
    reasons: dict[str, ReasonView]
    #: The moves that the task asks for; other legal moves get a hint.
    wanted: dict[str, StepView]
    #: Other legal moves → why a wanted one is better, where games show it.
    why_not: dict[str, BetterReason]


class ChancesView(FrozenStruct, frozen=True):
    """Games won of 100."""

    best: int
    mistake: int


class LessonView(FrozenStruct, frozen=True):
    """The first position of a lesson, and all its turns."""

    name: str
    #: The first lesson with this idea: it has the title.
    chapter: str
    game: GameView
    own: OwnView
    turns: tuple[TurnView, ...]
    #: The move that has an answer of its own; None: every other move has it.
    mistake: str | None
    #: After a wanted move, and after the mistake.
    chances: ChancesView | None
