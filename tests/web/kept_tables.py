"""Writes games into a page's database, so that tests need not play them by taps."""

import json
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page

from regicide.bots.weights import net_address
from regicide.fast.core_bots import choose_as
from regicide.fast.core_numbers import CoreBot
from regicide.fast.table_game import PackedTableGame, print_packed_move

#: Calls CHANGE with the stores of web/src/local/table_store.ts and the argument.
_CHANGE = """(given) => new Promise((done) => {
    const request = indexedDB.open('regicide', 1);
    request.onupgradeneeded = () => {
        request.result.createObjectStore('tables', { keyPath: 'id' });
        request.result.createObjectStore('summaries', { keyPath: 'code' });
    };
    request.onsuccess = () => {
        const transaction = request.result.transaction(['tables', 'summaries'], 'readwrite');
        (CHANGE)(transaction.objectStore('tables'), transaction.objectStore('summaries'), given);
        transaction.oncomplete = () => { request.result.close(); done(); };
    };
})"""
_FILL = """(tables, _summaries, [table, entries]) => {
    tables.get(table).onsuccess = ({ target }) => tables.put({ ...target.result, entries });
}"""
_KEEP = """(tables, summaries, games) => {
    localStorage.setItem('regicide.device-games', 'yes');
    for (const game of games) {
        tables.put(game);
        summaries.put({ code: game.id, phase: 'over', result: 'lost', seats: [], players: game.seats.length, updated: game.made });
    }
}"""
_LIST = """(_tables, summaries, games) => {
    localStorage.setItem('regicide.device-games', 'yes');
    for (const game of games) summaries.put(game);
}"""

#: A seat, and the move that it made.
Moves = Sequence[tuple[int, str]]


def moves_by(bot: CoreBot, players: int, seed: str) -> list[tuple[int, str]]:
    """A whole game by a bot."""
    game = PackedTableGame.deal(players, "", seed)
    assert isinstance(game, PackedTableGame)
    moves: list[tuple[int, str]] = []
    while game.state.step <= 2:  # the game is not over
        found = choose_as(bot, game.state, net_address, rollouts=40, seed=len(moves))
        assert found is not None
        move = print_packed_move(found[0])
        moves.append((json.loads(game.view())["seat"], move))
        game.move(move)
    return moves


def fill_table(page: Page, table: str, moves: Moves) -> None:
    """Replace the log of a table that is not open; the first seat is a person's."""
    page.evaluate(_CHANGE.replace("CHANGE", _FILL), [table, _entries(moves, people=1)])


def keep_games(page: Page, games: Sequence[tuple[str, int, Moves]]) -> None:
    """Add games by their seed, the number of people at three seats or fewer, and their moves."""
    tables = [
        _table(number, seed, people, moves) for number, (seed, people, moves) in enumerate(games)
    ]
    page.evaluate(_CHANGE.replace("CHANGE", _KEEP), tables)


def list_games_with(page: Page, bot: str, results: Sequence[str]) -> None:
    """Add games of two to the list of games, won or lost with a bot."""
    seats = [{"name": "P0", "bot": None}, {"name": None, "bot": bot}]
    games = [
        {
            "code": f"LIST{number}",
            "phase": "over",
            "result": result,
            "seats": seats,
            "players": 2,
            "updated": number,
        }
        for number, result in enumerate(results)
    ]
    page.evaluate(_CHANGE.replace("CHANGE", _LIST), games)


def _table(number: int, seed: str, people: int, moves: Moves) -> dict[str, Any]:
    players = 1 + max(seat for seat, _ in moves)
    seats = [
        {"name": f"P{seat}", "bot": None} if seat < people else {"name": None, "bot": "knight"}
        for seat in range(players)
    ]
    made = 1_700_000_000_000 + number * 86_400_000
    return {
        "format": 1,
        "id": f"GAME{number}",
        "made": made,
        "seats": seats,
        "options": "",
        "seed": seed,
        "salt": "salt",
        "chosenSeed": True,
        "entries": _entries(moves, people),
    }


def _entries(moves: Moves, people: int) -> list[dict[str, Any]]:
    return [
        {
            "id": f"m{number}",
            "at": 0,
            "seat": seat,
            "isByBot": seat >= people,
            "what": {"do": "make-move", "move": move, "seen": 1},
        }
        for number, (seat, move) in enumerate(moves)
    ]
