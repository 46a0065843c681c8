"""Loads the value nets that ship with the package: one for each kind of game."""

from functools import lru_cache
from hashlib import sha256
from importlib.resources import files
from io import BytesIO
from zipfile import BadZipFile

import numpy as np

from regicide.fast.core_numbers import GameKind
from regicide.fast.game_kinds import kinds_of_games
from regicide.fast.net import BadNet, Net, QuantizedNet
from regicide.rules import Observation


def kind_of_game(observation: Observation) -> GameKind:
    """The kind of the observed game, which decides the net."""
    kinds = kinds_of_games(observation.players, observation.options)
    return kinds[0] if observation.jesters or observation.players > 1 else kinds[-1]


@lru_cache(maxsize=len(GameKind))
def shipped_net(game: GameKind) -> Net:
    return read_net(_shipped_bytes(game))


def net_hash(game: GameKind) -> str:
    """Twelve hexadecimal digits that name the shipped net."""
    return sha256(_shipped_bytes(game)).hexdigest()[:12]


def _shipped_bytes(game: GameKind) -> bytes:
    return (files("regicide.bots") / "weights" / f"{game.net}.npz").read_bytes()


@lru_cache(maxsize=len(GameKind))
def quantized_net(game: GameKind) -> QuantizedNet:
    """The shipped net in quantized form, ready to choose moves."""
    return QuantizedNet(shipped_net(game))


def net_address(kind: GameKind) -> int:
    """The address of the quantized net of a kind of game."""
    return quantized_net(kind).address


def read_net(data: bytes) -> Net:
    """Read a net from the bytes of a weights file."""
    try:
        with np.load(BytesIO(data), allow_pickle=False) as file:
            return Net(file["weights"].astype(np.float32))
    except (OSError, ValueError, KeyError, EOFError, BadZipFile):
        raise BadNet("bad-net") from None


def net_bytes(net: Net) -> bytes:
    """The bytes of a weights file, in half precision; strength is measured with these weights."""
    data = BytesIO()
    np.savez_compressed(data, weights=net.weights.astype(np.float16))
    return data.getvalue()
