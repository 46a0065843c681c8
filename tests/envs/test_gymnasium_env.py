"""The Gymnasium environments: Gymnasium's own checks, rewards, partners, bad input."""

import pickle
from copy import deepcopy
from random import Random
from typing import Any, cast

import gymnasium
import numpy as np
import pytest
from gymnasium.error import Error, InvalidAction, ResetNeeded, UnsupportedMode
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from regicide.bots import bot_named
from regicide.envs import RegicideEnv, RegicideVectorEnv
from regicide.envs.actions import action_of_move
from regicide.envs.rewards import REWARDS
from regicide.rules import Step, observe


@pytest.mark.parametrize(
    "arguments",
    [
        {},
        {"observation": "dict", "reward": "shaped"},
        {"options": "hand=+2,jesters=-1", "reward": "enemies"},
        {"partners": ("random", "squire"), "seat": 1},
    ],
    ids=str,
)
@pytest.mark.parametrize("render_mode", [None, "rgb_array"])
def test_gymnasium_accepts_the_environment(
    arguments: dict[str, Any], render_mode: str | None
) -> None:
    check_env(gymnasium.make("Regicide-v0", render_mode=render_mode, **arguments).unwrapped)


def play(env: gymnasium.Env[Any, Any], seed: int) -> tuple[float, list[Any]]:
    """A game of random actions: the sum of the rewards, and all observations."""
    rng, total = np.random.default_rng(seed), 0.0
    seen, info = env.reset(seed=seed)
    observations, over = [seen], False
    while not over:
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        seen, reward, over, truncated, info = env.step(action)
        assert not truncated
        total += float(reward)
        observations.append(seen)
    assert info["action_mask"].all()
    return total, observations


@pytest.mark.parametrize("partners", [(), ("squire",), ("random", "squire", "random")])
def test_a_seed_decides_the_whole_game(partners: tuple[str, ...]) -> None:
    env, other = (RegicideEnv(partners=partners, reward="shaped") for _ in range(2))
    for seed in range(3):
        total, seen = play(env, seed)
        assert (total, len(seen)) == (play(other, seed)[0], len(play(other, seed)[1]))
        assert 0 <= total < 1
    assert not np.array_equal(env.reset(seed=1)[0], env.reset(seed=2)[0])


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_observation_is_that_of_the_learning_seat(seat: int) -> None:
    env = RegicideEnv(partners=("random", "random"), seat=seat, observation="dict")
    for seed in range(20):
        _, seen = play(env, seed)
        assert all(each["to_move"][0] == 1 for each in seen[:-1])


@pytest.mark.parametrize("seat", [0, 1])
def test_the_rewards_of_a_won_game_are_its_whole_value(seat: int) -> None:
    """Also those of what the partner did before the first turn of this seat."""
    env = RegicideEnv(partners=("knight",), seat=seat, reward="shaped")
    knight, totals = bot_named("knight"), dict[bool, float]()
    for seed in range(6):
        _, info = env.reset(seed=seed)
        total, over = 0.0, False
        while not over:
            assert not info["won"]
            state = env._game.state()
            move = knight.choose(observe(state, seat), Random(1)).move
            action = action_of_move(move, state.acting_hand, 7)
            _, reward, over, _, info = env.step(action)
            total += reward
        assert info["won"] == (env._game.state().step is Step.WON)
        totals[info["won"]] = total
    assert totals[True] == pytest.approx(1)


def test_rewards_are_named_shares_of_a_game() -> None:
    for name in REWARDS:
        total, _ = play(RegicideEnv(reward=name, options="health=-10"), 3)
        assert 0 <= total <= 1


def test_an_illegal_action_loses_or_raises() -> None:
    env = RegicideEnv()
    env.reset(seed=1)
    _, reward, over, truncated, info = env.step(0)
    assert (reward, over, truncated) == (-1.0, True, False)
    assert info["action_mask"].all()
    assert env.action_masks().all()
    with pytest.raises(ResetNeeded):
        env.step(1)
    strict = RegicideEnv(illegal="raise")
    seen, _ = strict.reset(seed=1)
    with pytest.raises(InvalidAction, match="illegal"):
        strict.step(0)
    assert np.array_equal(strict._observation(), seen)


