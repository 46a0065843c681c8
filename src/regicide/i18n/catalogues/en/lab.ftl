# The laboratory: many games.

## The arena's help

cli-arena = Let bots play many games, and count how they went.
cli-arena-players = How many play, 1 to 4; as many as bots are named if none is given.
cli-arena-bots = A bot for each seat with commas between them, or one for all seats.
cli-arena-games = How many games.
cli-arena-seeds = How the seeds begin: game 7 of castle has the seed castle-7. The same seeds give the same games, whatever the number of jobs.
cli-arena-ms = Milliseconds a move, for bots that take a budget. By the clock, so games do not repeat.
cli-arena-rollouts = Rollouts a move, for bots that take a budget. Games repeat.
cli-arena-records = Save every game in this folder, with the journal; run again, it plays what is missing.
cli-arena-journal = Keep the results in this file; run again, it plays what is missing.
cli-arena-csv = Write a table of the games in this file.
cli-arena-parquet = The same as Parquet.
cli-arena-plot = Draw how far the games went in this file: .png, .svg or .pdf.
cli-arena-jobs = How many processes; one for each core if none is given.
cli-arena-dask = Play on the Dask cluster of this scheduler, as 127.0.0.1:8786. Its workers need regicide.

## What the arena says

lab-title =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $players ->
        [one] solo
       *[other] { $players } players
    }: { $bots } (seeds { $first } to { $last })
lab-won = Won: { $won } of { $games }, { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % (95 % interval: { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } % to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %)
lab-medals = Medals: { $medals }
lab-medal = { $medal } { $count }
lab-defeated = Enemies defeated: { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } of 12 on average
lab-decisions = Decisions: { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } a game
lab-move-time = Time per move: { $times }
lab-bot-time = { $bot } { NUMBER($ms, maximumSignificantDigits: 3) } ms
lab-lost-beaten = Lost because the damage could not be covered (§6.3): { $count }
lab-lost-stuck = Lost because a player could neither play nor yield (§11.2): { $count }
lab-where-lost = Where games were lost, by enemies defeated before:
lab-kept =
    { $count ->
        [one] 1 game is in { $file } already.
       *[other] { $count } games are in { $file } already.
    }
lab-progress = won: { $won } of { $games }
lab-no-bar = No progress bar: the library rich is not installed.
lab-interrupted =
    { $count ->
        [one] Interrupted after 1 game of { $games }.
       *[other] Interrupted after { $count } games of { $games }.
    }
lab-go-on = What was played is in { $file }; the same command with { $option } goes on.
lab-plot-title = { $bots }: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % of { $games } won
lab-plot-defeated = enemies defeated
lab-plot-games = games
lab-plot-lost = lost
lab-plot-won = won

## What can go wrong

lab-one-crew = --jobs and --dask exclude each other.
lab-one-journal = --records keeps a journal of its own; leave --journal out.
lab-plot-kind = --plot draws .png, .svg and .pdf; found { $file }.
error-arena-seats = Bots named: { $bots }; seats: { $players }. Name one bot for each seat, or one for all.
error-arena-not-a-journal = { $file } is no arena journal, and was left alone.
error-arena-damaged-journal = { $file }: line { $line } cannot be read. The file was left alone.
error-arena-other-settings = { $file } belongs to other games: its { $name } is «{ $theirs }», not «{ $ours }». Take another file.
error-arena-journal-in-use = Another arena is writing { $file } just now.
error-arena-illegal-move = { $bot } made the illegal move { $move } in the game with the seed { $seed }.
error-arena-worker-died = A worker died while it played. What was played before is kept.
error-arena-no-cluster = There is no Dask scheduler at { $address }.
error-arena-no-workers = The Dask cluster at { $address } has no workers.
error-arena-cluster-unfit = The workers at { $address } cannot play: { $why }
error-arena-cluster-lost = The Dask cluster at { $address } is gone. What was played before is kept.
error-arena-missing-library = The library { $library } is not installed. pip install "open-regicide[lab]" brings it, and python3 dev.py setup dev does too.

## Training

cli-lab = For those who make bots.
cli-train = Teach a value net by its own games.
cli-train-file = Where the course is kept after every exam; run again, it goes on from there.
cli-train-games = How many games the course lasts.
cli-train-seed = A number that makes the course repeatable, with the same number of threads.
cli-train-threads = How many copies learn side by side.
cli-train-units = With how many hidden units the net learns; with all there are if none is given.
cli-train-weights = Write the net in this file at the end, as bots read it.
cli-train-join = Join the net with the one in this file before it is written: the mean of both answers.
cli-train-plot = Draw how the net got better in this file.
lab-train-progress = { $games } of { $all } games; { $won }% of the fixed set won.
lab-train-stopped = Stopped. The same command goes on with { $file }.
lab-train-done = Done: { $file }.
lab-train-games = games learned from
lab-train-won = % of the fixed set won
error-train-other-course = { $file } is another course than the one asked for.

## Bots

cli-bots = List the bots.
bot-random = any legal move
bot-squire = a rule of thumb: one move ahead, by the forecasts
bot-knight = the value net, without looking ahead
bot-champion = the value net and a search; plays to win
bot-medallist = the same, but alone it plays for the medal
bot-engine = any program that talks the engine protocol
error-bot-trouble = The bot «{ $name }» did not answer with a legal move and an estimate: { $answer }
error-bot-missing = The program «{ $name }» cannot be started.
