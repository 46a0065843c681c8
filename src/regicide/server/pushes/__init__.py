"""Messages to devices whose page is closed (Web Push).

    subscription   what a device wants to be told, and when it is quiet
    announcements  what an entry of a table gives to tell
    announcer      notes it for the devices of those whom it concerns
    sender         sends it: leases, claims, retries
    push_text      what a message says, in the reader's language
    push_service   the request to a push service
    endpoints      which addresses may be called
    web_push       encryption and signatures of Web Push
    pushes         all of these together, for the server

Sending never delays a command: an entry only leaves a note in a bounded queue. Not here: SQL (storage), routes (http).
"""
