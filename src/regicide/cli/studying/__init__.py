"""Commands for players who want to understand their play.

    review            `regicide review`
    replay            `regicide replay`
    solve             `regicide solve`
    rules             `regicide rules`: the rulebook, or the answer to a question
    statistics        `regicide statistics`: counts saved games

Not here: reviews and statistics themselves (study).
"""
