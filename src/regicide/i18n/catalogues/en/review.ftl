# The review of a game: what its moves cost, and what was luck. The terminal, the command line and the page use it.

## Why the best move is better

reason-wins = { $best }: the last enemy falls, and the game is won.
reason-unpaid = { $made }: the enemy strikes for { $attack }, and the hand left is worth { $value }.
reason-stuck =
    { $count ->
        [0] { $made }: no play and no yield is left, and the game is lost.
       *[other] { $made }: no play and no yield is left, and only a Jester can help.
    }
reason-kill-early =
    { $count ->
        [0] { $made }: this kill comes too early. No card is left in hand for the next royal, which strikes for { $attack }.
        [one] { $made }: this kill comes too early. 1 card, worth { $value }, is left in hand for the next royal, which strikes for { $attack }.
       *[other] { $made }: this kill comes too early. { $count } cards, worth { $value } together, are left in hand for the next royal, which strikes for { $attack }.
    }
reason-kill-ends-draws = { $made }: this kill comes too early. It leaves no time to draw and heal before the next royal.
reason-kill-late = { $made }: the enemy could fall now, but it stays and strikes for { $attack }.
reason-kill-late-unhurt = { $made }: the enemy could fall now, but it stays.
reason-exact-kill = { $best }: the exact kill puts the royal on top of the tavern. In a hand it is worth { $value }.
reason-exact-costly = { $made }: the kill is exact, but the hand left is worth { $value }, and the next royal strikes for { $attack }.
reason-lucky-draw = { $made }: the enemy strikes for { $attack }, the hand left is worth { $value }, and only a lucky draw can pay the rest.
reason-shield = { $best }: the enemy strikes for { $attack }, not for { $value }.
reason-shield-idle = { $made }: the shield costs { $value } damage, and the enemy stays longer.
reason-damages = { $best }: the enemy takes { $value } more damage.
reason-draws =
    { $count ->
        [one] { $best }: 1 card is drawn now.
       *[other] { $best }: { $count } cards are drawn now.
    }
reason-draws-wasted = { $made }: the hands are nearly full, so the diamonds draw only { $count } of { $value }.
reason-heals =
    { $count ->
        [one] { $best }: 1 card goes back under the tavern.
       *[other] { $best }: { $count } cards go back under the tavern.
    }
reason-hearts-small-pile = { $made }: the discard pile is small, so the hearts heal only { $count } of { $value }.
reason-last-diamond = { $made }: the last diamond in hand is given up: { $card }.
reason-needed-kill = { $made }: this gives up a card that is needed for a kill: { $card }.
reason-needed-draw = { $made }: this gives up a card that is needed to draw: { $card }.
reason-needed-heal = { $made }: this gives up a card that is needed to heal: { $card }.
reason-needed-shield = { $made }: this gives up a card that is needed as a shield: { $card }.
reason-needed-pay = { $made }: this gives up a card that is needed to pay for a blow: { $card }.
reason-needed-jester = { $made }: the Jester is needed later.
reason-saves-cards = { $made }: { $count } cards given up, where { $value } would do.
reason-next-holds =
    { $count ->
        [one] { $best }: this player holds 1 card; the other { $value }.
       *[other] { $best }: this player holds { $count } cards; the other { $value }.
    }
reason-yields =
    { $count ->
        [one] { $best }: no card is spent, and the next player holds 1.
       *[other] { $best }: no card is spent, and the next player holds { $count }.
    }
reason-yields-nothing =
    { $attack ->
        [0] { $made }: the enemy keeps its { $value } health.
       *[other] { $made }: the enemy keeps its { $value } health and strikes for { $attack }.
    }
reason-jester = { $best }: the enemy does not strike now, and every suit works against it.
reason-flip-early =
    { $count ->
        [0] { $made }: the Jester is needed later.
        [one] { $made }: 1 card is thrown away that could still be used.
       *[other] { $made }: { $count } cards are thrown away that could still be used.
    }
reason-flip-late = { $best }: a new hand is worth more now than later.
reason-lost-here = { $made }: this enemy wins more often.
reason-lost-next = { $made }: the next royal wins more often.
reason-runs-dry = { $made }: the tavern runs dry more often.
reason-fewer-cards = { $made }: fewer cards are left to face the next royal.
reason-later = { $best }: it pays off later.

## What follows the better move, and what the games show that were played to the end

reason-follows =
    { $turns ->
        [0] After the better move the enemy falls now; cards held then: { $cards }.
        [one] After the better move the enemy falls with the next turn; cards held then: { $cards }.
       *[other] After the better move the enemy falls in about { $turns } turns; cards held then: { $cards }.
    }
reason-follows-last =
    { $turns ->
        [0] After the better move the last enemy falls now.
        [one] After the better move the last enemy falls with the next turn.
       *[other] After the better move the last enemy falls in about { $turns } turns.
    }
