# What went wrong: what is wrong, and what was expected. Names are error- and the stable code.

## Moves the rules forbid

error-game-is-won = The game is won.
error-game-is-lost = The game is lost.
error-damage-first = The damage comes first: discard cards to cover it.
error-no-damage-now = There is no damage to cover now.
error-name-the-next = A Jester was played: choose who goes next, for example >2.
error-nothing-to-name = You choose who goes next only after a Jester.
error-no-cards = Play at least one card, or yield.
error-not-in-hand = The { $card } is not in hand.
error-ranks-differ = Only cards of the same number can be combined.
error-royals-in-combo = Jacks, Queens and Kings cannot be combined, but each may be paired with an Ace.
error-combo-too-high = A combo may total { $limit } at most; this one totals { $total }.
error-ace-in-combo = An Ace is played alone or with exactly one other card.
error-jester-not-alone = A Jester is always played on its own.
error-all-others-yielded = Every other player yielded on their last turn, so you may not.
error-solo-yield = You may not yield in a solo game.
error-yielded-last-turn = You yielded on your last turn, so you may not yield again.
error-yielding-off = Nobody may yield in this game.
error-not-held = The { $card } is not in hand, so it cannot be discarded.
error-not-covered = These cards are worth only { $total }; the damage is { $damage }.
error-overpaid = Too many cards: these are worth { $total }, and the damage is only { $damage }.
error-no-such-seat = There is no player { $seat } in this game.
error-flip-not-solo = Jesters can be flipped only in solo games.
error-no-jester-left = No Jester is left to flip.

## Options

error-option-out-of-range = Option { $name } is { $value }; it must be between { $lowest } and { $highest }.
error-bad-option = Character { $at }: “{ $found }” is not an option; expected name=value.
error-unknown-option = Character { $at }: there is no option “{ $found }”; the options are { $names }.
error-option-value = Character { $at }: “{ $found }” is not a value of { $name }; expected one of { $values }.
error-option-default = Character { $at }: “{ $found }” is the default for { $name }; leave it out.
error-option-repeated = Character { $at }: option { $name } is given twice.
error-option-order = Character { $at }: option “{ $found }” is out of order; the order is { $order }.

## Cards, moves, seeds

error-bad-card = Character { $at }: “{ $found }” is not a card; expected a rank A 2–9 T J Q K and a suit c d h s, or Je.
error-bad-move = Character { $at }: “{ $found }” is not a move; expected cards, x and cards, yield, flip, or > and a seat from 1 to 4.
error-repeated-card = Character { $at }: the { $card } appears more often than it exists in the deck.
error-bad-seed = Character { $at }: a seed is one line of text without control characters, and must not be empty.

## Positions and views

