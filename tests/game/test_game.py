"""`regicide.Game`: every call, every error, what a seat may know, and what importing it costs."""

import copy
import doctest
import subprocess
import sys
from collections.abc import Callable
from random import Random

import pytest

import regicide
import regicide.game
from random_games import random_options
from regicide import Game
from regicide.bots import BotChoice
from regicide.i18n import LANGUAGES, say_event, words
from regicide.notation import parse_game, print_options, print_position
from regicide.rules import (
    BadOption,
    Observation,
    Options,
    RegicideError,
    Talk,
    legal_moves,
    observe,
    outcome,
    sample_world,
    seen_by,
)
from regicide.study.review import review

OPTIONS = "overpay=stop,hand=+1"


def finished(players: int, seed: str = "castle-42", options: str | Options = OPTIONS) -> Game:
    """A game that squires played to its end."""
    return play_on(Game(players, seed, options=options))


def play_on(game: Game) -> Game:
    while not game.is_over:
        game.play(game.ask("squire").move)
    return game


def test_examples_in_docstrings_run() -> None:
    failed, tried = doctest.testmod(regicide.game)
    assert tried > 8
    assert not failed


def test_importing_the_package_imports_nothing_else() -> None:
    code = "import regicide, sys; print(*(name for name in sys.modules if 'regicide' in name))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert sorted(done.stdout.split()) == ["regicide", "regicide.version"]


def test_the_package_lists_the_game() -> None:
    assert {"Game", "__version__"} <= set(dir(regicide))
    with pytest.raises(AttributeError, match="module 'regicide' has no attribute 'Gmae'"):
        _ = regicide.Gmae  # type: ignore[attr-defined]


# --- whole games ---------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_game_is_played_to_its_end_and_its_text_is_the_same_game(players: int) -> None:
    rng = Random(players)
    for number in range(4):
        options = print_options(random_options(rng))
        game = finished(players, f"whole/{number}", options)
        assert (game.players, game.seed) == (players, f"whole/{number}")
        assert game.outcome == outcome(game.state)
        assert game.legal_moves == ()
        assert str(game) == game.happened()[-1]
        for same in (eval(repr(game)), Game.from_record(game.record), copy.copy(game)):  # noqa: S307
            assert (same.record, repr(same)) == (game.record, repr(game))


def test_options_are_a_text_or_a_value() -> None:
    assert (
        Game(2, "a", options="talk=casual").record
        == Game(2, "a", options=Options(talk=Talk.CASUAL)).record
    )
    assert repr(Game(2, "a")) == "Game(players=2, seed='a')"


def test_a_game_without_a_seed_gets_one() -> None:
    one, other = Game(), Game()
    assert one.seed != other.seed
    assert one.players == 1
    assert eval(repr(one)).position == one.position  # noqa: S307


def test_undo_goes_back_to_the_deal() -> None:
    game = finished(2)
    moves, before = game.moves, Game(2, "castle-42", options=OPTIONS)
    for move in moves:
        assert move in before.legal_moves
        before.play(move)
    while game.moves:
        game.undo()
        assert (
            game.position
            == Game(2, "castle-42", options=OPTIONS, moves=moves[: len(game.moves)]).position
        )
    assert game.happened() == ()
    assert game.record == Game(2, "castle-42", options=OPTIONS).record


def test_undo_takes_comments_with_it() -> None:
    record = Game(2, "castle-42", moves="7d xTh").record.replace("xTh", "xTh ;afterwards")
    game = Game.from_record(record)
    assert game.record == record
    game.undo()
    assert "afterwards" not in game.record


def test_a_copy_is_a_game_of_its_own() -> None:
    game = Game(2, "castle-42")
    other = copy.copy(game)
    other.play("7d")
    assert (game.moves, other.moves) == ((), ("7d",))


# --- positions and records -----------------------------------------------------------------------


def test_a_game_from_a_position_records_the_cards_that_hearts_move() -> None:
    game = Game(2, "castle-42", moves="7d xTh")
    position = game.position
    one, same, other = (
        play_on(Game.from_position(position, rng=Random(seed))) for seed in (1, 1, 2)
    )
    assert one.seed is None
    assert one.record == same.record != other.record
    assert any("{" in move for move in one.moves)
    assert Game.from_record(one.record).position == one.position
    assert eval(repr(one)).record == one.record  # noqa: S307


def test_a_record_keeps_its_names_and_comments() -> None:
    record = '[Players "1"]\n[Seed "a"]\n[Deal "{}"]\n[Seat1 "Ana"]\n[Result "*"]\n\n;a deal\n'
    record = record.format(Game(1, "a").position)
    game = Game.from_record(record, language="es")
    assert game.record == record
    same = eval(repr(game))  # noqa: S307
    assert (same.record, same.language) == (record, "es")


def test_a_tag_that_contradicts_the_deal_warns() -> None:
    record = Game(2, "castle-42").record.replace('Players "2"', 'Players "3"')
    with pytest.warns(UserWarning, match="The Players tag disagrees with the Deal tag") as warned:
        assert Game.from_record(record).players == 2
    assert warned[0].filename == __file__


def test_a_review_is_that_of_the_record() -> None:
    game = finished(1)
    assert game.review(worlds=5, playouts=0) == review(
        parse_game(game.record).record, worlds=5, playouts=0
    )


