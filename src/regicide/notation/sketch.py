"""A position sketched: what matters is named, and the rest lies where it does no harm.

    enemy Jd/5/0 · hand 8c 9d Th · discard 2c 4d

Two people play against the Jack of diamonds unless it says otherwise. Cards that are not named lie
under the tavern, unseen royals of the enemy's rank or above in the castle. It is turned into notation
and read by its parser: nothing is poked into a state.
"""

from regicide.notation.cards import print_pile, read_cards
from regicide.notation.options import parse_options
from regicide.notation.position import parse_position
from regicide.notation.text import Text
from regicide.rules import CARDS, JESTER, Card, Options, State
from regicide.rules.cards import ROYAL_RANKS
from regicide.rules.setup import tavern_jesters


def read_pile(text: str) -> tuple[Card, ...]:
    """Cards with blanks between them; - for none."""
    joined = text.replace(" ", "")
    return () if joined in ("", "-") else read_cards(Text(joined))


def sketched(text: str) -> State:
    """The position a line describes."""
    named = dict(part.split(" ", 1) for part in text.split(" · "))
    players = int(named.pop("players", "2"))
    options = parse_options(named["options"]) if "options" in named else Options()
    enemy = named.pop("enemy", "Jd")
    enemy += "/0/0" if "/" not in enemy else ""
    piles = {name: read_pile(named.pop(name, "")) for name in ("table", "discard", "tavern")}
    hands = [read_pile(named.pop("hand", ""))]
    hands += [read_pile(named.pop(f"hand{seat}", "")) for seat in range(2, players + 1)]
    castle = read_pile(named.pop("castle")) if "castle" in named else None
    rest = _rest(players, options, enemy, [*piles.values(), *hands, castle or ()])
    royals = [each for each in rest if _is_to_come(each, enemy)] if castle is None else []
    piles["castle"] = tuple(royals) if castle is None else castle
    under = tuple(each for each in rest if each not in royals)
    where = named.pop("rest", "tavern")
    piles[where] = piles[where] + under if where == "tavern" else under + piles[where]
    state = parse_position(
        " ".join(
            [
                str(players),
                named.pop("turn", "1p"),
                enemy,
                print_pile(piles["table"]),
                "/".join(print_pile(sorted(hand, key=lambda each: each.order)) for hand in hands),
                print_pile(piles["tavern"]),
                print_pile(piles["discard"]),
                print_pile(piles["castle"]),
                named.pop("yields", "-" * players),
                named.pop("jesters", "2" if players == 1 else "0"),
                *([named.pop("options")] if "options" in named else []),
            ]
        )
    )
    assert not named, f"no such thing: {', '.join(named)}"
    return state


def _rest(players: int, options: Options, enemy: str, piles: list[tuple[Card, ...]]) -> list[Card]:
    used = [*read_pile(enemy[:2]), *(each for pile in piles for each in pile)]
    jesters = [JESTER] * (tavern_jesters(players, options) - used.count(JESTER))
    return [each for each in CARDS[:-1] if each not in used] + jesters


def _is_to_come(card: Card, enemy: str) -> bool:
    rank = read_pile(enemy[:2])[0].rank
    return card.is_royal and ROYAL_RANKS.index(card.rank) >= ROYAL_RANKS.index(rank)
