"""The messages of the network, their JSON, their schema. The only room_view that knows JSON.

    messages     what goes over a live table's wire, both ways
    http         the bodies of the HTTP interface
    name         what a player may be called
    room         what surrounds a game_view, as everyone may see it
    game         a game, as everyone may see it
    replay_view       a finished game, moment by moment
    lesson_view       a lesson played out beforehand
    update       a change of a table, for all eyes and for one seat
    choices      the legal moves of the seat that is to move, with forecasts
    events       the events of the rules as messages
    reasons      why something may not be
    unreadable   a message that cannot be read: what was expected
    encoding     messages as JSON, and back
    log_format          entries of a table's log as JSON, and back
    openapi      the HTTP interface, described for programs
    typescript   the types of the messages for the browser
    law          the law as a table, for the companion, which asks no server
    dealing      what a deal is made of, for the browser's check of a seal
    law_plays    §3 of it; law_powers: §4–§6 and §8; law_fixtures: what the rules are asked with

Whatever is sent is built by naming what is shown: no room hands a whole table to an encoder.

Not here: sockets, storage, sentences (i18n), or any decision about the game.
"""
