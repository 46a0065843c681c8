# The rules, clause by clause. docs/rulebook.md holds the English sentences with executed examples.

rule-1 = Setting up
rule-1-1-title = The cards
rule-1-1 = Ace to King in clubs, diamonds, hearts and spades, and two Jesters: 54.
rule-1-2-title = The castle
rule-1-2 = Shuffle the four Kings, put the four shuffled Queens on them and the four shuffled Jacks on those, face down. Turn up the top card: the current enemy.
rule-1-3-title = The tavern
rule-1-3 = The cards 2 to 10, the four Aces (the animal companions) and the Jesters of the next clause, shuffled.
rule-1-4-title = How many
rule-1-4 = The number of players decides how many Jesters are in the tavern and how large a hand may be. Alone: 8 cards and no Jester, but two lie aside (§12). Two players: 7 cards and no Jester. Three: 6 cards and one Jester. Four: 5 cards and two Jesters.
rule-1-5-title = The deal
rule-1-5 = Everyone is dealt a full hand. The discard pile starts empty.
rule-1-6-title = Who begins
rule-1-6 = Whoever last committed regicide; in other words the table chooses, and if nobody says otherwise the first seat begins.
rule-1-7-title = What is known
rule-1-7 = Everyone sees the size of every hand and pile, the enemy, what was played against it, and the whole discard pile, which lies face up and may be looked through. Nobody sees other hands, or the order of tavern and castle. Two things follow. A royal put on top of the tavern (§5.2) is known until it is drawn, and in the hand that drew it until it is used. And since the discard pile shows what was there before and after, everyone knows which cards hearts moved under the tavern, though not their order. Which enemies are still to come is known, too; their order within a rank is not.

rule-2 = What cards are worth
rule-2-1-title = Values
rule-2-1 = An Ace 1, a number its number, a Jack 10, a Queen 15, a King 20, a Jester 0; the same whether played or discarded.
rule-2-2-title = Enemies
rule-2-2 = A Jack has attack 10 and health 20, a Queen attack 15 and health 30, a King attack 20 and health 40.

rule-3 = Step one: play or yield
rule-3-1-title = A single card
rule-3-1 = Any one card from the hand.
rule-3-2-title = A combo
rule-3-2 = Two, three or four cards of the same number that total at most 10: pairs of 2 to 5, three 2s or 3s, four 2s.
rule-3-3-title = A companion
rule-3-3 = An Ace goes alone or with exactly one other card, which may be another Ace or a royal, but not a Jester.
rule-3-4-title = Aces and combos
rule-3-4 = Aces join no combo. Two Aces are companions of each other.
rule-3-5-title = The Jester
rule-3-5 = It is played alone (§8).
rule-3-6-title = Yielding
rule-3-6 = Instead of playing, go straight to step four (§9).
rule-3-7-title = The attack value
rule-3-7 = It is the sum of the values of the cards played.

rule-4 = Step two: suit powers
rule-4-1-title = Each suit once
rule-4-1 = Every distinct suit among the cards played acts once, at the full attack value; two cards of one suit do not act twice.
rule-4-2-title = Compulsory
rule-4-2 = Powers that can act do act.
rule-4-3-title = Immunity
rule-4-3 = The enemy's own suit has no power against it, unless a Jester cancelled its immunity (§8.2). The value still counts as damage.
rule-4-4-title = Order
rule-4-4 = Hearts resolve before diamonds.
rule-4-5-title = Hearts heal
rule-4-5 = Shuffle the discard pile; as many of its cards as the attack value, or all there are, go face down under the tavern, unseen. Cards that lie against the enemy are not in the discard pile.
rule-4-6-title = Diamonds draw
rule-4-6 = Starting with the current player and going clockwise, players draw one card each until as many as the attack value have been drawn. Full hands are skipped; it stops when all hands are full or the tavern is empty, which costs nothing.
rule-4-7-title = Clubs double
rule-4-7 = The whole attack value counts twice as damage.
rule-4-8-title = Spades shield
rule-4-8 = The enemy's attack falls by the attack value until it is defeated. All spades played against it, by anyone, add up; the attack never falls below 0.

rule-5 = Step three: damage
rule-5-1-title = Damage
rule-5-1 = It is the attack value, doubled by clubs, and adds up on the enemy.
rule-5-2-title = Defeat
rule-5-2 = At damage of at least its health the enemy is defeated. If the damage is exactly its health its card goes face down on top of the tavern, otherwise to the discard pile.
rule-5-3-title = The table is cleared
rule-5-3 = Then all cards played against it go to the discard pile, Jesters included.
rule-5-4-title = The next enemy
rule-5-4 = It is turned up from the castle. At the last King there is none: the game is won and stops right there.
rule-5-5-title = Another turn
rule-5-5 = Whoever defeated the enemy skips step four and starts a new turn.

