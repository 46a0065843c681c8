# What went wrong: what is wrong, and what was expected. Names are error- and the stable code.

## Moves the rules forbid

error-game-is-won = The game is won.
error-game-is-lost = The game is lost.
error-damage-first = The damage comes first: discard cards to cover it.
error-no-damage-now = There is no damage to cover now.
error-name-the-next = A Jester was played: name who goes next, as >2.
error-nothing-to-name = Only after a Jester is somebody named to go next.
error-no-cards = A play needs at least one card; to play nothing, yield.
error-not-in-hand = { $card } is not in the hand.
error-ranks-differ = Only cards of the same number combine.
error-royals-in-combo = Jacks, Queens and Kings do not combine; each may take an Ace along.
error-combo-too-high = A combo may total { $limit } at most; this one totals { $total }.
error-ace-in-combo = An Ace goes alone or with exactly one other card.
error-jester-not-alone = A Jester is always played alone.
error-all-others-yielded = Every other player yielded on their last turn, so you may not.
error-solo-yield = Alone at the table you may not yield.
error-yielded-last-turn = You yielded on your last turn, so you may not yield again.
error-yielding-off = In this game nobody may yield.
error-not-held = { $card } is not in the hand, so it cannot be discarded.
error-not-covered = These cards are worth { $total }, and the damage is { $damage }.
error-overpaid = One card too many: these are worth { $total }, and the damage is { $damage }.
error-no-such-seat = There is no player { $seat } in this game.
error-flip-not-solo = Jesters are flipped in solo games only.
error-no-jester-left = No Jester is left to flip.

## Options

error-option-out-of-range = Option { $name } is { $value }; it goes from { $lowest } to { $highest }.
error-bad-option = Character { $at }: «{ $found }» is no option; expected name=value.
error-unknown-option = Character { $at }: there is no option «{ $found }»; there are { $names }.
error-option-value = Character { $at }: «{ $found }» is no value of { $name }; expected one of { $values }.
error-option-default = Character { $at }: «{ $found }» is the default of { $name }, which is not written.
error-option-repeated = Character { $at }: option { $name } is written twice.
error-option-order = Character { $at }: option «{ $found }» is out of order; the order is { $order }.

## Cards, moves, seeds

error-bad-card = Character { $at }: «{ $found }» is no card; expected a rank A 2–9 T J Q K and a suit c d h s, or Je.
error-bad-move = Character { $at }: «{ $found }» is no move; expected cards, x and cards, yield, flip, or > and a seat from 1 to 4.
error-repeated-card = Character { $at }: { $card } is written more often than there are such cards.
error-bad-seed = Character { $at }: a seed is a text that is not empty.

## Positions and views

