"""The request and response bodies of the HTTP interface."""

from enum import Enum
from typing import Annotated

from msgspec import Meta

from regicide.foreign_text import BIDI_CONTROLS, CONTROLS, LINE_SEPARATORS, in_class
from regicide.notation.options import OPTIONS_PATTERN
from regicide.table import Phase, WhenLate
from regicide.table.frozen_struct import FrozenStruct
from regicide.table.settings import LONGEST_TURN, SHORTEST_TURN
from regicide.wire.player_names import Name
from regicide.wire.room_view import StandInShare

# `extra_json_schema` is only documentation: the server checks the pattern and has its own error.
#: Without control and bidi characters: the record contains it, which others read on a page or in a terminal.
SEED_PATTERN = f"^[^{in_class(CONTROLS + BIDI_CONTROLS + LINE_SEPARATORS)}]*$"
Seed = Annotated[
    str, Meta(min_length=1, max_length=100, extra_json_schema={"pattern": SEED_PATTERN})
]
OptionsText = Annotated[
    str, Meta(max_length=200, extra_json_schema={"pattern": f"^$|{OPTIONS_PATTERN}"})
]


class Body(FrozenStruct, frozen=True, forbid_unknown_fields=True):
    """The base class of request bodies: unknown fields are refused."""


class NewPlayer(Body, frozen=True):
    """The name of a new player, or a new name."""

    name: Name


class PlayerView(FrozenStruct, frozen=True):
    """A player: their name."""

    name: str


class PlayerSecret(FrozenStruct, frozen=True):
    """The secret of a device, sent once. It authenticates the player."""

    name: str
    secret: str


class TransferCode(FrozenStruct, frozen=True):
    """A code that adds another device; it works once, until it expires (Unix milliseconds)."""

    code: str
    expires: int


class TakeTransfer(Body, frozen=True):
    """A code that another device shows."""

    code: Annotated[str, Meta(min_length=1, max_length=40)]


class DeviceView(FrozenStruct, frozen=True):
    """A device with which the player is signed in. Times are Unix milliseconds."""

    #: Names the device to sign it out; the secret does not follow from it.
    id: str
    added: int
    #: The beginning of the day (UTC) on which it was last used.
    used: int
    #: Whether this device asks.
    this: bool
    #: As the player calls it; empty: not at all.
    name: str = ""


class DeviceName(Body, frozen=True):
    """What the player calls a device."""

    name: Name


class DeviceList(FrozenStruct, frozen=True):
    """The devices of a player, the one added first at the beginning."""

    devices: tuple[DeviceView, ...]


class NewTable(Body, frozen=True):
    """The settings of a new table. Its host takes the first seat."""

    players: Annotated[int, Meta(ge=1, le=4)]
    #: Bots for the last seats, by name: `["champion"]` with two players leaves one seat for the host.
    bots: Annotated[tuple[str, ...], Meta(max_length=4)] = ()
    #: §13, in notation.
    options: OptionsText = ""
    public: bool = False
    turn_seconds: Annotated[int, Meta(ge=SHORTEST_TURN, le=LONGEST_TURN)] | None = None
    #: The players need not be here at the same time; when the time of a turn is up, `bot` plays it, or the table
    #: waits (`wait`). None: a live table.
    turn_by_turn: WhenLate | None = None
    #: A seed chosen by the host; by default the server draws a secret one.
    seed: Seed | None = None
    #: Whether players may ask for hints.
    help: bool = False
    #: Whether people without a seat may watch the game.
    spectators: bool = True
    #: Whether the host is ready at once; if no seat is free, the game starts.
    ready: bool = False


class ReportReason(Enum):
    """Why a player reports another."""

    INSULT = "insult"
    THREAT = "threat"
    SPAM = "spam"
    OTHER = "other"


class NewReport(Body, frozen=True):
    """A report to the operator: about the name of the person at a seat, or about what a person wrote."""

    reason: ReportReason
    seat: Annotated[int, Meta(ge=0, le=3)] | None = None
    #: The number of the update with the words; its author is reported.
    seq: Annotated[int, Meta(ge=1, le=1_000_000)] | None = None


class ReportReceipt(FrozenStruct, frozen=True):
    """The operator can read the report since this time."""

    at: int


class TableCode(FrozenStruct, frozen=True):
    """The code of a table."""

    code: str


class ListedSeat(FrozenStruct, frozen=True, omit_defaults=True):
    """A seat in a list of tables."""

    name: str | None
    bot: str | None
    #: Left out if the player made every move.
    stood_in: StandInShare | None = None
    #: How many hints the player was given; left out if none.
    hints: int = 0


