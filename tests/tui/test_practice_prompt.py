"""A practice game for one idea, line by line."""

from regicide.tui.lines.practice_prompt import PracticePrompt


def play(lines: list[str], chapter: str = "whom-to-name", deal: int = 2) -> tuple[bool, str]:
    typed, written = iter(lines), list[str]()
    prompt = PracticePrompt(
        chapter,
        deal,
        language="en",
        read=lambda _prompt: next(typed, None),
        write=written.append,
        luck="s",
    )
    return prompt.play(), "\n".join(written)


def test_the_hint_appears_where_the_idea_decides_and_speaks_of_it_alone() -> None:
    is_over, shown = play(["hint", "Je", "quit"])
    assert not is_over
    assert "Practice for “The Jester, and whom to name”." in shown
    assert "Play the Jester now. Type hint to see the move." in shown
    assert "Jester" in shown.split("see the move.")[1]
    assert "Move 1: " in shown
    assert "With the idea." in shown


def test_where_it_does_not_decide_there_is_no_hint_and_the_end_counts() -> None:
    is_over, shown = play(["hint", "help", "Zz", *["1"] * 200], "pairs", 1)
    assert is_over
    assert "This idea decides nothing here." in shown
    assert "Write a move as its cards" in shown
    assert "of your moves" in shown
