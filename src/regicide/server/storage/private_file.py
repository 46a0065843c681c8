"""Files that only their owner may read."""

import os
import sys
from pathlib import Path


def new_private_file(path: Path) -> int:
    """Make a file, and open it to write. Raises OSError, also if it exists.

    It belongs to the owner of its folder, so that a server can use what root made.
    """
    made = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    if sys.platform != "win32" and os.geteuid() == 0:
        folder = path.parent.stat()
        os.fchown(made, folder.st_uid, folder.st_gid)
    return made
