"""Generators of files in web/, from the Python code: `python3 dev.py generate` runs them.

    wire_types               TypeScript types of all messages
    lesson_course            the lessons: positions, and the moves a learner should make
    lesson_script            plays each lesson with the rules and writes every answer
    lesson_view              the fields of a lesson in the file
    companion_law            the rules as a table, for the companion, which works offline
    companion_law_plays      §3 of it
    companion_law_powers     §4–§6 and §8 of it
    companion_law_fixtures   the positions with which the rules are asked
    game_setup               cards and hand sizes of a deal, for the check of a seal

Not here: rules. The generators ask `regicide.rules`.
"""
