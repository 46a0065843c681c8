"""What one client from one address can do to a server, and once from a network of them.

An attack goes on until its time is over, with as many connections as an address may have, and takes a refusal for a
reason to try again at once.

    target      the server, and how attacks reach it
    requests    attacks by HTTP
    sockets     attacks by WebSocket
    odd         attacks by what is allowed and unusual, and from many addresses
    __main__    runs attacks in a process of their own
"""
