"""The game in a terminal.

    plain        line by line, for screen readers and scripts; menu: the numbered moves it offers
    saved_game      a game being played, saved after every move
    typed_moves       what people type for a move, and what they mean

    app          the game with a screen; table_screen: a table on it; overlays, help: what is
                 laid over it
    start_app    what would you like to play; replay_app: looking back at a game
    controller   between a link and a screen; client_state: what it knows; selection: what is chosen
    evidence     the cards a seat saw, which the seal of the deal is checked against
    link         the way to a table; local_table: one in this process; remote_link: one at a server
    local_game      sitting down at a table of one's own; identity: who we are at which server
    table_text, forecast_text   the table, and what a move would do, as text; event_text: what happened, in words
    card_text        cards as coloured text; card_widget, action: what can be clicked on; event_log

Not here: rules. Moves and their consequences are asked for, never computed.
"""
