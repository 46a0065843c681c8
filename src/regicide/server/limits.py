"""Limits of messages, lists and times. docs/server.md lists them; a test compares both.

What things cost by player, by address and for the whole server is in prices.py. Limits of a table that do not depend
on a server are in `regicide.table`.
"""

# --- messages from a client ----------------------------------------------------------------------

#: Bytes of a frame; the longest command is far smaller.
LARGEST_FRAME = 8192
#: Bytes of a request's body; every valid body is below 1 kB.
LARGEST_BODY = 4096
#: Headers of a request.
MOST_HEADERS = 100
#: Fragments of one message.
MAX_FRAGMENTS = 64
#: Frames per second that are not whole messages, and the burst: pings, pongs, fragments, and frames after
#: our close frame. Clients need few of them, and each costs as much as a message.
OTHER_FRAMES_RATE, OTHER_FRAMES_BURST = 5.0, 100.0
#: Messages above the rate limit before the server closes the socket.
MAX_EXCESS_MESSAGES = 50
#: Unread messages after which reading from the network pauses (backpressure).
MAX_UNREAD = 32

# --- messages to a client ------------------------------------------------------------------------

#: Messages queued for a slow client before the server closes the socket; an update is about 1.3 kB.
MAX_QUEUED = 256
#: Bytes of a long answer that are written at once; more wait until the client has read them.
STREAMED_BYTES = 65_536
#: Seconds that a client has to read an answer.
RESPONSE_SECONDS = 60.0
#: Seconds until an answer begins, and between two pieces of it: longer than an append waits for a database that is down.
HANDLER_SECONDS = 20.0
#: Requests of one address (IPv6: of a network of 48 bits) that are handled at the same time; more wait for their turn.
HANDLED_TOGETHER = 4
#: Replays that are kept in memory; one is about 100 kB, and compressed 10 kB.
KEPT_REPLAYS = 100
#: Seconds a closing connection has to receive what is still in its buffer, and to close its half.
CLOSE_SECONDS = 5.0
#: Updates kept in memory per table. If a client needs older ones, they are read from the log and kept
#: too.
RECENT_UPDATES = 64
#: Tables that keep more, of all: those for which older ones were read last.
MOST_LONG_HISTORIES = 20
#: A client that missed more updates receives the current state of the table instead.
MAX_MISSED_UPDATES = 500
#: The latest updates that a player who comes back to a table turn by turn receives with its state.
RETOLD_UPDATES = 24

# --- lists and codes -----------------------------------------------------------------------------

#: Public tables in the lobby, and the shortest time between two lists in seconds.
MAX_LOBBY_TABLES = 50
LOBBY_SECONDS = 0.5
#: Of one person it lists this many, among the newest ones; and for this many seconds after a table last changed. If there are
#: more than it lists, so many with people from one address come first.
MAX_LISTED_OF_ONE = 2
MOST_FROM_ADDRESS = 4
MOST_READ_TABLES = 1_000
LISTED_SECONDS = 43_200
#: Tables of a player that are read at once for an export or a removal.
TABLES_AT_ONCE = 50
#: Games on one page of a player's list.
GAMES_PER_PAGE = 30
#: A player's running tables that are searched for those that wait for them: the newest.
MOST_WAITING_TABLES = 200
#: Tables of one daily deal that its results count; those made later are left out.
MOST_DAILY_TABLES = 10_000
#: Seconds for which the results of a day are kept in memory, and of how many days: anyone may ask for them.
DAILY_RESULTS_SECONDS = 5.0
MOST_KEPT_DAYS = 100
#: A player's tables that their statistics and their calendar of daily deals count: the newest.
MOST_COUNTED_TABLES = 1_000
#: Seconds a code to use a player on another device is valid.
TRANSFER_SECONDS = 600
#: Devices of one player.
MOST_DEVICES = 50
#: Seconds for which a new device cannot sign out older ones: the owner of a stolen code has so long to notice.
NEW_DEVICE_SECONDS = 86_400