class TableSummaryView(FrozenStruct, frozen=True, omit_defaults=True):
    """A table in a list."""

    code: str
    phase: Phase
    players: int
    seats: tuple[ListedSeat, ...]
    options: str
    turn_seconds: int | None
    public: bool
    created: int
    updated: int
    #: `won`, `lost` or `abandoned`; None while it is running.
    result: str | None
    #: The medal of a solo win; None if a bot made a move for the player or gave a hint.
    medal: str | None
    #: In the reader's own list: it is their turn, and other people wait. Left out if not.
    your_turn: bool = False
    #: The players need not be here at the same time: what happens when one is late; left out of a live table.
    turn_by_turn: WhenLate | None = None
    #: In the reader's own list, of a table turn by turn: when the time of the turn is up. Left out without a limit.
    deadline: int | None = None
    #: In the reader's own list, of a table turn by turn: whether it is paused.
    paused: bool = False


class WaitingTables(FrozenStruct, frozen=True):
    """The tables at which others wait for the reader, the most urgent first."""

    tables: tuple[TableSummaryView, ...]
    #: At how many tables turn by turn the reader plays.
    turn_by_turn: int


class TableList(FrozenStruct, frozen=True):
    """Tables, most recently changed first."""

    tables: tuple[TableSummaryView, ...]
    #: The value of `before` for the next page; None on the last page.
    before: int | None = None


class BotView(FrozenStruct, frozen=True):
    """A bot that can take a seat."""

    name: str
    description: str


class BotList(FrozenStruct, frozen=True):
    """The bots of this server."""

    bots: tuple[BotView, ...]


class DailyResult(FrozenStruct, frozen=True):
    """A result of a daily deal, and how many people had it."""

    won: bool
    #: `gold`, `silver` or `bronze` of a solo win without help.
    medal: str | None
    #: Royals defeated.
    defeated: int
    people: int
    #: How many percent of all people had a worse result.
    percentile: int


class DailyDealResults(FrozenStruct, frozen=True):
    """The results of a daily deal for this number of players, the best first."""

    players: int
    #: People whose first try came to its end.
    people: int
    won: int
    results: tuple[DailyResult, ...]


class DailyResults(FrozenStruct, frozen=True):
    """The results of a day, for one to four players."""

    day: str
    deals: tuple[DailyDealResults, ...]


class OwnDailyTry(FrozenStruct, frozen=True, omit_defaults=True):
    """The player's first try of a daily deal at this server."""

    day: str
    players: int
    #: The code of its table.
    table: str
    #: `won`, `lost` or `abandoned`; None while it is running.
    result: str | None
    medal: str | None
    defeated: int | None
    #: How each royal ended, in twelve letters; left out if an older server ended the game.
    marks: str | None = None
    #: Plays and yields.
    turns: int | None = None
    helped: bool = False


class OwnDailyTries(FrozenStruct, frozen=True):
    """The player's first tries of one day or of all days."""

    tries: tuple[OwnDailyTry, ...]


class WinRateView(FrozenStruct, frozen=True):
    """Games of one kind that came to their end."""

    kind: str
    games: int
    won: int
    #: The ends of the 95 % confidence interval of the win rate, in hundredths of a percent.
    low: int
    high: int


class NamedCount(FrozenStruct, frozen=True):
    """How many games had something."""

    name: str
    count: int


class GameCountsView(FrozenStruct, frozen=True):
    """What was counted in each game of a player."""

    #: Games that were counted; those that ended before servers counted are missing.
    games: int
    #: With hints, or with moves that a bot made for a person.
    helped: int
    #: Games by the number of royals defeated, 0 to 12.
    reached: tuple[int, ...]
    #: Royals defeated exactly.
    exact: int
    #: Lost games: no legal move was left; the tavern had been empty; the hand could not cover the damage.
    lost_by: tuple[int, ...]
    #: Lost games by the royal that won, in notation; the most frequent first.
    lost_to: tuple[NamedCount, ...]
    #: Games by the seal that they reached.
    seals: tuple[NamedCount, ...]


class StatisticsView(FrozenStruct, frozen=True, omit_defaults=True):
    """What a player did at this server."""

    games: int
    won: int
    #: By players, by company (`solo`, `bots`, `people`), and by options.
    by_players: tuple[WinRateView, ...]
    by_company: tuple[WinRateView, ...]
    by_options: tuple[WinRateView, ...]
    #: Solo wins by medal.
    gold: int
    silver: int
    bronze: int
    #: Wins in a row: now, and at best.
    row: int
    longest_row: int
    #: Left out if no game was counted.
    counts: GameCountsView | None = None
