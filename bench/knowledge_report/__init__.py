"""The sections of docs/knowledge: each is one table with its picture.

size       `Size`: how much is played
section    `Section`: a table, and how it is written and drawn
tables     the tables at which bots play, and their games
winnable   the solver, with all cards known
bots       win rates by bot, by option, by Jesters, by who begins
knights    what the games of the knight show: losses, exact kills, the first royal
champions  the champion: what hidden cards cost, strength against budget
pars       the daily deals of a year
"""
