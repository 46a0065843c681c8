"""What dev.py needs before anything is installed: standard library only, Python 3.7 on.

processes            running other programs, their environment and progress
python_environment   `.venv`, its libraries and the compiled core
web_build            Node, the page, and the browser of the tests
"""
