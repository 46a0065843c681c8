"""The description of the HTTP interface is true: requests made up from it are answered as it says."""

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case
from schemathesis.schemas import BaseSchema

from forking import Forked
from guests import new_player

#: What fits the schemas may still be refused for what no schema can say: bots that are too many, a
#: name that cannot be seen. All other checks hold. What nobody asked for in an address is ignored.
CONFIG = {
    "checks": {"positive_data_acceptance": {"enabled": False}},
    "generation": {"allow-extra-parameters": False},
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Forked]:
    environment = {"REGICIDE_BOT_SECONDS": "0", "REGICIDE_LIMITS": "off"}
    with Forked(tmp_path_factory.mktemp("server"), environment) as serving:
        yield serving
        assert serving.stop() == 0
        assert "failed" not in serving.log_text()


@pytest.fixture
def description(server: Forked) -> BaseSchema:
    config = schemathesis.Config.from_dict(CONFIG)
    return schemathesis.openapi.from_url(f"{server.url}/api/openapi.json", config=config)


@pytest.fixture(scope="module")
def secret(server: Forked) -> str:
    return new_player(server.url, "Ana")


described = schemathesis.pytest.from_fixture("description")


@described.parametrize()
@settings(
    max_examples=25,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
def test_what_is_described_is_what_is_done(case: Case[Any], secret: str) -> None:
    case.call_and_validate(headers={"Authorization": f"Bearer {secret}"})
