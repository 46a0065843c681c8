"""OpenSpiel's own tests on our game: simulations, the API tests, and a playthrough.

Not part of the default tests, because OpenSpiel is large: `python3 dev.py verify` runs them in an environment
of their own (tests/long_suites.py).
"""

from pathlib import Path
from random import Random

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough, mcts
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver
from open_spiel.python.algorithms.random_agent import RandomAgent
from open_spiel.python.algorithms.tabular_qlearner import QLearner
from open_spiel.python.observation import make_observation
from open_spiel.python.rl_environment import Environment
from open_spiel.python.tests import games_sim_test

from regicide.envs.open_spiel_game import RegicideState
from regicide.notation import parse_options
from regicide.rules import observe, sample_world

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
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, shares)[0])
            continue
        for player in range(game.num_players()):
            for kind, each in observations:
                viewer = player if kind == private else None
                other: RegicideState = state.clone()
                world = sample_world(observe(state.state, viewer), rng)
                other.state, other.past = world, (*state.past[:-1], (state.past[-1][0], world))
                assert each.string_from(state, player) == each.string_from(other, player)
                each.set_from(state, player)
                before = None if each.tensor is None else each.tensor.copy()
                each.set_from(other, player)
                assert before is None or np.array_equal(before, each.tensor)
        state.apply_action(rng.choice(state.legal_actions()))


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


def test_options_are_those_of_the_notation() -> None:
    game = pyspiel.load_game("regicide(options=overpay:stop;hand:+1)")
    assert game.setup.rules == parse_options("overpay=stop,hand=+1")
