"""Generators of files in web/, from the Python code: `python3 dev.py generate` runs them.

    wire_types      TypeScript types of all messages
    course_list     the names of the lessons, and the chapters that explain reasons
    lesson_script   plays each lesson with the rules and writes every answer
    lesson_view     the fields of a lesson in the file
    option_forms    the options of §13 with their values, for the forms

Not here: rules. The generators ask `regicide.rules`.
"""
