"""Seals: seed and salt give the commitment, and the seed deals the cards a client saw."""

from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import pytest

from regicide.notation import (
    Seed,
    parse_card,
    parse_game,
    parse_options,
    print_game,
    print_position,
)
from regicide.rules import Card, Options
from regicide.table import (
    Phase,
    Seal,
    SealVerdict,
    SeenDeal,
    check_record_seal,
    check_seal,
    record_of,
)
from regicide.table.recording import seal_tags
from regicide.table.seal_check import Drawn, PutOnTop, PutUnder
from table_builder import play_table

GOLDEN = Path(__file__).parent.parent / "golden" / "deals.txt"
SEAL = Seal(Seed("castle-42"), "pepper")


def cards(text: str) -> tuple[Card, ...]:
    return tuple(parse_card(each) for each in text.split())


def test_the_commitment_is_a_hash_of_salt_and_seed() -> None:
    assert SEAL.commitment == sha256(b"regicide-seal/1|pepper|castle-42").hexdigest()
    assert Seal(Seed("castle-43"), "pepper").commitment != SEAL.commitment
    assert Seal(Seed("castle-42"), "salt").commitment != SEAL.commitment


#: What a solo player saw of castle-42: eight cards, Jack of hearts, then Jack of clubs.
SEEN = SeenDeal(
    commitment=SEAL.commitment,
    players=1,
    hands=((0, cards("Ac 2s 3c 4h 5h 7d 8s Th")),),
    enemies=((0, parse_card("Jh")), (1, parse_card("Jc"))),
    tavern=(Drawn(2, cards("Ad As")), PutOnTop(parse_card("Jh")), Drawn(2, cards("Jh 5d"))),
)


@pytest.mark.parametrize(
    "name, seen, verdict",
    [
        ("nothing but the commitment", {"hands": (), "enemies": (), "tavern": ()}, "true"),
        ("all of it", {}, "true"),
        ("another commitment", {"commitment": "0" * 64}, "false"),
        ("another hand", {"hands": ((0, cards("Ac 2s 3c 4h 5h 7d 8s Ts")),)}, "other-deal"),
        ("a card less", {"hands": ((0, cards("Ac 2s 3c 4h 5h 7d 8s")),)}, "other-deal"),
        ("another enemy", {"enemies": ((0, parse_card("Js")),)}, "other-deal"),
        ("another castle", {"enemies": ((1, parse_card("Js")),)}, "other-deal"),
        ("another draw", {"tavern": (Drawn(2, cards("As 5d")),)}, "other-deal"),
        ("one card of two", {"tavern": (Drawn(2, cards("As")),)}, "true"),
        ("more than was there", {"tavern": (Drawn(32, ()), Drawn(1, cards("2c")))}, "other-deal"),
        ("hearts", {"tavern": (Drawn(32, ()), PutUnder(1), Drawn(1, cards("2c")))}, "true"),
        ("other options", {"options": Options(hand=-1)}, "other-deal"),
        ("more players", {"players": 2}, "other-deal"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_seal_is_checked_against_the_cards_seen(
    name: str, seen: dict[str, object], verdict: str
) -> None:
    from msgspec.structs import replace as changed  # noqa: PLC0415

    assert check_seal(SEAL, changed(SEEN, **seen)).value == verdict, name


def test_the_record_of_a_table_can_be_checked() -> None:
    builder = play_table(3)
    while builder.phase() is Phase.PLAYING:
        builder.move()
    table = builder.table
    text = print_game(record_of(table, date="2026-11-15", other_tags=seal_tags(table.seal)))
    record = parse_game(text).record
    assert check_record_seal(record) is SealVerdict.TRUE
    assert check_record_seal(replace(record, other_tags=())) is None
    salted = replace(record, other_tags=(("Salt", "other"), record.other_tags[1]))
    assert check_record_seal(salted) is SealVerdict.FALSE
    other_deal = Seed("castle-43").deal(3)
    assert check_record_seal(replace(record, deal=other_deal, moves=())) is SealVerdict.OTHER_DEAL


@pytest.mark.parametrize("line", GOLDEN.read_text(encoding="utf-8").splitlines())
def test_golden_deals(line: str) -> None:
    """The browser deals the same cards (web/tests/table/seal.test.ts)."""
    asked, position = line.split("|")
    players, seed, *options = asked.split(" ")
    chosen = parse_options(options[0]) if options else Options()
    assert print_position(Seed(seed).deal(int(players), chosen)) == position
