"""What a server does for one person, and what it keeps about them.

    devices           the devices of a player, and which may sign out which
    player_data       everything that is kept about one player
    player_tables     all tables of one player, page by page
    player_statistics what a player's tables add up to
    player_reports    what players tell the operator about others
    player_removal    removes a player, and their name from logs
    word_filter       words that the operator does not want in names and chat

Not here: who sits at a table (table), secrets and codes (identity).
"""
