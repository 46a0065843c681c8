# Learning at the table. A number is a task of the lesson; `not` answers a legal move that is beside the
# point. What stands between ⟦ and ⟧ is drawn as a card.

lesson-goal-title = Bring them down
lesson-goal-1 = Twelve royals hold the castle: four Jacks, four Queens, four Kings. This Jack has 8 health left. Choose a card worth at least that, see what it would do, and play it.
lesson-goal-1-not = ⟦3s⟧ would leave the Jack with 5 health. Damage is what the cards are worth (§5.1).
lesson-goal-done = The Jack is down and the next enemy is revealed. The player who defeats an enemy plays again at once (§5.5).
lesson-turn-title = A turn
lesson-turn-1 = Play a card: its suit has a power, its value is damage. If the enemy survives, it strikes back, here for 10. Play ⟦7s⟧ and see how spades soften the blow.
lesson-turn-1-not = The Jack would strike back for the full 10 (§6.1). ⟦7s⟧ blocks 7 of it.
lesson-turn-2 = The Jack strikes for 3. Discard cards worth at least that (§6.2), and no more than you need to: your hand is your life.
lesson-turn-2-not = That covers it, but you lose more than you need to. ⟦3h⟧ is worth exactly 3.
lesson-turn-done = That was a turn: play, power, damage, strike. In a game with others it would now be the next player’s turn.
lesson-spades-title = Spades shield
lesson-spades-1 = Spades lower the enemy’s attack for as long as it lives, no matter who plays them (§4.8). This Jack attacks for 10. Put up a shield.
lesson-spades-1-not = That would leave its attack at 10 (§6.1). Play the spade: ⟦6s⟧.
lesson-spades-2 = Its attack is 4 from now on. Cover it as cheaply as you can.
lesson-spades-2-not = More than you need: ⟦2d⟧ and ⟦3h⟧ are enough, and you keep ⟦7h⟧.
lesson-spades-done = Shields add up. When the enemy falls, they are gone.
lesson-hearts-title = Hearts heal
lesson-hearts-1 = A shield holds this Jack’s attack at 0. Use the breather: hearts shuffle the discard pile and put as many of its cards as the attack value under the tavern (§4.5). Heal 5.
lesson-hearts-1-not = Without hearts nothing is healed (§4.5). Play ⟦5h⟧.
lesson-hearts-done = Five cards are back under the tavern. When it is empty nobody can draw: hearts keep the game alive.
lesson-diamonds-title = Diamonds draw
lesson-diamonds-1 = Your hand is thin. Diamonds draw as many cards as the attack value; in a game with others, one each around the table. No hand goes over its limit (§4.6). Draw 6.
lesson-diamonds-1-not = Hearts heal, diamonds draw (§4.6). Play ⟦6d⟧.
lesson-diamonds-done = Six new cards, plus 6 damage: the value always counts.
lesson-clubs-title = Clubs double
lesson-clubs-1 = With clubs the damage counts twice (§4.7). This Jack has 15 health left. Which card brings it down?
lesson-clubs-1-not = Not enough: only clubs count twice (§4.7). ⟦8c⟧ deals 16.
lesson-clubs-done = 8 doubled is 16: one more than you needed.
lesson-immune-title = Immunity
lesson-immune-1 = An enemy is immune to the power of its own suit (§4.3). The Jack of clubs has 10 health left. See what each of your cards would do, then bring it down.
lesson-immune-1-not = Any other Jack would take 14 from ⟦7c⟧. This one is immune to clubs, so 7 stays 7 (§4.3).
lesson-immune-done = Only the power is lost. The value always counts as damage.
lesson-combos-title = Combos
lesson-combos-1 = Cards of the same number form a combo if they total 10 or less (§3.2). Every suit in it uses the total. This Jack has 12 health left: play two cards at once.
lesson-combos-1-not = Not enough. Two 3s are worth 6, and the club doubles them: 12 (§3.2).
lesson-combos-done = The club doubled, the diamond drew 6. Pairs of 2s to 5s, three 2s or 3s, four 2s: those are all the combos.
lesson-companions-title = Animal companions
lesson-companions-1 = An Ace is a companion: worth 1, it joins one other card, and both suits use the total (§3.3). This Jack has 18 health left. Send ⟦Ac⟧ with the card that does the most for you.
lesson-companions-1-not = ⟦Ac⟧ with ⟦8d⟧ deals 18 damage and fills your hand. Hearts have no power here: the Jack is immune to them (§4.3).
lesson-companions-done = 8 plus 1 is 9, doubled to 18. And your hand is full.
lesson-exact-title = Exact damage
lesson-exact-1 = An enemy that takes damage exactly equal to its health goes on top of the tavern: soon it fights for you (§5.2). It has 9 left.
lesson-exact-1-not = The damage has to be exactly 9 for the Jack to change sides (§5.2). Play ⟦9h⟧.
lesson-exact-2 = The Jack is on top of the tavern. Draw it: play the diamond.
lesson-exact-2-not = Only diamonds draw (§4.6). Play ⟦2d⟧.
lesson-exact-done = ⟦Js⟧ is yours: worth 10, with the power of spades (§7.1). A Queen is worth 15, a King 20.
lesson-careful-title = How games are lost
lesson-careful-1 = If you cannot cover a strike, everyone loses (§6.3). This Jack attacks for 10. You can see what a card leads to before you play it: choose one that leaves you enough to pay.
lesson-careful-1-not = After ⟦8h⟧ your hand is worth 7, and the Jack strikes for 10: lost (§6.3).
lesson-careful-done = Before every play, count what will be left in your hand. An empty hand is allowed, but it covers nothing.
lesson-yield-title = Yielding
lesson-yield-1 = You may yield: play nothing and just take the strike (§3.6). Neither of your tens brings this Jack down, and its attack is 3. Leave it to your partner: yield.
lesson-yield-1-not = You could, but the card would be gone and the Jack still standing. This time, yield (§3.6).
lesson-yield-2 = Pay as little as you can.
lesson-yield-2-not = Keep the tens: ⟦3h⟧ is enough (§6.2).
lesson-yield-done = You may not yield if everyone else has just yielded (§9.1), nor ever in a solo game (§9.2).
lesson-jester-title = The Jester
lesson-jester-1 = In games for three or four players there are Jesters in the tavern. A Jester cancels the enemy’s immunity and prevents its strike (§8.1, §8.2). This Jack is immune to your spade: play the Jester.
lesson-jester-1-not = While the Jack is immune your spade is half a card. Play ⟦Je⟧ first (§8.2).
lesson-jester-2 = The player who plays a Jester chooses the next player: anyone, including themselves (§8.3). You hold the spade: choose yourself.
lesson-jester-2-not = You hold the spade. Choose yourself (§8.3).
lesson-jester-3 = The immunity is gone. Now your spade has its power.
lesson-jester-3-not = ⟦9s⟧ takes 9 off the attack (§4.8). Play it.
lesson-jester-done = Say nothing about what you hold (§10.1). Only after a Jester may everyone say whether they would like to go next (§10.3).
lesson-flip-title = Solo: flip a Jester
lesson-flip-1 = In a solo game, two Jesters are set aside. Flip one: discard your hand and draw eight new cards, even in the face of a blow (§12.1, §12.2). You cannot cover this one: flip.
lesson-flip-done = A win with no flip is gold, with one silver, with two bronze (§12.3). Now you know the game.
learn-hint = The lesson asks for this move: { $move }.
learn-part-rules = Learn the rules
learn-part-play = Play well
learn-play-about = Eleven ideas that decide games, each in two positions of real games. Each has a measured price: how many fewer games a strong player wins who plays against it.
learn-not-best = That is not the move of this lesson. The hint shows it.
learn-played-out = Played to the end: { $best } of 100 games won with the best move, { $made } with this one.
learn-chapter = Play well, chapter { $number }: { $title }
learn-chapter-brief = Chapter { $number }
learn-try = Try it in a game
learn-try-typed = To try this idea in a practice game: { $command }

