"""The engine protocol: a program that reads a command a line and answers each at once.

    protocol  the commands: a line in, lines out, no I/O
    cores     the engines that can answer: rules and fast
    perft     counting the leaves of a position's tree
    pipe      the protocol on two byte streams

Not here: sentences of its own (i18n has them, always in English here), or a second law.
"""

from regicide.engine.cores import CORES, core_named
from regicide.engine.perft import perft
from regicide.engine.pipe import serve
from regicide.engine.protocol import Engine

__all__ = ["CORES", "Engine", "core_named", "perft", "serve"]
