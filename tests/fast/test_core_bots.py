"""The bots of the core, for programs without Python: Python's bots make the same choices."""

from random import Random

import pytest

from random_games import many_plies
from regicide.bots import Budget, bot_named
from regicide.bots.weights import kind_of_game, quantized_net
from regicide.fast import FastGame, core_library, packed_world, unpack_move
from regicide.fast.core_bots import choose_as
from regicide.fast.core_numbers import CoreBot, GameKind
from regicide.fast.game_kinds import kinds_of_games
from regicide.notation import Seed
from regicide.notation.sketch import parse_sketch
from regicide.rules import Flip, Move, Options, State, Yield, is_legal, observe

KINDS = tuple(GameKind)


def address(kind: int) -> int:
    return quantized_net(KINDS[kind]).address


def test_the_core_and_python_name_the_same_kind_of_game() -> None:
    games = [ply.state for ply in list(many_plies(3, varied=True))[::3]]
    options = (
        Options(hand=hand, attack=attack) for hand in range(-2, 3) for attack in range(-5, 6)
    )
    deals = [Seed("kind").deal(players, each) for each in options for players in (1, 2, 3, 4)]
    for state in (*games, *deals):
        kind = core_library().rg_game_kind(FastGame.at(state).packed)
        assert KINDS[kind] is kind_of_game(observe(state, state.seat))


def test_hard_tables_have_nets_of_their_own_and_published_rules_keep_theirs() -> None:
    kinds = [kinds_of_games(players, Options()) for players in (1, 2, 3, 4)]
    assert [kind for each in kinds for kind in each] == list(GameKind)[:5]
    hard = [(2, Options(hand=-2)), (4, Options(hand=-1)), (4, Options(attack=5))]
    assert [kinds_of_games(*each) for each in hard] == [(kind,) for kind in list(GameKind)[5:]]
    assert kinds_of_games(2, Options(hand=-1)) == (GameKind.TWO,)
    assert kinds_of_games(3, Options(hand=-2, attack=5)) == (GameKind.THREE,)


@pytest.mark.parametrize("bot", [each for each in CoreBot if each is not CoreBot.MEDAL_MOVE])
def test_a_bot_of_the_core_makes_legal_repeatable_moves(bot: CoreBot) -> None:
    """It is given the nets that it asks for, and no others."""
    for ply in list(many_plies(2, varied=True))[::7]:
        world = packed_world(observe(ply.state, ply.state.seat), Random(1))
        choice = choose_as(bot, world, address, rollouts=20, seed=5)
        assert choice is not None
        assert is_legal(ply.state, unpack_move(choice[0]))
        assert 0 <= choice[1] <= 1
        assert choose_as(bot, world, address, rollouts=20, seed=5) == choice


@pytest.mark.parametrize("name", ["level-3", "knight", "champion"])
def test_python_and_the_core_choose_the_same(name: str) -> None:
    for ply in list(many_plies(2))[::7]:
        seen, rng = observe(ply.state, ply.state.seat), Random(1)
        world, seed = packed_world(seen, rng), rng.getrandbits(63)
        found = choose_as(
            CoreBot[name.upper().replace("-", "_")], world, address, rollouts=20, seed=seed
        )
        choice = bot_named(name, Budget(rollouts=20)).choose(seen, Random(1))
        assert found is not None
        assert (unpack_move(found[0]), found[1]) == (choice.move, choice.estimate)


def test_the_random_bot_of_the_core_makes_every_move() -> None:
    state = next(iter(many_plies(1))).state
    packed = FastGame.at(state).packed
    found = {choose_as(CoreBot.RANDOM, packed, address, seed=seed) for seed in range(500)}
    assert {each[0] for each in found if each} == set(FastGame(packed).packed_moves())


@pytest.mark.parametrize("bot", [CoreBot.LEVEL_1, CoreBot.LEVEL_8])
def test_a_level_errs_where_moves_are_close_and_never_loses_at_once(bot: CoreBot) -> None:
    only_yielding_survives = parse_sketch("enemy Ks · hand Tc 9h 2c · hand2 2s 3s")
    assert choices(bot, only_yielding_survives) == {Yield()}
    assert len(choices(bot, parse_sketch("enemy Jd · hand 7c 7h 8c 8h 9s · hand2 2s 3s"))) > 1


def choices(bot: CoreBot, state: State) -> set[Move]:
    found = (choose_as(bot, FastGame.at(state).packed, address, seed=seed) for seed in range(100))
    return {unpack_move(each[0]) for each in found if each}


def test_the_medallist_of_the_core_flips_only_without_a_chance_for_gold() -> None:
    """It plays for the medal, or as the champion; both happen."""
    medals = set()
    for ply in list(many_plies(4))[::2]:
        if ply.state.players > 1 or not ply.state.jesters:
            continue
        world = packed_world(observe(ply.state, 0), Random(1))
        medal = choose_as(CoreBot.MEDAL_MOVE, world, address, rollouts=20, seed=5)
        choice = choose_as(CoreBot.MEDALLIST, world, address, rollouts=20, seed=5)
        assert choice
        medals.add(medal is None)
        if medal:
            assert choice == medal
            assert not isinstance(unpack_move(choice[0]), Flip)
    assert medals == {True, False}
