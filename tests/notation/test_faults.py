"""Every malformed text has its own error code, a place, and a sentence in five languages."""

import copy
import pickle
from collections.abc import Callable

import pytest

from catalogue_messages import said_error
from position_examples import make_moves
from regicide.i18n import LANGUAGES, say_error, words
from regicide.notation import (
    Comment,
    Fault,
    NotationError,
    Record,
    Seed,
    parse_card,
    parse_game,
    parse_move,
    parse_options,
    parse_position,
    parse_view,
    print_game,
    print_position,
    print_view,
)
from regicide.notation.position import FIELDS
from regicide.notation.sketch import parse_sketch
from regicide.rules import IllegalMove, Step, observe


def position(start: str) -> str:
    return print_position(parse_sketch(start))


def with_fields(text: str, **changes: str) -> str:
    """Replace some fields of a position."""
    fields = dict(zip(FIELDS, text.split(" "), strict=False)) | changes
    return " ".join(fields[name] for name in FIELDS if name in fields)


PLAY = position("hand 2c 9h · hand2 8d")
TABLE = position("enemy Jd/9/4 · table 5h 4s · hand 2c 9h · hand2 8d")
SUFFER = position("turn 1d · yields y- · hand 2c 9h · hand2 8d")
NAME = position("players 3 · turn 1n · table Je · hand 2c 9h")
WON = position("turn 1w · enemy Kd/44/0 · table Qh Ks 9s · castle - · hand 2c")
LOST = position("turn 1l · yields y- · hand 2c 3h")
SOLO = position("players 1 · hand 2c 9h")
TAVERN, CASTLE = PLAY.split(" ")[5], PLAY.split(" ")[7]

