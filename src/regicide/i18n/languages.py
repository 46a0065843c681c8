"""The five languages of the rulebooks."""

import json
from collections.abc import Mapping
from importlib.resources import files

_LIST = files("regicide.i18n") / "catalogues" / "languages.json"
#: Code → name of the language in that language. The browser game reads the same file.
LANGUAGES: dict[str, str] = json.loads(_LIST.read_text(encoding="utf-8"))
FALLBACK = "en"


def preferred_language(environment: Mapping[str, str]) -> str:
    """Return the language that these environment variables ask for; English if it is not supported."""
    for name in ("REGICIDE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        code = environment.get(name, "").replace("-", "_").split("_")[0].split(".")[0].lower()
        if code in LANGUAGES:
            return code
        if code:
            return FALLBACK
    return FALLBACK
