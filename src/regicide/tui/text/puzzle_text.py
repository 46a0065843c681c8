"""The answers to moves at a puzzle, in sentences: line by line and on the board."""

from collections.abc import Callable, Iterator

from regicide.bots.hints import why_better
from regicide.i18n import Words
from regicide.notation import print_move
from regicide.rules import Discard, Move, Observation, attack, total
from regicide.study.puzzle import Puzzle
from regicide.tui.lines.move_menu import say_choice
from regicide.tui.text.review_text import say_move, say_reason, say_shown
from regicide.wire.choices import ChoiceView, view_choices, view_outlook

#: How a move is written: line by line as it is typed, on the board as its cards are shown.
WriteMove = Callable[[Move], str]


def wrong_lines(
    words: Words, puzzle: Puzzle, seen: Observation, move: Move, write: WriteMove = print_move
) -> Iterator[str]:
    """The verdict on a wrong move, what it would do, and why it loses if that is proved."""
    yield words.say("puzzle-wrong", move=write(move))
    yield _effect(words, seen, move)
    if puzzle.is_open:
        yield words.say("puzzle-lost-then")


def solution_lines(
    words: Words,
    puzzle: Puzzle,
    seen: Observation,
    wrong: Move | None,
    *,
    given_up: bool,
    write: WriteMove = print_move,
) -> Iterator[str]:
    """The solution, what it does, and why not the last wrong move."""
    message = "puzzle-solution" if given_up else "puzzle-right"
    yield words.say(message, move=write(puzzle.solution))
    yield _effect(words, seen, puzzle.solution)
    if puzzle.chances is None:
        yield words.say("puzzle-wins-then")
    else:
        chance, other = puzzle.chances
        yield words.say("puzzle-chances", chance=chance, next=other)
        if wrong is not None:
            yield from _why_not(words, puzzle, seen, wrong)


def _why_not(words: Words, puzzle: Puzzle, seen: Observation, wrong: Move) -> Iterator[str]:
    reason = why_better(seen, puzzle.solution, wrong)
    if reason is None:
        return
    made, best = (say_move(words, print_move(each)) for each in (wrong, puzzle.solution))
    yield words.say("puzzle-why-not", move=made)
    yield say_reason(words, reason, made=made, best=best)
    if reason.shown:
        yield say_shown(words, reason.shown)


def _effect(words: Words, seen: Observation, move: Move) -> str:
    """What a move would do: for a discard, what it costs and what is left."""
    if not isinstance(move, Discard):
        text = print_move(move)
        choice = ChoiceView(text, view_outlook(seen, text).forecast)
        return say_choice(words, choice, view_choices(seen), seen.seat)
    kept = tuple([card for card in seen.acting_hand if card not in move.cards])
    return words.say(
        "puzzle-sum-discard",
        value=total(move.cards),
        damage=attack(seen),
        cards=words.cards(kept),
    )
