# The rules, clause by clause. docs/rulebook.md holds the English sentences with executed examples.

summary-title = The rules on one page
summary-goal = Twelve royals hold the castle: four Jacks, then four Queens, then four Kings. Bring all of them down, together, and you win.
summary-turn = Your turn
summary-play = Play a card from your hand. Or yield, and play none.
summary-powers = The suit acts, as strongly as the card is worth. An enemy is immune to its own suit.
summary-damage = The enemy takes the value as damage. If it falls, the next one appears and you play again.
summary-survive = If it stands, it strikes you: discard cards worth its attack, less the shield. If you cannot, the game is lost.
summary-suits = What the suits do
summary-hearts = That many cards go from the discard pile under the tavern, the pile that you draw from.
summary-diamonds = Beginning with you, players draw that many cards in turn. A full hand draws no more.
summary-clubs = The damage counts twice.
summary-spades = The enemy’s attack falls by that much until it is defeated.
summary-more = And then
summary-combo = Two to four cards of the same number, together worth 10 or less. Every suit acts with the total.
summary-companion = An Ace is worth 1 and joins one other card. Both suits act with the total.
summary-exact-title = An exact kill
summary-exact = Damage that equals the health puts the royal on top of the tavern. In your hand a Jack is worth 10, a Queen 15, a King 20.
summary-jester-title = A Jester
summary-jester = It cancels the enemy’s immunity, and its player chooses who plays next. Alone you have two beside the table: each replaces your hand once.

rule-1 = Setting up
rule-1-1-title = The cards
rule-1-1 = Ace to King in clubs, diamonds, hearts and spades, plus two Jesters: 54 cards.
rule-1-2-title = The castle
rule-1-2 = Shuffle the four Kings; on top of them put the four Queens, shuffled, and then the four Jacks, shuffled, all face down. Turn up the top card: it is the current enemy.
rule-1-3-title = The tavern
rule-1-3 = The cards 2 to 10, the four Aces (the animal companions) and the Jesters given in the next clause, shuffled together.
rule-1-4-title = Jesters and hand size
rule-1-4 = The number of players decides how many Jesters are in the tavern and how large a hand may be. Solo: 8 cards and no Jester, but two are set aside (§12). Two players: 7 cards and no Jester. Three: 6 cards and one Jester. Four: 5 cards and two Jesters.
rule-1-5-title = The deal
rule-1-5 = Everyone is dealt a full hand. The discard pile starts empty.
rule-1-6-title = Who begins
rule-1-6 = The player who last committed regicide. In other words, the table chooses; if nobody says otherwise, the first seat begins.
rule-1-7-title = What is known
rule-1-7 = Everyone sees the size of every hand and pile, the enemy, what was played against it, and the whole discard pile, which is face up and may be looked through. Nobody sees other hands, or the order of the tavern and the castle. Two things follow. A royal put on top of the tavern (§5.2) is known until it is drawn, and in the hand that drew it until it is used. And since the discard pile shows what was there before and after, everyone knows which cards hearts moved under the tavern, though not their order. It is also known which enemies are still to come, but not their order within a rank.

rule-2 = What cards are worth
rule-2-1-title = Values
rule-2-1 = An Ace is worth 1, a number card its number, a Jack 10, a Queen 15, a King 20, a Jester 0; the same whether played or discarded.
rule-2-2-title = Enemies
rule-2-2 = A Jack has attack 10 and health 20, a Queen attack 15 and health 30, a King attack 20 and health 40.

rule-3 = Step one: play or yield
rule-3-1-title = A single card
rule-3-1 = Any one card from the hand.
rule-3-2-title = A combo
rule-3-2 = Two, three or four cards of the same number that total at most 10: pairs of 2 to 5, three 2s or 3s, four 2s.
rule-3-3-title = A companion
rule-3-3 = An Ace is played alone or with exactly one other card, which may be another Ace or a royal, but not a Jester.
rule-3-4-title = Aces and combos
rule-3-4 = Aces cannot join a combo. Two Aces may be played together, as companions of each other.
rule-3-5-title = The Jester
rule-3-5 = It is always played on its own (§8).
rule-3-6-title = Yielding
rule-3-6 = Instead of playing, go straight to step four (§9).
rule-3-7-title = The attack value
rule-3-7 = It is the sum of the values of the cards played.

rule-4 = Step two: suit powers
rule-4-1-title = Each suit once
rule-4-1 = Every suit among the cards played acts once, at the full attack value; two cards of one suit do not act twice.
rule-4-2-title = Mandatory
rule-4-2 = Powers cannot be declined: those that can act must act.
rule-4-3-title = Immunity
rule-4-3 = The enemy’s own suit has no power against it, unless a Jester cancelled its immunity (§8.2). The value still counts as damage.
rule-4-4-title = Order
rule-4-4 = Hearts resolve before diamonds.
rule-4-5-title = Hearts heal
rule-4-5 = Shuffle the discard pile; as many of its cards as the attack value, or all there are, go face down under the tavern, unseen. Cards in play against the enemy are not in the discard pile.
rule-4-6-title = Diamonds draw
rule-4-6 = Starting with the current player and going clockwise, players draw one card each until as many as the attack value have been drawn. Full hands are skipped; drawing stops when all hands are full or the tavern is empty, without penalty.
rule-4-7-title = Clubs double
rule-4-7 = The whole attack value counts twice as damage.
rule-4-8-title = Spades shield
rule-4-8 = The enemy’s attack falls by the attack value until it is defeated. All spades played against it, by anyone, add up; the attack never falls below 0.

