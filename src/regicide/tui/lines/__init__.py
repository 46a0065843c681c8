"""The line-by-line game, for screen readers and scripts.

    plain             the game itself, a client of a table in this process
    plain_table       the table in lines of text
    move_menu         the numbered moves it offers
    typed_moves       turns what players type into notation
    puzzle_prompt     one puzzle: shows it, takes moves, explains them
    lesson_prompt     one lesson: shows it, and asks for its moves
    practice_prompt   a practice game for one idea

Not here: the files of games (game_file), what the command line asks for (cli).
"""