rule-6 = Step four: suffer damage
rule-6-1-title = The blow
rule-6-1 = The enemy deals its attack less the shield to the current player. At 0 nothing is discarded and the turn passes.
rule-6-2-title = Covering
rule-6-2 = The player discards cards whose values total at least the damage. Any such set will do, also a larger one than needed (but see §13.2).
rule-6-3-title = The end of everyone
rule-6-3 = A player who cannot cover the damage loses the game for everyone.
rule-6-4-title = An empty hand
rule-6-4 = It is allowed.
rule-6-5-title = The turn passes
rule-6-5 = It goes clockwise.

rule-7 = Royals in hand
rule-7-1-title = A defeated enemy
rule-7-1 = When it comes into a hand it is a card like any other: worth 10, 15 or 20, with its suit's power, alone or with one companion.

rule-8 = The Jester, with three and four players
rule-8-1-title = No damage
rule-8-1 = Its attack value is 0; steps three and four are skipped.
rule-8-2-title = Immunity cancelled
rule-8-2 = From then on the current enemy is immune to nothing. A second Jester changes nothing more, but its player chooses again.
rule-8-3-title = Who is next
rule-8-3 = Whoever played it names the next player: anyone, also themselves. It is a decision of its own, made when the Jester lies on the table.
rule-8-4-title = Wishes
rule-8-4 = Before that decision players may say in general terms whether they would like to be next (§10.3).
rule-8-5-title = Earlier cards
rule-8-5 = Spades played before against a spades enemy start to count, at the attack values they were played for. Clubs played before against a clubs enemy stay undoubled; hearts and diamonds are not repeated.
rule-8-6-title = Discarded
rule-8-6 = Discarded for damage a Jester is worth 0.

rule-9 = Yielding
rule-9-1-title = Not everyone
rule-9-1 = You may not yield if every other player yielded on their latest turn. A turn that follows a defeat or a Jester is a turn like any other.
rule-9-2-title = Alone
rule-9-2 = There is no other player to keep the game going, so you may not yield (but see §13.1).

rule-10 = Talking
rule-10-1-title = Hands are secret
rule-10-1 = Say nothing that reveals or hints at what is in a hand, or at what others should play.
rule-10-2-title = Public facts
rule-10-2 = They may always be said: numbers of cards, the state of the piles, what was played.
rule-10-3-title = After a Jester
rule-10-3 = Until the next player starts (§8.4), wishes may be stated in general terms.
rule-10-4-title = A casual game
rule-10-4 = There everything may be said: the table decides (§13.3).

rule-11 = The end
rule-11-1-title = Won
rule-11-1 = When the last King is defeated.
rule-11-2-title = Lost
rule-11-2 = When damage cannot be covered (§6.3), or when a player at step one can neither play nor yield nor, alone, flip a Jester.

rule-12 = Alone
rule-12-1-title = Flipping a Jester
rule-12-1 = Two Jesters lie aside. Each may be flipped once: discard the whole hand, then draw up to the hand limit, or as many as there are; what was just discarded is not among them. It is no draw by diamonds, so immunity does not stop it, and it does not cancel immunity.
rule-12-2-title = When
rule-12-2 = At the start of step one, or at the start of step four before the damage is taken, also when the hand could not cover it. Two flips in one step and a flip with an empty hand are allowed. Where no damage is dealt there is no step four to flip in.
rule-12-3-title = Medals
rule-12-3 = A win is gold with no flip used, silver with one, bronze with two.

rule-13 = Options
rule-13-1-title = Solo yielding
rule-13-1 = Never, or not twice running.
rule-13-2-title = Overpaying
rule-13-2 = Allowed; or, with the option set, discard one card at a time and stop when the damage is covered. A set is then legal if its total less its largest card is below the damage.
rule-13-3-title = Difficulty
rule-13-3 = In any combination: hands 1 or 2 cards smaller or larger (a flip refills to that); 1 or 2 Jesters fewer, never below none (alone: fewer flips); health of all enemies from −10 to +10 and attack from −5 to +5 (royals in hand keep their values); yielding off; the highest combo total from 4 to 18; casual talk (§10.4); open hands, which everyone sees.
