"""Messages: what is encoded can be decoded, and the generated files of the browser are current."""

import json
from pathlib import Path

import pytest
from tools.generate_web import GENERATED

from random_games import many_plies
from regicide.i18n import LANGUAGES, say_error, words
from regicide.notation import Seed, parse_options
from regicide.rules import Medal, Options, Play, RegicideError, Suit
from regicide.rules.events import GameWon
from regicide.table import Phase, TableGame, apply_entry
from regicide.table.commands import MakeMove
from regicide.wire.decode_errors import Expected, UnreadableMessage
from regicide.wire.encoding import decode_body, decode_client, decode_server
from regicide.wire.events import EVENT_TYPES, MESSAGES, read_event, write_event
from regicide.wire.game_view import view_game
from regicide.wire.http import NewTable
from regicide.wire.log_format import read_entry, write_entry
from regicide.wire.messages import Update
from regicide.wire.updates import EncodedUpdates
from table_builder import PEOPLE, play_table


def test_every_event_of_many_games_converts_to_a_message_and_back() -> None:
    found = set()
    plies = (ply.done.events for ply in many_plies(6))
    for events in (*plies, (GameWon(0, Medal.GOLD), GameWon(1, None))):
        for event in events:
            assert read_event(write_event(event)) == event
            found.add(type(event))
    assert found == set(EVENT_TYPES) == set(MESSAGES)


def test_log_entries_are_decoded_unchanged() -> None:
    builder = play_table(2)
    while builder.phase() is Phase.PLAYING:
        builder.move()
    table = None
    for entry in builder.entries:
        assert read_entry(write_entry(entry)) == entry
        table = apply_entry(table, read_entry(write_entry(entry))).after
    assert table == builder.table


def test_updates_differ_only_in_the_private_part_of_each_seat() -> None:
    builder = play_table(3)
    while builder.phase() is Phase.PLAYING:
        broadcast = EncodedUpdates.of(builder.move())
        read = [decode_server(broadcast.for_person(person.id)) for person in PEOPLE[:4]]
        updates = [each for each in read if isinstance(each, Update)]
        assert len(updates) == 4
        assert len({each.public for each in updates}) == 1
        assert [each.own.seat if each.own else None for each in updates] == [0, 1, 2, None]
        game = builder.table.game
        assert game is not None
        for seat, update in enumerate(updates[:3]):
            assert update.own is not None
            assert len(update.own.hand) == len(game.state.hands[seat])


@pytest.mark.parametrize(
    "message, why",
    [
        (b"", "truncated"),
        (b"[]", "got `array`"),
        (b"null", "got `null`"),
        (b'{"type":"hello","secret":3}', "$.secret"),
        (b'{"type":"hello","extra":3}', "unknown field `extra`"),
        (b'{"type":"nobody"}', "Invalid value 'nobody'"),
        (b'{"type":"do","id":"short","what":{"do":"pause"}}', "$.id"),
        (
            b'{"type":"do","id":"long-enough","what":{"do":"pause","seat":1}}',
            "unknown field `seat`",
        ),
        (b'{"type":"do","id":"long-enough","what":{"do":"fly"}}', "Invalid value 'fly'"),
        (b'{"type":"do","id":"spaces are out","what":{"do":"pause"}}', "$.id"),
        (b"[" * 100_000, "got `array`"),
        (b'"\xff"', "got `str`"),
    ],
)
def test_a_message_that_cannot_be_decoded_raises_an_error_with_a_reason(
    message: bytes, why: str
) -> None:
    with pytest.raises(RegicideError) as caught:
        decode_client(message)
    assert caught.value.code == "unreadable-message"
    assert why in str(caught.value.facts["why"])


