# The game in the terminal, besides what it says with the browser’s words.

tui-help = Help
tui-leave = Quit
tui-hand-over = Pass the keyboard to { $who }, who then presses Enter.
tui-keys = 1–9 choose cards or a seat, Enter confirms, Esc clears. y yields, f flips a Jester, c picks the cheapest discard. h asks for a hint, w explains the latest move of a bot. t opens the chat, m shows more actions, + and - answer a proposal. d switches between dark and light, s between two and four suit colours, q quits.
tui-hot-seat = Hot seat (pass the keyboard)
tui-go-on = Continue: { $game }
tui-go-on-which = Continue a game ({ $count })
tui-find-game = Type to search
kept-game = { $date } · { $players } · { $fallen } of 12 defeated
kept-waiting = Unfinished
kept-none = There are no such games.
tui-replay = Replays and reviews
tui-keep-playing = Keep playing
tui-back-prompt = Press Enter to go back. 
tui-welcome = Open Regicide
tui-replay-keys = ← → step   n p mark   0–4 whose hand   r review   w why   q quit
tui-review = Review the game
