"""Policies as bots and as partners, and named seeds: the way from a policy to a score."""

from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from numpy.typing import NDArray

from random_games import many_plies
from regicide.bots import Budget, bot_named
from regicide.bots.external import program_version, stop_programs
from regicide.envs import RegicideEnv, RegicideVectorEnv, policy_bot, regicide_v0
from regicide.envs.actions import action_of_move, move_of_action
from regicide.envs.policy_bot import PolicyError, load_policy
from regicide.fast import Batch
from regicide.lab import Match, play_game
from regicide.notation import replay
from regicide.rules import is_legal, observe
from regicide.rules.setup import hand_limit

SEED = "castle-42"
FILE = """
import numpy
print("noise among the answers")
def last(seen, mask):
    return int(numpy.flatnonzero(mask)[-1])
"""


def last(_seen: NDArray[np.float32], mask: NDArray[np.int8]) -> int:
    return int(np.flatnonzero(mask)[-1])


@pytest.fixture
def place(tmp_path: Path) -> str:
    (tmp_path / "mine.py").write_text(FILE, encoding="utf-8")
    return f"{tmp_path / 'mine.py'}:last"


def test_a_policy_gets_what_the_environments_show() -> None:
    for ply in list(many_plies(2, varied=True))[::5]:
        state, given = ply.state, list[Any]()

        def choose(seen: NDArray[np.float32], mask: NDArray[np.int8], given: Any = given) -> int:
            given[:] = seen, mask
            return last(seen, mask)

        batch = Batch(state.players, 1, options=state.options)
        batch.set_state(0, state)
        choice = policy_bot(choose).choose(observe(state, state.seat), Random(1))
        assert np.array_equal(given[0], batch.observe()[0])
        assert np.array_equal(given[1], batch.legal()[0])
        limit = hand_limit(state.players, state.options)
        assert choice.move == move_of_action(last(*given), state.acting_hand, state.step, limit)


def test_a_policy_of_a_file_plays_in_a_process_of_its_own(place: str) -> None:
    state = next(iter(many_plies(1))).state
    seen = observe(state, state.seat)
    try:
        choice = bot_named(f"policy:{place}").choose(seen, Random(1))
    finally:
        stop_programs()
    assert is_legal(state, choice.move)
    assert choice.move == policy_bot(last).choose(seen, Random(1)).move
    loaded = load_policy(place)
    assert program_version(f"policy:{place}") == f"mine:last {loaded.version} protocol 1"


@pytest.mark.parametrize("wrong", ["no-such-file.py:last", "PLACE:first", "last", "README.md:x"])
def test_a_policy_that_is_not_there_is_an_error(wrong: str, place: str) -> None:
    with pytest.raises(PolicyError, match="policy-missing"):
        load_policy(wrong.replace("PLACE", place.rpartition(":")[0]))


def test_an_illegal_action_of_a_policy_is_an_error() -> None:
    state = next(iter(many_plies(1))).state
    with pytest.raises(PolicyError, match="action=0"):
        policy_bot(lambda _seen, _mask: 0).choose(observe(state, state.seat), Random(1))


# --- named seeds ---------------------------------------------------------------------------------


@pytest.mark.parametrize("bots", [("knight",), ("squire", "counting", "level-2")])
def test_the_game_of_a_named_seed_is_that_of_the_arena(bots: tuple[str, ...]) -> None:
    """Its deal, its shuffles, and the luck of the partners."""
    played = play_game(Match(bots=bots, seeds="castle"), 42, lambda: 0)
    limit = hand_limit(len(bots), played.record.deal.options)
    env = RegicideEnv(partners=bots[1:])
    seen, info = env.reset(options={"seed": SEED})
    over = False
    for ply in replay(played.record):
        if ply.before.seat == 0:
            assert not over
            assert np.array_equal(seen, _row(ply.before))
            action = action_of_move(ply.recorded.move, ply.before.acting_hand, limit)
            seen, _, over, _, info = env.step(action)
    assert (over, info["won"]) == (True, played.result.won)
    after, _ = env.reset()
    assert not np.array_equal(after, env.reset(options={"seed": SEED})[0])


def _row(state: Any) -> Any:
    batch = Batch(state.players, 1, options=state.options)
    batch.set_state(0, state)
    return batch.observe()[0]


def test_a_named_game_that_partners_lose_first_counts() -> None:
    env = RegicideEnv(partners=("random",) * 3, seat=3, reward="enemies")
    for number in range(100):
        _, info = env.reset(options={"seed": f"lost-{number}"})
        if info["action_mask"].all():
            break
    _, reward, over, _, info = env.step(0)
    assert (over, info["won"]) == (True, False)
    assert 0 <= reward < 1


@pytest.mark.parametrize("options", [{"seed": 3}, {"seed": ""}, {"deal": SEED}], ids=str)
def test_options_of_a_reset_are_honoured_or_refused(options: dict[str, Any]) -> None:
    environments: list[Any] = [RegicideEnv(), RegicideVectorEnv(2)]
    if "seed" in options:  # PettingZoo's own tests give an option that does not exist
        environments.append(regicide_v0.env())
    for env in environments:
        with pytest.raises(ValueError, match="options"):
            env.reset(options=options)
    with pytest.raises(ValueError, match="reset_mask"):
        RegicideVectorEnv(2).reset(options={"seed": SEED})


def test_pettingzoo_deals_named_seeds_and_says_who_won() -> None:
    played = play_game(Match(bots=("knight", "knight"), seeds="castle"), 42, lambda: 0)
    env = regicide_v0.env()
    env.reset(options={"seed": SEED})
    for ply in replay(played.record):
        assert not any(info["won"] for info in env.infos.values())
        assert np.array_equal(env.last()[0]["observation"], _row(ply.before))
        env.step(action_of_move(ply.recorded.move, ply.before.acting_hand, 7))
    assert played.result.won
    assert env.infos == {"player_0": {"won": True}, "player_1": {"won": True}}


# --- partners and seats --------------------------------------------------------------------------


def test_partners_are_names_policies_or_bots_with_a_budget() -> None:
    champion = bot_named("champion", Budget(rollouts=5))
    env = gymnasium.make("Regicide-v0", partners=("squire", last, champion))
    _, info = env.reset(seed=1)
    over = False
    while not over:
        _, _, over, _, info = env.step(last(_, info["action_mask"]))
    with pytest.raises(ValueError, match="must be"):
        RegicideEnv(partners=(3,))  # type: ignore[arg-type]


def test_a_vector_says_which_seat_acts_and_shows_the_end_whole() -> None:
    env = RegicideVectorEnv(50, players=3, autoreset_mode="SameStep")
    _, infos = env.reset(seed=1)
    seats, ended = set(), 0
    for _ in range(30):
        assert infos["seat"].tolist() == env._games.batch.states["seat"].tolist()
        seats |= set(infos["seat"].tolist())
        _, _, over, _, infos = env.step(infos["action_mask"].argmax(axis=1))
        if over.any():
            ended += int(over.sum())
            final = infos["final_info"]
            assert final["action_mask"].all()
            for name in ("action_mask", "won", "seat"):
                assert len(final[name]) == 50
                assert np.array_equal(final[f"_{name}"], over)
    assert seats == {0, 1, 2}
    assert ended > 50
