"""The game in a terminal.

    lines             the line-by-line game
    screens           the full-screen game
    text              text on these screens

Files:

    game_file         the file of a game, for both, and its lock
    game_texts        the games in a file, or on standard input
    kept_games        the games kept on this computer
    personal_best     what a game is among them, at its end
    local_game_setup  new games, rematches and their files, for local tables

Between a screen and a table:

    controller        keeps the connection, the client state and the unanswered command
    selection         the cards or the move a player has selected
    table_link        the connection to a table, as an interface
    puzzle_link       a puzzle as a table, with the same messages
    local_table       a table in this process, and its links
    remote_link       the connection to a table at a server
    identity          the player's secret at each server
    waiting_tables    the tables of servers that wait for this player

Not here: what a client knows of a table (`regicide.client`), and rules. The table or `regicide.rules` decides what is legal and what a move does.
"""
