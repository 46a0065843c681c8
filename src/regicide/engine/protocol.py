"""The commands of the engine protocol, without any I/O.

A command that fails is answered with `error REASON text` and changes nothing.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from regicide.bots import BOTS, WORLDS, Bot, Budget, bot_named, rate_moves
from regicide.bots.bot_table import DEFAULT_BOT
from regicide.engine.backends import Backend, BackendGame, RulesGame
from regicide.i18n import say_error, words
from regicide.notation import (
    Seed,
    parse_acting_view,
    parse_move,
    parse_options,
    parse_position,
    print_full_view,
    print_move,
    print_position,
    print_view,
)
from regicide.rules import Observation, Options, RegicideError, observe
from regicide.version import __version__

NAME = "open-regicide"
_BUDGETS = ("ms", "rollouts")
_CHOICE_SETTINGS = (*_BUDGETS, "bot", "rng")
_RATING_SETTINGS = ("worlds", "rng")
_NUMBERS = (*_BUDGETS, "worlds")
#: More would take hours.
MOST_WORLDS = 1_000_000
_NUMBER = re.compile(r"0|[1-9][0-9]{0,999}", re.ASCII)


class ProtocolError(RegicideError):
    """A command that cannot be parsed or executed."""


#: Reasons for errors in a command itself; notation and rules have reasons of their own.
REASONS = (
    "unknown-command",
    "usage",
    "not-text",
    "no-position",
    "no-such-view",
    "no-such-bot",
    "empty-budget",
    "game-is-over",
)
USAGES = {
    "regicide": "regicide",
    "deal": "deal PLAYERS SEED [OPTIONS]",
    "position": "position TEXT",
    "moves": "moves",
    "do": "do MOVE [seed SEED K | as-is]",
    "perft": "perft N",
    "view": "view SEAT [full]",
    "go": "go [ms N] [rollouts N] [bot NAME] [rng TEXT] view VIEW"
    " | go all [worlds N] [rng TEXT] view VIEW",
    "quit": "quit",
}


@dataclass(frozen=True, slots=True)
class OwnBot:
    """A bot that an engine is made for, with the name and version that it gives."""

    bot: Bot
    name: str
    version: str


class Engine:
    """One session: holds the current position."""

    def __init__(self, core: Backend = RulesGame, own: OwnBot | None = None) -> None:
        """`own` answers `go`, unless the question names another bot."""
        self._core = core
        self._own = own
        self._game: BackendGame | None = None
        self._commands: dict[str, Callable[[list[str]], list[str]]] = {
            "regicide": self._regicide,
            "deal": self._deal,
            "position": self._position,
            "moves": self._moves,
            "do": self._do,
            "perft": self._perft,
            "view": self._view,
            "go": self._go,
            "quit": self._quit,
        }

    def answer_bytes(self, line: bytes) -> list[str] | None:
        try:
            text = line.decode()
        except UnicodeDecodeError:
            return [_error_line(ProtocolError("not-text"))]
        return self.answer(text)

    def answer(self, line: str) -> list[str] | None:
        """The lines of the answer to a command; None for `quit`."""
        name, *arguments = line.removesuffix("\r").split(" ")
        if name == "quit" and not arguments:
            return None
        try:
            return self._answer(name, arguments)
        except RegicideError as error:
            return [_error_line(error)]

    def _answer(self, name: str, arguments: list[str]) -> list[str]:
        if name not in USAGES:
            known = ", ".join(USAGES)
            raise ProtocolError("unknown-command", {"found": _short(name), "known": known})
        try:
            return self._commands[name](arguments)
        except _WrongUsage:
            raise ProtocolError("usage", {"usage": USAGES[name]}) from None

    @property
    def game(self) -> BackendGame:
        if self._game is None:
            raise ProtocolError("no-position")
        return self._game

    def _regicide(self, arguments: list[str]) -> list[str]:
        _expect(not arguments)
        name, version = (self._own.name, self._own.version) if self._own else (NAME, __version__)
        return [f"{name} {version} protocol 1"]

    def _deal(self, arguments: list[str]) -> list[str]:
        _expect(len(arguments) in (2, 3) and arguments[0] in ("1", "2", "3", "4"))
        options = parse_options(arguments[2]) if len(arguments) == 3 else Options()
        seed = Seed(arguments[1])
        return self._set(self._core.deal(int(arguments[0]), seed.text, options))

    def _position(self, arguments: list[str]) -> list[str]:
        _expect(bool(arguments))
        return self._set(self._core.at(parse_position(" ".join(arguments))))

    def _set(self, game: BackendGame) -> list[str]:
        self._game = game
        return [print_position(game.state)]

    def _moves(self, arguments: list[str]) -> list[str]:
        _expect(not arguments)
        return sorted(print_move(move) for move in self.game.moves())

    def _do(self, arguments: list[str]) -> list[str]:
        game = self.game
        _expect(bool(arguments))
        seed, k = _chance(arguments[1:])
        return self._set(game.do(parse_move(arguments[0]), seed, k))

    def _perft(self, arguments: list[str]) -> list[str]:
        game = self.game
        _expect(len(arguments) == 1)
        return [str(game.perft(_number(arguments[0])))]

    def _view(self, arguments: list[str]) -> list[str]:
        state = self.game.state
        _expect(len(arguments) == 1 or arguments[1:] == ["full"])
        seat, write = _number(arguments[0]), print_full_view if arguments[1:] else print_view
        if seat > state.players:
            raise ProtocolError("no-such-view", {"seat": seat, "players": state.players})
        return [write(observe(state, seat - 1 if seat else None))]

    def _go(self, arguments: list[str]) -> list[str]:
        """A bot's move for the view, or every move rated; the current position is not used."""
        _expect("view" in arguments)
        if arguments[0] == "all":
            return self._rate(*_settings(arguments[1:], _RATING_SETTINGS))
        return self._choose(*_settings(arguments, _CHOICE_SETTINGS))

    def _choose(self, settings: dict[str, str], view: str) -> list[str]:
        name = settings.get("bot", DEFAULT_BOT)
        if name not in BOTS:
            raise ProtocolError("no-such-bot", {"name": _short(name), "known": ", ".join(BOTS)})
        budget = Budget(*(int(settings[each]) if each in settings else None for each in _BUDGETS))
        own = self._own.bot if self._own and "bot" not in settings else None
        choice = (own or bot_named(name, budget)).choose(_unfinished(view), _rng(settings))
        return [print_move(choice.move), f"{choice.estimate:.3f}"]

    def _rate(self, settings: dict[str, str], view: str) -> list[str]:
        worlds = int(settings.get("worlds", WORLDS))
        _expect(worlds <= MOST_WORLDS)
        rated = rate_moves(_unfinished(view), _rng(settings), worlds=worlds)
        return [f"{print_move(each.move)} {each.chance:.3f} {each.error:.3f}" for each in rated]

    def _quit(self, _arguments: list[str]) -> list[str]:
        """Only `quit` with arguments gets here: `answer` handles `quit`."""
        raise _WrongUsage


