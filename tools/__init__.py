"""Programs for developers: nothing here is installed with the game.

setup          what dev.py needs before anything is installed
generate_web   writes the files that come from the Python code
generators     what it writes, one module per file
experiments    what games of bots tell: calibrations, the report on the game
puzzles        makes puzzles of games of bots
checks         checks that take minutes or need other programs: chaos, secrecy, verify, versions
pictures       the pictures of the documentation
check_prose    finds phrases we do not use
"""