# A practice game for one idea. `acts`: whether the best move acts on the idea; `step`: play, or name the next player.

idea-about = Practice for “{ $title }”. A hint appears only where this idea decides.
idea-show = Show
idea-show-about = Show the move
idea-show-typed = Type hint to see the move.
idea-undecided = This idea decides nothing here.
idea-draw-early = { $acts ->
    [yes] Now is the time to draw.
   *[no] Drawing can wait: something else is worth more now.
  }
idea-keep-diamonds = { $acts ->
    [yes] Pay without diamonds.
   *[no] An exception: here a diamond may pay.
  }
idea-when-to-kill = { $acts ->
    [yes] Kill now.
   *[no] Do not kill yet.
  }
idea-where-to-shield = { $acts ->
    [yes] A shield counts here.
   *[no] No shield here: something else is worth more.
  }
idea-heal-early = { $acts ->
    [yes] Now is the time for hearts.
   *[no] Hearts can wait: something else is worth more now.
  }
idea-what-to-pay = { $acts ->
    [yes] Pay with what is worth least in play, not with the lowest value.
   *[no] An exception: a card that seems worth less is needed soon.
  }
idea-pairs = { $acts ->
    [yes] Play a companion together with another card.
   *[no] Keep the companion: another play is worth more.
  }
