"""`Match`: everything that a game depends on except its number."""

from dataclasses import dataclass, field

from regicide.bots import BOTS, Budget, is_bot
from regicide.lab.errors import LabError
from regicide.notation import Fault, NotationError, Seed
from regicide.rules import Options
from regicide.version import __version__


@dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    """Bots, seeds, options and budget. Game n has the seed `seeds-n`."""

    #: The name of a bot for each seat.
    bots: tuple[str, ...]
    seeds: str = "arena"
    options: Options = field(default_factory=Options)
    budget: Budget = field(default_factory=Budget)
    #: The bots of another version may play differently.
    version: str = __version__

    @property
    def players(self) -> int:
        return len(self.bots)

    def seed(self, number: int) -> Seed:
        return Seed(f"{self.seeds}-{number}")


def parse_bots(text: str) -> tuple[str, ...]:
    """Read the names of bots, separated by commas; raise if one is unknown."""
    names = tuple(text.split(","))
    for name in names:
        if not is_bot(name):
            raise LabError("no-such-bot", {"name": name[:40], "known": ", ".join(BOTS)})
    return names


def seated(bots: tuple[str, ...], players: int) -> tuple[str, ...]:
    """A bot for each seat; a single bot takes all seats."""
    if len(bots) not in (1, players):
        raise LabError("arena-seats", {"bots": len(bots), "players": players})
    return bots if len(bots) == players else bots * players


def parse_seeds(text: str) -> str:
    """Read the prefix of the seeds: a valid seed on one line."""
    if len(text.splitlines()) > 1:
        raise NotationError(Fault.BAD_SEED, 1, text)
    return Seed(text).text
