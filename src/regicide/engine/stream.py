"""The protocol on two byte streams. Bytes, not text: a seed must be read exactly as it was sent."""

from typing import BinaryIO

from regicide.engine.backends import Backend
from regicide.engine.protocol import Engine, OwnBot


def serve_stream(
    commands: BinaryIO, answers: BinaryIO, core: Backend, own: OwnBot | None = None
) -> None:
    """Answer every line until `quit` or the end of the stream."""
    engine = Engine(core, own)
    for raw in commands:
        lines = engine.answer_bytes(raw.removesuffix(b"\n"))
        if lines is None:
            return
        answers.write("".join(f"{line}\n" for line in [*lines, ""]).encode())
        answers.flush()
