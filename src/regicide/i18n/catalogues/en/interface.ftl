# What the browser game and the terminal show: names begin with their topic.

## Everywhere

app-unofficial = An unofficial, open-source version of the game by Paul Abrahams, Luke Badger and Andy Richdale, with original artwork. If you like it, please buy the published deck.
app-documentation = Documentation
app-main-menu = Main menu
nav-play = Play
nav-today = Today
nav-puzzles = Puzzles
nav-learn = Learn
nav-me = Me
nav-waits = today’s deal waits
app-learn = How to play
app-puzzles = Puzzles
app-settings = Settings
app-language = Language
app-close = Close
app-more = More
app-to-home = Home
app-to-table = Go to the table
app-lost-page = Page not found
app-lost-page-about = The link may be incomplete, or the page may have moved. You can continue with:
app-connecting = Connecting…
app-no-answer = The server isn’t responding.
app-offline = You are offline. Check your connection and try again.
app-no-answer-about = Please check your connection and try again in a moment.
app-try-again = Try again
app-guest = Guest
card-back = face-down card
bot-name-random = Fool
bot-name-squire = Squire
bot-name-six-rules = Six rules
bot-name-counting = Point counter
bot-name-level-1 = Recruit
bot-name-level-2 = Messenger
bot-name-level-3 = Scout
bot-name-level-4 = Archer
bot-name-level-5 = Guard
bot-name-level-6 = Ranger
bot-name-level-7 = Rider
bot-name-level-8 = Captain
bot-name-knight = Knight
bot-name-champion = Champion
bot-name-medallist = Medallist
bot-of-level = { $level } · { $name }
bot-called-random =
    { $number ->
        [1] Fig
        [2] Pip
        [3] Bodkin
       *[other] Tansy
    }
bot-called-squire =
    { $number ->
        [1] Perrin
        [2] Wren
        [3] Hob
       *[other] Linnet
    }
bot-called-guard =
    { $number ->
        [1] Osric
        [2] Hilda
        [3] Wulf
       *[other] Ansel
    }
bot-called-knight =
    { $number ->
        [1] Maud
        [2] Brand
        [3] Gareth
       *[other] Edith
    }
bot-called-champion =
    { $number ->
        [1] Rowan
        [2] Thorn
        [3] Flint
       *[other] Sorrel
    }
bot-called-medallist =
    { $number ->
        [1] Gilda
        [2] Aurel
        [3] Arden
       *[other] Oriel
    }
manner-calm-exact = As it should be
manner-calm-held = It holds
manner-calm-open = Now it can be hurt
manner-terse-exact = Clean
manner-terse-held = Held
manner-terse-open = Open
manner-gruff-exact = Not a point wasted
manner-gruff-held = Is that all?
manner-gruff-open = Enough hiding
manner-merry-exact = To the point
manner-merry-held = Missed me
manner-merry-open = Got a joke for you
bot-about-random = Plays any legal move, without a plan. You do the thinking.
bot-about-squire = Follows a simple rule and looks one move ahead, like a beginner.
bot-about-six-rules = Follows a list of six rules that you can learn.
bot-about-counting = Counts points for each move; you can learn to do the same.
bot-about-level =
    { $level ->
        [1] Wins 1 game in 9 with partners of its own level.
       *[other] Wins { $level } games in 9 with partners of its own level.
    } Makes most of its mistakes between moves that are nearly equal.
bot-about-knight = Quick and well trained, but does not think ahead. Rarely makes a mistake.
bot-about-champion = Thinks ahead and wins nearly every game that can be won.
bot-about-medallist = As strong as the Champion; in a solo game it plays for gold.

## Home

home-hero = Bring the castle down, together.
home-hero-more = Twelve corrupt royals, one deck, one to four players who win or lose as one. No account, nothing to install.
first-ask = Ever played Regicide?
first-teach = No, teach me
first-teach-more = Learn at a table: ten minutes, short lessons, no way to lose.
first-try = No, let me try
first-try-more = A gentle first game: weaker royals, and each card says how its suit helps.
first-deal = Yes, deal me in
first-ways = Friends, bots and other ways to play
home-play = Play
home-play-solo = Play solo
home-play-solo-more = Eight cards, two Jesters, three medals.
home-play-solo-go = Deal me in
home-options = Options
home-with-bots = With bots
home-with-bots-more = Bots see only what a player would see. Choose the number of players.
home-which-bot = Choose a bot
partner-advice-won = You won at least three of your last four games at level { $from }. At level { $level }, more depends on you.
partner-advice-lost = Your last four games at level { $from } were hard. At level { $level }, your partners help you more.
partner-advice-take = Choose level { $level }
spar-title = A sparring partner
spar-about = Plays at your level, { $level } of 8, and explains its moves after the game.
spar-go = Play with it
spar-ask = Ask about its moves
spar-moves = What spoke for each of its moves
spar-better = Was there a better move?
home-how-many-players = Number of players
home-how-many-bots = Bots among them
player-count =
    { $count ->
        [one] 1 player
       *[other] { $count } players
    }
