"""Hints as JSON: alone, while a Jester is left, each move has its chance of the medal as well."""

import json

import pytest

from regicide.bots.hints import hint_json
from regicide.notation import Seed, parse_options
from regicide.notation.sketch import parse_sketch
from regicide.rules import Options, State, observe


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


def test_a_hint_says_if_the_first_two_are_about_equally_good() -> None:
    """Then it gives no reason: the difference may be the error of the ratings."""

    def found(state: State) -> tuple[bool, bool]:
        hint = json.loads(hint_json(observe(state, state.seat), luck="a", worlds=200))
        return hint["is_close"], hint["reason"] is None

    clear = parse_sketch("enemy Kc/30/0 · table 9h Td Jd · hand Tc 2h · discard Kd Kh Ks")
    assert found(clear) == (False, False)
    assert found(Seed("castle-42").deal(2, Options())) == (True, True)
