# The companion: bookkeeping for a game at a real table.

## The page, and setting up

companion-lay-castle = Castle: shuffle the four Kings, the four Queens and the four Jacks separately. Stack them face down: Kings at the bottom, then Queens, Jacks on top.
companion-lay-tavern =
    { $jesters ->
        [0] Tavern: shuffle the Aces and all cards from 2 to 10.
        [one] Tavern: shuffle the Aces, all cards from 2 to 10 and 1 Jester.
       *[other] Tavern: shuffle the Aces, all cards from 2 to 10 and { $jesters } Jesters.
    }
companion-lay-hands =
    { $players ->
        [1] Draw a hand of { $limit }.
       *[other] Everyone draws a hand of { $limit }.
    }
companion-lay-aside =
    { $count ->
        [one] Set 1 Jester aside: flip it for a new hand.
       *[other] Set { $count } Jesters aside: flip one for a new hand.
    }
companion-begin = Cards are ready

## The table

companion-reveal = Which royal was revealed?
companion-tell = Tap what was played.
companion-then = then { $left }
companion-suit-h = heal
companion-suit-d = draw
companion-suit-c = double
companion-suit-s = shield
companion-by-cards = by card
companion-suits =
    { $count ->
        [0] No suit
        [one] Choose the suit
       *[other] Choose { $count } suits
    }
companion-not-covered = Cannot cover
companion-undo = Undo
companion-redo = Redo
companion-done = Done. { $then }
companion-time = time played
companion-medal-gold = Gold is still possible.
companion-medal-silver = Silver is still possible.
companion-medal-bronze = Bronze is still possible.
companion-lost = Game lost
companion-sure = Drop this unfinished game

## What the table must do now. What stands before | is printed large

companion-heal = Heal { $count } | Shuffle the discard pile and put up to { $count } of its cards under the tavern, face down.
companion-draw =
    { $players ->
        [1] Draw { $count } | Up to { $limit } cards in hand.
       *[other] Draw { $count } | One card each, clockwise from { $who }. Skip anyone with { $limit } cards.
    }
companion-shield = Shield { $shield } | The enemy’s attack is now { $attack }.
companion-shield-counts = Earlier spades now count: shield { $shield } | The enemy’s attack is now { $attack }.
companion-double = Damage doubles | { $count } becomes { $damage }.
companion-damage = { $damage } damage | { $left } health left.
companion-damage-exact = { $damage } damage | Exactly what it has left.
companion-damage-over = { $damage } damage | { $over } more than needed.
companion-again =
    { $you ->
        [yes] You play again | All cards played against this enemy go to the discard pile.
       *[no] { $who } plays again | All cards played against this enemy go to the discard pile.
    }
companion-suffer =
    { $you ->
        [yes] You suffer { $damage } | Discard cards worth at least that much.
       *[no] { $who } suffers { $damage } | Discard cards worth at least that much.
    }
companion-suffer-stop =
    { $you ->
        [yes] You suffer { $damage } | Discard one card at a time, and stop when it is covered.
       *[no] { $who } suffers { $damage } | Discard one card at a time, and stop when it is covered.
    }

## What cannot be

companion-why-royal-twice = The { $card } has already been defeated.
companion-why-royal-out-of-order = The { $card } cannot appear now: a { $rank } is next.
companion-why-not-beaten = Nobody can hold the { $card } yet: it has not been defeated.
companion-why-lies-there = The { $card } has already been played against this enemy.
companion-why-none = None left to play.
companion-why-no-enemy = First enter the royal that was revealed.