@pytest.mark.parametrize(
    "message, expected, field, limit",
    [
        (b"", "json", "$", ""),
        (b"\xff", "json", "$", ""),
        (b"[]", "object", "$", ""),
        (b"{}", "field", "type", ""),
        (b'{"type":7}', "text", "type", ""),
        (b'{"type":"x"}', "known-value", "type", ""),
        (b'{"type":"hello","secret":"a"}', "text-length", "secret", "≥ 20"),
        (b'{"type":"hello","after":1.5}', "number", "after", ""),
        (b'{"type":"hello","extra":1}', "no-field", "extra", ""),
        (b'{"type":"do","id":"a b c d e","what":{"do":"pause"}}', "text-form", "id", None),
        (
            b'{"type":"do","id":"aaaaaaaa","what":{"do":"be-ready","ready":1}}',
            "truth",
            "what.ready",
            "",
        ),
        (b'{"type":"do","id":"aaaaaaaa","what":{"do":"be-ready"}}', "field", "what.ready", ""),
    ],
)
def test_a_decode_error_says_in_every_language_what_was_expected(
    message: bytes, expected: str, field: str, limit: str | None
) -> None:
    with pytest.raises(RegicideError) as caught:
        decode_client(message)
    facts = caught.value.facts
    assert (facts["expected"], facts["field"]) == (expected, field)
    assert limit is None or facts["limit"] == limit
    said = {language: say_error(words(language), caught.value) for language in LANGUAGES}
    assert len(set(said.values())) == len(LANGUAGES)
    assert not any(str(facts["why"]) in sentence for sentence in said.values())
    assert field == "$" or all(field in sentence for sentence in said.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_expectation_has_its_own_sentence(language: str) -> None:
    said = {
        each: say_error(
            words(language), UnreadableMessage(each, why="-", field="name", limit="≥ 1")
        )
        for each in Expected
    }
    assert len(set(said.values())) == len(Expected)


def test_integers_may_be_written_with_a_decimal_point() -> None:
    wanted = decode_body(b'{"players":2.0,"turn_seconds":2e1,"bots":[]}', NewTable)
    assert (wanted.players, wanted.turn_seconds) == (2, 20)


def test_decode_errors_of_request_bodies_have_the_same_facts() -> None:
    for body, expected, field, limit in (
        (b'{"players":0}', "number-range", "players", "≥ 1"),
        (b'{"players":2,"bots":7}', "list", "bots", ""),
        (b'{"players":2,"bots":[7]}', "text", "bots[0]", ""),
        (b'{"players":2,"bots":["a","a","a","a","a"]}', "list-length", "bots", "≤ 4"),
    ):
        with pytest.raises(RegicideError) as caught:
            decode_body(body, NewTable)
        facts = caught.value.facts
        assert (facts["expected"], facts["field"], facts["limit"]) == (expected, field, limit)


def test_a_command_is_decoded() -> None:
    text = '{"type":"do","id":"a-command-1","what":{"do":"make-move","move":"yield","seen":4}}'
    message = decode_client(text)
    assert getattr(message, "what", None) == MakeMove("yield", 4)


@pytest.mark.parametrize("path", GENERATED, ids=lambda path: path.name)
def test_the_generated_files_of_the_browser_are_current(path: Path) -> None:
    """`python3 dev.py generate` writes it."""
    assert path.read_bytes() == GENERATED[path]()


@pytest.mark.parametrize(
    "players, options, waiting",
    [
        (1, "", False),
        (2, "", False),
        (3, "", True),
        (3, "jesters=-1", False),
        (4, "", True),
        (4, "jesters=-1", True),
        (4, "jesters=-2", False),
    ],
)
def test_blocked_spades_are_shown_only_if_a_jester_can_be_played(
    players: int, options: str, *, waiting: bool
) -> None:
    """§8.5 solo Jesters do not cancel immunity (§12.1); two players have no Jester (§1.4)."""
    chosen = parse_options(options) if options else Options()
    seeds = (Seed(f"spades-{number}") for number in range(200))
    games = (TableGame.dealt(seed, players, chosen) for seed in seeds)
    game, spade = next(
        (game, card)
        for game in games
        for card in game.state.hands[0]
        if game.state.enemy.suit is card.suit is Suit.SPADES
    )
    after, _ = game.after(Play((spade,)))
    assert view_game(after).enemy.shield == 0
    assert view_game(after).enemy.waiting_shield == (spade.value if waiting else 0)


@pytest.mark.parametrize("seen", [-1, 2**53, 10**30])
def test_numbers_of_entries_have_bounds(seen: int) -> None:
    """They had none, so old logs may contain others."""
    move = {"do": "make-move", "move": "yield", "seen": seen}
    for message in (
        {"type": "do", "id": "command-1", "what": move},
        {"type": "hello", "after": seen},
    ):
        with pytest.raises(UnreadableMessage) as error:
            decode_client(json.dumps(message))
        assert error.value.facts["expected"] == "number-range"
    stored = {"by": {"id": "ana", "name": "Ana"}, "what": move, "at": 0}
    assert read_entry(json.dumps(stored).encode()).what == MakeMove("yield", seen)
