"""The law as a table, for the companion of a real table: it works where no server can be asked.

Every entry is found out by asking the rules or by doing a move with them; the browser looks up and
adds, and decides nothing.

python3 dev.py types        writes web/src/companion/law.ts; a test holds it current
"""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import combinations, product
from typing import TypeVar

from regicide.notation import print_card
from regicide.rules import (
    JESTER,
    Card,
    Discard,
    Nominate,
    Options,
    Play,
    Rank,
    Reason,
    SoloYield,
    State,
    Suit,
    as_is,
    attack,
    canonical,
    card,
    deal,
    do,
    hand_limit,
    health,
    immune_suit,
    shield,
    total,
)
from regicide.rules.cards import NUMBER_RANKS
from regicide.rules.events import EnemyDamaged, PowerActed, PowerBlocked
from regicide.rules.options import RANGES
from regicide.rules.plays import unplayable
from regicide.rules.setup import PLAYERS, tavern_jesters
from regicide.rules.solo import medal, solo_jesters, unflippable
from regicide.rules.yielding import unyieldable

_T = TypeVar("_T")

_HEAD = """\
// The law as the companion looks it up. Written by `python3 dev.py types`; a test holds it current.

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
_HIGHEST = RANGES["combo"][1]
_RANKS = [rank for rank in Rank if rank is not Rank.JESTER]
_LETTERS = {suit: suit.value[0] for suit in Suit}


def law() -> str:
    """The text of the module."""
    joining, reasons = _joining()
    combos, excess = _combos()
    unyielding = _unyieldable()
    unflippable_reason = unflippable(replace(_start(1), jesters=0))
    assert unflippable_reason is not None
    why = {*reasons, excess, *unyielding.values(), unflippable_reason}
    powers = _Powers.found()
    table = {
        "castle": "".join(_rank(each) for each in _castle()),
        "ranks": [_rank(each) for each in (*_of_each_rank(), JESTER)],
        "values": {_rank(each): each.value for each in (*_of_each_rank(), JESTER)},
        "enemies": {_rank(each): _strength(each) for each in _of_each_rank() if each.is_royal},
        "hands": [hand_limit(players, Options()) for players in PLAYERS],
        "jesters": [_fewer(players, tavern_jesters) for players in PLAYERS],
        "aside": [_fewer(players, _aside) for players in PLAYERS],
        "kinds": {_rank(each): _kind(each) for each in (*_of_each_rank(), JESTER)},
        "plays": _plays_by_kind(),
        "combos": combos,
        "excess": excess.code,
        "joining": joining,
        "clauses": {each.code: each.clause for each in sorted(why, key=lambda each: each.code)},
        "order": powers.order,
        "doubling": powers.doubling,
        "shielding": powers.shielding,
        "sway": dict(_sway()),
        "turns": dict(_turns()),
        "unyieldable": {key: reason.code for key, reason in unyielding.items()},
        "medals": [_medal(flips) for flips in range(solo_jesters(Options()) + 1)],
    }
    return f"{_HEAD}{_TYPES}export const LAW: Law = {{\n{''.join(_lines(table))}}};\n"


def _lines(table: Mapping[str, object]) -> Iterator[str]:
    for name, value in table.items():
        yield f"  {name}: {json.dumps(value, ensure_ascii=False)},\n"


def _rank(each: Card) -> str:
    return print_card(each) if each is JESTER else print_card(each)[0]


def _of_each_rank() -> list[Card]:
    return [card(rank, Suit.CLUBS) for rank in _RANKS]


def _four(rank: Rank) -> list[Card]:
    return [card(rank, suit) for suit in Suit]


def _start(players: int = 2, options: Options | None = None) -> State:
    return deal(players, lambda _: as_is, options or Options())


def _same(values: Iterable[_T]) -> _T:
    """The one value all of them have: what a short table leaves out makes no difference."""
    first, *others = values
    assert all(each == first for each in others)
    return first


# --- setting up ------------------------------------------------------------------------------------


def _castle() -> tuple[Card, ...]:
    first = _start()
    return (first.enemy, *first.castle)


def _strength(enemy: Card) -> tuple[int, int]:
    """§13.3 only adds to it, as it does to a hand."""
    return _same(_less_options(enemy, Options(health=n, attack=n, hand=n)) for n in (0, -1, 1))


def _less_options(enemy: Card, options: Options) -> tuple[int, int]:
    battle = replace(_start(options=options), enemy=enemy)
    assert hand_limit(1, options) - options.hand == hand_limit(1, Options())
    return health(battle) - options.health, attack(battle) - options.attack


def _fewer(players: int, count: Callable[[int, Options], int]) -> list[int]:
    most = -RANGES["jesters"][0]
    return [count(players, Options(jesters=-fewer)) for fewer in range(most + 1)]


def _aside(players: int, options: Options) -> int:
    return _start(players, options).jesters


# --- plays -----------------------------------------------------------------------------------------


def _kind(each: Card) -> str:
    """What the legality of a play depends on, besides totals: asserted for every play below."""
    if each is JESTER:
        return "*"
    return "r" if each.is_royal else "n" if each.rank in NUMBER_RANKS else "A"


def _kinds(cards: Iterable[Card]) -> str:
    return "".join(_kind(each) for each in cards)


def _plays() -> list[tuple[Card, ...]]:
    """A play for each set of ranks that is ever legal."""
    found: dict[tuple[Rank, ...], tuple[Card, ...]] = {(): ()}
    for size in range(len(Suit)):
        for cards in [each for each in found.values() if len(each) == size]:
            for rank in (*_RANKS, Rank.JESTER):
                longer = _with(cards, rank)
                if longer and unplayable(longer, _HIGHEST) is None:
                    found[tuple(each.rank for each in longer)] = longer
    return list(found.values())


def _with(cards: tuple[Card, ...], rank: Rank) -> tuple[Card, ...] | None:
    """One more card of this rank; None where all four are there already."""
    if rank is Rank.JESTER:
        return canonical((*cards, JESTER))
    left = [each for each in _four(rank) if each not in cards]
    return canonical((*cards, left[0])) if left else None


def _by_kind(cards: Iterable[tuple[Card, ...]]) -> dict[str, list[tuple[Card, ...]]]:
    found: dict[str, list[tuple[Card, ...]]] = {}
    for each in cards:
        found.setdefault(_kinds(each), []).append(each)
    return found


def _plays_by_kind() -> dict[str, tuple[int, int]]:
    """§1.1 how many suits the cards of a play can have."""
    return {
        kinds: _same(_suits(cards) for cards in alike)
        for kinds, alike in _by_kind(_plays()).items()
    }


def _suits(cards: tuple[Card, ...]) -> tuple[int, int]:
    faces = [[JESTER] if each is JESTER else _four(each.rank) for each in cards]
    counts = [
        len({each.suit for each in chosen if each.suit})
        for chosen in product(*faces)
        if len(set(chosen)) == len(chosen)
    ]
    return min(counts), max(counts)


def _combos() -> tuple[list[str], Reason]:
    """§3.2 the kinds of plays that a limit can forbid, which goes by their total and nothing else."""
    lowest, highest = RANGES["combo"]
    limits = range(lowest, highest + 1)
    found: dict[str, Reason] = {}
    forbidden: list[tuple[str, bool, bool]] = []
    for kinds, alike in _by_kind(_plays()).items():
        for cards, limit in product(alike if kinds else (), limits):
            why = unplayable(cards, limit)
            found |= {kinds: why.reason} if why else {}
            forbidden += [(kinds, total(cards) > limit, why is not None)]
    assert all(why == (over and kinds in found) for kinds, over, why in forbidden)
    return list(found), _same(found.values())


def _joining() -> tuple[dict[str, dict[str, str]], list[Reason]]:
    """For every play which cards may not join it, and why; totals aside."""
    found: dict[str, dict[str, str]] = {}
    reasons: list[Reason] = []
    for kinds, alike in _by_kind(_plays()).items():
        row: dict[str, set[str]] = {}
        for cards, rank in product(alike, (*_RANKS, Rank.JESTER)):
            same = rank in [each.rank for each in cards] and rank not in (Rank.ACE, Rank.JESTER)
            row.setdefault("=" if same else _kind_of(rank), set()).add(_why(cards, rank, reasons))
        found[kinds] = {kind: _same(why) for kind, why in row.items() if why != {""}}
    return found, reasons


def _kind_of(rank: Rank) -> str:
    return _kind(JESTER if rank is Rank.JESTER else card(rank, Suit.CLUBS))


def _why(cards: tuple[Card, ...], rank: Rank, reasons: list[Reason]) -> str:
    longer = _with(cards, rank)
    if longer is None:
        return "none"
    why = unplayable(longer, total(longer))  # a limit that no total can break
    if why is None:
        return ""
    reasons.append(why.reason)
    return why.reason.code


# --- what a play does ------------------------------------------------------------------------------


def _twos(suits: Iterable[Suit]) -> tuple[Card, ...]:
    """The smallest play with these suits: it defeats nobody by itself."""
    return canonical(card(Rank.TWO, suit) for suit in suits)


def _against(enemy: Card, cards: tuple[Card, ...], **changes: object) -> State:
    """Seat 1 of 2 holds these cards, and enough to cover any damage."""
    start = _start()
    rest = tuple(_four(Rank.TEN))
    hands = (canonical((*cards, *rest)), start.hands[1])
    return replace(start, enemy=enemy, hands=hands, **changes)  # type: ignore[arg-type]  # by name


@dataclass(frozen=True, slots=True)
class _Powers:
    """§4 as far as it can be told without hands and piles."""

    order: str
    doubling: str
    shielding: str

    @staticmethod
    def found() -> "_Powers":
        """Read off single suits, and held against every set of suits and every immunity."""
        order, *_ = _deed(tuple(Suit), None)
        alone = {_LETTERS[suit]: _deed((suit,), None) for suit in Suit}
        powers = _Powers(
            order,
            "".join(letter for letter, (_, _, blows, _) in alone.items() if blows > 1),
            "".join(letter for letter, (*_, spades) in alone.items() if spades),
        )
        for size in range(1, len(Suit) + 1):
            for suits, immune in product(combinations(Suit, size), (*Suit, None)):
                assert powers.of(suits, immune) == _deed(suits, immune)
        return powers

    def of(self, suits: tuple[Suit, ...], immune: Suit | None) -> tuple[str, str, int, int]:
        played = [each for each in self.order if each in {_LETTERS[suit] for suit in suits}]
        stopped = _LETTERS[immune] if immune else ""
        acts = "".join(each for each in played if each != stopped)
        blows = 2 if any(each in self.doubling for each in acts) else 1
        spades = int(any(each in self.shielding for each in played))
        return acts, "".join(each for each in played if each == stopped), blows, spades


def _deed(suits: tuple[Suit, ...], immune: Suit | None) -> tuple[str, str, int, int]:
    """Suits that act, suits that are blocked, times the value is dealt, times it counts as spades."""
    cards = _twos(suits)
    enemy = card(Rank.KING, immune or Suit.CLUBS)
    done = do(_against(enemy, cards, table=() if immune else (JESTER,)), Play(cards))
    events, value = done.events, total(cards)
    acted = "".join(_LETTERS[each.suit] for each in events if isinstance(each, PowerActed))
    blocked = "".join(_LETTERS[each.suit] for each in events if isinstance(each, PowerBlocked))
    dealt = next(each.amount for each in events if isinstance(each, EnemyDamaged))
    return acted, blocked, dealt // value, done.state.spades // value


def _sway() -> Iterator[tuple[str, tuple[str, bool]]]:
    for suit, table in product(Suit, ((), (JESTER,))):
        battle = replace(_start(), enemy=card(Rank.KING, suit), table=table, spades=1)
        immune = immune_suit(battle)
        key = _LETTERS[suit] + ("*" if table else "")
        yield key, (_LETTERS[immune] if immune else "", shield(battle) > 0)


def _turns() -> Iterator[tuple[str, tuple[int, str]]]:
    """What the game waits for after a move that leaves the enemy standing, or does not."""
    king, two = card(Rank.KING, Suit.CLUBS), _twos((Suit.HEARTS,))
    hit = _against(king, two)
    left = health(hit) - total(two)
    struck = do(hit, Play(two))
    named = do(_against(king, (JESTER,)), Play((JESTER,)))
    waits = {
        "struck": struck,
        "held": do(_against(king, two, spades=attack(hit)), Play(two)),
        "fallen": do(_against(king, two, damage=left), Play(two)),
        "last": do(_against(king, two, damage=left, castle=()), Play(two)),
        "covered": do(struck.state, Discard(struck.state.acting_hand)),
        "jester": named,
        "named": do(named.state, Nominate(named.state.seat)),
    }
    for came, done in waits.items():
        yield came, (done.state.seat, done.state.step.value)


# --- yielding, and alone ---------------------------------------------------------------------------


def _unyieldable() -> dict[str, Reason]:
    """Of the options only one matters: alone that for being alone, unless yielding is off."""
    found: dict[str, set[Reason | None]] = {}
    for yielding, solo, players in product((True, False), SoloYield, PLAYERS):
        options = Options(yielding=yielding, solo_yield=solo)
        option = "off" if not yielding else solo.value if players == 1 else "on"
        for others, own in product(range(players), (False, True)):
            marks = (own, *(each < others for each in range(players - 1)))
            why = unyieldable(replace(_start(players, options), yielded=marks))
            everyone = "y" if others == players - 1 else "-"
            found.setdefault(f"{option}/{everyone}/{'y' if own else '-'}", set()).add(why)
    reasons = {key: _same(why) for key, why in found.items()}
    return {key: why for key, why in reasons.items() if why}


def _medal(flips: int) -> str:
    start = _start(1)
    return medal(replace(start, jesters=start.jesters - flips)).value
