"""Sentences about a review, for the terminal and the command line."""

from collections.abc import Iterator

from regicide.better_reason import BetterReason, ShownFact, WhyMove
from regicide.i18n import Words
from regicide.notation import parse_move, print_each_card
from regicide.notation.cards import parse_card
from regicide.rules import Discard, Flip, Nominate, Play, Yield
from regicide.study.review import Decision, Medal, Review
from regicide.tui.text.card_text import CardText

#: A chance that is not certain is not shown as if it were.
LEAST, MOST, CERTAIN = 10, 9990, 10_000

#: The facts of played-out games that are numbers of games in a hundred; the others are tenths.
SHARES = ("lost-here", "lost-next", "lost-dry", "royal", "flips", "used")


def say_percent(words: Words, chance: int) -> str:
    """`76.2%`."""
    shown = chance if chance in (0, CERTAIN) else min(MOST, max(LEAST, chance))
    return words.say("review-percent", number=shown / 100)


def say_points(words: Words, points: int) -> str:
    """`1.5`, without a sign."""
    return words.say("review-number", number=abs(points) / 100)


def say_signed(words: Words, points: int) -> str:
    """`+1.5` or `−1.5`; what rounds to nothing has no sign."""
    shown = say_points(words, points)
    sign = "" if shown == say_points(words, 0) else "−" if points < 0 else "+"
    return sign + shown


def say_move(words: Words, text: str) -> str:
    """A move as players say it: `A♣ 10♥`, `discard 3♥`."""
    match parse_move(text):
        case Play(cards):
            return CardText().cards(print_each_card(cards)).plain
        case Discard(cards):
            shown = CardText().cards(print_each_card(cards)).plain
            return words.say("review-move-discard", cards=shown)
        case Yield():
            return words.say("review-move-yield")
        case Nominate(seat):
            return words.say("review-move-name", who=words.seat(seat))
        case Flip():
            return words.say("review-move-flip")


def say_reason(words: Words, reason: BetterReason, *, made: str, best: str) -> str:
    """Why the better move is better, and what follows it; the moves are in words."""
    facts = reason.facts
    why = words.say(
        f"reason-{reason.code}",
        made=made,
        best=best,
        card=words.card(parse_card(facts.card)) if facts.card else "",
        count=facts.count or 0,
        value=facts.value or 0,
        attack=facts.attack or 0,
    )
    follows = reason.follows
    if follows is None:
        return why
    message = "reason-follows-last" if follows.is_last else "reason-follows"
    return words.sentences(why, words.say(message, turns=follows.turns, cards=follows.cards))


def say_why_move(words: Words, why: WhyMove, move: str) -> str:
    """Why a move was made: beside the next best one, or beside a better one."""
    if why.other is None:
        return words.say("why-only")
    made, other = say_move(words, move), say_move(words, why.other)
    if why.is_close:
        return words.say("why-close", other=other)
    said = words.say(
        "why-next" if why.is_better else "why-better",
        other=other,
        stake=say_stake(words, why.medal),
        chance=round(why.chance / 100),
        other_chance=round(why.other_chance / 100),
    )
    best, worse = (made, other) if why.is_better else (other, made)
    reason = say_reason(words, why.reason, best=best, made=worse) if why.reason else ""
    return words.sentences(said, reason)


def say_shown(words: Words, shown: ShownFact) -> str:
    """What the played-out games show."""

    def number(found: int) -> str:
        is_share = shown.fact in SHARES
        return str(found) if is_share else words.say("review-number", number=found / 10)

    fact = words.say(f"reason-shown-{shown.fact}")
    return words.say("reason-shown", fact=fact, made=number(shown.made), best=number(shown.best))


def say_reason_of(words: Words, decision: Decision) -> str:
    """The reason of a marked move, and what shows it; nothing while its mark is not checked."""
    reason = decision.reason
    if reason is None:
        return ""
    said = say_reason(words, reason, **_moves_of(words, decision))
    return words.sentences(said, say_shown(words, reason.shown)) if reason.shown else said


