"""The solver: solutions win by the rules, proofs of a loss are right, limits are respected."""

import json
from random import Random

import pytest

from regicide.cli.run import run
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
    canonical,
    do,
    hearts_acted,
    keep_order,
    legal_moves,
)
from regicide.study.solving import (
    Limit,
    Problem,
    SolveLimits,
    SolverResult,
    Undecided,
    Unwinnable,
    Winnable,
    record_of,
    solve,
)

GOLD = parse_options("jesters=-2")
#: The first hand has no diamond, so it never draws: twelve enemies cannot be defeated.
HOPELESS = Seed("solve/0")


def wins(problem: Problem, solution: SolverResult) -> bool:
    """Whether the record of the solution, printed and parsed, is a won game."""
    assert isinstance(solution, Winnable)
    read = parse_game(print_game(record_of(problem, solution.moves)))
    assert read.disagreements == ()
    return final_state(read.record).step is Step.WON


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("number", range(1, 7))
def test_a_solution_wins_by_the_rules(players: int, number: int) -> None:
    seed = Seed(f"line/{number}")
    problem = Problem(seed.deal(players), seed)
    assert wins(problem, solve(problem))


@pytest.mark.parametrize(
    "options", ["overpay=stop", "solo-yield=not-twice-running", "hand=+2,combo=18", "jesters=-1"]
)
@pytest.mark.parametrize("players", [1, 3])
def test_a_solution_wins_with_options(players: int, options: str) -> None:
    seed = Seed("castle-42")
    problem = Problem(seed.deal(players, parse_options(options)), seed)
    assert wins(problem, solve(problem))


def test_the_record_of_a_position_without_seed_lists_healed_cards() -> None:
    problem = Problem(Seed("castle-42").deal(1))
    solution = solve(problem)
    assert wins(problem, solution)
    assert isinstance(solution, Winnable)
    assert any(each.healed for each in record_of(problem, solution.moves).moves)


def test_a_position_from_the_middle_of_a_game_uses_its_seed() -> None:
    """The rest of a won game can be won, too, if the hearts powers so far are counted."""
    seed = Seed("castle-42")
    whole = Problem(seed.deal(2), seed)
    solution = solve(whole)
    assert isinstance(solution, Winnable)
    state, hearts = whole.state, 4
    for move in solution.moves[:30]:
        done = do(state, move, seed.shuffle(hearts))
        state, hearts = done.state, hearts + hearts_acted(done.events)
    assert hearts > 4
    rest = Problem(state, seed, hearts)
    assert wins(rest, solve(rest))


def test_a_deal_without_diamonds_is_proved_lost() -> None:
    problem = Problem(HOPELESS.deal(1, GOLD), HOPELESS)
    assert isinstance(solve(problem), Unwinnable)


# --- small positions -----------------------------------------------------------------------------


SUITED = [each for each in CARDS if each is not JESTER]


def small(hands: str, enemy: str, tavern: str = "-") -> Problem:
    """A position with the last King; cards that are not named are discards."""
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
def test_positions_one_or_two_moves_from_the_end(problem: Problem, *, winnable: bool) -> None:
    solution = solve(problem)
    assert isinstance(solution, Winnable if winnable else Unwinnable)
    assert not winnable or wins(problem, solution)


class TooLarge(Exception):
    """Too many positions for the reference search."""


def reference(problem: Problem, most: int = 20_000) -> bool:
    """Whether the problem can be won: a search of every legal move of the rules."""
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
        shuffle = problem.seed.shuffle(hearts) if problem.seed else keep_order
        for move in legal_moves(state):
            done = do(state, move, shuffle)
            waiting.append((done.state, hearts + hearts_acted(done.events)))
    return False


