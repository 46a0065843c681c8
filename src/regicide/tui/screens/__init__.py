"""The full-screen game.

    game_app          what these programs have in common: colours, and terminals without Unicode
    start_app         the start screen: asks what to play
    table_app         the game: one app, one controller per player at this keyboard
    table_screen      the screen of a table
    puzzle_app        a puzzle at the board of a table
    overlays          screens over it: a list to choose from, the hand-over between players
    help              the help overlay: keys and rules
    replay_app        the replay of a recorded game
    card_widget, action_button, event_log   the widgets: a card, a button, the log

Not here: what stands on them (text), the connection to a table (controller).
"""
