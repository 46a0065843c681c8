# The browser game.

## Everywhere

web-unofficial = An unofficial, open-source implementation of the game by Paul Abrahams, Luke Badger and Andy Richdale, with drawings of its own. If you like it, buy the published deck.
web-main-menu = Main menu
web-learn = How to play
web-settings = Settings
web-language = Language
web-close = Close
web-more = More
web-to-home = Home
web-to-table = To the table
web-lost-page = There is nothing here
web-connecting = Connecting…
web-no-answer = The server does not answer.
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
web-with-bots-more = They see only what a player sees. Choose how many sit at the table.
web-which-bot = Which bot
web-how-many-players = How many players
web-players =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
web-with-friends = With friends
web-with-friends-more = Open a table, send the link. Bots can fill seats.
web-make-table = Make a table
web-join = Join with a code
web-join-more = You get it from whoever made the table.
web-join-go = Join
web-companion = Companion
web-companion-about = Real cards on a real table: it does the sums and says what to do next. It needs no network.
web-code = Table code
web-public-tables = Public tables
web-no-public-tables = Nobody is waiting right now. Make a table and let others find it.
web-gathering = gathering
web-playing = being played
web-seats-taken = { $taken } of { $all } seats taken
web-sit = Sit down
web-watch = Watch
web-my-games = My games
web-no-games-yet = No games yet.
web-nobody-yet = Nobody else yet
web-solo = Solo
web-continue = Continue
web-look-back = Look back
web-result-won = Won
web-result-lost = Lost
web-result-abandoned = Abandoned
web-result-gold = Gold victory
web-result-silver = Silver victory
web-result-bronze = Bronze victory
web-new-table = A new table
web-your-name = Your name
web-make-public = Anyone may find this table
web-make-casual = Casual talk: say anything
web-more-options = More options
web-turn-time = Time for a turn
web-no-limit = No limit
web-minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
web-own-seed = A seed of your own
web-own-seed-more = The same seed deals the same cards. Everyone is told that it was chosen.
web-as-published = As published
web-option-solo-yield = Yielding alone
web-option-overpay = Discarding more than needed
web-option-hand = Hand size
web-option-jesters = Jesters
web-option-health = Health of enemies
web-option-attack = Attack of enemies
web-option-yield = Yielding
web-option-combo = Highest total of a combo
web-option-hands = Hands
web-choice-not-twice-running = Not twice running
web-choice-stop = Stop when covered
web-choice-off = Not allowed
web-choice-open = Open to everyone

## Before the start

web-table-title = Table { $code }
web-casual = casual talk
web-strict = talk by the rules
web-seats = Players
web-free = free
web-seat-free = free
web-seat-number = Seat { $number }
web-is-ready = ready
web-is-not-ready = not ready yet
web-you = you
web-starts = starts
web-sit-here = Sit here
web-move-here = Move here
web-seat-bot = Add bot
web-free-seat = Free the seat of { $who }
web-let-start = { $who } starts
web-be-ready = I am ready
web-not-ready = Not ready after all
web-stand-up = Get up
web-wait-seats =
    { $count ->
        [one] One seat is free.
       *[other] { $count } seats are free.
    }
web-wait-ready = The game begins when everyone is ready.
web-invite = Send this link or code to whoever should play.
web-invite-watch = With this link others can watch.
web-share-link = Share link
web-copied = Link copied.
web-seal-about = The deal is sealed: { $seal }… At the end everyone can check it.

## The table

web-table-side = The table
web-enemy = The enemy
web-enemy-number = Enemy { $number } of 12
web-health-of = health left of { $health }
web-health-bar =
    { $damage ->
        [0] { $left } of { $health } health left
       *[other] { $left } of { $health } health left; this play deals { $damage }
    }
