"""The calendar of `regicide daily`: a month of first tries, as a grid or line by line."""

from calendar import Calendar
from collections.abc import Iterator, Mapping
from datetime import date

from rich.cells import set_cell_size

from regicide.i18n import Words
from regicide.study.game_facts import MEDALS, GameFacts


def calendar_lines(words: Words, day: date, tries: Mapping[date, GameFacts]) -> Iterator[str]:
    """The month of this day, a line for each week; weeks begin on Monday."""
    letters = {medal: words.say(f"today-letter-{medal}") for medal in MEDALS}
    yield words.month(day)
    for week in Calendar().monthdatescalendar(day.year, day.month):
        cells = (
            f"{each.day:>4} {set_cell_size(_mark(letters, tries.get(each)), 2)}"
            if each.month == day.month
            else " " * 7
            for each in week
        )
        yield "".join(cells).rstrip()
    yield words.say("today-calendar-help", **letters)


def plain_calendar_lines(words: Words, day: date, tries: Mapping[date, GameFacts]) -> Iterator[str]:
    """The days of this month that were tried, in words."""
    yield words.month(day)
    found = [each for each in sorted(tries) if (each.year, each.month) == (day.year, day.month)]
    for each in found:
        result = words.say(_result_message(tries[each]))
        yield words.say("today-day-played", date=words.day(each), result=result)
    if not found:
        yield words.say("today-not-played")


def _mark(letters: Mapping[str, str], facts: GameFacts | None) -> str:
    """As `calendarMark` in web/src/study/daily_tries.ts. A game without an end may still be continued."""
    if facts is None:
        return ""
    if facts.result == "*":
        return "…"
    if facts.medal:
        return letters[facts.medal]
    return "✓" if facts.result == "won" else str(facts.defeated)


def _result_message(facts: GameFacts) -> str:
    return "today-playing" if facts.result == "*" else f"result-{facts.medal or facts.result}"