@pytest.mark.parametrize("action", [-1, 262, 1.0, "1", None, True, [1], [[1]], 2**40], ids=str)
def test_what_is_not_an_action_raises(action: object) -> None:
    env = RegicideEnv()
    env.reset(seed=1)
    with pytest.raises(InvalidAction):
        env.step(action)
    vector = RegicideVectorEnv(1)
    vector.reset(seed=1)
    with pytest.raises(InvalidAction):
        vector.step(action if action == [[1]] else [action, action])


def test_a_step_needs_a_reset() -> None:
    with pytest.raises(ResetNeeded):
        RegicideEnv().step(1)
    with pytest.raises(ResetNeeded):
        RegicideEnv(render_mode="ansi").render()
    with pytest.raises(ResetNeeded):
        RegicideEnv().action_masks()
    with pytest.raises(ResetNeeded):
        RegicideVectorEnv(2).step([1, 1])
    with pytest.raises(ResetNeeded):
        gymnasium.make("Regicide-v0").step(1)


@pytest.mark.parametrize("seed", [-1, 1.5, "castle-42", (1, 2)], ids=str)
def test_an_odd_seed_raises_the_error_of_gymnasium(seed: Any) -> None:
    for env in (RegicideEnv(), RegicideVectorEnv(2)):
        with pytest.raises(Error):
            env.reset(seed=seed)


@pytest.mark.parametrize(
    "arguments",
    [
        {"options": "hand=9"},
        {"options": "colour=red"},
        {"options": None},
        {"options": 3},
        {"reward": "points"},
        {"observation": "picture"},
        {"illegal": "ignore"},
        {"partners": ("bishop",)},
        {"partners": ("random",) * 4},
        {"partners": "knight"},
        {"partners": None},
        {"seat": 1},
        {"seat": True},
    ],
    ids=str,
)
def test_unknown_arguments_raise(arguments: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"must be|options"):
        RegicideEnv(**arguments)
    if not {"partners", "seat"} & set(arguments):
        with pytest.raises(ValueError, match=r"must be|options"):
            RegicideVectorEnv(2, **arguments)


@pytest.mark.parametrize("number", [0, -1, 1.5, True])
def test_the_numbers_of_a_vector_environment_are_checked(number: Any) -> None:
    for arguments in ({"num_envs": number}, {"threads": number}):
        with pytest.raises(ValueError, match="from 1"):
            RegicideVectorEnv(**arguments)
    with pytest.raises(ValueError, match="1 to 256"):
        RegicideVectorEnv(1, threads=100_000)
    with pytest.raises(UnsupportedMode):
        RegicideVectorEnv(1, render_mode="3d")
    with pytest.raises(ValueError, match="Sometimes"):
        RegicideVectorEnv(1, autoreset_mode="Sometimes")


@pytest.mark.parametrize("kind", [np.int64, np.uint8])
def test_numbers_of_numpy_are_numbers(kind: Any) -> None:
    vector = gymnasium.make_vec("Regicide-v0", kind(3), players=kind(2), threads=kind(1))
    assert (vector.num_envs, vector.reset(seed=1)[0].shape) == (3, (3, 424))
    assert RegicideEnv(partners=("random",), seat=kind(1)).seat == 1


def test_a_vector_beside_bots_is_that_of_gymnasium() -> None:
    with pytest.raises(ValueError, match="vectorization_mode='sync'"):
        gymnasium.make_vec("Regicide-v0", 2, partners=("knight",))
    env = gymnasium.make_vec("Regicide-v0", 3, vectorization_mode="sync", partners=("squire",))
    rng = np.random.default_rng(1)
    _, infos = env.reset(seed=1)
    ended = 0
    for _ in range(60):  # also in the step after the end of a game there is an action to choose
        _, _, over, _, infos = env.step(legal_actions(infos["action_mask"], rng))
        assert infos["action_mask"].any(axis=1).all()
        ended += int(over.sum())
    assert ended > 3


