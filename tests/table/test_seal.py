"""The seal of a deal: seed and salt give the commitment, and the seed gives the cards."""

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
from regicide.table import Phase, Seal, Verdict, Witness, check_record, check_seal, record_of
from regicide.table.recording import seal_tags
from regicide.table.witness import Drawn, PutOnTop, PutUnder
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
SAW = Witness(
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
def test_what_was_seen_is_compared(name: str, seen: dict[str, object], verdict: str) -> None:
    from msgspec.structs import replace as changed  # noqa: PLC0415

    assert check_seal(SEAL, changed(SAW, **seen)).value == verdict, name


def test_the_record_of_a_table_can_be_checked() -> None:
    sitting = play_table(3)
    while sitting.phase() is Phase.PLAYING:
        sitting.move()
    table = sitting.table
    text = print_game(record_of(table, date="2026-11-15", others=seal_tags(table.seal)))
    record = parse_game(text).record
    assert check_record(record) is Verdict.TRUE
    assert check_record(replace(record, others=())) is None
    salted = replace(record, others=(("Salt", "other"), record.others[1]))
    assert check_record(salted) is Verdict.FALSE
    elsewhere = Seed("castle-43").deal(3)
    assert check_record(replace(record, deal=elsewhere, moves=())) is Verdict.OTHER_DEAL


@pytest.mark.parametrize("line", GOLDEN.read_text(encoding="utf-8").splitlines())
def test_golden_deals(line: str) -> None:
    """The browser deals the same ones (web/tests/seal.test.ts)."""
    asked, position = line.split("|")
    players, seed, *options = asked.split(" ")
    chosen = parse_options(options[0]) if options else Options()
    assert print_position(Seed(seed).deal(int(players), chosen)) == position
