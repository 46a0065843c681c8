"""Makes puzzles of games of bots: `python3 dev.py puzzles FILE`.

puzzle_maker      `make_puzzles`: plays games, keeps what it finds, and chooses puzzles at the end
puzzle_finder     the puzzles of one game
puzzle_checks     whether a decision has one right move, by two runs that share nothing
puzzle_kinds      which kind of puzzle a decision is
puzzle_difficulty how hard it is, by the bots that miss it
puzzle_selection  puzzles that differ, balanced over kinds, players and difficulty

Not here: the puzzles themselves, and what a player does with them (regicide.study).
"""
