"""The files of deploy/ name what the server has."""

import json
import re
from pathlib import Path

from regicide.server.config import DEFAULT_PORT
from regicide.server.metrics import Metrics, metrics_text

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


def text_of(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def test_dashboard_and_alerts_use_metrics_that_exist() -> None:
    exported = metrics_text([Metrics()]).decode()
    queries = " ".join([*dashboard_queries(), text_of("alerts.yaml")])
    existing = set(re.findall(r"^(regicide_\w+)", exported, re.MULTILINE))
    used = set(re.findall(r"regicide_\w+", queries))
    assert used
    assert used <= existing
    labels = set(re.findall(r'regicide_\w+\{(\w+="\w+")\}', queries))
    assert labels
    assert labels <= set(re.findall(r'(\w+="\w+")', exported))


def dashboard_queries() -> list[str]:
    return [
        target["expr"]
        for panel in json.loads(text_of("grafana.json"))["panels"]
        for target in panel["targets"]
    ]


def test_every_setting_of_deploy_is_documented() -> None:
    docs = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    known = set(re.findall(r"REGICIDE_\w+", docs)) | {"REGICIDE_DOMAIN", "REGICIDE_UPSTREAM"}
    for path in sorted(DEPLOY.iterdir()):
        assert set(re.findall(r"REGICIDE_\w+", path.read_text(encoding="utf-8"))) <= known, path


def test_everything_listens_on_the_default_port() -> None:
    for name in ("Containerfile", "compose.yaml", "Caddyfile", "nginx.conf", "haproxy.cfg"):
        assert str(DEFAULT_PORT) in text_of(name)


def test_every_image_can_be_pinned_by_its_digest() -> None:
    """The Containerfile has the same default as the compose file."""
    compose, build = text_of("compose.yaml"), text_of("Containerfile")
    images = re.findall(r"image: (?!regicide$)(\S+)", compose, re.MULTILINE)
    assert len(images) == 3
    [python] = re.findall(r"PYTHON: \"(\S+)\"", compose)
    docs = (ROOT / "docs" / "running.md").read_text(encoding="utf-8")
    for image in (*images, python):
        found = re.fullmatch(r"\$\{(\w+)_IMAGE:-([\w/]+:[\w.-]+)\}", image)
        assert found, image
        assert f"`{found[1]}_IMAGE`" in docs
        assert f" {found[2]}" in docs
    assert re.findall(r"^FROM (\S+)", build, re.MULTILINE) == ["${PYTHON}"] * 2
    assert f"ARG PYTHON={python.partition(':-')[2].removesuffix('}')}\n" in build
