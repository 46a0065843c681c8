"""What a store keeps.

A table's log is authoritative: it has one entry for every accepted command. A summary is what lists
show of a table; it changes in the same transaction as the entry that changed it.
"""

from dataclasses import dataclass
from enum import Enum
from hashlib import sha256


@dataclass(frozen=True, slots=True)
class StoredEntry:
    """One entry of a table's log."""

    #: 1, 2, 3 … without a gap in each table.
    seq: int
    #: The command's id; at most 64 characters.
    command: str
    #: Unix milliseconds.
    at: int
    #: JSON, opaque to the storage.
    body: bytes


class StoredPhase(Enum):
    """How far a table is, as the database stores it."""

    GATHERING = "gathering"
    PLAYING = "playing"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class TableSummary:
    """What lists show of a table."""

    table: str
    phase: StoredPhase
    public: bool
    created: int
    updated: int
    #: JSON, opaque to the storage.
    body: bytes
    #: Ids of the players in whose list of games the table appears. Players are only ever added: a
    #: summary that is read back names every player that any summary of this table named, sorted by id.
    player_ids: tuple[str, ...]
    #: The seed, if a player chose it.
    deal: str | None = None
    #: The royals defeated, in a finished game with such a seed.
    defeated: int | None = None
    #: When what the public list shows of it last changed; to be stored, None: not now.
    listed: int | None = None
    #: Its players need not be here at the same time.
    turn_by_turn: bool = False
    #: When a server must let a bot move there, also if no player is connected.
    due: int | None = None


@dataclass(frozen=True, slots=True)
class Player:
    """A person with an identity at this server."""

    #: Without spaces.
    id: str
    name: str


@dataclass(frozen=True, slots=True)
class Device:
    """A device with which a player is signed in. Its secret is not in it."""

    #: Derived from the hash of the secret, which it does not reveal (`device_id`).
    id: str
    player: Player
    added: int
    #: The beginning of the day (UTC) on which it was last used.
    used: int
    #: As the player calls it; empty: not at all.
    name: str = ""


def device_id(secret_hash: bytes) -> str:
    """The same secret always has the same id, so a server knows it before it has asked the database."""
    return sha256(b"regicide-device|" + secret_hash).hexdigest()[:16]


@dataclass(frozen=True, slots=True)
class Subscription:
    """Where and about what a device wants messages while its page is closed."""

    #: The hash of its secret.
    device: bytes
    player: str
    endpoint_hash: bytes
    #: What happened before is not told.
    since: int
    #: JSON, opaque to the storage.
    body: bytes


@dataclass(frozen=True, slots=True)
class Announced:
    """Something to tell a device: the entry of a table that it is about."""

    device: bytes
    table: str
    kind: str
    seq: int
    #: From when; None: it need not be told.
    due: int | None


@dataclass(frozen=True, slots=True)
class Push:
    """A message that a server has leased."""

    device: bytes
    table: str
    kind: str
    seq: int
    #: How often it was tried.
    attempts: int
    #: Until when it is leased; None: it was claimed, and leaves now.
    due: int | None


class OrderName(Enum):
    """What the operator can order."""

    #: Nobody can make a new table.
    CLOSE_TABLES = "close-tables"
    #: Everyone at a table sees this text.
    MESSAGE = "message"
    #: Servers that run stop when their games pause, at the latest after this many seconds.
    DRAIN = "drain"


@dataclass(frozen=True, slots=True)
class Order:
    """An order of the operator to all servers, until it is withdrawn."""

    name: OrderName
    value: str
    at: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """What a player told the operator about another."""

    reporter: str
    table: str
    reported: str
    #: The entry with the words; 0: it is about the name.
    seq: int
    name: str
    text: str
    reason: str
    at: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Evening:
    """A set of deals that several teams play."""

    code: str
    #: The id of a player; empty if the operator made it, or the player was removed.
    maker: str
    created: int
    #: When teams may begin, and when it is over.
    opens: int
    closes: int
    #: JSON, opaque to the storage.
    body: bytes
    #: The code of the club whose people see it in their list.
    club: str | None = None


@dataclass(frozen=True, slots=True)
class EveningTeam:
    """A team of an evening; a player who knows its code may sit down there."""

    team: int
    code: str
    name: str


@dataclass(frozen=True, slots=True)
class TeamPlayer:
    """A player in a team of an evening."""

    team: int
    id: str
    name: str


@dataclass(frozen=True, slots=True)
class EveningTable:
    """The table at which a team plays a deal of an evening."""

    team: int
    deal: int
    table: str


@dataclass(frozen=True, slots=True)
class Club:
    """A group of players. The secret of its link is not in it."""

    code: str
    name: str
    #: The id of a player, who is in the club.
    founder: str


@dataclass(frozen=True, slots=True)
class ClubPlayer:
    """A player in a club."""

    #: Counted from 1: others in the club do not know their ids.
    number: int
    id: str
    name: str
    joined: int


class Joined(Enum):
    """What became of a player who wants to join a club."""

    IN = "in"
    #: No club has this code and this link.
    WRONG = "wrong"
    #: The club has enough people, or the player enough clubs.
    FULL = "full"
    TOO_MANY = "too-many"


class RemovalKind(Enum):
    """What can be removed."""

    TABLE = "table"
    PLAYER = "player"
    DEVICE = "device"


@dataclass(frozen=True, slots=True)
class Removal:
    """A table (its code), a player or a device (their ids) that was removed."""

    kind: RemovalKind
    name: str
    at: int


@dataclass(frozen=True, slots=True)
class RunningServer:
    """A server that uses this database, and when it last said so."""

    id: str
    version: str
    started: int
    seen: int


@dataclass(frozen=True, slots=True)
class StoreCounts:
    """How much a database holds."""

    players: int
    devices: int
    entries: int
    #: By phase; a phase without tables is left out.
    tables: dict[StoredPhase, int]
    #: Bytes on disk.
    size: int
