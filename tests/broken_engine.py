"""An engine with one fault, for tests of `regicide engine-check`: `broken_engine.py FAULT`."""

import sys
from itertools import count

from regicide.engine import Engine

FAULT = sys.argv[1]
engine = Engine()
asked = count()


def answer(command: str) -> list[str]:
    """What a sound engine answers, spoilt in one way."""
    name = command.rstrip("\r").split(" ")[0]
    lines = engine.answer_bytes(command.encode("utf-8", "surrogateescape"))
    if lines is None or lines[:1] == []:
        return []
    if lines[0].startswith("error"):
        return answer_error(lines)
    if FAULT == "deals other cards" and name == "deal":
        return [lines[0].replace("7d", "7D")]
    if FAULT == "counts wrong" and name == "perft":
        return [f"{int(lines[0]) + 1}"]
    if FAULT == "forgets a move" and name == "moves":
        return lines[1:]
    return answer_go(lines) if name == "go" else lines


def answer_error(lines: list[str]) -> list[str]:
    if FAULT == "changes after errors" and "not-in-hand" in lines[0]:
        engine.answer("do 7d")
    return ["ok"] if FAULT == "accepts anything" else lines


def answer_go(lines: list[str]) -> list[str]:
    if FAULT == "yields always":
        return ["yield", "0.500"]
    if FAULT == "chooses by chance":
        return [lines[0], f"0.{next(asked):03}"]
    if FAULT == "looks at hidden cards":
        return [lines[0], f"0.{sum(' '.join(engine.answer('perft 3') or []).encode()):03}"[:5]]
    if FAULT == "rates in any order" and len(lines) > 2:
        return lines[::-1]
    return lines


for raw in sys.stdin.buffer:
    text = raw.removesuffix(b"\n").decode("utf-8", "surrogateescape")
    if text == "quit" and FAULT != "stays after quit":
        break
    sys.stdout.write("".join(f"{line}\n" for line in [*answer(text), ""]))
    sys.stdout.flush()