class _WrongUsage(Exception):
    """The arguments do not fit the command's usage."""


def _expect(fits: bool) -> None:  # noqa: FBT001  reads like an assertion
    if not fits:
        raise _WrongUsage


def _number(text: str) -> int:
    _expect(_NUMBER.fullmatch(text) is not None)
    return int(text)


def _chance(arguments: list[str]) -> tuple[str | None, int]:
    """The seed and the number of its stream; None if hearts do not shuffle."""
    match arguments:
        case [] | ["as-is"]:
            return None, 0
        case ["seed", seed, number]:
            return Seed(seed).text, _number(number)
    raise _WrongUsage


def _settings(arguments: list[str], known: tuple[str, ...]) -> tuple[dict[str, str], str]:
    """The settings before `view`, each at most once and in any order, and the view."""
    names, settings, rest = set(known), dict[str, str](), arguments
    while rest[0] != "view":
        _expect(rest[0] in names and len(rest) > 2)
        names.remove(rest[0])
        settings[rest[0]] = rest[1]
        if rest[0] in _NUMBERS:
            _number(rest[1])
        rest = rest[2:]
    return settings, " ".join(rest[1:])


def _rng(settings: dict[str, str]) -> Random:
    return Random(settings.get("rng", ""))


def _unfinished(view: str) -> Observation:
    """The observation of a view in which there is something to decide."""
    observation = parse_acting_view(view)
    if observation.step.is_over:
        raise ProtocolError("game-is-over")
    return observation


def _error_line(error: RegicideError) -> str:
    """One line: the reason code and an English sentence."""
    return f"error {error.code} {' '.join(say_error(words('en'), error).split())}"


def _short(text: str) -> str:
    return text if len(text) <= 40 else text[:39] + "…"
