"""An idea of «Play well» in a practice game: whether it decides the next move, and whether a player followed it."""

from dataclasses import dataclass, field
from random import Random

from regicide.bots.weights import net_address
from regicide.fast import packed_world
from regicide.fast.core_numbers import Idea
from regicide.fast.core_review import acts_on_idea, core_idea
from regicide.notation import print_move
from regicide.rules import Move, Observation

#: Sampled worlds, as for a hint.
WORLDS = 400
#: The chapter of «Play well» → its idea.
IDEAS = {idea.chapter: idea for idea in Idea}
#: With how many players a chapter's idea is tried: where it decides most often.
_PLAYERS = {Idea.WHOM_TO_NAME: 4, Idea.WHEN_TO_YIELD: 4, Idea.WHEN_TO_FLIP: 1}


#: Of the deals `practice-CHAPTER-NUMBER`, numbers of those in which the idea decides most moves of a player of level 4 or 7.
DEALS: dict[Idea, tuple[int, ...]] = {
    Idea.DRAW_EARLY: (6, 11, 12, 20, 21, 23, 27, 28, 32, 35, 36, 38),
    Idea.KEEP_DIAMONDS: (6, 10, 12, 13, 22, 26, 27, 32, 33, 34, 38, 40),
    Idea.WHEN_TO_KILL: (3, 6, 9, 10, 11, 12, 16, 21, 27, 30, 36, 38),
    Idea.WHERE_TO_SHIELD: (2, 4, 5, 8, 25, 30, 32, 35, 36, 37, 38, 39),
    Idea.HEAL_EARLY: (1, 4, 9, 13, 14, 17, 21, 24, 28, 30, 34, 37),
    Idea.WHAT_TO_PAY: (4, 5, 8, 19, 21, 23, 31, 35, 36, 37, 38, 40),
    Idea.PAIRS: (3, 7, 10, 18, 20, 23, 25, 27, 29, 32, 33, 38),
    Idea.EXACT_KILLS: (1, 3, 5, 7, 12, 13, 14, 15, 16, 20, 29, 38),
    Idea.WHOM_TO_NAME: (1, 2, 5, 12, 19, 20, 23, 26, 29, 38, 39, 40),
    Idea.WHEN_TO_YIELD: (2, 4, 6, 11, 12, 15, 17, 20, 25, 26, 29, 33),
    Idea.WHEN_TO_FLIP: (3, 4, 10, 12, 13, 23, 27, 28, 29, 30, 32, 34),
}


def players_for(idea: Idea) -> int:
    return _PLAYERS.get(idea, 2)


def idea_json(
    observation: Observation, idea: Idea, *, luck: str, number: int, worlds: int = WORLDS
) -> bytes:
    """Whether the idea decides the next move of the observing seat, as JSON (wire.hint.IdeaAtStake); null if not.

    `number` is that of the move. The random numbers come from the text `luck`, which must not be secret.
    """
    world = packed_world(observation, Random(0))  # any world: the core samples its own
    return core_idea(world, net_address, idea, seed=luck, number=number, worlds=worlds)


def acts_on(idea: Idea, observation: Observation, move: Move) -> bool:
    """Whether a legal move acts on an idea."""
    return acts_on_idea(packed_world(observation, Random(0)), idea, print_move(move))


@dataclass(slots=True)
class IdeaTally:
    """How often an idea came up in a game, and was followed."""

    came: int = field(default=0)
    followed: int = field(default=0)

    def add(self, *, followed: bool) -> None:
        self.came += 1
        self.followed += followed
