"""The HTTP interface and the pages.

    route            a route: who may call it, its types, its handler
    player_routes    the routes of players
    device_routes    the routes of their devices
    push_routes      the routes of messages to devices whose page is closed
    table_routes     the routes of tables
    evening_routes   the routes of evenings
    club_routes      the routes of clubs
    study_routes     the routes of daily deals and statistics
    api              the routes of the whole interface
    admission        every request pays, waits for its turn and has a deadline
    priced           descriptions and the status page, which cost as much as requests of the interface
    respond          from a request to its response
    compression      compressed responses
    error_response   errors as responses
    reader_language  the translations that a request asks for
    openapi          the OpenAPI description of the routes; asyncapi: of the sockets
    api_docs         the page that documents them
    status_page      the page that tells players whether the server works
    link_preview     title, text and picture that messengers show for a page
    pages            the files of the browser game, built from web/
    early_scripts    the scripts that each page names early

Not here: sockets (socket_app), the fields of requests and responses (wire).
"""
