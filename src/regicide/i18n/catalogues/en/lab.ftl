# The laboratory: many games.

## The arena’s help

cli-arena = Let bots play many games, and tally the results.
cli-arena-players = Number of players, 1 to 4 (default: the number of bots named).
cli-arena-bots = One bot per seat, separated by commas, or one for all seats.
cli-arena-games = Number of games.
cli-arena-seeds = Seed prefix: with castle, game 7 uses the seed castle-7. The same seeds give the same games, whatever the number of jobs.
cli-arena-ms = Milliseconds per move, for bots that take a budget. Timed by the clock, so games are not reproducible.
cli-arena-rollouts = Rollouts per move, for bots that take a budget. Games are reproducible.
cli-arena-records = Save every game in this folder, with the journal; run again to play what is missing.
cli-arena-journal = Keep the results in this file; run again to play what is missing.
cli-arena-csv = Write a table of the games to this file.
cli-arena-parquet = Write the same table as Parquet.
cli-arena-plot = Plot how far the games got, to this file: .png, .svg or .pdf.
cli-arena-ladder = Add the result to this ladder, with the exact versions, and print the standings; run again to play what is missing.
cli-arena-jobs = Number of processes (default: one per core).
cli-arena-dask = Play on the Dask cluster of this scheduler, such as 127.0.0.1:8786. Its workers need regicide installed.

## What the arena says

lab-title =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $players ->
        [one] solo
       *[other] { $players } players
    }: { $bots } (seeds { $first } to { $last })
lab-won = Won: { $won } of { $games }, { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }% (95% interval: { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }% to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%)
lab-medals = Medals: { $medals }
lab-medal = { $medal } { $count }
lab-defeated = Enemies defeated: { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } of 12 on average
lab-decisions = Decisions: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } per game
lab-move-time = Time per move: { $times }
lab-bot-time = { $bot } { NUMBER($ms, maximumSignificantDigits: 3) } ms
lab-lost-beaten = Lost because the damage could not be covered (§6.3): { $count }
lab-lost-stuck = Lost because a player could neither play nor yield (§11.2): { $count }
lab-where-lost = Losses by number of enemies defeated:
lab-kept =
    { $count ->
        [one] 1 game is already in { $file }.
       *[other] { $count } games are already in { $file }.
    }
lab-progress = won: { $won } of { $games }
lab-no-bar = No progress bar: the library rich is not installed.
lab-interrupted =
    { $count ->
        [one] Interrupted after 1 game of { $games }.
       *[other] Interrupted after { $count } games of { $games }.
    }
lab-go-on = What was played is in { $file }; run the same command with { $option } to continue.
lab-plot-title = { $bots }: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }% of { $games } won
lab-plot-defeated = enemies defeated
lab-plot-games = games
lab-plot-lost = lost
lab-plot-won = won

## What can go wrong

lab-one-crew = --jobs and --dask cannot be used together.
lab-one-journal = --records keeps its own journal; leave out --journal.
lab-plot-kind = --plot draws .png, .svg and .pdf; found { $file }.
error-arena-seats = Bots named: { $bots }; seats: { $players }. Give one bot per seat, or one for all.
error-arena-not-a-journal = { $file } is not an arena journal; it was left untouched.
error-arena-damaged-journal = { $file }: line { $line } cannot be read. The file was left untouched.
error-arena-other-settings = { $file } belongs to other games: there { $name } = “{ $theirs }”, here “{ $ours }”. Use another file or folder.
error-arena-journal-in-use = Another arena is currently writing { $file }.
error-arena-illegal-move = { $bot } made the illegal move { $move } in the game with the seed { $seed }.
error-arena-worker-died = A worker died while playing. Games already played are kept.
error-arena-no-cluster = There is no Dask scheduler at { $address }.
error-arena-no-workers = The Dask cluster at { $address } has no workers.
error-arena-cluster-unfit = The workers at { $address } cannot play: { $why }
error-arena-cluster-lost = The Dask cluster at { $address } is gone. Games already played are kept.
error-arena-missing-library = The library { $library } is not installed. Install it with pip install "open-regicide[{ $extra }]" or python3 dev.py setup dev.

## Training

cli-lab = Tools for bot makers.
cli-train = Train a value network on its own games.
cli-train-file = The file the training run is saved to after every evaluation; run again to continue from there.
cli-train-games = Number of training games.
cli-train-seed = A number that makes the training run reproducible, given the same number of threads.
cli-train-threads = Number of parallel learners.
cli-train-units = Number of hidden units to train with (default: all).
cli-train-weights = Write the finished network to this file, in the format bots read.
cli-train-join = Before writing, join the network with the one in this file: the mean of both answers.
cli-train-plot = Plot the network’s progress to this file.
lab-train-progress = { $games } of { $all } games; { $won }% of the fixed set won.
lab-time-left = Time left: about { $time }.
lab-train-stopped = Stopped. Run the same command to continue with { $file }.
lab-train-done = Done: { $file }.
lab-train-games = games learned from
lab-train-won = % of the fixed set won
error-train-other-course = { $file } is a different training run from the one asked for.

## Bots

