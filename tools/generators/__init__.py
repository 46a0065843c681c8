"""Generators of files in web/, from the Python code: `python3 dev.py generate` runs them.

    wire_types      TypeScript types of all messages
    lesson_course   the lessons: positions, and the moves a learner should make
    lesson_script   plays each lesson with the rules and writes every answer
    lesson_view     the fields of a lesson in the file
    option_forms    the options of §13 with their values, for the forms

Not here: rules. The generators ask `regicide.rules`.
"""