# One line per row: the fault, its field, the text.
# fmt: off
POSITIONS: list[tuple[Fault, str, str]] = [
    (Fault.FIELD_COUNT, "players", ""),
    (Fault.FIELD_COUNT, "players", "2 1p"),
    (Fault.FIELD_COUNT, "players", with_fields(PLAY, table="- ", options="hand=+1")),
    (Fault.FIELD_COUNT, "players", f"{PLAY} hand=+1 x"),
    (Fault.BAD_PLAYERS, "players", with_fields(PLAY, players="5")),
    (Fault.BAD_PLAYERS, "players", with_fields(PLAY, players="02")),
    (Fault.BAD_PLAYERS, "players", f" {PLAY}"),
    (Fault.BAD_TURN, "turn", with_fields(PLAY, turn="3p")),
    (Fault.BAD_TURN, "turn", with_fields(PLAY, turn="1x")),
    (Fault.BAD_TURN, "turn", with_fields(PLAY, turn="1P")),
    (Fault.BAD_TURN, "turn", with_fields(PLAY, turn="p")),
    (Fault.BAD_ENEMY, "enemy", with_fields(PLAY, enemy="Jd/0")),
    (Fault.BAD_ENEMY, "enemy", with_fields(PLAY, enemy="Td/0/0")),
    (Fault.BAD_CARD, "enemy", with_fields(PLAY, enemy="jd/0/0")),
    (Fault.BAD_NUMBER, "enemy", with_fields(PLAY, enemy="Jd/00/0")),
    (Fault.BAD_NUMBER, "enemy", with_fields(PLAY, enemy="Jd/+1/0")),
    (Fault.BAD_NUMBER, "enemy", with_fields(PLAY, enemy="Jd/0/-1")),
    (Fault.BAD_NUMBER, "enemy", with_fields(PLAY, enemy="Jd/٣/0")),
    (Fault.BAD_NUMBER, "enemy", with_fields(PLAY, enemy="Jd/0/")),
    (Fault.BAD_CARD, "table", with_fields(PLAY, table="5")),
    (Fault.BAD_CARD, "table", with_fields(PLAY, table="5h5")),
    (Fault.BAD_HANDS, "hands", with_fields(PLAY, hands="2c9h")),
    (Fault.BAD_HANDS, "hands", with_fields(PLAY, hands="2c9h/8d/-")),
    (Fault.BAD_PILE, "hands", with_fields(PLAY, hands="2c9h/")),
    (Fault.HAND_ORDER, "hands", with_fields(PLAY, hands="9h2c/8d")),
    (Fault.BAD_CARD, "hands", with_fields(PLAY, hands="2c9H/8d")),
    (Fault.BAD_CARD, "tavern", with_fields(PLAY, tavern=TAVERN + "0c")),
    (Fault.BAD_CARD, "discard", with_fields(PLAY, discard="--")),
    (Fault.BAD_CASTLE, "castle", with_fields(PLAY, castle=CASTLE + "2c")),
    (Fault.BAD_CASTLE, "castle", with_fields(PLAY, castle=CASTLE + "Je")),
    (Fault.BAD_YIELDS, "yields", with_fields(PLAY, yields="-")),
    (Fault.BAD_YIELDS, "yields", with_fields(PLAY, yields="-Y")),
    (Fault.BAD_JESTERS, "jesters", with_fields(PLAY, jesters="x")),
    (Fault.BAD_JESTERS, "jesters", with_fields(SOLO, jesters="02")),
    (Fault.BAD_OPTION, "options", with_fields(PLAY, options="x")),
    (Fault.OPTION_DEFAULT, "options", with_fields(PLAY, options="combo=10")),
    (Fault.CARD_TWICE, "discard", with_fields(PLAY, discard="2c")),
    (Fault.CARD_TWICE, "castle", with_fields(PLAY, castle=CASTLE + "Jd")),
    (Fault.CARD_MISSING, "players", with_fields(PLAY, tavern=TAVERN[2:])),
    (Fault.JESTER_COUNT, "players", with_fields(PLAY, discard="Je")),
    (Fault.JESTER_COUNT, "players", with_fields(SOLO, discard="Je")),
    (Fault.JESTER_COUNT, "players", with_fields(NAME, discard="Je")),
    (Fault.JESTER_COUNT, "players", with_fields(NAME, turn="1p", table="-")),
    (Fault.JESTER_COUNT, "players", with_fields(NAME, options="jesters=-1")),
    (Fault.CASTLE_ORDER, "castle", with_fields(PLAY, castle="QcJcJhJsQdQhQsKcKdKhKs")),
    (Fault.CASTLE_ORDER, "castle", with_fields(position("enemy Qd · discard Jc"), discard="-", castle="JcQcQhQsKcKdKhKs")),
    (Fault.CASTLE_INCOMPLETE, "castle", with_fields(PLAY, castle=CASTLE[:-2], discard="Ks")),
    (Fault.HAND_TOO_LARGE, "hands", with_fields(position("hand 2c 3c 4c 5c 6c 7c 8c · discard 9c"), hands="2c3c4c5c6c7c8c9c/-", discard="-")),
    (Fault.DAMAGE_TOO_HIGH, "enemy", with_fields(TABLE, enemy="Jd/20/4")),
    (Fault.DAMAGE_TOO_HIGH, "enemy", with_fields(TABLE, enemy="Jd/12/4", options="health=-8")),
    (Fault.DAMAGE_TOO_LOW, "enemy", with_fields(WON, enemy="Kd/39/0")),
    (Fault.CASTLE_LEFT, "castle", with_fields(TABLE, turn="1w", enemy="Jd/20/4")),
    (Fault.DAMAGE_FROM_NOTHING, "enemy", with_fields(PLAY, enemy="Jd/1/0")),
    (Fault.SPADES_FROM_NOTHING, "enemy", with_fields(PLAY, enemy="Jd/0/1")),
    (Fault.NO_SPADE, "enemy", position("enemy Jd/5/0 · table 5h · hand 2c").replace("Jd/5/0", "Jd/5/5")),
    (Fault.NO_JESTER_PLAYED, "turn", with_fields(TABLE, turn="1n")),
    (Fault.NO_DAMAGE_COMING, "turn", with_fields(TABLE, turn="1d", enemy="Jd/9/10")),
    (Fault.CANNOT_COVER, "turn", with_fields(SUFFER, turn="2d", yields="-y")),
    (Fault.NO_YIELD_MARK, "turn", with_fields(SUFFER, yields="--")),
    (Fault.NO_MOVE, "turn", with_fields(position("turn 2p · hand 9c · hand2 2c · yields y-"), hands="9c/-", discard="2c")),
    (Fault.NOT_STUCK, "turn", with_fields(SUFFER, turn="1l")),
    (Fault.NOT_STUCK, "turn", with_fields(LOST, yields="--")),
    (Fault.NOT_STUCK, "turn", with_fields(SOLO, turn="1l")),
    (Fault.SOLO_JESTERS, "jesters", with_fields(SOLO, jesters="3")),
    (Fault.JESTERS_NOT_SOLO, "jesters", with_fields(PLAY, jesters="1")),
]
# fmt: on


