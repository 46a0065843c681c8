"""The HTTP interface and the pages.

    api       the handlers of the HTTP interface
    api_docs  the page that documents it
    pages     the files of the browser game, built from web/

Not here: sockets (socket_app), the fields of requests and responses (wire).
"""
