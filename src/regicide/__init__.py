"""Open Regicide: an unofficial home for the cooperative card game Regicide.

    game  `Game`: deal, see, play, undo, ask a bot, review; the way in for programs (docs/python.md)

It stands on the packages beside it; ARCHITECTURE.md says what each is for. Importing `regicide` imports none of them.
"""

from regicide.version import __version__

#: Type checkers take it for true. Importing `typing` for it would take longer than all the rest.
TYPE_CHECKING = False
__all__ = ["Game", "__version__"]

if TYPE_CHECKING:
    from regicide.game import Game
else:

    def __getattr__(name: str) -> object:
        if name != "Game":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from regicide.game import Game  # noqa: PLC0415  `regicide --help` needs no rules

        return Game


def __dir__() -> list[str]:
    return sorted([*globals(), "Game"])
