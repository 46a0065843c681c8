# The command line: help texts.

cli-about = Regicide, the cooperative card game: play it, review games, drive the rules engine. Without a command it opens in the browser.
cli-unofficial = An unofficial implementation of the game by Paul Abrahams, Luke Badger and Andy Richdale.
cli-play = Play a game in the terminal, solo or passing the keyboard around.
cli-daily = Play the daily deal, the same for everyone. The first try counts.
cli-daily-date = Another day: its result, or its deal for practice.
cli-daily-calendar = Show the results of the month and do not play.
cli-daily-no-par = Do not let the Champion play the deal for comparison.
cli-daily-json = Do not play: print how the day stands and every first try as JSON, for programs.
cli-statistics = Count the saved games of a file or a folder: win rates, medals, badges.
cli-statistics-path = A file with one game or many, or a folder with such files; by default the folder for saved games.
cli-play-players = Number of players, 1 to 4.
cli-play-seed = The seed of the deal; random if omitted.
cli-play-options = Options that differ from the rules, such as overpay=stop,hand=+1.
cli-play-plain = Line by line: for screen readers and scripts.
cli-play-record = Save the game to this file after every move, and continue from it if it exists.
cli-play-new = Begin a new game, even if the same command left one unfinished.
cli-games = List the games kept on this computer, the most recently played first.
cli-games-waiting = Only games that can be continued.
cli-games-players = Only games with this many players.
cli-games-bots = Only games with these bots.
cli-rules = Print the rules, or those that answer a question.
cli-rules-question = Words, a question, or the number of a rule; without them, all rules.
cli-learn = Learn the rules in short lessons, from the first that you have not finished.
cli-learn-number = The lesson to begin with.
cli-learn-json = Do not teach: list the lessons, and which are done, as JSON, for programs.
cli-learn-game = Play a practice game for the idea of this chapter of “Play well”.
cli-replay = Describe a recorded game in words, move by move.
cli-deal = Print the position dealt by a seed.
cli-perft = Count the leaves of a position’s tree at each depth up to the given one.
cli-engine = Speak the engine protocol on standard input and output.
cli-engine-core = The engine to use.
cli-engine-policy = Answer go with a policy for the environments: FILE:NAME, a function in a Python file.
cli-version = Print the version.
cli-lang = The language: en, es, ca, id or zh.
cli-json = Print JSON, for programs.
cli-examples = Examples:
cli-error = Error: { $message }
replay-move = Move { $number }: { $move }
replay-deal = The deal: the { $enemy } is the first enemy.
replay-hand = { $who } holds { $cards }.
replay-unfinished = The game is unfinished.
cli-usage = Usage:
cli-commands = Commands:
cli-arguments = Arguments:
cli-options = Options:
cli-help = Show this help.
cli-command-argument = COMMAND
cli-see-help = See { $command }.
cli-replay-file = A game saved by regicide play --record.
cli-deal-players = Number of players, 1 to 4.
cli-deal-seed = Any text on one line; quote it if it has spaces.
cli-perft-position = A position, as regicide deal prints it.
cli-perft-depth = Depth, in moves.
cli-no-such-command = There is no command { $name }.
cli-no-such-option = There is no option { $name }.
cli-missing = { $name } is missing.
cli-unexpected = Unexpected extra argument: { $found }.
cli-bad-value = { $found } is not valid for { $name }: expected { $expected }.
cli-needs-value = { $name } needs a value.
cli-number-between = a number from { $lowest } to { $highest }
cli-day-until = a date up to { $day }, in this format
cli-number-from = a number of at least { $lowest }
cli-file-name = the name of a file; standard input and output cannot be used here
cli-not-both = { $first } and { $second } do not go together; leave one out.
cli-bad-text = { $name }: { $message }
cli-with-help = { $sentence } { $see }
replay-seat = { $who } is { $name }.
cli-trouble = The output cannot be written: { $why }.
cli-trouble-file = { $file } cannot be read or written: { $why }.
cli-solve = With every card known, find a winning line or prove that there is none.
cli-solve-game = A seed, or a position as regicide deal prints it.
cli-solve-players = Number of players for the seed’s deal, 1 to 4 (default 1).
cli-solve-seed = For a position: the seed that hearts shuffle with. Without it they do not shuffle.
cli-solve-hearts = For a position: the number of the seed’s next hearts shuffle; the first of a game is 4.
cli-solve-seconds = Stop after this many seconds (default 10).
cli-solve-memory = Use at most about this many megabytes (default 1024).
cli-solve-only-seed = --players and --options go with a seed; a position already includes them.
cli-solve-only-position = --seed and --hearts go with a position; a seed already includes them.
cli-solve-hearts-alone = --hearts counts a seed’s shuffles, so it needs --seed.
solve-winnable =
    { $moves ->
        [one] It can be won in 1 move. ({ $positions } positions, { $seconds } s)
       *[other] It can be won in { $moves } moves. ({ $positions } positions, { $seconds } s)
    }
