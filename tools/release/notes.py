"""Release notes: the part of the changelog about a version, what was proved of its files, and the verification."""

import re
from collections.abc import Sequence

NOT_VERIFIED = "`python3 dev.py verify --all` did not run on this commit.\n"


class NoNotes(Exception):
    """The changelog has no part about a version."""


def release_notes(
    changelog: str, version: str, proofs: Sequence[str], verification: str | None
) -> str:
    """The notes as Markdown; `verification` is the table of tools/verification.py, if there is one."""
    parts = re.split(r"^## ", changelog, flags=re.MULTILINE)[1:]
    for part in parts:
        title, _, body = part.partition("\n")
        if title.split()[0] == version:
            proved = "".join(f"- {each}\n" for each in proofs)
            return (
                f"# Open Regicide {version}\n\n{body.strip()}\n\n"
                f"### Proofs of the files\n{proved}\n"
                f"### Verification\n{verification or NOT_VERIFIED}"
            )
    raise NoNotes(f"CHANGELOG.md has no part about {version}")
