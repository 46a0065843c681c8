"""The full-screen game: whole games by keys and clicks, and golden screens."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest
from textual.pilot import Pilot

from async_helpers import async_test, eventually
from golden_files import read_golden
from regicide.bots import bot_named
from regicide.cli.playing.start import entries, start_app
from regicide.client.seen_deal import seal_verdict
from regicide.i18n import LANGUAGES, words
from regicide.notation import (
    Record,
    RecordedMove,
    Seed,
    final_state,
    parse_move,
    print_move,
    result,
)
from regicide.rules import FIRST_HEARTS, Options, Step, do, hearts_acted, observe
from regicide.study.solving import Problem, SolveLimits, Winnable, solve
from regicide.table import SealVerdict
from regicide.table.commands import BeReady, TakeSeat
from regicide.tui.controller import Controller
from regicide.tui.game_file import GameFile, read_record
from regicide.tui.local_game_setup import new_record, open_local_table
from regicide.tui.local_table import controllers_for
from regicide.tui.remote_link import RemoteLink, TableAddress
from regicide.tui.screens.help import HelpScreen
from regicide.tui.screens.overlays import HandOverScreen, ListScreen
from regicide.tui.screens.replay_app import ReplayApp
from regicide.tui.screens.start_app import StartApp
from regicide.tui.screens.table_app import TableApp
from regicide.tui.selection import cards_of
from regicide.tui.table_link import TableLink
from regicide.wire.messages import Goodbye
from server_process import ServerProcess
from table_client import TableClient, new_player, new_table

GOLDEN = Path(__file__).parent.parent / "golden" / "screens"
SMALL, LARGE = (80, 24), (120, 40)


def app_for(record: Record, path: Path | None = None, language: str = "en") -> TableApp:
    file = GameFile(path) if path is not None else None
    local = open_local_table(record, words(language), file, bot_seconds=(0, 0))
    return TableApp(controllers_for(local), language)


def screen_text(app: TableApp | ReplayApp | StartApp) -> str:
    """The text on the screen, without colours."""
    strips = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip).rstrip() for strip in strips)


async def make(pilot: Pilot[str | None], app: TableApp, move: str) -> bool:
    """Make a move by keys. Returns whether a hand-over screen came first."""
    await eventually(lambda: app.controller.state.is_my_turn and not app.controller.is_sending)
    handed_over = await confirm_hand_over(pilot, app)
    before, controller = app.controller.state.seq, app.controller
    await pilot.press(*keys_for(move, list(controller.selection.hand)), "enter")
    await eventually(lambda: controller.state.seq > before)
    return handed_over


def keys_for(move: str, hand: list[str]) -> list[str]:
    """The keys that select a move."""
    if move in ("yield", "flip"):
        return [move[0]]
    if move.startswith(">"):
        return [move[1]]
    keys = []
    for card in cards_of(move):
        place = hand.index(card)
        hand[place] = "used"
        keys.append(str((place + 1) % 10))
    return keys


async def confirm_hand_over(pilot: Pilot[str | None], app: TableApp) -> bool:
    """If players share the keyboard, confirm the hand-over until the screen is the active player's."""
    handed_over = False
    while getattr(app.screen, "controller", None) is not app.controller:
        if isinstance(app.screen, HandOverScreen):
            handed_over = True
            assert "╭────╮" not in screen_text(app)  # no cards are visible
            await pilot.press("enter")
        await pilot.pause()
    return handed_over


def squire_game(players: int, seed: str, options: Options | None = None) -> list[str]:
    """The moves of a game in which squires play every seat."""
    squire, dealt = bot_named("squire"), Seed(seed)
    from random import Random  # noqa: PLC0415

    rng, state, hearts = Random(1), dealt.deal(players, options or Options()), FIRST_HEARTS
    moves = []
    while not state.step.is_over:
        move = squire.choose(observe(state, state.seat), rng).move
        moves.append(print_move(move))
        done = do(state, move, dealt.shuffle(hearts))
        state, hearts = done.state, hearts + hearts_acted(done.events)
    return moves


@pytest.mark.long
@async_test
async def test_a_solo_game_is_won(tmp_path: Path) -> None:
    solution = solve(Problem(Seed("castle-42").deal(1), Seed("castle-42")), SolveLimits(20, 1024))
    assert isinstance(solution, Winnable)
    path = tmp_path / "won.regicide"
    # A whole game by keys takes as long as all other tests here; the next test plays one.
    before, last = solution.moves[:-12], solution.moves[-12:]
    record = new_record(1, Seed("castle-42"), Options(), ())
    app = app_for(replace(record, moves=tuple(map(RecordedMove, before))), path)
    async with app.run_test(size=SMALL) as pilot:
        for move in last:
            await make(pilot, app, print_move(move))
        await pilot.pause()
        assert "royals defeated" in screen_text(app)
    assert result(final_state(read_record(path).record)) == "won"


