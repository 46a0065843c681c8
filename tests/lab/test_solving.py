"""The solver: what it finds wins by the rules, what it calls lost is lost, limits are kept."""

import json
from random import Random

import pytest

from regicide.cli.run import run
from regicide.lab.solving import (
    Limit,
    Limits,
    Problem,
    Solution,
    Undecided,
    Unwinnable,
    Winnable,
    record_of,
    solve,
)
from regicide.notation import (
    Seed,
    final_state,
    parse_game,
    parse_options,
    parse_position,
    print_cards,
    print_game,
    print_pile,
    print_position,
)
from regicide.rules import (
    CARDS,
    JESTER,
    Card,
    Rank,
    Step,
    as_is,
    canonical,
    do,
    hearts_acted,
    legal_moves,
)

GOLD = parse_options("jesters=-2")
#: No seed gives a diamond to this hand: it never draws, and twelve enemies are too many.
HOPELESS = Seed("solve/0")


def wins(problem: Problem, solution: Solution) -> bool:
    """Whether a game with this line, written and read again, is won."""
    assert isinstance(solution, Winnable)
    read = parse_game(print_game(record_of(problem, solution.line)))
    assert read.disagreements == ()
    return final_state(read.record).step is Step.WON


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("number", range(1, 7))
def test_a_line_wins_by_the_rules(players: int, number: int) -> None:
    seed = Seed(f"line/{number}")
    problem = Problem(seed.deal(players), seed)
    assert wins(problem, solve(problem))


@pytest.mark.parametrize(
    "options", ["overpay=stop", "solo-yield=not-twice-running", "hand=+2,combo=18", "jesters=-1"]
)
@pytest.mark.parametrize("players", [1, 3])
def test_a_line_wins_under_options(players: int, options: str) -> None:
    seed = Seed("castle-42")
    problem = Problem(seed.deal(players, parse_options(options)), seed)
    assert wins(problem, solve(problem))


def test_a_position_without_seed_writes_what_hearts_moved() -> None:
    problem = Problem(Seed("castle-42").deal(1))
    solution = solve(problem)
    assert wins(problem, solution)
    assert isinstance(solution, Winnable)
    assert any(each.healed for each in record_of(problem, solution.line).moves)


def test_a_later_position_goes_on_with_its_seed() -> None:
    """From the middle of a won game, hearts counted, the rest of it can be won, too."""
    seed = Seed("castle-42")
    whole = Problem(seed.deal(2), seed)
    solution = solve(whole)
    assert isinstance(solution, Winnable)
    state, hearts = whole.state, 4
    for move in solution.line[:30]:
        done = do(state, move, seed.shuffle(hearts))
        state, hearts = done.state, hearts + hearts_acted(done.events)
    assert hearts > 4
    rest = Problem(state, seed, hearts)
    assert wins(rest, solve(rest))


def test_a_hand_that_never_draws_is_lost() -> None:
    problem = Problem(HOPELESS.deal(1, GOLD), HOPELESS)
    assert isinstance(solve(problem), Unwinnable)


# --- small positions -----------------------------------------------------------------------------


SUITED = [each for each in CARDS if each is not JESTER]


def small(hands: str, enemy: str, tavern: str = "-") -> Problem:
    """The last King; cards not named lie among the discards."""
    named = f"{hands}{tavern}{enemy}"
    discards = tuple(each for each in SUITED if print_cards([each]) not in named)
    players = hands.count("/") + 1
    places = f"{enemy}/0/0 - {hands} {tavern} {print_pile(discards)} -"
    return Problem(parse_position(f"{players} 1p {places} {'-' * players} 0"))


@pytest.mark.parametrize(
    "problem, winnable",
    [
        pytest.param(small("KdKh", "Kc"), False, id="the first of two Kings must be covered"),
        pytest.param(small("KhKs", "Kc"), True, id="spades shield, and the other King ends it"),
        pytest.param(small("Ks", "Kd"), False, id="a shield alone defeats nobody"),
        pytest.param(small("Kc", "Kd"), True, id="clubs double"),
        pytest.param(small("Kc", "Ks"), True, id="clubs double against spades"),
        pytest.param(small("Kd", "Kc", "9c"), False, id="nothing to cover with"),
        pytest.param(small("9dKh", "Ks", "KcTc"), True, id="what covers and what ends is drawn"),
        pytest.param(small("2c3c/AdKs", "Kh"), False, id="the first player cannot cover"),
        pytest.param(small("QcKs/Kc", "Kh"), True, id="the next player ends it"),
    ],
)
def test_one_or_two_moves_from_the_end(problem: Problem, *, winnable: bool) -> None:
    solution = solve(problem)
    assert isinstance(solution, Winnable if winnable else Unwinnable)
    assert not winnable or wins(problem, solution)


class TooLarge(Exception):
    """More than a reference in Python should look at."""