def raised(parse: Callable[[str], object], text: str) -> NotationError:
    with pytest.raises(NotationError) as found:
        parse(text)
    for language in LANGUAGES:
        said_error(language, found.value)
    return found.value


@pytest.mark.parametrize("text", [PLAY, TABLE, SUFFER, NAME, WON, LOST, SOLO])
def test_the_positions_before_their_fields_are_replaced_are_valid(text: str) -> None:
    assert print_position(parse_position(text)) == text


@pytest.mark.parametrize(
    "fault, field, text",
    [pytest.param(*row, id=f"{row[0].value} {number}") for number, row in enumerate(POSITIONS)],
)
def test_position(fault: Fault, field: str, text: str) -> None:
    error = raised(parse_position, text)
    assert error.fault is fault
    before = FIELDS.index(field)
    start = len(" ".join(text.split(" ")[:before])) + (1 if before else 0)
    assert start < error.at <= start + len(text.split(" ")[before] if text else "x") + 1


def test_every_fault_of_a_position_has_a_row() -> None:
    ours = list(Fault)
    listed = ours[ours.index(Fault.FIELD_COUNT) : ours.index(Fault.BAD_UNKNOWN)]
    assert set(listed) <= {fault for fault, _, _ in POSITIONS}


VIEW = print_view(observe(parse_sketch("enemy Qd · hand 2c 9h · hand2 8d Jc · discard 3c"), 0))
VIEWS: list[tuple[Fault, str]] = [
    (Fault.BAD_UNKNOWN, with_fields(VIEW, castle="11")),
    (Fault.BAD_UNKNOWN, with_fields(VIEW, castle="?0")),
    (Fault.BAD_UNKNOWN, with_fields(VIEW, castle="?07")),
    (Fault.BAD_UNKNOWN, with_fields(VIEW, hands="2c9h/?")),
    (Fault.BAD_UNKNOWN, with_fields(VIEW, tavern="?12x")),
    (Fault.BAD_UNKNOWN, with_fields(VIEW, tavern="?12{2d}?3")),
    (Fault.BAD_PILE, with_fields(VIEW, hands="2c9h/")),
    (Fault.HAND_ORDER, with_fields(VIEW, hands="9h2c/?2")),
    (Fault.GROUP_ORDER, with_fields(VIEW, tavern="?12{3d2d}")),
    (Fault.GROUP_ORDER, with_fields(VIEW, tavern="?12{}")),
    (Fault.HAND_HIDDEN, with_fields(VIEW, hands="2c?1/?2")),
    (Fault.CARD_COUNT, with_fields(VIEW, tavern="?12")),
    (Fault.CARD_COUNT, with_fields(VIEW, castle="?8")),
    (Fault.CARD_TWICE, with_fields(VIEW, discard="2c")),
    (Fault.JESTER_COUNT, with_fields(VIEW, discard="Je")),
    (Fault.CASTLE_INCOMPLETE, with_fields(VIEW, discard="Kc")),
    (Fault.HAND_TOO_LARGE, with_fields(VIEW, hands="2c9h/?8", tavern="?33")),
]


@pytest.mark.parametrize("fault, text", VIEWS)
def test_view(fault: Fault, text: str) -> None:
    assert raised(lambda each: parse_view(each, 0), text).fault is fault


def test_a_view_without_a_matching_world() -> None:
    """A hidden card cannot cover the 20 of a King's attack if every King is visible."""
    start = "enemy Kd · turn 2d · yields -y · hand 2c · hand2 Kh · discard Kc Ks · castle -"
    text = print_view(observe(parse_sketch(start), 0))
    parse_view(text, 0)
    impossible = text.replace("2c/?1", "2cKh/?1").replace("?47", "?46")
    assert impossible != text
    assert raised(lambda each: parse_view(each, 0), impossible).fault is Fault.NO_WORLD


