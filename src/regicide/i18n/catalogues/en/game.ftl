# Cards, seats, events and forecasts. Game terms follow the published rulebooks.

## Pieces

suit-clubs = clubs
suit-diamonds = diamonds
suit-hearts = hearts
suit-spades = spades
rank-ace = Ace
rank-two = 2
rank-three = 3
rank-four = 4
rank-five = 5
rank-six = 6
rank-seven = 7
rank-eight = 8
rank-nine = 9
rank-ten = 10
rank-jack = Jack
rank-queen = Queen
rank-king = King
jester = Jester
card = { $rank } of { $suit }
no-cards = no cards
list-separator = ,{" "}
two-sentences = { $first } { $second }
seat = Player { $number }
with-clause = { $sentence } ({ $clause })

## What happened

event-turn-began =
    { $you ->
        [yes] Your turn.
       *[no] { $who }’s turn.
    }
event-cards-played =
    { $you ->
        [yes] You play { $cards }: attack value { $attack }.
       *[no] { $who } plays { $cards }: attack value { $attack }.
    }
event-yielded =
    { $you ->
        [yes] You yield.
       *[no] { $who } yields.
    }
event-power-hearts = Hearts: heal up to { $attack } from the discard pile.
event-power-diamonds = Diamonds: draw up to { $attack }.
event-power-clubs = Clubs: damage doubled.
event-power-spades = Spades: shield { $attack }.
event-power-blocked = The enemy is immune: { $suit } have no power.
event-cards-healed =
    { $count ->
        [0] The discard pile is empty: nothing to heal.
        [one] 1 card goes to the bottom of the tavern: { $cards }.
       *[other] { $count } cards go to the bottom of the tavern: { $cards }.
    }
event-cards-drawn =
    { $you ->
        [yes] { $count ->
            [one] You draw 1 card.
           *[other] You draw { $count } cards.
        }
       *[no] { $count ->
            [one] { $who } draws 1 card.
           *[other] { $who } draws { $count } cards.
        }
    }
event-cards-drawn-known =
    { $you ->
        [yes] { $count ->
            [one] You draw 1 card, known to everyone: { $cards }.
           *[other] You draw { $count } cards; known to everyone: { $cards }.
        }
       *[no] { $count ->
            [one] { $who } draws 1 card, known to everyone: { $cards }.
           *[other] { $who } draws { $count } cards; known to everyone: { $cards }.
        }
    }
event-cards-received =
    { $you ->
        [yes] You receive { $cards }.
       *[no] { $who } receives { $cards }.
    }
event-shield-raised = The shield is now { $shield }; the enemy’s attack drops to { $attack }.
event-immunity-cancelled = The Jester cancels the enemy’s immunity to { $suit }.
event-enemy-damaged = { $amount } damage, { $damage } of { $health } so far.
event-enemy-damaged-double = Doubled: { $amount } damage, { $damage } of { $health } so far.
event-enemy-defeated = The { $enemy } is defeated and goes to the discard pile.
event-enemy-defeated-exactly = The { $enemy } is defeated with exact damage and goes on top of the tavern.
event-last-enemy-defeated = The { $enemy } is defeated.
event-enemy-revealed = Next enemy: { $enemy }.
event-enemy-struck = The enemy strikes { $who } for { $damage }.
event-enemy-blocked = The shield holds: no damage to { $who }.
event-cards-discarded =
    { $you ->
        [yes] You discard { $cards }, worth { $value }.
       *[no] { $who } discards { $cards }, worth { $value }.
    }
event-next-named =
    { $you ->
        [yes] You choose who goes next: { $next }.
       *[no] { $who } chooses who goes next: { $next }.
    }
event-jester-flipped =
    { $you ->
        [yes] { $left ->
            [0] You flip the last Jester and discard { $cards }.
            [one] You flip a Jester and discard { $cards }; 1 Jester is left.
           *[other] You flip a Jester and discard { $cards }; { $left } Jesters are left.
        }
       *[no] { $left ->
            [0] { $who } flips the last Jester and discards { $cards }.
            [one] { $who } flips a Jester and discards { $cards }; 1 Jester is left.
           *[other] { $who } flips a Jester and discards { $cards }; { $left } Jesters are left.
        }
    }
event-game-won = The last King has fallen: victory!
event-game-won-gold = The last King has fallen: a gold victory!
event-game-won-silver = The last King has fallen: a silver victory!
event-game-won-bronze = The last King has fallen: a bronze victory!
event-game-lost-beaten =
    { $you ->
        [yes] You cannot cover the damage: the game is lost (§6.3).
       *[no] { $who } cannot cover the damage: the game is lost (§6.3).
    }
event-game-lost-stuck =
    { $you ->
        [yes] You can neither play nor yield: the game is lost (§11.2).
       *[no] { $who } can neither play nor yield: the game is lost (§11.2).
    }

## What a play would do

forecast-cancels-immunity = cancels immunity
forecast-heals = heals { $count }
forecast-draws = draws { $count }
forecast-blocked = { $suit } have no power
forecast-damage = { $damage } damage
forecast-wins = wins the game
forecast-kills-exactly = defeats the enemy with exact damage
forecast-kills = defeats the enemy
forecast-attack = enemy attack { $attack }
forecast-costs = cheapest discard { $value }
forecast-not-covered = cannot be covered!
forecast-depends-on-draw = survival depends on the draw
forecast-stuck =
    { $you ->
        [yes] then you have no legal move!
       *[no] then { $who } has no legal move!
    }