def _moves_of(words: Words, decision: Decision) -> dict[str, str]:
    return {"made": say_move(words, decision.move), "best": say_move(words, decision.best)}


def say_stake(words: Words, medal: Medal | None) -> str:
    """What the chances are of: `Chance of gold`."""
    return words.say("review-chance-of", medal=medal or "none")


def say_medal_change(words: Words, decision: Decision) -> Iterator[str]:
    """Solo, from the decision on, another medal may be at stake."""
    if decision.medal_before:
        yield words.say(
            "review-medal-change",
            medal=words.say("review-medal-name", medal=decision.medal_before.medal),
            chance=say_percent(words, decision.medal_before.chance),
        )


def say_takeaways(words: Words, review: Review) -> Iterator[str]:
    """Three things to take away from a lost game, and their numbers."""
    found = review.takeaways
    if found is None:
        return
    decision, habit = review.decisions[found.number - 1], found.habit
    theme = habit.theme if habit else "none"
    if found.is_luck:
        decided = words.say("takeaways-decided-luck", number=found.number)
    else:
        who = words.actor(decision.seat, None)
        decided = words.say("takeaways-decided-move", **who, number=found.number)
        if decision.reason:
            reason = say_reason(words, decision.reason, **_moves_of(words, decision))
            decided = words.sentences(decided, reason)
    yield f"{words.say('takeaways-decided')}: {decided}"
    # A mark that was not checked has no theme.
    if habit or not any(each.mark for each in review.decisions):
        yield f"{words.say('takeaways-habit')}: {words.say(f'takeaways-habit-{theme}')}"
        yield f"{words.say('takeaways-next')}: {words.say(f'takeaways-next-{theme}')}"
    before, after = (say_percent(words, each) for each in (found.before, found.after))
    stake = say_stake(words, decision.medal)
    numbers = [words.say("takeaways-fall", stake=stake, before=before, after=after)]
    if habit:
        loss = say_points(words, habit.loss)
        counts = words.say("takeaways-marks", moves=habit.moves, marked=habit.marked, loss=loss)
        numbers.append(counts)
    yield f"({words.sentences(*numbers)})"


def say_chance_events(words: Words, decision: Decision, players: int) -> str:
    """What chance decided after a move."""
    if decision.by:
        return words.list(words.say(f"review-by-{each}") for each in decision.by)
    return words.say("review-by-hands" if players > 1 else "review-by-nothing")


def say_marked(words: Words, decision: Decision) -> str:
    """A marked move in one line: what it lost, and what would have been better."""
    assert decision.mark
    return words.say(
        "review-marked",
        number=decision.number,
        who=words.seat(decision.seat),
        mark=words.say(f"review-{decision.mark}"),
        loss=say_points(words, decision.loss),
        move=say_move(words, decision.move),
        chance=say_percent(words, decision.chance),
        best=say_move(words, decision.best),
        value=say_percent(words, decision.value),
        reason=say_reason_of(words, decision),
    ).rstrip()


def say_decision(words: Words, review: Review, number: int) -> Iterator[str]:
    """One move of a review: its chance, what was better, and the luck after it."""
    decision = review.decisions[number - 1]
    yield from say_medal_change(words, decision)
    yield words.say(
        "review-chances",
        stake=say_stake(words, decision.medal),
        chance=say_percent(words, decision.chance),
        value=say_percent(words, decision.value),
        error=say_points(words, decision.value_error),
    )
    if decision.mark:
        yield words.say(
            "review-better",
            mark=words.say(f"review-{decision.mark}"),
            loss=say_points(words, decision.loss),
            best=say_move(words, decision.best),
            reason=say_reason_of(words, decision),
        ).rstrip()
    if decision.luck:
        yield words.say(
            "review-luck-after",
            luck=say_signed(words, decision.luck),
            by=say_chance_events(words, decision, len(review.seats)),
        )
