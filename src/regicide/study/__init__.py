"""What can be learned from a game: whether it could be won, reviews, puzzles, daily deals, statistics.

    review            `review`: what each decision of a game lost, and what chance gave
    why_made          `why_made`: why a move was made, by what its player could know
    review_cache      keeps reviews in files
    chance_graph      the chance of winning during a reviewed game, to draw
    winnable          `hindsight`: whether a game could be won with all cards known
    game_facts        `GameFacts`: what the following count of one game, from its record
    daily             `DailyDeal`: the deal of a day, and days in a row
    par               `Par`: what the champion makes of a deal
    statistics        `statistics`: win rates, medals, ways to lose and seals of a player's games
    evening           the ranking, the partings and the feats of an evening
    intervals         confidence intervals
    solving           `solve`: finds a solution of a game with all cards known, or proves there is none
    puzzle_kinds      what puzzles ask, and what their solutions use
    puzzle            `Puzzle`: a moment of a game in which one move is right
    puzzle_text       the puzzle file, and `shipped_puzzles` (puzzles.txt)
    puzzle_progress   what a player did with the puzzles
    glicko            the rating of a player
    lesson            `Lesson`: a position, and the moves that it asks for
    lesson_course     the course in two parts, and the chapters about reasons and habits
    lesson_reasons    why another move is beside the point of a lesson
    play_well         the positions of the second part
    idea              whether an idea of the second part decides a move, and deals to try it in
    wrong_advice      what common advice costs

Not here: sentences (i18n; the command line and the terminal print them), rules, training of bots (lab).
"""
