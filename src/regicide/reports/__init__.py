"""What commands print about games, results and reviews: as text, as JSON, as a page.

    review_report     the review of a game as text; review_page: as one HTML page
    arena_report      the results of an arena
    daily_calendar    a month of daily deals
    par_report        par of a daily deal

Not here: what is reported (study, lab), where it is written (cli), the screens of a terminal (tui).
"""
