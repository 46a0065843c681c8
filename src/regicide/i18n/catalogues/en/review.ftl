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
