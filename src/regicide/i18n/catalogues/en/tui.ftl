# The game in the terminal, besides what it says with the browser's words.

tui-help = Help
tui-leave = Leave
tui-hand-over = Hand the keyboard to { $who }, who then presses Enter.
tui-keys = 1–9 choose cards or a seat, Enter does it, Esc puts everything back. y yields, f flips a Jester, c takes the cheapest cover. t talks, m shows what else can be done, + and - answer a proposal. d switches between dark and light, s between two and four suit colours, q leaves.
tui-hot-seat = Pass the keyboard around
tui-go-on = Go on with the last game
tui-welcome = Open Regicide
tui-replay-keys = ← → moves   Home End ends   0–4 whose hand   q leave
