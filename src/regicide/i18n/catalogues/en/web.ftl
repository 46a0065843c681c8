# The browser game.

## Everywhere

web-unofficial = An unofficial, open-source version of the game by Paul Abrahams, Luke Badger and Andy Richdale, with original artwork. If you like it, please buy the published deck.
web-main-menu = Main menu
web-learn = How to play
web-settings = Settings
web-language = Language
web-close = Close
web-more = More
web-to-home = Home
web-to-table = Go to the table
web-lost-page = Page not found
web-connecting = Connecting…
web-no-answer = The server isn't responding.
web-guest = Guest
web-card-back = face-down card
web-bot-random = Fool
web-bot-squire = Squire
web-bot-knight = Knight
web-bot-champion = Champion
web-bot-medallist = Medallist

## Home

web-hero = Bring the castle down, together.
web-hero-more = Twelve corrupt royals, one deck, one to four players who win or lose as one. No account, nothing to install.
web-play = Play
web-alone = Play alone
web-alone-more = Eight cards, two Jesters, three medals.
web-alone-go = Deal me in
web-with-bots = With bots
web-with-bots-more = Bots see only what a player would see. Choose the number of players.
web-which-bot = Choose a bot
web-how-many-players = Number of players
web-players =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
web-with-friends = With friends
web-with-friends-more = Open a table and send the link. Bots can fill empty seats.
web-make-table = Open a table
web-join = Join with a code
web-join-more = Ask the host for the code.
web-join-go = Join
web-companion = Companion
web-companion-about = Playing with real cards? Let it do the sums and tell you what to do next. Works offline.
web-code = Table code
web-public-tables = Public tables
web-no-public-tables = No open tables right now. Open one and let others find it.
web-gathering = waiting for players
web-playing = in progress
web-seats-taken = { $taken } of { $all } seats taken
web-sit = Sit down
web-watch = Watch
web-my-games = My games
web-no-games-yet = No games yet.
web-nobody-yet = Nobody else yet
web-solo = Solo
web-continue = Continue
web-look-back = Replay
web-result-won = Won
web-result-lost = Lost
web-result-abandoned = Abandoned
web-result-gold = Gold victory
web-result-silver = Silver victory
web-result-bronze = Bronze victory
web-new-table = New table
web-your-name = Your name
web-make-public = Public: anyone can find this table
web-make-casual = Casual: say whatever you like
web-more-options = More options
web-turn-time = Turn time limit
web-no-limit = No limit
web-minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
web-own-seed = Choose the seed
web-own-seed-more = The same seed always deals the same cards. Everyone will see that the seed was chosen.
web-as-published = Official rules
web-option-solo-yield = Yielding in solo play
web-option-overpay = Overpaying
web-option-hand = Hand size
web-option-jesters = Jesters
web-option-health = Enemy health
web-option-attack = Enemy attack
web-option-yield = Yielding
web-option-combo = Combo limit
web-option-hands = Hands
web-choice-not-twice-running = Not twice in a row
web-choice-stop = Stop when covered
web-choice-off = Not allowed
web-choice-open = Visible to everyone

## Before the start

web-table-title = Table { $code }
web-casual = casual table talk
web-strict = strict table talk
web-seats = Players
web-free = empty
web-seat-free = empty
web-seat-number = Seat { $number }
web-is-ready = ready
web-is-not-ready = not ready yet
web-you = you
web-starts = goes first
web-sit-here = Sit here
web-move-here = Move here
web-seat-bot = Add bot
web-free-seat = Remove { $who }
web-let-start =
    { $you ->
        [yes] You go first
       *[no] { $who } goes first
    }
web-be-ready = I'm ready
web-not-ready = Not ready
web-stand-up = Leave seat
web-wait-seats =
    { $count ->
        [one] One seat is still empty.
       *[other] { $count } seats are still empty.
    }
web-wait-ready = The game begins when everyone is ready.
web-invite = Send this link or code to the people you want to play with.
web-invite-watch = Anyone with this link can watch.
web-share-link = Share link
web-copied = Link copied.
web-seal-about = The deal is sealed: { $seal }… Everyone can verify it after the game.

## The table

