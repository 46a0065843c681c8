"""The live tables of a server.

    table_registry  the tables in memory: loads, creates and unloads them
    live_table      one table: a session (session) with all that follows
    stored_log      its log in the store; tells other servers when it grows
    log_follower    reads what other servers append, and repeats after a failure
    update_history  recent updates, for clients that reconnect
    presence        who is connected to a table, at all servers
    presence_feed   tells clients and other servers
    table_summary   what lists show of a table
    daily_results   results of daily deals, from the summaries of their tables
    player_statistics  what a player's tables add up to
    order_follower  follows the orders of the operator
    retention       removes tables that have been over for long
    record_export   writes the records of finished games to a folder
    replays         the replays of finished games, kept in memory
    table_record    the record of one finished game
    player_data     everything that is kept about one player
    signed_in       the connections of players, closed when their device is signed out
    player_tables   all tables of one player, page by page
    player_reports      what players tell the operator about others
    player_removal  removes a player, and their name from logs
    lobby           sends the list of public tables
    table_services  the dependencies that all tables share

Not here: HTTP, the parsing of messages, what a table allows (table).
"""