# --- messages to devices whose page is closed ------------------------------------------------------

#: Characters of the address of a browser at a push service.
LONGEST_ENDPOINT = 1_000
#: Bytes of an answer of a push service that are read.
LARGEST_PUSH_ANSWER = 16_384
#: Seconds to find and reach a push service, and again until it answers.
PUSH_SECONDS = 10.0
#: Messages that are on their way at the same time, and seconds until another server looks at one that this server took.
PUSHES_TOGETHER = 64
PUSH_LEASE_SECONDS = 45.0
#: Seconds between two looks for messages whose time has come.
PUSH_LOOK_SECONDS = 5.0
#: How often a message is tried, seconds before the second time, which double each time, and the longest wait that a push
#: service may ask for.
PUSH_ATTEMPTS = 6
PUSH_RETRY_SECONDS = 30.0
LONGEST_RETRY_AFTER = 3_600
#: Seconds for which a push service keeps a message for a device that it cannot reach.
PUSH_TTL_SECONDS = 86_400
#: Things to tell that wait in memory; more are found again in the database.
MOST_NOTED = 10_000

# --- evenings and clubs --------------------------------------------------------------------------

#: How long an evening may and must last, in seconds.
LONGEST_EVENING_SECONDS = 60 * 86_400
SHORTEST_EVENING_SECONDS = 600
#: Teams of an evening, and evenings in a player's list.
MOST_EVENING_TEAMS = 100
MOST_EVENINGS = 100
#: Clubs of a player, and people in a club.
MOST_CLUBS = 20
MOST_CLUB_PEOPLE = 200
#: Days for which a club in which nothing happens stays, at least.
KEEP_CLUB_DAYS = 365
#: Reviews of evenings that are kept in memory.
KEPT_REVIEWS = 50

# --- tables and servers --------------------------------------------------------------------------

#: Seconds a table stays in memory after its last connection.
UNLOAD_SECONDS = 30.0
#: If there are more tables without a connection, the oldest leaves memory earlier, but not before this many seconds.
MOST_IDLE_TABLES = 200
SHORTEST_IDLE_SECONDS = 2.0
#: Seconds for which changes of presence are collected before they are sent.
PRESENCE_DELAY = 0.2
#: Seconds between two presence reports of a server, and until the report of a silent server expires.
REPORT_SECONDS = 15.0
EXPIRE_SECONDS = 40.0
#: Seconds between two reads of the store while there is no bus.
POLL_SECONDS = 1.0
#: Seconds between two attempts to read the log while the storage fails.
RETRY_SECONDS = 0.5
#: Seconds for pending work when the server stops.
SHUTDOWN_SECONDS = 10
#: Seconds after which a thread that runs Python (a bot, a hint, a replay) lets the event loop go on.
SWITCH_SECONDS = 0.001
#: Seconds until a worker process that died is started again.
RESTART_SECONDS = 0.5

#: Seconds between two looks for tables turn by turn at which a bot must move, tables of one query, and tables at which
#: bots choose at the same time.
DUE_SECONDS = 10.0
DUE_LISTED, DUE_AT_ONCE = 200, 20
#: Days for which a table turn by turn that is not over is kept after its last turn, also if the operator keeps others
#: for a shorter time: the players may be on holiday.
KEEP_TURN_BY_TURN_DAYS = 90

# --- the operator --------------------------------------------------------------------------------

#: Seconds between two reports of a server that runs, and until a silent one counts as stopped.
SEEN_SECONDS = 10.0
GONE_SECONDS = 30.0
#: Reports that are kept: of all players (then the oldest of the player with the most is forgotten), and of one, who
#: can make no more then.
MOST_REPORTS = 1_000
MOST_REPORTS_OF_ONE = 20
#: Seconds between two rounds that remove old tables, and tables in one round.
SWEEP_SECONDS = 600.0
PRUNED_AT_ONCE = 200
#: Seconds that servers remember what was removed, and by which their clocks may differ.
REMOVAL_SECONDS = 86_400
REMOVAL_SKEW_SECONDS = 60
