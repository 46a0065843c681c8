"""A bot made of a policy: a function of an observation tensor and a mask, as the environments give them."""

import hashlib
import importlib.util
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from regicide.bots import Bot, BotChoice
from regicide.envs.actions import action_count, action_of_move
from regicide.envs.observation_tensor import encode
from regicide.rules import Observation, RegicideError, legal_moves
from regicide.rules.setup import hand_limit

#: The tensor of what a seat knows, and its mask → the number of a legal action.
Policy: TypeAlias = Callable[[NDArray[np.float32], NDArray[np.int8]], int]


class PolicyError(RegicideError):
    """A policy cannot be loaded, or chose an illegal action."""


def policy_bot(policy: Policy) -> Bot:
    """A bot for `play_game`, for `partners` of environments, and for an engine of its own (`regicide engine --policy`).

    Its estimate is always one half. A policy that draws lots takes them from its own generator, so its games repeat only
    if that one does.
    """
    return _PolicyBot(policy)


@dataclass(frozen=True, slots=True)
class _PolicyBot:
    policy: Policy

    def choose(self, observation: Observation, rng: Random) -> BotChoice:  # noqa: ARG002 part of the interface
        assert observation.viewer is not None, "a bot has a seat"
        hand = observation.hands[observation.viewer].known
        limit = hand_limit(observation.players, observation.options)
        moves = {action_of_move(each, hand, limit): each for each in legal_moves(observation)}
        mask = np.zeros(action_count(limit), dtype=np.int8)
        mask[list(moves)] = 1
        action = int(self.policy(encode(observation), mask))
        if action not in moves:
            raise PolicyError("policy-illegal", {"action": action})
        return BotChoice(moves[action], 0.5)


@dataclass(frozen=True, slots=True)
class LoadedPolicy:
    """A policy of a file, and what tells it from others: `VERSION` of the file, or a hash of it."""

    policy: Policy
    name: str
    version: str


def load_policy(place: str) -> LoadedPolicy:
    """The policy at `FILE:NAME`. The file may import its neighbours, as a program may."""
    file, _, name = place.rpartition(":")
    path = Path(file)
    try:
        version = hashlib.sha256(path.read_bytes()).hexdigest()[:12]
    except OSError:
        raise PolicyError("policy-missing", {"place": place}) from None
    sys.path.insert(0, str(path.resolve().parent))
    spec = importlib.util.spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None:  # not a file of Python
        raise PolicyError("policy-missing", {"place": place})
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    policy = getattr(module, name, None)
    if not callable(policy):
        raise PolicyError("policy-missing", {"place": place})
    return LoadedPolicy(policy, f"{path.stem}:{name}", str(getattr(module, "VERSION", version)))
