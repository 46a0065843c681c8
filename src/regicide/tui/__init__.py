"""The game in a terminal.

    plain      line by line, for screen readers and scripts
    menu       the numbered moves it offers
    session    a game being played, saved after every move
    typing     what people type for a move, and what they mean

Not here: rules. Moves and their consequences are asked for, never computed.
"""
