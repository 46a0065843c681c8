"""The files of deploy/ name what the server has."""

import json
import re
from pathlib import Path

from regicide.server.config import DEFAULT_PORT
from regicide.server.metrics import Metrics, metrics_text
from regicide.server.prices import PRICES, Thing

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


def test_proxies_and_firewall_let_through_what_a_server_allows_one_address() -> None:
    """Less would refuse a club that the server lets play."""
    answers, opened = PRICES[Thing.ANSWER].address, PRICES[Thing.CONNECTION].address
    assert answers is not None
    assert opened is not None
    together = sum(
        PRICES[thing].together_by_address or 0 for thing in (Thing.SOCKET, Thing.CONNECTION)
    )
    rate, burst, connections = numbers_of(
        "nginx.conf", r"rate=(\d+)r/s", r"burst=(\d+) nodelay", r"limit_conn \w+ (\d+);"
    )
    assert (rate, burst, connections) == (answers.rate, answers.burst, together)
    in_a_minute, in_ten_seconds, connections = numbers_of(
        "haproxy.cfg", r"http_req_rate gt (\d+)", r"conn_rate gt (\d+)", r"conn_cur gt (\d+)"
    )
    assert in_a_minute == answers.burst + 60 * answers.rate
    assert in_ten_seconds == opened.burst + 10 * opened.rate
    assert connections == together
    rate, burst, connections = numbers_of(
        "nftables.conf", r"rate over (\d+)/second", r"burst (\d+) packets", r"count over (\d+)"
    )
    assert (rate, burst, connections) == (opened.rate, opened.burst, together)


def numbers_of(name: str, *patterns: str) -> list[int]:
    """The number that each pattern finds, everywhere the same."""
    found = [set(re.findall(each, text_of(name))) for each in patterns]
    assert [len(each) for each in found] == [1] * len(patterns), found
    return [int(each.pop()) for each in found]


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
