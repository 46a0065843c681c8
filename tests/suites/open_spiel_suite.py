"""OpenSpiel's own tests on our game: simulations, the API tests, a playthrough, and what its algorithms need.

Not part of the default tests, because OpenSpiel is large: `python3 dev.py verify` runs them in an environment
of their own (tools/checks/long_suites.py).
"""

from pathlib import Path
from random import Random

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver
from open_spiel.python.algorithms.random_agent import RandomAgent
from open_spiel.python.algorithms.tabular_qlearner import QLearner
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation
from open_spiel.python.rl_environment import Environment
from open_spiel.python.tests import games_sim_test

from open_spiel_histories import (
    all_cards,
    all_views,
    as_laid,
    assert_same,
    decisions,
    discards_picked,
    redealt,
    value,
    with_world,
)
from regicide.envs.actions import action_of_move
from regicide.notation import parse_options, print_move
from regicide.rules import deal, do, legal_moves, move_to_top, observe, sample_world

PLAYTHROUGH = Path(__file__).parent.parent / "golden" / "open_spiel_playthrough.txt"
NAMES = [
    "regicide(players=1)",
    "regicide",
    "regicide(players=3,reward=enemies,history=2)",
    "regicide(players=4,reward=shaped,options=hand:+1;jesters:-1;health:-10;hands:open)",
]


@pytest.mark.parametrize("name", NAMES)
def test_random_sim_test(name: str) -> None:
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=5, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_games_sim_test(name: str) -> None:
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name))


class TestApi(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]  # OpenSpiel has no types
    """All API tests that do not need the whole tree of the game."""

    game_name = "regicide"
    game = pyspiel.load_game("regicide")


def test_the_playthrough_is_the_golden_one() -> None:
    name = "regicide(players=2,reward=enemies,history=2)"
    found = generate_playthrough.playthrough(name, None, seed=42)
    assert found == PLAYTHROUGH.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", [*NAMES, "regicide(players=4)"])
def test_the_game_is_that_of_the_rules(name: str) -> None:
    """Legal actions, states, rewards and tensors, beside a game of `rules` with the same chance."""
    game, rng = pyspiel.load_game(name), Random(3)
    setup, limit = game.setup, game.setup.hand_limit
    for _ in range(5):
        state = game.new_initial_state()
        beside = deal(setup.players, as_laid(state, rng), setup.rules)
        before, after = 0.0, 0.0
        while not beside.step.is_over:
            assert_same(state, beside)
            moves = {
                action_of_move(move, beside.acting_hand, limit): move
                for move in legal_moves(beside)
            }
            assert state.legal_actions() == sorted(moves)
            action = rng.choice(sorted(moves))
            assert state.action_to_string(action) == print_move(moves[action])
            state.apply_action(action)
            picked = discards_picked(state, beside, rng)
            beside = do(beside, moves[action], move_to_top(picked)).state
            before, after = after, value(beside, setup.reward)
            assert state.rewards() == [after - before] * setup.players
        assert state.is_terminal()
        assert state.state == beside
        assert state.returns() == [after] * setup.players


@pytest.mark.parametrize("name", NAMES)
def test_hidden_cards_dealt_again_look_the_same(name: str) -> None:
    """To a player, to the public and in private, as texts and as tensors."""
    game, rng = pyspiel.load_game(name), Random(4)
    private, nothing = pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.NONE
    kinds = [(False, private), (True, nothing), (True, private)]
    observations = [
        (kind, make_observation(game, pyspiel.IIGObservationType(public, recall, kind)))
        for public, kind in kinds
        for recall in (False, True)
    ]
    for state in decisions(game, rng):
        assert state.state is not None
        for player in range(game.num_players()):
            for kind, each in observations:
                viewer = player if kind == private else None
                other = with_world(state, sample_world(observe(state.state, viewer), rng))
                assert each.string_from(state, player) == each.string_from(other, player)
                each.set_from(state, player)
                before = None if each.tensor is None else each.tensor.copy()
                each.set_from(other, player)
                assert before is None or np.array_equal(before, each.tensor)


def test_the_information_state_has_the_last_views() -> None:
    """The newest first, each as the observation tensor had it; rows without a view are 0."""
    game, rng = pyspiel.load_game("regicide(players=2,history=4)"), Random(9)
    state = game.new_initial_state()
    views: list[list[float]] = []
    while not state.is_terminal():
        if not state.is_chance_node():
            views.insert(0, state.observation_tensor(1))
            rows = np.reshape(state.information_state_tensor(1), (4, -1))
            assert rows[: len(views)].tolist() == views[:4]
            assert not rows[len(views) :].any()
        state.apply_action(rng.choice(state.legal_actions()))
    assert len(views) > 4
    observer = make_observation(game, INFO_STATE_OBS_TYPE)
    observer.set_from(state, 1)
    assert observer.tensor.any()
    observer.set_from(game.new_initial_state(), 1)
    assert not observer.tensor.any()


