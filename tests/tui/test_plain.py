"""The line-by-line game: whole games by typed lines, and its output."""

import os
import pty
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from random_games import play_random_game
from regicide.i18n import LANGUAGES, words
from regicide.notation import (
    Comment,
    Record,
    RecordedMove,
    Seed,
    final_state,
    parse_game,
    parse_move,
    print_game,
    print_move,
)
from regicide.notation.sketch import parse_sketch as given
from regicide.rules import Options, State, Step
from regicide.rules.options import DEFAULTS
from regicide.study.game_facts import game_facts
from regicide.tui.game_file import FileError, GameFile, read_record, write_safely
from regicide.tui.lines.plain import PlainGame
from regicide.tui.lines.typed_moves import to_notation
from regicide.tui.local_game_setup import open_local_table
from regicide.tui.local_table import LocalTable, controllers_for


class PlayedLines:
    """A game that these lines play, and everything it wrote."""

    def __init__(
        self,
        record: Record,
        *lines: str,
        path: Path | None = None,
        language: str = "en",
        hand_over: bool = False,
    ) -> None:
        self.lines = list(lines)
        self.shown: list[str] = []
        file = GameFile(path) if path is not None else None
        self.local = open_local_table(record, words(language), file, bot_seconds=(0, 0))
        controllers = controllers_for(self.local)
        game = PlainGame(controllers, language, self.read, self.shown.append, hand_over=hand_over)
        self.is_over = game.play()
        self.log = game.log
        self.local.close()

    def read(self, prompt: str) -> str | None:
        self.shown.append(prompt)
        return self.lines.pop(0) if self.lines else None

    @property
    def text(self) -> str:
        return "\n".join(self.shown)

    @property
    def state(self) -> State:
        return state_at(self.local)


def state_at(local: LocalTable) -> State:
    assert local.table.game is not None
    return local.table.game.state


def play_lines(deal: State, *lines: str, hand_over: bool = False) -> PlayedLines:
    """Play these lines from a deal."""
    return PlayedLines(Record(deal), *lines, hand_over=hand_over)


def dealt(seed: str, players: int = 2, options: Options = DEFAULTS) -> Record:
    return Record(Seed(seed).deal(players, options), Seed(seed))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_whole_games_are_played_in_every_language(players: int, language: str) -> None:
    plies = list(play_random_game(players, 5))
    record = Record(plies[0].state, Seed(f"walk/{players}/5"))
    typed = PlayedLines(record, *(print_move(ply.move) for ply in plies), language=language)
    assert typed.is_over
    assert typed.state == plies[-1].done.state
    assert "{" not in typed.text


EASY = Options(health=-10, attack=-5)


def won_game() -> tuple[Seed, list[str]]:
    """A solo game that a squire wins against weakened enemies: its seed and moves."""
    for number in range(100):
        plies = list(play_random_game(1, number, options=EASY, skill=1.0))
        if plies[-1].done.state.step is Step.WON:
            return Seed(f"walk/1/{number}"), [print_move(ply.move) for ply in plies]
    raise AssertionError("the squire won none of 100 easy games")


def test_a_won_game_ends_with_the_medal() -> None:
    seed, moves = won_game()
    flips = moves.count("flip")
    medal = ("gold", "silver", "bronze")[flips]
    typed = PlayedLines(dealt(seed.text, 1, EASY), *moves)
    assert typed.is_over
    assert typed.shown[-2] == f"The last King has fallen: a {medal} victory!"
    assert typed.shown[-1] == words("en").say(f"end-{medal}")


def test_the_table_and_the_moves_are_shown() -> None:
    typed = play_lines(given("players 1 · enemy Js/8/4 · table 4h 4s · hand 2c 9h · discard 3c"))
    for line in (
        "Enemy: Jack of spades. Health 12 of 20. Attack 10.",
        "It is immune to spades.",
        "Played against it: 4 of hearts, 4 of spades.",
        "Castle 11, tavern 35, discard pile 1.",
        "Jesters left to flip: 2.",
        "Your hand: 2c 2 of clubs, 9h 9 of hearts.",
        "1. 2c: 4 damage, enemy attack 10, cannot be covered!",
    ):
        assert line in typed.shown


def test_the_shield_and_the_jester_are_shown() -> None:
    start = "players 3 · enemy Js/8/4 · table 4h 4s Je · hand 2c 9h"
    assert "A Jester cancelled its immunity." in play_lines(given(start)).shown
    assert any("Attack 6 after a shield of 4." in line for line in play_lines(given(start)).shown)


def test_moves_by_number_and_by_notation() -> None:
    start = given("hand 2c 9h Tc · hand2 8d Th")
    assert "Player 1 plays 2 of clubs: attack value 2." in play_lines(start, "1").shown
    assert "Player 1 plays 9 of hearts: attack value 9." in play_lines(start, "9h").shown
    assert (
        "There is no move 99; expected 1 to 4, or a move such as 2c."
        in play_lines(start, "99").shown
    )