error-field-count = Expected 10 fields with one space between them, or 11 with options; found { $count }.
error-bad-players = Character { $at }: «{ $found }» is no number of players; expected 1, 2, 3 or 4.
error-bad-turn = Character { $at }: «{ $found }» is no turn; expected a seat from 1 to { $players } and one of p d n w l.
error-bad-enemy = Character { $at }: «{ $found }» is no enemy; expected a royal, damage and spades, as Js/12/5.
error-bad-number = Character { $at }: «{ $found }» is no number; expected digits without sign or leading zero.
error-bad-pile = Character { $at }: expected cards, or - for none.
error-bad-hands = Character { $at }: expected a hand for each seat, { $players } in all, with / between them.
error-hand-order = Character { $at }: the hand «{ $found }» is not in canonical order; expected { $expected }.
error-bad-castle = Character { $at }: «{ $found }» does not belong in the castle; expected a Jack, Queen or King.
error-bad-yields = Character { $at }: «{ $found }» are no yield marks; expected { $players } times y or -.
error-bad-jesters = Character { $at }: «{ $found }» is no number of Jesters; expected 0, 1 or 2.
error-card-twice = Character { $at }: { $card } is in two places; the second is the field { $field }.
error-card-missing = { $card } is nowhere; every card must be somewhere.
error-jester-count = Jesters found: { $count }; this game has { $expected }.
error-castle-order = Character { $at }: the castle is out of order; after the enemy come Jacks, then Queens, then Kings.
error-castle-incomplete = Character { $at }: { $card } must still be in the castle: it ranks above the enemy.
error-hand-too-large = Character { $at }: a hand has { $count } cards; the limit is { $limit }.
error-damage-too-high = Character { $at }: damage { $damage } would have defeated an enemy of health { $health }.
error-damage-too-low = Character { $at }: a game is won at damage { $health } or more; this is { $damage }.
error-castle-left = Character { $at }: a game is won when the castle is empty.
error-damage-from-nothing = Character { $at }: with nothing on the table the damage is 0.
error-spades-from-nothing = Character { $at }: with nothing on the table the spades are 0.
error-no-spade = Character { $at }: spades above 0 need a spade on the table.
error-no-jester-played = Character { $at }: n comes after a Jester: the last card on the table must be one.
error-no-damage-coming = Character { $at }: d needs damage to come, and the shield leaves none.
error-cannot-cover = Character { $at }: the hand cannot cover the damage of { $damage }: the game is lost, not at d.
error-no-yield-mark = Character { $at }: at d with an empty table that seat must have yielded.
error-no-move = Character { $at }: that seat has no move: the game is lost, not at p.
error-not-stuck = Character { $at }: the game is not lost: that seat could go on.
error-solo-jesters = Character { $at }: a solo game has 0, 1 or 2 Jesters left; found { $found }.
error-jesters-not-solo = Character { $at }: only a solo game has Jesters to flip; expected 0, found { $found }.
error-bad-unknown = Character { $at }: expected known cards, then ? and a number above 0, or - for none; found «{ $found }».
error-group-order = Character { $at }: a group holds cards in canonical order; expected { $expected }.
error-hand-hidden = Character { $at }: the hand of player { $seat } must be in sight for this view.
error-card-count = Character { $at }: cards out of sight here: { $count }; there should be { $expected }.
error-no-world = Character { $at }: no cards out of sight could make this position.

## Games

error-bad-tag = Character { $at }: «{ $found }» is no tag; expected [Name "value"].
error-tag-order = Character { $at }: the tag is written twice or out of order; the order is { $order }, then others.
error-tag-missing = The tag { $tag } is missing.
error-bad-result = Character { $at }: «{ $found }» is no result; expected won, lost or *.
error-bad-date = Character { $at }: «{ $found }» is no date; expected one like 2026-11-15.
error-illegal-move = Character { $at }: move { $number }, «{ $found }», is illegal. { $why }
error-healed-missing = Character { $at }: a game without a seed writes the cards hearts moved (here { $number }), as 7h{"{"}2c3d{"}"}.
error-healed-unwanted = Character { $at }: with a seed, nobody writes what hearts moved.
error-healed-wrong = Character { $at }: hearts can only move cards of the discard pile.
error-unwritable = «{ $found }» cannot be written in a game: a line break, no name for a tag, or a comment out of place.

## Talking to an engine, and commands

error-unknown-command = There is no command «{ $found }»; there are { $known }.
error-usage = Expected: { $usage }
error-not-text = A line must be UTF-8 text.
error-no-position = There is no position yet; expected deal or position first.
error-no-such-view = There is no seat { $seat }; expected 0 for a spectator, or 1 to { $players }.
error-game-is-over = The game is over.
error-no-such-bot = There is no bot «{ $name }»; there are { $known }.
error-core-missing = { $file } is not there or does not fit this version; compile it with python3 dev.py setup.
error-illegal-action = Action { $action } is illegal in game { $game }.
error-other-game = { $file } holds another game than the one asked for; leave out --players, --seed and --options to go on with it.
error-changed-file = { $file } was changed by somebody else; nothing was overwritten.
error-read-only-file = { $file } is read-only; nothing was overwritten.
error-bad-net = These weights are not those of a value net of this version.
error-empty-budget = A budget must be at least 1; { $name } is { $value }.
error-unreadable-file = { $file } cannot be read: is it there, and are you allowed to?
error-unwritable-file = { $file } cannot be written: is the folder there, and are you allowed to?
error-not-utf8 = { $file } is not a UTF-8 text.

## Live tables

