"""Bytes in, bytes out: uvicorn's protocols with our limits, and the queues of a socket.

    websocket      uvicorn's WebSocket protocol with a fast path for text messages
    http_protocol  uvicorn's HTTP protocol with timeouts
    inbox          the incoming queue of one socket
    connection     an open socket and its outgoing queue

Not here: what a message means (socket_app), tables.
"""