solve-unwinnable = It cannot be won: every legal move was tried. ({ $positions } positions, { $seconds } s)
solve-undecided-time = Undecided: ran out of time. ({ $positions } positions, { $seconds } s)
solve-undecided-memory = Undecided: ran out of memory. ({ $positions } positions, { $seconds } s)
solve-undecided-stopped = Undecided: stopped. ({ $positions } positions, { $seconds } s)
solve-as-is = No seed was given: hearts take the oldest discards, unshuffled.
solve-progress = { $seconds } s, { $positions } positions; most enemies defeated: { $defeated }
cli-serve = Run a live-table server, for this machine or, with --host, for others.
cli-serve-host = The address to listen on (default 127.0.0.1, reachable only from this machine).
cli-serve-port = The port (default 8642). 0 picks a free one.
cli-serve-data = The folder where tables are stored.
cli-serve-workers = How many processes serve (default 1). More than one needs PostgreSQL and a bus.
cli-serve-ready = Tables are open at { $address }
cli-serve-environment = REGICIDE_DATABASE_URL names a PostgreSQL database and REGICIDE_BUS_URL a Valkey or Redis server, for running several servers side by side; REGICIDE_ORIGINS lists other sites whose pages may talk to this one.
cli-admin = Administer a server: status, backups, removal, messages, shutdown.
cli-admin-environment = The database is the one that regicide serve uses: the folder of --data, or REGICIDE_DATABASE_URL. With REGICIDE_BUS_URL the servers learn of a change at once, otherwise within seconds.
cli-status = Show what the database holds and which servers are running.
cli-backup = Save everything to a file while the servers are running.
cli-backup-file = The new file.
cli-backup-done = Saved to { $file }
cli-restore = Load a backup, even one from the other kind of database. No server may be running.
cli-restore-file = The backup.
cli-restore-replace = Replace what the database holds with the backup.
cli-restore-done = Restored from { $file }
cli-export = Write the records of all finished games to a folder.
cli-export-folder = The folder.
cli-export-done = { $count ->
    [one] 1 record
   *[other] { $count } records
 } in { $folder }
cli-show-table = List the players of a table with their ids.
cli-show-table-code = The code of the table.
cli-remove-table = Remove a table and everything that was played there.
cli-remove-table-code = The code of the table.
cli-remove-table-done = Table { $code } has been removed.
cli-remove-player = Remove a player, and their name and messages from every table.
cli-remove-player-player = The id of the player, as show-table lists it.
cli-remove-player-done = Player { $player } has been removed.
cli-evenings = List the evenings: code, when each opens and closes, number of deals, name.
cli-evenings-done = { $count ->
    [one] { $count } evening
   *[other] { $count } evenings
  }
