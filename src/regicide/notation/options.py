"""Options (§13): `name=value` separated by commas, in the order below, without defaults."""

from dataclasses import replace
from typing import Any

from regicide.notation.faults import Fault
from regicide.notation.text_span import TextSpan
from regicide.rules import Options, Overpaying, SoloYield, Talk
from regicide.rules.options import DEFAULTS, RANGES


def _signed(name: str) -> dict[str, object]:
    lowest, highest = RANGES[name]
    return {f"{number:+d}": number for number in range(lowest, highest + 1) if number}


def _unsigned(name: str) -> dict[str, object]:
    lowest, highest = RANGES[name]
    default = getattr(DEFAULTS, name)
    return {str(number): number for number in range(lowest, highest + 1) if number != default}


#: Name in the text → field of `Options`, and text → value for every value except the default.
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
    """Options in order, each at most once, separated by commas; at least one."""
    forms = [f"{name}=(?:{'|'.join(values)})" for name, (_, values) in FORMS.items()]
    firsts = (
        form + "".join(f"(?:,{later})?" for later in forms[place + 1 :])
        for place, form in enumerate(forms)
    )
    return f"^(?:{'|'.join(firsts)})$".replace("+", r"\+")


#: Matches what `parse_options` accepts; a regular expression for Python and ECMAScript.
OPTIONS_PATTERN = _pattern()
#: The text each default would have; it is refused.
_DEFAULTS = {
    "solo-yield": "never",
    "overpay": "allowed",
    "yield": "on",
    "combo": "10",
    "talk": "strict",
    "hands": "hidden",
}


def print_options(options: Options) -> str:
    """Return the options that differ from the default; an empty text if none does."""
    written = []
    for name, (field, values) in FORMS.items():
        value = getattr(options, field)
        if value != getattr(DEFAULTS, field):
            written.append(f"{name}={next(t for t, known in values.items() if known == value)}")
    return ",".join(written)


def parse_options(text: str) -> Options:
    return read_options(TextSpan(text))


def read_options(text: TextSpan) -> Options:
    names = list(FORMS)
    changes: dict[str, Any] = {}
    last = -1
    for piece in text.split(","):
        name, value = _name_and_value(piece)
        field, values = FORMS[name.chars]
        if field in changes:
            name.fail(Fault.OPTION_REPEATED, name=name.chars)
        if names.index(name.chars) < last:
            name.fail(Fault.OPTION_ORDER, order=" ".join(names))
        last = names.index(name.chars)
        changes[field] = _value(name.chars, value, values)
    return replace(DEFAULTS, **changes)


def _name_and_value(piece: TextSpan) -> tuple[TextSpan, TextSpan]:
    if piece.chars.count("=") != 1:
        piece.fail(Fault.BAD_OPTION)
    name, value = piece.split("=")
    if name.chars not in FORMS:
        name.fail(Fault.UNKNOWN_OPTION, names=" ".join(FORMS))
    return name, value


def _value(name: str, text: TextSpan, values: dict[str, object]) -> object:
    if text.chars in (_DEFAULTS.get(name, "0"), "+0", "-0"):
        text.fail(Fault.OPTION_DEFAULT, name=name)
    if text.chars not in values:
        text.fail(Fault.OPTION_VALUE, name=name, values=" ".join(values))
    return values[text.chars]
