# The line-by-line game.

plain-welcome = Open Regicide, an unofficial implementation of the card game. Type help for help.
plain-game =
    { $players ->
        [one] Solo game, seed { $seed }.
       *[other] Game for { $players } players, seed { $seed }.
    }
plain-resumed =
    { $count ->
        [one] Resuming the game in { $file } after 1 move.
       *[other] Resuming the game in { $file } after { $count } moves.
    }
plain-begin-another = To begin another game instead, add --new.
plain-enemy = Enemy: { $enemy }. Health { $left } of { $health }. Attack { $attack }.
plain-enemy-shielded = Enemy: { $enemy }. Health { $left } of { $health }. Attack { $attack } after a shield of { $shield }.
plain-immune = It is immune to { $suit }.
plain-immunity-cancelled = A Jester cancelled its immunity.
plain-table = Played against it: { $cards }.
plain-decks = Castle { $castle }, tavern { $tavern }, discard pile { $discard }.
plain-jesters = Jesters left to flip: { $count }.
plain-hand-size =
    { $count ->
        [one] { $who } holds 1 card.
       *[other] { $who } holds { $count } cards.
    }
plain-hand =
    { $you ->
        [yes] Your hand: { $cards }.
       *[no] { $who }’s hand: { $cards }.
    }
plain-hand-card = { $text } { $card }
plain-step-play =
    { $you ->
        [yes] Play cards.
       *[no] { $who }: play cards.
    }
plain-step-play-or-yield =
    { $you ->
        [yes] Play cards or yield.
       *[no] { $who }: play cards or yield.
    }
plain-step-suffer =
    { $you ->
        [yes] Discard cards worth at least { $damage }.
       *[no] { $who }: discard cards worth at least { $damage }.
    }
plain-step-name =
    { $you ->
        [yes] Choose who goes next.
       *[no] { $who }: choose who goes next.
    }
plain-move-says = { $number }. { $move }: { $says }
plain-discard-says = worth { $value }
plain-flip-says = discard your hand and draw a new one; the medal drops to { $medal }
plain-flip-unearned = discard your hand and draw a new one
plain-nominate-says =
    { $you ->
        [yes] you go next
       *[no] { $who } goes next
    }
plain-other-discards = Or any other cards worth at least { $damage }, written like { $example }.
plain-prompt = Move:{" "}
plain-no-number = There is no move { $number }; expected 1 to { $count }, or a move such as { $example }.
plain-hand-over = Pass the keyboard to { $who }, who then presses Enter.
plain-medal-gold = gold
plain-medal-silver = silver
plain-medal-bronze = bronze
plain-saved = The game is saved in { $file }; run the same command to continue.
plain-saved-rematch = The rematch is saved in { $file }; use --record with this file to continue it.
plain-not-saved = This game will not be saved. { $why } Another file can be given with --record FILE.
plain-help-moves =
    Write a move as its cards: 7h, 3c3d, Ac8d. T is a ten, Je the Jester.
    Suits are c clubs, d diamonds, h hearts, s spades.
    x before cards discards them to cover damage: xAs9c. yield yields, flip flips a solo Jester, >2 chooses player 2.
plain-help =
    Type a number to make that move. table shows the table again, log shows what happened, discard shows the discard pile.
    hint shows the best move; the game then gives no medal. why explains the latest move of a bot.
    quit leaves the game, which is saved after every move; the same command continues it.
    Messages quote clauses of the rules, such as §3.2: “regicide rules 3.2” prints it.
plain-hint-again = Type hint again to see it.
plain-log-empty = Nothing has happened yet.
plain-discard-pile = Discard pile: { $cards }.
plain-hand-known =
    { $count ->
        [one] { $who } holds 1 card: { $cards }.
       *[other] { $who } holds { $count } cards, among them { $cards }.
    }
plain-top = On top of the tavern: { $cards }.
plain-over = This game is over.
plain-recorded = The game is recorded in { $file }; regicide replay shows it again.
plain-unknown = “{ $found }” is neither a move nor a command; type help for help.
