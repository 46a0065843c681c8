"""What a deal is made of, for the browser: it checks that a seed deals what was played.

The shuffles are notation and written there by hand (web/src/table/dealt.ts); how many cards a hand
has and which cards there are is law, and asked of the rules here.

python3 dev.py generate        writes web/src/table/dealing.ts; a test holds it current
"""

import json

from regicide.notation import print_each
from regicide.rules import Options, Suit, card, hand_limit
from regicide.rules.cards import ROYAL_RANKS
from regicide.rules.options import RANGES
from regicide.rules.setup import COMMONERS, PLAYERS, tavern_jesters

_TEXT = """\
// What a deal is made of. Written by `python3 dev.py generate`; a test holds it current.

/** §1.4 by players: the largest hand; §13.3 the option `hand` adds to it. */
export const HANDS: readonly number[] = %s;
/** §1.4, §13.3 by players, then by how many fewer: Jesters in the tavern. */
export const JESTERS: readonly (readonly number[])[] = %s;
/** §1.2 the piles of the castle, the top one first, before they are shuffled. */
export const CASTLE: readonly (readonly string[])[] = %s;
/** §1.3 the tavern without its Jesters, before it is shuffled. */
export const TAVERN: readonly string[] = %s;
"""


def dealing() -> str:
    """The text of the module."""
    most_fewer = -RANGES["jesters"][0]
    parts = (
        [hand_limit(players, Options()) for players in PLAYERS],
        [
            [tavern_jesters(players, Options(jesters=-fewer)) for fewer in range(most_fewer + 1)]
            for players in PLAYERS
        ],
        [print_each(tuple(card(rank, suit) for suit in Suit)) for rank in ROYAL_RANKS],
        print_each(COMMONERS),
    )
    return _TEXT % tuple(map(json.dumps, parts))
