"""Files are replaced atomically."""

from pathlib import Path

import pytest

from regicide.folders import replace_file


def test_a_file_is_replaced_and_no_temporary_file_is_left(tmp_path: Path) -> None:
    path = tmp_path / "file"
    replace_file(path, b"old")
    path.chmod(0o640)
    replace_file(path, b"new")
    assert path.read_bytes() == b"new"
    assert path.stat().st_mode & 0o777 == 0o640
    with pytest.raises(OSError, match="directory"):
        replace_file(tmp_path, b"a folder cannot be replaced")
    assert [each.name for each in tmp_path.iterdir()] == ["file"]
    assert tmp_path.is_dir()


def test_only_the_owner_can_read_a_private_file(tmp_path: Path) -> None:
    path = tmp_path / "secret"
    path.write_bytes(b"open")
    replace_file(path, b"closed", private=True)
    assert path.stat().st_mode & 0o777 == 0o600