@pytest.mark.long
@async_test
async def test_a_solo_game_is_lost_with_flips(tmp_path: Path) -> None:
    path = tmp_path / "lost.regicide"
    app = app_for(new_record(1, Seed("lost-1"), Options(), ()), path)
    async with app.run_test(size=SMALL) as pilot:
        await make(pilot, app, "flip")
        await make(pilot, app, "flip")
        while app.controller.state.game and app.controller.state.game.outcome is None:
            await eventually(lambda: app.controller.state.is_my_turn)
            choices = app.controller.selection.choices
            assert choices is not None
            await make(pilot, app, choices.moves[0].move)
        await pilot.pause()
        assert "short of covering the damage" in screen_text(app)
        assert "Verified: the deal was fixed from the start" in screen_text(app)
    assert final_state(read_record(path).record).step is Step.BEATEN


def jester_game() -> tuple[str, list[str]]:
    for number in range(200):
        moves = squire_game(4, f"jester-{number}")
        if "Je" in moves:
            return f"jester-{number}", moves
    raise AssertionError


@pytest.mark.long
@async_test
async def test_four_people_pass_the_keyboard_around_with_a_jester() -> None:
    seed, moves = jester_game()
    app = app_for(new_record(4, Seed(seed), Options(), ()))
    hand_overs = 0
    async with app.run_test(size=SMALL) as pilot:
        for move in moves:
            hand_overs += await make(pilot, app, move)
        assert app.controller.state.game is not None
        assert app.controller.state.game.outcome is not None
    assert hand_overs >= 3


@pytest.mark.long
@async_test
async def test_bots_play_their_seats_and_the_game_can_be_resumed(tmp_path: Path) -> None:
    path, copy = tmp_path / "bots.regicide", tmp_path / "another-machine.regicide"
    app = app_for(new_record(3, Seed("bots-1"), Options(), ("squire", "knight")), path)
    async with app.run_test(size=SMALL) as pilot:
        for _turn in range(3):
            await eventually(lambda: app.controller.state.is_my_turn)
            choices = app.controller.selection.choices
            assert choices is not None
            await make(pilot, app, choices.moves[0].move)
    record = read_record(path).record
    assert record.seats == (None, "squire", "knight")
    assert record.moves
    copy.write_bytes(path.read_bytes())
    again = app_for(read_record(copy).record, copy)
    async with again.run_test(size=SMALL):
        await eventually(lambda: again.controller.state.is_my_turn)
        assert again.controller.state.game is not None
        assert again.controller.state.game.moves >= len(record.moves)


@async_test
async def test_cards_that_cannot_be_combined_say_why() -> None:
    app = app_for(new_record(1, Seed("castle-42"), Options(), ()))
    async with app.run_test(size=SMALL) as pilot:
        await eventually(lambda: app.controller.state.is_my_turn)
        await pilot.press("2", "6")
        await eventually(lambda: app.controller.outlook is not None)
        await pilot.pause()
        assert "Only cards of the same number can be combined. (§3.2)" in screen_text(app)
        await pilot.press("enter")
        await pilot.pause()
        assert app.controller.state.game is not None
        assert app.controller.state.game.moves == 0
        await pilot.press("escape")
        await pilot.pause()
        assert app.controller.selection.cards == ()


@async_test
async def test_the_mouse_does_what_the_keys_do() -> None:
    app = app_for(new_record(1, Seed("castle-42"), Options(), ()))
    async with app.run_test(size=SMALL) as pilot:
        await eventually(lambda: app.controller.state.is_my_turn)
        await pilot.pause()
        await pilot.click("#card-0")
        await pilot.click("#card-7")
        await pilot.pause()
        assert app.controller.selection.cards == ("Ac", "Th")
        await pilot.click("#do-confirm")
        await eventually(
            lambda: bool(app.controller.state.game and app.controller.state.game.moves)
        )


@pytest.mark.parametrize("players, text", [(1, "You play"), (2, "Player 1 plays")])
@async_test
async def test_a_screen_of_one_player_says_you_and_a_shared_screen_says_names(
    players: int, text: str
) -> None:
    app = app_for(new_record(players, Seed("castle-42"), Options(), ()))
    async with app.run_test(size=LARGE) as pilot:
        await eventually(lambda: app.controller.state.is_my_turn)
        await make(pilot, app, "2s")
        await eventually(
            lambda: bool(app.controller.state.game and app.controller.state.game.moves)
        )
        await pilot.pause()
        assert text in screen_text(app)


