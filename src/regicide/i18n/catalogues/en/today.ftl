# The daily deal: its page, its text to share, and `regicide daily`.

## The deal of a day

today-heading = The same deal for everyone
today-first-try = The first try counts. After that you can play the deal as often as you like. Par is shown when you have finished.
today-past = A past deal: play it for practice. It does not count.
today-play = Play this deal
today-play-bots = Play with bots
today-play-round = Pass one phone around
today-continue = Continue this deal
today-practise = Play again, for practice

## The result

today-all-beaten = All twelve royals defeated
today-given-up = Given up
today-helped = With help: no medal.
today-turns =
    { $count ->
        [one] 1 turn
       *[other] { $count } turns
    }
today-exact =
    { $count ->
        [one] 1 exact kill
       *[other] { $count } exact kills
    }
today-rank-j = Jacks
today-rank-q = Queens
today-rank-k = Kings
today-mark-exact = defeated exactly
today-mark-beaten = defeated
today-mark-fell = lost to this one
today-mark-unreached = not reached

## Par

today-par = Against par
today-par-about =
    { $players ->
        [1] The Champion, playing for the medal, { $count } times
       *[other] The Champion, { $count } times
    }
today-par-working = The Champion is playing this deal: { $count } of { $all }.
today-par-stop = Stop
today-par-go = Let the Champion play it
today-par-you = you
today-par-sentence = It won { $won } of { $count }. Your result is better than { $better } of its games and equals { $equal }. Its shuffles were new each time; yours were the day’s.
today-par-median =
    { $count ->
        [one] In half of its games it defeated 1 royal or more.
       *[other] In half of its games it defeated { $count } royals or more.
    }
today-par-level = For a single deal, that is like { $level ->
        [1] a beginner (partners of level 1)
        [2] a careful beginner (partners of level 2)
        [3] a regular player (partners of level 3)
        [4] a good player (partners of level 4)
        [5] a club player (partners of level 5)
        [6] a strong club player (partners of level 6)
        [7] a very strong club player (partners of level 7)
        [8] a master (partners of level 8)
       *[other] the Champion
    }.
today-as-table = The same as a table
today-result = Result
today-games = Games
today-share-of = Percentage

## Days in a row, and the calendar

today-longest = longest { $count }
today-month-before = Previous month
today-month-after = Next month
today-day-played = { $date }: { $result }
today-not-played = not played
today-playing = begun, not finished
today-to-come = to come
today-letter-gold = G
today-letter-silver = S
today-letter-bronze = B
today-calendar-help = { $gold }, { $silver }, { $bronze }: medals. ✓: won. A number: royals defeated in a lost game. –: given up. A missed day only breaks the streak; past days stay open for practice.

## Sharing

today-share = Share
today-names-no-card = names no card
today-share-first = Open Regicide · { $date } · { $players }
today-share-last = { $result } · { $turns }
today-copy = Copy
today-copied = Copied.
today-copy-result = Copy my result
end-daily-counts = Your first try at this deal of the day: it counts.
end-daily-again = You have played this deal of the day before: your first try counts.

## On a server

today-server = On this server
today-server-invite = Or play it on this server, alone or with friends, and your result is compared with the others. Only the game that you begin first counts.
today-server-play = Play on this server
today-server-nobody = No other result yet.
today-server-sentence =
    { $count ->
        [one] Finished here by 1 person, won by { $won }.
       *[other] Finished here by { $count } people, won by { $won }.
    }
today-server-better = { $better }% had a worse result than you.
today-server-given-up = You gave up your first try, so it has no result.
today-server-row = { $result }, { $beaten } of 12
today-people = People

## A deal in common

deal-title = The same deal
deal-about = { $who } played this deal: { $players }. Play it too; then see the results side by side, and where your decisions differ.
deal-to-beat = To beat: { $result }
deal-options = With options: { $options }
deal-own = You
deal-same-start =
    { $count ->
        [0] The very first move differs.
        [one] The first move is the same.
       *[other] The first { $count } moves are the same.
    }
deal-all-same = All moves are the same.
deal-move = Move
deal-practice = Only your first game of this deal is compared.
deal-only-look = Compare without playing
deal-game = Game
deal-royals = Royals
deal-turns = Turns
deal-first = First game
deal-second = Second game
deal-add = Add other games of this deal
deal-add-about = Paste links to the games, or their records. Nothing leaves this browser. The address of this page then holds all of them: share it with your group.
deal-add-go = Add
deal-add-none = This text has no link to a new game, and no record.
deal-add-other = This is a game of another deal.

## In the terminal

today-other-day = You have already had your first try at this deal; play it for practice with: { $command }
