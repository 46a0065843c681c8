"""The pictures of the documentation: `python3 dev.py pictures`.

screenshots            pages of the browser game, and films of a game
animated_picture       a film as one file
terminal_screenshots   the game in the terminal

They use the helpers of the tests (tests/support, tests/web).
"""

import sys
from pathlib import Path

TESTS = Path(__file__).parents[2] / "tests"
sys.path[1:1] = [str(TESTS), str(TESTS / "support")]