def test_illegal_moves_are_explained_by_their_clause() -> None:
    typed = play_lines(given("hand 6c 6d Tc"), "6c6d", "8h", "x6c", "7z", "yield")
    assert "A combo may total 10 at most; this one totals 12. (§3.2)" in typed.shown
    assert "The 8 of hearts is not in hand. (§3.1)" in typed.shown
    assert "There is no damage to cover now. (§6.1)" in typed.shown
    assert any("“7z” is not a card" in line for line in typed.shown)
    assert "Player 1 yields." in typed.shown


def test_help_log_and_discard_commands() -> None:
    typed = play_lines(
        given("hand 6c Tc · hand2 9c · discard 2c"), "help", "log", "discard", "", "quit"
    )
    assert any("xAs9c" in line for line in typed.shown)
    assert "Nothing has happened yet." in typed.shown
    assert "Discard pile: 2 of clubs." in typed.shown


def test_a_victory_with_hints_has_no_medal(tmp_path: Path) -> None:
    """The first hint is given when it is asked for again; a second one about the same position is free."""
    seed, moves = won_game()
    path = tmp_path / "game.regicide"
    lines = ("hint", *moves[:2], "hint", "Hint", moves[2], "hint", *moves[3:])
    typed = PlayedLines(dealt(seed.text, 1, EASY), *lines, path=path)
    assert typed.is_over
    assert typed.shown.count(words("en").say("hint-cost")) == 1
    assert (
        len([line for line in typed.shown if "% of games are won if the Champion plays on" in line])
        == 3
    )
    assert typed.log.count("You ask for a hint.") == 3
    assert typed.shown[-1] == (
        "All twelve royals are defeated: everyone wins. "
        "2 hints were given, so this game gives no medal."
    )
    record = read_record(path).record
    assert record.other_tags == (("Hints", "2"),)
    assert game_facts(record).medal is None


def test_a_hint_before_the_game_went_on_stays_counted(tmp_path: Path) -> None:
    path = tmp_path / "game.regicide"
    PlayedLines(dealt("a"), "hint", "hint", "quit", path=path)
    resumed = read_record(path).record
    assert resumed.other_tags == (("Hints", "1 0"),)
    typed = PlayedLines(resumed, "yield", "hint", "quit", path=path)
    assert words("en").say("hint-cost") not in typed.shown
    assert read_record(path).record.other_tags == (("Hints", "2 0"),)


def test_a_discard_offers_the_cheapest_first() -> None:
    typed = play_lines(given("turn 1d · yields y- · hand 4c 5c 6c 9h"))
    assert "1. x4c6c: worth 10" in typed.shown
    assert "Or any other cards worth at least 10, written like x4c5c6c9h." in typed.shown


def test_hands_are_hidden_while_the_keyboard_passes() -> None:
    """A hand is shown only after its player pressed Enter, even at the first turn."""
    typed = play_lines(given("hand Ts 2c · hand2 9c"), "", "Ts", "", hand_over=True)
    first, second = (
        next(
            n for n, line in enumerate(typed.shown) if f"Pass the keyboard to Player {seat}" in line
        )
        for seat in (1, 2)
    )
    assert not [line for line in typed.shown[:first] if line.startswith("Hand of")]
    assert not [line for line in typed.shown[:second] if line.startswith("Player 2’s hand")]
    assert [line for line in typed.shown[second:] if line.startswith("Player 2’s hand")]
    assert typed.shown[second + 1].count("\n") >= 50
    assert "Player 1 plays 10 of spades: attack value 10." in typed.shown[second + 1 :]


def test_the_next_player_sees_what_happened_since_their_last_turn() -> None:
    """Both the play and the discard of the last turn, not only the last move."""
    typed = play_lines(given("hand 2h Tc 9s · hand2 9c"), "", "2h", "xTc", "", hand_over=True)
    place = next(n for n, line in enumerate(typed.shown) if "Pass the keyboard to Player 2" in line)
    again = typed.shown[place:]
    assert "Player 1 plays 2 of hearts: attack value 2." in again
    assert "Player 1 discards 10 of clubs, worth 10." in again


@pytest.mark.parametrize("answer", ["quit", None])
def test_a_player_may_quit_at_the_hand_over(answer: str | None) -> None:
    lines = ["", "Ts", *([answer] if answer else [])]
    typed = play_lines(given("hand Ts 2c · hand2 9c"), *lines, hand_over=True)
    assert "Player 2’s hand" not in typed.text