def reference(problem: Problem, most: int = 20_000) -> bool:
    """Whether some line wins, by trying every legal move of the rules."""
    seen: set[object] = set()
    waiting = [(problem.state, problem.hearts)]
    while waiting:
        state, hearts = waiting.pop()
        if state.step is Step.WON:
            return True
        if (state, hearts) in seen or state.step.is_over:
            continue
        seen.add((state, hearts))
        if len(seen) > most:
            raise TooLarge
        shuffle = problem.seed.shuffle(hearts) if problem.seed else as_is
        for move in legal_moves(state):
            done = do(state, move, shuffle)
            waiting.append((done.state, hearts + hearts_acted(done.events)))
    return False


def random_small(rng: Random) -> Problem:
    """A King or two in weak health, few cards in hands and tavern, most among the discards."""
    players, left = rng.choice((1, 2, 3)), rng.choice((1, 1, 2))
    kings = [each for each in SUITED if each.rank is Rank.KING]
    rng.shuffle(kings)
    others = [each for each in SUITED if each not in kings[:left]] + [JESTER] * (players == 3)
    rng.shuffle(others)
    hands = [canonical(tuple(_taken(others, rng.randint(1, 6 - players)))) for _ in range(players)]
    tavern = tuple(_taken(others, rng.randint(0, 4)))
    fields = [
        *(str(players), "1p", f"{print_cards(kings[:1])}/0/0", "-"),
        *("/".join(map(print_pile, hands)), print_pile(tavern), print_pile(tuple(others))),
        *(print_pile(tuple(kings[1:left])), "-" * players, str(int(players == 1))),
        rng.choice(("", "overpay=stop,")) + "health=-10,attack=-5",
    ]
    state = parse_position(" ".join(fields))
    return Problem(state, rng.choice((None, Seed("small"))), rng.randint(4, 9))


def _taken(cards: list[Card], number: int) -> list[Card]:
    return [cards.pop() for _ in range(number)]


def test_agrees_with_every_move_tried_by_the_rules() -> None:
    """The whole solver, and the proof alone, which must not lose a win that a beam would find."""
    rng = Random(5)
    found: list[bool] = []
    while len(found) < 200:
        problem = random_small(rng)
        try:
            winnable = reference(problem)
        except TooLarge:
            continue
        for limits in (Limits(), Limits(widest=0)):
            solution = solve(problem, limits)
            assert isinstance(solution, Winnable if winnable else Unwinnable), problem
            assert not winnable or wins(problem, solution)
        found.append(winnable)
    assert 30 < sum(found) < 170


# --- limits --------------------------------------------------------------------------------------

#: A deal no search has decided in a minute.
HARD = Problem(Seed("solve/1116").deal(1, GOLD), Seed("solve/1116"))


def test_time_is_kept() -> None:
    solution = solve(HARD, Limits(seconds=0.2))
    assert isinstance(solution, Undecided)
    assert solution.limit is Limit.TIME
    assert solution.effort.seconds < 2


def test_memory_is_kept() -> None:
    solution = solve(HARD, Limits(seconds=60, megabytes=1))
    assert isinstance(solution, Undecided)
    assert solution.limit is Limit.MEMORY
    assert solution.effort.seconds < 30


def test_progress_is_told_and_stops_the_solver() -> None:
    told = []

    class Enough(Exception):
        pass

    def tell(progress: object) -> None:
        told.append(progress)
        if len(told) == 2:
            raise Enough

    with pytest.raises(Enough):
        solve(HARD, Limits(seconds=60), tell)
    assert len(told) == 2


# --- the command ---------------------------------------------------------------------------------


def test_the_command_prints_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["solve", "castle-42", "--players", "2"], "en") == 0
    shown = capsys.readouterr().out
    read = parse_game(shown)
    assert final_state(read.record).step is Step.WON
    assert "It can be won, in" in read.record.comments[0].text


def test_the_command_says_that_there_is_no_win(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["solve", HOPELESS.text, "--options", "jesters=-2"], "en") == 0
    assert "It cannot be won: every legal move was tried." in capsys.readouterr().out


def test_the_command_is_honest_about_what_it_does_not_know(
    capsys: pytest.CaptureFixture[str],
) -> None:
    arguments = ["solve", "solve/1116", "--options", "jesters=-2", "--seconds", "1", "--json"]
    assert run(arguments, "en") == 1
    assert json.loads(capsys.readouterr().out)["result"] == "undecided"


@pytest.mark.parametrize(
    "sentence, arguments",
    [
        ("Expected 10 fields", ["2 1p"]),
        ("SEED|POSITION is missing.", []),
        ("--players and --options are for a seed", ["POSITION", "--players", "2"]),
        ("--seed and --hearts are for a position", ["castle-42", "--seed", "a"]),
        ("--seed is missing", ["POSITION", "--hearts", "5"]),
        ("expected a number from 1", ["castle-42", "--seconds", "0"]),
        ("expected a number from 4", ["castle-42", "--hearts", "3"]),
    ],
)
def test_bad_input_is_one_sentence(
    sentence: str, arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    position = print_position(small("KhKs", "Kc").state)
    given = [position if each == "POSITION" else each for each in arguments]
    assert run(["solve", *given], "en") == 2
    assert sentence in capsys.readouterr().err