def test_counterfactual_regret_gives_a_policy() -> None:
    """By outcome sampling, which needs information states of a whole game."""
    game = pyspiel.load_game("regicide(players=2,reward=enemies,options=hand:-2)")
    solver = OutcomeSamplingSolver(game)
    for _ in range(5):
        solver.iteration()
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    shares = solver.average_policy().action_probabilities(state)
    assert set(shares) == set(state.legal_actions())
    assert sum(shares.values()) == pytest.approx(1)


def test_q_learning_takes_information_states() -> None:
    game = pyspiel.load_game("regicide(players=2,reward=enemies,options=hand:-2)")
    env = Environment(game, seed=6)
    assert env.observation_spec()["info_state"] == (16 * game.observation_tensor_size(),)
    agents = [QLearner(seat, env.action_spec()["num_actions"]) for seat in range(2)]
    step = env.reset()
    while not step.last():
        seat = step.observations["current_player"]
        step = env.step([agents[seat].step(step).action])
    for agent in agents:
        agent.step(step)
    assert any(values for agent in agents for values in agent._q_values.values())


def test_chance_has_the_right_shares() -> None:
    game = pyspiel.load_game("regicide(players=4)")
    state = game.new_initial_state()
    for left in (4, 3, 2, 1) * 3:
        outcomes = state.chance_outcomes()
        assert [share for _, share in outcomes] == [1 / left] * left
        state.apply_action(outcomes[0][0])
    tavern = dict(state.chance_outcomes())
    assert tavern[52] == 2 / 42
    assert sum(tavern.values()) == pytest.approx(1)


def test_agents_of_open_spiel_play() -> None:
    env = Environment(pyspiel.load_game("regicide(players=3,reward=enemies)"), seed=5)
    agents = [
        RandomAgent(player_id=seat, num_actions=env.action_spec()["num_actions"])
        for seat in range(3)
    ]
    step = env.reset()
    rewards = np.zeros(3)
    while not step.last():
        seat = step.observations["current_player"]
        step = env.step([agents[seat].step(step).action])
        rewards += step.rewards
    assert rewards[0] == rewards[1] == rewards[2]


@pytest.mark.parametrize(
    "name",
    [
        *("regicide(players=5)", "regicide(options=hand:9)", "regicide(reward=points)"),
        "regicide(history=0)",
    ],
)
def test_bad_parameters_raise(name: str) -> None:
    with pytest.raises((ValueError, RuntimeError)):
        pyspiel.load_game(name)
    with pytest.raises(pyspiel.SpielError, match="colour"):
        pyspiel.load_game("regicide(colour=red)")


def test_illegal_actions_raise() -> None:
    state = pyspiel.load_game("regicide").new_initial_state()
    with pytest.raises(pyspiel.SpielError, match="no card 3"):
        state.apply_action(3)  # the castle begins with a Jack
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    for action in (0, -1, 200):
        for apply in (state.apply_action_with_legality_check, state.apply_action):
            with pytest.raises(pyspiel.SpielError):
                apply(action)
    with pytest.raises(pyspiel.SpielError, match="actions are 0 to 133"):
        state.action_to_string(0, 999)
    rng = Random(2)
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    for apply in (state.apply_action_with_legality_check, state.apply_action):
        with pytest.raises(pyspiel.SpielError):
            apply(1)


@pytest.mark.parametrize("name", ["regicide(players=1)", "regicide(players=4)"])
def test_only_legal_actions_are_applied(name: str) -> None:
    """Also those that would name a legal move: the second of two Jesters, places where the hand has no cards."""
    game = pyspiel.load_game(name)
    for state in decisions(game, Random(7)):
        before = str(state)
        for action in set(range(game.num_distinct_actions())) - set(state.legal_actions()):
            with pytest.raises(pyspiel.SpielError, match=f"action {action} is illegal: "):
                state.apply_action(action)
        assert str(state) == before


