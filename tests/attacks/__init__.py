"""What one client from one address can do to a server.

An attack goes on until its time is over, with as many connections as an address may have, and takes a refusal for a
reason to try again at once.

    target      the server, and how attacks reach it
    requests    attacks by HTTP
    sockets     attacks by WebSocket
    __main__    runs attacks in a process of their own
"""
