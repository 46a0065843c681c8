"""The sections of docs/knowledge: each is one table with its picture.

size         `Size`: how much is played
section      `Section`: a table, and how it is written and drawn
tables       the tables at which bots play, and their games
tally        results of numbered games, kept in a file
net_games    games of knight and champion, in the core
pairs        games of the same deals, compared one by one
winnable     the solver, with all cards known
bots         win rates by bot, by Jesters, by who begins
options      win rates by option
knights      what the games of the knight show: losses, the first royal
exact_kills  what an exact kill is worth
champions    the champion: what hidden cards cost, strength against budget
pars         the daily deals of a year
"""
