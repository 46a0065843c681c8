"""Plays one game with a bot at a server's table: `python tests/support/play_table.py URL`.

It makes the first legal move each time, then reads the replay, and prints one line.
"""

import asyncio
import sys

from regicide.table import Phase
from regicide.table.commands import MakeMove
from table_client import api_request, seat_clients


async def play(url: str) -> str:
    [client] = await seat_clients(url, 1, bots=["squire"])
    moves = 0
    while client.state.room is not None and client.state.room.phase is Phase.PLAYING:
        if client.state.choices is None:
            await client.receive()
            continue
        choices = client.state.choices
        await client.accepted(MakeMove(choices.choices.moves[0].move, choices.seq))
        moves += 1
    await client.close()
    replay = api_request(url, f"/api/tables/{client.code}/replay")
    return f"{moves} moves made, {len(replay['moments']) - 1} in the replay"


if __name__ == "__main__":
    print(asyncio.run(play(sys.argv[1])))
