"""Environments for learning programs: the game in the interfaces that researchers use.

    game_setup          `GameSetup`: players, options and reward, checked
    actions             an action is a number: the same numbers in every environment
    observation_tensor  what a seat knows as numbers from 0 to 1, and what each number means
    rewards             the three rewards
    game_batch          `GameBatch`: many games of the core, with rewards and illegal actions
    single_game         `SingleGame`: the same for one game, which is faster
    policy_bot          `policy_bot`: a bot made of a policy; a policy of a file
    observation_space   the two forms of an observation as spaces
    gymnasium_env       `RegicideEnv`: solo, or one seat with bots as partners (`Regicide-v0`)
    vector_env          `RegicideVectorEnv`: thousands of games side by side
    regicide_v0         PettingZoo: one agent per seat
    open_spiel_game     OpenSpiel: registers the game `regicide` when it is imported
    open_spiel/         what that game is made of: states of the core as bytes, the past, the observer
    rendering           what `render` returns
    table_text          a view of the table as text
    table_picture       a view of the table as a picture

Importing this package registers `Regicide-v0` with Gymnasium. PettingZoo and OpenSpiel are needed only by
their own modules.
Not here: rules (rules), bots (bots), datasets (lab). An environment shows a seat only what it may know.
"""

import gymnasium

from regicide.envs.game_setup import GameSetup
from regicide.envs.gymnasium_env import RegicideEnv
from regicide.envs.policy_bot import Policy, policy_bot
from regicide.envs.vector_env import RegicideVectorEnv

__all__ = ["GameSetup", "Policy", "RegicideEnv", "RegicideVectorEnv", "policy_bot"]

if "Regicide-v0" not in gymnasium.registry:
    gymnasium.register(
        "Regicide-v0",
        entry_point="regicide.envs.gymnasium_env:RegicideEnv",
        vector_entry_point="regicide.envs.vector_env:make_vector_env",
    )
