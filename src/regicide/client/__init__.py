"""One client at a table, without a screen and without a connection: messages in, state out.

    client_state   server messages → what the client knows
    outbox         commands without an answer
    unseen_cards   the cards the client has not seen
    seen_deal      the cards the client saw of a deal, and the check of its seal

The terminal and the clients of the tests use it. The browser has the same in web/src/game; the files in
tests/golden/client hold both to the same states.

Not here: rules, sentences, sockets, clocks.
"""
