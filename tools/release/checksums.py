"""SHA256SUMS: `sha256sum --check` reads it."""

import hashlib
from pathlib import Path

NAME = "SHA256SUMS"


def write_checksums(folder: Path) -> None:
    files = sorted(each for each in folder.iterdir() if each.is_file() and each.name != NAME)
    lines = [f"{hashlib.sha256(each.read_bytes()).hexdigest()}  {each.name}\n" for each in files]
    (folder / NAME).write_text("".join(lines), encoding="utf-8", newline="\n")
