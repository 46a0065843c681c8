"""Makes puzzles of games of bots: `python3 dev.py puzzles FILE`.

puzzle_maker      `make_puzzles`: plays games, checks what it finds, and chooses puzzles at the end
puzzle_journal    what a run has found and checked so far
puzzle_finder     the puzzles of one game
puzzle_checks     whether a decision has one right move, by two runs that share nothing
played_out        whether the solution holds in games played to the end, and why
puzzle_kinds      which kind of puzzle a decision is
puzzle_difficulty how hard it is, by the players of graded strength that miss it
puzzle_selection  puzzles that differ, balanced over kinds, players and difficulty

Not here: the puzzles themselves, and what a player does with them (regicide.study).
"""
