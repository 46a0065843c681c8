"""The protocol on two byte streams: bytes, because a seed's bytes count as they are given."""

from typing import BinaryIO

from regicide.engine.cores import Core
from regicide.engine.protocol import Engine


def serve(commands: BinaryIO, answers: BinaryIO, core: Core) -> None:
    """Answer every line until `quit` or the end of the stream."""
    engine = Engine(core)
    for raw in commands:
        lines = engine.answer_bytes(raw.removesuffix(b"\n"))
        if lines is None:
            return
        answers.write("".join(f"{line}\n" for line in [*lines, ""]).encode())
        answers.flush()