def test_open_hands_and_known_cards_are_shown() -> None:
    """§13.3, §1.7"""
    shown = play_lines(given("options hands=open · hand Ts 2c · hand2 9c 9d"), "Ts").shown
    assert "Player 2 holds 2 cards, among them 9 of clubs, 9 of diamonds." in shown
    exact = "enemy Jd/10/0 · table Th · hand Ts 2h · castle Jc Jh Js Qc Qd Qh Qs Kc Kd Kh Ks"
    assert "On top of the tavern: Jack of diamonds." in play_lines(given(exact), "Ts").shown


@pytest.mark.parametrize(
    "typed, notation",
    [
        ("7H", "7h"),
        ("10h", "Th"),
        ("x 4c 6C", "x4c6c"),
        ("3c, 3d", "3c3d"),
        ("JE", "Je"),
        ("YIELD", "yield"),
        ("> 2", ">2"),
        ("X10cJe", "xTcJe"),
        ("help me", "help me"),
        ("1h", "1h"),
    ],
)
def test_typed_moves_become_notation(typed: str, notation: str) -> None:
    assert to_notation(typed) == notation


def test_an_unknown_command_is_explained() -> None:
    typed = play_lines(given("hand 6c Tc"), "Hlep", "HELP", "Tc")
    assert "“Hlep” is neither a move nor a command; type help for help." in typed.shown
    assert any("xAs9c" in line for line in typed.shown)


def test_the_menu_warns_of_a_play_that_leaves_no_legal_move() -> None:
    start = "players 1 · jesters 0 · enemy Jd/19/0 · table 9h Th · hand 2s"
    assert any("then you have no legal move!" in line for line in play_lines(given(start)).shown)


@pytest.mark.parametrize(
    "language, mine",
    [("en", "You play 10 of spades: attack value 10."), ("es", "Juegas: 10 de picas")],
)
def test_the_only_player_among_bots_is_called_you(language: str, mine: str) -> None:
    record = Record(given("hand Ts 2c · hand2 9c"), seats=(None, "squire"))
    typed = PlayedLines(record, "Ts", language=language)
    assert any(line.startswith(mine) for line in typed.shown)
    assert not [line for line in typed.shown if line.startswith(words(language).seat(0))]
    squire = words(language).say("bot-called-squire", number=2)
    assert any(line.startswith(squire) for line in typed.shown)


def test_a_word_says_why_the_last_bot_moved_so() -> None:
    start = given("enemy Jc · hand 2s 3s 9h · hand2 2c Th 4h")
    typed = PlayedLines(Record(start, seats=(None, "squire")), "why", "2s", "x9h", "why")
    assert typed.text.count("The choice of cards also depends on the bot’s hand") == 1
    assert "health left, so it stays for now." in typed.text
    assert "is paid for with cards worth" in typed.text, "the discard belongs to the turn"


def test_drawn_cards_are_shown_only_to_a_single_player() -> None:
    typed = play_lines(given("enemy Jc · hand 5d Tc · hand2 9c · tavern 2s 3s 4s 5s 6s"), "5d")
    assert "Player 2 draws 2 cards." in typed.shown
    assert "receives" not in typed.text
    alone = play_lines(given("players 1 · enemy Jc · hand 5d Tc · tavern 2s 3s 4s"), "5d")
    assert "You receive 2 of spades, 3 of spades, 4 of spades, " in alone.text


def test_without_a_seed_the_record_lists_the_cards_that_hearts_moved(tmp_path: Path) -> None:
    path = tmp_path / "real.regicide"
    deal = given("hand 2h 9h Tc · hand2 9s · discard 2c 3c 4d")
    typed = PlayedLines(Record(deal), "2h", path=path)
    read = read_record(path).record
    assert (read.seed, len(read.moves[0].healed)) == (None, 2)
    assert final_state(read).tavern == typed.state.tavern
    resumed = PlayedLines(read, "x9hTc", path=path)
    assert resumed.state == final_state(read_record(path).record)


def test_the_record_keeps_what_the_table_does_not_know(tmp_path: Path) -> None:
    path = tmp_path / "game"
    record = replace(
        dealt("a"),
        date="2026-11-18",
        seats=("Ana", "Ben"),
        other_tags=(("Event", "an evening"), ("KnownDeal", "yes")),
        comments=(Comment(0, "what a deal"),),
    )
    PlayedLines(record, "yield", path=path)
    assert read_record(path).record == replace(record, moves=(RecordedMove(parse_move("yield")),))


def test_unusable_files_raise_file_errors(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="unreadable-file"):
        read_record(tmp_path / "none")
    (tmp_path / "bytes").write_bytes(b"\xff\xfe")
    with pytest.raises(FileError, match="not-utf8"):
        read_record(tmp_path / "bytes")
    with pytest.raises(FileError, match="unwritable-file"):
        write_safely(tmp_path / "none" / "file", "text")