reason-shown = { $fact }: { $made }; after the better move: { $best }.
reason-shown-lost-here = Lost to this enemy, of 100 games
reason-shown-lost-next = Lost to the next royal, of 100 games
reason-shown-lost-dry = Lost with an empty tavern, of 100 games
reason-shown-turns = Turns until the enemy falls
reason-shown-cards = Cards held when the next royal appears
reason-shown-tavern = Cards in the tavern when the next royal appears
reason-shown-drawn = Cards drawn until the next royal falls
reason-shown-paid = Cards paid to this enemy
reason-shown-royal = The royal is used again, in 100 games
reason-shown-flips = Jesters flipped, in 100 games
reason-shown-used = The card is used that way, in 100 games

## Why a move was made: during play from what everyone can see

why-wins = The last enemy falls, and the game is won.
why-exact = An exact kill puts the royal on top of the tavern. In a hand it is worth { $value }.
why-kill =
    { $attack ->
        [0] The enemy falls, and the same player goes on.
       *[other] The enemy falls before it strikes for { $attack }.
    }
why-jester = The enemy does not strike now, and every suit works against it.
why-draws = Room in the hands: { $missing }; cards drawn: { $count }.
why-heals = Cards in the tavern: { $tavern }; cards put back under it: { $count }.
why-shield = The shield lowers the enemy’s attack from { $attack } to { $left }.
why-damage = The enemy has { $left } health left, so it stays for now.
why-yield =
    { $attack ->
        [0] The enemy cannot strike, so a yield costs nothing.
       *[other] No card is played, and the enemy strikes for { $attack }.
    }
why-pays = The blow of { $attack } is paid for with cards worth { $value }.
why-names =
    { $most ->
        [yes] Cards held by the next player: { $count }; no hand has more.
       *[no] Cards held by the next player: { $count }.
    }
why-flips = A new hand is drawn. Jesters left: { $left }.
why-hand = The choice of cards also depends on the bot’s hand. The replay shows that hand after the game.

## The same after the game, from what its player knew

why-only = No other move was possible.
why-close = About as good: { $other }.
why-next = Next best: { $other }. { $stake }: { $chance } in 100 with this move, { $other_chance } with the other.
why-better = Better: { $other }. { $stake }: { $chance } in 100 with this move, { $other_chance } with the other.

## Three things to take away from a lost game

takeaways-title = What to take away
takeaways-decided = What decided it
takeaways-decided-move =
    { $you ->
        [yes] Your move { $number }.
       *[no] Move { $number }, { $who }.
    }
takeaways-decided-luck = Luck, after move { $number }: no move decided it.
takeaways-decided-none = No single move decided it.
takeaways-habit = The habit behind it
takeaways-habit-early-kills = Kills that come before the hand is ready for the next royal.
takeaways-habit-late-kills = Enemies left standing that could have fallen.
takeaways-habit-payments = Cards given up that were needed later.
takeaways-habit-draws = Diamonds played at the wrong time.
takeaways-habit-hearts = Hearts played at the wrong time.
takeaways-habit-blows = Blows that cost more than they had to.
takeaways-habit-next-player = Turns that went to the player who could do less.
takeaways-habit-flips = Jesters flipped at the wrong time.
takeaways-habit-other = No single habit: the marked moves have nothing in common.
takeaways-habit-none = None: no move is marked.
takeaways-next = What to try next
takeaways-next-early-kills = Before a kill, add up the hand that is left, and 5 for each card you will draw. If that is less than the next royal’s attack, draw, heal or shield first.
takeaways-next-late-kills = If the hand that is left reaches the next royal’s attack, kill now.
takeaways-next-payments = Pay with the cards that are worth least later: clubs first, diamonds and Aces last, and never the last diamond.
takeaways-next-draws = Draw before the hands are half empty.
takeaways-next-hearts = Play hearts before the tavern is nearly empty.
takeaways-next-blows = Before each play, compare the blow with the hand that is left. Against Queens and Kings put up a shield.
takeaways-next-next-player = Name the player with the most cards. Yield if the next player can do more than you.
takeaways-next-flips = Flip a Jester only if no other move survives.
takeaways-next-other = Play on from a turning point, and try the other move.
takeaways-next-none = Play the next deal in the same way.
takeaways-numbers = In numbers
takeaways-fall = { $stake }: { $before } → { $after }.
takeaways-marks = Marked moves of this kind: { $moves } of { $marked }; points lost: { $loss }.

## Numbers and moves

review-percent = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
review-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-move-discard = discard { $cards }
review-move-yield = yield
review-move-name = { $who } goes next
review-move-flip = flip a Jester
review-chance-of =
    { $medal ->
        [gold] Chance of gold
        [silver] Chance of silver
        [bronze] Chance of bronze
        [best] Chance of the best medal still possible
       *[none] Chance of winning
    }
