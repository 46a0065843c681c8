"""Bytes in, bytes out: protocols with our limits, and the queues of a socket.

    socket         a WebSocket as the application sees it
    websocket      the same on a network connection: websockets parses, we limit
    inbox          the incoming queue of one socket
    connection     an open socket and its outgoing queue
    handover       passes sockets between processes, so that those of a table are together
    uvicorn_internals  what depends on undocumented parts of uvicorn: HTTP with timeouts, the hand-over to a socket

Not here: what a message means (socket_app), tables.
"""
