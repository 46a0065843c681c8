"""`python -m tools.docs_site FOLDER` writes the documentation as a site."""

import sys
from pathlib import Path

from tools.docs_site.build import build_site

if __name__ == "__main__":
    sys.exit(build_site(Path(sys.argv[1])))