review-medal-name =
    { $medal ->
        [gold] gold
        [silver] silver
       *[bronze] bronze
    }
review-medal-change = At stake until here: { $medal }, with a chance of { $chance }.
review-slip = slip
review-mistake = mistake
review-blunder = blunder
review-being-checked = being checked

## The report

review-title = Review of a game
review-breaks-off = The record breaks off. { $stake }: { $chance }.
review-cause-moves = The moves cost { $loss } points; move { $number } cost the most.
review-cause-luck = Bad luck cost { $luck } points, the moves { $loss }.
review-cost = The moves cost { $loss } points.
review-point = One point is one game in a hundred, if the Champion plays on from there and sees only what the player saw.
review-stakes = At stake is the best medal still possible: gold without a flip, silver with one, bronze with two. The review counts a game as won only if it brings that medal or a better one.
review-sum = How it adds up
review-average = Average for such games
review-deal-luck = Luck of the deal
review-deal = Chance at the deal
review-luck = Luck of the game
review-loss = Lost by moves
review-sum-medals = Next medal
review-end = Result
review-turning-points = Turning points
review-no-marks = No move lost two points or more beyond doubt.
review-marked = Move { $number }, { $who }: { $mark }, { $loss } points. Played: { $move } ({ $chance }). Better: { $best } ({ $value }). { $reason }
review-stroke = The biggest swing of luck: { $luck } points after move { $number } ({ $by }).
review-by-cards-healed = cards healed
review-by-cards-drawn = cards drawn
review-by-enemy-revealed = the next enemy
review-by-hands = what others held
review-by-nothing = the margin of error
review-players = Players
review-player = { $who }: { $loss } points lost per decision, { $best } best moves, luck { $luck }; slips { $slips }, mistakes { $mistakes }, blunders { $blunders }.
review-worlds = The Champion chose the best moves; { $worlds } sampled worlds valued them.
review-playouts = The Champion played both moves of each mark to the end, up to { $playouts } times.
review-thresholds = A slip loses at least 2 points, a mistake 5, a blunder 15. A loss gets a mark only if it is at least twice its margin of error.
review-chart = { $stake } before each move, from { $deal } at the deal to { $end } at the end. Straight down is a loss, a slope is luck.
review-chart-medals = Where the line breaks, the next medal is at stake.
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
review-undecided = There was not enough time to find out whether the deal could be won.
review-lost-at = Move { $number } lost the game: after it there was no way to win.
review-lost-between = The game was lost with one of the moves { $first } to { $last }.
review-lost-by = After move { $number } there was no way to win.
review-no-seed = The record has no seed, so later shuffles are not known.

## In the terminal

review-progress = Reviewing: { $done } of { $all } moves
review-checking = Checking the mark of move { $number }
review-chances = { $stake }: { $chance }, best { $value } ± { $error }
review-better = { $loss } points lost: { $mark }. Better: { $best }. { $reason }
review-luck-after = Luck after it: { $luck } points ({ $by })

## The page of a review

review-page-title = Review
review-page-no-moves = No move was made in this game, so there is nothing to review.
review-page-broken-off =
    { $number ->
        [one] The record breaks off after 1 move
       *[other] The record breaks off after { $number } moves
    }
review-page-broken-off-about = It is reviewed up to there.
review-page-struck =
    { $you ->
        [yes] The { $enemy } struck you for { $attack }, and your whole hand was worth { $value }.
       *[no] The { $enemy } struck { $who } for { $attack }, and their whole hand was worth { $value }.
    }
review-page-stuck =
    { $you ->
        [yes] You could neither play nor yield against the { $enemy }.
       *[no] { $who } could neither play nor yield against the { $enemy }.
    }
review-page-tavern-dry = The tavern ran dry after move { $number }.
review-page-cost =
    { $count ->
        [0] Moves cost { $loss } points, and none has a mark. Luck: { $luck }. The chance at the deal was { $deal } in 100.
        [one] Moves cost { $loss } points, and one of them has a mark. Luck: { $luck }. The chance at the deal was { $deal } in 100.
       *[other] Moves cost { $loss } points, and { $count } of them have a mark. Luck: { $luck }. The chance at the deal was { $deal } in 100.
    }
review-page-turning-point = Turning point { $number }
review-page-sum = How the chance at the deal became the result
review-page-sum-deal = At the deal
review-page-sum-luck = Luck
review-page-sum-moves = Moves
review-page-sum-medals = Next medal
review-page-sum-end = Result
review-page-sum-average = an average deal: { $average }
review-page-strokes = { $good } and { $bad }
review-page-sum-marked =
    { $count ->
        [one] 1 marked: { $loss }
       *[other] { $count } marked: { $loss }
    }
