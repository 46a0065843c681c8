"""What to take away from a lost game: the largest fall of the chance, and the theme on which marked moves lost most."""

from collections import defaultdict

from regicide.i18n import Words
from regicide.notation import Seed, parse_move
from regicide.notation.record import Record, RecordedMove
from regicide.study.review import Review, review
from regicide.tui.text.review_text import say_takeaways

#: A solo game that is played at random.
LOST = ("4c", "x4h6h", "flip", "flip", "9d", "xAh2s3c5d7c9s", "Ts", "2h")
#: Of the reasons that occur in it.
THEMES = {
    "kill-early": "early-kills",
    "kill-ends-draws": "early-kills",
    "saves-cards": "payments",
    "last-diamond": "payments",
    "flip-early": "flips",
    "draws": "draws",
}


def reviewed(moves: tuple[str, ...], *, playouts: int) -> Review:
    seed = Seed("lost-37")
    made = tuple(RecordedMove(parse_move(each)) for each in moves)
    return review(Record(seed.deal(1), seed, made), worlds=60, playouts=playouts)


def test_the_habit_is_the_theme_on_which_marked_moves_lost_most() -> None:
    found = reviewed(LOST, playouts=32)
    assert found.takeaways
    marked = [each for each in found.decisions if each.mark]
    losses: dict[str, int] = defaultdict(int)
    for each in marked:
        assert each.reason
        losses[THEMES.get(each.reason.code, "other")] += each.loss
    habit = found.takeaways.habit
    assert habit
    assert (habit.loss, habit.theme) == max((loss, theme) for theme, loss in losses.items())
    assert habit.marked == len(marked) >= habit.moves >= 1
    assert found.seats[0].habit == habit


def test_what_decided_is_the_largest_fall() -> None:
    found = reviewed(LOST, playouts=0)
    assert found.takeaways
    decision = found.decisions[found.takeaways.number - 1]
    fall = found.takeaways.before - found.takeaways.after
    last = [each for each in found.decisions if each.medal == found.decisions[-1].medal]
    falls = [each.loss for each in last if each.mark]
    falls += [-each.luck for each in last if each.luck and each.by]
    assert fall == max(falls)
    assert fall == (-(decision.luck or 0) if found.takeaways.is_luck else decision.loss)
    assert found.takeaways.habit is None, "a mark that was not checked has no reason"
    assert "no move is marked" not in " ".join(say_takeaways(Words("en"), found))


def test_only_a_lost_game_has_takeaways() -> None:
    assert reviewed(LOST[:5], playouts=0).takeaways is None
