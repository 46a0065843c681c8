"""Error codes of the server. The codes are stable; their sentences are in i18n.

RegicideError
├── CommandRefused     the table does not accept this command now (table.refusals)
├── UnreadableMessage  the message cannot be read (wire.decode_errors)
├── StorageError       the database cannot be reached (server.storage)
├── ServeError         the server cannot start
└── Denied             everything else, with its HTTP status
"""

from enum import Enum

from regicide.rules import RegicideError
from regicide.rules.errors import Fact


class Denial(Enum):
    """Code, HTTP status, and the close code of the socket (None: 1008)."""

    NO_SUCH_TABLE = ("no-such-table", 404, 4404)
    UNKNOWN_SECRET = ("unknown-secret", 401, 4401)
    SECRET_NEEDED = ("secret-needed", 401, 4401)
    SIGNED_OUT = ("signed-out", 401, 4407)
    FOREIGN_ORIGIN = ("foreign-origin", 403, 4403)
    STRANGE_HOST = ("strange-host", 421, 4421)
    REMOVED = ("removed", 403, 4405)
    NO_SPECTATORS = ("no-spectators", 403, 4406)
    BAD_NAME = ("bad-name", 422, None)
    UNWANTED_WORDS = ("unwanted-words", 422, None)
    NOTHING_TO_REPORT = ("nothing-to-report", 422, None)
    BAD_BOT = ("no-bot-of-that-name", 422, None)
    TOO_MANY_BOTS = ("too-many-bots", 422, None)
    NO_SUCH_TRANSFER = ("no-such-transfer", 404, None)
    NO_SUCH_DEVICE = ("no-such-device", 404, None)
    LAST_DEVICE = ("last-device", 409, None)
    NEW_DEVICE = ("new-device", 409, None)
    TOO_MANY_DEVICES = ("too-many-devices", 409, None)
    NO_PUSHES = ("no-pushes", 404, None)
    BAD_SUBSCRIPTION = ("bad-subscription", 422, None)
    NO_RECORD_YET = ("no-record-yet", 409, None)
    NO_SUCH_EVENING = ("no-such-evening", 404, None)
    NOT_YOUR_EVENING = ("not-your-evening", 403, None)
    EVENING_NOT_OPEN = ("evening-not-open", 409, None)
    EVENING_OVER = ("evening-over", 409, None)
    EVENING_NOT_OVER = ("evening-not-over", 409, None)
    BAD_TIMES = ("bad-times", 409, None)
    NO_SUCH_TEAM = ("no-such-team", 404, None)
    TOO_MANY_TEAMS = ("too-many-teams", 409, None)
    TEAM_IS_CLOSED = ("team-is-closed", 409, None)
    TEAM_HAS_BEGUN = ("team-has-begun", 409, None)
    IN_NO_TEAM = ("in-no-team", 403, None)
    HOST_DOES_NOT_PLAY = ("host-does-not-play", 409, None)
    NO_SUCH_CLUB = ("no-such-club", 404, None)
    NOT_YOUR_CLUB = ("not-your-club", 403, None)
    CLUB_IS_FULL = ("club-is-full", 409, None)
    TOO_MANY_CLUBS = ("too-many-clubs", 409, None)
    SEATS_FREE = ("seats-free", 422, None)
    TABLES_CLOSED = ("tables-closed", 503, None)
    TOO_LARGE = ("too-large", 413, None)
    TOO_FAST = ("too-fast", 429, 4429)
    TOO_MANY_SOCKETS = ("too-many-sockets", 429, 4430)
    TOO_SLOW = ("too-slow", 408, 4408)
    HELLO_FIRST = ("hello-first", 400, 4400)
    HELLO_ONCE = ("hello-once", 400, None)
    STOPPING = ("stopping", 503, 1012)
    STORAGE_AWAY = ("storage-away", 503, 1013)
    NO_SUCH_PAGE = ("no-such-page", 404, None)
    NO_SUCH_METHOD = ("no-such-method", 405, None)
    TOO_BUSY = ("too-busy", 503, 1013)
    FAILED = ("failed", 500, 1011)

    @property
    def code(self) -> str:
        return str(self.value[0])

    @property
    def status(self) -> int:
        return int(self.value[1])

    @property
    def close_code(self) -> int:
        return self.value[2] or 1008

    @property
    def is_temporary(self) -> bool:
        """Whether the client should try again soon."""
        return self in (Denial.STOPPING, Denial.STORAGE_AWAY, Denial.TOO_BUSY, Denial.TOO_SLOW)


class Denied(RegicideError):
    """The server refuses a request."""

    def __init__(self, denial: Denial, **facts: Fact) -> None:
        super().__init__(denial.code, facts)
        self.denial = denial


class ServeError(RegicideError):
    """The server cannot start."""
