# The review of a game: what its moves lost, and what chance gave. The terminal, the command line and the page use it.

## Why the best move is better

reason-exact-kill = It defeats the enemy exactly, so the royal goes on top of the tavern.
reason-defeats = It defeats the enemy.
reason-survives = It survives: after the other move the damage cannot be covered.
reason-keeps = It keeps the { $card }.
reason-draws =
    { $count ->
        [one] It draws 1 card more.
       *[other] It draws { $count } cards more.
    }
reason-heals =
    { $count ->
        [one] It heals 1 card more.
       *[other] It heals { $count } cards more.
    }
reason-blocks = The enemy strikes for { $count } less.
reason-damages = It deals { $count } more damage.
reason-keeps-jester = It keeps a Jester.
reason-saves-cards =
    { $count ->
        [one] It costs 1 card less.
       *[other] It costs { $count } cards less.
    }
reason-later = What it prepares shows only later.

## Numbers and moves

review-percent = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
review-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-move-discard = discard { $cards }
review-move-yield = yield
review-move-name = { $who } goes next
review-move-flip = flip a Jester
review-slip = slip
review-mistake = mistake
review-blunder = blunder

## The report

review-title = Review of a game
review-breaks-off = The record breaks off; the chance of winning was { $chance }.
review-cause-moves = The moves cost { $loss } points, most of them move { $number }.
review-cause-luck = Bad luck cost { $luck } points, the moves { $loss }.
review-cost = The moves cost { $loss } points.
review-point = One point is one game in a hundred, if the champion plays on from there and sees only what the player saw.
review-sum = How it adds up
review-average = Such games on average
review-deal-luck = Luck of the deal
review-deal = Chance at the deal
review-luck = Luck of the game
review-loss = Lost by moves
review-end = Result
review-turning-points = Turning points
review-no-marks = No move lost two points or more beyond doubt.
review-marked = Move { $number }, { $who }: { $mark }, { $loss } points. Played: { $move } ({ $chance }). Better: { $best } ({ $value }). { $reason }
review-stroke = The largest stroke of chance: { $luck } points after move { $number } ({ $by }).
review-by-cards-healed = cards healed
review-by-cards-drawn = cards drawn
review-by-enemy-revealed = the next enemy
review-by-hands = what others held
review-by-nothing = the error of the estimates
review-players = Players
review-player = { $who }: { $loss } points lost per decision, { $best } best moves, luck { $luck }; slips { $slips }, mistakes { $mistakes }, blunders { $blunders }.
review-medal = Of the chance of winning without flipping another Jester, the moves lost { $loss } points.
review-worlds = { $worlds } sampled worlds chose the best moves, and as many others valued them.
review-thresholds = A slip loses 2 points or more, a mistake 5, a blunder 15; only losses of at least twice their error count.
review-chart = The chance of winning before each move, from { $deal } at the deal to { $end } at the end. Straight down is a loss, a slope is luck.
review-moves = All moves
review-column-number = No.
review-column-player = Player
review-column-move = Move
review-column-chance = Chance
review-column-best = Best
review-column-loss = Loss
review-column-luck = Luck
review-column-remark = Remark

## With all cards known

review-hindsight = With all cards known
review-hindsight-note = No player could know this; it costs no points.
review-winnable = The deal could be won.
review-unwinnable = The deal could not be won: every line was tried.
review-undecided = Whether the deal could be won was not found out in time.
review-lost-at = Move { $number } lost it: after it there was no way to win.
review-lost-between = It was lost somewhere from move { $first } to move { $last }.
review-lost-by = After move { $number } there was no way to win.
review-no-seed = The record has no seed, so later shuffles are not known.

## In the terminal

review-progress = Reviewing: { $done } of { $all } moves
review-chances = Chance { $chance }, best { $value } ± { $error }
review-better = { $mark }, { $loss } points. Better: { $best }. { $reason }
review-luck-after = Luck after it: { $luck } points ({ $by })
