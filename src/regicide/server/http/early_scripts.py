"""The scripts that a page needs beside the first one: browsers begin with them at once if the page names them."""

import re
from collections.abc import Mapping
from pathlib import PurePosixPath

#: The script of a page that loads late, by the start of its path; the longest start counts.
_PAGES = {
    "/club/": "ClubPage",
    "/clubs": "ClubsPage",
    "/companion": "CompanionPage",
    "/deal": "DealPage",
    "/evening/": "EveningPage",
    "/evenings": "EveningsPage",
    "/learn": "LearnPage",
    "/learn/": "LessonPage",
    "/local": "LocalTablePage",
    "/local/replay": "LocalReplayPage",
    "/puzzles": "PuzzlesPage",
    "/replay/": "ReplayPage",
    "/review": "ReviewPage",
    "/rules": "RulesPage",
    "/settings": "SettingsPage",
    "/shared": "LocalReplayPage",
    "/statistics": "StatisticsPage",
    "/t/": "TablePage",
    "/today": "TodayPage",
}
#: Loaded by the script of a page at once.
_ALSO = {"ReplayPage": ("ReplayPlayer",)}
#: What a script imports before it runs; what it loads later is `import("…")`.
_IMPORT = re.compile(rb'(?:from|import)"\./([^"]+\.js)"')
#: The end of a script's name: a dash and eight characters, among which there may be dashes.
_HASH_LENGTH = 9


class EarlyScripts:
    """By the start of a path, the scripts of its page with all that they import, one round trip or two earlier.

    Texts are not among them: the reader may have chosen another language in the settings of the page.
    """

    def __init__(self, assets: Mapping[str, bytes]) -> None:
        """`assets`: the content of the scripts by file name."""
        self._files = {PurePosixPath(file).stem[:-_HASH_LENGTH]: file for file in assets}
        first = _with_imports([self._files.get("index", "")], assets)
        self._pages = {
            start: tuple(
                file
                for file in _with_imports(
                    [self._files.get(each, "") for each in (name, *_ALSO.get(name, ()))], assets
                )
                if file not in first
            )
            for start, name in _PAGES.items()
        }

    def names(self, path: str, language: str) -> tuple[str, ...]:
        """The file names for the page at a path, for a reader of this language."""
        start = max(filter(path.startswith, self._pages), key=len, default=None)
        own = (self._files[language],) if language in self._files else ()
        return own + (self._pages[start] if start else ())


def _with_imports(names: list[str], assets: Mapping[str, bytes]) -> list[str]:
    """Scripts, and after them what they import."""
    found: list[str] = []
    waiting = [name for name in names if name in assets]
    while waiting:
        name = waiting.pop(0)
        if name not in found:
            found.append(name)
            waiting += sorted({each.decode() for each in _IMPORT.findall(assets[name])})
    return found
