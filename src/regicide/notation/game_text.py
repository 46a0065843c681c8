"""Games as text: tags, an empty line, moves; `;` starts a comment to the end of the line."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from enum import Enum
from typing import NoReturn, TypeVar

from regicide.notation.cards import print_cards, read_cards, refuse_repeats
from regicide.notation.faults import Fault, NotationError
from regicide.notation.moves import print_move, read_move
from regicide.notation.options import print_options, read_options
from regicide.notation.position import parse_position, print_position
from regicide.notation.record import (
    Comment,
    Record,
    RecordedMove,
    Replay,
    final_state,
    healed_count,
    result,
)
from regicide.notation.seed import Seed
from regicide.notation.text_span import TextSpan
from regicide.rules import IllegalMove, State
from regicide.rules.cards import holds

T = TypeVar("T")

LINE_WIDTH = 80
#: What a tag or a comment may contain.
ONE_LINE = r"^[^\n\r]*$"
TAGS = ("Players", "Seed", "Options", "Deal", "Seat1", "Seat2", "Seat3", "Seat4", "Date", "Result")
REQUIRED = ("Players", "Deal", "Result")
_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]*", re.ASCII)
_TAG = re.compile(r'\[([A-Za-z][A-Za-z0-9_]*) "((?:[^"\\]|\\["\\])*)"\]')
_COMMENT = re.compile(r'((?:[^";]|"(?:[^"\\]|\\.)*"|"(?!.*"))*);(.*)')
_DATE = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", re.ASCII)
_HEALED = re.compile(r"([^{}]*)\{([^{}]*)\}")


class Disagreement(Enum):
    """A tag that contradicts the deal and the moves; these take precedence."""

    PLAYERS = "players"
    OPTIONS = "options"
    SEED = "seed"
    SEATS = "seats"
    RESULT = "result"


@dataclass(frozen=True, slots=True)
class ParsedGame:
    """A record, and which of its tags contradicted its deal and moves."""

    record: Record
    disagreements: tuple[Disagreement, ...]


# --- printing ------------------------------------------------------------------------------------


def print_game(record: Record) -> str:
    _refuse_unwritable(record)
    tags = "".join(f'[{name} "{_quoted(value)}"]\n' for name, value in _tags(record))
    return tags + "\n" + "".join(f"{line}\n" for line in _move_lines(record))


def _refuse_unwritable(record: Record) -> None:
    """Raise for what could not be parsed again: bad tag names, misplaced or multi-line comments."""
    for name, _ in record.other_tags:
        if not _NAME.fullmatch(name) or name in TAGS:
            raise NotationError(Fault.UNWRITABLE, 1, name)
    places = [comment.after for comment in record.comments]
    if places != sorted(places) or any(not 0 <= place <= len(record.moves) for place in places):
        raise NotationError(Fault.UNWRITABLE, 1, ";")
    for comment in record.comments:
        ensure_single_line(comment.text)


def _tags(record: Record) -> Iterator[tuple[str, str]]:
    deal = record.deal
    yield "Players", str(deal.players)
    if record.seed is not None:
        yield "Seed", record.seed.text
    if options := print_options(deal.options):
        yield "Options", options
    yield "Deal", print_position(deal)
    for number, name in enumerate(record.seats, start=1):
        if name is not None:
            yield f"Seat{number}", name
    if record.date is not None:
        yield "Date", record.date
    yield "Result", result(final_state(record))
    yield from record.other_tags


def ensure_single_line(value: str) -> None:
    """Raise if the text has more than one line."""
    if not re.fullmatch(ONE_LINE, value):
        raise NotationError(Fault.UNWRITABLE, 1, value)


def _quoted(value: str) -> str:
    ensure_single_line(value)
    return value.replace("\\", "\\\\").replace('"', '\\"')


def _move_lines(record: Record) -> Iterator[str]:
    line = ""
    comments = list(record.comments)
    for number in range(len(record.moves) + 1):
        while comments and comments[0].after == number:
            yield f"{line} ;{comments.pop(0).text}".lstrip()
            line = ""
        if number == len(record.moves):
            break
        token = print_recorded_move(record.moves[number])
        if line and len(line) + 1 + len(token) > LINE_WIDTH:
            yield line
            line = token
        else:
            line = f"{line} {token}".lstrip()
    if line:
        yield line


def print_recorded_move(recorded: RecordedMove) -> str:
    healed = f"{{{print_cards(recorded.healed)}}}" if recorded.healed else ""
    return print_move(recorded.move) + healed


# --- reading -------------------------------------------------------------------------------------


def parse_game(text: str) -> ParsedGame:
    """Parse a game and check every move by the rules."""
    tags: dict[str, TextSpan] = {}
    tokens: list[TextSpan] = []
    comments: list[Comment] = []
    in_moves = False
    for line in TextSpan(text).split("\n"):
        code, remark = _split_comment(line)
        if code.chars.startswith("[") and not in_moves:
            _read_tag(code, tags)
        elif code.chars:
            in_moves = True
            tokens += [token for token in code.split(" ") if token.chars]
        if remark is not None:
            comments.append(Comment(len(tokens), remark))
    end = TextSpan("", len(text) + 1)
    return _assemble(tags, tokens, tuple(comments), end)


def _split_comment(line: TextSpan) -> tuple[TextSpan, str | None]:
    match = _COMMENT.fullmatch(line.chars.removesuffix("\r"))
    code = line[: match.end(1)] if match else line
    return TextSpan(code.chars.rstrip(" \t\r"), code.at), match.group(2) if match else None


def _read_tag(line: TextSpan, tags: dict[str, TextSpan]) -> None:
    match = _TAG.fullmatch(line.chars)
    if match is None:
        line.fail(Fault.BAD_TAG)
    name = match.group(1)
    known = [TAGS.index(tag) for tag in tags if tag in TAGS]
    if name in tags or (name in TAGS and TAGS.index(name) < max(known, default=0)):
        line.fail(Fault.TAG_ORDER, order=" ".join(TAGS))
    if name in TAGS and len(known) < len(tags):
        _refuse_unknown(tags, TAGS[max(known, default=-1) + 1 :])
    value = re.sub(r"\\(.)", r"\1", match.group(2))
    tags[name] = TextSpan(value, line.at + match.start(2))


def _refuse_unknown(tags: dict[str, TextSpan], expected: tuple[str, ...]) -> NoReturn:
    """Raise for the first tag that only other programs know: it has a known one after it."""
    name, value = next((name, value) for name, value in tags.items() if name not in TAGS)
    begins = value.at - len(f'[{name} "')
    raise NotationError(Fault.UNKNOWN_TAG, begins, name, expected=" ".join(expected))


def _assemble(
    tags: dict[str, TextSpan], tokens: list[TextSpan], comments: tuple[Comment, ...], end: TextSpan
) -> ParsedGame:
    for name in REQUIRED:
        if name not in tags:
            end.fail(Fault.TAG_MISSING, tag=name)
    if tags["Result"].chars not in ("won", "lost", "*"):
        tags["Result"].fail(Fault.BAD_RESULT)
    if "Date" in tags and not _DATE.fullmatch(tags["Date"].chars):
        tags["Date"].fail(Fault.BAD_DATE)
    deal = _read_within(tags["Deal"], parse_position)
    record = Record(
        deal=deal,
        seed=_read_within(tags["Seed"], Seed) if "Seed" in tags else None,
        seats=_seats(tags, deal.players),
        date=tags["Date"].chars if "Date" in tags else None,
        other_tags=tuple((name, text.chars) for name, text in tags.items() if name not in TAGS),
        comments=comments,
    )
    moves, final = _read_moves(record, tokens)
    return ParsedGame(replace(record, moves=moves), tuple(_disagreements(tags, record, final)))


def _read_within(text: TextSpan, parse: Callable[[str], T]) -> T:
    """Parse the value of a tag; an error gets its place in the whole text."""
    try:
        return parse(text.chars)
    except NotationError as error:
        error.facts["at"] = error.at = text.at + error.at - 1
        raise


def _seats(tags: dict[str, TextSpan], players: int) -> tuple[str | None, ...]:
    named = [tags.get(f"Seat{number}") for number in range(1, players + 1)]
    while named and named[-1] is None:
        named.pop()
    return tuple(None if name is None else name.chars for name in named)


def _read_moves(record: Record, tokens: list[TextSpan]) -> tuple[tuple[RecordedMove, ...], State]:
    game = Replay(record)
    return tuple(
        _read_and_do(game, number, token) for number, token in enumerate(tokens, 1)
    ), game.state


def _read_and_do(game: Replay, number: int, token: TextSpan) -> RecordedMove:
    recorded = _read_recorded(token)
    if recorded.healed and game.record.seed is not None:
        token.fail(Fault.HEALED_UNWANTED)
    if not holds(game.state.discard, recorded.healed):
        token.fail(Fault.HEALED_WRONG)
    try:
        done = game.do(recorded)
    except IllegalMove as error:
        raise NotationError(
            Fault.ILLEGAL_MOVE,
            token.at,
            token.chars,
            number=number,
            because=error.code,
            **error.facts,
        ) from error
    if game.record.seed is None and healed_count(done) != len(recorded.healed):
        token.fail(Fault.HEALED_MISSING, number=healed_count(done))
    return recorded


def _read_recorded(token: TextSpan) -> RecordedMove:
    match = _HEALED.fullmatch(token.chars)
    if match is None:
        return RecordedMove(read_move(token))
    inside = token[match.start(2) : match.end(2)]
    healed = read_cards(inside)
    refuse_repeats(inside, healed)
    if not healed:
        inside.fail(Fault.BAD_CARD)
    return RecordedMove(read_move(token[: match.end(1)]), healed)


def _disagreements(
    tags: dict[str, TextSpan], record: Record, final: State
) -> Iterator[Disagreement]:
    deal = record.deal
    if tags["Players"].chars != str(deal.players):
        yield Disagreement.PLAYERS
    if "Options" in tags:
        if read_options(tags["Options"]) != deal.options:
            yield Disagreement.OPTIONS
    elif print_options(deal.options):
        yield Disagreement.OPTIONS
    if record.seed is not None and record.seed.deal(deal.players, deal.options) != deal:
        yield Disagreement.SEED
    if any(f"Seat{number}" in tags for number in range(deal.players + 1, 5)):
        yield Disagreement.SEATS
    if tags["Result"].chars != result(final):
        yield Disagreement.RESULT