idea-exact-kills = { $acts ->
    [yes] Take the exact kill.
   *[no] Leave the exact kill: something else is worth more.
  }
idea-whom-to-name = { $step ->
    [name] { $acts ->
        [yes] Name a player with the most cards.
       *[no] An exception: not a player with the most cards.
      }
   *[play] { $acts ->
        [yes] Play the Jester now.
       *[no] Keep the Jester for later.
      }
  }
idea-when-to-yield = { $acts ->
    [yes] Yield here.
   *[no] Do not yield: play.
  }
idea-when-to-flip = { $acts ->
    [yes] Now it is right to flip.
   *[no] Do not flip yet.
  }
idea-came = { $came ->
    [0] In this game the idea decided none of your moves.
    [one] The idea decided one of your moves, and you { $followed ->
        [0] did not follow it.
       *[other] followed it.
      }
   *[other] The idea decided { $came } of your moves. You followed it { $followed } of { $came } times.
  }
idea-move = { $followed ->
    [yes] Move { $number }: { $move }. With the idea.
   *[no] Move { $number }: { $move }. Against the idea.
  }
idea-better = Better: { $move }.
idea-again = Another deal
idea-next = Next chapter

# Counting points in a practice game: the chosen play beside the best.

points-title = Counting points
points-line = { $certain ->
    [loss] Loses at once. Best: { $best } with { $move }.
   *[no] { $points } points. Best: { $best } with { $move }.
  }
points-best = { $certain ->
    [win] Wins at once.
   *[no] { $points } points: no other play counts more.
  }
points-terms = Terms
points-yours = Your play
points-most = Best
points-sum = In all
points-wait = On your turn the terms appear here.
points-win = wins
points-loss = loses
points-of-hand-points = Your hand afterwards
points-of-draw-points = Cards drawn
points-of-pile-points = Tavern and discards
points-of-enemy-points = The enemy
points-of-kill-points = The kill
points-of-blow-points = The next blow
points-of-partner-points = The next player
points-of-risk-points = Yielding, flipping, luck

# Play well: each idea in two positions. `not` answers the mistake that most players make.

