"""Clients know the same after the same messages: the golden states, which the browser's tests read too.

A file has steps. `message` is what the server sent, `then` what it changed in the client's state: a room,
a game, a view of a seat, presence, choices and hints are given as the number of the step they came with.
`logged` is the new entry of the log. `seen` is what the client saw of the deal.
"""

import json
from dataclasses import fields, replace
from pathlib import Path
from typing import Any, get_args

import pytest

from client_scenarios import SCENARIOS
from golden_files import read_golden
from load_clients import update_seq
from regicide.client.client_state import (
    EMPTY_STATE,
    ClientState,
    GameStart,
    ReceivedUpdate,
    apply_message,
)
from regicide.client.seen_deal import seal_verdict, seen_at_table
from regicide.notation import print_card, print_each_card
from regicide.table.commands import AskRematch, Command
from regicide.table.entry import MakeRematch, Open
from regicide.table.seal_check import Drawn, PutOnTop, PutUnder, TavernStep
from regicide.wire.encoding import decode_server, encode
from regicide.wire.messages import (
    Choices,
    DeviceAdded,
    Hint,
    Lobby,
    Notice,
    Presence,
    ServerMessage,
    Update,
    Welcome,
)

GOLDEN = Path(__file__).parent.parent / "golden" / "client"
#: The clock of the clients.
NOW = 900
#: Fields of a state that are part of a message, and the messages that have them.
PARTS: dict[str, tuple[type, ...]] = {
    "room": (Welcome, Update),
    "game": (Welcome, Update),
    "own": (Welcome, Update),
    "presence": (Presence,),
    "choices": (Choices,),
    "hint": (Hint,),
}


def part_of(message: ServerMessage, name: str) -> Any:
    """The room, the game or the view of a seat in a message; presence, choices and hints are messages."""
    match name:
        case "presence" | "choices" | "hint":
            return message
        case "room" | "game" if isinstance(message, Update):
            return getattr(message.public, name)
        case _:
            return getattr(message, name)


# --- reading -------------------------------------------------------------------------------------


def expected_state(
    before: ClientState, messages: list[ServerMessage], at: int, then: dict[str, Any]
) -> ClientState:
    def part(name: str, step: int | None) -> Any:
        return None if step is None else part_of(messages[step], name)

    changed = {name: part(name, value) if name in PARTS else value for name, value in then.items()}
    if "start" in then:
        start = then["start"]
        game, own = part("game", start["game"]), part("own", start["own"])
        changed["start"] = GameStart(start["seq"], game, own)
    if "log" in then:
        changed["log"] = tuple(then["log"])
    if "logged" in then:
        update, entry = messages[at], changed.pop("logged")
        assert isinstance(update, Update)
        game = part("game", entry["game"])
        received = ReceivedUpdate(
            update.seq, update.public, update.own, game, entry["is_by_reader"]
        )
        changed["log"] = (*before.log, received)
    return replace(before, **changed)


def golden_steps(name: str) -> tuple[list[ServerMessage], list[dict[str, Any]], dict[str, Any]]:
    """The messages, the changes of the state, and what was seen of the deal."""
    golden = json.loads(
        read_golden(GOLDEN / f"{name}.json", lambda: write_golden(SCENARIOS[name]()).encode())
    )
    messages = [decode_server(json.dumps(step["message"])) for step in golden["steps"]]
    return messages, [step["then"] for step in golden["steps"]], golden["seen"]


@pytest.mark.parametrize("name", SCENARIOS)
def test_the_state_after_every_message_is_the_golden_one(name: str) -> None:
    messages, changes, seen = golden_steps(name)
    state = expected = EMPTY_STATE
    for at, (message, then) in enumerate(zip(messages, changes, strict=True)):
        state = apply_message(state, message, NOW)
        expected = expected_state(expected, messages, at, then)
        assert state == expected, at
    assert write_seen(state) == seen


@pytest.mark.parametrize("name", SCENARIOS)
def test_the_golden_messages_are_those_of_real_tables(name: str) -> None:
    assert golden_steps(name)[0] == SCENARIOS[name]()


def test_the_golden_messages_have_all_kinds() -> None:
    messages = [message for name in SCENARIOS for message in golden_steps(name)[0]]
    assert {type(each) for each in messages} == set(get_args(ServerMessage)) - {
        DeviceAdded,
        Lobby,
        Notice,
    }
    deeds = {each.public.deed.do for each in messages if isinstance(each, Update)}
    kinds = {*get_args(Command), Open, MakeRematch} - {AskRematch}  # logged as MakeRematch
    assert deeds == {str(each.__struct_config__.tag) for each in kinds}
    players = {len(each.room.seats) for each in messages if isinstance(each, Welcome) and each.room}
    assert players >= {1, 2, 3, 4}


def test_the_load_clients_read_the_numbers_of_updates() -> None:
    """They do not decode messages, to need little time."""
    for message in [message for name in SCENARIOS for message in golden_steps(name)[0]]:
        expected = message.seq if isinstance(message, Update) else None
        assert update_seq(encode(message)) == expected


# --- writing -------------------------------------------------------------------------------------


def write_golden(messages: list[ServerMessage]) -> str:
    steps, state = [], EMPTY_STATE
    for at, message in enumerate(messages):
        before, state = state, apply_message(state, message, NOW)
        then = write_changes(before, state, messages[: at + 1])
        steps.append(_json({"message": json.loads(encode(message)), "then": then}))
    lines = ",\n".join(steps)
    return f'{{"now":{NOW},"steps":[\n{lines}\n],"seen":{_json(write_seen(state))}}}\n'


def write_changes(
    before: ClientState, after: ClientState, messages: list[ServerMessage]
) -> dict[str, Any]:
    def step(name: str, value: object) -> int | None:
        """The number of the last message that has this part."""
        if value is None:
            return None
        return max(
            at
            for at, each in enumerate(messages)
            if isinstance(each, PARTS[name]) and part_of(each, name) is value
        )

    names = [each.name for each in fields(ClientState)]
    changed = {
        name: getattr(after, name)
        for name in names
        if getattr(after, name) is not getattr(before, name)
        and (name in PARTS or getattr(after, name) != getattr(before, name))
    }
    written: dict[str, Any] = {
        name: step(name, it) if name in PARTS else it for name, it in changed.items()
    }
    if start := changed.get("start"):
        game, own = step("game", start.game), step("own", start.own)
        written["start"] = {"seq": start.seq, "game": game, "own": own}
    if changed.get("log"):
        entry = written.pop("log")[-1]
        game = step("game", entry.game)
        written["logged"] = {"game": game, "is_by_reader": entry.is_by_reader}
    return written


def write_seen(state: ClientState) -> dict[str, Any]:
    """What the client saw of the deal, as the browser writes it."""
    assert state.room is not None
    seen, verdict = seen_at_table(state, state.room), seal_verdict(state)
    return {
        "commitment": seen.commitment,
        "players": seen.players,
        "options": state.room.options,
        "hands": [[seat, list(print_each_card(hand))] for seat, hand in seen.hands],
        "enemies": [[place, print_card(enemy)] for place, enemy in seen.enemies],
        "tavern": [_write_step(step) for step in seen.tavern],
        "verdict": verdict.value if verdict else "unknown",
    }


def _write_step(step: TavernStep) -> dict[str, Any]:
    match step:
        case PutOnTop(card):
            return {"kind": "on-top", "card": print_card(card)}
        case PutUnder(count):
            return {"kind": "under", "count": count}
        case Drawn(count, cards):
            return {"kind": "drawn", "count": count, "cards": list(print_each_card(cards))}


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