error-field-count = Expected 10 fields separated by single spaces, or 11 with options; found { $count }.
error-bad-players = Character { $at }: “{ $found }” is not a number of players; expected 1, 2, 3 or 4.
error-bad-turn = Character { $at }: “{ $found }” is not a turn; expected a seat from 1 to { $players } and one of p d n w l.
error-bad-enemy = Character { $at }: “{ $found }” is not an enemy; expected a royal, damage and spades, such as Js/12/5.
error-bad-number = Character { $at }: “{ $found }” is not a number; expected digits without a sign or leading zeros.
error-bad-pile = Character { $at }: expected cards, or - for none.
error-bad-hands = Character { $at }: expected a hand for each seat, { $players } in all, separated by /.
error-hand-order = Character { $at }: the hand “{ $found }” is not in canonical order; expected { $expected }.
error-bad-castle = Character { $at }: “{ $found }” does not belong in the castle; expected a Jack, Queen or King.
error-bad-yields = Character { $at }: “{ $found }” are not yield marks; expected y or - for each seat, { $players } in all.
error-bad-jesters = Character { $at }: “{ $found }” is not a number of Jesters; expected 0, 1 or 2.
error-card-twice = Character { $at }: the { $card } is in two places; the second is the field { $field }.
error-card-missing = The { $card } is missing; every card must be accounted for.
error-jester-count = Jesters found: { $count }; this game has { $expected }.
error-castle-order = Character { $at }: the castle is out of order; after the enemy come Jacks, then Queens, then Kings.
error-castle-incomplete = Character { $at }: the { $card } must still be in the castle: it ranks above the enemy.
error-hand-too-large = Character { $at }: a hand has { $count } cards; the limit is { $limit }.
error-damage-too-high = Character { $at }: { $damage } damage would have defeated an enemy with { $health } health.
error-damage-too-low = Character { $at }: a won game needs at least { $health } damage; this is { $damage }.
error-castle-left = Character { $at }: in a won game the castle must be empty.
error-damage-from-nothing = Character { $at }: with nothing on the table, the damage must be 0.
error-spades-from-nothing = Character { $at }: with nothing on the table, spades must be 0.
error-no-spade = Character { $at }: spades above 0 need a spade on the table.
error-no-jester-played = Character { $at }: n follows a Jester, so the last card on the table must be one.
error-no-damage-coming = Character { $at }: d needs incoming damage, but the shield blocks it all.
error-cannot-cover = Character { $at }: the hand cannot cover { $damage } damage, so the game is lost rather than at d.
error-no-yield-mark = Character { $at }: at d with an empty table, that seat must have yielded.
error-no-move = Character { $at }: that seat has no legal move, so the game is lost rather than at p.
error-not-stuck = Character { $at }: the game is not lost: that seat has a legal move.
error-solo-jesters = Character { $at }: a solo game has 0, 1 or 2 Jesters left; found { $found }.
error-jesters-not-solo = Character { $at }: only a solo game has Jesters to flip; expected 0, found { $found }.
error-bad-unknown = Character { $at }: expected known cards, then ? and a number above 0, or - for none; found “{ $found }”.
error-group-order = Character { $at }: cards in a group must be in canonical order; expected { $expected }.
error-hand-hidden = Character { $at }: the hand of player { $seat } must be visible in this view.
error-card-count = Character { $at }: hidden cards here: { $count }; there should be { $expected }.
error-castle-told = Character { $at }: the other cards tell which royals are in the castle, so a view does not name them.
error-no-world = Character { $at }: no arrangement of the hidden cards fits this position.

## Games

error-bad-tag = Character { $at }: “{ $found }” is not a tag; expected [Name "value"].
error-tag-order = Character { $at }: the tag is repeated or out of order; the order is { $order }, then others.
error-unknown-tag = Character { $at }: the tag { $found } is unknown; expected { $expected }. Unknown tags come after these.
error-tag-missing = The { $tag } tag is missing.
error-bad-result = Character { $at }: “{ $found }” is not a result; expected won, lost or *.
error-bad-date = Character { $at }: “{ $found }” is not a date; expected one like 2026-11-15.
error-illegal-move = Character { $at }: move { $number }, “{ $found }”, is illegal. { $why }
error-healed-missing = Character { $at }: without a seed, the cards moved by hearts must be written out (here { $number }), for example 7h{"{"}2c3d{"}"}.
error-healed-unwanted = Character { $at }: with a seed, the cards moved by hearts are not written.
error-healed-wrong = Character { $at }: hearts can move only cards from the discard pile.
error-unwritable = “{ $found }” cannot be written in a game: it has a line break, an invalid tag name or a misplaced comment.

## Talking to an engine, and commands

error-unknown-command = There is no command “{ $found }”; the commands are { $known }.
error-usage = Expected: { $usage }
error-not-text = A line must be UTF-8 text.
error-no-position = There is no position yet; send deal or position first.
error-no-such-view = There is no seat { $seat }; expected 0 for a spectator, or 1 to { $players }.
error-game-is-over = The game is over.
error-no-such-bot = There is no bot “{ $name }”; the bots are { $known }.
error-no-such-idea = Only the chapters of “Play well” have a practice game: { $first } to { $last }.
error-no-such-language = There is no language “{ $name }”; choose from { $known }.
error-core-missing = { $file } is missing or does not match this version; build it with python3 dev.py setup.
error-illegal-action = Action { $action } is illegal in game { $game }.
error-other-game = { $file } contains a different game; leave out --players, --bots, --seed and --options to continue it.
error-several-games = { $file } contains several games; give one a file of its own to continue it.
error-damaged-daily = { $file } holds the first try at this deal, but is damaged. { $why } It was left untouched; move it away to begin again.
error-changed-file = { $file } has been changed by someone else; nothing was overwritten.
error-game-in-use = { $file } is open in another terminal. Continue there, or close it there first.
error-read-only-file = { $file } is read-only; nothing was overwritten.
error-bad-net = These weights do not belong to a value network of this version.
error-empty-budget = A budget must be at least 1; { $name } is { $value }.
error-nothing-to-review = The record has no moves: there is nothing to review.
error-unreadable-file = { $file } cannot be read: does it exist, and do you have permission?
error-is-folder = { $file } is a folder; name a file.
error-unreadable-game = { $file }, line { $line }: { $why }
error-unwritable-file = { $file } cannot be written: does the folder exist, do you have permission, and is there space on the disk?
error-not-utf8 = { $file } is not UTF-8 text.

