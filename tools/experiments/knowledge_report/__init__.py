"""The sections of docs/knowledge: each is one table with its picture.

size         `Size`: how much is played
figure       `Figure`: a share or a gain with its interval
section      `Section`: a table, and where it is kept
picture      how a section is drawn
tables       the tables at which bots play, and their games
tally        results of numbered games, kept in a file
net_games    games of knight and champion, in the core
winnable     the solver, with all cards known
deals        the first royal, and diamonds in the first hands
bots         win rates by bot, by Jesters, by who begins
options      win rates by option
knights      where the knight loses
exact_kills  what an exact kill is worth
champions    the champion: what hidden cards cost, strength against budget
pars         the daily deals of a year
"""
