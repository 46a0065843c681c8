"""An idea of «Play well» in a game: which moves act on it, by the rules; and where it decides."""

from collections.abc import Callable

import msgspec
import pytest

from random_games import play_random_game
from regicide.fast.core_numbers import Idea
from regicide.notation import Seed, parse_move
from regicide.notation.sketch import parse_sketch as given
from regicide.rules import (
    JESTER,
    Flip,
    Move,
    Observation,
    Play,
    Rank,
    Suit,
    Yield,
    forecast,
    legal_moves,
    observe,
)
from regicide.rules.enemy import attack
from regicide.rules.forecast import Forecast, Kill
from regicide.rules.moves import Discard, Nominate
from regicide.study.idea import (
    DEALS,
    IDEAS,
    acts_on,
    idea_json,
    players_for,
)
from regicide.study.lesson import Lesson, chapters
from regicide.study.play_well import PLAY_WELL
from regicide.wire.hint import IdeaAtStake


def idea_at_stake(seen: Observation, idea: Idea) -> IdeaAtStake | None:
    said = idea_json(seen, idea, luck="s", number=1)
    return msgspec.json.decode(said, type=IdeaAtStake | None)


def seen_forecast(seen: Observation, move: Move) -> Forecast | None:
    return forecast(seen, move) if isinstance(move, Play) else None


def draws(seen: Observation, move: Move) -> bool:
    what = seen_forecast(seen, move)
    return what is not None and sum(what.drawn) >= 3


def kills(seen: Observation, move: Move) -> bool:
    what = seen_forecast(seen, move)
    return what is not None and what.kill is not None


def shields(seen: Observation, move: Move) -> bool:
    what = seen_forecast(seen, move)
    return what is not None and what.kill is None and what.enemy_attack < attack(seen)


def heals(seen: Observation, move: Move) -> bool:
    what = seen_forecast(seen, move)
    return what is not None and what.healed >= 3


def kills_exactly(seen: Observation, move: Move) -> bool:
    what = seen_forecast(seen, move)
    return what is not None and what.kill is Kill.EXACT


def keeps_diamonds(_seen: Observation, move: Move) -> bool:
    if not isinstance(move, Discard):
        return False
    return not any(card.suit is Suit.DIAMONDS for card in move.cards)


def pairs(_seen: Observation, move: Move) -> bool:
    if not isinstance(move, Play) or len(move.cards) == 1:
        return False
    return any(card.rank is Rank.ACE for card in move.cards)


def names_the_fullest(seen: Observation, move: Move) -> bool:
    if isinstance(move, Nominate):
        return len(seen.hands[move.seat]) == max(map(len, seen.hands))
    return isinstance(move, Play) and JESTER in move.cards


def yields(_seen: Observation, move: Move) -> bool:
    return isinstance(move, Yield)


def flips(_seen: Observation, move: Move) -> bool:
    return isinstance(move, Flip)


BY_THE_RULES: dict[Idea, Callable[[Observation, Move], bool]] = {
    Idea.DRAW_EARLY: draws,
    Idea.KEEP_DIAMONDS: keeps_diamonds,
    Idea.WHEN_TO_KILL: kills,
    Idea.WHERE_TO_SHIELD: shields,
    Idea.HEAL_EARLY: heals,
    Idea.PAIRS: pairs,
    Idea.EXACT_KILLS: kills_exactly,
    Idea.WHOM_TO_NAME: names_the_fullest,
    Idea.WHEN_TO_YIELD: yields,
    Idea.WHEN_TO_FLIP: flips,
}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_core_parts_the_moves_as_the_rules_do(players: int) -> None:
    compared = 0
    for ply in play_random_game(players, 7):
        seen = observe(ply.state, ply.state.seat)
        for move in legal_moves(ply.state)[:12]:
            for idea, by_the_rules in BY_THE_RULES.items():
                assert acts_on(idea, seen, move) == by_the_rules(seen, move), (idea, move)
                compared += 1
    assert compared > 500


@pytest.mark.parametrize(("paid", "acts"), [("x2c3s", True), ("x6d", False), ("x2c6d", False)])
def test_a_payment_is_judged_by_what_its_cards_are_worth(paid: str, *, acts: bool) -> None:
    state = given("players 2 · turn 1d · enemy Jh/8/5 · table 5s · hand 2c 3s 6d · hand2 3d")
    assert acts_on(Idea.WHAT_TO_PAY, observe(state, 0), parse_move(paid)) is acts


def test_every_chapter_is_an_idea_with_deals_of_its_own() -> None:
    assert list(IDEAS) == chapters(PLAY_WELL)
    assert all(len(set(DEALS[idea])) == len(DEALS[idea]) >= 8 for idea in Idea)


def at_stake(text: str, idea: Idea) -> IdeaAtStake | None:
    return idea_at_stake(observe(given(text), 0), idea)


@pytest.mark.parametrize("lesson", PLAY_WELL, ids=lambda lesson: lesson.name)
def test_no_lesson_is_against_its_idea(lesson: Lesson) -> None:
    """Where the idea decides a lesson's first move, the best move is of the kind that the lesson wants."""
    seen = observe(lesson.start, 0)
    idea = IDEAS[lesson.chapter]
    found = idea_at_stake(seen, idea)
    if found is not None:
        kinds = {acts_on(idea, seen, parse_move(move)) for move in lesson.turns[0]}
        assert found.acts in kinds


def test_an_idea_decides_where_its_lesson_asks_for_it() -> None:
    lesson = PLAY_WELL[4]
    seen = observe(lesson.start, 0)
    found = idea_at_stake(seen, Idea.WHEN_TO_KILL)
    assert found is not None
    assert not found.acts
    best, other = found.hint.moves
    assert best.chance > other.chance
    assert found == idea_at_stake(seen, Idea.WHEN_TO_KILL)


def test_where_all_moves_are_of_one_kind_no_idea_decides() -> None:
    race = "enemy Kc/30/0 · table 9h Td Jd · hand Tc 2h · discard Kd Kh Ks"
    assert at_stake(race, Idea.WHEN_TO_KILL) is None  # one card wins at once: that needs no idea
    assert at_stake(race, Idea.KEEP_DIAMONDS) is None


def test_a_deal_has_as_many_players_as_its_idea_needs() -> None:
    state = Seed("practice-whom-to-name-2").deal(players_for(Idea.WHOM_TO_NAME))
    found = idea_at_stake(observe(state, 0), Idea.WHOM_TO_NAME)
    assert found is not None
    assert found.acts
