"""The game in a terminal.

The line-by-line game:

    plain             the game itself: reads lines, writes lines
    plain_table       the table in lines of text
    move_menu         the numbered moves it offers
    typed_moves       turns what players type into notation
    saved_game        the record of the game, saved after every move
    puzzle_prompt     one puzzle: shows it, takes moves, explains them

The full-screen game:

    start_app         the start screen: asks what to play
    table_app         the game: one app, one controller per player at this keyboard
    table_screen      the screen of a table
    overlays          screens over it: a list to choose from, the hand-over between players
    help              the help overlay: keys and rules
    replay_app        the replay of a recorded game
    card_widget, action_button, event_log   the widgets: a card, a button, the log

Text on these screens:

    card_text         cards and the health bar
    table_text        turn, seats, enemy, piles
    forecast_text     what the chosen move would do
    hint_text         the hint that a player asked for
    event_text        updates as lines of the log
    review_text       the numbers, moves and reasons of a review

Files:

    game_file         the file of a game, for both
    local_game_setup  new games, rematches and their files, for local tables

Between a screen and a table:

    controller        keeps the connection, the client state and the unanswered command
    selection         the cards or the move a player has selected
    table_link        the connection to a table, as an interface
    local_table       a table in this process, and its links
    remote_link       the connection to a table at a server
    identity          the player's secret at each server

Not here: what a client knows of a table (`regicide.client`), and rules. The table or `regicide.rules` decides what is legal and what a move does.
"""