web-attack = attack
web-shielded = { $full } less a shield of { $shield }
web-immune = Immune to { $suit }
web-immunity-broken = Immunity cancelled
web-waiting-shield = { $shield } shield awaits a Jester
web-castle = Castle
web-fate-to-come = { $royal }: still to come
web-fate-now = { $royal }: the enemy now
web-fate-defeated = { $royal }: defeated
web-fate-taken-exactly = { $royal }: defeated exactly
web-key-defeated = defeated
web-key-exact = exactly
web-key-now = now
web-tavern = tavern
web-discard = discard
web-played = Played against this enemy
web-discard-title = Discard pile: { $count }
web-tavern-title = Tavern: { $count }
web-discard-empty = The discard pile is empty.
web-tavern-about = Nobody knows the order of the tavern, but some things are known to all.
web-tavern-top = On top
web-tavern-group = Put under it, number { $number }, in unknown order
web-known-in-hand = In the hand of { $who }, known to all
web-here = here
web-away = away
web-stand-in = a bot plays
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
web-known-to-all = { $card }, known to all
web-your-turn = Your turn
web-turn-of = { $who } is playing
web-survive = Survive the blow
web-who-next = Who goes next?
web-won = Won
web-game-lost = Lost
web-abandoned = Abandoned
web-steps = Steps of a turn
web-step-play = Play
web-step-powers = Powers
web-step-damage = Damage
web-step-survive = Survive
web-open-log = Open log and talk
web-log-and-talk = Log and talk
web-log-unread =
    { $count ->
        [0] Log and talk
        [one] Log and talk, 1 new
       *[other] Log and talk, { $count } new
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
web-wait-turn = { $who } is playing.
web-wait-name = { $who } names who goes next.
web-choose = Choose cards to play
web-choose-or-yield = Choose cards, or yield
web-choose-cards = Choose cards
web-clear = Clear
web-yield = Yield
web-sending = Sending…
web-play-these = Play { $cards }
web-discard-these = Discard { $cards }
web-missing = { $missing } more to survive
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
web-after-stuck = { $who } would have no move: the game would be lost.
web-after-exact = The enemy goes on top of the tavern, and you play again.
web-after-kill =
    { $waste ->
        [0] The enemy falls, and you play again.
       *[other] { $waste } more than needed. The enemy falls, and you play again.
    }
web-after-jester = No attack now: you name who goes next.
web-after-no-strike = The enemy cannot strike back.
web-after-covered = The enemy strikes for { $attack }. Cheapest cover: { $cards }.
web-after-depends = The enemy strikes for { $attack }. Whether you can cover it depends on your draw.
web-after-not-covered = The enemy strikes for { $attack }: you could not cover it, and the game would be lost.
web-need = Discard at least { $damage }
web-chosen = chosen
web-over = { $over } more than needed
web-cheapest = Cheapest cover: { $cards } = { $value }
web-take-it = Take it
web-who-next-more = Wishes may be said, nothing about hands.
web-you-again = You, again
web-goes-next = Next: { $who }
web-choose-next = Choose who is next
web-your-wish = Would you like to be next?
web-flip = Flip a Jester
web-jesters-left =
    { $count ->
        [0] No Jester left.
        [one] 1 Jester left.
       *[other] { $count } Jesters left.
    }
web-flip-about = Throws your hand away and draws { $limit }.
web-flip-ask = Flip a Jester?
web-flip-costs = Your hand is discarded, and you draw { $limit } cards.
web-medal-left-gold = Gold stays possible.
web-medal-left-silver = Silver is then the best you can win.
web-medal-left-bronze = Bronze is then the best you can win.

## What a move does, one thing at a time

web-scene-heal = +{ $amount } healed
web-scene-draw = draw { $amount }
web-scene-double = doubled
web-scene-shield = shield { $amount }
web-scene-blocked = no power
web-scene-cancel = immunity cancelled
web-scene-damage = { $amount } damage
web-scene-kill = defeated
web-scene-exact = exactly
web-scene-strike = strikes for { $amount }

## Talk and log

web-tab-log = Log
web-tab-talk = Talk
web-log-empty = Nothing has happened yet.
web-talk-empty = Nothing was said yet.
web-talk-strict = Only what the rules allow: nothing about hands.
web-talk-casual = A casual table: say what you like.
web-speak = Say something
web-send = Send
web-said = { $who }: { $text }
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
web-phrase-me-next = Gladly me
web-phrase-not-me-next = Rather not me
web-phrase-anyone-next = Either way
web-phrase-hello = Hello
web-phrase-thanks = Thank you
web-phrase-one-moment = One moment
web-phrase-good-game = Good game
web-did-take-seat = { $who } sits down.
web-did-leave-seat = { $who } gets up.
web-did-seat-bot = { $who } seats { $bot }.
web-did-free-seat = { $who } frees a seat.
web-did-ask-undo = { $who } asks to take the last move back.
web-did-ask-abandon = { $who } asks to end the game.
web-did-agree = { $who } agrees.
web-did-disagree = { $who } does not agree.
web-did-pause = { $who } pauses the game.
web-did-resume = { $who } goes on with the game.
web-did-stand-in = { $bot } plays for { $about }.
web-did-hand-back = { $who } is back.

## What else can be done

web-reconnecting = Reconnecting. Your seat is kept.
web-asks-undo = { $who } would like to take the last move back.
web-asks-abandon = { $who } would like to end the game.
web-agree = Agree
web-disagree = Disagree
web-take-back = Never mind
web-paused = The game is paused.
web-pause = Pause
web-resume = Go on
web-bot-plays-for-you = A bot plays for you.
web-hand-back = Play on myself
web-undo = Take my last move back
web-bot-for-me = Let a bot play for me
web-bot-for = Let a bot play for { $who }
web-abandon = End the game
web-abandon-sure = The game ends unfinished, if everyone agrees.
web-leave = Leave the table

## The end

web-castle-fallen = The castle has fallen
web-still-stands = { $enemy } still stands
web-how-it-ended = How it ended
web-see-table = See the table
web-end-abandoned = Everyone agreed to stop here.
web-end-won = All twelve royals are beaten: the table wins together.
web-end-gold = Gold: all twelve royals beaten, and no Jester flipped.
web-end-silver = Silver: all twelve royals beaten, with one Jester flipped.
web-end-bronze = Bronze: all twelve royals beaten, with two Jesters flipped.
web-end-short-you = Your hand was { $short } short of the blow.
web-end-short = The hand of { $who } was { $short } short of the blow, so the table loses together.
web-end-stuck = { $who } could neither play nor yield.
web-its-attack = Its attack
web-whole-hand = Your whole hand
web-figure-moves = moves
web-figure-beaten = beaten
web-figure-exact = exactly
web-figure-blow = biggest blow
web-new-deal = New deal
web-same-deal = Same deal
web-to-rematch = To the new table
web-share = Share
web-record = Record
web-seal-true = The deal was fixed from the start: checked
web-seal-false = The deal does not match its seal
web-seal-other-deal = The sealed seed does not deal the cards that were played
web-seal-unknown = Check the deal yourself
web-seal-chosen = The seed of this deal was chosen by somebody.
web-seal-how = The SHA-256 of this text
web-seal-commitment = must be what was shown from the start:
web-seal-deals = The seed in it must deal the hands, enemies and draws that were seen here.

## Looking back

web-replay-title = Game { $code }
web-move-of = Move { $number } of { $all }
web-the-deal = The deal
web-moment = Moment of the game
web-first = First moment
web-previous = Previous move
web-next = Next move
web-last = Last moment
web-whose-view = Whose hand to see
web-all-hands = All hands

## Settings

web-set-theme = Theme
web-set-theme-auto = As the device
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
web-set-motion-auto = As the device
web-set-motion-full = Full
web-set-motion-less = Less
web-sound = Sounds
web-player = Player
web-save = Save
web-saved = Saved.
web-transfer-about = To play as the same person on another device, show a code here and type it there. It works once.
web-transfer-show = Show a code
web-transfer-code = Code from another device
web-transfer-take = Use it

## How to play

web-learn-title = Learn at the table
web-learn-invite = Never played? Fourteen small situations, about ten minutes, nothing can go wrong.
web-learn-about = Fourteen small situations at a real table, about ten minutes. You make the moves; nothing can go wrong.
web-lesson-begin = Begin
web-lesson-of = { $place } of { $all }
web-lesson-skip = Skip
web-lesson-next = Next
web-lesson-end = To the end
web-lesson-done = learnt
web-first-game = You know all there is to know
web-first-game-about = For the first game there is a gentler castle: one card more in hand, enemies with less health and attack.
web-first-game-go = Play a gentle game
web-first-game-real = Play the real game
web-rules = The rules
web-rules-about = Every rule by its number, in our own words, with a search.
web-rules-search = Search the rules
web-rules-found =
    { $count ->
        [0] No rule says this.
        [one] 1 rule
       *[other] { $count } rules
    }
web-rules-chapters = Chapters
web-whole-rulebook = The whole rulebook
