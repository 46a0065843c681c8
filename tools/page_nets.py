"""Writes the nets of the bots for the page, into web/core. The core packs them: it is compiled before."""

from __future__ import annotations

import gzip
import sys

import numpy as np
from hatch_build import ROOT

from regicide.bots.weights import quantized_net
from regicide.fast.core_numbers import GameKind

TARGET = ROOT / "web" / "core"


def main() -> int:
    TARGET.mkdir(exist_ok=True)
    for game in GameKind:
        (TARGET / f"{game.net}.net").write_bytes(net_file(game))
    return 0


def net_file(game: GameKind) -> bytes:
    """The bytes of the quantized net: first every low byte, then every high byte, gzipped.

    The high bytes are nearly all 0 or 255. The page decompresses the file itself, because many
    hosts of static files compress nothing.
    """
    numbers = quantized_net(game).memory
    return gzip.compress(np.concatenate([numbers[0::2], numbers[1::2]]).tobytes(), 9, mtime=0)


if __name__ == "__main__":
    sys.exit(main())