web-table-side = The table
web-enemy = The enemy
web-enemy-number = Enemy { $number } of 12
web-health-of = of { $health } health
web-health-bar =
    { $damage ->
        [0] { $left } of { $health } health left
       *[other] { $left } of { $health } health left; this play deals { $damage }
    }
web-attack = attack
web-shielded = { $full } minus a shield of { $shield }
web-immune = Immune to { $suit }
web-immunity-broken = Immunity cancelled
web-waiting-shield = { $shield } shield once a Jester is played
web-castle = Castle
web-fate-to-come = { $royal }: still to come
web-fate-now = { $royal }: current enemy
web-fate-defeated = { $royal }: defeated
web-fate-taken-exactly = { $royal }: defeated with exact damage
web-key-defeated = defeated
web-key-exact = exact
web-key-now = current
web-tavern = tavern
web-discard = discard
web-played = Played against this enemy
web-discard-title = Discard pile: { $count }
web-tavern-title = Tavern: { $count }
web-discard-empty = The discard pile is empty.
web-tavern-about = Nobody knows the full order of the tavern, but this much is public.
web-tavern-top = On top
web-tavern-group = Healed to the bottom (batch { $number }), order unknown
web-known-in-hand =
    { $you ->
        [yes] In your hand (everyone knows)
       *[no] In { $who }'s hand (everyone knows)
    }
web-here = online
web-away = away
web-stand-in = bot playing
web-yielded = yielded
web-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
web-your-hand =
    { $count ->
        [0] Your hand, empty
        [one] Your hand, 1 card
       *[other] Your hand, { $count } cards
    }
web-hand-empty = No cards in hand
web-known-to-all = { $card } (everyone knows)
web-your-turn = Your turn
web-turn-of =
    { $you ->
        [yes] Your turn
       *[no] { $who } is playing
    }
web-survive = Survive the blow
web-who-next = Who goes next?
web-won = Won
web-game-lost = Lost
web-abandoned = Abandoned
web-steps = Turn steps
web-step-play = Play
web-step-powers = Powers
web-step-damage = Damage
web-step-survive = Survive
web-open-log = Open log and chat
web-log-and-talk = Log and chat
web-log-unread =
    { $count ->
        [0] Log and chat
        [one] Log and chat, 1 new
       *[other] Log and chat, { $count } new
    }
web-menu = Menu
web-watchers =
    { $count ->
        [one] 1 person is watching.
       *[other] { $count } people are watching.
    }
web-announce-turn = Your turn. { $enemy }: health { $health }, attack { $attack }.

## Choosing

web-watching = You are watching.
web-wait-turn =
    { $you ->
        [yes] It is your turn.
       *[no] { $who } is playing.
    }
web-wait-name =
    { $you ->
        [yes] You choose who goes next.
       *[no] { $who } chooses who goes next.
    }
web-choose = Choose cards to play
web-choose-or-yield = Choose cards or yield
web-choose-cards = Choose cards
web-clear = Clear
web-yield = Yield
web-sending = Sending…
web-play-these = Play { $cards }
web-discard-these = Discard { $cards }
web-missing = { $missing } short of surviving
web-sort-rank = Sort by rank
web-sort-suit = Sort by suit
web-damage = { $damage } damage
web-exact = exact kill
web-kill = kill
web-wins = wins the game
web-value = Attack { $value }
web-heals = heals { $count }
web-you-draw = you +{ $count }
web-who-draws = { $who } +{ $count }
web-draws-none = nobody can draw
web-doubled = doubled: { $damage }
web-shields = enemy attack { $attack }
web-cancels = cancels the immunity
web-blocked = no power: immune
web-after-wins = The last King falls.
web-after-stuck =
    { $you ->
        [yes] You would have no legal move, and the game would be lost.
       *[no] { $who } would have no legal move, and the game would be lost.
    }
web-after-exact = The enemy goes on top of the tavern, and you play again.
web-after-kill =
    { $waste ->
        [0] The enemy falls, and you play again.
       *[other] { $waste } more than needed. The enemy falls, and you play again.
    }
