"""The review of a game as lines of text."""

from collections.abc import Iterator
from dataclasses import dataclass

from regicide.i18n import Words, say_event
from regicide.notation.record import Record, replay
from regicide.rules.events import GameLost, GameWon
from regicide.study.review import Decision, Review, ReviewSum, SeatSum
from regicide.study.winnable import Hindsight
from regicide.tui.text.review_text import (
    say_chance_events,
    say_marked,
    say_medal_change,
    say_percent,
    say_points,
    say_signed,
    say_stake,
    say_takeaways,
)


@dataclass(frozen=True, slots=True)
class ReviewedGame:
    """A record, its review, and what the solver found, if it was asked."""

    record: Record
    review: Review
    hindsight: Hindsight | None
    asked_hindsight: bool

    @property
    def sum(self) -> ReviewSum:
        """What the review adds up to: it is complete."""
        assert self.review.sum
        return self.review.sum

    @property
    def turning_points(self) -> tuple[Decision, ...]:
        chosen = self.review.turning_points
        return tuple(each for each in self.review.decisions if each.number in chosen)


def say_review(words: Words, game: ReviewedGame) -> Iterator[str]:
    """The whole report, line by line."""
    yield words.sentences(say_result(words, game), say_cause(words, game))
    yield ""
    yield words.say("review-sum")
    rows = list(sum_rows(words, game))
    wide = max(len(name) for name, _ in rows)
    for name, number in rows:
        yield f"  {name:<{wide}}  {number:>7}"
    for line in say_units(words, game.review):
        yield f"  {line}"
    yield ""
    yield words.say("review-turning-points")
    for line in say_turning_points(words, game):
        yield f"  {line}"
    yield ""
    if game.review.takeaways:
        yield words.say("takeaways-title")
        for line in say_takeaways(words, game.review):
            yield f"  {line}"
        yield ""
    yield words.say("review-players")
    for line in say_players(words, game):
        yield f"  {line}"
    if game.asked_hindsight:
        yield ""
        yield f"{words.say('review-hindsight')} ({words.say('review-hindsight-note')})"
        for line in say_hindsight(words, game.hindsight):
            yield f"  {line}"
    yield ""
    yield words.say("review-worlds", worlds=game.review.worlds)
    if game.review.playouts:
        yield words.say("review-playouts", playouts=game.review.playouts)
    yield words.say("review-thresholds")


def say_units(words: Words, review: Review) -> Iterator[str]:
    """What a point is, and what it is a chance of."""
    yield words.say("review-point")
    if review.decisions[0].medal:
        yield words.say("review-stakes")


def say_result(words: Words, game: ReviewedGame) -> str:
    """How the game ended, in the words of its last event."""
    for played in replay(game.record):
        for event in played.events:
            if isinstance(event, GameWon | GameLost):
                return say_event(words, event)
    stake = say_stake(words, game.review.decisions[-1].medal)
    return words.say("review-breaks-off", stake=stake, chance=say_percent(words, game.sum.end))


def say_cause(words: Words, game: ReviewedGame) -> str:
    """Where most of the chance went."""
    found, loss = game.sum, say_points(words, game.sum.loss)
    bad_luck = -found.luck - (found.deal_luck or 0)
    if game.review.end == 0 and bad_luck > found.loss:
        return words.say("review-cause-luck", luck=say_points(words, bad_luck), loss=loss)
    if game.turning_points:
        worst = max(game.turning_points, key=lambda each: each.loss)
        return words.say("review-cause-moves", loss=loss, number=worst.number)
    return words.say("review-cost", loss=loss)


def sum_rows(words: Words, game: ReviewedGame) -> Iterator[tuple[str, str]]:
    """The parts of the result, which add up."""
    found = game.sum
    if found.average is None or found.deal_luck is None:
        yield words.say("review-deal"), say_percent(words, game.review.deal or 0)
    else:
        yield words.say("review-average"), say_percent(words, found.average)
        yield words.say("review-deal-luck"), say_signed(words, found.deal_luck)
    yield words.say("review-luck"), say_signed(words, found.luck)
    yield words.say("review-loss"), say_signed(words, -found.loss)
    if any(each.medal_before for each in game.review.decisions):
        yield words.say("review-sum-medals"), say_signed(words, found.medals)
    yield words.say("review-end"), say_percent(words, found.end)


def say_turning_points(words: Words, game: ReviewedGame) -> Iterator[str]:
    """The dearest moves, and the largest stroke of chance."""
    for decision in game.turning_points:
        yield say_marked(words, decision)
    for decision in game.review.decisions:
        for line in say_medal_change(words, decision):
            yield f"{decision.number}. {line}"
    if not game.turning_points:
        yield words.say("review-no-marks")
    players = game.record.deal.players
    # Solo, only these have luck: what else changes the chance is the error of the estimates.
    strokes = [each for each in game.review.decisions if each.luck and (each.by or players > 1)]
    if strokes:
        largest = max(strokes, key=lambda each: abs(each.luck or 0))
        yield words.say(
            "review-stroke",
            luck=say_signed(words, largest.luck or 0),
            number=largest.number,
            by=say_chance_events(words, largest, players),
        )


def say_players(words: Words, game: ReviewedGame) -> Iterator[str]:
    for seat in game.review.seats:
        if seat.decisions:
            yield _say_player(words, seat)


def _say_player(words: Words, seat: SeatSum) -> str:
    return words.say(
        "review-player",
        who=words.seat(seat.seat),
        loss=words.say("review-number", number=seat.loss / seat.decisions / 100),
        best=f"{seat.best}/{seat.decisions}",
        luck=say_signed(words, seat.luck),
        slips=seat.slips,
        mistakes=seat.mistakes,
        blunders=seat.blunders,
    )


def say_hindsight(words: Words, known: Hindsight | None) -> Iterator[str]:
    """What the solver found with all cards known; None: the record has no seed."""
    if known is None:
        yield words.say("review-no-seed")
        return
    verdicts = {"winnable", "unwinnable", "undecided"}
    assert known.deal in verdicts
    yield words.say(f"review-{known.deal}")
    first, last = known.winnable_before, known.lost_after
    if first is not None and first == last:
        yield words.say("review-lost-at", number=first)
    elif first is not None and last is not None:
        yield words.say("review-lost-between", first=first, last=last)
    elif last is not None:
        yield words.say("review-lost-by", number=last)
