"""The count of unseen cards, compared with what an observation holds."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from random_games import play_random_game, random_options
from regicide.client.unseen_cards import unseen_cards as unseen_by_client
from regicide.notation import Seed, print_card, print_each_card
from regicide.rules import JESTER, observe
from regicide.rules.worlds import unseen_cards
from regicide.table import TableGame
from regicide.wire.encoding import encode
from regicide.wire.game_view import GameView, view_game
from regicide.wire.update import OwnView
from typescript import evaluate

_COUNT = """given.map(({ game, own }) => {
  const { cards, jesters, inTavern, inHands } = module.unseenCards(game, own);
  return [[...cards].sort(), jesters, inTavern, inHands];
})"""


def positions() -> Iterator[tuple[dict[str, Any], list[Any]]]:
    """What a seat or a spectator receives, and the count by the rules."""
    for number in range(24):
        players = 1 + number % 4
        rng = Random(number)
        options = random_options(rng)
        game = TableGame.dealt(Seed(f"walk/{players}/{number}"), players, options)
        for ply in play_random_game(players, number, options=options):
            assert game.state == ply.state
            viewer = rng.choice([None, *range(players)])
            seen = observe(game.state, viewer)
            hidden = [card for card in unseen_cards(seen) if card not in (seen.to_come or ())]
            own = None
            if viewer is not None:
                own = {"seat": viewer, "hand": print_each_card(game.state.hands[viewer])}
            yield (
                {"game": json.loads(encode(view_game(game))), "own": own},
                [
                    sorted(print_card(card) for card in hidden if card is not JESTER),
                    hidden.count(JESTER),
                    seen.tavern.unknown,
                    sum(hand.hidden for hand in seen.hands),
                ],
            )
            game, _ = game.after(ply.move)


def count_here(given: dict[str, Any]) -> list[Any]:
    own = given["own"]
    found = unseen_by_client(
        msgspec.convert(given["game"], GameView), own and msgspec.convert(own, OwnView)
    )
    return [sorted(found.cards), found.jesters]


def test_clients_count_what_an_observation_leaves_hidden(tmp_path: Path) -> None:
    given, expected = zip(*positions(), strict=True)
    assert len(given) > 300
    assert [count_here(each) for each in given] == [each[:2] for each in expected]
    assert evaluate("game/unseen_cards.ts", _COUNT, given, tmp_path) == list(expected)