rule-5 = Step three: damage
rule-5-1-title = Damage
rule-5-1 = It equals the attack value, doubled by clubs, and accumulates on the enemy.
rule-5-2-title = Defeat
rule-5-2 = An enemy is defeated when the damage reaches or exceeds its health. If the two are exactly equal, its card goes face down on top of the tavern, otherwise to the discard pile.
rule-5-3-title = The table is cleared
rule-5-3 = Then all cards played against it go to the discard pile, Jesters included.
rule-5-4-title = The next enemy
rule-5-4 = It is turned up from the castle. After the last King there is none: the game is won and ends right there.
rule-5-5-title = Another turn
rule-5-5 = The player who defeated the enemy skips step four and starts a new turn.

rule-6 = Step four: suffer damage
rule-6-1-title = The blow
rule-6-1 = The enemy deals its attack minus the shield to the current player. At 0 nothing is discarded and the turn passes.
rule-6-2-title = Covering
rule-6-2 = The player discards cards whose values total at least the damage. Any such set will do, even one larger than needed (but see §13.2).
rule-6-3-title = Everyone loses
rule-6-3 = If a player cannot cover the damage, everyone loses the game.
rule-6-4-title = An empty hand
rule-6-4 = It is allowed.
rule-6-5-title = The turn passes
rule-6-5 = It goes clockwise.

rule-7 = Royals in hand
rule-7-1-title = A defeated enemy
rule-7-1 = Once in a hand it is a card like any other: worth 10, 15 or 20, with its suit’s power, played alone or with one companion.

rule-8 = The Jester (three and four players)
rule-8-1-title = No damage
rule-8-1 = Its attack value is 0; steps three and four are skipped.
rule-8-2-title = Immunity cancelled
rule-8-2 = From then on the current enemy has no immunity. A second Jester changes nothing more, but its player chooses again.
rule-8-3-title = Who goes next
rule-8-3 = The player who played it chooses the next player: anyone, including themselves. It is a separate decision, made once the Jester is on the table.
rule-8-4-title = Wishes
rule-8-4 = Before that decision players may say in general terms whether they would like to go next (§10.3).
rule-8-5-title = Earlier cards
rule-8-5 = Spades already played against a spades enemy start to count, at the attack values they were played for. Clubs already played against a clubs enemy stay undoubled; hearts and diamonds are not repeated.
rule-8-6-title = Discarded
rule-8-6 = Discarded to cover damage, a Jester is worth 0.

rule-9 = Yielding
rule-9-1-title = Not everyone in a row
rule-9-1 = You may not yield if every other player yielded on their last turn. A turn that follows a defeat or a Jester is a turn like any other.
rule-9-2-title = Solo
rule-9-2 = There is no other player to keep the game going, so you may not yield (but see §13.1).

rule-10 = Talking
rule-10-1-title = Hands are secret
rule-10-1 = Say nothing that reveals or hints at what is in a hand, or at what others should play.
rule-10-2-title = Public facts
rule-10-2 = They may always be said: numbers of cards, the state of the piles, what was played.
rule-10-3-title = After a Jester
rule-10-3 = Until the next player starts (§8.4), players may say in general terms whether they would like to go next.
rule-10-4-title = A casual game
rule-10-4 = Anything may be said: the table decides (§13.3).

rule-11 = The end
rule-11-1-title = Won
rule-11-1 = When the last King is defeated.
rule-11-2-title = Lost
rule-11-2 = When damage cannot be covered (§6.3), or when a player at step one can neither play nor yield nor, in a solo game, flip a Jester.

rule-12 = Solo play
rule-12-1-title = Flipping a Jester
rule-12-1 = Two Jesters are set aside. Each may be flipped once: discard the whole hand, then draw up to the hand limit, or as many as there are; what was just discarded is not among them. This does not count as drawing with diamonds, so immunity does not stop it, and it does not cancel immunity.
rule-12-2-title = When
rule-12-2 = At the start of step one, or at the start of step four before the damage is taken, even if the hand could not cover it. Two flips in one step and a flip with an empty hand are allowed. Where no damage is dealt there is no step four to flip in.
rule-12-3-title = Medals
rule-12-3 = A win is gold with no flip used, silver with one, bronze with two.

rule-13 = Options
rule-13-1-title = Solo yielding
rule-13-1 = Never, or not twice in a row.
rule-13-2-title = Overpaying
rule-13-2 = Allowed; or, with the option set, discard one card at a time and stop when the damage is covered. A set is then legal if its total minus its largest card is below the damage.
rule-13-3-title = Difficulty
rule-13-3 = In any combination: hands 1 or 2 cards smaller or larger (a flip refills to that); 1 or 2 Jesters fewer, but never below zero (solo: fewer flips); health of all enemies from −10 to +10 and attack from −5 to +5 (royals in hand keep their values); yielding off; the highest combo total from 4 to 18; casual table talk (§10.4); open hands, which everyone sees.