cli-bots = List the bots.
bot-random = any legal move
bot-squire = a rule of thumb: looks one move ahead, using the forecasts
bot-six-rules = a list of six rules that a person can follow
bot-counting = counts points as a person could, one move deep
bot-level = level { $level } of 8: the value network, with mistakes between moves that are nearly equal
bot-knight = the value network, without looking ahead
bot-champion = the value network and a search; plays to win
bot-medallist = the same, but plays for the medal in solo games
bot-engine = any program that speaks the engine protocol
bot-policy = a policy for the environments: a function in a Python file
error-bot-trouble = The bot “{ $name }” did not answer with a legal move and an estimate: { $answer }
error-bot-silent = The bot “{ $name }” did not answer: its program ended, or took more than { $seconds } seconds.
error-bot-missing = The program “{ $name }” cannot be started.
error-bot-slow = The bot “{ $name }” used { $spent } ms of CPU time per move on average. Its budget is { $ms } ms.
error-policy-missing = There is no function at “{ $place }”. Name a Python file and a function in it: FILE:NAME.
error-policy-illegal = The policy chose action { $action }, whose mask is 0.

## Trying an engine

cli-engine-check = Try a program that speaks the engine protocol, and report every check.
cli-engine-check-command = The program with its arguments, in quotes.
cli-engine-check-only = Only the checks of: rules, bot.
cli-engine-check-seconds = Seconds the program may take for an answer (default 10).
check-passed = passed  { $name }
check-failed = FAILED  { $name }: { $why }
check-summary = { $passed } of { $all } checks passed.
check-name-handshake = it says its name and the protocol
check-name-deals = seeds deal the right cards
check-name-perft = it counts the right number of positions
check-name-moves = legal moves, positions and views of whole games
check-name-bad-commands = bad commands get their error and change nothing
check-name-choices = it answers go with a legal move and an estimate
check-name-bad-questions = bad questions to a bot get their error
check-name-views-only = choices depend on the view alone, and repeat with the same rng
check-name-time = it keeps to a budget of milliseconds
check-name-ratings = go all rates every legal move, best first
check-name-quit = it ends after quit
error-check-missing = The program “{ $name }” cannot be started.
error-check-late = No complete answer to “{ $command }” came in time. An answer ends with an empty line.
error-check-stays = It did not end after “quit”.
error-check-ended = The program ended instead of answering “{ $command }”.
error-check-flood = The answer to “{ $command }” is far too long.
error-check-not-text = The answer to “{ $command }” is not UTF-8 text.
error-check-answer = It answered “{ $command }” with “{ $found }”; expected “{ $expected }”.
error-check-changed = The command “{ $command }” failed and still changed the position.
error-check-hidden = The answer to “{ $command }” changes with cards that the view hides.
error-check-unrepeatable = The same command gave two answers: “{ $command }”.
error-check-slow = Asked for { $ms } milliseconds, it took { $seconds } seconds.

## Ladders

ladder-title =
    Ladder, { $players ->
        [one] solo
       *[other] { $players } players
    }, options { $options }:
ladder-line = { $place }. { $bots }: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }% to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%) of { $games } games [{ $about }]
ladder-rollouts = rollouts
ladder-ms = ms
error-ladder-damaged = { $file }: line { $line } is not a line of a ladder. The file was left untouched.

## Datasets

cli-dataset = Write every decision of many games of bots, as Parquet files with a data card.
cli-dataset-folder = The folder for the files; run again to play what is missing.
cli-dataset-minari = Also make a Minari dataset of this name, such as regicide/solo-v0.
dataset-done =
    { $folder }: { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $decisions ->
        [one] 1 decision
       *[other] { $decisions } decisions
    }.
dataset-minari-done =
    Minari dataset { $name }: { $episodes ->
        [one] 1 episode
       *[other] { $episodes } episodes
    }.
error-dataset-folder-taken = { $folder } exists and is not a dataset; choose another folder. Nothing was changed.
error-dataset-has-more = { $folder } has games up to number { $games }; ask for at least as many.
error-dataset-no-minari = Minari is not installed. Install it with pip install "minari[hdf5]" pillow.
error-dataset-minari-name = “{ $name }” is not a name for a Minari dataset; expected one like regicide/solo-v0.
error-dataset-minari-taken = Minari already has a dataset { $name }; choose another name.

## Benchmark

cli-benchmark = Play a task of the benchmark and print the score, or list the tasks.
cli-benchmark-task = The task. Without it, the tasks are listed.
cli-benchmark-bot = The bot to score: a name, engine:COMMAND or policy:FILE:NAME. It takes all seats; or name one per seat, separated by commas.
cli-benchmark-games = Number of games; with --partners, beside each of them.
cli-benchmark-deals = The deals: test, validation or training (default: test).
cli-benchmark-partners = Give your bot the first seat, and the others to partners of graded strength. The only value is levels.
benchmark-table =
    { $players ->
        [one] solo
       *[other] { $players } players
    }, options { $options }
benchmark-classes = Classes, by CPU milliseconds per move: { $classes }, open
benchmark-partners = Partners to learn beside: { $bots }
benchmark-held-out = Held-out partners: { $bots }
benchmark-beside = Beside { $bot }: won { $won } of { $games }, { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }% to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%)
benchmark-beside-all = Score beside all partners: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }% to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%)
benchmark-beside-held = Score beside held-out partners: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }% ({ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }% to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%)
benchmark-class = Class: up to { $ms } ms of CPU per move
benchmark-class-open = Class: open
benchmark-lines = For a ladder:
benchmark-ad-hoc = --partners needs a single bot, and a task for two players or more.
error-no-such-task = There is no task “{ $name }”. Known: { $known }.