web-after-jester = The enemy does not strike. You choose who goes next.
web-after-no-strike = The enemy cannot strike back.
web-after-covered = The enemy strikes for { $attack }. Cheapest discard: { $cards }.
web-after-depends = The enemy strikes for { $attack }. Whether you can cover it depends on your draw.
web-after-not-covered = The enemy strikes for { $attack }: you could not cover it, and the game would be lost.
web-need = Discard at least { $damage }
web-chosen = selected
web-over = { $over } more than needed
web-cheapest = Cheapest discard: { $cards } = { $value }
web-take-it = Select
web-who-next-more = You may say whether you'd like to go next, but not what is in your hand.
web-you-again = You again
web-goes-next = Next: { $who }
web-choose-next = Choose who goes next
web-your-wish = Would you like to go next?
web-flip = Flip a Jester
web-jesters-left =
    { $count ->
        [0] No Jester left.
        [one] 1 Jester left.
       *[other] { $count } Jesters left.
    }
web-flip-about = Discard your hand and draw { $limit }.
web-flip-ask = Flip a Jester?
web-flip-costs = Your hand is discarded, and you draw { $limit } cards.
web-medal-left-gold = Gold is still possible.
web-medal-left-silver = Silver will be the best you can win.
web-medal-left-bronze = Bronze will be the best you can win.

## What a move does, one thing at a time

web-scene-heal = +{ $amount } healed
web-scene-draw = draw { $amount }
web-scene-double = doubled
web-scene-shield = shield { $amount }
web-scene-blocked = no power
web-scene-cancel = immunity cancelled
web-scene-damage = { $amount } damage
web-scene-kill = defeated
web-scene-exact = exact!
web-scene-strike = strikes for { $amount }

## Talk and log

web-tab-log = Log
web-tab-talk = Chat
web-log-empty = Nothing has happened yet.
web-talk-empty = Nothing has been said yet.
web-talk-strict = Strict table talk: nothing about what is in your hand.
web-talk-casual = A casual table: say what you like.
web-speak = Say something
web-send = Send
web-said =
    { $you ->
        [yes] You: { $text }
       *[no] { $who }: { $text }
    }
web-phrase-my-hand-size =
    { $hand ->
        [one] I have 1 card
       *[other] I have { $hand } cards
    }
web-phrase-tavern-size = Tavern: { $tavern }
web-phrase-discard-size = Discard pile: { $discard }
web-phrase-enemy-health = Enemy health: { $health }
web-phrase-enemy-attack = Enemy attack: { $attack }
web-phrase-who-may-yield = Yielded last turn: { $yielded }
web-phrase-me-next = I'd like to go
web-phrase-not-me-next = I'd rather not
web-phrase-anyone-next = I don't mind
web-phrase-hello = Hello
web-phrase-thanks = Thank you
web-phrase-one-moment = One moment
web-phrase-good-game = Good game
web-did-take-seat =
    { $you ->
        [yes] You sit down.
       *[no] { $who } sits down.
    }
web-did-leave-seat =
    { $you ->
        [yes] You leave your seat.
       *[no] { $who } leaves their seat.
    }
web-did-seat-bot =
    { $you ->
        [yes] You add { $bot }.
       *[no] { $who } adds { $bot }.
    }
web-did-free-seat =
    { $you ->
        [yes] You clear a seat.
       *[no] { $who } clears a seat.
    }
web-did-ask-undo =
    { $you ->
        [yes] You ask to take back the last move.
       *[no] { $who } asks to take back the last move.
    }
web-did-ask-abandon =
    { $you ->
        [yes] You ask to end the game.
       *[no] { $who } asks to end the game.
    }
web-did-agree =
    { $you ->
        [yes] You agree.
       *[no] { $who } agrees.
    }
web-did-disagree =
    { $you ->
        [yes] You do not agree.
       *[no] { $who } does not agree.
    }
web-did-pause =
    { $you ->
        [yes] You pause the game.
       *[no] { $who } pauses the game.
    }
web-did-resume =
    { $you ->
        [yes] You resume the game.
       *[no] { $who } resumes the game.
    }
web-did-stand-in = { $bot } takes over for { $about }.
web-did-hand-back =
    { $you ->
        [yes] You are back.
       *[no] { $who } is back.
    }

## What else can be done

web-reconnecting = Reconnecting… Your seat is safe.
web-asks-undo =
    { $you ->
        [yes] You would like to take back the last move.
       *[no] { $who } would like to take back the last move.
    }
