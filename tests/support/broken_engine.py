"""An engine with one fault, in this process, for tests of `regicide engine-check`."""

from itertools import count

from regicide.engine import Engine


class BrokenEngine:
    """Takes the place of a `ExternalProgram`; its command is its fault."""

    def __init__(self, fault: str, _seconds: float) -> None:
        self.fault = fault
        self._engine = Engine()
        self._asked = count()

    def ask(self, command: str) -> list[str]:
        return self.ask_bytes(command.encode())

    def ask_bytes(self, command: bytes) -> list[str]:
        """What a sound engine answers, spoilt in one way."""
        name = command.rstrip(b"\r").split(b" ")[0]
        lines = self._engine.answer_bytes(command) or []
        if lines and lines[0].startswith("error"):
            return self._error(lines)
        if self.fault == "deals other cards" and name == b"deal":
            return [lines[0].replace("7d", "7D")]
        if self.fault == "counts wrong" and name == b"perft":
            return [f"{int(lines[0]) + 1}"]
        if self.fault == "forgets a move" and name == b"moves":
            return lines[1:]
        return self._choice(lines) if name == b"go" else lines

    def _error(self, lines: list[str]) -> list[str]:
        if self.fault == "changes after errors" and "not-in-hand" in lines[0]:
            self._engine.answer("do 7d")
        return ["ok"] if self.fault == "accepts anything" else lines

    def _choice(self, lines: list[str]) -> list[str]:
        if self.fault == "yields always":
            return ["yield", "0.500"]
        if self.fault == "chooses by chance":
            return [lines[0], f"0.{next(self._asked):03}"]
        if self.fault == "looks at hidden cards":
            leaves = "".join(self._engine.answer("perft 2") or [])
            return [lines[0], f"0.{sum(leaves.encode()):03}"[:5]]
        if self.fault == "rates in any order" and len(lines) > 2:
            return lines[::-1]
        return lines

    def ends_after(self, _command: str) -> bool:
        return self.fault != "stays after quit"

    def stop(self) -> None:
        self._engine = Engine()
