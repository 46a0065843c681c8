"""What things cost: each with its limits by player, by address and for the whole server.

Such limits are declared here and nowhere else. Code that spends asks `Spending` (spending.py) before it spends. A
test fails if a route or a command has no price, and compares the table of docs/server.md.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType
from typing import Final

from regicide.table import commands


@dataclass(frozen=True, slots=True)
class Rate:
    """How many a second on average, and how many at once."""

    rate: float
    burst: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Price:
    """The limits of one thing; None: there is no such limit."""

    player: Rate | None = None
    #: Of an IPv4 address, or of an IPv6 network of 64 bits.
    address: Rate | None = None
    server: Rate | None = None
    #: How many at the same time.
    together_by_player: int | None = None
    together_by_address: int | None = None
    together: int | None = None


#: An IPv6 network of 48 bits has so many times the limits of one of 64 bits: a provider gives a customer up to 48,
#: and many networks of 64 bits must not be many budgets.
NETWORK_SHARE: Final = 4


class Thing(Enum):
    """What costs something; the value is its text in docs/server.md."""

    ANSWER = "any answer: a page, a file, an error"
    REQUEST = "… of the interface"
    CHANGE = "… that changes a name or signs out devices"
    PLAYER = "a new player"
    TABLE = "a new table, also by a rematch"
    PUBLIC_TABLE = "… that the public list shows"
    DAILY_TABLE = "… with a daily deal, whose results everyone sees"
    EVENING = "a new evening"
    TEAM = "a new team of an evening, or a seat in it"
    CLUB = "a new club"
    MEMBER = "a look at the door of a club, or a change of its people or its link"
    DEVICE = "a code for another device"
    SUBSCRIPTION = "what a device wants to be told"
    PUSH = "a message to a device whose page is closed"
    GUESS = "a wrong code: of a table, an evening, a team or a club, or for another device"
    ENTRY = "a command to a table"
    TALK = "… that says something"
    HINT = "a hint"
    REPLAY = "a replay or a record"
    LISTING = "lists, statistics, evenings, clubs and daily results"
    EXPORT = "everything that is kept about a player"
    REMOVAL = "a deleted player, with all their tables"
    REPORT = "a report to the operator"
    SOCKET = "an open socket"
    CONNECTION = "an open connection that is not a socket"
    MESSAGE = "a message at a socket"


#: A club of forty behind one address stays below all of them for an evening (tests/server/test_prices.py).
PRICES: Final[Mapping[Thing, Price]] = MappingProxyType(
    {
        Thing.ANSWER: Price(address=Rate(100, 4_000)),
        Thing.REQUEST: Price(address=Rate(20, 400), server=Rate(500, 5_000)),
        Thing.CHANGE: Price(player=Rate(0.1, 20), address=Rate(1, 60)),
        Thing.PLAYER: Price(address=Rate(0.5, 60), server=Rate(10, 600)),
        Thing.TABLE: Price(player=Rate(0.1, 20), address=Rate(0.5, 60), server=Rate(20, 600)),
        Thing.PUBLIC_TABLE: Price(player=Rate(0.02, 5), address=Rate(0.05, 30)),
        # In the 50 hours of a day on Earth one address makes 3,800: its results count 10,000 (MOST_DAILY_TABLES).
        Thing.DAILY_TABLE: Price(player=Rate(0.01, 10), address=Rate(0.02, 200)),
        Thing.EVENING: Price(player=Rate(0.005, 5), address=Rate(0.02, 20), server=Rate(1, 200)),
        Thing.TEAM: Price(player=Rate(0.1, 20), address=Rate(0.5, 100)),
        Thing.CLUB: Price(player=Rate(0.005, 5), address=Rate(0.02, 20), server=Rate(1, 200)),
        Thing.MEMBER: Price(player=Rate(0.1, 30), address=Rate(0.5, 100)),
        Thing.DEVICE: Price(player=Rate(0.05, 5), address=Rate(0.5, 30)),
        Thing.SUBSCRIPTION: Price(player=Rate(0.05, 10), address=Rate(0.5, 60)),
        # The player whom it reaches pays, so no player's devices can be flooded.
        Thing.PUSH: Price(player=Rate(0.2, 30), server=Rate(100, 4_000)),
        Thing.GUESS: Price(player=Rate(0.2, 20), address=Rate(0.5, 60), server=Rate(20, 600)),
        # Each stays on disk, a kilobyte at most: 30 a second are 2.6 GB a day.
        Thing.ENTRY: Price(player=Rate(15, 100), address=Rate(30, 1_000)),
        Thing.TALK: Price(player=Rate(0.5, 12), address=Rate(5, 200)),
        Thing.HINT: Price(player=Rate(0.5, 10), address=Rate(1, 20), server=Rate(10, 160)),
        Thing.REPLAY: Price(address=Rate(2, 60), server=Rate(20, 500)),
        Thing.LISTING: Price(address=Rate(5, 200), server=Rate(50, 1_600)),
        Thing.EXPORT: Price(
            player=Rate(0.02, 3),
            address=Rate(0.1, 10),
            together_by_player=1,
            together_by_address=2,
            together=20,
        ),
        Thing.REMOVAL: Price(address=Rate(0.05, 20), together_by_address=1, together=8),
        Thing.REPORT: Price(player=Rate(0.05, 20), address=Rate(0.02, 30)),
        Thing.SOCKET: Price(address=Rate(5, 400), together_by_address=200),
        Thing.CONNECTION: Price(address=Rate(20, 600), together_by_address=200),
        Thing.MESSAGE: Price(address=Rate(150, 1_500)),
    }
)
#: For benchmarks, and behind a proxy that has its own limits.
UNLIMITED: Final[Mapping[Thing, Price]] = MappingProxyType(dict.fromkeys(Thing, Price()))

#: What a command costs, whatever the table answers.
COMMAND_PRICES: Final[Mapping[type[commands.TaggedCommand], tuple[Thing, ...]]] = MappingProxyType(
    {
        commands.TakeSeat: (Thing.ENTRY,),
        commands.LeaveSeat: (Thing.ENTRY,),
        commands.SeatBot: (Thing.ENTRY,),
        commands.FreeSeat: (Thing.ENTRY,),
        commands.RemovePlayer: (Thing.ENTRY,),
        commands.BeReady: (Thing.ENTRY,),
        commands.ChooseFirst: (Thing.ENTRY,),
        commands.MakeMove: (Thing.ENTRY,),
        commands.Say: (Thing.ENTRY, Thing.TALK),
        commands.Speak: (Thing.ENTRY, Thing.TALK),
        commands.AskUndo: (Thing.ENTRY,),
        commands.AskHint: (Thing.ENTRY, Thing.HINT),
        commands.AskAbandon: (Thing.ENTRY,),
        commands.Answer: (Thing.ENTRY,),
        commands.Pause: (Thing.ENTRY,),
        commands.Resume: (Thing.ENTRY,),
        commands.StandIn: (Thing.ENTRY,),
        commands.HandBack: (Thing.ENTRY,),
        # The table of a rematch is paid where tables are made.
        commands.AskRematch: (Thing.ENTRY,),
    }
)
