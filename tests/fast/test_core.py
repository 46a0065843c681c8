"""The packed core follows the same rules as `regicide.rules`."""

import ctypes
from pathlib import Path
from random import Random

import numpy as np
import pytest

from catalogue_messages import said_error
from lockstep import CHUNK, compare_games
from random_games import many_plies
from regicide.bots.weights import shipped_net
from regicide.engine import Engine, backend_named
from regicide.fast import (
    Batch,
    FastGame,
    IllegalAction,
    builds,
    core_library,
    packed_world,
    simulate,
    unpack,
    unpack_move,
)
from regicide.fast.core_numbers import GameKind
from regicide.fast.layout import PackedState, layout
from regicide.fast.net import Net, QuantizedNet
from regicide.i18n import LANGUAGES
from regicide.notation import Seed, parse_move, parse_position, print_move, print_position
from regicide.notation.sketch import parse_sketch as given
from regicide.rules import (
    FIRST_HEARTS,
    IllegalMove,
    Options,
    State,
    deal,
    do,
    hearts_acted,
    legal_moves,
    observe,
)
from whole_checks import daily_or_whole

GOLDEN = Path(__file__).parent.parent / "golden"
#: Options and players of games of each kind.
TABLES = {
    GameKind.SOLO: (Options(), 1),
    GameKind.SOLO_WITHOUT_JESTERS: (Options(jesters=-2), 1),
    GameKind.TWO: (Options(), 2),
    GameKind.THREE: (Options(), 3),
    GameKind.FOUR: (Options(), 4),
    GameKind.TWO_SMALL_HANDS: (Options(hand=-2), 2),
    GameKind.FOUR_SMALL_HANDS: (Options(hand=-1), 4),
    GameKind.FOUR_STRONG_ENEMIES: (Options(attack=5), 4),
}


@pytest.mark.long
@pytest.mark.parametrize("part", range(8))
def test_both_engines_agree_at_every_decision(part: int) -> None:
    """100,000 decisions or 200,000 in all eight parts; `dev.py verify` compares ten million."""
    decisions = 0
    first = part * 10**6
    while decisions < daily_or_whole(6_400, 25_500):
        decisions += compare_games(first)
        first += CHUNK


@pytest.mark.parametrize("name", ["perft.txt", "deep_perft.txt"])
def test_perft_counts_match_the_golden_files(name: str) -> None:
    for line in (GOLDEN / name).read_text().splitlines():
        position, *leaves = line.split(";")
        game = FastGame.at(parse_position(position))
        assert [game.perft(depth) for depth in (0, 1, 2, 3)] == [1, *map(int, leaves)]


@pytest.mark.parametrize("name", ["walks.txt", "deep_walks.txt"])
def test_golden_games_replay_through_the_protocol(name: str) -> None:
    engine, players, seed, hearts = Engine(backend_named("fast")), 0, "", 0
    for line in (GOLDEN / name).read_text().splitlines():
        if line.startswith("# "):
            _, count, seed = line.split(" ")
            players, hearts = int(count), 4
            continue
        move, position, *views = line.split("|")
        if move == "deal":
            assert engine.answer(f"deal {players} {seed}") == [position]
        else:
            acted = hearts_act(engine.game.state, move)
            assert engine.answer(f"do {move} seed {seed} {hearts}") == [position]
            hearts += acted
        assert [engine.answer(f"view {seat}") for seat in range(players + 1)] == [
            [v] for v in views
        ]


def hearts_act(state: State, move: str) -> bool:
    return hearts_acted(do(state, parse_move(move)).events)


def test_illegal_moves_have_the_same_reasons_as_in_the_rules() -> None:
    game = FastGame.at(given("players 4 · hand 6c 6d Je"))
    for text in ("6c6d", "8h", "JeJe", "x6c", ">2", "flip"):
        with pytest.raises(IllegalMove) as ours:
            do(game.state, parse_move(text))
        with pytest.raises(IllegalMove) as fast:
            game.do(parse_move(text))
        assert fast.value.reason is ours.value.reason


def test_a_move_does_not_change_the_game_it_starts_from() -> None:
    game = FastGame.deal(2, "castle-42", Options())
    before = bytes(game.packed)
    game.do(parse_move("7d"))
    assert bytes(game.packed) == before


@pytest.mark.parametrize("text", ["ä", "x" * 5000, "a|b", "\u00a0"])
def test_both_engines_deal_the_same_cards_from_a_seed(text: str) -> None:
    for players in (1, 2, 3, 4):
        ours = Seed(text).deal(players)
        assert FastGame.deal(players, text, Options()).state == ours


def test_the_core_and_python_have_the_same_memory_layout() -> None:
    found = (ctypes.c_int32 * 64)()
    assert list(found[: core_library().rg_layout(found)]) == layout()
    assert ctypes.sizeof(PackedState) in layout()


@pytest.mark.parametrize("build", builds())
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_build_plays_the_same_random_games(build: str, players: int) -> None:
    """The counts are the same for all instruction sets."""
    found = simulate(players, 20_000, build=build, seed=3)
    assert found == simulate(players, 20_000, build="portable", seed=3)
    assert found.decisions >= 20_000
    both = simulate(players, 20_000, build=build, seed=3, threads=2)
    assert both.decisions >= 40_000


