"""The engine protocol: a program that reads one command per line and answers each at once.

    protocol          `Engine`: the commands, a line in, lines out, without I/O
    backends          the two engines behind the protocol: `rules` and the packed core
    perft             `perft`: counts the leaves of the game tree of a position
    stream            `serve_stream`: the protocol on two byte streams
    check             `check_program`: tries a program of others that speaks the protocol
    external_program  `ExternalProgram`: such a program, asked with limits of time and size
    golden_session    commands with the answers that every engine must give

Not here: sentences (i18n; the protocol always uses English), rules of its own.
"""

from regicide.engine.backends import backend_named
from regicide.engine.perft import perft
from regicide.engine.protocol import Engine, OwnBot
from regicide.engine.stream import serve_stream

__all__ = ["Engine", "OwnBot", "backend_named", "perft", "serve_stream"]
