"""Programs for developers: nothing here is installed with the game.

setup    what dev.py needs before anything is installed
"""