def test_mcts_plays_for_the_win() -> None:
    """It accepts games whose rewards come at the end alone. It sees all cards, which is not fair."""
    game, rng = pyspiel.load_game("regicide(players=2)"), np.random.RandomState(1)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    bot = mcts.MCTSBot(game, 1.4, 20, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    assert bot.step(state) in state.legal_actions()
    with pytest.raises(ValueError, match="terminal rewards"):
        mcts.MCTSBot(pyspiel.load_game("regicide(reward=enemies)"), 1.4, 20, None)


@pytest.mark.parametrize("name", NAMES)
def test_a_resampled_state_looks_the_same_to_the_player(name: str) -> None:
    game, rng, differ = pyspiel.load_game(name), Random(11), 0
    public = pyspiel.IIGObservationType(True, True, pyspiel.PrivateInfoType.NONE)
    spectator = make_observation(game, public)
    for state in decisions(game, rng):
        for player in range(game.num_players()):
            other = state.resample_from_infostate(player, rng.random)
            assert all_views(other, player) == all_views(state, player)
            assert spectator.string_from(other, player) == spectator.string_from(state, player)
            assert other.current_player() == state.current_player()
            assert other.returns() == state.returns()
            assert other.rewards() == state.rewards()
            assert all_cards(other) == all_cards(state)
            differ += other.state != state.state
    assert differ > 3


@pytest.mark.parametrize("name", NAMES)
def test_a_resampled_state_has_nothing_of_the_hidden_cards(name: str) -> None:
    """Two games that look the same to a player give the same state, also to the other players."""
    game, rng, differ = pyspiel.load_game(name), Random(12), 0
    secret = pyspiel.IIGObservationType(True, True, pyspiel.PrivateInfoType.ALL_PLAYERS)
    everything = make_observation(game, secret)
    for state in decisions(game, rng):
        for player in range(game.num_players()):
            truths = (state, redealt(state, player, rng))
            differ += truths[0].state != truths[1].state
            first, second = (each.resample_from_infostate(player, lambda: 0.3) for each in truths)
            assert first.serialize() == second.serialize()
            assert everything.string_from(first, 0) == everything.string_from(second, 0)
            for viewer in range(game.num_players()):
                assert all_views(first, viewer) == all_views(second, viewer)
            assert first.history() == []
    assert differ > 3


def test_other_players_remember_nothing_before_a_resampled_state() -> None:
    game = pyspiel.load_game("regicide(players=3)")
    *_, state, _ = decisions(game, Random(14))
    other = state.resample_from_infostate(1, lambda: 0.5)
    now = state.information_state_string(1).splitlines()
    assert len(now) > 5
    for player in (0, 2):
        seat, move, view = other.information_state_string(player).splitlines()
        assert (seat, move) == (f"seat {player}", now[-2])
        assert other.observation_string(player) == f"{seat}\n{view}"
        rows = np.reshape(other.information_state_tensor(player), (16, -1))
        assert rows[0].tolist() == other.observation_tensor(player)
        assert not rows[1:].any()


def test_a_resampled_state_is_a_state() -> None:
    """It is copied, serialised and played to the end; to the next player it can be resampled again."""
    game, rng = pyspiel.load_game("regicide"), Random(15)
    for state in decisions(game, rng):
        other = state.resample_from_infostate(0, rng.random)
        again = other.resample_from_infostate(1, rng.random)
        assert all_views(again, 1) == all_views(other, 1)
        for copy in (other.clone(), game.deserialize_state(other.serialize())):
            assert str(copy) == str(other)
            assert all_views(copy, 0) == all_views(state, 0)
            while not copy.is_terminal():
                copy.apply_action(rng.choice(copy.legal_actions()))
            assert copy.information_state_string(0).startswith(state.information_state_string(0))


def test_cards_are_resampled_for_players_where_chance_does_not_act() -> None:
    state = pyspiel.load_game("regicide").new_initial_state()
    with pytest.raises(pyspiel.SpielError, match="where a player acts"):
        state.resample_from_infostate(0, lambda: 0.5)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    for player in (-1, 2):
        with pytest.raises(pyspiel.SpielError, match=f"players are 0 to 1, not {player}"):
            state.resample_from_infostate(player, lambda: 0.5)


@pytest.mark.parametrize("use_observation_string", [False, True])
@pytest.mark.parametrize("name", ["regicide", "regicide(players=1)", "regicide(players=3)"])
def test_information_set_mcts_plays_a_whole_game(
    name: str, *, use_observation_string: bool
) -> None:
    game, rng = pyspiel.load_game(name), np.random.RandomState(2)
    bot = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1, rng),
        uct_c=1.4,
        max_simulations=12,
        random_state=rng,
        use_observation_string=use_observation_string,
    )
    state, made = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=shares))
            continue
        policy, action = bot.step_with_policy(state)
        assert {each for each, _ in policy} == set(state.legal_actions())
        state.apply_action_with_legality_check(action)
        made += 1
    assert made > 3


def test_options_are_those_of_the_notation() -> None:
    game = pyspiel.load_game("regicide(options=overpay:stop;hand:+1)")
    assert game.setup.rules == parse_options("overpay=stop,hand=+1")