@pytest.mark.parametrize(
    "fault, at, text",
    [
        (Fault.BAD_MOVE, 1, ""),
        (Fault.BAD_MOVE, 1, "x"),
        (Fault.BAD_MOVE, 1, ">"),
        (Fault.BAD_MOVE, 1, ">0"),
        (Fault.BAD_MOVE, 1, ">5"),
        (Fault.BAD_CARD, 1, "Yield"),
        (Fault.BAD_CARD, 3, "7h8"),
        (Fault.BAD_CARD, 2, "x10c"),
        (Fault.BAD_CARD, 1, " 7h"),
        (Fault.BAD_CARD, 3, "7h "),
        (Fault.BAD_CARD, 3, "7h{2c}"),
        (Fault.REPEATED_CARD, 3, "7h7h"),
        (Fault.REPEATED_CARD, 6, "xJeJeJe"),
    ],
)
def test_move(fault: Fault, at: int, text: str) -> None:
    error = raised(parse_move, text)
    assert (error.fault, error.at) == (fault, at)


@pytest.mark.parametrize(
    "fault, at, text",
    [
        (Fault.BAD_OPTION, 1, ""),
        (Fault.BAD_OPTION, 1, "hand"),
        (Fault.BAD_OPTION, 9, "hand=+1,"),
        (Fault.UNKNOWN_OPTION, 1, "Hand=+1"),
        (Fault.OPTION_VALUE, 6, "hand=1"),
        (Fault.OPTION_VALUE, 6, "hand=+3"),
        (Fault.OPTION_VALUE, 7, "combo=+4"),
        (Fault.OPTION_VALUE, 9, "jesters=+1"),
        (Fault.OPTION_DEFAULT, 6, "hand=0"),
        (Fault.OPTION_DEFAULT, 9, "overpay=allowed"),
        (Fault.OPTION_REPEATED, 9, "hand=+1,hand=+1"),
        (Fault.OPTION_ORDER, 9, "hand=+1,overpay=stop"),
    ],
)
def test_option(fault: Fault, at: int, text: str) -> None:
    error = raised(parse_options, text)
    assert (error.fault, error.at) == (fault, at)


@pytest.mark.parametrize("text", ["", "1c", "7", "7H", "je", "JE", "10h"])
def test_card(text: str) -> None:
    assert raised(parse_card, text).fault is Fault.BAD_CARD


@pytest.mark.parametrize("text", ["", "\ud800"])
def test_seed(text: str) -> None:
    assert raised(Seed, text).fault is Fault.BAD_SEED


GAME = print_game(Record(Seed("castle-42").deal(2), Seed("castle-42"), date="2026-11-15"))


@pytest.mark.parametrize(
    "fault, text",
    [
        (Fault.TAG_MISSING, ""),
        (Fault.TAG_MISSING, GAME.replace('[Result "*"]\n', "")),
        (Fault.BAD_TAG, "[Players 2]\n" + GAME),
        (Fault.BAD_TAG, GAME.replace('"*"]', "*]")),
        (Fault.TAG_ORDER, '[Date "2026-11-15"]\n' + GAME),
        (Fault.TAG_ORDER, GAME.replace('[Date "2026-11-15"]\n', '[Players "2"]\n')),
        (Fault.TAG_ORDER, GAME.replace("[Result", '[Version "9"]\n[Players "2"]\n[Result')),
        (Fault.UNKNOWN_TAG, '[Version "9"]\n' + GAME),
        (Fault.BAD_RESULT, GAME.replace('"*"', '"draw"')),
        (Fault.BAD_DATE, GAME.replace("2026-11-15", "yesterday")),
        (Fault.BAD_ENEMY, GAME.replace("Jh/0/0", "Jh/0")),
        (Fault.ILLEGAL_MOVE, GAME + "yield yield"),
        (Fault.BAD_CARD, GAME + "7z"),
        (Fault.HEALED_UNWANTED, GAME + "4h{2c}"),
        (Fault.BAD_OPTION, GAME.replace("[Deal", '[Options "x"]\n[Deal')),
    ],
)
def test_game(fault: Fault, text: str) -> None:
    assert raised(parse_game, text).fault is fault


