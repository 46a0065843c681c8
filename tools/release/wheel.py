"""Builds wheels and the source distribution: from the same commit the same bytes.

Hatchling sorts the entries, and takes their times from SOURCE_DATE_EPOCH.
"""

import os
import subprocess
import sys
from pathlib import Path

from hatch_build import ROOT

from tools.release.source import Source
from tools.release.target import Target


def build_wheel(source: Source, target: Target, library: Path, folder: Path) -> Path:
    """Build the wheel of a target around its library."""
    named = {"REGICIDE_LIBRARY": str(library), "REGICIDE_PLATFORM": target.platform}
    hatchling(source, "wheel", folder, named)
    return folder / f"open_regicide-{source.version}-py3-none-{target.platform}.whl"


def build_sdist(source: Source, folder: Path) -> Path:
    hatchling(source, "sdist", folder, {})
    return folder / f"open_regicide-{source.version}.tar.gz"


def hatchling(source: Source, kind: str, folder: Path, named: dict[str, str]) -> None:
    command = [sys.executable, "-m", "hatchling", "build", "--target", kind, "--directory"]
    environment = {**os.environ, **named, "SOURCE_DATE_EPOCH": str(source.time)}
    subprocess.run([*command, str(folder)], cwd=ROOT, env=environment, check=True)
