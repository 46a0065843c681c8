# The line-by-line game.

plain-welcome = Open Regicide, an unofficial implementation of the card game. Type help for help.
plain-game =
    { $players ->
        [one] A solo game with the seed { $seed }.
       *[other] A game for { $players } players with the seed { $seed }.
    }
plain-resumed =
    { $count ->
        [one] Going on with the game in { $file }, after 1 move.
       *[other] Going on with the game in { $file }, after { $count } moves.
    }
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
plain-hand = Hand of { $who }: { $cards }.
plain-hand-card = { $text } { $card }
plain-step-play = { $who }: play cards.
plain-step-play-or-yield = { $who }: play cards or yield.
plain-step-suffer = { $who }: discard cards worth at least { $damage }.
plain-step-name = { $who }: name who goes next.
plain-move-says = { $number }. { $move }: { $says }
plain-discard-says = worth { $value }
plain-flip-says = discard the hand and draw anew; the medal falls to { $medal }
plain-nominate-says = { $who } goes next
plain-other-discards = Or other cards worth at least { $damage }, written as { $example }.
plain-prompt = Move:{" "}
plain-no-number = There is no move { $number }; expected 1 to { $count }, or a move such as { $example }.
plain-hand-over = Hand over to { $who }, who then presses Enter.
plain-medal-gold = gold
plain-medal-silver = silver
plain-medal-bronze = bronze
plain-saved = The game is saved in { $file }; the same command goes on with it.
plain-saved-rematch = The rematch is saved in { $file }; give this file to --record to go on with it.
plain-not-saved = The game was not saved: give --record FILE to keep one.
plain-help =
    A move is written as its cards: 7h, 3c3d, Ac8d. T is a ten, Je the Jester.
    Suits are c clubs, d diamonds, h hearts, s spades.
    x before cards discards them for damage: xAs9c. yield yields, flip flips a solo Jester, >2 names player 2.
    A number makes the move of that number. table shows the table again, log what happened, discard the discard pile.
    quit leaves the game; with --record it is saved after every move.
    The rules are in docs/rulebook.md; sentences quote their clauses, as §3.2.
plain-log-empty = Nothing has happened yet.
plain-discard-pile = Discard pile: { $cards }.
plain-hand-known =
    { $count ->
        [one] { $who } holds 1 card: { $cards }.
       *[other] { $who } holds { $count } cards, among them { $cards }.
    }
plain-top = On top of the tavern: { $cards }.
plain-over = This game is over.
plain-recorded = The game is recorded in { $file }; regicide replay tells it again.
plain-unknown = «{ $found }» is neither a move nor a command; type help for help.
