# Evenings (the same sealed deals for several teams) and clubs. Their pages load it.

evenings-title = Evenings
evenings-about = Every team plays the same sealed deals, in one evening or over days. Nobody knows them before the end.
evenings-mine = Your evenings
evening-no-server = Evenings need a server: this site has none.
evenings-new = Make an evening
evenings-how = How an evening works
evenings-how-make = Make the evening and share its link. The server seals the deals and shows the proof of each at once.
evenings-how-sit = Found a team, and let the others sit down by its QR code. Bots can take free seats.
evenings-how-play = Play the deals in any order, each once. You see the results of a deal when you have finished it.
evenings-how-after = At the end everything is opened: results side by side, replays, seeds to verify, and where your ways parted.
evening-first-name = Our evening
evening-name = Name of the evening
evening-how-many-deals = Deals
evening-begins = Begins
evening-begins-about = Leave it empty to begin at once.
evening-lasts = Lasts
evening-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
evening-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
evening-host-plays = I play, too
evening-host-plays-about = A host who does not play sees every result as it comes.
evening-make = Make the evening
evening-who = Who are you? Everyone at the evening sees your name.
evening-come-in = Come in
evening-from = From { $from } to { $until }
evening-until = Until { $time }
evening-over = Over since { $time }
evening-not-open = The evening has not begun yet.
evening-deal-count =
    { $count ->
        [one] { $count } deal
       *[other] { $count } deals
    }
evening-invite = Invite
evening-invite-about = Everyone with this link can come and found a team.
evening-qr-about = Scan this with a phone to open the evening.
evening-team-link = Share the team’s link
evening-team-qr-about = Scan this with a phone to sit down in this team.
evening-found-team = Found a team
evening-found-about =
    { $count ->
        [one] Each plays alone here.
       *[other] A team has { $count } seats; bots can take those that stay free.
    }
evening-team-name = Name of the team
evening-team-number = Team { $number }
evening-sit-in = This link is the seat of a team.
evening-sit = Sit down in this team
evening-not-this-team = Another team
evening-leave = Leave the team
evening-seats-free =
    { $count ->
        [one] { $count } seat is free: for a friend with this link, or for a bot.
       *[other] { $count } seats are free: for friends with this link, or for bots.
    }
evening-deal = Deal { $number }
evening-play = Play
evening-continue = Continue
evening-stage-waiting = not begun
evening-stage-playing = playing
evening-stage-over = finished
evening-royal-count =
    { $count ->
        [one] { $count } royal
       *[other] { $count } royals
    }
evening-turn-count =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
evening-with-bots =
    { $count ->
        [one] with a bot
       *[other] with { $count } bots
    }
evening-helped = a bot stood in
evening-results = Results
evening-place = Place
evening-team = Team
evening-royals = Royals
evening-wins = Wins
evening-turns = Turns
evening-no-teams = No team yet.
evening-ranking-about = More royals defeated come first, then more wins, then fewer turns. Teams with the same result share a place.
evening-so-far = Until the evening is over, you see only results of deals that you have finished.
evening-sealed = The sealed deals
evening-sealed-about = Each deal and all its shuffles were fixed when the evening was made. These are the proofs; seeds and salts are shown at the end.
evening-opened-about = The SHA-256 of each first line must be the line below it, which was shown before the evening.
evening-cheating = Nobody can look into the deals, not even the host: the only way to cheat is to talk. Do not tell anything about a deal to players who still have to play it.
evening-par = The Champion wins { $won } of { $count } games with these cards; half of them defeat { $royals } royals or more.
evening-par-working = The Champion is playing: { $count } of { $all } games
evening-par-go = What would the Champion do?
evening-review = What to talk about
evening-review-unbeaten = Deals that nobody won: { $deals }
evening-review-all-won = Every deal that was played was won by at least one team.
evening-review-bravest = The bravest exact defeat: { $team }, deal { $deal }, { $enemy }. Its attack would have been { $attack }, and the hand was worth only { $hand }.
evening-review-closest = The closest survival: { $team }, deal { $deal }, { $enemy }. Its attack was { $attack }, and the hand was worth { $hand }.
evening-partings = Where our ways parted
evening-first-team = One team
evening-second-team = The other
evening-parting =
    { $count ->
        [0] With the first move, against { $enemy }:
        [one] After { $count } equal move, against { $enemy }:
       *[other] After { $count } equal moves, against { $enemy }:
    }
evening-parting-same = All moves were the same.
evening-parting-none = These teams have played no deal in common.
evening-parting-ended = the game was over
evening-host = For the host
evening-add-team = Add a team
evening-add-about = A team for others: they sit down by its link or QR code.
evening-end = End the evening now
evening-end-sure = This ends the evening for everyone and opens the deals. What is still being played does not count.
evening-end-yes = End it
evening-end-no = Not yet
evening-print = Print
evening-csv = Results as CSV
evening-another-team = Another team on this device
evening-another-about = For a club with few devices: open this page in a second tab and begin there as another player. The player lasts until the tab is closed.
evening-another-go = Begin in this tab
evening-tab-player = In this tab you play as { $name }.
evening-tab-end = Be the player of this device again

evening-club = Club
evening-no-club = No club
evening-club-about = The people of the club find the evening on its page.
clubs-about = Friends who play evenings together: they see who is in the club and which evenings it has. Nobody else knows of it.
clubs-mine = Your clubs
club-no-server = A club needs a server: this site has none.
clubs-new = Found a club
clubs-join-about = To join a club, open the link of its founder.
club-name = Name of the club
club-first-name = Our club
club-found = Found the club
club-founder = founder
club-people = People
club-people-count =
    { $count ->
        [one] { $count } person
       *[other] { $count } people
    }
club-evenings = Evenings
club-no-evenings = No evening yet.
club-link-about = Everyone with this link can join. The server cannot show it again: share it now, or make a new one later.
club-link-none = The server keeps no copy of the link. Make a new one to let others in; the one before it stops working.
club-link-new = Make a new link
club-qr-about = Scan this with a phone to join the club.
club-who = Who are you? Everyone in the club sees your name.
club-door = You are invited to this club. Its founder is { $founder }.
club-door-name = You join as { $name }: everyone in the club sees your name, and you see theirs.
club-join = Join the club
club-hand-over = Hand over
club-hand-over-to = Hand over to { $name }
club-hand-over-sure = Hand the club over to { $name }? From then on only { $name } invites, removes people and can close it.
club-remove = Remove
club-remove-who = Remove { $name }
club-remove-sure = Remove { $name }? The link of the club stops working as well, so that nobody comes back with it.
club-leave = Leave the club
club-leave-sure = Leave the club? You need an invitation to come back.
club-leave-founder-sure = Leave the club? The one who has been there for longest becomes the founder.
club-leave-last-sure = Leave the club? You are the last one, so it is closed.
club-close = Close the club
club-close-sure = Close the club for everyone? Its evenings stay, but nobody finds them here any more.
