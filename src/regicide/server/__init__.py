"""Live tables over the network: HTTP, sockets, storage, notifications between servers.

Starting:
    config       settings of a server
    environment  reads them from environment variables
    serve        runs a server until SIGTERM
    workers      several processes that serve one address
    app          builds the application from its parts
    context      the dependencies of its handlers

Handling requests:
    http         the HTTP interface and the pages
    socket_app   accepts sockets and answers their messages
    security     checks of Origin and Host, response headers
    proxies      the real client of a request that came through a proxy
    identity     secrets, codes and names of players
    limits       limits of messages, lists and times, with their values
    prices       what things cost, by player, address and server
    spending     the budgets that pay for them
    errors       error codes of the server

Below them:
    people       what a server does for one person, and keeps about them
    live         the live tables
    clubs        clubs, and evenings: the same sealed deals for several teams
    daily        daily deals
    pushes       messages to devices whose page is closed
    lists        lists of tables
    keeping      what becomes of tables that are over
    services     the dependencies that all of these share
    transport    protocols and queues of connections
    storage      stores tables and players
    bus          notifications between servers
    server_log   structured logs without secrets
    metrics      counters for Prometheus
    error_reporter  tells a function of the operator about unexpected errors

Not here: the rules, what a table allows (table), the fields of messages (wire).
"""
