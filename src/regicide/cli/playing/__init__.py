"""Commands that open a game.

    open_browser      `regicide` alone: starts a server and opens the game in the browser
    play              `regicide play`: starts or resumes a game
    terminal_game     the full-screen game, local or at a server: `play`, `join`
    daily             `regicide daily`: plays or shows the deal of a day
    puzzle            `regicide puzzle`

Not here: the game itself (tui), lessons.
"""
