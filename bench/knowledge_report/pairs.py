"""Games of the same deals, played in two ways and compared one by one."""

from collections.abc import Sequence

from regicide.study.intervals import DEVIATIONS


def paired_gain(before: Sequence[bool], after: Sequence[bool]) -> str:
    """By how many points the share of wins grew, with its 95% interval.

    The interval is that of Agresti and Min, which adds half a pair of each kind: so it has a width even if no
    deal ended differently.
    """
    pairs = list(zip(before, after, strict=True))
    gained, lost = pairs.count((False, True)), pairs.count((True, False))
    count, difference = len(pairs) + 2, gained - lost
    error = DEVIATIONS * (gained + lost + 1 - difference**2 / count) ** 0.5 / count
    low, high = difference / count - error, difference / count + error
    return f"{100 * difference / len(pairs):+.1f} ({100 * low:+.1f} to {100 * high:+.1f})"