home-pass-device = Pass the phone
home-pass-device-more = Two to four people at one device. Hands stay hidden between turns.
home-pass-device-go = Choose players
home-player-number = Player { $number }
home-needs-server = A table for several devices needs a server. Enter the address of one.
home-server-address = Address of a server
home-server-go = Go there
home-server-bad = This is not an address. An address looks like regicide.example.org.
home-open-record = Open a record
home-with-friends = With friends
home-with-friends-more = Open a table and send the link. Bots can fill empty seats.
home-make-table = Open a table
home-join = Join with a code
home-join-more = Paste the link or the code that you were sent.
home-join-go = Join
home-evenings = Evenings
home-evenings-about = The same sealed deals for several teams
home-clubs = Clubs
home-clubs-about = Friends who play evenings together
home-companion = Table companion
home-companion-about = Playing with real cards? Let it do the sums and tell you what to do next. Works offline.
today-title = Daily deal
today-invite = One deal a day, the same for everyone.
today-waits = Today’s game is waiting for you.
today-done = You have played today. See how you compare.
today-beaten =
    { $count ->
        [one] 1 of 12 royals defeated
       *[other] { $count } of 12 royals defeated
    }
today-row =
    { $count ->
        [0] No days in a row yet
        [one] 1 day in a row
       *[other] { $count } days in a row
    }
home-welcome = Welcome back, { $name }
home-welcome-back = Welcome back
home-waits = Waiting for you
home-turns =
    { $count ->
        [one] It is your turn at one table.
       *[other] It is your turn at { $count } tables.
    }
home-week = Royals defeated in the last seven days: { $days }
puzzles-today = Puzzle of the day
home-puzzle-waits = One right move. Your first answer counts.
home-puzzle-solved = Solved today.
home-puzzle-tried = Tried today. The next one comes tomorrow.
home-badge = Nearest badge
home-badge-done = { $done } of { $of }
home-badges-all = All badges earned
home-code = Table code
home-no-table = Table not found
home-bad-code = That is not a table code. A code has eight characters, consonants and digits from 2 to 9, such as KDFR-27XN.
home-join-again = Check the link or the code, and try again.
home-public-tables = Public tables
home-no-public-tables = No open tables right now. Open one and let others find it.
phase-gathering = waiting for players
phase-playing = in progress
home-seats-taken = { $taken } of { $all } seats taken
home-sit = Sit down
home-watch = Watch
home-my-games = My games
statistics-title = Statistics
home-no-games-yet = No games yet.
home-nobody-yet = Nobody else yet
home-solo = Solo
home-continue = Continue
home-look-back = Replay
home-review = Review
result-won = Won
result-lost = Lost
result-abandoned = Abandoned
result-gold = Gold victory
result-silver = Silver victory
result-bronze = Bronze victory
result-bot-share = a bot made { $count } of { $moves } moves
result-hints =
    { $count ->
        [one] with one hint
       *[other] with { $count } hints
    }
result-with-help = with help
result-no-medal = Won without a medal
result-bot-finished = finished by a bot
home-new-table = New table
home-your-name = Your name
home-make-public = Public: anyone can find this table
home-make-casual = Casual: say whatever you like
home-make-help = Hints: players may ask for the best move
home-make-spectators = People without a seat may watch
home-more-options = More options
home-tempo = Pace
tempo-live = Live
tempo-live-about = Everyone is here at the same time.
tempo-turn-by-turn = Turn by turn
tempo-turn-by-turn-about = Players need not be here at the same time: you move when you find the time.
tempo-days =
    { $count ->
        [1] one day per turn
        [7] one week per turn
       *[other] { $count } days per turn
    }