review-page-progress = Progress of the review
review-page-read = { $count } of { $all } moves reviewed
review-page-checking = 
    { $count ->
        [one] One mark is being checked: its moves are played to the end.
       *[other] { $count } marks are being checked: their moves are played to the end.
    }
review-page-stop = Stop
review-page-resume = Review again
review-page-not-yet = Not reviewed yet.
review-page-graph = { $stake }: { $deal } in 100 at the deal, { $last } before move { $number }.
review-page-graph-medal = From move { $number } on, the next medal is at stake. { $stake }: { $chance } in 100.
review-page-graph-empty = Nothing is known yet.
review-page-graph-fell = After move { $number } it stayed below 50.
review-page-graph-low = Its lowest point was { $low }, before move { $number }.
review-page-legend = Key
review-page-legend-move = straight down: a move
review-page-legend-luck = slope: luck
review-page-legend-medal = dotted: the next medal
review-page-legend-bars = each move: lost, luck
review-page-legend-band = 95% range
review-page-legend-exact = exact kill
review-page-stop-before = Previous turning point
review-page-stop-next = Next turning point
review-page-keys = Arrow keys move; [ and ] jump between turning points.
review-page-table = The same as a table
review-page-column-move = Move
review-page-column-enemy = Enemy
review-page-column-who = Who and what
review-page-column-best = Best
review-page-column-made = Made
review-page-column-lost = Lost
review-page-column-luck = Luck after
review-page-column-error = ±
review-page-column-medal = Medal
review-page-fell = { $before } → { $after } in 100:
review-page-in-hundred = { $chance } in 100
review-page-best = the best move
review-page-too-close = too close to tell
review-page-no-word = too small to mark
review-page-all-cards = All cards
review-page-moves-here = The best move and the one that was made
review-page-try = Try from here
review-page-mistakes = Practise these moves
review-page-turned = What turned the game
review-page-move-against = Move { $number }, { $enemy }
review-page-points = { $points } points
review-page-played =
    { $you ->
        [yes] Your move
       *[no] { $who }
    }
review-page-discarded =
    { $you ->
        [yes] You discarded
       *[no] { $who } discarded
    }
review-page-better = Better
review-page-look = Look
review-page-largest-luck = Luck, after move { $number }.
review-page-luck-hands = It depended on what the next player held.
review-page-luck-no-fault = No move decides this.
review-page-which-moves = Moves shown
review-page-marked = Marked: { $count }
review-page-all = All: { $count }
review-page-luck = luck { $luck }
review-page-people = Around the table
review-page-lost-each = points lost per move
review-page-best-share = best, or too close to tell
review-page-luck-after = luck after their moves
review-page-of = { $count } of { $all }
review-page-found-exact = Found the exact kill of the { $enemy } with move { $number }.
review-page-found-best =
    { $count ->
        [one] Found the best move, or one as good, once in { $all }.
       *[other] Found the best move, or one as good, { $count } times in { $all }.
    }
review-page-words = What the marks mean
review-page-from-to = { $from } to { $to } points
review-page-from = { $from } points or more
review-page-unmarked = no mark
review-page-unmarked-about = less, or too close to tell
review-page-in-this-game = { $count } in this game, { $loss }
review-page-words-about = A move gets a mark only if its loss is at least twice its margin of error. Moves are tried in { $worlds } deals of the hidden cards; the same game gives the same review everywhere.
review-page-was-winnable = Was this winnable?
review-page-answer-winnable = Yes
review-page-answer-lost = No
review-page-answer-undecided = Not decided
review-page-deal-winnable = Proved: a line of moves wins this deal.
review-page-deal-lost = Proved: no line of moves wins this deal.
review-page-deal-undecided = Neither a win nor a proof was found in time.
review-page-lost-after = Lost for certain after move { $number }.
review-page-lost-with = Before move { $number } the game could still be won; after it, no longer.
review-page-lost-between = Winnable before move { $first }; lost for certain after move { $last }. In between it is not decided.
review-page-move = Move { $number }
review-page-look-at = Look at move { $number }
review-page-solving = Looking for a win…
review-page-not-solved = Not checked.
review-page-hindsight-about = Only this box looks into hidden hands and decks. No player could know them, so it costs no points.
review-page-try-from = Try from move { $number }
review-page-practice = For practice: it gives no medal and is not counted.
review-page-hidden-cards = Hidden cards
review-page-as-they-were = As they were
review-page-as-they-were-about = You have seen some of them by now.
review-page-dealt-again = Dealt again
review-page-dealt-again-about = What the player to move could not see is shuffled.
review-page-other-seats = The other seats
review-page-others-bots = Champion bots
review-page-others-here = People at this device
review-page-play-on = Play on
