"""The game with a screen: whole games by keys and clicks, and what the screens look like."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from textual.pilot import Pilot

from async_tests import awaited, becomes
from regicide.bots import bot_named
from regicide.i18n import LANGUAGES, words
from regicide.lab.solving import Limits, Problem, Winnable, solve
from regicide.notation import Record, Seed, final_state, print_move, result
from regicide.rules import FIRST_HEARTS, Options, Step, do, hearts_acted, observe
from regicide.table import Verdict
from regicide.table.commands import BeReady, TakeSeat
from regicide.tui.app import TableApp
from regicide.tui.controller import Controller
from regicide.tui.help import HelpScreen
from regicide.tui.link import Link
from regicide.tui.local_game import new_record, sit_down
from regicide.tui.local_table import sit_at
from regicide.tui.overlays import CurtainScreen, ListScreen
from regicide.tui.remote_link import Address, RemoteLink
from regicide.tui.replay_app import ReplayApp
from regicide.tui.saved_game import read_record
from regicide.tui.selection import cards_of
from regicide.tui.start_app import StartApp, Wish
from server_process import ServerProcess
from table_client import TableClient, new_player, new_table

GOLDEN = Path(__file__).parent.parent / "golden" / "screens"
SMALL, LARGE = (80, 24), (120, 40)


def app_for(record: Record, path: Path | None = None, language: str = "en") -> TableApp:
    local = sit_down(record, words(language), path, pace=(0, 0))
    return TableApp(sit_at(local), language)


def screen_text(app: TableApp | ReplayApp | StartApp) -> str:
    """What is on the screen, without colours."""
    strips = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip).rstrip() for strip in strips)


async def make(pilot: Pilot[str | None], app: TableApp, move: str) -> bool:
    """A move by keys: digits for cards, then Enter. Whether a curtain was lifted for it."""
    await becomes(lambda: app.controller.model.is_my_turn and not app.controller.is_sending)
    lifted = await lift_curtain(pilot, app)
    before, controller = app.controller.model.seq, app.controller
    await pilot.press(*keys_for(move, list(controller.selection.hand)), "enter")
    await becomes(lambda: controller.model.seq > before)
    return lifted


def keys_for(move: str, hand: list[str]) -> list[str]:
    """What has to be pressed to choose a move."""
    if move in ("yield", "flip"):
        return [move[0]]
    if move.startswith(">"):
        return [move[1]]
    keys = []
    for card in cards_of(move):
        place = hand.index(card)
        hand[place] = "taken"
        keys.append(str((place + 1) % 10))
    return keys


async def lift_curtain(pilot: Pilot[str | None], app: TableApp) -> bool:
    """Where people share a keyboard: sit down, and see one's own table."""
    lifted = False
    while getattr(app.screen, "controller", None) is not app.controller:
        if isinstance(app.screen, CurtainScreen):
            lifted = True
            assert "╭────╮" not in screen_text(app)  # nobody's cards
            await pilot.press("enter")
        await pilot.pause()
    return lifted


def squire_game(players: int, seed: str, options: Options | None = None) -> list[str]:
    """The moves of a game that squires play."""
    squire, chosen = bot_named("squire"), Seed(seed)
    from random import Random  # noqa: PLC0415

    rng, state, hearts = Random(1), chosen.deal(players, options or Options()), FIRST_HEARTS
    moves = []
    while not state.step.is_over:
        move = squire.choose(observe(state, state.seat), rng).move
        moves.append(print_move(move))
        done = do(state, move, chosen.shuffle(hearts))
        state, hearts = done.state, hearts + hearts_acted(done.events)
    return moves


@awaited
async def test_a_solo_game_is_won(tmp_path: Path) -> None:
    solution = solve(Problem(Seed("castle-42").deal(1), Seed("castle-42")), Limits(20, 1024))
    assert isinstance(solution, Winnable)
    path = tmp_path / "won.regicide"
    app = app_for(new_record(1, Seed("castle-42"), Options(), ()), path)
    async with app.run_test(size=SMALL) as pilot:
        for move in solution.line:
            await make(pilot, app, print_move(move))
        await pilot.pause()
        assert "royals defeated" in screen_text(app)
    assert result(final_state(read_record(path).record)) == "won"


@awaited
async def test_a_solo_game_is_lost_with_flips(tmp_path: Path) -> None:
    path = tmp_path / "lost.regicide"
    app = app_for(new_record(1, Seed("lost-1"), Options(), ()), path)
    async with app.run_test(size=SMALL) as pilot:
        await make(pilot, app, "flip")
        await make(pilot, app, "flip")
        while app.controller.model.game and app.controller.model.game.outcome is None:
            await becomes(lambda: app.controller.model.is_my_turn)
            choices = app.controller.model.choices
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


@awaited
async def test_four_people_pass_the_keyboard_around_with_a_jester() -> None:
    seed, moves = jester_game()
    app = app_for(new_record(4, Seed(seed), Options(), ()))
    curtains = 0
    async with app.run_test(size=SMALL) as pilot:
        for move in moves:
            curtains += await make(pilot, app, move)
        assert app.controller.model.game is not None
        assert app.controller.model.game.outcome is not None
    assert curtains >= 3