error-not-seated = You have no seat at this table.
error-not-the-host = Only the host of the table may do that.
error-not-gathering = The game has begun: seats are given before the start.
error-not-playing = No game is being played at this table now.
error-not-over = A rematch comes after the game.
error-no-seat-there = There is no such seat; expected 0 to { $last }.
error-seat-is-taken = That seat is taken.
error-seat-is-free = That seat is free already.
error-no-bot-of-that-name = There is no such bot here; there are { $names }.
error-not-your-turn = It is not your turn.
error-out-of-date = The game has moved on since; look again.
error-played-by-a-bot = A bot is playing that seat.
error-paused = The game is paused.
error-not-paused = The game is not paused.
error-no-such-phrase = There is no such phrase; there are { $names }.
error-strict-talk = In a strict game only the set phrases may be said (§10.1).
error-wishes-after-a-jester = Wishes about who is next are said after a Jester (§10.3).
error-bad-speech = Expected one line of 1 to { $limit } characters.
error-nothing-to-undo = There is no move to take back.
error-cards-were-revealed = Cards have been revealed or shuffled since: that cannot be taken back.
error-already-proposed = Something is proposed already; answer that first.
error-nothing-proposed = Nothing is proposed.
error-already-answered = You have agreed already.
error-still-there = They are still there and in time.
error-no-bot-to-relieve = You are playing your seat yourself.
error-rematch-exists = There is a rematch already: join it.
error-too-many-words = You have sent { $limit } messages to this table; only moves are left to you.
error-table-is-full-of-words = This table has taken { $limit } messages; nobody new can sit down.
error-unreadable-message =
    { $expected ->
        [json] This is not a message in JSON.
        [field] Expected the field { $field }.
        [no-field] The field { $field } is not expected here.
        [text] { $field }: expected a text.
        [text-length] { $field }: expected a text, number of characters { $limit }.
        [text-form] { $field }: expected a text of the form { $limit }.
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
error-unknown-secret = Nobody here has that secret; expected the one this server gave.
error-secret-needed = This needs the secret of a player.
error-foreign-origin = Pages of other sites may not do this.
error-strange-host = This server is not reached by that name.
error-bad-name = Expected a name of 1 to { $limit } visible characters.
error-too-many-bots = One of the { $players } seats is yours: fewer bots, please.
error-no-such-transfer = That code is unknown, used or expired.
error-no-record-yet = There is no record until the game is over.
error-too-large = Expected at most { $limit } bytes.
error-too-fast = Too much at once; wait a moment.
error-too-many-sockets = Too many connections from one address.
error-too-slow = The connection is too slow; come back.
error-hello-first = Expected a hello first.
error-hello-once = Nothing but a hello is expected here, once.
error-stopping = The server restarts; come back in a moment.
error-storage-away = The storage cannot be reached just now; come back in a moment.
error-no-such-page = There is nothing here.
error-no-such-method = This cannot be done here.
error-failed = Something went wrong on the server; nothing has changed.
error-address-taken = { $host } port { $port } cannot be listened on: is another server there already? Choose one with --port.
error-no-data-folder = The folder { $folder } cannot be made; choose another with --data.
error-bad-invitation = «{ $found }» is no invitation; expected a link such as http://127.0.0.1:8642/t/KDFR-27XN.
error-server-refused = The server refused: { $why }
error-server-unreachable = { $server } does not answer as a server of tables; is the link right?

## Storage, and the bus between servers

error-storage-unreachable = The storage at { $where } cannot be reached: { $why }
error-storage-unopenable = The storage at { $where } cannot be opened: { $why }
error-storage-bad-address = The address of the storage cannot be read ({ $where }); expected one like postgresql://user:password@host:5432/name, or a file.
error-storage-newer = The storage at { $where } was made by a newer version of this program; nothing was changed.
error-storage-failed = The storage at { $where } could not do it: { $why }
error-storage-conflict = The storage at { $where } holds something else under this name already; nothing was changed.
error-storage-closed = The storage at { $where } is closed.
error-storage-missing-library = The library { $library } is not installed. pip install "open-regicide[cluster]" brings it, and python3 dev.py setup dev does too.
error-bus-missing-library = The library { $library } is not installed. pip install "open-regicide[cluster]" brings it, and python3 dev.py setup dev does too.
error-bus-bad-address = The address of the bus cannot be read; expected one like redis://user:password@host:6379/0.

## Tags that disagree with the deal

disagreement-players = The tag Players disagrees with the tag Deal, which decides.
disagreement-options = The tag Options disagrees with the tag Deal, which decides.
disagreement-seed = The tag Seed would give other cards than the tag Deal, which decides.
disagreement-seats = More seats are named than the tag Deal has, which decides.
disagreement-result = The tag Result disagrees with the moves; the moves decide.
