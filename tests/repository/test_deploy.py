"""The files of deploy/ name what the server has."""

import json
import re
from pathlib import Path

from regicide.server.config import DEFAULT_PORT
from regicide.server.metrics import Metrics

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


def text_of(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def test_dashboard_and_alerts_use_metrics_that_exist() -> None:
    existing = set(re.findall(r"^# TYPE (\w+)", Metrics().text().decode(), re.MULTILINE))
    queries = [
        target["expr"]
        for panel in json.loads(text_of("grafana.json"))["panels"]
        for target in panel["targets"]
    ]
    used = set(re.findall(r"regicide_\w+", " ".join(queries) + text_of("alerts.yaml")))
    assert used
    assert {each.removesuffix("_bucket") for each in used} <= existing


def test_every_setting_of_deploy_is_documented() -> None:
    docs = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    known = set(re.findall(r"REGICIDE_\w+", docs)) | {"REGICIDE_DOMAIN", "REGICIDE_UPSTREAM"}
    for path in sorted(DEPLOY.iterdir()):
        assert set(re.findall(r"REGICIDE_\w+", path.read_text(encoding="utf-8"))) <= known, path


def test_everything_listens_on_the_default_port() -> None:
    for name in ("Containerfile", "compose.yaml", "Caddyfile"):
        assert str(DEFAULT_PORT) in text_of(name)
