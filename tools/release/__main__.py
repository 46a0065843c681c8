"""`python3 dev.py release [--out FOLDER] [--untagged] [--only PLATFORM …] [--pythons PROGRAM …] [--uninstalled]`."""

import argparse
import platform
import shutil
import sys
import tempfile
from pathlib import Path

from hatch_build import ROOT

from tools.release.bill_of_materials import bill_of_materials
from tools.release.checksums import write_checksums
from tools.release.installation import NotUsable, prove_sdist, prove_wheel
from tools.release.library import compile_library
from tools.release.notes import NoNotes, release_notes
from tools.release.proof import NotProved, prove
from tools.release.source import NotReleasable, Source, tagged_source, untagged_source
from tools.release.target import TARGETS, Target
from tools.release.wheel import build_sdist, build_wheel
from tools.verification import results_of


def main() -> int:
    parser = argparse.ArgumentParser(prog="dev.py release", description="Make a release.")
    parser.add_argument("--out", type=Path, help="an empty folder (default: dist/VERSION)")
    parser.add_argument("--untagged", action="store_true", help="a trial: not from a clean tag")
    names = [each.platform for each in TARGETS]
    parser.add_argument("--only", nargs="+", choices=names, default=names, metavar="PLATFORM")
    parser.add_argument(
        "--pythons",
        type=program,
        nargs="+",
        default=[sys.executable],
        metavar="PROGRAM",
        help="Pythons to install the wheel of this machine with",
    )
    parser.add_argument("--uninstalled", action="store_true", help="install no wheel")
    wanted = parser.parse_args()
    try:
        source = untagged_source() if wanted.untagged else tagged_source()
        out = empty_folder(wanted.out or ROOT / "dist" / source.version)
        targets = [each for each in TARGETS if each.platform in wanted.only]
        release(source, targets, out, [] if wanted.uninstalled else wanted.pythons)
    except (NotReleasable, NotProved, NotUsable, NoNotes) as error:
        print(f"release: {error}", file=sys.stderr)
        return 1
    print(f"the release of {source.version} is in {out}")
    return 0


def release(source: Source, targets: list[Target], out: Path, pythons: list[str]) -> None:
    """Make and prove everything; without Pythons nothing is installed."""
    proofs: list[str] = []
    # wine may still write its files when the folder is removed.
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as work:
        for target in targets:
            library = compile_library(target, Path(work))
            proved = [prove(target, library, Path(work))]
            wheel = build_wheel(source, target, library, out)
            expect_same_bytes(wheel, build_wheel(source, target, library, Path(work)))
            if runs_here(target):
                proved += prove_wheel(wheel, source.version, pythons)
            print(*proved, sep="\n", flush=True)
            proofs += proved
        sdist = build_sdist(source, out)
        expect_same_bytes(sdist, build_sdist(source, Path(work)))
        if pythons:
            proofs.append(prove_sdist(sdist, source.version))
            print(proofs[-1], flush=True)
    version, changelog = source.version, (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    notes = release_notes(changelog, version, proofs, results_of(source.commit))
    write(out / "release_notes.md", notes)
    write(out / f"open_regicide-{version}.cdx.json", bill_of_materials(source, ROOT))
    write_checksums(out)


def expect_same_bytes(first: Path, second: Path) -> None:
    if first.read_bytes() != second.read_bytes():
        raise NotReleasable(f"{first.name}: a second build has other bytes")


def runs_here(target: Target) -> bool:
    """True if pip would choose this wheel on this machine."""
    system = {"linux": "manylinux", "darwin": "macosx", "win32": "win"}.get(sys.platform, "?")
    return target.platform.startswith(system) and target.platform.endswith(
        platform.machine().lower()
    )


def program(name: str) -> str:
    """The path of a program, valid in every folder."""
    found = shutil.which(name)
    if found is None:
        raise argparse.ArgumentTypeError(f"there is no program {name}")
    return str(Path(found).absolute())


def empty_folder(folder: Path) -> Path:
    folder = folder.resolve()
    folder.mkdir(parents=True, exist_ok=True)
    if any(folder.iterdir()):
        raise NotReleasable(f"{folder} is not empty")
    return folder


def write(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    sys.exit(main())