web-asks-abandon =
    { $you ->
        [yes] You would like to end the game.
       *[no] { $who } would like to end the game.
    }
web-agree = Agree
web-disagree = Disagree
web-take-back = Never mind
web-paused = The game is paused.
web-pause = Pause
web-resume = Resume
web-bot-plays-for-you = A bot is playing for you.
web-hand-back = Take over again
web-undo = Undo my last move
web-bot-for-me = Let a bot play for me
web-bot-for = Let a bot play for { $who }
web-abandon = End the game
web-abandon-sure = If everyone agrees, the game ends unfinished.
web-leave = Leave the table

## The end

web-castle-fallen = The castle has fallen
web-still-stands = The { $enemy } still stands
web-how-it-ended = How it ended
web-see-table = See the table
web-end-abandoned = Everyone agreed to stop here.
web-end-won = All twelve royals are defeated: everyone wins!
web-end-gold = Gold: all twelve royals defeated, no Jesters flipped.
web-end-silver = Silver: all twelve royals defeated, one Jester flipped.
web-end-bronze = Bronze: all twelve royals defeated, two Jesters flipped.
web-end-short-you = You were { $short } short of covering the damage.
web-end-short = { $who } was { $short } short of covering the damage, so everyone loses.
web-end-stuck =
    { $you ->
        [yes] You could neither play nor yield.
       *[no] { $who } could neither play nor yield.
    }
web-its-attack = Its attack
web-whole-hand = Your whole hand
web-figure-moves = moves
web-figure-beaten = defeated
web-figure-exact = exact
web-figure-blow = biggest blow
web-new-deal = New deal
web-same-deal = Play this deal again
web-to-rematch = Go to the new table
web-share = Share
web-record = Download
web-seal-true = Verified: the deal was fixed from the start
web-seal-false = The deal does not match its seal
web-seal-other-deal = The sealed seed does not deal the cards that were played
web-seal-unknown = Verify the deal yourself
web-seal-chosen = Someone chose the seed for this deal.
web-seal-how = The SHA-256 of this text
web-seal-commitment = must match the value shown at the start:
web-seal-deals = The seed in it must deal the hands, enemies and draws that were seen here.

## Looking back

web-replay-title = Game { $code }
web-move-of = Move { $number } of { $all }
web-the-deal = The deal
web-moment = Position in the game
web-first = Start
web-previous = Previous move
web-next = Next move
web-last = End
web-whose-view = Whose hand to show
web-all-hands = All hands

## Settings

web-set-theme = Theme
web-set-theme-auto = Match device
web-set-theme-light = Light
web-set-theme-dark = Dark
web-set-suits = Suit colours
web-set-suits-two = Two
web-set-suits-four = Four
web-set-size = Card size
web-set-size-small = Small
web-set-size-normal = Normal
web-set-size-large = Large
web-set-motion = Motion
web-set-motion-auto = Match device
web-set-motion-full = Full
web-set-motion-less = Reduced
web-sound = Sounds
web-player = Player
web-save = Save
web-saved = Saved.
web-transfer-about = To use this player on another device, show a code here and enter it there. Each code works once.
web-transfer-show = Show a code
web-transfer-code = Code from another device
web-transfer-take = Use it

## How to play

web-learn-title = Learn at the table
web-learn-invite = Never played? Fourteen short lessons, about ten minutes, and no way to go wrong.
web-learn-about = Fourteen short lessons at a playable table, about ten minutes. You make the moves, and mistakes cost nothing.
web-lesson-begin = Begin
web-lesson-of = { $place } of { $all }
web-lesson-skip = Skip
web-lesson-next = Next
web-lesson-end = Finish
web-lesson-done = done
web-first-game = You know all there is to know
web-first-game-about = For your first game, try a gentler castle: one extra card in hand, and enemies with less health and attack.
web-first-game-go = Play an easier game
web-first-game-real = Play the real game
web-rules = The rules
web-rules-about = Every rule, numbered and searchable, in our own words.
web-rules-search = Search the rules
web-rules-found =
    { $count ->
        [0] No matching rules.
        [one] 1 rule
       *[other] { $count } rules
    }
web-rules-chapters = Chapters
web-whole-rulebook = The whole rulebook
