"""The five languages of the rulebooks."""

from collections.abc import Mapping

#: Code → its own name for itself.
LANGUAGES = {
    "en": "English",
    "es": "Español",
    "ca": "Català",
    "id": "Bahasa Indonesia",
    "zh": "中文",
}
FALLBACK = "en"


def preferred_language(environment: Mapping[str, str]) -> str:
    """The language these environment variables ask for; English where it is none of ours."""
    for name in ("REGICIDE_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        code = environment.get(name, "").replace("-", "_").split("_")[0].split(".")[0].lower()
        if code in LANGUAGES:
            return code
        if code:
            return FALLBACK
    return FALLBACK
