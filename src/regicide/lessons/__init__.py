"""Lessons: prepared positions, and the moves that a learner is asked to make.

    course    the lessons, in order
    script    generates the file from which a page gives the lessons without a server

The texts of a lesson are in the catalogue `lessons`, under its name.
Not here: rules. The script calls them to find what each move does.
"""
