# Puzzles: the page and `regicide puzzle`.

puzzle-kind-exact-kill = Exact kill
puzzle-kind-survive = Survive
puzzle-kind-only-win = Only move
puzzle-kind-best-move = Best move
puzzle-ask-exact-kill = Defeat the enemy with exact damage, no more and no less.
puzzle-ask-survive = Survive the blow, and keep what you will need.
puzzle-ask-only-win = All cards are open. Only one move can still win: find it.
puzzle-ask-best-move = Find the move with the best chance of winning.
puzzle-number = Puzzle { $number }
puzzle-difficulty = Difficulty { $difficulty }
puzzle-your-rating = Your rating: { $rating } ± { $deviation }
puzzle-rating-later =
    { $count ->
        [one] Your rating appears after one more puzzle.
       *[other] Your rating appears after { $count } more puzzles.
    }
puzzle-streak =
    { $count ->
        [one] 1 right in a row.
       *[other] { $count } right in a row.
    }
puzzle-wrong = Wrong: { $move }.
puzzle-why-not = Why not { $move }?
puzzle-right = Solved: { $move }.
puzzle-solution = The solution: { $move }.
puzzle-sum-discard = You would discard { $value } for { $damage } damage, and keep: { $cards }.
puzzle-lost-then = With all cards known it is proved: after this move the game cannot be won.
puzzle-wins-then = With all cards known it is proved: this move can still win, and no other can.
puzzle-chances = After it the Champion wins { $chance } of 100 games; after the next best move, { $next }.
puzzle-open-castle = The enemies to come, in order: { $cards }.
puzzle-help = Type a move such as { $example }; table shows the puzzle again, discard the discard pile, help how to write moves, solution the answer. quit ends.
puzzle-first-this = First solve this puzzle, or see its solution with h.
puzzle-another = Enter: another puzzle; quit: stop.
puzzle-none = There is no puzzle of this kind and theme.
puzzle-not-kept = Your rating could not be kept in { $file }.
error-puzzle-progress = { $file } is not a file of puzzle ratings; it was left untouched. Move it away to start again.
error-no-such-puzzle = Puzzle { $number } does not exist or was withdrawn; try number { $other }.
error-puzzle-file = This is not a puzzle file: it begins with “{ $found }”, not with “{ $expected }”.
error-puzzle-line = Line { $line } of the puzzle file cannot be read: “{ $found }”.
cli-puzzle = Solve puzzles; a rating follows your answers.
cli-puzzle-number = The number of a puzzle.
cli-puzzle-today = The puzzle of the day.
cli-puzzle-kind = Only puzzles of this kind:
cli-puzzle-theme = Only puzzles about this:
puzzles-no-forecast = The forecast comes with the answer: work it out.
puzzles-first-counts = Only your first answer counts.
puzzles-counted-before = Your first answer to this one has already been counted.
puzzles-yours = Your puzzles
puzzles-score = Solved: { $solved } of { $tried } · in a row: { $row }
puzzles-show-rating = Show my rating
puzzles-show = Show the solution
puzzles-next = Next puzzle
puzzles-kind = Kind
puzzles-theme = Theme
puzzles-theme-kills = When to kill
puzzles-theme-payments = Cards needed later
puzzles-theme-draws = When to draw
puzzles-theme-hearts = When to play hearts
puzzles-theme-blows = Blows
puzzles-theme-next-player = Who plays next
puzzles-theme-flips = When to flip a Jester
puzzles-players = Players
puzzles-level = Difficulty
puzzles-level-easy = Easy
puzzles-level-middle = Medium
puzzles-level-hard = Hard
puzzles-all = Any
puzzles-wish = Next puzzles
puzzles-another = Another puzzle
puzzles-line = Show how it wins
puzzles-line-next = Next step
puzzles-line-step = A winning line: step { $number } of { $all }
puzzles-this-one = This puzzle
puzzles-all-cards = All cards
puzzles-castle = Enemies to come
puzzles-tavern = Tavern, from the top
puzzles-source = From a game of bots: { $bots }.
puzzles-not-kept = This browser keeps no data: your rating lasts until you close the page.
rush-title = Three-minute rush
rush-about = Three minutes or three mistakes, whichever comes first. It begins easy, and each right answer makes the next puzzle harder. Your rating and your row stay as they are.
rush-start = Start
rush-time = Time left
rush-right = Right: { $count }
rush-wrong = Mistakes: { $count } of 3
rush-mark-right = Right
rush-mark-wrong = Wrong
rush-left =
    { $seconds ->
        [60] One minute left.
       *[other] { $seconds } seconds left.
    }
rush-solved =
    { $count ->
        [one] One puzzle solved
       *[other] { $count } puzzles solved
    }
rush-end-time = The time is up.
rush-end-mistakes = The third mistake ended the rush.
rush-best = Your best so far: { $count }.
rush-best-new = More than ever before on this device.
rush-again = Again
rush-missed = Look at the missed ones again
rush-met = You have seen this puzzle in a rush, so your answer does not count.
mistakes-title = Your mistakes
mistakes-left = Your mistakes: { $count }
mistakes-count = Your mistakes: { $count } to practise
mistakes-ask = In your game you made another move. Your first answer decides when the position comes back; your rating stays as it is.
mistakes-stake = At stake: { $medal }. Only games that bring this medal or a better one count as won.
mistakes-chances = After it the Champion wins { $chance } of 100 games. Your move in the game: { $move }; after it, { $next }.
mistakes-back =
    { $days ->
        [one] This position comes back tomorrow.
       *[other] This position comes back in { $days } days.
    }
mistakes-sits = Solved five times: this position will not come back.
mistakes-none = Nothing to practise today.
