"""Live tables over the network: HTTP, sockets, storage, notifications between servers.

Starting:
    config          settings of a server
    serve           runs a server until SIGTERM
    app             builds the application from its parts
    services        the dependencies that all tables share

HTTP:
    api             the HTTP interface
    api_docs        the page that documents it
    pages           the files of the browser game, built from web/
    http            uvicorn's HTTP protocol with timeouts

Sockets:
    socket          accepts sockets and answers their messages
    connection      the outgoing queue of one socket
    websocket       uvicorn's WebSocket protocol with a fast path for text messages
    inbox           the incoming queue of one socket

Tables:
    table_registry  the tables in memory: loads, creates and unloads them
    live_table      one table: applies commands and sends updates
    update_history  recent updates, for clients that reconnect
    presence        who is connected to a table, at all servers
    table_summary   what lists show of a table
    lobby           sends the list of public tables

Players, safety, operation:
    identity        secrets, codes and names of players
    security        checks of Origin and Host, response headers
    limits          rate limits and quotas
    errors          error codes of the server
    logs            structured logs without secrets
    metrics         counters for Prometheus

Packages:
    storage         stores tables and players
    bus             notifications between servers

Not here: the rules, what a table allows (table), the fields of messages (wire).
"""
