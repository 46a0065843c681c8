"""What one clone compiled is taken by the next; a damaged entry is compiled again."""

import os
import re
from pathlib import Path

import pytest
from tools.setup import compiled, core_build, python_environment, ready, stamps, web_build
from tools.setup.processes import ROOT


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return tmp_path / "cache" / "open-regicide" / "compiled"


@pytest.fixture
def made(tmp_path: Path) -> Path:
    folder = tmp_path / "made"
    folder.mkdir()
    (folder / "core.wasm").write_bytes(b"module")
    return folder


def test_another_clone_takes_what_was_kept(tmp_path: Path, made: Path) -> None:
    compiled.keep("page_core", "1f", str(made), ["core.wasm"])
    other = tmp_path / "other"
    assert compiled.restore("page_core", "1f", str(other))
    assert (other / "core.wasm").read_bytes() == b"module"
    assert not compiled.restore("page_core", "2e", str(other))
    assert not compiled.restore("core", "1f", str(other))


def test_a_damaged_entry_counts_as_missing(tmp_path: Path, made: Path, cache: Path) -> None:
    compiled.keep("core", "1f", str(made), ["core.wasm"])
    entry = cache / "core-1f"
    whole = entry.read_bytes()
    for damaged in (whole[:-1], whole[:100] + b"?" + whole[101:], b""):
        entry.write_bytes(damaged)
        assert not compiled.restore("core", "1f", str(tmp_path / "other"))
    assert not (tmp_path / "other").exists()


def test_only_the_last_entries_of_a_kind_are_kept(made: Path, cache: Path) -> None:
    compiled.keep("page_core", "1f", str(made), ["core.wasm"])
    for number in range(compiled.KEPT + 2):
        compiled.keep("core", str(number), str(made), ["core.wasm"])
    names = {each.name for each in cache.iterdir()}
    assert len(names) == compiled.KEPT + 1
    assert "page_core-1f" in names


def test_a_file_is_written_at_once_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "core.wasm"
    target.write_bytes(b"old")

    def fail(*_paths: str) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(os, "replace", fail)
    with pytest.raises(OSError, match="full"):
        compiled.write_at_once(str(target), b"new")
    assert [each.name for each in tmp_path.iterdir()] == ["core.wasm"]
    assert target.read_bytes() == b"old"


def test_a_second_clone_compiles_nothing(
    tmp_path: Path, made: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stamps, "STAMPS", str(tmp_path / "stamps"))
    monkeypatch.setitem(core_build.RESULTS, "page_core", (str(made), (".wasm",)))
    compiled.keep("page_core", core_build.kept_from("page_core"), str(made), ["core.wasm"])
    second = tmp_path / "second"
    monkeypatch.setitem(core_build.RESULTS, "page_core", (str(second), (".wasm",)))
    assert not core_build.is_compiled("page_core")
    assert core_build.take_from_another_clone("page_core")
    assert core_build.is_compiled("page_core")
    (second / "core.wasm").unlink()
    assert not core_build.is_compiled("page_core")


@pytest.mark.parametrize(("level", "fetches"), [("dev", True), ("run", False)])
def test_the_tests_have_a_compiler_where_the_core_was_taken_from_another_clone(
    monkeypatch: pytest.MonkeyPatch, level: str, *, fetches: bool
) -> None:
    monkeypatch.setattr(core_build, "take_from_another_clone", lambda _part: True)
    monkeypatch.setattr(ready, "machine_compiler", lambda: None)
    monkeypatch.setattr(python_environment, "has_fetched_compiler", lambda: False)
    names = [task.name for task in ready.missing_parts(level, page=True)]
    assert (ready.COMPILER in names) is fetches


def test_the_page_is_built_again_if_a_file_changed_that_it_takes_from_the_package() -> None:
    """Tests would otherwise judge a page that was made from other puzzles."""
    web = Path(web_build.WEB)
    taken = {
        (source.parent / match).resolve()
        for source in (*web.glob("*.ts"), *(web / "src").rglob("*.ts"))
        for match in re.findall(r'"((?:\.\./)+src/[^"?*{]+)', source.read_text("utf-8"))
    }
    files = {each for each in taken if each.is_file()}
    assert {"puzzles.txt", "languages.json"} <= {each.name for each in files}
    assert files <= {Path(ROOT, each) for each in web_build.source_files()}
