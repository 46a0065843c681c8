"""Commands that print their answer: deal, perft, bots, engine, version."""

import json
import sys

import click

from regicide.bots.bot_table import SHIPPED_BOTS
from regicide.bots.external import POLICY_PREFIX, PREFIX
from regicide.engine import OwnBot, backend_named, perft, serve_stream
from regicide.i18n import Words
from regicide.notation import Seed, print_position
from regicide.rules import Options, State
from regicide.version import __version__


def print_deal(
    _words: Words, players: int, seed: Seed, options: Options | None, *, as_json: bool
) -> int:
    position = print_position(seed.deal(players, options or Options()))
    click.echo(json.dumps({"position": position}) if as_json else position)
    return 0


def print_perft(_words: Words, position: State, depth: int, *, as_json: bool) -> int:
    """Print one line per depth as soon as it is counted; as JSON, print all at the end."""
    leaves = []
    for each in range(depth + 1):
        leaves.append(perft(position, each))
        if not as_json:
            click.echo(f"{each} {leaves[-1]}")
    if as_json:
        click.echo(json.dumps({"leaves": leaves}))
    return 0


def run_engine(_words: Words, core: str, policy: str | None) -> int:
    answers = sys.stdout.buffer
    serve_stream(sys.stdin.buffer, answers, backend_named(core), _own_bot(policy))
    return 0


def _own_bot(policy: str | None) -> OwnBot | None:
    if policy is None:
        return None
    from regicide.lab.lazy_import import optional_library  # noqa: PLC0415  the others need no laboratory

    optional_library("gymnasium", extra="envs")
    from regicide.envs.policy_bot import load_policy, policy_bot  # noqa: PLC0415  needs gymnasium

    sys.stdout = sys.stderr  # what the policy prints must not get among the answers
    loaded = load_policy(policy)
    return OwnBot(policy_bot(loaded.policy), loaded.name, loaded.version)


def print_bots(words: Words, *, as_json: bool) -> int:
    """Print the name and the description of each bot."""
    abouts = {each.name: words.say(each.message, level=each.level or 0) for each in SHIPPED_BOTS}
    abouts[f"{PREFIX}COMMAND"] = words.say("bot-engine")
    abouts[f"{POLICY_PREFIX}FILE:NAME"] = words.say("bot-policy")
    if as_json:
        rows = [{"name": name, "about": about} for name, about in abouts.items()]
        click.echo(json.dumps({"bots": rows}, ensure_ascii=False))
    else:
        click.echo("\n".join(f"{name:<16} {about}" for name, about in abouts.items()))
    return 0


def print_version(_words: Words, *, as_json: bool) -> int:
    click.echo(json.dumps({"version": __version__}) if as_json else f"regicide {__version__}")
    return 0