tempo-no-limit = no time limit
tempo-late-bot = a bot plays a late turn
tempo-late-wait = the table waits for a late turn
home-when-late = When the time is up
home-late-bot = A bot plays that turn
home-late-bot-about = There is no medal then.
home-late-wait = The table waits
home-turn-time = Turn time limit
home-no-limit = No limit
minutes =
    { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
home-own-seed = Choose the seed
home-own-seed-more = The same seed always deals the same cards. Everyone will see that the seed was chosen.
home-as-published = Official rules ({ $value })
home-difficulty = Difficulty
difficulty-gentle = Gentle
difficulty-gentle-about = One more card in hand, and weaker enemies. Good for a first game.
difficulty-official = Official rules
difficulty-official-about = The game as published. Most first games are lost.
difficulty-hard = Hard
difficulty-hard-about = Enemies with more health and attack, for players who win too often.
difficulty-merciless = Merciless
difficulty-merciless-about = Enemies with far more health and attack. Even the Champion loses one game in three.
option-solo-yield = Yielding in solo play
option-overpay = Overpaying
option-hand = Hand size
option-jesters = Jesters
option-health = Enemy health
option-attack = Enemy attack
option-yield = Yielding
option-combo = Combo limit
option-hands = Hands
option-value-not-twice-running = Not twice in a row
option-value-stop = Stop when covered
option-value-off = Not allowed
option-value-open = Visible to everyone
option-value-changed = { $change } ({ $value })
option-published-solo-yield = never
option-published-overpay = allowed
option-published-yield = allowed
option-published-hands = hidden

## A game on this device

local-title = A game on this device
local-opening = Opening the game…
local-here = on this device
local-practice = practice
local-practice-about = This is practice: it gives no medal and is not counted.
local-delete = Delete
local-keep = Keep
local-not-kept = This browser keeps nothing for this page: games played here are lost when you close it.
local-replay-title = Replay
pass-to = Pass the phone to { $name }
pass-hidden = All hands are hidden.
pass-show = I am { $name }: show my hand

## Before the start

room-title = Table { $code }
room-casual = casual table talk
room-strict = strict table talk
room-help = hints allowed
room-no-spectators = no spectators
room-seats = Players
room-free = empty
room-seat-free = empty
room-seat-number = Seat { $number }
room-is-ready = ready
room-is-not-ready = not ready yet
you = you
room-starts = goes first
room-move-here = Move here
room-seat-more = More about seat { $number }
room-seat-bot = Add bot
room-free-seat = Remove { $who }
room-let-start =
    { $you ->
        [yes] You go first
       *[no] { $who } goes first
    }
room-be-ready = I’m ready
room-not-ready = Not ready
room-stand-up = Leave seat
room-wait-seats =
    { $count ->
        [one] One seat is still empty.
       *[other] { $count } seats are still empty.
    }
room-wait-ready = The game begins when everyone is ready.
room-starts-without-you = The game starts when the last seat is taken, even if you are not here.
room-full = All seats are taken
room-full-more = Stay on this page to watch: the game appears here when it begins. Or open a table of your own.
room-invite = Send this link or code to the people you want to play with.
room-invite-watch = Anyone with this link can watch.
room-share-link = Share link
room-copied = Link copied.
share-by-hand = The browser did not allow copying. Copy this address yourself:
room-qr-code = QR code
room-qr-code-about = Scan this with a phone to open the table.
room-seal-about = The deal is sealed: { $seal }… Everyone can verify it after the game.
invite-title =
    { $who } invites you to a table for { $count ->
        [2] two
        [3] three
       *[other] four
    }
invite-open-title =
    A table for { $count ->
        [2] two
        [3] three
       *[other] four
    } has a seat for you
invite-what = Regicide is a cooperative card game: you win or lose together. A game takes about half an hour. You need no account.
invite-sit = Sit down
invite-learn = New to it? Learn in ten minutes
invite-chosen = How this table plays
invite-chosen-by = What { $who } chose for this table
invite-turn = How a turn works
invite-turn-play-title = Play a card
invite-turn-play = Its number is the damage to the royal in the middle.
invite-turn-suit-title = Its suit helps
invite-turn-suit = The 7 of spades shields: the royal strikes for 7 less.
invite-turn-survive-title = Survive the blow
invite-turn-survive = Give up cards worth as much: the 4 of hearts covers 3. Then the next player plays.
invite-power-h = heal
invite-power-d = draw
invite-power-c = double
invite-power-s = shield
preview-table = You are invited to a game of Regicide
preview-table-seats = An Open Regicide table: { $taken } of { $all } seats taken
preview-table-turns = An Open Regicide table, played turn by turn: { $taken } of { $all } seats taken
preview-table-about = Four suits, twelve royals, one team: a cooperative card game. Sit down with one tap; no account, nothing to install.
preview-replay = A game of Open Regicide
preview-replay-about = Replay it move by move, with every hand.

## The table

table-region = The table
table-enemy = The enemy
table-enemy-number = Enemy { $number } of 12
table-health-of = of { $health } health
table-health-bar =
    { $damage ->
        [0] { $left } of { $health } health left
       *[other] { $left } of { $health } health left; this play deals { $damage }
    }
table-attack = attack
table-shielded = { $full } minus a shield of { $shield }
table-then-attack = then { $attack }
table-no-blow = no blow
table-immune = Immune to { $suit }
table-immunity-broken = Immunity cancelled
table-waiting-shield = Shield { $shield } once a Jester is played
table-castle = Castle
fate-to-come = { $royal }: still to come
fate-now = { $royal }: current enemy
fate-defeated = { $royal }: defeated
fate-taken-exactly = { $royal }: defeated with exact damage
castle-key-defeated = defeated
castle-key-exact = exact
castle-key-now = current
table-tavern = tavern
table-discard = discard
table-played = Played against this enemy
table-discard-title = Discard pile: { $count }
table-tavern-title = Tavern: { $count }
table-discard-empty = The discard pile is empty.
table-tavern-about = Nobody knows the full order of the tavern, but this much is public.
table-tavern-unknown = Nothing is known about the cards of the tavern.
table-tavern-top = On top
table-tavern-group = Healed to the bottom (batch { $number }), order unknown
table-known-in-hand =
    { $you ->
        [yes] In your hand (everyone knows)
       *[no] In { $who }’s hand (everyone knows)
    }
table-here = online
table-away = away
table-stand-in = bot playing
table-yielded = yielded
table-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
table-your-hand =
    { $count ->
        [0] Your hand, empty
        [one] Your hand, 1 card
       *[other] Your hand, { $count } cards
    }
table-hand-empty = No cards in hand
table-known-to-all = { $card } (everyone knows)
table-your-turn = Your turn
turns-others =
    { $count ->
        [one] Another table is waiting for you.
       *[other] { $count } other tables are waiting for you.
    }
turns-next = Next table
turns-until = until { $when }
table-turn-of =
    { $you ->
        [yes] You are playing
       *[no] { $who } is playing
    }
table-struck =
    { $you ->
        [yes] You are struck
       *[no] { $who } is struck
    }
table-turn-away = { $who } is away
table-pause = Paused
table-survive = Survive the blow
table-who-next = Who goes next?
table-won = Won
table-game-lost = Lost
table-abandoned = Abandoned
table-steps = Turn steps
step-play = Play
step-powers = Powers
step-damage = Damage
step-survive = Survive
talk-open-log = Open log and chat
talk-and-log = Log and chat
talk-unread =
    { $count ->
        [0] Log and chat
        [one] Log and chat, 1 new
       *[other] Log and chat, { $count } new
    }
table-menu = Menu
table-watchers =
    { $count ->
        [one] 1 person is watching.
       *[other] { $count } people are watching.
    }
table-announce-turn = Your turn. { $enemy }: health { $health }, attack { $attack }.

## Choosing

table-watching = You are watching.
table-wait-turn =
    { $you ->
        [yes] It is your turn.
       *[no] { $who } is playing.
    }
table-wait-for-choice =
    { $you ->
        [yes] You choose who goes next.
       *[no] { $who } chooses who goes next.
    }
choose-cards-to-play = Choose cards to play
choose-cards-or-yield = Choose cards or yield
choose-only-flip = You have no card to play. Only a Jester can help.
choose-only-yield = You have no card to play. You can only yield.
choose-yield-or-flip = You have no card to play. Yield, or flip a Jester.
choose-cards = Choose cards
choose-clear = Clear
move-yield = Yield
choose-sending = Sending…
choose-play-these = Play { $cards }
choose-discard-these = Discard { $cards }
choose-missing = { $missing } short of surviving
choose-sort-rank = Sort by rank
choose-sort-suit = Sort by suit
effect-damage = { $damage } damage
effect-exact = exact kill
effect-kill = kill
effect-wins = wins the game
effect-value = Attack { $value }
effect-heals = heals { $count }
effect-you-draw = you +{ $count }
effect-who-draws = { $who } +{ $count }
effect-draws-none = nobody can draw
effect-doubled = doubled: { $damage }
effect-shields = enemy attack { $attack }
effect-cancels = cancels immunity
effect-blocked = no power: immune
after-wins = The last King falls.
after-stuck =
    { $you ->
        [yes] You would have no legal move, and the game would be lost.
       *[no] { $who } would have no legal move, and the game would be lost.
    }
after-exact = The enemy goes on top of the tavern, and you play again.
after-kill =
    { $waste ->
        [0] The enemy falls, and you play again.
       *[other] { $waste } more than needed. The enemy falls, and you play again.
    }
after-jester = The enemy does not strike. You choose who goes next.
after-no-strike = The enemy cannot strike back.
after-covered = The enemy strikes for { $attack }. Cheapest discard: { $cards }.
after-depends = The enemy strikes for { $attack }. Whether you can cover it depends on your draw.
after-not-covered = The enemy strikes for { $attack }: you could not cover it, and the game would be lost.
choose-need = Discard at least { $damage }
choose-cannot-cover = { $damage } damage, but your whole hand is worth { $value }. Only a Jester can save you.
choose-chosen = selected
choose-over = { $over } more than needed
choose-cheapest = Cheapest discard: { $cards } = { $value }
choose-take-it = Select
choose-who-next-more = You may say whether you’d like to go next, but not what is in your hand.
choose-you-again = You again
choose-goes-next = Next: { $who }
choose-next-player = Choose who goes next
choose-your-wish = Would you like to go next?
move-flip = Flip a Jester
choose-jesters-left =
    { $count ->
        [0] No Jester left.
        [one] 1 Jester left.
       *[other] { $count } Jesters left.
    }
choose-flip-about = Discard your hand and draw { $limit }.
choose-flip-ask = Flip a Jester?
choose-flip-costs = Your hand is discarded, and you draw { $limit } cards.
medal-left-gold = Gold is still possible.
medal-left-silver = Silver will be the best you can win.
medal-left-bronze = Bronze will be the best you can win.

## Hints

hint-ask = Hint
hint-cost = A hint shows the best move. Everyone at the table sees that you asked, and the game gives no medal.
hint-show = Show the hint
hint-wait = Thinking…
hint-best = { $move }: { $chance }% of games are won if the Champion plays on.
hint-next = Next best: { $move }, { $chance }%.
hint-medal = Without flipping a Jester: { $chance }%.
hint-even = Both are about equally good.
hint-choose = Choose this move
hint-no-medal = This game gives no medal.
hint-numbers = Numbers
hint-card = hint
hint-pays = pays
hint-other = Next best: { $move }
hint-first = Best: { $move }

## What a move does, one thing at a time

story-heal = +{ $amount } healed
story-double = doubled
story-shield = shield { $amount }
story-blocked = no power
story-cancel = immunity cancelled
story-damage = { $amount } damage
story-overkill = { $amount } more than needed
story-exact = exact kill
story-covers = covers { $value }
moment-first-queen = the first Queen
moment-first-king = the first King
moment-last-enemy = the last enemy
moment-narrow = just enough, with the last card
story-pause = Pause the animation
story-resume = Go on
story-step = Next step
story-skip = Skip ahead
story-missed =
    { $moves ->
        [one] While you were away: 1 move.
       *[other] While you were away: { $moves } moves.
    }
story-missed-defeated = Defeated: { $cards }
recap-title = Since your last turn
recap-all-again = Show all again
recap-drawn = { $count } drawn
recap-paid = { $damage } covered with { $cards }
story-offer-sound = Turn on table sounds?
story-accept-sound = With sound
story-decline-sound = No, thanks
lane-about = Notices from the table
lane-notice = Notice
lane-read = Read
lane-yes = Yes
lane-no = No
lane-wait = Wait
lane-let-bot = Let a bot play
lane-waiting =
    { $count ->
        [one] 1 more notice is waiting.
       *[other] { $count } more notices are waiting.
    }

## Talk and log

talk-tab-log = Log
talk-tab-talk = Chat
talk-log-empty = Nothing has happened yet.
talk-empty = Nothing has been said yet.
talk-undone = taken back
talk-tell-again = Show this move again
why-ask = Why this move?
why-failed = The reason could not be found. Check your connection, then try again.
talk-strict = Strict table talk: nothing about what is in your hand.
talk-casual = A casual table: say what you like.
talk-speak = Say something
talk-send = Send
talk-said =
    { $you ->
        [yes] You: { $text }
       *[no] { $who }: { $text }
    }
phrase-my-hand-size =
    { $hand ->
        [one] I have 1 card
       *[other] I have { $hand } cards
    }
phrase-tavern-size = Tavern: { $tavern }
phrase-discard-size = Discard pile: { $discard }
phrase-enemy-health = Enemy health: { $health }
phrase-enemy-attack = Enemy attack: { $attack }
phrase-who-may-yield = Yielded last turn: { $yielded }
phrase-me-next = I’d like to go
phrase-not-me-next = I’d rather not
phrase-anyone-next = I don’t mind
phrase-hello = Hello
phrase-thanks = Thank you
phrase-one-moment = One moment
phrase-good-game = Good game
phrase-well-played = Well played
phrase-ouch = Ouch
phrase-sorry = Sorry
phrase-phew = Phew
talk-reactions = Reactions
talk-mute = Hide the reactions of others
did-take-seat =
    { $you ->
        [yes] You sit down.
       *[no] { $who } sits down.
    }
did-leave-seat =
    { $you ->
        [yes] You leave your seat.
       *[no] { $who } leaves their seat.
    }
did-seat-bot =
    { $you ->
        [yes] You add { $bot }.
       *[no] { $who } adds { $bot }.
    }
did-free-seat =
    { $you ->
        [yes] You clear a seat.
       *[no] { $who } clears a seat.
    }
did-remove-player =
    { $you ->
        [yes] You remove a player from the table.
       *[no] { $who } removes a player from the table.
    }
did-ask-undo =
    { $you ->
        [yes] You ask to take back the last move.
       *[no] { $who } asks to take back the last move.
    }
did-ask-hint =
    { $you ->
        [yes] You ask for a hint.
       *[no] { $who } asks for a hint.
    }
did-ask-abandon =
    { $you ->
        [yes] You ask to end the game.
       *[no] { $who } asks to end the game.
    }
did-agree =
    { $you ->
        [yes] You agree.
       *[no] { $who } agrees.
    }
did-disagree =
    { $you ->
        [yes] You do not agree.
       *[no] { $who } does not agree.
    }
did-pause =
    { $you ->
        [yes] You pause the game.
       *[no] { $who } pauses the game.
    }
did-resume =
    { $you ->
        [yes] You resume the game.
       *[no] { $who } resumes the game.
    }
did-stand-in = { $bot } takes over for { $about }.
did-hand-back =
    { $you ->
        [yes] You are back.
       *[no] { $who } is back.
    }

## What else can be done

table-reconnecting = Reconnecting… Your seat is safe.
asks-undo =
    { $you ->
        [yes] You would like to take back the last move.
       *[no] { $who } would like to take back the last move.
    }
asks-abandon =
    { $you ->
        [yes] You would like to end the game.
       *[no] { $who } would like to end the game.
    }
action-agree = Agree
action-disagree = Disagree
action-take-back = Never mind
table-paused = The game is paused.
table-paused-by =
    { $you ->
        [yes] You paused the game on { $when }.
       *[no] { $who } paused the game on { $when }.
    }
table-is-paused = paused
status-title = Status of this server
status-works = The server is working normally.
notice-draining = The server will stop soon for maintenance. Pause or finish your game; you can continue it later where it stopped.
notice-new-device = A device was added to your player. Not you? Sign it out in the settings of the browser game.
notice-away = { $who } is away.
notice-late =
    { $you ->
        [yes] Your time is up: the others may let a bot play for you.
       *[no] { $who }’s time is up.
    }
action-pause = Pause
action-resume = Resume
action-bot-plays-for-you = A bot is playing for you.
action-hand-back = Take over again
action-undo = Undo my last move
action-bot-for-me = Let a bot play for me
action-bot-for = Let a bot play for { $who }
action-abandon = End the game
action-abandon-sure = If everyone agrees, the game ends unfinished.
action-leave = Leave the table
people-title = People at this table
people-remove = Remove { $who }
people-remove-sure = A bot will take the seat, and { $who } will not be able to come back.
people-report = Report the name { $who }
people-report-words = Report “{ $text }” by { $who }
people-report-about = The operator of this server will see the name, the message, the table and your reason.
people-reported = Your report has been sent to the operator.
report-reason = Reason
report-insult = Insult
report-threat = Threat
report-spam = Spam
report-other = Something else
action-count = Count the cards
action-points-on = Count points with me
action-points-off = Stop counting points
action-rules = Rules
action-alerts-on = Notify me when it is my turn
action-alerts-off = Stop notifying me
action-alerts-blocked = This browser does not show notifications from this page. You can allow them in its settings.
keys-title = Keys and gestures
keys-digits = 1 to 9, and 0 for the tenth: choose a card
keys-space = Space: select or deselect the focused card
keys-enter = Enter: make the move on the gold button
keys-hint = H: a hint
keys-escape = Esc: clear the selection
keys-help = ?: this menu
keys-double-click = Double-click: play one card at once
keys-drag = Drag onto the enemy: play the card or the whole selection
count-title = Cards you have not seen: { $count }
count-where = In the tavern: { $tavern }. In other hands: { $hands }.
count-suit = { $suit }, { $count }: { $cards }
count-jesters =
    { $count ->
        [one] 1 Jester is among them.
       *[other] { $count } Jesters are among them.
    }
count-to-come = Royals still to come
count-none-to-come = None: this is the last one.
count-known = What everyone knows

## The end

end-castle-fallen = The castle has fallen
end-still-stands = The { $enemy } still stands
end-how-it-ended = How it ended
end-see-table = See the table
end-abandoned = Everyone agreed to stop here.
end-what-decided = What decided it?
end-reviewing = The game is being reviewed…
end-won = All twelve royals are defeated: everyone wins.
end-won-alone = All twelve royals are defeated.
end-gold = Gold: all twelve royals defeated, no Jesters flipped.
end-silver = Silver: all twelve royals defeated, one Jester flipped.
end-bronze = Bronze: all twelve royals defeated, two Jesters flipped.
end-bot-finished =
    { $you ->
        [yes] A bot finished this game for you.
       *[no] A bot finished this game for { $who }.
    }
end-bot-helped =
    { $you ->
        [yes] A bot played for you for a while.
       *[no] A bot played for { $who } for a while.
    }
end-bot-share = It made { $count } of { $moves } moves.
end-hints =
    { $count ->
        [one] One hint was given, so this game gives no medal.
       *[other] { $count } hints were given, so this game gives no medal.
    }
end-known-deal = This deal has been played to its end before, so this game gives no medal. A new deal can.
end-short-you = You were { $short } short of covering the damage.
end-short = { $who } was { $short } short of covering the damage, so everyone loses.
end-stuck =
    { $you ->
        [yes] You could neither play nor yield.
       *[no] { $who } could neither play nor yield.
    }
end-its-attack = Its attack
end-whole-hand = Your whole hand
end-hand-of = The whole hand of { $who }
end-missing = { $short } short
end-flag = The castle in ruins, with your flag on it
figure-moves = moves
figure-beaten = defeated
figure-exact = exact
figure-blow = biggest blow
action-new-deal = New deal
action-same-deal = Play this deal again
end-to-rematch = Go to the new table
rematch-asked = { $who } would like to play another game.
rematch-come = Play
rematch-stay = Stay
end-share = Share
end-evening = To the evening
end-evening-about = Other teams may still play this deal: say nothing about it to them. After the evening you can look back at the game here.
end-challenge = Challenge a friend
end-record = Download
end-more = More
seal-checking = Verifying the deal…
seal-true = Verified: the deal was fixed from the start
seal-false = The deal does not match its seal
seal-other-deal = The sealed seed does not deal the cards that were played
seal-unknown = Verify the deal yourself
seal-chosen = Someone chose the seed for this deal.
seal-how = The SHA-256 of this text
seal-commitment = must match the value shown at the start:
seal-deals = The seed in it must deal the hands, enemies and draws that were seen here.

## Looking back

replay-title = Game { $code }
replay-move-of = Move { $number } of { $all }
replay-the-deal = The deal
replay-moment = Position in the game
replay-controls = Controls
replay-hands = Hands
replay-first = Start
replay-previous = Previous move
replay-next = Next move
replay-last = End
replay-whose-view = Whose hand to show
replay-all-hands = All hands
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-slow = Slow
replay-speed-normal = Normal
replay-speed-fast = Fast
replay-moves = Moves
replay-help = Keys and marks
replay-key-arrows = one move back or forward
replay-key-ends = the start or the end
replay-key-space = play or pause
replay-space-bar = Space
replay-marks = The marks above the slider show where a royal falls; gold marks an exact kill. The last mark is the end.
replay-share-moment = The address of this page includes the move: share it to show exactly this moment.
replay-expected = A replay needs the code of a finished game, as in { $example }.
replay-code = Code of the game
replay-open = Open the replay

## Settings

settings-theme = Theme
settings-theme-auto = Match device
settings-theme-light = Light
settings-theme-dark = Dark
settings-suits = Suit colours
settings-suits-two = Two
settings-suits-four = Four
settings-size = Card size
settings-size-small = Small
settings-size-normal = Normal
settings-size-large = Large
settings-motion = Motion
settings-motion-auto = Match device
settings-motion-full = Full
settings-motion-less = Reduced
settings-speed = Animation speed
settings-speed-calm = Calm
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-instant = Instant
settings-sound = Sounds
settings-volume = Volume
settings-player = Player
settings-save = Save
settings-saved = Saved.
settings-to-table = Back to the table
settings-transfer-about = To use this player on another device, show a code here, then scan it there or type it in. Each code works once.
settings-transfer-show = Show a code
settings-transfer-code = Code from another device
settings-transfer-take = Use it
settings-transfer-scan = Scan this with the camera of the other device
settings-transfer-ask = Move to this device?
settings-transfer-ask-new = You then play here as the player whose device shows the code, and see the same games.
settings-transfer-ask-other = You then play here as the player whose device shows the code. This device no longer plays as { $name }.
settings-transfer-move = Move here
settings-transfer-stay = Cancel
devices-title = Your devices
devices-about = These devices can play as you on this server. Sign out those that you lost or do not know. Your games stay.
devices-added = Added { $date }
devices-used = last used { $day }
devices-this = this device
devices-new = new
devices-sign-out = Sign out
devices-sign-out-added = Sign out the device added { $date }
devices-name = Name of the device
devices-rename = Name
devices-name-added = Name the device added { $date }
devices-sign-out-others = Sign out all others
devices-sure = A device that is signed out can no longer play as you. Its tables go on, and codes that you showed no longer work.
devices-sure-this = This device can no longer play as you. To come back, show a code on one of your other devices.
devices-sign-out-sure = Sign out now
devices-keep = Keep
devices-done = Signed out.
devices-notice =
    { $count ->
        [one] A device was added to your player on { $date }. Was it you?
       *[other] { $count } devices were added to your player, the last on { $date }. Was it you?
    }
devices-look = See your devices
devices-it-was-me = It was me
devices-begin-again = The games on this device are still here. On the server you begin as a new player, or continue with a code from another of your devices.

## Messages to devices whose page is closed

push-turn = It’s your turn
push-invitation = Another game is waiting for you
push-finished = The game is over
# $names: the other people at the table.
push-with = With { $names }
push-title = Messages when the page is closed
push-about = This device can tell you what happens at your tables while the page is closed. A message says which table, and nothing about cards.
push-on = Turn on for this device
push-off = Turn off for this device
push-kinds = Tell me about
push-kind-turn = my turn
push-kind-invitation = another game
push-kind-finished = the end of a game
push-quiet = Quiet hours
push-quiet-begin = From
push-quiet-end = Until
push-denied = Your browser blocks messages from this page. Allow notifications for this page in the browser’s settings, then come back.
push-unsupported = This browser cannot show messages while the page is closed. On an iPhone or iPad, add the page to the home screen first.
push-failed = The browser could not reach its message service. Try again later.
push-offer = A message when it’s your turn?
push-decline = No messages on this device
settings-data = Your data
settings-data-about = Download everything that this server keeps about you, or delete it. Games with others stay with them, without your name and messages; your own are deleted. This cannot be undone.
settings-data-download = Download
settings-data-delete = Delete my data on this server
settings-data-confirm = Delete for good
settings-data-deleted = Everything has been deleted.

## How to play

learn-title = Learn at the table
learn-about = Fourteen short lessons at a playable table, about ten minutes. You make the moves, and mistakes cost nothing.
learn-begin = Begin
learn-of = { $place } of { $all }
learn-skip = Skip
learn-next = Next
learn-end = Finish
learn-done = done
learn-first-game = You know all there is to know
learn-first-game-about = For your first game, try a gentler castle: one extra card in hand, and enemies with less health and attack.
learn-first-game-go = Play an easier game
learn-first-game-real = Play the real game
rules-title = The rules
rules-about = Every rule, numbered and searchable, in our own words.
rules-search = Search the rules
rules-found =
    { $count ->
        [0] No matching rules.
        [one] 1 rule
       *[other] { $count } rules
    }
rules-nothing-found = Try another word, or look in the contents:
rules-chapters = Chapters
rules-whole-rulebook = The whole rulebook
