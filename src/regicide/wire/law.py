"""The law as a table, for the companion of a real table: it works where no server can be asked.

Every entry is found out by asking the rules or by doing a move with them; the browser looks up and
adds, and decides nothing.

python3 dev.py generate        writes web/src/companion/law.ts; a test holds it current
"""

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import product

from regicide.rules import JESTER, Card, Options, Reason, SoloYield, attack, hand_limit, health
from regicide.rules.options import RANGES
from regicide.rules.setup import PLAYERS, tavern_jesters
from regicide.rules.solo import medal, solo_jesters, unflippable
from regicide.rules.yielding import unyieldable
from regicide.wire.law_fixtures import of_each_rank, rank_letter, same, start
from regicide.wire.law_plays import combos, joining, kind, plays_by_kind
from regicide.wire.law_powers import Powers, sway, turns

_HEAD = """\
// The law as the companion looks it up. Written by `python3 dev.py generate`; a test holds it current.

"""
_TYPES = """\
export interface Law {
  /** §1.2 the ranks of the castle, top card first. */
  readonly castle: string;
  /** In canonical order, the Jester last. */
  readonly ranks: readonly string[];
  /** §2.1 what a card is worth, by rank. */
  readonly values: Readonly<Record<string, number>>;
  /** §2.2 health and attack of an enemy, by rank. */
  readonly enemies: Readonly<Record<string, readonly [number, number]>>;
  /** §1.4 by players: the largest hand. */
  readonly hands: readonly number[];
  /** §1.4, §12.1 by players, then by how many fewer: Jesters in the tavern, Jesters aside. */
  readonly jesters: readonly (readonly number[])[];
  readonly aside: readonly (readonly number[])[];
  /** §3 what a rank is to a play: Ace, number, royal or Jester. */
  readonly kinds: Readonly<Record<string, string>>;
  /** §3 the kinds of a legal play → the fewest and the most suits it has. */
  readonly plays: Readonly<Record<string, readonly [number, number]>>;
  /** §3.2 the kinds of plays whose total is limited, and the reason above it. */
  readonly combos: readonly string[];
  readonly excess: string;
  /** §3 the kinds of a play, then the kind of one more card, `=` for a rank that is there → a reason, or `none` is left. */
  readonly joining: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Reason → the clause it rests on. */
  readonly clauses: Readonly<Record<string, string>>;
  /** §4.4 the suits in the order they act; §4.7 those that double the damage; §4.8 those that count as spades. */
  readonly order: string;
  readonly doubling: string;
  readonly shielding: string;
  /** §4.3, §8.2, §8.5 suit of the enemy, and `*` once a Jester lies there → immune suit; whether spades count. */
  readonly sway: Readonly<Record<string, readonly [string, boolean]>>;
  /** §5, §6, §8 what came of a move → by how many seats the turn moves on, and what the game waits for. */
  readonly turns: Readonly<Record<string, readonly [number, string]>>;
  /** §9, §13 `option/everyone else yielded/oneself` → why there is no yielding; alone, the option is another. */
  readonly unyieldable: Readonly<Record<string, string>>;
  /** §12.3 by flips used. */
  readonly medals: readonly string[];
}

"""


def law() -> str:
    """The text of the module."""
    unjoinable, reasons = joining()
    limited, excess = combos()
    unyielding = _unyieldable()
    unflippable_reason = unflippable(replace(start(1), jesters=0))
    assert unflippable_reason is not None
    why = {*reasons, excess, *unyielding.values(), unflippable_reason}
    powers = Powers.found()
    table = {
        "castle": "".join(rank_letter(each) for each in _castle()),
        "ranks": [rank_letter(each) for each in (*of_each_rank(), JESTER)],
        "values": {rank_letter(each): each.value for each in (*of_each_rank(), JESTER)},
        "enemies": {rank_letter(each): _strength(each) for each in of_each_rank() if each.is_royal},
        "hands": [hand_limit(players, Options()) for players in PLAYERS],
        "jesters": [_fewer(players, tavern_jesters) for players in PLAYERS],
        "aside": [_fewer(players, _aside) for players in PLAYERS],
        "kinds": {rank_letter(each): kind(each) for each in (*of_each_rank(), JESTER)},
        "plays": plays_by_kind(),
        "combos": limited,
        "excess": excess.code,
        "joining": unjoinable,
        "clauses": {each.code: each.clause for each in sorted(why, key=lambda each: each.code)},
        "order": powers.order,
        "doubling": powers.doubling,
        "shielding": powers.shielding,
        "sway": dict(sway()),
        "turns": dict(turns()),
        "unyieldable": {key: reason.code for key, reason in unyielding.items()},
        "medals": [_medal(flips) for flips in range(solo_jesters(Options()) + 1)],
    }
    return f"{_HEAD}{_TYPES}export const LAW: Law = {{\n{''.join(_lines(table))}}};\n"


def _lines(table: Mapping[str, object]) -> Iterator[str]:
    for name, value in table.items():
        yield f"  {name}: {json.dumps(value, ensure_ascii=False)},\n"


# --- setting up ------------------------------------------------------------------------------------


def _castle() -> tuple[Card, ...]:
    first = start()
    return (first.enemy, *first.castle)


def _strength(enemy: Card) -> tuple[int, int]:
    """§13.3 only adds to it, as it does to a hand."""
    return same(_less_options(enemy, Options(health=n, attack=n, hand=n)) for n in (0, -1, 1))


def _less_options(enemy: Card, options: Options) -> tuple[int, int]:
    battle = replace(start(options=options), enemy=enemy)
    assert hand_limit(1, options) - options.hand == hand_limit(1, Options())
    return health(battle) - options.health, attack(battle) - options.attack


def _fewer(players: int, count: Callable[[int, Options], int]) -> list[int]:
    most = -RANGES["jesters"][0]
    return [count(players, Options(jesters=-fewer)) for fewer in range(most + 1)]


def _aside(players: int, options: Options) -> int:
    return start(players, options).jesters


# --- yielding, and alone ---------------------------------------------------------------------------


def _unyieldable() -> dict[str, Reason]:
    """Of the options only one matters: alone that for being alone, unless yielding is off."""
    found: dict[str, set[Reason | None]] = {}
    for yielding, solo, players in product((True, False), SoloYield, PLAYERS):
        options = Options(yielding=yielding, solo_yield=solo)
        option = "off" if not yielding else solo.value if players == 1 else "on"
        for others, own in product(range(players), (False, True)):
            marks = (own, *(each < others for each in range(players - 1)))
            why = unyieldable(replace(start(players, options), yielded=marks))
            everyone = "y" if others == players - 1 else "-"
            found.setdefault(f"{option}/{everyone}/{'y' if own else '-'}", set()).add(why)
    reasons = {key: same(why) for key, why in found.items()}
    return {key: why for key, why in reasons.items() if why}


def _medal(flips: int) -> str:
    alone = start(1)
    return medal(replace(alone, jesters=alone.jesters - flips)).value
