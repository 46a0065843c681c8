"""Runs attacks: `python -m attacks PORT SECONDS ATTACK …`. Prints how often the server gave each answer, as JSON.

This process yields the processor to others: what is measured is the server, not the attackers.
"""

import asyncio
import json
import os
import sys
import time
from collections import Counter

import attacks.odd
import attacks.requests
import attacks.sockets  # noqa: F401  it registers its attacks
from attacks.target import ATTACKS, Target

#: Seconds that an attack may need to notice that its time is over.
LAST_ANSWER_SECONDS = 5.0


async def run(port: int, seconds: float, names: list[str]) -> Counter[str]:
    target = Target(port, time.monotonic() + seconds)
    running = [asyncio.ensure_future(ATTACKS[name](target)) for name in names]
    done, late = await asyncio.wait(running, timeout=seconds + LAST_ANSWER_SECONDS)
    for each in late:
        each.cancel()
    for each in done:
        if (error := each.exception()) is not None:
            target.answers[f"ended: {error!r}"] += 1
    return target.answers


if __name__ == "__main__":
    os.nice(19)
    port, seconds, *names = sys.argv[1:]
    sys.stdout.write(json.dumps(asyncio.run(run(int(port), float(seconds), names))))
