"""Learning the game: prepared positions, and the moves a learner is asked for.

    course    the lessons, in the order they are learnt
    script    each of them played out beforehand: all a screen needs to give it without a server

The words of a lesson are in the catalogue `lessons`, under its name.
Not here: rules. What a move does is asked of them when the script is written.
"""