lesson-draw-early-title = Draw early, and for everyone
lesson-draw-early-price = A strong player who draws only when hands are half empty wins 74 fewer games in a hundred with two players, and 93 fewer with four.
lesson-draw-early-1 = Diamonds draw for everyone, in turn. The others hold two cards and one; the Queen strikes for 15. What do you all need most?
lesson-draw-early-1-not = ⟦5c⟧ deals 10. The blow of 15 then takes all four cards that you have left.
lesson-draw-early-done = Seven new cards in three hands. A diamond is worth most while there is room for all its cards.
lesson-draw-early-again-1 = A fresh Queen strikes for 15. You hold five cards worth 37, your partner holds one. What now?
lesson-draw-early-again-1-not = ⟦9c⟧ deals 18. Then you pay 15, and your partner meets the Queen with one card.
lesson-draw-early-again-done = Your hand is full, and your partner has five cards.
lesson-keep-diamonds-title = Diamonds are not money
lesson-keep-diamonds-price = A strong player who pays with a diamond whenever possible wins 95 fewer games in a hundred with two players, and 60 fewer alone.
lesson-keep-diamonds-1 = The Queen strikes for 7. Pay with what you can spare.
lesson-keep-diamonds-1-not = ⟦8d⟧ is worth less than ⟦Ts⟧ on its face. In play it is worth eight new cards.
lesson-keep-diamonds-done = The ten paid, and both diamonds are still there to draw.
lesson-keep-diamonds-again-1 = The Jack strikes for 6. One card covers it exactly, two cards cost more. Which do you pay?
lesson-keep-diamonds-again-1-not = ⟦6d⟧ covers it exactly. But it is your last diamond: after it you have nothing to draw with.
lesson-keep-diamonds-again-done = You paid two cards and kept the one that draws six.
lesson-when-to-kill-title = When to kill
lesson-when-to-kill-price = A strong player who kills whenever possible wins 44 fewer games in a hundred with two players; one who kills only when nothing else survives wins 93 fewer.
lesson-when-to-kill-1 = The Queen has 18 health left and strikes for only 5. The next one is fresh and strikes for 15. What do you do?
lesson-when-to-kill-1-not = ⟦Jc⟧ kills. But then you face 15 with ⟦2s⟧ and ⟦9d⟧.
lesson-when-to-kill-done = Not yet. Before a kill, add up the hand that is left and 5 for each card you will draw: kill if that reaches the next blow.
lesson-when-to-kill-again-1 = The Jack has 11 health left and strikes for 1. It is immune to diamonds. Wait, or kill with 3 too many?
lesson-when-to-kill-again-1-not = ⟦4s⟧ leaves the Jack standing, and as long as it stands your diamond draws nothing.
lesson-when-to-kill-again-done = You play again at once, and ⟦4d⟧ draws against the next enemy. Overkill by 3 cost nothing.
lesson-where-to-shield-title = Shields where they count
lesson-where-to-shield-price = Without spades against Queens and Kings, a strong player wins 82 fewer games in a hundred with four players; shielding to 0 first every time costs 12.
lesson-where-to-shield-1 = A King with 40 health strikes for 20, and everyone holds three or four cards. It is immune to hearts. Choose your card.
lesson-where-to-shield-1-not = ⟦9h⟧ deals 9 of 40 and does not heal. The full 20 comes again and again.
lesson-where-to-shield-done = Every blow of this King now costs 8 less, for all of you. It will strike several times.
lesson-where-to-shield-again-1 = A King strikes for 20. The others hold one card and two. A shield, or cards?
lesson-where-to-shield-again-1-not = ⟦8s⟧ leaves a blow of 12. You pay it, and the next player meets 12 with one card.
lesson-where-to-shield-again-done = Ten cards for three hands come first. A shield helps only a hand that can pay the rest.
lesson-heal-early-title = Hearts before it is late
lesson-heal-early-price = A strong player who plays hearts only when the tavern has at most five cards wins 57 fewer games in a hundred with two players.
lesson-heal-early-1 = The tavern still has 26 cards, the discard pile 13, and the Jack strikes for only 2. What do you do with the breather?
lesson-heal-early-1-not = ⟦8d⟧ draws only six of eight, and next to this small blow healing would have been cheap.
lesson-heal-early-done = Seven cards are back. A small blow is the moment for hearts, however full the tavern looks.
lesson-heal-early-again-1 = Three cards are left in the tavern, 24 lie in the discard pile. The Queen has 19 health left. Which card?
lesson-heal-early-again-1-not = ⟦8c⟧ deals 16, but with three cards in the tavern no diamond can help any of you.
lesson-heal-early-again-done = Ten cards under the tavern: now diamonds draw again. Better not to let it come to this.
lesson-what-to-pay-title = What to pay with
lesson-what-to-pay-price = A strong player who pays the least value with the fewest cards wins 40 fewer games in a hundred with two players, and 60 fewer alone.
lesson-what-to-pay-1 = The Queen strikes for 7 and has 2 health left. Which cards will you not need?
lesson-what-to-pay-1-not = ⟦2h⟧ and ⟦6h⟧ are the cheapest. But ⟦2h⟧ is the card that kills the Queen exactly.
lesson-what-to-pay-done = You paid 10 instead of 8, and kept the exact kill and the diamond. Count what a card can still do, not its value.
lesson-what-to-pay-again-1 = The Jack strikes for 5. One card would do, or two. What do you give up?
lesson-what-to-pay-again-1-not = One card, but your best: ⟦6d⟧ draws six. ⟦2c⟧ and ⟦3s⟧ do less in play.
lesson-what-to-pay-again-done = Pay what is worth least in play: clubs first; diamonds and Aces last; the last diamond never.
lesson-pairs-title = Companions in pairs
lesson-pairs-price = A strong player who never pairs a companion wins 75 fewer games in a hundred with two players. Playing companions only in pairs costs nothing that could be measured.
lesson-pairs-1 = You hold two cards; the Queen strikes for 5 and has 10 health left. How do you survive?
lesson-pairs-1-not = ⟦2d⟧ alone draws two, one for your partner, and all 5 come. ⟦As⟧ could have joined it.
lesson-pairs-done = Together they draw three, and the shield takes 3 off the blow.
lesson-pairs-again-1 = A King with 32 health, immune to hearts, and four cards in your hand. Which pair does the most?
lesson-pairs-again-1-not = ⟦9d⟧ alone deals 9. With ⟦Ac⟧ it deals 20 and draws one more.
lesson-pairs-again-done = A companion is worth 1 alone; with a high card it lends its suit to the whole sum.
lesson-exact-kills-title = What an exact kill is worth
lesson-exact-kills-price = A strong player who takes every exact kill wins 25 fewer games in a hundred with two players; one who takes none wins 8 fewer.
lesson-exact-kills-1 = The Queen has 8 health left and strikes for 15. Which card brings her down?
lesson-exact-kills-1-not = ⟦6c⟧ deals 12: the Queen is gone for good. With exactly 8 she comes to your side.
lesson-exact-kills-done = A Queen on top of the tavern is worth 15 in the hand that draws her. This one is worth taking.
lesson-exact-kills-again-1 = The Queen has 10 health left, and three of your cards kill her exactly. Another Queen comes next. What do you do?
lesson-exact-kills-again-1-not = ⟦Th⟧ kills exactly. But the next Queen strikes for 15, and you meet her with three cards.
lesson-exact-kills-again-done = Cards first: five new ones. An exact kill alone is not worth meeting the next royal with an empty hand.
lesson-whom-to-name-title = The Jester, and whom to name
lesson-whom-to-name-price = A strong player who names the player with the fewest cards wins 35 fewer games in a hundred with four players; one who keeps the Jester for rescues only, 38 fewer.
lesson-whom-to-name-1 = You have just played the Jester against a fresh Queen. You hold four cards, the others one and five. Who plays next?
lesson-whom-to-name-1-not = You could go on yourself, and the blow of 15 would take half your hand. Five cards can bear more.
lesson-whom-to-name-done = The player with the most cards can play and still pay. If in doubt, name that player.
lesson-whom-to-name-again-1 = The Queen strikes for 11 and is immune to diamonds. You hold two good ones, and a Jester. What do you play?
lesson-whom-to-name-again-1-not = ⟦5s⟧ takes 5 off the blow, and the Jester waits for an emergency. Used now it saves the whole blow and frees your diamonds.
lesson-whom-to-name-again-done = No blow, and every suit works. Now choose: with five cards you can go on yourself.
lesson-when-to-yield-title = When to yield
lesson-when-to-yield-price = A strong player who never yields wins 11 fewer games in a hundred with four players; one who always yields to an attack of 0 wins 10 fewer.
lesson-when-to-yield-1 = The Jack has 3 health left and attacks for 0. You hold three cards, the next player four. Who should bring it down?
lesson-when-to-yield-1-not = ⟦6c⟧ kills, and you meet a fresh Jack with two cards. The player who kills must face the next one.
lesson-when-to-yield-done = Yielding cost nothing here. It is right when the next player can do more than you.
lesson-when-to-yield-again-1 = The Queen attacks for 0 and has 5 health left. You hold two cards, your partner one. Yield for free, or play?
lesson-when-to-yield-again-1-not = Yielding is free, but your partner holds one card. An attack of 0 is the best time to draw.
lesson-when-to-yield-again-done = Three cards, and no blow to pay. An attack of 0 is the time for diamonds and hearts.
lesson-when-to-flip-title = Solo: when to flip
lesson-when-to-flip-price = A strong player who flips with five cards or fewer wins 38 fewer games in a hundred. Flipping only when nothing else survives costs nothing that could be measured.
lesson-when-to-flip-1 = Two cards against a fresh Jack, and one Jester left. Flip for a new hand, or play?
lesson-when-to-flip-1-not = A new hand is tempting. But ⟦6d⟧ draws six cards, and the last Jester stays for a worse moment.
lesson-when-to-flip-done = Six new cards, and the Jester is still there.
lesson-when-to-flip-again-1 = A fresh Queen strikes for 15. Your cards are worth 18, without diamonds or spades. What now?
lesson-when-to-flip-again-1-not = After ⟦4c⟧ you hold 14 against 15: you flip anyway, and throw away both hearts.
lesson-when-to-flip-again-done = No play would have survived: that is the moment to flip.

