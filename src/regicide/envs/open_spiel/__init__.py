"""What OpenSpiel's game (`open_spiel_game`) is made of. Only `observer` needs OpenSpiel.

    unchanging      `Unchanging`: values that a copy of a state shares
    core_state      a state of the core as bytes: its legal actions, moves and views
    game_constants  `GameConstants`: what is the same in all games of one setup; the deal
    past            `Past`: every move with the state after it, and what one player saw of them
    observer        `RegicideObserver`: what a player sees, as texts and as tensors

Not here: the game and its states (`envs.open_spiel_game`).
"""