# --- words ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_in_the_language_of_the_game(language: str) -> None:
    game = Game(2, "castle-42", language=language)
    table = str(game)
    game.play("7d")
    for seat in (None, 0, 1):
        seen = seen_by(game.events, seat, options=game.state.options)
        assert game.happened(seat) == tuple(
            say_event(words(language), event, you=seat) for event in seen
        )
    game.language = "en" if language != "en" else "zh"
    game.undo()
    assert str(game) != table


# --- bots ----------------------------------------------------------------------------------------


def test_the_same_question_has_the_same_answer() -> None:
    for players in (1, 2, 3, 4):
        game = Game(players, "castle-42")
        first, again = (game.ask(rollouts=50) for _ in range(2))
        assert first == again == Game.from_position(game.position).ask(rollouts=50)  # seed or none
        assert first.move in game.legal_moves
        assert 0 <= first.estimate <= 1


def test_chance_is_an_argument() -> None:
    game = Game(4, "castle-42")
    moves = {game.ask("random", rng=Random(seed)).move for seed in range(30)}
    assert len(moves) > 5
    assert game.ask("random", rng=Random(3)) == game.ask("random", rng=Random(3))


def test_a_bot_of_your_own_gets_what_the_seat_to_move_sees() -> None:
    asked: list[Observation] = []

    class Last:
        def choose(self, observation: Observation, rng: Random) -> BotChoice:
            asked.append(observation)
            return BotChoice(legal_moves(observation)[-1], rng.random())

    game = Game(2, "castle-42", moves="yield")
    assert game.ask(Last()).move == game.legal_moves[-1]
    assert asked == [game.observe(game.seat)]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("options", ["", "hands=open"], ids=["hidden hands", "open hands"])
def test_what_a_seat_gets_does_not_depend_on_hidden_cards(players: int, options: str) -> None:
    rng, compared = Random(players), 0
    game = Game(players, "secret", options=options)
    while not game.is_over and compared < 12:
        one = Game.from_position(game.position)
        world = sample_world(observe(one.state, one.seat), rng)
        other = Game.from_position(print_position(world))
        if one.position != other.position:
            compared += 1
            assert one.observe(one.seat) == other.observe(one.seat)
            assert (str(one), one.legal_moves) == (str(other), other.legal_moves)
            for bot in ("squire", "knight", "champion"):
                assert one.ask(bot, rollouts=20) == other.ask(bot, rollouts=20)
        game.play(game.ask("squire").move)
    assert compared > 5


def test_happened_tells_drawn_cards_to_their_seat_alone() -> None:
    game = Game(2, "castle-42", moves="7d")
    drawn = "You receive 9 of diamonds."
    assert drawn in game.happened(0)
    assert not [line for line in (*game.happened(), *game.happened(1)) if "9 of diamonds" in line]


# --- errors --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "call, code, sentence",
    [
        (lambda: Game(5), "option-out-of-range", "Option players is 5; it must be between 1 and 4"),
        (lambda: Game(1, ""), "bad-seed", "seed"),
        (lambda: Game(options="hand=+9"), "option-value", "hand"),
        (
            lambda: Game(language="xx"),
            "no-such-language",
            f"“xx”; choose from {', '.join(LANGUAGES)}",
        ),
        (lambda: Game(moves="xx"), "bad-card", "“x” is not a card"),
        (lambda: Game(2, "castle-42", moves=["7d", "yield"]), "damage-first", "(§6.2)"),
        (lambda: Game(2, "castle-42").play("9c"), "not-in-hand", "The 9 of clubs is not in hand"),
        (lambda: Game(2, "castle-42").why_illegal("?"), "bad-card", "“?” is not a card"),
        (lambda: Game().undo(), "nothing-to-undo", "There is no move to take back."),
        (lambda: Game(2).observe(2), "no-seat-there", "expected 0 to 1"),
        (lambda: Game(2).happened(-1), "no-seat-there", "expected 0 to 1"),
        (lambda: Game().ask("deep-thought"), "no-such-bot", "“deep-thought”; the bots are random"),
        (lambda: Game().ask(rollouts=0), "empty-budget", "rollouts is 0"),
        (lambda: finished(1).ask(), "game-is-over", "The game is over."),
        (lambda: finished(1).play("yield"), "game-is-lost", "The game is lost."),
        (lambda: Game().review(), "nothing-to-review", "The record has no moves"),
        (lambda: Game(moves=Game(1, "a").legal_moves[:0]).review(worlds=0), "empty-budget", "0"),
        (lambda: Game.from_position("1 1p"), "field-count", "fields"),
        (lambda: Game.from_position("1 1p", language="xx"), "no-such-language", "“xx”"),
        (lambda: Game.from_record(""), "tag-missing", "The Players tag is missing."),
        (lambda: setattr(Game(), "language", "xx"), "no-such-language", "“xx”"),
    ],
)
def test_an_error_has_its_code_and_its_sentence(
    call: Callable[[], object], code: str, sentence: str
) -> None:
    with pytest.raises(RegicideError) as raised:
        call()
    assert raised.value.code == code
    (note,) = raised.value.__notes__
    assert sentence in note


def test_a_refused_move_changes_nothing() -> None:
    game = Game(2, "castle-42", moves="7d")
    before = repr(game)
    with pytest.raises(RegicideError):
        game.play("yield")
    assert repr(game) == before
    assert game.why_illegal("xTh") is None


def test_errors_speak_the_language_of_the_game() -> None:
    with pytest.raises(BadOption) as raised:
        Game(0, language="es")
    assert "tiene que estar entre 1 y 4" in raised.value.__notes__[0]