## Live tables

error-not-seated = You have no seat at this table.
error-not-the-host = Only the host of the table may do that.
error-not-yourself = You cannot remove yourself; leave the table instead.
error-removed = The host removed you from this table.
error-not-gathering = The game has begun; seats can only be changed before the start.
error-not-playing = No game is being played at this table now.
error-not-over = You can start a rematch once the game is over.
error-no-seat-there = There is no such seat; expected 0 to { $last }.
error-seat-is-taken = That seat is taken.
error-seat-is-free = That seat is already empty.
error-no-bot-of-that-name = There is no such bot here; choose from { $names }.
error-not-your-turn = It is not your turn.
error-out-of-date = The game has moved on; check the table and try again.
error-played-by-a-bot = A bot is playing that seat.
error-no-help = This table gives no hints.
error-paused = The game is paused.
error-not-paused = The game is not paused.
error-no-such-phrase = There is no such phrase; choose from { $names }.
error-strict-talk = In a strict game only the set phrases may be said (§10.1).
error-wishes-after-a-jester = You may say whether you want to go next only after a Jester (§10.3).
error-bad-speech = Expected one line of 1 to { $limit } characters.
error-nothing-to-undo = There is no move to take back.
error-cards-were-revealed = Cards have been revealed or shuffled since, so the move cannot be taken back.
error-already-proposed = There is already a proposal; answer that first.
error-nothing-proposed = There is no proposal.
error-already-answered = You have already agreed.
error-still-there = That player is still here and has time left.
error-no-bot-to-relieve = You are already playing your own seat.
error-rematch-exists = There is already a rematch: join it.
error-of-an-evening = The other teams may still play this deal: an evening has no rematch.
error-too-many-words = You have sent { $limit } messages to this table; from now on you can only make moves.
error-table-is-full-of-words = This table has reached its limit of { $limit } messages, so no one else can sit down.
error-unreadable-message =
    { $expected ->
        [json] This is not a message in JSON.
        [field] Expected the field { $field }.
        [no-field] The field { $field } is not expected here.
        [text] { $field }: expected text.
        [text-length] { $field }: expected text, number of characters { $limit }.
        [text-form] { $field }: expected text of the form { $limit }.
        [number] { $field }: expected a whole number.
        [number-range] { $field }: expected a whole number { $limit }.
        [truth] { $field }: expected true or false.
        [object] { $field }: expected an object.
        [list] { $field }: expected a list.
        [list-length] { $field }: expected a list, number of entries { $limit }.
        [time] { $field }: expected a time in Unix milliseconds.
       *[known-value] { $field }: expected another value.
    }
error-no-such-table = There is no table with that code.
error-unknown-secret = This server does not know this device: it was signed out, its player was deleted, or its secret is of another server.
error-signed-out = This device was signed out by another device of the player.
error-secret-needed = This requires a player’s secret.
error-foreign-origin = Pages from other sites may not do this.
error-strange-host = This server does not answer to that name.
error-bad-name = Expected a name of 1 to { $limit } visible characters.
error-too-many-bots =
    { $players ->
        [one] The only seat is yours: no bots, please.
       *[other] One of the { $players } seats is yours: fewer bots, please.
    }