@async_test
async def test_talk_more_and_help_open_over_the_table() -> None:
    app = app_for(new_record(1, Seed("castle-42"), Options(), ()))
    async with app.run_test(size=SMALL) as pilot:
        await eventually(lambda: app.controller.state.is_my_turn)
        await pilot.press("t")
        await pilot.pause()
        assert isinstance(app.screen, ListScreen)
        await pilot.press("enter")
        await eventually(
            lambda: any(each.public.deed.do == "say" for each in app.controller.state.log)
        )
        await pilot.pause()
        assert "You: I have 8 cards" in screen_text(app)
        await pilot.press("question_mark")
        await pilot.pause()
        assert isinstance(app.screen, HelpScreen)
        await pilot.press("escape")
        await make(pilot, app, "2s")
        await pilot.press("m")
        await pilot.pause()
        await pilot.press("enter")  # the first entry undoes the move
        await eventually(
            lambda: bool(app.controller.state.game and not app.controller.state.game.moves)
        )


@async_test
async def test_a_hint_says_its_price_once_then_the_best_moves() -> None:
    app = app_for(new_record(1, Seed("castle-42"), Options(), ()))
    async with app.run_test(size=SMALL) as pilot:
        await eventually(lambda: app.controller.state.is_my_turn)
        await pilot.press("h")
        await pilot.pause()
        assert "the game gives no medal" in screen_text(app)
        await pilot.press("enter")
        await eventually(lambda: app.controller.state.hint is not None)
        await pilot.pause()
        shown = screen_text(app)
        assert "if the Champion plays on" in shown
        assert "Next best:" in shown
        assert "You ask for a hint." in shown
        hint = app.controller.state.hint
        assert hint is not None
        await make(pilot, app, hint.hint.moves[0].move)
        await eventually(lambda: app.controller.state.is_my_turn)
        await pilot.press("h")
        await eventually(lambda: app.controller.state.hint is not None)
        room = app.controller.state.room
        assert room is not None
        assert room.hints == (2,)


@async_test
async def test_help_opens_at_the_clause_that_forbids_the_selected_cards() -> None:
    app = app_for(new_record(1, Seed("castle-42"), Options(), ()))
    async with app.run_test(size=SMALL) as pilot:
        await eventually(lambda: app.controller.state.is_my_turn)
        await pilot.press("2", "6")
        await eventually(lambda: app.controller.reason is not None)
        await pilot.press("question_mark")
        await eventually(lambda: "§3.2 A combo" in screen_text(app))
        await pilot.press("home")
        await eventually(lambda: "1–9 choose cards" in screen_text(app))


@async_test
async def test_a_terminal_and_another_client_play_at_one_table(tmp_path: Path) -> None:
    environment = {"REGICIDE_LIMITS": "off"}
    with ServerProcess(tmp_path, environment) as server:
        ana_secret, secret = (new_player(server.url, name) for name in ("Ana", "Ben"))
        code = new_table(server.url, ana_secret, players=2)
        ana = await TableClient(server.url, code, ana_secret).connect()
        address = TableAddress.parse(f"{server.url}/t/{code}")

        async def open_link() -> TableLink:
            return await RemoteLink.open(address)

        app = TableApp([Controller(open_link, language="es", secret=secret)], "es")
        async with app.run_test(size=SMALL) as pilot:
            await eventually(lambda: app.controller.is_connected)
            await pilot.press("2")  # sit down
            await eventually(lambda: app.controller.state.own is not None)
            await pilot.press("r")
            await ana.accepted(BeReady(True))
            await eventually(lambda: app.controller.state.game is not None)
            await _play_both(ana, app, pilot, server)
            assert ana.state.game is not None
            assert app.controller.state.game == ana.state.game
            assert seal_verdict(app.controller.state) is SealVerdict.TRUE
            await pilot.press("q")
        await ana.close()


@async_test
async def test_a_host_removes_a_player_from_the_terminal(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, {"REGICIDE_LIMITS": "off"}) as server:
        secret, other = (new_player(server.url, name) for name in ("Ana", "Ben"))
        code = new_table(server.url, secret, players=2)
        ben = await TableClient(server.url, code, other).connect()
        await ben.accepted(TakeSeat(1))
        address = TableAddress.parse(f"{server.url}/t/{code}")

        async def open_link() -> TableLink:
            return await RemoteLink.open(address)

        app = TableApp([Controller(open_link, language="en", secret=secret)], "en")
        async with app.run_test(size=SMALL) as pilot:
            await eventually(lambda: app.controller.state.own is not None)
            await pilot.press("m")
            await eventually(lambda: "Remove Ben" in screen_text(app))
            await pilot.press("enter")  # the only entry
            goodbye = await ben.until(Goodbye)
            assert isinstance(goodbye, Goodbye)
            assert goodbye.error.code == "removed"
            await pilot.press("q")
        await ben.close()


