"""The core tells a game with real cards as `rules` play it, though it never learns the hands."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec import json

from core_companion import companion_game
from random_games import play_random_game, random_options
from regicide.notation import print_card, print_cards, print_options
from regicide.rules import (
    CARDS,
    JESTER,
    Card,
    Event,
    Illegality,
    Options,
    Play,
    Reason,
    State,
    Step,
    Yield,
    canonical,
    total,
)
from regicide.rules.events import EnemyDefeated
from regicide.rules.plays import possible_plays, why_unplayable
from regicide.rules.setup import tavern_jesters
from regicide.rules.solo import medal, why_no_flip
from regicide.rules.yielding import why_no_yield
from regicide.table.table_game import DefeatedEnemy
from regicide.wire.encoding import encode
from regicide.wire.events import write_events
from regicide.wire.game_view import view_state
from web.companion_games import step_after

GAMES = 25
#: What players see themselves, and do not tell: cards, and the royal that they reveal.
UNTOLD = {
    *("cards-played", "cards-healed", "cards-drawn", "cards-received", "cards-discarded"),
    *("enemy-revealed", "jester-flipped", "game-lost"),
}
#: Fields of the wire message GameView that the companion has, too.
SHARED = ("step", "seat", "enemy", "royals", "yielded", "jesters", "hand_limit")


def tell(players: int, actions: str | list[str], options: str = "") -> Any:
    texts = actions.split() if isinstance(actions, str) else actions
    return json.decode(companion_game(players, options, texts))


def told_events(events: tuple[Event, ...]) -> list[Any]:
    message = json.decode(encode({"events": write_events(events)}))
    return [each for each in message["events"] if each["event"] not in UNTOLD]


def cards_in_hands(state: State) -> tuple[Card, ...]:
    """The cards that a hand may hold: neither on the table nor in the castle."""
    jesters = tavern_jesters(state.players, state.options) - state.table.count(JESTER)
    elsewhere = {state.enemy, *state.castle, *state.table, JESTER}
    return canonical([*(each for each in CARDS if each not in elsewhere), *[JESTER] * jesters])


def written(why: Illegality | Reason | None) -> Any:
    if why is None:
        return None
    rule, facts = (why, {}) if isinstance(why, Reason) else (why.reason, dict(why.facts))
    return {"code": rule.code, "clause": rule.clause, "facts": facts}


def ranks_and_suits(cards: tuple[Card, ...]) -> str:
    texts = [print_card(each) for each in cards]
    ranks = "".join(each if each == "Je" else each[0] for each in texts)
    return f"{ranks}/{''.join({each[1] for each in texts if each != 'Je'})}"


class ToldGame:
    """A game of the engine, told to the companion move by move."""

    def __init__(self, players: int, number: int, options: Options) -> None:
        self.options = print_options(options)
        self.rng = Random(f"told/{players}/{number}")
        self.plies = list(play_random_game(players, number, options=options))
        first = self.plies[0].state
        self.players = players
        self.actions = [f"={print_card(first.enemy)}"]
        self.defeated: tuple[DefeatedEnemy, ...] = ()
        self.turns = 0
        self.compare_state(first)

    def compare(self) -> None:
        for move, done in ((each.move, each.done) for each in self.plies):
            self.turns += isinstance(move, Play | Yield)
            fallen = [each for each in done.events if isinstance(each, EnemyDefeated)]
            self.defeated += tuple(DefeatedEnemy(each.enemy, each.exact) for each in fallen)
            action, *others = step_after(move, done, ()).actions
            self.actions.append(action)
            assert self.told()["events"] == told_events(done.events), self.actions
            self.actions += others
            self.compare_state(done.state)

    def told(self, *more: str) -> Any:
        return tell(self.players, [*self.actions, *more], self.options)

    def compare_state(self, state: State) -> None:
        told = self.told()
        view = json.decode(encode(view_state(state, self.defeated, moves=0)))
        assert (told["accepted"], told["refusal"]) == (len(self.actions), None), self.actions
        assert {name: told[name] for name in SHARED} == {name: view[name] for name in SHARED}
        assert told["medal"] == (medal(state).value if self.players == 1 else None)
        assert told["tavern_jesters"] == tavern_jesters(self.players, state.options)
        assert told["turns"] == self.turns
        if state.step is Step.PLAY:
            self.compare_plays(state, told["plays"])
            assert self.told("yield")["refusal"] == written(why_no_yield(state))
            assert self.told("flip")["refusal"] == written(why_no_flip(state))
        else:
            assert told["plays"] == {}

    def compare_plays(self, state: State, plays: dict[str, int]) -> None:
        held, combo = cards_in_hands(state), state.options.combo
        expected = {print_cards(each): total(each) for each in possible_plays(held, combo)}
        assert plays == expected
        for cards in self.cards_to_try(held):
            why = written(why_unplayable(cards, combo))
            assert self.told(print_cards(cards))["refusal"] == why
            assert self.told(ranks_and_suits(cards))["refusal"] == why

    def cards_to_try(self, held: tuple[Card, ...]) -> Iterator[tuple[Card, ...]]:
        """Any cards, and cards of few ranks, which can often be played together."""
        low = [each for each in held if each.value <= 3]
        for pool in (held, low):
            yield canonical(self.rng.sample(pool, self.rng.randint(1, 4)))


@pytest.mark.long
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_game_is_told_as_the_rules_play_it(players: int) -> None:
    for number in range(GAMES):
        options = random_options(Random(f"told/{number}")) if number % 2 else Options()
        ToldGame(players, number, options).compare()


START = "=Jc Ts Td =Jd 5d cover yield cover"


@pytest.mark.parametrize(
    "action, code, clause, facts",
    [
        ("=Jc", "no-action", "", {}),
        ("Qh", "not-beaten", "§7.1", {"card": "Qh"}),
        ("Q/", "not-beaten", "§7.1", {"card": "Q"}),
        ("J/h", "not-beaten", "§7.1", {"card": "Jh"}),
        ("JJ/c", "royals-in-combo", "§3.2", {}),
        ("5d", "lies-there", "§5.3", {"card": "5d"}),
        ("5/d", "lies-there", "§5.3", {"card": "5d"}),
        ("Je", "none", "§1.4", {}),
        ("8Je/", "none", "§1.4", {}),
        ("22222/", "none", "§1.1", {}),
        ("cover", "no-damage-now", "§6.1", {}),
        (">2", "nothing-to-name", "§8.3", {}),
        *[
            (text, "no-action", "", {})
            for text in (
                *("", "x5c", "<b>", "7h7h", "lost", "=7h", "=Je", "="),
                *("/", "/c", "8/", "8/cd", "8/x"),
            )
        ],
    ],
)
def test_an_impossible_action_is_refused(
    action: str, code: str, clause: str, facts: dict[str, str]
) -> None:
    before = tell(2, START)
    told = tell(2, [*START.split(), action])
    assert told["refusal"] == {"code": code, "clause": clause, "facts": facts}
    unchanged = set(before) - {"refusal", "events"}
    assert {name: told[name] for name in unchanged} == {name: before[name] for name in unchanged}


@pytest.mark.parametrize(
    "action, code, facts",
    [
        ("=Jc", "royal-twice", {"card": "Jc"}),
        ("=Kc", "royal-out-of-order", {"card": "Kc", "rank": "J"}),
        ("7h", "no-enemy", {}),
        ("lose", "no-enemy", {}),
    ],
)
def test_after_a_defeat_the_next_royal_is_revealed(
    action: str, code: str, facts: dict[str, str]
) -> None:
    told = tell(2, f"=Jc Ts Td {action}")
    assert (told["step"], told["enemy"], told["accepted"]) == ("reveal", None, 3)
    assert (told["refusal"]["code"], told["refusal"]["facts"]) == (code, facts)


def test_cards_of_which_only_ranks_and_suits_are_known_can_be_played_again() -> None:
    told = tell(2, "=Jh A8/cd cover")
    assert told["enemy"]["health_left"] == 20 - 2 * 9
    assert {"Ac", "Ad", "8c", "8d"} <= set(told["plays"])


@pytest.mark.parametrize("players, options", [(0, ""), (5, ""), (2, "hand=+9"), (2, "combo")])
def test_there_is_no_game_with_other_players_or_options(players: int, options: str) -> None:
    assert companion_game(players, options, []) == b""


def test_the_game_ends_as_the_players_say() -> None:
    assert tell(1, "=Js 5s lose")["step"] == "beaten"
    assert tell(1, "=Js 5s cover lose")["step"] == "stuck"