error-no-such-transfer = That code is unknown, used or expired.
error-no-such-device = There is no such device; the list shows those that are signed in.
error-last-device = This is your only device. If you sign it out, you lose your player: delete the player instead.
error-no-pushes = This server sends no messages to devices whose page is closed.
error-bad-subscription = This server cannot send messages to this browser: its address or its keys are not those of a push service.
error-new-device = This device was added less than a day ago. It cannot sign out older ones or delete the player yet.
error-too-many-devices = A player can have { $limit } devices. Sign one out first.
error-no-record-yet = There is no record until the game is over.
error-no-such-evening = There is no evening with that code.
error-not-your-evening = Only the host of the evening may do that.
error-evening-not-open = The evening has not begun yet.
error-evening-over = The evening is over.
error-evening-not-over = Other teams may still play this deal: everything is shown once the evening is over.
error-bad-times = An evening lasts from ten minutes to { $days } days from now.
error-no-such-team = There is no team with that code at this evening.
error-too-many-teams = An evening has at most { $limit } teams.
error-team-is-closed = This team is full, or you are already in another one.
error-team-has-begun = Your team has begun: in another one you would play a deal twice.
error-in-no-team = Sit down in a team first.
error-host-does-not-play = You host this evening without playing.
error-no-such-club = No club of yours has that code, or the link no longer works.
error-not-your-club = Only the founder of the club may do that, and only with people who are in it.
error-club-is-full = A club has at most { $limit } people.
error-too-many-clubs = You can be in { $limit } clubs at most.
error-seats-free = People and bots must fill every seat of the team: { $players }.
error-too-large = Expected at most { $limit } bytes.
error-too-fast = Too many requests; wait a moment.
error-too-busy = The server is busy. Try again in a moment.
error-too-many-sockets = Too many connections from this address.
error-too-slow = The connection is too slow; please reconnect.
error-hello-first = Expected a hello first.
error-hello-once = Only one hello is expected here, and nothing else.
error-stopping = The server is restarting; come back in a moment.
error-storage-away = The storage cannot be reached at the moment; try again shortly.
error-no-such-page = There is nothing here.
error-no-such-method = This cannot be done here.
error-failed = Something went wrong on the server; nothing has changed.
error-address-taken = Cannot listen on { $host } port { $port }: { $why }. If another server is running there, choose another port with --port.
error-no-data-folder = The folder { $folder } cannot be created; choose another with --data.
error-unwanted-words = The operator of this server does not allow a word in this text.
error-no-spectators = The host of this table allows no spectators.
error-nothing-to-report = There is no other person there to report.
error-unreadable-words = The list of unwanted words { $file } (REGICIDE_UNWANTED_WORDS) cannot be read; expected a text file in UTF-8.
error-tables-closed = The server’s operator allows no new tables at the moment.
error-bad-setting = { $name } is “{ $text }”; expected { $expected ->
    [seconds] a number of seconds, 0 or more
    [positive-seconds] a number of seconds above 0
    [positive-days] a number of days above 0
    [people] a number of people from 1 to 10000
    [on-or-off] on or off
    [origins] addresses such as https://games.example.org, separated by commas
    [hosts] names such as games.example.org, without port, separated by commas
    [networks] addresses or networks such as 127.0.0.1 or 10.0.0.0/8, separated by commas
    [readable] a file that can be read
    [contact] an address such as mailto:operator@example.org or https://example.org/contact
    [folder] a folder that can be written to
    [function] a Python function, such as my_module:my_function
    [postgresql-url] an address such as postgresql://user:password@host:5432/name
   *[redis-url] an address such as redis://user:password@host:6379/0
 }.
error-workers-need-postgres = Several processes need PostgreSQL (REGICIDE_DATABASE_URL) and a Valkey or Redis server (REGICIDE_BUS_URL); one process works without them.
error-worker-failed = A worker process ended before it was ready; the log says why.
error-no-fork = This system cannot fork processes; start several servers on different ports instead of --workers.
error-no-error-reporter = The function { $function } of REGICIDE_ERROR_REPORTER cannot be loaded: { $why }
error-push-missing-library = The library { $library } is not installed. Install it with pip install "open-regicide[push]" or python3 dev.py setup dev.
error-bad-push-key = { $file } holds no key for messages; regicide admin push-key makes one.
error-file-exists = { $file } already exists; choose another.
error-backup-unwritable = The backup { $file } cannot be written: { $why }
error-backup-unreadable = { $file } is not a backup of this program.
error-no-database = There is no database at { $file }; name its folder with --data, or PostgreSQL with REGICIDE_DATABASE_URL.
error-servers-running = { $count ->
    [one] A server is
   *[other] { $count } servers are
 } still running; first run regicide admin drain. A server that was killed counts as running for 30 more seconds.
