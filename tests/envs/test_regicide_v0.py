"""The PettingZoo environment: PettingZoo's own suites, and bad input."""

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from gymnasium.error import Error, InvalidAction
from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test, state_test
from pettingzoo.utils import BaseWrapper
from pettingzoo.utils.conversions import aec_to_parallel, turn_based_aec_to_parallel

from regicide.envs import regicide_v0


def with_a_mask(test: Any) -> Any:
    """Silences two warnings of `api_test` about dictionaries.

    It knows by name which environments have a mask beside the observation, and ours is not on its list. The
    dictionary is the form of PettingZoo's own card games.
    """
    for message in (
        "Observation is not a NumPy array",
        "Observation space for each agent probably",
    ):
        test = pytest.mark.filterwarnings(f"ignore:{message}:UserWarning")(test)
    return test


@with_a_mask
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_api(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(regicide_v0.env(players=players, reward="shaped"), num_cycles=150)
    assert "Passed API test" in capsys.readouterr().out


@with_a_mask
def test_api_with_the_dictionary_form() -> None:
    api_test(regicide_v0.env(observation="dict", options="hands=open"), num_cycles=100)


@pytest.mark.parametrize("players", [1, 2, 4])
def test_seeds(players: int) -> None:
    seed_test(lambda: regicide_v0.env(players=players), num_cycles=50)


class AnyActionIsLegal(BaseWrapper):  # type: ignore[misc]  # PettingZoo has no types
    """Takes the first legal action instead of an illegal one: `max_cycles_test` ignores masks."""

    def step(self, action: Any) -> None:
        mask = self.observe(self.agent_selection)["action_mask"]
        super().step(int(mask.argmax()) if action is not None and not mask[action] else action)


@pytest.mark.parametrize("players", [1, 3])
def test_the_state_is_what_all_agents_see(players: int) -> None:
    env = regicide_v0.env(players=players)
    state_test(env, turn_based_aec_to_parallel(regicide_v0.env(players=players)))
    env.reset(seed=4)
    seen = [env.observe(agent)["observation"] for agent in env.agents]
    assert np.array_equal(env.state(), np.concatenate(seen))


def test_max_cycles() -> None:
    """Solo, because the suite wants all agents to act in each cycle."""

    def env(max_cycles: int) -> Any:
        made = AnyActionIsLegal(regicide_v0.raw_env(players=1, max_cycles=max_cycles))
        # A game of one agent can be seen as parallel; with more agents it cannot.
        made.metadata = made.metadata | {"is_parallelizable": True}
        return made

    module = SimpleNamespace(
        env=env, parallel_env=lambda max_cycles: aec_to_parallel(env(max_cycles))
    )
    max_cycles_test(module)


def test_render(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(regicide_v0.env)
    assert "enemy" in capsys.readouterr().out


def test_agents_see_their_own_hands_and_only_one_may_act() -> None:
    env = regicide_v0.env(players=3)
    env.reset(seed=2)
    seen = {agent: env.observe(agent) for agent in env.agents}
    hands = [each["observation"][:54] for each in seen.values()]
    assert all(hand.sum() == 6 for hand in hands)
    assert np.sum(hands, axis=0).max() == 1
    may_act = [agent for agent, each in seen.items() if each["action_mask"].any()]
    assert may_act == [env.agent_selection] == ["player_0"]


def test_all_agents_get_the_reward_of_the_table() -> None:
    env = regicide_v0.env(players=2, reward="shaped")
    env.reset(seed=3)
    rng, totals = np.random.default_rng(1), dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        totals[agent] += reward
        legal = np.flatnonzero(seen["action_mask"])
        env.step(None if over else rng.choice(legal))
    assert totals["player_0"] == pytest.approx(totals["player_1"])
    assert totals["player_0"] > 0


def test_an_illegal_action_ends_the_game_or_raises() -> None:
    env = regicide_v0.env()
    env.reset(seed=1)
    env.step(0)
    assert all(env.terminations.values())
    assert env.rewards["player_0"] == -1
    raw = regicide_v0.raw_env()
    raw.reset(seed=1)
    for action in (0, -1, 134, 1.5, None):
        with pytest.raises(InvalidAction):
            raw.step(action)


def test_a_step_after_the_end_must_be_none() -> None:
    env = regicide_v0.raw_env(max_cycles=1)
    env.reset(seed=1)
    env.step(int(env.observe("player_0")["action_mask"].argmax()))
    assert all(env.truncations.values())
    with pytest.raises(ValueError, match="dead"):
        env.step(1)


def test_bad_input_raises() -> None:
    with pytest.raises(AssertionError, match="reset"):
        regicide_v0.env().step(1)
    for seed in (-1, "castle-42", 1.5):
        with pytest.raises(Error):
            regicide_v0.env().reset(seed=seed)
    for arguments in ({"players": 5}, {"players": 0}, {"options": "x=1"}, {"max_cycles": 0}):
        with pytest.raises(ValueError, match=r"must be|options"):
            regicide_v0.env(**arguments)