@awaited
async def test_bots_play_their_seats_and_the_game_can_be_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "bots.regicide"
    app = app_for(new_record(3, Seed("bots-1"), Options(), ("squire", "knight")), path)
    async with app.run_test(size=SMALL) as pilot:
        for _turn in range(3):
            await becomes(lambda: app.controller.model.is_my_turn)
            choices = app.controller.model.choices
            assert choices is not None
            await make(pilot, app, choices.moves[0].move)
    record = read_record(path).record
    assert record.seats == ("Player 1", "squire", "knight")
    assert record.moves
    again = app_for(record, path)
    async with again.run_test(size=SMALL):
        await becomes(lambda: again.controller.model.is_my_turn)
        assert again.controller.model.game is not None
        assert again.controller.model.game.moves >= len(record.moves)


@awaited
async def test_cards_that_do_not_go_together_say_why() -> None:
    app = app_for(new_record(1, Seed("castle-42"), Options(), ()))
    async with app.run_test(size=SMALL) as pilot:
        await becomes(lambda: app.controller.model.is_my_turn)
        await pilot.press("2", "6")
        await becomes(lambda: app.controller.outlook is not None)
        await pilot.pause()
        assert "Only cards of the same number can be combined. (§3.2)" in screen_text(app)
        await pilot.press("enter")
        await pilot.pause()
        assert app.controller.model.game is not None
        assert app.controller.model.game.moves == 0
        await pilot.press("escape")
        await pilot.pause()
        assert app.controller.selection.cards == ()


@awaited
async def test_the_mouse_does_what_the_keys_do() -> None:
    app = app_for(new_record(1, Seed("castle-42"), Options(), ()))
    async with app.run_test(size=SMALL) as pilot:
        await becomes(lambda: app.controller.model.is_my_turn)
        await pilot.pause()
        await pilot.click("#card-0")
        await pilot.click("#card-7")
        await pilot.pause()
        assert app.controller.selection.cards == ("Ac", "Th")
        await pilot.click("#do-confirm")
        await becomes(lambda: bool(app.controller.model.game and app.controller.model.game.moves))


@pytest.mark.parametrize("players, told", [(1, "You play"), (2, "Player 1 plays")])
@awaited
async def test_a_screen_of_ones_own_says_you_and_a_shared_one_names(
    players: int, told: str
) -> None:
    app = app_for(new_record(players, Seed("castle-42"), Options(), ()))
    async with app.run_test(size=LARGE) as pilot:
        await becomes(lambda: app.controller.model.is_my_turn)
        await make(pilot, app, "2s")
        await becomes(lambda: bool(app.controller.model.game and app.controller.model.game.moves))
        await pilot.pause()
        assert told in screen_text(app)


