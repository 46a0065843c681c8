"""What a lesson is: a position, and the moves that it asks for."""

from collections.abc import Iterable
from dataclasses import dataclass

from regicide.notation.sketch import parse_sketch
from regicide.rules import State

#: The seat of the learner.
LEARNER = 0
#: Ends the name of the second lesson of a chapter.
SECOND = "-again"


@dataclass(frozen=True, slots=True)
class Lesson:
    """A position, and the wanted moves for each turn of the learner."""

    name: str
    sketch: str
    turns: tuple[tuple[str, ...], ...]
    #: What most players would do instead. It has an answer of its own; without it, every other move has that.
    mistake: str | None = None
    #: Games won of 100 after a wanted move, and after the mistake: tools/checks/lesson_chances.py plays them.
    chances: tuple[int, int] | None = None

    @property
    def chapter(self) -> str:
        """What the lesson is about: the name of the first lesson with this idea."""
        return self.name.removesuffix(SECOND)

    @property
    def start(self) -> State:
        return parse_sketch(self.sketch)


def chapters(lessons: Iterable[Lesson]) -> list[str]:
    """The ideas of these lessons, in order."""
    return list(dict.fromkeys(each.chapter for each in lessons))
