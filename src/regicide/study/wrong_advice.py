"""Common advice that is wrong, and what it costs to obey it as a law (docs/strategy.md says how that was measured)."""

#: Advice → games lost of 100: solo, with two, three and four players; None: it does not apply, or was not measured.
WRONG_ADVICE: dict[str, tuple[float | None, float | None, float | None, float | None]] = {
    "exact": (34, 25, 19, 37),
    "kill": (46, 44, 39, 67),
    "cover": (27, 6, 5, 11),
    "draws": (60, 67, 33, 31),
    "hearts": (45, 28, 14, 17),
    "shield": (21, 9, 7, 12),
    "value": (54, 17, 8, 8),
    "cards": (53, 26, 7, 5),
    "jester": (None, None, 9, 23),
    "self": (None, None, 1.3, 21.5),
    "flip-five": (38, None, None, None),
    "flip-diamond": (55, None, None, None),
}
