"""The value nets that ship with the package: one for each kind of game, with a card for each."""

from enum import Enum
from functools import lru_cache
from importlib.resources import files
from io import BytesIO
from zipfile import BadZipFile

import numpy as np

from regicide.fast.net import BadNet, Net, QuantizedNet
from regicide.rules import Observation


class GameKind(Enum):
    """The kinds of games there are nets for; docs/lab/models.md describes them."""

    SOLO = "solo"  # Jesters may still be flipped
    GOLD = "gold"  # solo, and no Jester is left
    TWO = "two"
    THREE = "three"
    FOUR = "four"


def kind_of_game(observation: Observation) -> GameKind:
    """The net that was taught what this seat is at."""
    if observation.players > 1:
        return (GameKind.TWO, GameKind.THREE, GameKind.FOUR)[observation.players - 2]
    return GameKind.SOLO if observation.jesters else GameKind.GOLD


@lru_cache(maxsize=len(GameKind))
def shipped_net(game: GameKind) -> Net:
    path = files("regicide.bots") / "weights" / f"{game.value}.npz"
    return read_net(path.read_bytes())


@lru_cache(maxsize=len(GameKind))
def playing_net(game: GameKind) -> QuantizedNet:
    """The shipped net, ready to choose moves."""
    return QuantizedNet(shipped_net(game))


def read_net(data: bytes) -> Net:
    """A net out of the bytes of a file of weights."""
    try:
        with np.load(BytesIO(data), allow_pickle=False) as file:
            return Net(file["weights"].astype(np.float32))
    except (OSError, ValueError, KeyError, EOFError, BadZipFile):
        raise BadNet("bad-net") from None


def net_bytes(net: Net) -> bytes:
    """The file of a net's weights, in half precision: strength is measured as they are shipped."""
    data = BytesIO()
    np.savez_compressed(data, weights=net.weights.astype(np.float16))
    return data.getvalue()