# Advice that is wrong.

advice-title = Common advice that is wrong
advice-about = How many fewer games in a hundred a strong player wins who always obeys the advice. Solo is without Jesters, except for flipping.
advice-advice = Advice
advice-solo = Solo
advice-two = 2 players
advice-three = 3 players
advice-four = 4 players
advice-row-exact = Take every exact kill
advice-row-kill = Kill when you can
advice-row-cover = Kill only if the hand left covers the next blow
advice-row-draws = Play diamonds only when every card is drawn
advice-row-hearts = Save hearts until the tavern has ten cards or fewer
advice-row-shield = Against Queens and Kings, shield to 0 first
advice-row-value = Pay the least value
advice-row-cards = Pay with the fewest cards
advice-row-jester = Use the Jester only against spades or clubs
advice-row-self = After a Jester, name yourself
advice-row-flip-five = Flip with five cards or fewer
advice-row-flip-diamond = Flip without a working diamond
advice-free = Almost free to obey: never pay with the last diamond, play companions only in pairs, keep companions when you pay, name the player with the most cards.

# A sheet to print.

sheet-title = A sheet for the table
sheet-about = Six rules and a way of counting points, on one page to print.
sheet-print = Print
sheet-rules-title = Six rules
sheet-rules-wins = With these rules alone, 25 of 100 games are won with two players, 40 with three, 22 with four and 17 solo.
sheet-rules-about = Take the plays that you can surely pay for. The first rule that fits decides.
sheet-rule-1 = A diamond that works and draws five cards or more in all.
sheet-rule-2 = With at most 11 cards in the tavern, hearts that return four or more.
sheet-rule-3 = A kill, with 12 too many at most, if the hand left and 5 for each card drawn reach the next royal’s attack.
sheet-rule-4 = The Jester. Name the player with the most cards.
sheet-rule-5 = Otherwise, without a kill, the largest sum of damage, shield, 4 for each card drawn, 1 for each card healed, and what the hand left is worth by rule 6.
sheet-rule-6 = Pay with what is worth least: the value less 2; clubs 2 less, diamonds 2 more, an Ace 6 more, the last diamond 20 more.
sheet-count-title = Counting points
sheet-count-wins = With this alone, 51 of 100 games are won with two players, 71 with three, 45 with four and 48 solo.
sheet-count-about = Imagine the end of your turn, with the blow paid, and add up. Choose what leaves most points; pay the same way.
sheet-count-what = What counts
sheet-count-group = With others
sheet-count-solo = Solo
sheet-count-hand = Each card in hand: its value and
sheet-count-club = A club, more
sheet-count-diamond = A diamond, more
sheet-count-ace = An Ace, more
sheet-count-jester = A Jester, in all
sheet-count-no-diamond = No diamond in hand; half if you will draw
sheet-count-drawn = Each card that you draw
sheet-count-others = Each card that another draws
sheet-count-tavern = Each card in the tavern, up to 17 (solo 18)
sheet-count-discards = Each card in the discard pile, up to 20
sheet-count-attack = Each point of the enemy’s attack
sheet-count-health = Each point of health it has left
sheet-count-product = Attack × health
sheet-count-kill = A kill; then count the next royal, unhurt
sheet-count-exact-jack = An exact kill of a Jack
sheet-count-exact-queen = An exact kill of a Queen
sheet-count-exact-king = An exact kill of a King
sheet-count-next-blow = After a kill, each point by which the next blow exceeds your hand; a drawn card counts 5½
sheet-count-next-player = Each point by which the blow exceeds 5 × the next player’s cards but one
sheet-count-yield = Yielding
sheet-count-flip = Flipping a Jester
sheet-count-lucky = You can pay only if the draws are lucky
sheet-name = After a Jester, name the player with the most cards.