@pytest.mark.parametrize("build", builds())
@pytest.mark.parametrize("players", [1, 3])
def test_every_build_searches_the_same(build: str, players: int) -> None:
    """The moves are the same, so their number and the number of games won are the same."""
    net, options = Net.untrained(players), Options(health=-10)
    found, expected = (
        net.play_with_search(players, options, games=4, seed=3, rollouts=40, build=name)
        for name in (build, "portable")
    )
    assert found == expected


@pytest.mark.parametrize("build", builds())
@pytest.mark.parametrize("game", GameKind, ids=lambda game: game.net)
def test_every_build_rates_moves_the_same(build: str, game: GameKind) -> None:
    """The estimates of the shipped nets are identical at every decision of their own games."""
    net = shipped_net(game)
    net_of_build, portable = QuantizedNet(net, build=build), QuantizedNet(net, build="portable")
    options, players = TABLES[game]
    for number in range(20):
        at, hearts = FastGame.deal(players, f"rated/{number}", options), FIRST_HEARTS
        while not at.state.step.is_over:
            found = net_of_build.choose(at.packed)
            assert found == portable.choose(at.packed)
            move = unpack_move(found[0])
            acted = hearts_acted(do(at.state, move).events)
            at, hearts = at.do(move, f"rated/{number}", hearts), hearts + acted


@pytest.mark.parametrize("build", builds())
def test_nets_choose_the_golden_moves(build: str) -> None:
    """The same on every machine, except for the last digits of the exponential function."""
    nets = [
        QuantizedNet(net, build=build) for net in (Net.untrained(1), Net.untrained(2, units=96))
    ]
    for line in (GOLDEN / "nets.txt").read_text().splitlines():
        position, *expected = line.split("|")
        packed = FastGame.at(parse_position(position)).packed
        for net, choice in zip(nets, expected, strict=True):
            move, chance = choice.split(" ")
            found = net.choose(packed)
            assert print_move(unpack_move(found[0])) == move
            assert found[1] == pytest.approx(float(chance), abs=1e-6)


@pytest.mark.parametrize("varied", [False, True], ids=["as published", "with options"])
def test_a_packed_world_agrees_with_the_observation(*, varied: bool) -> None:
    rng = Random(1)
    for ply in many_plies(4, varied=varied):
        seen = observe(ply.state, ply.state.seat)
        world = unpack(packed_world(seen, rng))
        assert observe(world, world.seat) == seen
        assert sorted(all_cards(world)) == sorted(all_cards(ply.state))


def all_cards(state: State) -> list[int]:
    piles = (*state.hands, state.tavern, state.discard, state.table, state.castle)
    return [card.order for pile in piles for card in pile]


def test_random_games_are_as_long_in_both_engines() -> None:
    """The mean lengths agree within a few standard errors."""
    rng = Random(1)
    for players in (1, 2, 3, 4):
        found = simulate(players, 200_000, seed=players)
        lengths = []
        for _ in range(400):
            state, moves = deal(players, lambda _k: lambda cards: rng.sample(cards, len(cards))), 0
            while listed := legal_moves(state):
                state = do(state, rng.choice(listed), lambda c: rng.sample(c, len(c))).state
                moves += 1
            lengths.append(moves)
        error = float(np.std(lengths)) / 20
        assert abs(found.decisions / found.games - float(np.mean(lengths))) < 5 * error


class TestBatch:
    """Many games side by side."""

    def test_masks_have_as_many_actions_as_there_are_legal_moves(self) -> None:
        batch = Batch(4, 300, seed=5)
        for _ in range(15):
            mask = batch.legal()
            for game in range(0, 300, 7):
                assert mask[game].sum() == len(legal_moves(batch.state(game)))
            batch.step(mask.argmax(axis=1).astype(np.int32))

    def test_games_end_when_played_by_masks_and_can_be_restarted(self) -> None:
        batch, rng = Batch(1, 200, seed=1, threads=2), np.random.default_rng(1)
        for _ in range(200):
            mask = batch.legal()
            noise = rng.random(mask.shape) * mask
            batch.step(noise.argmax(axis=1).astype(np.int32))
            if batch.over().all():
                break
        assert batch.over().all()
        assert not batch.legal().any()
        batch.restart_finished()
        assert not batch.over().any()

    def test_an_illegal_action_changes_nothing(self) -> None:
        batch = Batch(2, 50)
        before = batch.states.copy()
        actions = batch.legal().argmax(axis=1).astype(np.int32)
        actions[7] = batch.actions - 1
        with pytest.raises(IllegalAction) as raised:
            batch.step(actions)
        assert raised.value.facts == {"game": 7, "action": batch.actions - 1}
        assert (batch.states == before).all()
        for language in LANGUAGES:
            assert "7" in said_error(language, raised.value)

    def test_a_state_that_is_set_can_be_read_back(self) -> None:
        batch = Batch(2, 3)
        state = given("hand 9c 8c · hand2 7c Jh · enemy Qd · discard 2c")
        batch.set_state(1, state)
        assert batch.state(1) == state
        assert print_position(batch.state(1)) == print_position(state)
        assert batch.states["players"].tolist() == [2, 2, 2]

    def test_the_same_seed_gives_the_same_games(self) -> None:
        first, second = Batch(3, 40, seed=9), Batch(3, 40, seed=9)
        first.step_at_random(50)
        second.step_at_random(50)
        assert (first.states == second.states).all()
        assert not (Batch(3, 40, seed=10).states == Batch(3, 40, seed=9).states).all()
