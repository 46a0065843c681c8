"""The parts of a release that need no compiler: wheels, notes, bill of materials, checksums, proofs.

`python3 dev.py release --untagged` makes a whole one.
"""

import hashlib
import json
import zipfile
from pathlib import Path

import pytest
from hatchling.build import get_requires_for_build_wheel
from tools.release import source
from tools.release.bill_of_materials import bill_of_materials
from tools.release.checksums import write_checksums
from tools.release.notes import NoNotes, release_notes
from tools.release.proof import NotProved, compare, questions
from tools.release.source import Source
from tools.release.target import TARGETS
from tools.release.wheel import build_wheel

from regicide.fast.library import NAME, core_path

ROOT = Path(__file__).parent.parent.parent
SOURCE = Source("0.1.0", "5" * 40, 1_790_000_000)


@pytest.mark.long
def test_the_same_commit_gives_the_same_wheel_twice(tmp_path: Path) -> None:
    library, target = tmp_path / "mac" / "libcore.dylib", TARGETS[5]
    library.parent.mkdir()
    library.write_bytes(b"a library")
    first, second = (build_wheel(SOURCE, target, library, tmp_path / each) for each in "ab")
    assert first.name == "open_regicide-0.1.0-py3-none-macosx_11_0_arm64.whl"
    assert first.read_bytes() == second.read_bytes()
    with zipfile.ZipFile(first) as wheel:
        assert wheel.read("regicide/fast/libcore.dylib") == b"a library"
        names = [each for each in wheel.namelist() if each.startswith("regicide/fast/")]
        assert [each for each in names if "core." in each] == ["regicide/fast/libcore.dylib"]
        about = wheel.read("open_regicide-0.1.0.dist-info/WHEEL").decode()
    assert "Root-Is-Purelib: false\nTag: py3-none-macosx_11_0_arm64\n" in about


def test_pip_fetches_a_compiler_where_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("PATH", "")
    monkeypatch.delenv("CXX", raising=False)
    assert get_requires_for_build_wheel() == ["ziglang"]
    monkeypatch.setenv("REGICIDE_LIBRARY", "libcore.so")
    assert get_requires_for_build_wheel() == []


@pytest.mark.parametrize(
    "changed, tags, why",
    [
        (" M README.md", "v0.1.0", "has changes"),
        ("", "nightly", "does not have the tag v0.1.0"),
        ("", "nightly\nv0.1.0", None),
    ],
)
def test_only_a_clean_tag_is_released(
    monkeypatch: pytest.MonkeyPatch, changed: str, tags: str, why: str | None
) -> None:
    answers = {"status": changed, "tag": tags, "log": f"{SOURCE.commit} {SOURCE.time}"}
    monkeypatch.setattr(source, "git", lambda verb, *_rest: answers[verb])
    monkeypatch.setattr(source, "__version__", SOURCE.version)
    if why is None:
        assert source.tagged_source() == SOURCE
    else:
        with pytest.raises(source.NotReleasable, match=why):
            source.tagged_source()


def test_every_platform_is_named_once_and_has_the_library_that_python_loads() -> None:
    assert len({each.platform for each in TARGETS}) == len(TARGETS) == 7
    assert {each.library for each in TARGETS} == {"libcore.so", "libcore.dylib", "core.dll"}
    assert NAME in {each.library for each in TARGETS}
    assert core_path().name == NAME


def test_macos_is_compiled_only() -> None:
    assert {each.triple.split("-")[1] for each in TARGETS if each.only_compiled} == {"macos.11.0"}


CHANGELOG = "# Changelog\n\n## 0.2.0 (2027-01-01)\n\n- New.\n\n## 0.1.0 (2026-12-01)\n\n- Old.\n"


def test_release_notes_are_the_part_of_the_changelog_the_proofs_and_the_verification() -> None:
    assert release_notes(CHANGELOG, "0.1.0", ["win_amd64: proved"], "| all |\n") == (
        "# Open Regicide 0.1.0\n\n- Old.\n\n### Proofs of the files\n- win_amd64: proved\n\n"
        "### Verification\n| all |\n"
    )
    assert "did not run" in release_notes(CHANGELOG, "0.1.0", [], None)
    with pytest.raises(NoNotes, match=r"0\.3\.0"):
        release_notes(CHANGELOG, "0.3.0", [], None)


def test_the_bill_of_materials_names_what_the_locks_pin() -> None:
    text = bill_of_materials(SOURCE, ROOT)
    assert text == bill_of_materials(SOURCE, ROOT)
    document = json.loads(text)
    names = {each["name"] for each in document["components"]}
    assert {"uvicorn", "numpy", "svelte", "@fluent/bundle", "ziglang"} <= names
    assert not {"pytest", "vite", "typescript"} & names
    references = [each["bom-ref"] for each in document["components"]]
    assert document["dependencies"][0]["dependsOn"] == references
    assert len(set(references)) == len(references)


def test_checksums_are_those_of_the_files(tmp_path: Path) -> None:
    (tmp_path / "b.whl").write_bytes(b"b")
    (tmp_path / "a.whl").write_bytes(b"a")
    write_checksums(tmp_path)
    write_checksums(tmp_path)
    wanted = "".join(
        f"{hashlib.sha256(name.encode()).hexdigest()}  {name}.whl\n" for name in ("a", "b")
    )
    assert (tmp_path / "SHA256SUMS").read_text() == wanted


def test_a_proof_asks_for_deals_perft_and_choices_and_finds_a_wrong_answer() -> None:
    asked = list(questions())
    verbs = {each.line.split()[0] for each in asked if each.answer is not None}
    assert verbs == {"deal", "perft", "choose"}
    right = [each.answer or "any" for each in asked]
    compare(TARGETS[0], asked, right)
    with pytest.raises(NotProved, match="wrong, not"):
        compare(TARGETS[0], asked, ["wrong", *right[1:]])
    with pytest.raises(NotProved, match="answers to"):
        compare(TARGETS[0], asked, right[1:])