async def _play_both(
    ana: TableClient, app: TableApp, pilot: Pilot[str | None], server: ServerProcess
) -> None:
    """Play to the end; the server is killed and started again in between."""
    from regicide.table.commands import MakeMove  # noqa: PLC0415

    turns = 0
    while ana.state.room and ana.state.room.phase.value == "playing":
        turns += 1
        if turns == 4:
            server.kill()
            server.start()
            await ana.drop()
            await ana.connect()
        assert ana.state.game is not None
        if ana.state.game.seat == 0:
            while ana.state.choices is None:
                await ana.receive()
            move = ana.state.choices.choices.moves[0].move
            await ana.accepted(MakeMove(move, ana.state.seq))
        else:
            seq = app.controller.state.seq
            await eventually(lambda: app.controller.state.is_my_turn)
            choices = app.controller.selection.choices
            assert choices is not None
            await make(pilot, app, choices.moves[0].move)
            await ana.until(seq=seq + 1)
        await eventually(lambda: app.controller.state.seq >= ana.state.seq)


# --- golden screens ------------------------------------------------------------------------------


async def _screen_after(
    app: TableApp | ReplayApp | StartApp,
    size: tuple[int, int],
    ready: Callable[[], bool],
    *keys: str,
    then: Callable[[], Awaitable[None]] | None = None,
) -> str:
    async with app.run_test(size=size) as pilot:
        await eventually(ready)
        await pilot.pause()
        await pilot.press(*keys)
        if then is not None:
            await then()
        await pilot.pause()
        await asyncio.sleep(0)
        return screen_text(app)


async def screens(language: str) -> dict[str, str]:
    """The text of each main screen, by name."""
    translations = words(language)

    def new_game(players: int, *bots: str) -> TableApp:
        return app_for(new_record(players, Seed("castle-42"), Options(), bots), language=language)

    solo, four, large = new_game(1), new_game(4), new_game(1)
    record = Record(Seed("castle-42").deal(2), Seed("castle-42"))
    start = start_app(translations, entries(translations))
    return {
        "start": await _screen_after(start, SMALL, lambda: True),
        "solo": await _screen_after(
            solo, SMALL, lambda: solo.controller.state.is_my_turn, "1", "8"
        ),
        "four": await _screen_after(four, SMALL, lambda: four.controller.state.is_my_turn, "2"),
        "large": await _screen_after(large, LARGE, lambda: large.controller.state.is_my_turn, "6"),
        "replay": await _screen_after(ReplayApp(record, language), SMALL, lambda: True, "0"),
    }


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
@async_test
async def test_the_screens_are_the_golden_ones(language: str) -> None:
    for name, text in (await screens(language)).items():
        now = f"{text}\n"
        golden = read_golden(GOLDEN / f"{name}.{language}.txt", now.encode)
        assert now == golden.decode(), name


ROWS = [("one", "Solo · 3 of 12"), ("two", "2 players: Knight"), ("three", "3 players: Knight")]


@async_test
async def test_the_start_screen_returns_what_was_chosen() -> None:
    app = StartApp(words("en"), ROWS)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("down", "down", "enter")
        await pilot.pause()
    assert app.return_value == "three"


@async_test
async def test_a_long_list_is_searched_by_words() -> None:
    app = StartApp(words("en"), ROWS, search=True)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press(*"knight 3", "enter")
        await pilot.pause()
    assert app.return_value == "three"


@async_test
async def test_a_replay_steps_through_the_moves() -> None:
    moves = tuple(RecordedMove(parse_move(move)) for move in squire_game(2, "look-back"))
    replay = ReplayApp(Record(Seed("look-back").deal(2), Seed("look-back"), moves), "en")
    async with replay.run_test(size=SMALL) as pilot:
        await pilot.press("right", "right")
        await pilot.pause()
        assert f"Move 2 of {len(moves)}" in screen_text(replay)
        await pilot.press("end")
        await pilot.pause()
        assert "short of covering the damage" in screen_text(replay)
        await pilot.press("home", "0")
        await pilot.pause()
        shown = screen_text(replay)
        assert "Player 1: " in shown
        assert "Player 2: " in shown


def test_only_well_formed_invitations_are_accepted() -> None:
    from regicide.tui.table_link import JoinError  # noqa: PLC0415

    for bad in ("KDFR-27XN", "http://host", "ftp://host/t/CODE", "http://host/t/CODE/x"):
        with pytest.raises(JoinError):
            TableAddress.parse(bad)
    assert TableAddress.parse("https://host:1/t/CODE") == TableAddress("https://host:1", "CODE")
    assert TakeSeat(0) != TakeSeat(1)
