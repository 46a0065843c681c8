"""Sketches: a short form of positions for tests, lessons and the rulebook.

    enemy Jd/5/0 · hand 8c 9d Th · discard 2c 4d

A sketch names only some of the cards. The default is two players against the Jack of diamonds. Other
cards go to the bottom of the tavern, royals of the enemy's rank or above to the castle. The sketch
becomes a position text, which the parser of positions checks.
"""

from regicide.notation.cards import print_pile, read_cards
from regicide.notation.options import parse_options
from regicide.notation.position import parse_position
from regicide.notation.text_span import TextSpan
from regicide.rules import CARDS, JESTER, Card, Options, State
from regicide.rules.cards import ROYAL_RANKS
from regicide.rules.setup import tavern_jesters


def read_spaced_cards(text: str) -> tuple[Card, ...]:
    """Read cards separated by spaces; `-` for none."""
    joined = text.replace(" ", "")
    return () if joined in ("", "-") else read_cards(TextSpan(joined))


def parse_sketch(text: str) -> State:
    """Return the position that a sketch describes."""
    named = dict(part.split(" ", 1) for part in text.split(" · "))
    players = int(named.pop("players", "2"))
    options = parse_options(named["options"]) if "options" in named else Options()
    enemy = named.pop("enemy", "Jd")
    enemy += "/0/0" if "/" not in enemy else ""
    piles = {
        name: read_spaced_cards(named.pop(name, "")) for name in ("table", "discard", "tavern")
    }
    hands = [read_spaced_cards(named.pop("hand", ""))]
    hands += [read_spaced_cards(named.pop(f"hand{seat}", "")) for seat in range(2, players + 1)]
    castle = read_spaced_cards(named.pop("castle")) if "castle" in named else None
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
    assert not named, f"unknown parts of a sketch: {', '.join(named)}"
    return state


def _rest(players: int, options: Options, enemy: str, piles: list[tuple[Card, ...]]) -> list[Card]:
    used = [*read_spaced_cards(enemy[:2]), *(each for pile in piles for each in pile)]
    jesters = [JESTER] * (tavern_jesters(players, options) - used.count(JESTER))
    return [each for each in CARDS[:-1] if each not in used] + jesters


def _is_to_come(card: Card, enemy: str) -> bool:
    rank = read_spaced_cards(enemy[:2])[0].rank
    return card.is_royal and ROYAL_RANKS.index(card.rank) >= ROYAL_RANKS.index(rank)