def test_saving_through_a_symbolic_link_keeps_the_link(tmp_path: Path) -> None:
    (tmp_path / "real").write_text("")
    (tmp_path / "link").symlink_to("real")
    (tmp_path / "real").chmod(0o640)
    write_safely(tmp_path / "link", "text")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "real").read_text() == "text"
    assert (tmp_path / "real").stat().st_mode & 0o777 == 0o640
    assert sorted(path.name for path in tmp_path.iterdir()) == ["link", "real"]


def test_a_move_that_cannot_be_saved_is_not_made(tmp_path: Path) -> None:
    """Another program changed the file."""
    path = tmp_path / "game"
    local = open_local_table(dealt("a"), words("en"), GameFile(path))
    path.write_text("theirs")
    lines = iter(["yield"])
    shown: list[str] = []
    assert not PlainGame(
        controllers_for(local), "en", lambda _: next(lines, None), shown.append
    ).play()
    local.close()
    assert shown[-1] == words("en").say("error-changed-file", file=str(path))
    assert path.read_text() == "theirs"


def test_a_bot_that_cannot_move_ends_the_game_with_the_reason(tmp_path: Path) -> None:
    path = tmp_path / "game"
    record = replace(dealt("a"), seats=("squire", None))
    local = open_local_table(record, words("en"), GameFile(path), bot_seconds=(0, 0))
    path.write_text("theirs")
    shown: list[str] = []
    assert not PlainGame(controllers_for(local), "en", lambda _: None, shown.append).play()
    local.close()
    assert shown == [words("en").say("error-changed-file", file=str(path))]


def test_a_byte_order_mark_is_ignored(tmp_path: Path) -> None:
    path = tmp_path / "game"
    path.write_bytes(b"\xef\xbb\xbf" + print_game(dealt("a")).encode())
    assert read_record(path).record.seed == Seed("a")


# --- real processes ------------------------------------------------------------------------------

COMMAND = [sys.executable, "-m", "regicide", "play", "--plain", "--lang", "en"]


def test_a_game_is_saved_quit_and_resumed(tmp_path: Path) -> None:
    """Half of the moves, then the same command again with the rest, end in the same state."""
    plies = list(play_random_game(2, 7))
    moves = [print_move(ply.move) for ply in plies]
    path = tmp_path / "game.regicide"
    command = [*COMMAND, "--players", "2", "--seed", "walk/2/7", "--record", str(path)]
    first, second = (
        subprocess.run(
            command, input="\n".join(half) + "\n", text=True, capture_output=True, check=True
        )
        for half in (moves[:6], moves[6:])
    )
    assert "saved in" in first.stdout
    assert "after 6 moves" in second.stdout
    assert final_state(parse_game(path.read_text()).record) == plies[-1].done.state
    assert first.stderr + second.stderr == ""


@pytest.mark.long
def test_a_killed_game_keeps_every_move_it_showed(tmp_path: Path) -> None:
    """The game is killed right after it shows a move; the file contains the move and can be read."""
    path = tmp_path / "game.regicide"
    command = [*COMMAND, "--seed", "walk/1/3", "--record", str(path)]
    moves = [print_move(ply.move) for ply in play_random_game(1, 3)][:5]
    for number, move in enumerate(moves, start=1):
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as game:
            assert game.stdin
            game.stdin.write(f"{move}\n".encode())
            game.stdin.flush()
            wait_for(game.stdout, (b"You play ", b"You discard ", b"You flip "))
            game.send_signal(signal.SIGKILL)
        assert len(read_record(path).record.moves) == number
    names = {each.name for each in tmp_path.iterdir()}
    assert names == {"game.regicide", ".game.regicide.lock"}  # the next program takes the lock over


def wait_for(stream: object, starts: tuple[bytes, ...]) -> None:
    for line in stream:  # type: ignore[attr-defined]
        if line.startswith(starts):
            return
    raise AssertionError(starts)


def test_the_line_by_line_game_on_a_real_terminal() -> None:
    """It shows the prompt, asks for the hand-over, and Ctrl+D quits."""
    master, slave = pty.openpty()
    command = [*COMMAND, "--players", "2", "--seed", "castle-42"]
    with subprocess.Popen(command, stdin=slave, stdout=slave, stderr=slave) as game:
        os.close(slave)
        os.write(master, b"\n2s\nx4h5h\n\n\x04")
        shown = b""
        try:
            while chunk := os.read(master, 4096):
                shown += chunk
        except OSError:
            pass
    os.close(master)
    assert b"Move: " in shown
    assert b"Pass the keyboard to Player 2" in shown
    assert b"The game is saved in" in shown
    assert game.returncode == 0


def test_the_saved_file_is_the_printed_game(tmp_path: Path) -> None:
    record = replace(dealt("a"), date="2026-11-18")
    PlayedLines(record, path=tmp_path / "g")
    assert (tmp_path / "g").read_text() == print_game(record)