def test_a_seed_and_a_mask_deal_some_games_by_the_seed() -> None:
    env, chosen = RegicideVectorEnv(3, autoreset_mode="Disabled"), np.array([True, False, True])
    first, _ = env.reset(seed=0)
    dealt = {seed: env.reset(seed=seed, options={"reset_mask": chosen})[0] for seed in (3, 4, 3)}
    for seen in dealt.values():
        assert np.array_equal(seen[1], first[1])
    assert not np.array_equal(dealt[3][chosen], dealt[4][chosen])
    again, _ = env.reset(seed=3, options={"reset_mask": chosen})
    assert np.array_equal(again, dealt[3])


@pytest.mark.parametrize("mask", [None, [True, False], np.array([1, 0])], ids=str)
def test_a_mask_that_is_not_one_of_booleans_is_a_type_error(mask: Any) -> None:
    env = RegicideVectorEnv(2)
    env.reset(seed=1)
    with pytest.raises(TypeError, match="2 booleans"):
        env.reset(options={"reset_mask": mask})
    with pytest.raises(ValueError, match="shape"):
        env.reset(options={"reset_mask": np.array([True])})


def test_renders_show_the_table_without_hidden_cards(capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make("Regicide-v0", partners=("random",), render_mode="ansi")
    env.reset(seed=4)
    text = str(env.render())
    assert "step    play, seat 0" in text
    assert "seat 1  ?7" in text
    picture = RegicideEnv(partners=("random",), render_mode="rgb_array")
    picture.reset(seed=4)
    pixels = picture.render()
    assert pixels.shape == (240, 320, 3)
    assert pixels.dtype == np.uint8
    assert len(np.unique(pixels.reshape(-1, 3), axis=0)) > 4
    human = RegicideEnv(partners=("random",), render_mode="human")
    human.reset(seed=4)
    assert capsys.readouterr().out == text + "\n"


def test_copies_have_games_of_their_own() -> None:
    env = RegicideEnv()
    _, info = env.reset(seed=7)
    copies = [deepcopy(env), pickle.loads(pickle.dumps(env))]
    action = int(info["action_mask"].argmax())
    before = env._game.batch.states.copy()
    seen = [copy.step(action)[0] for copy in copies]
    assert np.array_equal(env._game.batch.states, before)
    assert np.array_equal(env.step(action)[0], seen[0])
    assert np.array_equal(seen[0], seen[1])


def legal_actions(mask: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    return np.asarray((mask * rng.random(mask.shape)).argmax(axis=1))


@pytest.mark.parametrize("mode", AutoresetMode)
@pytest.mark.parametrize("observation", ["tensor", "dict"])
def test_a_vector_environment_keeps_gymnasiums_promises(
    mode: AutoresetMode, observation: str
) -> None:
    env = gymnasium.make_vec(
        "Regicide-v0",
        num_envs=64,
        vectorization_mode="vector_entry_point",
        players=3,
        observation=observation,
        autoreset_mode=mode,
        reward="enemies",
    )
    rng = np.random.default_rng(1)
    seen, infos = env.reset(seed=5)
    over = np.zeros(64, dtype=bool)
    ended = 0
    for _ in range(60):
        assert seen in env.observation_space
        actions = legal_actions(infos["action_mask"], rng)
        assert actions in env.action_space
        before = over
        seen, rewards, over, truncated, infos = env.step(actions)
        ended += int(over.sum())
        assert rewards.shape == over.shape == truncated.shape == (64,)
        assert rewards.dtype == np.float64
        assert not truncated.any()
        if mode is AutoresetMode.NEXT_STEP:
            assert not (over & before).any()
            assert not rewards[before].any()
        if mode is AutoresetMode.SAME_STEP and over.any():
            finals = infos["final_obs"][over]
            assert all(each in env.single_observation_space for each in finals)
            assert all(each is None for each in infos["final_obs"][~over])
            last = finals[0]["step"] if observation == "dict" else None
            assert last is None or last[3:].sum() == 1
        if mode is AutoresetMode.DISABLED and over.any():
            with pytest.raises(ResetNeeded):
                env.step(actions)
            with pytest.raises(ValueError, match="no game"):
                env.reset(options={"reset_mask": np.zeros(64, dtype=bool)})
            running = np.flatnonzero(~over)
            states = cast("RegicideVectorEnv", env.unwrapped)._games.batch.states
            kept = states[running[1:]].copy()
            over[running[0]] = True  # a game may be given up
            seen, infos = env.reset(options={"reset_mask": over})
            assert (states[running[1:]] == kept).all()
            over = np.zeros(64, dtype=bool)
        assert infos["action_mask"].any(axis=1).all()
    assert ended > 64
    env.close()


def test_a_vector_environment_plays_the_games_of_its_seed() -> None:
    def run(env: VectorEnv[Any, Any, Any]) -> list[np.ndarray]:
        rng = np.random.default_rng(2)
        seen, infos = env.reset(seed=9)
        found = [seen.copy()]
        for _ in range(50):
            seen, rewards, *_, infos = env.step(legal_actions(infos["action_mask"], rng))
            found += [seen.copy(), rewards]
        return found

    first = run(RegicideVectorEnv(32, players=2))
    again = run(RegicideVectorEnv(32, players=2, copy=False))
    assert all(np.array_equal(*pair) for pair in zip(first, again, strict=True))
    threaded = [run(RegicideVectorEnv(32, players=2, threads=2)) for _ in range(2)]
    assert all(np.array_equal(*pair) for pair in zip(*threaded, strict=True))
    other = RegicideVectorEnv(32, players=2)
    assert not np.array_equal(other.reset(seed=10)[0], first[0])


def test_arrays_are_the_callers_unless_copy_is_off() -> None:
    for copy in (True, False):
        env = RegicideVectorEnv(8, copy=copy)
        seen, infos = env.reset(seed=1)
        kept = seen.copy()
        after, *_ = env.step(infos["action_mask"].argmax(axis=1))
        assert np.shares_memory(seen, after) != copy
        assert np.array_equal(seen, kept) == copy


def test_illegal_actions_lose_only_their_own_games() -> None:
    env = RegicideVectorEnv(4, players=2)
    _, infos = env.reset(seed=1)
    actions = infos["action_mask"].argmax(axis=1)
    actions[2] = 0
    _, rewards, over, _, _ = env.step(actions)
    assert rewards.tolist() == [0, 0, -1, 0]
    assert over.tolist() == [False, False, True, False]
    strict = RegicideVectorEnv(4, players=2, illegal="raise")
    seen, _ = strict.reset(seed=1)
    with pytest.raises(InvalidAction, match="game 2"):
        strict.step(actions)
    assert np.array_equal(strict._observations(), seen)


def test_wrappers_of_gymnasium_count_episodes() -> None:
    env = RecordEpisodeStatistics(RegicideVectorEnv(16, players=2, reward="enemies"))
    rng = np.random.default_rng(3)
    _, infos = env.reset(seed=3)
    lengths: list[int] = []
    for _ in range(80):
        _, _, over, _, infos = env.step(legal_actions(infos["action_mask"], rng))
        if "episode" in infos:
            lengths += infos["episode"]["l"][over].tolist()
    assert len(lengths) > 16
    assert min(lengths) > 0


def test_the_vector_environment_plays_as_the_single_one() -> None:
    """One game in each: the same seed gives the same cards, observations and rewards."""
    vector, single = RegicideVectorEnv(1, reward="shaped"), RegicideEnv(reward="shaped")
    seen, infos = vector.reset(seed=11)
    alone, info = single.reset(seed=11)
    over = False
    while not over:
        assert np.array_equal(seen[0], alone)
        assert np.array_equal(infos["action_mask"][0], info["action_mask"])
        action = int(info["action_mask"].argmax())
        seen, rewards, ended, _, infos = vector.step(np.array([action]))
        alone, reward, over, _, info = single.step(action)
        assert (rewards[0], ended[0]) == (reward, over)


def test_games_render_side_by_side() -> None:
    env = RegicideVectorEnv(3, players=2, render_mode="ansi")
    env.reset(seed=1)
    texts = env.render()
    assert len(set(texts)) == 3
