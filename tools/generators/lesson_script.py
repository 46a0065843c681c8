"""Generates the files of the lessons: each lesson with the answers to every move it asks for."""

from collections import Counter
from collections.abc import Iterator, Sequence

from regicide.better_reason import BetterReason
from regicide.notation import Seed, parse_move, print_card, print_each_card, print_move
from regicide.rules import (
    Card,
    Discard,
    Move,
    Observation,
    Play,
    State,
    Step,
    is_legal,
    legal_moves,
    observe,
    seen_by,
)
from regicide.study.lesson import LEARNER, Lesson
from regicide.study.lesson_reasons import why_beside_the_point
from regicide.table import TableGame
from regicide.table.commands import MakeMove
from regicide.wire.choices import view_choices, view_reason
from regicide.wire.deeds import view_deed
from regicide.wire.encoding import encode
from regicide.wire.events import write_events
from regicide.wire.game_view import view_game
from regicide.wire.messages import Update
from regicide.wire.reasons import ReasonView
from regicide.wire.update import OwnView, PublicView
from tools.generators.lesson_view import ChancesView, LessonView, StepView, TurnView

_SEED = Seed("lessons")


def write_lessons(part: Sequence[Lesson]) -> bytes:
    """Return the lessons of a part of the course as JSON, one line per lesson."""
    lines = [encode(_write(lesson)) for lesson in part]
    return b"[\n" + b",\n".join(lines) + b"\n]\n"


def _write(lesson: Lesson) -> LessonView:
    game = TableGame.given(lesson.start, _SEED)
    turns: list[TurnView] = []
    _write_turns(turns, lesson, game, 0)
    return LessonView(
        lesson.name,
        lesson.chapter,
        view_game(game),
        _own(game),
        tuple(turns),
        lesson.mistake,
        ChancesView(*lesson.chances) if lesson.chances else None,
    )


def _write_turns(turns: list[TurnView], lesson: Lesson, game: TableGame, task: int) -> int:
    """Append a turn and the turns that follow it; return its index."""
    place = len(turns)
    seen = observe(game.state, LEARNER)
    reasons = dict(sorted(_reasons(seen)))
    # Of a lesson with a mistake, its own sentence says why.
    why_not = {} if lesson.mistake else dict(_why_not(game.state, lesson.turns[task]))
    turn = TurnView(task + 1, view_choices(seen), reasons, {}, why_not)
    turns.append(turn)
    for text in lesson.turns[task]:
        move = parse_move(text)
        assert is_legal(game.state, move), (lesson.name, text)
        after, events = game.after(move)
        messages = write_events(seen_by(events, LEARNER, options=after.state.options))
        public = PublicView(
            deed=view_deed(MakeMove(print_move(move), 0), LEARNER, None),
            at=0,
            events=messages,
            game=view_game(after),
        )
        is_last = task + 1 == len(lesson.turns)
        follows = None if is_last else _write_turns(turns, lesson, after, task + 1)
        turn.wanted[print_move(move)] = StepView(
            Update(len(after.moves), public, _own(after)), follows
        )
    return place


def _own(game: TableGame) -> OwnView:
    return OwnView(LEARNER, print_each_card(game.state.hands[LEARNER]))


def _why_not(state: State, wanted: tuple[str, ...]) -> Iterator[tuple[str, BetterReason]]:
    for move in map(print_move, legal_moves(state)):
        if move in wanted:
            continue
        if reason := why_beside_the_point(state, wanted=wanted[0], move=move):
            yield move, reason


def _reasons(seen: Observation) -> Iterator[tuple[str, ReasonView]]:
    """Why sets of cards are illegal: sets of one card more than a part of a legal move."""
    make = Discard if seen.step is Step.SUFFER else Play
    sets = [Counter(_cards(move)) for move in legal_moves(seen)]
    parts = {part for each in sets for part in _parts(each)}
    hand = seen.acting_hand
    for part in parts:
        for card in Counter(hand) - Counter(part):
            tried = tuple(sorted((*part, card), key=lambda each: each.order))
            if tried not in parts and (reason := view_reason(seen, make(tried))):
                yield "".join(sorted(print_card(each) for each in tried)), reason


def _cards(move: Move) -> tuple[Card, ...]:
    return move.cards if isinstance(move, Play | Discard) else ()


def _parts(cards: Counter[Card]) -> Iterator[tuple[Card, ...]]:
    """Every sub-multiset, sorted."""
    parts: set[tuple[Card, ...]] = {()}
    for card in sorted(cards.elements(), key=lambda each: each.order):
        parts |= {(*part, card) for part in parts}
    yield from parts
