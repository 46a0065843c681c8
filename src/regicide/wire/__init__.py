"""The messages between server and clients, their JSON, and their schemas.

    messages       the messages of a table's WebSocket, in both directions
    update         the message about one entry: a public part and a part for one seat
    updates        that message, for every seat
    deeds          the command of an entry, as everyone may see it
    room_view      a table without its game, as everyone may see it
    game_view      a game, as everyone may see it
    choices        the legal moves of the seat to move, with forecasts
    hint           the best moves, for a player who asked for a hint
    events         the events of the rules as messages
    reasons        why a move is illegal or a request failed
    http           the request and response bodies of the HTTP interface
    push_views     … about messages to devices whose page is closed
    evenings       … of its evenings
    player_names   which names a player may have
    replay_view    a finished game, state by state
    encoding       messages to JSON and back
    decode_errors  errors about JSON that cannot be decoded: what was expected
    log_format     entries of a table's log to JSON and back
    schema         the messages as JSON Schema

Every message lists the fields it shows: no function encodes a whole table.

All JSON of messages, logs and table summaries is encoded and decoded here. Elsewhere JSON is only used
for local files, HTTP requests of the terminal client and reports of the command line.

Not here: sockets, storage, sentences (i18n), or any decision about the game.
"""