@awaited
async def test_talk_more_and_help_are_laid_over_the_table() -> None:
    app = app_for(new_record(1, Seed("castle-42"), Options(), ()))
    async with app.run_test(size=SMALL) as pilot:
        await becomes(lambda: app.controller.model.is_my_turn)
        await pilot.press("t")
        await pilot.pause()
        assert isinstance(app.screen, ListScreen)
        await pilot.press("enter")
        await becomes(
            lambda: any(each.public.deed.do == "say" for each in app.controller.model.happened)
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
        await pilot.press("enter")  # the first is to take the move back
        await becomes(
            lambda: bool(app.controller.model.game and not app.controller.model.game.moves)
        )


@awaited
async def test_help_opens_at_the_clause_that_forbids_what_is_chosen() -> None:
    app = app_for(new_record(1, Seed("castle-42"), Options(), ()))
    async with app.run_test(size=SMALL) as pilot:
        await becomes(lambda: app.controller.model.is_my_turn)
        await pilot.press("2", "6")
        await becomes(lambda: app.controller.reason is not None)
        await pilot.press("question_mark")
        await becomes(lambda: "§3.2 A combo" in screen_text(app))
        await pilot.press("home")
        await becomes(lambda: "1–9 choose cards" in screen_text(app))


@awaited
async def test_a_terminal_and_a_browser_play_at_one_table(tmp_path: Path) -> None:
    quick = {"REGICIDE_LIMITS": "off"}
    with ServerProcess(tmp_path, quick) as server:
        browser_secret, secret = (new_player(server.url, name) for name in ("Ana", "Ben"))
        code = new_table(server.url, browser_secret, players=2)
        ana = await TableClient(server.url, code, browser_secret).connect()
        address = Address.parse(f"{server.url}/t/{code}")

        async def open_link() -> Link:
            return await RemoteLink.open(address)

        app = TableApp([Controller(open_link, language="es", secret=secret)], "es")
        async with app.run_test(size=SMALL) as pilot:
            await becomes(lambda: app.controller.is_connected)
            await pilot.press("2")  # sit down
            await becomes(lambda: app.controller.model.own is not None)
            await pilot.press("r")
            await ana.done(BeReady(True))
            await becomes(lambda: app.controller.model.game is not None)
            await _play_both(ana, app, pilot, server)
            assert ana.game is not None
            assert app.controller.model.game == ana.game
            assert app.controller.model.verdict is Verdict.TRUE
            await pilot.press("q")
        await ana.close()


async def _play_both(
    ana: TableClient, app: TableApp, pilot: Pilot[str | None], server: ServerProcess
) -> None:
    """To the end; in the middle the server is killed and comes back."""
    from regicide.table.commands import MakeMove  # noqa: PLC0415

    turns = 0
    while ana.room and ana.room.phase.value == "playing":
        turns += 1
        if turns == 4:
            server.kill()
            server.start()
            await ana.drop()
            await ana.connect()
        assert ana.game is not None
        if ana.game.seat == 0:
            while ana.choices is None:
                await ana.next()
            move = ana.choices.choices.moves[0].move
            await ana.done(MakeMove(move, ana.seen or 0))
        else:
            seq = app.controller.model.seq
            await becomes(lambda: app.controller.model.is_my_turn)
            choices = app.controller.model.choices
            assert choices is not None
            await make(pilot, app, choices.moves[0].move)
            await ana.until(seq=seq + 1)
        await becomes(lambda: app.controller.model.seq >= (ana.seen or 0))


# --- what the screens look like ------------------------------------------------------------------


async def _shot(
    app: TableApp | ReplayApp | StartApp,
    size: tuple[int, int],
    ready: Callable[[], bool],
    *keys: str,
    then: Callable[[], Awaitable[None]] | None = None,
) -> str:
    async with app.run_test(size=size) as pilot:
        await becomes(ready)
        await pilot.pause()
        await pilot.press(*keys)
        if then is not None:
            await then()
        await pilot.pause()
        await asyncio.sleep(0)
        return screen_text(app)


async def screens(language: str) -> dict[str, str]:
    """The main screens of the game."""
    speech = words(language)

    def fresh(players: int, *bots: str) -> TableApp:
        return app_for(new_record(players, Seed("castle-42"), Options(), bots), language=language)

    solo, four, large = fresh(1), fresh(4), fresh(1)
    record = Record(Seed("castle-42").deal(2), Seed("castle-42"))
    start = StartApp(speech, can_go_on=True)
    return {
        "start": await _shot(start, SMALL, lambda: True),
        "solo": await _shot(solo, SMALL, lambda: solo.controller.model.is_my_turn, "1", "8"),
        "four": await _shot(four, SMALL, lambda: four.controller.model.is_my_turn, "2"),
        "large": await _shot(large, LARGE, lambda: large.controller.model.is_my_turn, "6"),
        "replay": await _shot(ReplayApp(record, language), SMALL, lambda: True, "0"),
    }


@pytest.mark.parametrize("language", LANGUAGES)
@awaited
async def test_the_screens_look_as_they_did(language: str) -> None:
    """`python3 dev.py test tests/tui --snapshot` is not needed: delete a file and it is made anew."""
    for name, text in (await screens(language)).items():
        golden = GOLDEN / f"{name}.{language}.txt"
        if not golden.exists():
            GOLDEN.mkdir(exist_ok=True)
            golden.write_text(text + "\n", encoding="utf-8")
        assert text + "\n" == golden.read_text(encoding="utf-8"), name


@awaited
async def test_what_somebody_chooses_at_the_start() -> None:
    app = StartApp(words("en"), can_go_on=False)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("down", "down", "enter")
        await pilot.pause()
    assert app.return_value == Wish(3, ("champion", "champion"))


@awaited
async def test_looking_back_move_by_move() -> None:
    path_moves = squire_game(2, "look-back")
    app = app_for(new_record(2, Seed("look-back"), Options(), ()))
    async with app.run_test(size=SMALL) as pilot:
        for move in path_moves[:6]:
            await make(pilot, app, move)
        local = app._controllers[0]
        assert local.model.game is not None
    from regicide.notation import RecordedMove, parse_move  # noqa: PLC0415

    moves = tuple(RecordedMove(parse_move(move)) for move in path_moves)
    looking = ReplayApp(Record(Seed("look-back").deal(2), Seed("look-back"), moves), "en")
    async with looking.run_test(size=SMALL) as pilot:
        await pilot.press("right", "right")
        await pilot.pause()
        assert f"Move 2 of {len(moves)}" in screen_text(looking)
        await pilot.press("end")
        await pilot.pause()
        assert "short of covering the damage" in screen_text(looking)
        await pilot.press("home", "0")
        await pilot.pause()
        shown = screen_text(looking)
        assert "Player 1: " in shown
        assert "Player 2: " in shown


def test_sitting_down_needs_an_invitation_that_can_be_read() -> None:
    from regicide.tui.link import JoinError  # noqa: PLC0415

    for bad in ("KDFR-27XN", "http://host", "ftp://host/t/CODE", "http://host/t/CODE/x"):
        with pytest.raises(JoinError):
            Address.parse(bad)
    assert Address.parse("https://host:1/t/CODE") == Address("https://host:1", "CODE")
    assert TakeSeat(0) != TakeSeat(1)
