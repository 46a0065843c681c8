"""Experiments with the bots, and the report on the game: `python3 dev.py experiment NAME`.

knowledge         what is known about the game: the tables and pictures of docs/knowledge
knowledge_report  its sections
levels            what the levels and the two methods win
calibration       does the search win as often as it estimates? `--fit` finds its calibration
ratings           are ratings of moves true, and luck nothing on average?
rating_fit        the calibration of ratings
review            do reviews tell bots apart, and are blunders real?
marks             are the marks of reviews right, before they are checked and after?
reasons           which reasons marks have, and how often none is found

Not here: speed (bench).
"""
