"""The live tables of a server.

    table_registry  the tables in memory: loads, creates and unloads them
    opened_tables   the first entry of a new table
    due_tables      lets bots move at tables turn by turn, also if no player is connected
    idle_tables     those without a connection, which leave memory soon
    live_table      one table: a session (session) with all that follows
    stored_log      its log in the store; tells other servers when it grows
    log_catch_up    reads what other servers append, and repeats after a failure
    update_history  recent updates, for clients that reconnect
    presence        who is connected to a table, at all servers
    presence_feed   tells clients and other servers
    operator_orders  follows the orders of the operator
    replays         the replays of finished games, kept in memory
    signed_in       the connections of players, closed when their device is signed out

Not here: HTTP, the parsing of messages, what a table allows (table).
"""
