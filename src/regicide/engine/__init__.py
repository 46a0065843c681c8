"""The engine protocol: a program that reads one command per line and answers each at once.

    protocol  `Engine`: the commands, a line in, lines out, without I/O
    cores     the two engines behind the protocol: `rules` and the packed core
    perft     `perft`: counts the leaves of the game tree of a position
    pipe      `serve`: the protocol on two byte streams

Not here: sentences (i18n; the protocol always uses English), rules of its own.
"""

from regicide.engine.cores import CORES, core_named
from regicide.engine.perft import perft
from regicide.engine.pipe import serve
from regicide.engine.protocol import Engine

__all__ = ["CORES", "Engine", "core_named", "perft", "serve"]
