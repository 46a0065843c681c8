"""The transposition table of the proof search changes no answer.

The reference is a proof search without a table. docs/solver.md lists the bugs that were inserted on
purpose; these tests find each of them.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

import pytest

from regicide.fast.core_numbers import READS_EVERYTHING
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
    canonical,
    do,
    hearts_acted,
    keep_order,
    legal_moves,
)
from regicide.study.solving import Problem, ProofResult, SolveLimits, prove_all

SUITED = [each for each in CARDS if each is not JESTER]
KINGS = [each for each in SUITED if each.rank is Rank.KING]
REFERENCE_LIMITS = SolveLimits(seconds=0.2, megabytes=1)
#: A large table, and one so small that old losses are overwritten all the time.
LIMITS = (SolveLimits(seconds=5, megabytes=1), SolveLimits(seconds=5, megabytes=0))


@dataclass(frozen=True)
class Family:
    """Positions with the same fight against the last Kings; only the places of other cards differ.

    A loss in one of them is stored for others, by how much the proof says it has read.
    """

    before: str
    others: tuple[Card, ...]  # on the table, under cards of the pool
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
    others.sort(
        key=lambda each: is_low_heart_or_diamond(each) and rng.random() < 0.7
    )  # the last are dealt
    hands = [
        canonical(tuple(pop_cards(others, rng.randint(1, 6 - players)))) for _ in range(players)
    ]
    others.sort(key=lambda each: each.value + 12 * rng.random())
    pool = pop_cards(others, rng.randint(3, 12))
    shield = rng.choice((0, 9, 13, 15))  # a shield lets hands draw and heal for several turns
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


def is_low_heart_or_diamond(card: Card) -> bool:
    return card.suit in (Suit.HEARTS, Suit.DIAMONDS) and card.value <= 6


def pop_cards(cards: list[Card], number: int) -> list[Card]:
    return [cards.pop() for _ in range(number)]


def scattered(rng: Random, cards: Sequence[Card], top: Sequence[Card] = ()) -> list[list[Card]]:
    """Random tavern (beginning with `top`), discards and table."""
    mixed = rng.sample(cards, len(cards))
    first, second = sorted((rng.randint(0, min(8, len(mixed))), rng.randint(0, len(mixed))))
    return [[*top, *mixed[:first]], mixed[first:second], mixed[second:]]


def change_unread(rng: Random, piles: list[list[Card]], read: int) -> list[list[Card]]:
    """The same piles as far as the proof has read them, random beyond."""
    tavern, discards, table = piles
    if read == READS_EVERYTHING:
        return piles
    if read > len(tavern):  # its end, too
        rest = rng.sample([*discards, *table], len(discards) + len(table))
        return [tavern, rest[: (cut := rng.randint(0, len(rest)))], rest[cut:]]
    return scattered(rng, [*tavern[read:], *discards, *table], tavern[:read])


def check_against_reference(problems: list[Problem]) -> list[list[ProofResult]]:
    """Prove the problems with one table, large and small; all answers must be those of the reference."""
    plain = prove_all(problems, REFERENCE_LIMITS, remembers=False)
    answers = [prove_all(problems, limits) for limits in LIMITS]
    for found in answers:
        for problem, one, other in zip(problems, plain, found, strict=True):
            agree = None in (one.winnable, other.winnable) or one.winnable == other.winnable
            assert agree, print_position(problem.state)
    return answers


def check_unread(
    rng: Random, family: Family, lost: list[tuple[list[list[Card]], int, int]]
) -> None:
    """These piles were lost; they must still be lost when anything that was not read is changed."""
    others = [
        family.problem(change_unread(rng, piles, read), hearts) for piles, hearts, read in lost
    ]
    for problem, one in zip(
        others, prove_all(others, REFERENCE_LIMITS, remembers=False), strict=True
    ):
        assert one.winnable is not True, print_position(problem.state)


def is_mixed(found: list[ProofResult]) -> bool:
    return {True, False} <= {each.winnable for each in found}


@pytest.mark.long
def test_positions_that_share_a_table_get_the_reference_answers() -> None:
    """And a loss depends on nothing but what its proof says it has read."""
    rng, mixed, families, members = Random(8), 0, 200, 24
    for _ in range(families):
        family = random_family(rng, rng.choice((1, 1, 2)))
        piles = [scattered(rng, family.pool) for _ in range(members)]
        hearts = [rng.randint(4, 6) for _ in range(members)]
        problems = [family.problem(*each) for each in zip(piles, hearts, strict=True)]
        found = check_against_reference(problems)[0]
        losses = zip(piles, hearts, found, strict=True)
        check_unread(rng, family, [(p, h, f.read) for p, h, f in losses if f.winnable is False])
        mixed += is_mixed(found)
    assert mixed > families / 10


def successors(problem: Problem) -> list[Problem]:
    """The positions after each legal move, with hearts counted."""
    shuffle = problem.seed.shuffle(problem.hearts) if problem.seed else keep_order
    done = [do(problem.state, move, shuffle) for move in legal_moves(problem.state)]
    return [
        Problem(each.state, problem.seed, problem.hearts + hearts_acted(each.events))
        for each in done
        if not each.state.step.is_over
    ]


def deep_family(rng: Random) -> Family | None:
    """Positions before a discard, with one low diamond and more cards in the tavern than it draws.

    So the next move draws nothing, and later moves read only the first few cards.
    """
    king = rng.choice([each for each in KINGS if each.suit is not Suit.DIAMONDS])
    others = [each for each in SUITED if each is not king]
    rng.shuffle(others)
    diamond = next(each for each in others if each.suit is Suit.DIAMONDS and 2 <= each.value <= 4)
    others.remove(diamond)
    others.sort(key=lambda each: each.suit is not Suit.HEARTS and each.suit is not Suit.DIAMONDS)
    hand = [diamond, *pop_cards(others, rng.randint(2, 4))]
    family = Family(
        before=f"1 1d {print_cards([king])}/{rng.choice((0, 10))}/{rng.choice((5, 9, 12))}",
        pool=tuple(pop_cards(others, 14)),
        others=tuple(others),
        held=print_pile(canonical(tuple(hand))),
        castle="-",
        after="- 0 health=-10,attack=-5",
        seed=None,
    )
    try:
        family.problem([list(family.pool), [], []], 4)
    except NotationError:  # the damage cannot be covered
        return None
    return family


def check_after_successors(rng: Random, family: Family, piles: list[list[Card]]) -> bool:
    """Prove all successors first, so that the position finds every answer in the table."""
    problem = family.problem(piles, 4)
    if prove_all([problem], REFERENCE_LIMITS, remembers=False)[0].winnable is not False:
        return False
    found = prove_all([*successors(problem), problem], LIMITS[0])[-1]
    assert found.winnable is False
    check_unread(rng, family, [(piles, 4, found.read)] * 8)
    return True


@pytest.mark.long
def test_a_loss_found_in_the_table_has_read_as_much_as_its_proof() -> None:
    rng, lost, deep = Random(9), 0, 0
    for _ in range(600):
        family = random_family(rng, 1)
        lost += check_after_successors(rng, family, scattered(rng, family.pool))
        if (other := deep_family(rng)) is not None:
            deep += check_after_successors(rng, other, [rng.sample(other.pool, 14), [], []])
    assert min(lost, deep) > 50


# --- positions that differ in one thing -----------------------------------------------------------


def position(
    rng: Random, kings: int, flips: int, piles: Sequence[int]
) -> tuple[str, list[list[Card]]]:
    """A solo position with a heart or diamond and few other cards; `piles` are the sizes of the piles.

    A flip after hearts draws the healed cards, so it matters a lot which cards those are.
    """
    enemies = rng.sample(KINGS, kings)
    others = [each for each in SUITED if each not in enemies]
    rng.shuffle(others)
    hand = [next(each for each in others if is_low_heart_or_diamond(each))]
    others.remove(hand[0])
    hand += pop_cards(others, rng.randint(1, 3))
    places = [pop_cards(others, number) for number in piles]
    places[-1] += others
    held, castle = print_pile(canonical(tuple(hand))), print_pile(tuple(enemies[1:]))
    damage = 29 if kings > 1 else 0
    before = f"1 1p {print_cards(enemies[:1])}/{damage}/0"
    return f"{before} {{}} {held} {{}} {{}} {castle} - {flips} health=-10,attack=-5", places


def fill_in(text: str, tavern: list[Card], discards: list[Card], table: list[Card]) -> str:
    return text.format(*(print_pile(tuple(each)) for each in (table, tavern, discards)))


def differ_in_table_order(rng: Random) -> list[Problem]:
    """The order of the table differs: the first King falls at once, then hearts heal those cards."""
    text, (tavern, discards, table) = position(rng, 2, 2, (rng.randint(0, 2), rng.randint(0, 3), 0))
    seed = rng.choice((None, Seed("twins")))
    tables = [rng.sample(table, len(table)) for _ in range(8)]
    return [Problem(parse_position(fill_in(text, tavern, discards, each)), seed) for each in tables]


def differ_in_hearts_count(rng: Random) -> list[Problem]:
    """The number of hearts powers so far differs: each shuffles by another stream."""
    text, (tavern, table, discards) = position(rng, 1, 1, (rng.randint(0, 2), 0, 0))
    state = parse_position(fill_in(text, tavern, discards, table))
    return [Problem(state, Seed("twins"), hearts) for hearts in range(4, 12)]


def differ_in_yield_marks(rng: Random) -> list[Problem]:
    """The yield marks differ: with one card it is best to yield, unless the other has just yielded."""
    king = rng.choice(KINGS)
    others = [each for each in SUITED if each is not king]
    rng.shuffle(others)
    hands = "/".join(print_pile(canonical(tuple(pop_cards(others, number)))) for number in (1, 4))
    tavern = pop_cards(others, rng.randint(0, 2))
    before = f"2 1p {print_cards([king])}/{rng.choice((0, 10))}/{rng.choice((9, 12))}"
    text = f"{before} {{}} {hands} {{}} {{}} - {{}} 0 health=-10,attack=-5"
    piles = [print_pile(tuple(each)) for each in (others, tavern, ())]
    marks = ("--", "-y", "y-", "--", "-y")
    return [Problem(parse_position(text.format(*piles, each))) for each in marks]


def differ_in_immunity(rng: Random) -> list[Problem]:
    """The place of a Jester differs: on the table it cancels the immunity of the King."""
    king = rng.choice(KINGS)
    others = [each for each in SUITED if each is not king]
    rng.shuffle(others)
    hands = "/".join(
        print_pile(canonical(tuple(pop_cards(others, number)))) for number in (3, 2, 2)
    )
    before = f"3 1p {print_cards([king])}/{rng.choice((0, 10))}/{rng.choice((5, 9))}"
    text = f"{before} {{}} {hands} - {{}} - --- 0 health=-10,attack=-5"
    piles = [(tuple(others), (JESTER,)), ((*others, JESTER), ())] * 2
    return [Problem(parse_position(text.format(*map(print_pile, each)))) for each in piles]


@pytest.mark.long
@pytest.mark.parametrize(
    "make_positions",
    [differ_in_table_order, differ_in_hearts_count, differ_in_yield_marks, differ_in_immunity],
)
def test_positions_that_differ_in_one_thing_are_not_confused(
    make_positions: Callable[[Random], list[Problem]],
) -> None:
    rng = Random(10)
    mixed = sum(is_mixed(check_against_reference(make_positions(rng))[0]) for _ in range(200))
    assert mixed > 10
