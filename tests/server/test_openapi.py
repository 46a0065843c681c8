"""The OpenAPI description is correct: generated requests get the responses it describes."""

import asyncio
import json
import re
import sys
import unicodedata
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import Case
from schemathesis.schemas import BaseSchema

from forked_server import ForkedServer
from regicide.foreign_text import STACKING, VARIATION_SELECTORS, without_ignorable
from regicide.notation import NotationError, parse_options, print_options
from regicide.notation.options import FORMS, OPTIONS_PATTERN
from regicide.server.errors import Denied
from regicide.server.http.asyncapi import describe_sockets
from regicide.server.identity import clean_name
from regicide.table.commands import AskAbandon
from regicide.wire.player_names import LONGEST_NAME, NAME_PATTERN
from table_client import TableClient, new_player, new_table
from whole_checks import daily_or_whole

#: Valid and invalid parts of an options text.
PIECES = [
    *(f"{name}={value}" for name, (_, values) in FORMS.items() for value in values),
    *("hand=0", "hand=+3", "combo=10", "talk=loud", "", "hand", "Hand=+1", "hand=+1 "),
]

#: All checks are on, also that everything valid is accepted. The server ignores unknown query parameters,
#: so none are generated.
CONFIG = {"generation": {"allow-extra-parameters": False}}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ForkedServer]:
    environment = {"REGICIDE_BOT_SECONDS": "0", "REGICIDE_LIMITS": "off"}
    with ForkedServer(tmp_path_factory.mktemp("server"), environment) as process:
        yield process
        assert process.stop() == 0
        assert "failed" not in process.log_text()


@pytest.fixture
def description(server: ForkedServer) -> BaseSchema:
    config = schemathesis.Config.from_dict(CONFIG)
    return schemathesis.openapi.from_url(f"{server.url}/api/openapi.json", config=config)


@pytest.fixture(scope="module")
def secret(server: ForkedServer) -> str:
    return new_player(server.url, "Ana")


@pytest.fixture(scope="module")
def codes(server: ForkedServer, secret: str) -> tuple[str, ...]:
    """Codes of a table that waits for players, and of one whose game is over."""
    waiting = new_table(server.url, secret, players=2, public=True)
    over = new_table(server.url, secret, players=1, ready=True)
    asyncio.run(_abandon(server.url, over, secret))
    return waiting, over


async def _abandon(url: str, code: str, secret: str) -> None:
    client = await TableClient(url, code, secret).connect()
    await client.accepted(AskAbandon())
    await client.close()


schema = schemathesis.pytest.from_fixture("description")


SETTINGS = settings(
    max_examples=daily_or_whole(8, 50),
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)


@schema.exclude(method="DELETE").parametrize()  # it would delete the player of the other cases
@SETTINGS
def test_responses_match_the_description(case: Case[Any], secret: str) -> None:
    case.call_and_validate(headers={"Authorization": f"Bearer {secret}"})


@schema.include(path_regex="{code}").parametrize()
@SETTINGS
def test_responses_for_existing_tables_match_the_description(
    case: Case[Any], codes: tuple[str, ...]
) -> None:
    """Generated codes never match a table, so this test sets the codes."""
    for code in codes:
        case.path_parameters = {"code": code}
        answer = case.call_and_validate()
        assert answer.status_code != 404


# --- patterns match what the server accepts ------------------------------------------------------


def test_the_name_pattern_accepts_exactly_visible_characters() -> None:
    """For characters that every supported version of Python knows."""
    pattern = re.compile(NAME_PATTERN)
    not_alone = VARIATION_SELECTORS + STACKING
    marks = {point for first, last in not_alone for point in range(first, last + 1)}
    for point in range(sys.maxunicode + 1):
        char = chr(point)
        if 0xD800 <= point <= 0xDFFF:
            continue  # surrogates cannot be encoded as UTF-8
        if char.isspace() or point in marks:
            assert not pattern.fullmatch(char), hex(point)
            assert pattern.fullmatch(f"a{char}"), hex(point)
        elif char.isprintable() and without_ignorable(char):
            assert pattern.fullmatch(char), hex(point)
        elif unicodedata.category(char) != "Cn":  # assigned, but not printable
            assert not pattern.fullmatch(f"a{char}"), hex(point)


@pytest.mark.parametrize("name", ["Ana", " Ana\t Ben ", "\ufb1d" * 24, "🂡", "e\u0301" * 12])
def test_names_that_match_the_pattern_are_accepted(name: str) -> None:
    assert re.fullmatch(NAME_PATTERN, name)
    assert 1 <= len(clean_name(name)) <= LONGEST_NAME


@given(st.text(max_size=LONGEST_NAME))
def test_names_are_accepted_if_they_match_the_pattern_and_only_then(name: str) -> None:
    if re.fullmatch(NAME_PATTERN, name):
        assert unicodedata.normalize("NFC", clean_name(name)).split() == (
            unicodedata.normalize("NFC", name).split()
        )
    else:
        with pytest.raises(Denied):
            clean_name(name)


@given(st.from_regex(OPTIONS_PATTERN, fullmatch=True))
def test_options_that_match_the_pattern_can_be_parsed(text: str) -> None:
    assert print_options(parse_options(text)) == text


@given(st.lists(st.sampled_from(PIECES), max_size=4).map(",".join))
def test_options_that_can_be_parsed_match_the_pattern(text: str) -> None:
    try:
        parse_options(text)
    except NotationError:
        assert not re.fullmatch(OPTIONS_PATTERN, text)
    else:
        assert re.fullmatch(OPTIONS_PATTERN, text)


def test_the_description_of_the_sockets_resolves() -> None:
    description = describe_sockets()
    references = set(re.findall(r'"\$ref": "#/([^"]+)"', json.dumps(description)))
    assert len(references) > 100
    for reference in references:
        found: Any = description
        for part in reference.split("/"):
            found = found[part]
