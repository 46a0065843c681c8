"""Release notes: the part of the changelog about a version, and what was proved of its libraries."""

import re
from collections.abc import Sequence


class NoNotes(Exception):
    """The changelog has no part about a version."""


def release_notes(changelog: str, version: str, proofs: Sequence[str]) -> str:
    """The notes as Markdown."""
    parts = re.split(r"^## ", changelog, flags=re.MULTILINE)[1:]
    for part in parts:
        title, _, body = part.partition("\n")
        if title.split()[0] == version:
            proved = "".join(f"- {each}\n" for each in proofs)
            return f"# Open Regicide {version}\n\n{body.strip()}\n\n### Proofs of the libraries\n{proved}"
    raise NoNotes(f"CHANGELOG.md has no part about {version}")
