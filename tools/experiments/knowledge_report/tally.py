"""Results of numbered games, kept in a file: a longer run goes on where a shorter one ended."""

from collections.abc import Callable
from pathlib import Path


def results(path: Path, count: int, play: Callable[[int], str]) -> str:
    """The results of the first `count` games, a letter each; the games that the file lacks are played.

    Each game depends on its number alone. Its letter is in the file as soon as it is over.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    known = path.read_text("utf-8") if path.exists() else ""
    with path.open("a", encoding="utf-8") as file:
        for number in range(len(known), count):
            letter = play(number)
            known += letter
            file.write(letter)
            file.flush()
    return known[:count]
