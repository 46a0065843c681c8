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
seat = Player { $number }
with-clause = { $sentence } ({ $clause })

## What happened

event-turn-began = { $who }'s turn.
event-cards-played = { $who } plays { $cards }: attack value { $attack }.
event-yielded = { $who } yields.
event-power-hearts = Hearts heal up to { $attack } from the discard pile.
event-power-diamonds = Diamonds draw up to { $attack }.
event-power-clubs = Clubs double the damage.
event-power-spades = Spades shield against { $attack }.
event-power-blocked = The enemy is immune: { $suit } have no power.
event-cards-healed =
    { $count ->
        [0] The discard pile is empty: nothing to heal.
        [one] 1 card goes under the tavern: { $cards }.
       *[other] { $count } cards go under the tavern: { $cards }.
    }
event-cards-drawn =
    { $count ->
        [one] { $who } draws 1 card.
       *[other] { $who } draws { $count } cards.
    }
event-cards-drawn-known =
    { $count ->
        [one] { $who } draws 1 card, known to all: { $cards }.
       *[other] { $who } draws { $count } cards, known to all among them: { $cards }.
    }
event-cards-received = { $who } receives { $cards }.
event-shield-raised = The shield is { $shield }: the enemy's attack is { $attack }.
event-immunity-cancelled = The Jester cancels the enemy's immunity to { $suit }.
event-enemy-damaged = { $amount } damage, { $damage } of { $health } so far.
event-enemy-damaged-double = Doubled to { $amount } damage, { $damage } of { $health } so far.
event-enemy-defeated = { $enemy } is defeated and goes to the discard pile.
event-enemy-defeated-exactly = { $enemy } is defeated exactly and goes on top of the tavern.
event-last-enemy-defeated = { $enemy } is defeated.
event-enemy-revealed = The next enemy: { $enemy }.
event-enemy-struck = The enemy strikes { $who } for { $damage }.
event-enemy-blocked = The shield holds: no damage to { $who }.
event-cards-discarded = { $who } discards { $cards }, worth { $value }.
event-next-named = { $who } names who goes next: { $next }.
event-jester-flipped =
    { $left ->
        [0] { $who } flips the last Jester and discards { $cards }.
        [one] { $who } flips a Jester and discards { $cards }; 1 Jester is left.
       *[other] { $who } flips a Jester and discards { $cards }; { $left } Jesters are left.
    }
event-game-won = The last King has fallen: the game is won!
event-game-won-gold = The last King has fallen: a gold victory!
event-game-won-silver = The last King has fallen: a silver victory!
event-game-won-bronze = The last King has fallen: a bronze victory!
event-game-lost-beaten = { $who } cannot cover the damage: the game is lost (§6.3).
event-game-lost-stuck = { $who } can neither play nor yield: the game is lost (§11.2).

## What a play would do

forecast-cancels-immunity = cancels immunity
forecast-heals = heals { $count }
forecast-draws = draws { $count }
forecast-blocked = no power of { $suit }
forecast-damage = { $damage } damage
forecast-wins = wins the game
forecast-kills-exactly = defeats the enemy exactly
forecast-kills = defeats the enemy
forecast-attack = enemy attack { $attack }
forecast-costs = covered with { $value }
forecast-not-covered = cannot be covered!
forecast-depends-on-draw = cover depends on the draw
forecast-stuck = then { $who } has no move!
