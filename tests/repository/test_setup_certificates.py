"""pip, uv and Node trust the certificates that the system, or the user, trusts."""

import pytest
from tools.setup import processes


def test_the_users_own_bundle_reaches_node_and_pip(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", "own.pem")
    monkeypatch.delenv("REQUESTS_CA_BUNDLE", raising=False)
    found = processes.system_certificates()
    assert found["NODE_EXTRA_CA_CERTS"] == found["PIP_CERT"] == "own.pem"
    assert found["UV_SYSTEM_CERTS"] == found["NODE_USE_SYSTEM_CA"] == "1"


def test_a_variable_that_the_user_set_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NODE_EXTRA_CA_CERTS", "chosen.pem")
    assert processes.environment()["NODE_EXTRA_CA_CERTS"] == "chosen.pem"
