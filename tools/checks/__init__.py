"""Checks that developers run by themselves: `python3 dev.py verify`, `chaos`, `secrecy`, `versions`, `cross-compile`.

verify             both engines, the messages of both, the documentation's commands, the puzzles; or long suites
long_suites        the suites of tests/suites, in environments of their own
doc_commands       the commands of the documentation
fuzz               one target of fuzzing, with atheris
chaos              servers that are killed during play
secrecy_pairs      the bytes of tables that differ only in hidden cards
library_versions   the server's tests with the lowest and highest versions of its libraries
cross_compile      vector instructions of the net on other processors

They use the helpers of the tests (tests/support).
"""

import sys
from pathlib import Path

sys.path.insert(1, str(Path(__file__).parents[2] / "tests" / "support"))
