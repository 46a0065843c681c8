"""`regicide play` without options, on a terminal: asks what to do, does it, and asks again."""

from collections.abc import Callable, Iterable
from functools import partial

import click

from regicide.bots.bot_table import DEFAULT_BOT
from regicide.cli.playing.play import begin_game, play_game
from regicide.cli.playing.typed_lines import read_line
from regicide.i18n import Words, say_error
from regicide.rules import Options, RegicideError
from regicide.tui.kept_games import KeptGame, kept_games, open_kept_game, waiting_games
from regicide.tui.local_game_setup import new_record
from regicide.tui.screens.start_app import Row, StartApp
from regicide.tui.text.kept_game_text import kept_game_text, state_text

#: What an entry does; the exit code, or None to ask again.
Deed = Callable[[Words], int | None]


def choose_and_play(words: Words) -> int:
    """Ask until the player has played, or quits."""
    while True:
        offered = entries(words)
        chosen = start_app(words, offered).run()
        if chosen is None:
            return 0
        code = offered[chosen][1](words)
        if code is not None:
            return code


def start_app(words: Words, offered: dict[str, tuple[str, Deed]]) -> StartApp:
    return StartApp(words, [(name, label) for name, (label, _) in offered.items()])


def entries(words: Words) -> dict[str, tuple[str, Deed]]:
    """What can be done, and what each is called."""
    say = words.say
    waiting = list(waiting_games())
    going_on: dict[str, tuple[str, Deed]] = {}
    if len(waiting) == 1:
        label = say("tui-go-on", game=kept_game_text(words, waiting[0]))
        going_on["continue"] = (label, partial(_continue, game=waiting[0]))
    elif waiting:
        label = say("tui-go-on-which", count=len(waiting))
        going_on["continue"] = (label, partial(_choose_game, games=waiting, then=_continue))
    return {
        **going_on,
        "solo": (say("home-play-solo"), partial(_begin, players=1, bots=())),
        "bots": (say("home-with-bots"), _begin_with_bots),
        "people": (say("tui-hot-seat"), _begin_with_people),
        "today": (say("today-title"), _play_today),
        "puzzles": (say("nav-puzzles"), _solve_puzzles),
        "learn": (say("nav-learn"), _learn),
        "join": (say("home-join"), _join),
        "rules": (say("rules-title"), _read_rules),
        "replay": (say("tui-replay"), partial(_choose_kept, then=_replay)),
        "statistics": (say("statistics-title"), _show_statistics),
    }


# --- playing -------------------------------------------------------------------------------------


def _begin(words: Words, players: int, bots: tuple[str, ...]) -> int:
    record = new_record(players, None, Options(), bots)
    return play_game(words, *begin_game(words, record), on_screen=True)


def _begin_with_bots(words: Words) -> int | None:
    players = _choose_players(words)
    return None if players is None else _begin(words, players, (DEFAULT_BOT,) * (players - 1))


def _begin_with_people(words: Words) -> int | None:
    players = _choose_players(words)
    return None if players is None else _begin(words, players, ())


def _choose_players(words: Words) -> int | None:
    rows = [(str(count), words.say("player-count", count=count)) for count in (2, 3, 4)]
    chosen = StartApp(words, rows).run()
    return None if chosen is None else int(chosen)


def _continue(words: Words, game: KeptGame) -> int | None:
    opened = open_kept_game(game)
    if opened is None:
        _tell(words, words.say("error-game-in-use", file=str(game.path)))
        return None
    return play_game(words, *opened, on_screen=True)


def _play_today(words: Words) -> None:
    from regicide.cli.playing.daily import play_daily  # noqa: PLC0415

    deal = partial(play_daily, words, players=None, bots=None, plain=False, day=None)
    _do(words, partial(deal, calendar=False, no_par=False))


def _solve_puzzles(words: Words) -> None:
    from regicide.cli.playing.puzzle import run_puzzles  # noqa: PLC0415

    try:
        run_puzzles(
            words, number=None, today=False, kind=None, theme=None, plain=False, as_json=False
        )
    except RegicideError as error:
        _tell(words, say_error(words, error))


def _learn(words: Words) -> None:
    from regicide.cli.playing.learn import learn  # noqa: PLC0415

    _do(words, partial(learn, words))


def _join(words: Words) -> int | None:
    from regicide.cli.playing.terminal_game import ask_for_table, join  # noqa: PLC0415

    try:
        table = ask_for_table(words)
        return join(words, table, None) if table else None
    except RegicideError as error:
        _tell(words, say_error(words, error))
        return None


# --- looking -------------------------------------------------------------------------------------


def _read_rules(words: Words) -> None:
    from regicide.cli.studying.rules import print_rules  # noqa: PLC0415

    _do(words, partial(print_rules, words, ()))


def _replay(words: Words, game: KeptGame) -> None:
    from regicide.tui.screens.replay_app import ReplayApp  # noqa: PLC0415

    ReplayApp(game.record, words.language, reviews=True).run()


def _show_statistics(words: Words) -> None:
    from regicide.cli.studying.statistics import print_statistics  # noqa: PLC0415

    _do(words, partial(print_statistics, words, path=None, as_json=False))


def _choose_kept(words: Words, then: Callable[..., int | None]) -> int | None:
    games = [game for game in kept_games() if game.record.moves]
    if not games:
        _tell(words, words.say("kept-none"))
        return None
    return _choose_game(words, games, then)


def _choose_game(
    words: Words, games: Iterable[KeptGame], then: Callable[..., int | None]
) -> int | None:
    by_name = {game.path.name: game for game in games}
    rows: list[Row] = [
        (name, f"{kept_game_text(words, game)} · {state_text(words, game)}")
        for name, game in by_name.items()
    ]
    chosen = StartApp(words, rows, search=True).run()
    return None if chosen is None else then(words, game=by_name[chosen])


# --- line by line --------------------------------------------------------------------------------


def _do(words: Words, show: Callable[[], int]) -> None:
    """Show something in lines, which stay until the player has read them."""
    try:
        show()
    except RegicideError as error:
        click.echo(say_error(words, error))
    except (KeyboardInterrupt, click.Abort):
        click.echo()
    read_line(words.say("tui-back-prompt"))


def _tell(words: Words, sentence: str) -> None:
    click.echo(sentence)
    read_line(words.say("tui-back-prompt"))
