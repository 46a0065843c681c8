"""What dev.py needs before anything is installed: standard library only, Python 3.7 on.

ready                which parts of the set-up are missing, and what each needs
tasks                runs the parts side by side
processes            running other programs, their environment and progress
stamps               remembers from which files each part was made
python_environment   `.venv`, its libraries, and the compiler that is fetched
core_build           the compiled core, for this machine and for the page
compiled             what was compiled, kept for other clones
web_build            Node, the page, and the browser of the tests
"""
