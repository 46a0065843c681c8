"""Text on the screens: functions of what a client knows.

    card_text         cards and the health bar
    table_text        turn, seats, enemy, piles
    forecast_text     what the chosen move would do
    hint_text         the hint that a player asked for
    event_text        updates as lines of the log
    puzzle_text       the answers to moves at a puzzle
    kept_game_text    a kept game in one line
    waiting_table_text  a table of a server that waits, and the time of a turn
    review_text       the numbers, moves and reasons of a review
    why_played        what speaks for a move, from what everyone can see

Not here: sentences (i18n), widgets (screens).
"""