cli-make-evening = Make an evening: the same sealed deals for every team that comes by its link.
cli-make-evening-name = The name of the evening.
cli-make-evening-players = How many seats a team has.
cli-make-evening-deals = How many deals.
cli-make-evening-hours = In how many hours it is over.
cli-make-evening-done = Teams come by this page: { $path }
cli-close-evening = End an evening now and open its deals; one that no team has begun is removed.
cli-close-evening-code = The code of the evening.
cli-close-evening-done = Evening { $code } is over.
cli-export-evening = Write the results of an evening to a CSV file, also those that players cannot see yet.
cli-export-evening-code = The code of the evening.
cli-export-evening-file = The file to write.
cli-export-evening-done = The results are in { $file }.
cli-reports = List what players reported, newest first: time, table, the id and name of the person, reason, message, the id of the reporter.
cli-reports-done = { $count ->
    [one] 1 report
   *[other] { $count } reports
 }
cli-close-tables = Allow no new tables; games go on.
cli-close-tables-done = No new tables until you run regicide admin open-tables.
cli-open-tables = Allow new tables again.
cli-open-tables-done = New tables are allowed.
cli-message = Show a message to everyone at every table; without TEXT, withdraw it.
cli-message-text = The message.
cli-message-done = Everyone at every table sees the message until you run regicide admin message without a text.
cli-message-withdrawn = The message has been withdrawn.
cli-drain = Tell players, wait until their games pause or end, then stop the servers.
cli-drain-seconds = How long to wait for games; nothing is lost if they are cut off.
cli-drain-waiting = Waiting up to { $seconds } s until { $count ->
    [one] 1 server stops
   *[other] { $count } servers stop
 }.
cli-drain-done = All servers have stopped.
cli-drain-withdrawn = The order was withdrawn; the servers keep running.
cli-drain-stands = The servers will still stop when their games pause or end. To withdraw the order: regicide admin open-tables
cli-deploy-files = Write the files for a public server to a folder: systemd, Caddy, nginx, HAProxy, Prometheus, Grafana.
cli-deploy-files-folder = The folder.
cli-deploy-files-done = The files are in { $folder }; docs/running.md says what to do with them.
cli-push-key = Make the key with which a server sends messages to devices whose page is closed.
cli-push-key-file = The file to write; it must not exist yet.
cli-push-key-done = The key is in { $file }, which only its owner can read. Every server of these tables needs this file and these settings:
cli-status-message = Message: { $text }
cli-status-database = Database: { $where }
cli-status-draining = The servers will stop when their games pause or end; regicide admin open-tables withdraws the order.
cli-status-report =
    Version: { $version } (schema { $schema })
    Servers running: { $servers }
    Players: { $players } (devices { $devices })
    Tables: gathering { $gathering }, playing { $playing }, over { $over }
    Log entries: { $entries }
    Size: { $megabytes } MB
    New tables: { $closed ->
        [yes] not allowed
       *[no] allowed
    }
cli-join = Join a live table using the link you were sent.
cli-join-invitation = The link, such as http://127.0.0.1:8642/t/KDFR-27XN.
cli-join-invitation-or-number = Its number, or the link to another table, such as http://127.0.0.1:8642/t/KDFR-27XN.
cli-join-waiting = List the tables at which others wait for you, with the end of each turn.
cli-join-none-waits = No table is waiting for you.
cli-join-name = Your name on this server, needed only the first time.
cli-play-bots = Bots for the last seats, such as champion,knight.
cli-replay-words = Print it in words, even to a terminal.
cli-review = Say what each move of a recorded game cost, and what was luck.
cli-review-file = A game saved by regicide play --record; - reads it from standard input.
review-one-picture = --html and --plot take a file with one game.
cli-review-worlds = The budget: how many worlds to sample for each decision (default 400).
cli-review-playouts = How often the moves of a mark are played to the end, at most (default 96; 0 checks no mark).
cli-review-seconds = How long the solver may look for a win with all cards known (default 10; 0 leaves it out).
cli-review-html = Write the review as a page that needs no other file.
cli-review-plot = Draw the chances; .png, .svg or .pdf.
cli-browse-ready = The game is open at { $address } (press Ctrl+C to stop)
cli-browse-running = A server is already running: the game is open at { $address }