def random_small(rng: Random) -> Problem:
    """A weak King or two, few cards in hands and tavern, most among the discards."""
    players, left = rng.choice((1, 2, 3)), rng.choice((1, 1, 2))
    kings = [each for each in SUITED if each.rank is Rank.KING]
    rng.shuffle(kings)
    others = [each for each in SUITED if each not in kings[:left]] + [JESTER] * (players == 3)
    rng.shuffle(others)
    hands = [
        canonical(tuple(_pop_cards(others, rng.randint(1, 6 - players)))) for _ in range(players)
    ]
    tavern = tuple(_pop_cards(others, rng.randint(0, 4)))
    fields = [
        *(str(players), "1p", f"{print_cards(kings[:1])}/0/0", "-"),
        *("/".join(map(print_pile, hands)), print_pile(tavern), print_pile(tuple(others))),
        *(print_pile(tuple(kings[1:left])), "-" * players, str(int(players == 1))),
        rng.choice(("", "overpay=stop,")) + "health=-10,attack=-5",
    ]
    state = parse_position(" ".join(fields))
    return Problem(state, rng.choice((None, Seed("small"))), rng.randint(4, 9))


def _pop_cards(cards: list[Card], number: int) -> list[Card]:
    return [cards.pop() for _ in range(number)]


@pytest.mark.long
def test_the_solver_agrees_with_a_full_search_by_the_rules() -> None:
    """The whole solver, and the proof search alone, which must find every win."""
    rng = Random(5)
    found: list[bool] = []
    while len(found) < 200:
        problem = random_small(rng)
        try:
            winnable = reference(problem)
        except TooLarge:
            continue
        for limits in (SolveLimits(), SolveLimits(widest=0)):
            solution = solve(problem, limits)
            assert isinstance(solution, Winnable if winnable else Unwinnable), problem
            assert not winnable or wins(problem, solution)
        found.append(winnable)
    assert 30 < sum(found) < 170


# --- limits --------------------------------------------------------------------------------------

#: A deal that the solver does not decide within a minute.
HARD = Problem(Seed("solve/1116").deal(1, GOLD), Seed("solve/1116"))


def test_the_time_limit_is_respected() -> None:
    solution = solve(HARD, SolveLimits(seconds=0.2))
    assert isinstance(solution, Undecided)
    assert solution.limit is Limit.TIME
    assert solution.effort.seconds < 2


def test_the_memory_limit_is_respected() -> None:
    solution = solve(HARD, SolveLimits(seconds=600, megabytes=1))
    assert isinstance(solution, Undecided)
    assert solution.limit is Limit.MEMORY
    assert solution.effort.positions < 15_000_000


def test_progress_is_reported_and_an_exception_stops_the_solver() -> None:
    reports = []

    class StopSolver(Exception):
        pass

    def on_progress(progress: object) -> None:
        reports.append(progress)
        if len(reports) == 2:
            raise StopSolver

    with pytest.raises(StopSolver):
        solve(HARD, SolveLimits(seconds=60), on_progress)
    assert len(reports) == 2


# --- the command ---------------------------------------------------------------------------------


def test_the_command_prints_the_won_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["solve", "castle-42", "--players", "2"], "en") == 0
    shown = capsys.readouterr().out
    read = parse_game(shown)
    assert final_state(read.record).step is Step.WON
    assert "It can be won in" in read.record.comments[0].text


def test_the_command_says_that_there_is_no_win(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["solve", HOPELESS.text, "--options", "jesters=-2"], "en") == 0
    assert "It cannot be won: every legal move was tried." in capsys.readouterr().out


def test_the_command_reports_an_undecided_game(
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
        ("--players and --options go with a seed", ["POSITION", "--players", "2"]),
        ("--seed and --hearts go with a position", ["castle-42", "--seed", "a"]),
        ("so it needs --seed", ["POSITION", "--hearts", "5"]),
        ("expected a number of at least 1", ["castle-42", "--seconds", "0"]),
        ("expected a number of at least 4", ["castle-42", "--hearts", "3"]),
    ],
)
def test_the_error_for_a_wrong_argument_is_one_sentence(
    sentence: str, arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    position = print_position(small("KhKs", "Kc").state)
    given = [position if each == "POSITION" else each for each in arguments]
    assert run(["solve", *given], "en") == 2
    assert sentence in capsys.readouterr().err
