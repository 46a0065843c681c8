"""The facts of one game that the daily deal, statistics and seals count.

They follow from the record alone. The core counts them (fast/core/study), for the page as well.
"""

import re
from dataclasses import dataclass
from typing import Literal

import msgspec

from regicide.bots.bot_table import BOT_NAMES
from regicide.fast import pack
from regicide.fast.game_study import counted_game
from regicide.notation import Record, print_options, seat_name
from regicide.notation.game_text import print_recorded_move
from regicide.rules import Medal, Seat

#: How a royal ended, in the order in which they were met.
EXACT, BEATEN, FELL_TO, NOT_REACHED = "x", "o", "f", "-"
#: §12.3 the names of the medals, the best first.
MEDALS = tuple(each.value for each in Medal)
#: The tags of a record that count, for each seat, the hints and the moves that a bot made for a person.
HELP_TAGS = ("Hints", "BotMoves")
_ANY = re.compile("[1-9]")
#: The tag of a game whose players had seen the deal to its end before.
KNOWN_DEAL = ("KnownDeal", "yes")


@dataclass(frozen=True, slots=True)
class GameFacts:
    """One game, counted. Servers keep it with the summaries of their tables: a new field needs a default."""

    players: int
    #: In notation.
    options: str
    seed: str | None
    date: str | None
    #: The seats of people; the others were played by bots.
    people: tuple[Seat, ...]
    #: `*`: the game has no end.
    result: Literal["won", "lost", "*"]
    #: None also for a game with help, or of a known deal.
    medal: Literal["gold", "silver", "bronze"] | None
    #: A hint was given, or a bot moved for a person.
    helped: bool
    moves: int
    #: Plays and yields.
    turns: int
    #: Twelve letters, one for each royal in the order of the castle: see above.
    marks: str
    #: The royal that the game was lost to, in notation.
    enemy: str | None
    #: Lost because the player to move had no legal move (§11.2).
    stuck: bool
    #: The tavern was empty at some time.
    dry: bool
    #: Jesters played or flipped.
    jesters: int
    # What people did, at best in one move:
    #: Damage of one play.
    blow: int
    #: Cards of one play.
    cards: int
    #: Cards that hearts brought back.
    healed: int
    #: Cards that diamonds drew for all.
    drawn: int
    #: How often the discarded cards were worth exactly the damage.
    covers: int
    #: How often a King was left without attack.
    shielded: int
    #: A King was played against a King.
    duel: bool
    #: The players had seen the deal to its end before.
    known: bool = False
    #: The names of the seals that the game reaches, in the order of `Seal`; older servers did not keep them.
    seals: tuple[str, ...] = ()

    @property
    def defeated(self) -> int:
        """How many royals were defeated."""
        return self.exact + self.marks.count(BEATEN)

    @property
    def exact(self) -> int:
        return self.marks.count(EXACT)

    @property
    def company(self) -> str:
        """`solo`, `bots` or `people`: with whom the game was played."""
        if self.players == 1:
            return "solo"
        return "people" if len(self.people) > 1 else "bots"


def game_facts(record: Record) -> GameFacts:
    """Count one game."""
    players = record.deal.players
    people = tuple(seat for seat in range(players) if seat_name(record, seat) not in BOT_NAMES)
    helped = any(name in HELP_TAGS and _ANY.search(value) for name, value in record.other_tags)
    known = KNOWN_DEAL in record.other_tags
    seed = record.seed.text if record.seed else None
    earns = not helped and not known
    moves = " ".join(map(print_recorded_move, record.moves))
    counted = counted_game(pack(record.deal), seed, moves, people=people, earns=earns)
    told = {
        "players": players,
        "options": print_options(record.deal.options),
        "seed": seed,
        "date": record.date,
        "people": people,
        "helped": helped,
        "known": known,
    }
    return msgspec.convert(msgspec.json.decode(counted) | told, GameFacts)
