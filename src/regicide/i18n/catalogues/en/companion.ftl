# The companion: bookkeeping for a game at a real table.

## The page, and setting up

companion-lay-castle = Castle: shuffle the four Kings, the four Queens and the four Jacks apart. Kings below, Queens on them, Jacks on top, face down.
companion-lay-tavern =
    { $jesters ->
        [0] Tavern: shuffle the Aces and the 2 to 10.
        [one] Tavern: shuffle the Aces, the 2 to 10 and 1 Jester.
       *[other] Tavern: shuffle the Aces, the 2 to 10 and { $jesters } Jesters.
    }
companion-lay-hands =
    { $players ->
        [1] Draw a hand of { $limit }.
       *[other] Everyone draws a hand of { $limit }.
    }
companion-lay-aside =
    { $count ->
        [one] Lay 1 Jester aside: flip it for a new hand.
       *[other] Lay { $count } Jesters aside: flip one for a new hand.
    }
companion-begin = The cards lie ready

## The table

companion-reveal = Which royal is turned up?
companion-tell = Tap what was played.
companion-then = then { $left }
companion-suit-h = heal
companion-suit-d = draw
companion-suit-c = double
companion-suit-s = shield
companion-by-cards = cards
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
companion-sure = This game is not over: drop it

## What the table must do now. What stands before | is printed large

companion-heal = Heal { $count } | Shuffle the discard pile, put { $count } of it under the tavern, face down.
companion-draw =
    { $players ->
        [1] Draw { $count } | Up to a hand of { $limit }.
       *[other] Draw { $count } | One each, clockwise from { $who }. Hands of { $limit } are skipped.
    }
companion-shield = Shield { $shield } | The enemy's attack is { $attack } now.
companion-shield-counts = Earlier spades count now: shield { $shield } | The enemy's attack is { $attack } now.
companion-double = Damage doubles | { $count } becomes { $damage }.
companion-damage = { $damage } damage | { $left } health left.
companion-damage-exact = { $damage } damage | Exactly what is left.
companion-damage-over = { $damage } damage | { $over } more than needed.
companion-again = { $who } plays again | All cards played against this enemy go to the discard pile.
companion-suffer = { $who } suffers { $damage } | Discard cards worth at least that much.
companion-suffer-stop = { $who } suffers { $damage } | Discard one card at a time, and stop when it is covered.

## What cannot be

companion-why-royal-twice = { $card } is beaten already.
companion-why-royal-out-of-order = { $card } cannot come now: a { $rank } is next.
companion-why-not-beaten = Nobody can hold { $card } yet: it is not beaten.
companion-why-lies-there = { $card } lies against this enemy already.
companion-why-none = There is none left to play.
