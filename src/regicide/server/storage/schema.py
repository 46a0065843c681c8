"""The tables of the database and their columns, each after those that its foreign keys name.

The migrations make them, with types and indexes; a test compares. Times are Unix milliseconds.

The log has no foreign keys: it grows by thousands of entries per second, and a check against another table would cost
too much. The compare-and-swap on `seq` (database.py) keeps a command from being logged twice; in PostgreSQL, where
several servers write, an index checks it as well.
"""

TABLES = {
    "players": ("id", "name", "created"),
    # Hash of a device's secret → its player. `used` is the beginning of the day on which it was last used.
    "devices": ("secret_hash", "player", "created", "used", "name"),
    # Codes that add a device to a player, at most one per player.
    "transfers": ("player", "code_hash", "expires"),
    # Where and about what a device wants messages while its page is closed. A browser has one endpoint.
    "subscriptions": ("secret_hash", "player", "endpoint_hash", "since", "body"),
    # The latest thing of each kind that a device was told, or is to be told at `due`, about a table.
    "pushes": ("secret_hash", "table_code", "kind", "seq", "attempts", "due"),
    # Every entry of every table.
    "log": ("table_code", "seq", "command", "at", "body"),
    # What lists show of each table. `deal` is a seed that a player chose: such deals can be played by many; `defeated`
    # counts the royals in a finished game with such a seed.
    "summaries": (
        *("table_code", "phase", "public", "created", "updated"),
        *("body", "deal", "defeated"),
        # When the public list last changed with it; and of a table turn by turn, when a bot must move there.
        *("listed", "turn_by_turn", "due"),
    ),
    # Which player has ever been seated at which table.
    "table_players": ("table_code", "player"),
    # Sets of deals that several teams play. `body` holds the seeds, which are secret until `closes`.
    "evenings": ("code", "maker", "created", "opens", "closes", "body", "club"),
    "evening_teams": ("evening", "team", "code", "name"),
    # Who sits in which team: in one of each evening, so that nobody plays a deal twice.
    "evening_people": ("evening", "player", "team", "joined"),
    # The only table at which a team plays a deal.
    "evening_tables": ("evening", "team", "deal", "table_code"),
    # Groups of players. `link_hash`: of the secret in the link to join; `active`: when something last happened.
    "clubs": ("code", "name", "founder", "link_hash", "active"),
    # Who is in which club. Its founder always is.
    "club_people": ("club", "player", "number", "joined"),
    # What the operator wants of all servers.
    "orders": ("name", "value", "at"),
    # Tables, players and devices that were removed lately; servers forget what they have of them.
    "removals": ("kind", "name", "at"),
    # Names and words that players brought to the operator's notice. A player reports the same thing once; `seq` is the
    # entry with the words, 0 for a name.
    "reports": ("reporter", "table_code", "reported", "seq", "name", "text", "reason", "at"),
    # The servers that run, and when each was last seen.
    "servers": ("id", "version", "started", "seen"),
}
#: SQLite has numbers in these columns, PostgreSQL truth values.
TRUTH_VALUES = frozenset({"public", "turn_by_turn"})
