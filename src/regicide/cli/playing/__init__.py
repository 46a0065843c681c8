"""Commands that open a game.

    play_commands     their parameters and examples
    open_browser      `regicide` alone: starts a server and opens the game in the browser
    play              `regicide play`: begins a game or continues one
    start             `regicide play` without options: asks what to do
    games             `regicide games`: lists the kept games
    typed_lines       lines that a player reads and types
    terminal_game     the full-screen game, local or at a server: `play`, `join`
    daily             `regicide daily`: plays or shows the deal of a day
    puzzle            `regicide puzzle`
    learn             `regicide learn`: the lessons

Not here: the game itself (tui).
"""
