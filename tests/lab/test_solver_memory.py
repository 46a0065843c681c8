"""What the proof remembers of lost positions changes no answer.

The judge is a proof that remembers nothing: it tries everything anew. docs/solver.md lists faults that
were sown on purpose, and which of these tests notices each.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

import pytest

from regicide.lab.solving import EVERYTHING, Limits, Problem, Proved, prove_all
from regicide.notation import (
    NotationError,
    Seed,
    parse_position,
    print_cards,
    print_pile,
    print_position,
)
from regicide.rules import (
    CARDS,
    JESTER,
    Card,
    Rank,
    Suit,
    as_is,
    canonical,
    do,
    hearts_acted,
    legal_moves,
)

SUITED = [each for each in CARDS if each is not JESTER]
KINGS = [each for each in SUITED if each.rank is Rank.KING]
PLAIN = Limits(seconds=0.2, megabytes=1)
#: With little memory old losses are overwritten all the time.
LIMITS = (Limits(seconds=5, megabytes=1), Limits(seconds=5, megabytes=0))


@dataclass(frozen=True)
class Family:
    """One fight against the last Kings, with hands that heal and draw; where other cards lie differs.

    What was lost in one of them is remembered for others, by what the proof says it has read.
    """

    before: str
    others: tuple[Card, ...]  # lie on the table, under the pool's
    held: str
    castle: str
    after: str
    pool: tuple[Card, ...]
    seed: Seed | None

    def problem(self, piles: list[list[Card]], hearts: int) -> Problem:
        tavern, discards, more = map(tuple, piles)
        table = print_pile((*self.others, *more))
        cards = f"{table} {self.held} {print_pile(tavern)} {print_pile(discards)} {self.castle}"
        return Problem(parse_position(f"{self.before} {cards} {self.after}"), self.seed, hearts)


def random_family(rng: Random, players: int) -> Family:
    left = rng.choice((1, 2, 2, 3))
    kings = rng.sample(KINGS, left)
    others = [each for each in SUITED if each not in kings]
    rng.shuffle(others)
    others.sort(key=lambda each: is_small_help(each) and rng.random() < 0.7)  # the last are dealt
    hands = [canonical(tuple(taken(others, rng.randint(1, 6 - players)))) for _ in range(players)]
    others.sort(key=lambda each: each.value + 12 * rng.random())
    pool = taken(others, rng.randint(3, 12))
    shield = rng.choice((0, 9, 13, 15))  # behind one, hands can draw and heal for several turns
    flips = rng.choice((0, 1)) if players == 1 else 0
    marks = rng.choice(("--", "-y")) if players > 1 else "-"
    return Family(
        before=f"{players} 1p {print_cards(kings[:1])}/{rng.choice((0, 0, 20))}/{shield}",
        others=tuple(others),
        held="/".join(map(print_pile, hands)),
        castle=print_pile(tuple(kings[1:])),
        after=f"{marks} {flips} health={rng.choice((-10, -7, -4))},attack=-5",
        pool=tuple(pool),
        seed=rng.choice((None, Seed("family"))),
    )


def is_small_help(card: Card) -> bool:
    return card.suit in (Suit.HEARTS, Suit.DIAMONDS) and card.value <= 6


def taken(cards: list[Card], number: int) -> list[Card]:
    return [cards.pop() for _ in range(number)]


def scattered(rng: Random, cards: Sequence[Card], top: Sequence[Card] = ()) -> list[list[Card]]:
    """Tavern, which begins with `top`, discards, table."""
    mixed = rng.sample(cards, len(cards))
    first, second = sorted((rng.randint(0, min(8, len(mixed))), rng.randint(0, len(mixed))))
    return [[*top, *mixed[:first]], mixed[first:second], mixed[second:]]


def unread(rng: Random, piles: list[list[Card]], read: int) -> list[list[Card]]:
    """The same as far as it was read, and anything beyond."""
    tavern, discards, table = piles
    if read == EVERYTHING:
        return piles
    if read > len(tavern):  # its end, too
        rest = rng.sample([*discards, *table], len(discards) + len(table))
        return [tavern, rest[: (cut := rng.randint(0, len(rest)))], rest[cut:]]
    return scattered(rng, [*tavern[read:], *discards, *table], tavern[:read])


def checked(problems: list[Problem]) -> list[list[Proved]]:
    """Proves these with one memory, large and small; what the judge decided is what it found."""
    plain = prove_all(problems, PLAIN, remembers=False)
    answers = [prove_all(problems, limits) for limits in LIMITS]
    for found in answers:
        for problem, one, other in zip(problems, plain, found, strict=True):
            agree = None in (one.winnable, other.winnable) or one.winnable == other.winnable
            assert agree, print_position(problem.state)
    return answers


def check_unread(
    rng: Random, family: Family, lost: list[tuple[list[list[Card]], int, int]]
) -> None:
    """These piles, with hearts so far, were lost by what was read: whatever else is changed, they are."""
    others = [family.problem(unread(rng, piles, read), hearts) for piles, hearts, read in lost]
    for problem, one in zip(others, prove_all(others, PLAIN, remembers=False), strict=True):
        assert one.winnable is not True, print_position(problem.state)


def is_mixed(found: list[Proved]) -> bool:
    return {True, False} <= {each.winnable for each in found}


def test_a_family_shares_a_memory() -> None:
    """And what a loss is said to rest on is all it rests on."""
    rng, mixed, families, members = Random(8), 0, 200, 24
    for _ in range(families):
        family = random_family(rng, rng.choice((1, 1, 2)))
        piles = [scattered(rng, family.pool) for _ in range(members)]
        hearts = [rng.randint(4, 6) for _ in range(members)]
        problems = [family.problem(*each) for each in zip(piles, hearts, strict=True)]
        found = checked(problems)[0]
        losses = zip(piles, hearts, found, strict=True)
        check_unread(rng, family, [(p, h, f.read) for p, h, f in losses if f.winnable is False])
        mixed += is_mixed(found)
    assert mixed > families / 10


def successors(problem: Problem) -> list[Problem]:
    """In the order the proof tries them, which is that of the core."""
    shuffle = problem.seed.shuffle(problem.hearts) if problem.seed else as_is
    done = [do(problem.state, move, shuffle) for move in legal_moves(problem.state)]
    return [
        Problem(each.state, problem.seed, problem.hearts + hearts_acted(each.events))
        for each in done
        if not each.state.step.is_over
    ]


def deep_family(rng: Random) -> Family | None:
    """About to discard, with one small diamond and more cards in the tavern than that draws.

    So the next move draws nothing, and what follows reads the first few cards alone.
    """
    king = rng.choice([each for each in KINGS if each.suit is not Suit.DIAMONDS])
    others = [each for each in SUITED if each is not king]
    rng.shuffle(others)
    diamond = next(each for each in others if each.suit is Suit.DIAMONDS and 2 <= each.value <= 4)
    others.remove(diamond)
    others.sort(key=lambda each: each.suit is not Suit.HEARTS and each.suit is not Suit.DIAMONDS)
    hand = [diamond, *taken(others, rng.randint(2, 4))]
    family = Family(
        before=f"1 1d {print_cards([king])}/{rng.choice((0, 10))}/{rng.choice((5, 9, 12))}",
        pool=tuple(taken(others, 14)),
        others=tuple(others),
        held=print_pile(canonical(tuple(hand))),
        castle="-",
        after="- 0 health=-10,attack=-5",
        seed=None,
    )
    try:
        family.problem([list(family.pool), [], []], 4)
    except NotationError:  # it could not be covered
        return None
    return family


def check_found_again(rng: Random, family: Family, piles: list[list[Card]]) -> bool:
    """All that may follow a position is proved before it: all it finds is found in the memory."""
    problem = family.problem(piles, 4)
    if prove_all([problem], PLAIN, remembers=False)[0].winnable is not False:
        return False
    found = prove_all([*successors(problem), problem], LIMITS[0])[-1]
    assert found.winnable is False
    check_unread(rng, family, [(piles, 4, found.read)] * 8)
    return True


def test_a_loss_found_again_rests_on_what_it_rested_on() -> None:
    rng, lost, deep = Random(9), 0, 0
    for _ in range(600):
        family = random_family(rng, 1)
        lost += check_found_again(rng, family, scattered(rng, family.pool))
        if (other := deep_family(rng)) is not None:
            deep += check_found_again(rng, other, [rng.sample(other.pool, 14), [], []])
    assert min(lost, deep) > 50


# --- twins that differ in one thing alone ----------------------------------------------------------


def position(
    rng: Random, kings: int, flips: int, piles: Sequence[int]
) -> tuple[str, list[list[Card]]]:
    """Alone with a heart, a diamond and little else; so many cards in tavern, discards, and the table.

    A flip, after hearts, draws what they brought up: so it matters a lot what that is.
    """
    enemies = rng.sample(KINGS, kings)
    others = [each for each in SUITED if each not in enemies]
    rng.shuffle(others)
    hand = [next(each for each in others if is_small_help(each))]
    others.remove(hand[0])
    hand += taken(others, rng.randint(1, 3))
    places = [taken(others, number) for number in piles]
    places[-1] += others
    held, castle = print_pile(canonical(tuple(hand))), print_pile(tuple(enemies[1:]))
    damage = 29 if kings > 1 else 0
    before = f"1 1p {print_cards(enemies[:1])}/{damage}/0"
    return f"{before} {{}} {held} {{}} {{}} {castle} - {flips} health=-10,attack=-5", places


def written(text: str, tavern: list[Card], discards: list[Card], table: list[Card]) -> str:
    return text.format(*(print_pile(tuple(each)) for each in (table, tavern, discards)))


def twins_by_table(rng: Random) -> list[Problem]:
    """The first King falls at once, then hearts bring up what lay on the table, or some of it."""
    text, (tavern, discards, table) = position(rng, 2, 2, (rng.randint(0, 2), rng.randint(0, 3), 0))
    seed = rng.choice((None, Seed("twins")))
    tables = [rng.sample(table, len(table)) for _ in range(8)]
    return [Problem(parse_position(written(text, tavern, discards, each)), seed) for each in tables]


def twins_by_hearts(rng: Random) -> list[Problem]:
    """Every hearts power shuffles in its own way."""
    text, (tavern, table, discards) = position(rng, 1, 1, (rng.randint(0, 2), 0, 0))
    state = parse_position(written(text, tavern, discards, table))
    return [Problem(state, Seed("twins"), hearts) for hearts in range(4, 12)]


def twins_by_marks(rng: Random) -> list[Problem]:
    """With one card it is better to yield and to cover with it, unless the other has just yielded."""
    king = rng.choice(KINGS)
    others = [each for each in SUITED if each is not king]
    rng.shuffle(others)
    hands = "/".join(print_pile(canonical(tuple(taken(others, number)))) for number in (1, 4))
    tavern = taken(others, rng.randint(0, 2))
    before = f"2 1p {print_cards([king])}/{rng.choice((0, 10))}/{rng.choice((9, 12))}"
    text = f"{before} {{}} {hands} {{}} {{}} - {{}} 0 health=-10,attack=-5"
    piles = [print_pile(tuple(each)) for each in (others, tavern, ())]
    marks = ("--", "-y", "y-", "--", "-y")
    return [Problem(parse_position(text.format(*piles, each))) for each in marks]


def twins_by_immunity(rng: Random) -> list[Problem]:
    """A Jester among the discards or on the table, where it cancels the King's immunity."""
    king = rng.choice(KINGS)
    others = [each for each in SUITED if each is not king]
    rng.shuffle(others)
    hands = "/".join(print_pile(canonical(tuple(taken(others, number)))) for number in (3, 2, 2))
    before = f"3 1p {print_cards([king])}/{rng.choice((0, 10))}/{rng.choice((5, 9))}"
    text = f"{before} {{}} {hands} - {{}} - --- 0 health=-10,attack=-5"
    piles = [(tuple(others), (JESTER,)), ((*others, JESTER), ())] * 2
    return [Problem(parse_position(text.format(*map(print_pile, each)))) for each in piles]


@pytest.mark.parametrize(
    "twins", [twins_by_table, twins_by_hearts, twins_by_marks, twins_by_immunity]
)
def test_twins_that_differ_in_one_thing_alone(twins: Callable[[Random], list[Problem]]) -> None:
    rng = Random(10)
    mixed = sum(is_mixed(checked(twins(rng))[0]) for _ in range(200))
    assert mixed > 10
