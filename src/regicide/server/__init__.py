"""Live tables over the network: sockets, storage, fan-out, people.

    app          everything a server has, put together; serve: running it until it is told to stop
    config       how a server is set up
    api          the HTTP interface; docs_page: the page that shows it
    pages        the browser game, built from web/
    socket       the sockets of tables and of the lobby; connection: one of them, and its outbox
    websocket    uvicorn's protocol, with a short way through; inbox: what it has for us to read
    http         its other protocol, with less patience
    table_registry         all tables; live_table: one of them in memory; lobby: the public ones, live
    presence   who is at a table, here and at other servers; update_history: what has happened at it
    services     what every table shares
    identity     who somebody is: secrets, codes, names
    table_summary      what lists show of a table
    security     origins, names, and the headers of every answer; limits: how much anyone may ask for
    errors       what a server refuses
    logs         structured logs without secrets; metrics: what is counted
    storage      where tables and people are kept
    bus          how several servers hear of each other's tables

Not here: the rules, what a table is allowed to do (table), what its messages hold (wire).
"""
