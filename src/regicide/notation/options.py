"""Options: `name=value` with commas, in the order below, only those that differ (§13)."""

from dataclasses import replace
from typing import Any

from regicide.notation.faults import Fault
from regicide.notation.text import Text
from regicide.rules import Options, Overpaying, SoloYield, Talk
from regicide.rules.options import DEFAULTS, RANGES


def _signed(name: str) -> dict[str, object]:
    lowest, highest = RANGES[name]
    return {f"{number:+d}": number for number in range(lowest, highest + 1) if number}


def _unsigned(name: str) -> dict[str, object]:
    lowest, highest = RANGES[name]
    default = getattr(DEFAULTS, name)
    return {str(number): number for number in range(lowest, highest + 1) if number != default}


#: Written name → field of `Options` and its values that are not the default, as written.
FORMS: dict[str, tuple[str, dict[str, object]]] = {
    "solo-yield": ("solo_yield", {"not-twice-running": SoloYield.NOT_TWICE_RUNNING}),
    "overpay": ("overpaying", {"stop": Overpaying.STOP}),
    "hand": ("hand", _signed("hand")),
    "jesters": ("jesters", {"-1": -1, "-2": -2}),
    "health": ("health", _signed("health")),
    "attack": ("attack", _signed("attack")),
    "yield": ("yielding", {"off": False}),
    "combo": ("combo", _unsigned("combo")),
    "talk": ("talk", {"casual": Talk.CASUAL}),
    "hands": ("open_hands", {"open": True}),
}


def _pattern() -> str:
    """Ordered, each once, commas between them: whichever comes first, then any of those after it."""
    forms = [f"{name}=(?:{'|'.join(values)})" for name, (_, values) in FORMS.items()]
    firsts = (
        form + "".join(f"(?:,{later})?" for later in forms[place + 1 :])
        for place, form in enumerate(forms)
    )
    return f"^(?:{'|'.join(firsts)})$".replace("+", r"\+")


#: The texts `parse_options` reads, as a regular expression of Python and of ECMAScript.
OPTIONS_PATTERN = _pattern()
#: What an option's default would be called if it were written.
_DEFAULTS = {
    "solo-yield": "never",
    "overpay": "allowed",
    "yield": "on",
    "combo": "10",
    "talk": "strict",
    "hands": "hidden",
}


def print_options(options: Options) -> str:
    """The options that differ from the default; nothing if none does."""
    written = []
    for name, (field, values) in FORMS.items():
        value = getattr(options, field)
        if value != getattr(DEFAULTS, field):
            written.append(f"{name}={next(t for t, known in values.items() if known == value)}")
    return ",".join(written)


def parse_options(text: str) -> Options:
    return read_options(Text(text))


def read_options(text: Text) -> Options:
    names = list(FORMS)
    changes: dict[str, Any] = {}
    last = -1
    for piece in text.split(","):
        name, value = _name_and_value(piece)
        field, values = FORMS[name.chars]
        if field in changes:
            name.wrong(Fault.OPTION_REPEATED, name=name.chars)
        if names.index(name.chars) < last:
            name.wrong(Fault.OPTION_ORDER, order=" ".join(names))
        last = names.index(name.chars)
        changes[field] = _value(name.chars, value, values)
    return replace(DEFAULTS, **changes)


def _name_and_value(piece: Text) -> tuple[Text, Text]:
    if piece.chars.count("=") != 1:
        piece.wrong(Fault.BAD_OPTION)
    name, value = piece.split("=")
    if name.chars not in FORMS:
        name.wrong(Fault.UNKNOWN_OPTION, names=" ".join(FORMS))
    return name, value


def _value(name: str, text: Text, values: dict[str, object]) -> object:
    if text.chars in (_DEFAULTS.get(name, "0"), "+0", "-0"):
        text.wrong(Fault.OPTION_DEFAULT, name=name)
    if text.chars not in values:
        text.wrong(Fault.OPTION_VALUE, name=name, values=" ".join(values))
    return values[text.chars]
