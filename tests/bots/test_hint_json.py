"""Hints as JSON: alone, while a Jester is left, each move has its chance of the medal as well."""

import json

import pytest

from regicide.bots.hints import hint_json
from regicide.notation import Seed, parse_options
from regicide.rules import Options, observe


def hint(players: int, options: Options) -> list[dict[str, int]]:
    deal = observe(Seed("castle-42").deal(players, options), 0)
    found: list[dict[str, int]] = json.loads(hint_json(deal, luck="a", worlds=40))["moves"]
    return found


def test_a_solo_hint_has_the_chance_of_winning_without_a_jester() -> None:
    for rated in hint(1, Options()):
        assert 0 < rated["medal"] < rated["chance"]


@pytest.mark.parametrize(
    ("players", "options"), [(1, parse_options("jesters=-2")), (2, Options()), (4, Options())]
)
def test_other_games_have_no_medal_left(players: int, options: Options) -> None:
    assert all("medal" not in rated for rated in hint(players, options))
