"""What was compiled, kept for other clones of the same user: libraries, WebAssembly modules, nets.

An entry is one file: a checksum, then a zip. Its name has the digest of what it was made from. A damaged one counts
as missing. Standard library only: it runs before anything is installed.
"""

from __future__ import annotations

import hashlib
import io
import os
import tempfile
import zipfile

from tools.setup.processes import cache_folder

#: Entries of each kind that are kept, the last used ones: a few megabytes each.
KEPT = 4
CHECKSUM = 64


def restore(kind: str, digest: str, folder: str) -> bool:
    """Put the files of an entry into a folder; False if there is none."""
    path = _path(kind, digest)
    try:
        with open(path, "rb") as file:
            checksum, packed = file.read(CHECKSUM), file.read()
        if hashlib.sha256(packed).hexdigest().encode() != checksum:
            return False
        os.utime(path)
    except OSError:
        return False
    os.makedirs(folder, exist_ok=True)
    with zipfile.ZipFile(io.BytesIO(packed)) as entry:
        for name in entry.namelist():
            write_at_once(os.path.join(folder, name), entry.read(name))
    return True


def keep(kind: str, digest: str, folder: str, names: list[str]) -> None:
    """Keep these files of a folder as an entry, and drop the oldest entries."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as entry:
        for name in names:
            entry.write(os.path.join(folder, name), name)
    checksum = hashlib.sha256(packed.getvalue()).hexdigest().encode()
    try:
        os.makedirs(_entries(), exist_ok=True)
        write_at_once(_path(kind, digest), checksum + packed.getvalue())
        for old in _newest_first(kind)[KEPT:]:
            os.remove(old)
    except OSError:  # a full disk, or a folder of another user: this clone has what it needs
        pass


def write_at_once(path: str, content: bytes) -> None:
    """Other programs see the old file or the new one, never a part."""
    handle, new = tempfile.mkstemp(dir=os.path.dirname(path))
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
        os.chmod(new, 0o644)  # readable by others, as other files are; mkstemp makes private ones
        os.replace(new, path)
    except BaseException:
        os.remove(new)
        raise


def _entries() -> str:
    return os.path.join(cache_folder(), "compiled")


def _path(kind: str, digest: str) -> str:
    return os.path.join(_entries(), "%s-%s" % (kind, digest))


def _newest_first(kind: str) -> list[str]:
    found = [name for name in os.listdir(_entries()) if name.startswith(kind + "-")]
    paths = [os.path.join(_entries(), name) for name in found]
    return sorted(paths, key=os.path.getmtime, reverse=True)
