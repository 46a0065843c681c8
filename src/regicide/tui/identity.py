"""The player's secret at each server, kept in a file that only this user can read."""

import json
from pathlib import Path

from regicide.folders import replace_file
from regicide.tui.remote_link import post_json


def secrets_file(data: Path) -> Path:
    return data / "secrets.json"


def secret_for(server: str, name: str, data: Path) -> str:
    """The secret at this server; registers a new player the first time."""
    path = secrets_file(data)
    known = _read(path)
    if server not in known:
        known[server] = str(post_json(server, "/api/players", {"name": name})["secret"])
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        replace_file(path, json.dumps(known).encode(), private=True)
    return known[server]


def known_servers(data: Path) -> dict[str, str]:
    """The secret at each server."""
    return _read(secrets_file(data))


def forget_secret(server: str, data: Path) -> None:
    """The server does not know the secret any more: the next visit begins with a new player."""
    path = secrets_file(data)
    known = _read(path)
    if known.pop(server, None) is not None:
        replace_file(path, json.dumps(known).encode(), private=True)


def _read(path: Path) -> dict[str, str]:
    try:
        return dict(json.loads(path.read_text(encoding="utf-8")))
    except (OSError, ValueError):
        return {}
