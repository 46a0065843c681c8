# Statistics of a player’s games: the page and `regicide statistics`.

## The page

statistics-empty = Nothing here yet. A game is counted when it is finished, and its luck and lost points when it is reviewed.
statistics-no-games = Nothing here yet. A game is counted when it is finished.
statistics-play = Play today’s deal
statistics-kept = All of this is kept on this device.
statistics-which = Which games
statistics-kind-all = All games
statistics-kind-solo = Solo
statistics-kind-bots = With bots
statistics-kind-people = With people
statistics-kind-daily = Daily deals
statistics-as-table = The same as a table
statistics-games = Games
statistics-won = Won
statistics-rate = Rate
statistics-interval = Interval
statistics-from-to = { $low } to { $high }%

## Numbers at the top

statistics-fact-won =
    { $games ->
        [one] won, of 1 game
       *[other] won, of { $games } games
    }
statistics-fact-best = royals defeated in your best game
statistics-fact-exact = exact kills per game
statistics-fact-row =
    { $row ->
        [one] win in a row, longest { $longest }
       *[other] wins in a row, longest { $longest }
    }
statistics-fact-helped =
    { $count ->
        [one] game with help, which gives no medal
       *[other] games with help, which give no medal
    }

## Charts

statistics-rates = Games won
statistics-by-players = by players at the table
statistics-by-company = by who you play with
statistics-by-options = by options
statistics-published = official rules
statistics-rates-sentence = You won { $won } of { $count }, { $rate }%. With 95% confidence, your true rate is between { $low } and { $high }%.
statistics-rates-few = You won { $won } of { $count }.
statistics-reached = How far games go
statistics-reached-about = games by royals defeated
statistics-reached-sentence =
    { $count ->
        [one] In half of your games you defeat 1 royal or more.
       *[other] In half of your games you defeat { $count } royals or more.
    }
statistics-royals = Royals
statistics-losses = Where games end
statistics-losses-about =
    { $count ->
        [one] 1 lost game, by royal
       *[other] { $count } lost games, by royal
    }
statistics-losses-sentence = The { $card } ends the most: { $count }.
statistics-ways = Ways to lose
statistics-way-stuck = no legal move was left
statistics-way-dry = the tavern had run dry
statistics-way-damage = the hand could not cover the damage
statistics-medals = Solo medals
statistics-medals-sentence =
    { $count ->
        [one] { $gold } gold, { $silver } silver, { $bronze } bronze in 1 game.
       *[other] { $gold } gold, { $silver } silver, { $bronze } bronze in { $count } games.
    }
statistics-loss = Points lost per decision
statistics-loss-about =
    { $count ->
        [one] 1 reviewed game, lower is better
       *[other] { $count } reviewed games, lower is better
    }
statistics-loss-sentence = { $loss } points per decision on average. A point is one game in a hundred.
statistics-habits = What costs you most
statistics-habits-about =
    { $count ->
        [one] Of 1 reviewed game: the kind of mistake that lost most
       *[other] Of { $count } reviewed games: the kind of mistake that lost most in each
    }
statistics-habit-cost =
    { $count ->
        [one] 1 game, { $loss } points
       *[other] { $count } games, { $loss } points
    }
statistics-luck = Luck
statistics-luck-sentence =
    { $error ->
        [none] { $luck } points in this game. It evens out over many games.
       *[other] { $luck } points per game on average, ± { $error }. It evens out over many games.
    }
statistics-server = On this server
statistics-server-sentence =
    { $count ->
        [one] You won { $won } of 1 game there; { $row } in a row now, { $longest } at best.
       *[other] You won { $won } of { $count } games there; { $row } in a row now, { $longest } at best.
    }
statistics-date = Date

## Badges

statistics-seals = Badges
statistics-seals-about = { $count } of { $all }, counted from your records
statistics-seal-earned = { $name }: reached, { $about }
statistics-seal-open = { $name }: not yet, { $about }
earned-title =
    { $count ->
        [one] A new badge
       *[other] { $count } new badges
    }
earned-more =
    { $count ->
        [one] and one more
       *[other] and { $count } more
    }
earned-row = { $count } wins in a row
earned-longest-row = { $count } wins in a row: your longest
earned-best-royals =
    { $count ->
        [one] 1 royal defeated
       *[other] { $count } royals defeated
    }: your best so far { $players ->
        [1] alone
       *[other] with { $players } players
    } (before: { $before })
earned-best-turns =
    { $count ->
        [one] Won in 1 turn
       *[other] Won in { $count } turns
    }: your fastest win so far { $players ->
        [1] alone
       *[other] with { $players } players
    } (before: { $before })
earned-next = Next badge: { $name } ({ $about })
seal-victory = Regicide
seal-victory-about = win a game
seal-gold = Gold
seal-gold-about = win alone without flipping a Jester
seal-two = Two of us
seal-two-about = win with two players
seal-three = Three of us
seal-three-about = win with three players
seal-four = Four of us
seal-four-about = win with four players
seal-friends = In good company
seal-friends-about = win with another person
seal-daily = Deal of the day
seal-daily-about = win a daily deal
seal-hardened = Hardened
seal-hardened-about = win against enemies with more health and attack
seal-swift = Swift
seal-swift-about = win in 33 turns or fewer
seal-dry = Last round
seal-dry-about = win after the tavern was empty
seal-jacks = Four Jacks
seal-jacks-about = defeat all Jacks exactly
seal-queens = Four Queens
seal-queens-about = defeat all Queens exactly
seal-kings = Four Kings
seal-kings-about = defeat all Kings exactly
seal-eight = Exact science
seal-eight-about = defeat eight royals exactly in one game
seal-blow = One blow
seal-blow-about = deal 40 damage or more in one play
seal-combo = Three of a kind
seal-combo-about = play three cards or more at once
seal-duel = Royal duel
seal-duel-about = play a King against a King
seal-shield = Untouched
seal-shield-about = reduce a King’s attack to 0
seal-healer = Healer
seal-healer-about = bring back 20 cards at once
seal-feast = Feast
seal-feast-about = draw ten cards in one move
seal-measure = To the penny
seal-measure-about = discard exactly the damage ten times in one game

## History

statistics-history = History
statistics-result = Result
statistics-result-all = All results
statistics-result-won = Won
statistics-result-lost = Lost
statistics-result-open = Not finished
statistics-row = { $players } · { $result } · { $beaten } of 12
statistics-none = No games match.
statistics-csv = Export as CSV
statistics-records = Export all records
statistics-delete-all = Delete these games…
statistics-delete-sure =
    { $count ->
        [one] Delete 1 game for good
       *[other] Delete { $count } games for good
    }

## In the terminal

statistics-unreadable =
    { $count ->
        [one] 1 game could not be read:
       *[other] { $count } games could not be read:
    }
statistics-unfinished =
    { $count ->
        [one] 1 game is unfinished and not counted.
       *[other] { $count } games are unfinished and not counted.
    }
