"""A table at which people play now: the same for a server and for one process.

    table_session  executes commands in order: check, persist, apply, tell
    listeners      the clients at the table: welcomes, updates and legal moves for each
    bot_player     lets a bot choose and make its move
    hint_giver     finds the hint that a player asked for
    answers        the answers to a client's requests

Given to a session are its log (a database, a file), its clock, who is away, and how a rematch is made.
The server (server/live/live_table) adds storage, presence and other servers; the terminal
(tui/local_table) adds a file.

Not here: I/O. The server or the terminal decides where entries are stored and how messages are sent.
"""
