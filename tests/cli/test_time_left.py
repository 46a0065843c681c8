"""How long work still takes, told from what was done since it began."""

from regicide.cli.time_left import TimeLeft


def test_work_that_resumes_is_timed_from_where_it_resumed() -> None:
    clock = iter([100.0, 130.0, 190.0, 500.0])
    left = TimeLeft(lambda: next(clock))
    found = [left.after(done, 1000) for done in (500, 510, 530, 1000)]
    assert found == [None, "0:24:30", "0:23:30", None]