error-servers-not-stopped = { $count ->
    [one] A server did
   *[other] { $count } servers did
 } not stop in time. If one was killed, wait 30 seconds: until then it counts as running.
error-two-databases = REGICIDE_DATABASE_URL is set, and --data names another database; use only one of them.
error-notice-unfit = A message can have at most { $most } characters, and all of them must be visible.
error-no-such-backup = There is no file { $file }.
error-storage-not-empty = This storage already holds players or tables; with --replace the backup takes their place.
error-no-such-player = There is no player with this id; regicide admin show-table lists the ids at a table.
error-bad-invitation = “{ $found }” is not an invitation; expected a link such as http://127.0.0.1:8642/t/KDFR-27XN.
error-server-refused = The server refused: { $why }
error-server-unreachable = { $server } does not answer as a Regicide server; is the link right?
error-join-needs-terminal = A table at a server needs a terminal to type in; without one, open the link in a browser.
error-join-signed-out = { $why } The table goes on without this terminal. The next “regicide join” begins with a new player.

## Storage, and the bus between servers

error-storage-unreachable = The storage at { $where } cannot be reached: { $why }
error-storage-unopenable = The storage at { $where } cannot be opened: { $why }
error-storage-bad-address = The address of the storage, REGICIDE_DATABASE_URL, cannot be read ({ $where }); expected one like postgresql://user:password@host:5432/name, or a file.
error-storage-newer = The storage at { $where } was made by a newer version of this program; nothing was changed.
error-storage-failed = The storage at { $where } failed: { $why }
error-storage-conflict = The storage at { $where } already holds something else under this name; nothing was changed.
error-storage-closed = The storage at { $where } is closed.
error-storage-missing-library = The library { $library } is not installed. Install it with pip install "open-regicide[cluster]" or python3 dev.py setup dev.
error-bus-missing-library = The library { $library } is not installed. Install it with pip install "open-regicide[cluster]" or python3 dev.py setup dev.
error-bus-bad-address = The address of the bus, REGICIDE_BUS_URL, cannot be read; expected one like redis://user:password@host:6379/0.

## Tags that disagree with the deal

disagreement-players = The Players tag disagrees with the Deal tag; the Deal tag is used.
disagreement-options = The Options tag disagrees with the Deal tag; the Deal tag is used.
disagreement-seed = The Seed tag would give different cards from the Deal tag; the Deal tag is used.
disagreement-seats = More seats are named than the Deal tag has; the Deal tag is used.
disagreement-result = The Result tag disagrees with the moves; the moves are used.

## Games on this device

error-local-failed = Something went wrong on this device. Everything that was saved is still there: try again.
error-storage-full = The browser has no room left, so nothing has changed. Free some space or delete old games, then try again.
error-save-failed = The browser could not save the game, so nothing has changed. Try again, or reload the page.
error-unreadable-save = This saved game is damaged and cannot be opened.
error-newer-save = A newer version of the page saved this game. Reload the page to get that version.
error-no-local-table = There is no such game on this device. Games stay in the browser in which they were played.
error-bad-local-table = This seed and these options give no game.
error-net-missing = This bot has not been downloaded yet. Go online once, then continue.
error-bot-failed = The bot could not move. Reload the page: the game goes on from here.
error-cut-link = This link is incomplete or was changed. Ask for the whole link.
error-newer-link = A newer version of the page made this link. Reload the page to get that version.
error-only-practice = A practice game begins in the middle of another one, so it has no record and no link.
error-review-failed = The review stopped because of an error. Try again.
error-review-net-missing = The review needs a file that has not been downloaded yet. Go online once, then try again.
error-no-record = This is not the record of a game; expected text with the tags Players, Seed and Deal.
error-record-without-seed = This record has no seed, so the page cannot deal its game.
error-record-bad-deal = The seed and the options of this record give no game.
error-record-bad-move = Move { $number } of this record, “{ $move }”, is illegal.
error-record-other-deal = The deal of this record is not the one that its seed gives.
error-no-core = This page needs WebAssembly, which this browser does not have. Update the browser, or use another one.
