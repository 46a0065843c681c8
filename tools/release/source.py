"""What is released: a clean tag, or (for trials) the commit that is checked out."""

import subprocess
from dataclasses import dataclass

from hatch_build import ROOT

from regicide import __version__


class NotReleasable(Exception):
    """The working tree is not what a tag names."""


@dataclass(frozen=True, slots=True)
class Source:
    """A version, its commit, and the time of the commit in seconds."""

    version: str
    commit: str
    time: int


def tagged_source() -> Source:
    """The tag of this version; refused if anything differs from it."""
    tag = f"v{__version__}"
    if changed := git("status", "--porcelain"):
        raise NotReleasable(f"the working tree has changes:\n{changed}")
    if tag not in git("tag", "--points-at", "HEAD").splitlines():
        raise NotReleasable(f"this commit does not have the tag {tag}; --untagged is for trials")
    return untagged_source()


def untagged_source() -> Source:
    commit, time = git("log", "-1", "--format=%H %ct").split()
    return Source(__version__, commit, int(time))


def git(*arguments: str) -> str:
    command = ["git", *arguments]
    return subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.strip()