def test_an_illegal_move_of_a_game_is_explained() -> None:
    error = raised(parse_game, GAME + "4h3c")
    sentence = say_error(words("en"), error)
    assert "move 1" in sentence
    assert "same number" in sentence
    assert error.at == len(GAME) + 1


def test_a_line_break_cannot_be_written_in_a_tag() -> None:
    record = Record(Seed("a").deal(1), seats=("a\nb",))
    error = raised(lambda _: print_game(record), "")
    assert error.fault is Fault.UNWRITABLE


@pytest.mark.parametrize(
    "other_tags, comments",
    [
        ((("a b", "x"),), ()),
        ((("Deal", "x"),), ()),
        ((), (Comment(0, "a\nb"),)),
        ((), (Comment(5, "a"),)),
    ],
)
def test_a_record_that_could_not_be_parsed_again_is_not_printed(
    other_tags: tuple[tuple[str, str], ...], comments: tuple[Comment, ...]
) -> None:
    record = Record(Seed("a").deal(1), Seed("a"), other_tags=other_tags, comments=comments)
    assert raised(lambda _: print_game(record), "").fault is Fault.UNWRITABLE


def test_hearts_cannot_move_one_jester_twice() -> None:
    deal = parse_sketch("players 4 · hand 5h Tc · discard Je")
    text = print_game(Record(deal)) + "5h{JeJe}"
    assert raised(parse_game, text).fault is Fault.HEALED_WRONG


def test_places_in_tags_are_places_in_the_text() -> None:
    text = GAME.replace("[Deal", '[Options "hand=9"]\n[Deal')
    error = raised(parse_game, text)
    assert text[error.at - 1] == "9"
    empty = GAME.replace('"castle-42"', '""', 1)
    assert empty[raised(parse_game, empty).at - 1] == '"'


def test_the_first_fault_is_reported() -> None:
    assert (
        raised(parse_position, with_fields(PLAY, table="zz", options="bad")).fault is Fault.BAD_CARD
    )
    assert raised(parse_position, with_fields(PLAY, hands="zz/-", discard="9")).at < len(
        "2 1p Jd/0/0 - zz/-"
    )


@pytest.mark.parametrize(
    "fault, viewer, text",
    [
        (Fault.NO_WORLD, 0, "2 2d Jh/2/0 2d Ac2c3c4c5c6c7c/?1 ?32 - ?10 -- 0 attack=+5"),
        (Fault.NOT_STUCK, None, "1 1l Jh/2/0 2d ?2 ?37 - ?11 - 2"),
        (Fault.NOT_STUCK, 0, "2 2l Jh/0/0 - Ac2c3c4c5c6c7c/?1 ?32 - ?11 -- 0"),
    ],
)
def test_views_that_no_game_can_reach(fault: Fault, viewer: int | None, text: str) -> None:
    assert raised(lambda each: parse_view(each, viewer), text).fault is fault


def test_stuck_after_a_jester_is_not_beaten() -> None:
    """A player who was just named cannot have been at step four."""
    start = "players 3 · hand Je 9d · options yield=off"
    lost = make_moves(parse_sketch(start), "Je >2").state
    assert parse_position(print_position(lost)).step is Step.STUCK


def test_errors_can_be_pickled() -> None:
    for parse, text in ((parse_move, "9x"), (parse_options, "hand=9"), (parse_position, "2 1p")):
        error = raised(parse, text)
        again = pickle.loads(pickle.dumps(error))
        assert (again.fault, again.at, again.facts) == (error.fault, error.at, error.facts)
    with pytest.raises(IllegalMove) as illegal:
        make_moves(parse_sketch("hand 6c 6d"), "6c6d")
    again = pickle.loads(pickle.dumps(illegal.value))
    assert (again.reason, again.facts) == (illegal.value.reason, illegal.value.facts)
    assert copy.copy(illegal.value).code == "combo-too-high"
