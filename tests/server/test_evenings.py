"""Evenings: every team plays the same sealed deals, which nobody knows before the end."""

import csv
import io
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

from async_helpers import async_test
from evening_teams import EveningGuest, Team, secrets_of
from forked_server import ForkedServer
from regicide.server.clubs.evening_results import results_csv
from regicide.table.commands import AskAbandon, AskHint, AskRematch
from regicide.wire.evenings import EveningView
from table_client import TableClient, api_error
from whole_checks import daily_or_whole

FAST = {"REGICIDE_BOT_SECONDS": "0", "REGICIDE_AWAY_SECONDS": "0", "REGICIDE_LIMITS": "off"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ForkedServer]:
    with ForkedServer(tmp_path_factory.mktemp("server"), FAST) as process:
        yield process
        assert process.stop() == 0
        assert "failed" not in process.log_text()


def guests(server: ForkedServer, *names: str) -> list[EveningGuest]:
    return [EveningGuest.new(server.url, name) for name in names]


# --- a whole evening -----------------------------------------------------------------------------


@async_test
async def test_an_evening_of_four_teams_ends_although_its_server_is_killed(tmp_path: Path) -> None:
    deals = daily_or_whole(2, 6)
    with ForkedServer(tmp_path / "data", FAST) as server:
        people = guests(server, "Ana", "Ben", "Eva", "Joe", "Kim", "Luz")
        ana = people[0]
        evening = ana.make_evening(deals=deals)
        sealed = [each["commitment"] for each in ana.ask(f"/api/evenings/{evening}")["deals"]]
        teams = [
            Team(evening, people[:2]),
            Team(evening, people[2:3], ("squire",)),
            Team(evening, people[3:5]),
            Team(evening, people[5:], ("knight",)),
        ]
        for team in teams:
            team.sit_down()
        for deal in range(1, deals + 1):
            begun = [await team.play(deal, most=2) for team in teams]
            server.kill()
            server.start()
            for team, is_over in zip(teams, begun, strict=True):
                assert is_over or await team.play(deal)
        secret_texts = await secrets_of(str(server.data / "tables.sqlite3"), evening)
        for each in people:
            each.ask("/api/me/data")
            each.ask("/api/me/games")
            each.ask("/api/statistics")
            each.ask(f"/api/evenings/{evening}/results")
            sent = "\n".join(each.received)
            assert not [text for text in secret_texts if text in sent]
        assert not [text for text in secret_texts if text in server.log_text()]
        ana.ask(f"/api/evenings/{evening}", method="DELETE")
        view = ana.ask(f"/api/evenings/{evening}")
        assert view["is_over"]
        for number, each in enumerate(view["deals"]):
            text = f"regicide-seal/1|{each['salt']}|{each['seed']}"
            assert sha256(text.encode()).hexdigest() == each["commitment"] == sealed[number]
        assert [len(each["games"]) for each in view["teams"]] == [deals] * 4
        for each in view["teams"]:
            assert [game["stage"] for game in each["games"]] == ["over"] * deals
            for game in each["games"]:
                record = ana.ask(f"/api/tables/{game['table']}/record")
                assert "[Salt " in record
                replay = ana.ask(f"/api/tables/{game['table']}/replay")
                assert replay["room"]["seal"]["seed"] in secret_texts
        review = ana.ask(f"/api/evenings/{evening}/review")
        assert len(review["unbeaten"]) + sum(each["wins"] for each in view["teams"]) > 0
        parted = ana.ask(f"/api/evenings/{evening}/partings/1/3")["partings"]
        assert [each["deal"] for each in parted] == list(range(1, deals + 1))
        same = ana.ask(f"/api/evenings/{evening}/partings/1/1")["partings"]
        assert all(each["move"] is None for each in same)


# --- what nobody may see -------------------------------------------------------------------------


@async_test
async def test_nobody_sees_the_result_of_a_deal_that_they_may_still_play(
    server: ForkedServer,
) -> None:
    ana, ben, eve = guests(server, "Ana", "Ben", "Eve")
    evening = ana.make_evening(players=1)
    teams = [Team(evening, [each]) for each in (ana, ben)]
    for team in teams:
        team.sit_down()
    assert await teams[0].play(1)

    def known(guest: EveningGuest) -> list[bool]:
        view = guest.ask(f"/api/evenings/{evening}")
        others = next(each for each in view["teams"] if each["number"] == teams[0].number)
        assert "place" not in others or any("result" in game for game in others["games"])
        assert guest is ana or not any("table" in game for game in others["games"])
        return ["result" in game for game in others["games"]]

    assert known(ana) == [True, False]
    assert known(ben) == known(eve) == [False, False]
    table = ana.team(ana.ask(f"/api/evenings/{evening}"))["games"][0]["table"]
    for path in ("", "/record", "/replay"):
        for guest in (ana, ben):
            assert guest.refused(f"/api/tables/{table}{path}") == "evening-not-over"
    watcher = TableClient(server.url, table, ben.secret)
    with pytest.raises(AssertionError, match="no-spectators"):
        await watcher.connect()
    await watcher.until_closed()
    assert ben.refused(f"/api/evenings/{evening}/review") == "evening-not-over"
    assert ben.refused(f"/api/evenings/{evening}/partings/1/2") == "evening-not-over"
    assert await teams[1].play(1)
    assert known(ben) == [True, False]
    text = ben.ask(f"/api/evenings/{evening}/results")
    assert [row["result"] for row in csv.DictReader(io.StringIO(text))].count("waiting") == 2


@async_test
async def test_a_host_who_does_not_play_sees_results_and_sits_in_no_team(
    server: ForkedServer,
) -> None:
    host, ana = guests(server, "Host", "Ana")
    evening = host.make_evening(players=1, host_plays=False)
    wanted = {"name": "Tables", "sit": False}
    view = host.ask(f"/api/evenings/{evening}/teams", wanted)
    assert (view.get("own"), view["teams"][0]["people"]) == (None, [])
    path = f"/api/evenings/{evening}"
    assert host.refused(f"{path}/teams", {"name": "Mine"}) == "host-does-not-play"
    seat = {"code": view["teams"][0]["code"]}
    assert host.refused(f"{path}/seat", seat) == "host-does-not-play"
    assert ana.refused(f"{path}/teams", wanted) == "not-your-evening"
    ana.ask(f"{path}/seat", seat)
    assert await Team(evening, [ana]).play(1)
    assert "result" in host.ask(path)["teams"][0]["games"][0]
    assert ana.refused(path, method="DELETE") == "not-your-evening"


@async_test
async def test_a_table_of_an_evening_keeps_its_deal_and_its_seats(server: ForkedServer) -> None:
    [ana] = guests(server, "Ana")
    evening = ana.make_evening(players=1)
    Team(evening, [ana]).sit_down()
    code = ana.ask(f"/api/evenings/{evening}/deals/1", {})["code"]
    client = await TableClient(server.url, code, ana.secret).connect()
    assert client.state.room is not None
    assert client.state.room.evening == evening
    assert await client.refused(AskHint()) == "no-help"
    await client.accepted(AskAbandon())
    assert client.state.room.seal.seed is client.state.room.seal.salt is None
    assert await client.refused(AskRematch()) == "of-an-evening"
    assert await client.refused(AskRematch(same_deal=True)) == "of-an-evening"
    await client.close()
    game = ana.team(ana.ask(f"/api/evenings/{evening}"))["games"][0]
    assert (game["result"], game["royals"], game["turns"]) == ("abandoned", 0, 0)
    assert ana.ask(f"/api/evenings/{evening}/deals/1", {})["code"] == code


# --- seats ---------------------------------------------------------------------------------------


def test_a_player_sits_in_one_team_and_plays_each_deal_once(server: ForkedServer) -> None:
    ana, ben, eve, joe = guests(server, "Ana", "Ben", "Eve", "Joe")
    evening = ana.make_evening()
    path = f"/api/evenings/{evening}"
    first, second = Team(evening, [ana, ben]), Team(evening, [eve])
    first.sit_down()
    second.sit_down()
    code = {"code": eve.team(eve.ask(path))["code"]}
    assert ana.refused(f"{path}/seat", code) == "team-is-closed"
    assert ana.refused(f"{path}/teams", {"name": "Again"}) == "team-is-closed"
    full = {"code": ana.team(ana.ask(path))["code"]}
    assert joe.refused(f"{path}/seat", full) == "team-is-closed"
    assert joe.refused(f"{path}/seat", {"code": "BBBB-BBBB"}) == "no-such-team"
    assert joe.refused(f"{path}/deals/1", {}) == "in-no-team"
    assert eve.refused(f"{path}/deals/1", {}) == "seats-free"
    assert eve.refused(f"{path}/deals/3", {"bots": ["squire"]}) == "no-such-page"
    ben.ask(f"{path}/seat", method="DELETE")
    ben.ask(f"{path}/seat", code)
    table = ben.ask(f"{path}/deals/1", {})["code"]
    assert eve.ask(f"{path}/deals/1", {"bots": ["squire"]})["code"] == table
    assert ben.refused(f"{path}/seat", method="DELETE") == "team-has-begun"
    assert api_error(server.url, "/api/evenings/BBBB-BBBB", secret=ana.secret)[0] == 404


def test_times_and_names_are_checked(server: ForkedServer) -> None:
    [ana] = guests(server, "Ana")
    now = ana.ask("/api/me/evenings")["now"]
    wanted: dict[str, Any] = {"name": "Friday", "players": 2, "deals": 1, "closes": now + 10_000}
    assert ana.refused("/api/evenings", wanted) == "bad-times"
    late = {**wanted, "closes": now + 61 * 86_400_000}
    assert ana.refused("/api/evenings", late) == "bad-times"
    assert ana.refused("/api/evenings", {**late, "name": "\u202e"}) == "bad-name"
    opens = now + 3_600_000
    evening = ana.make_evening(players=1, opens=opens, closes=opens + 3_600_000)
    Team(evening, [ana]).sit_down()
    assert ana.refused(f"/api/evenings/{evening}/deals/1", {}) == "evening-not-open"
    ana.ask(f"/api/evenings/{evening}", method="DELETE")
    assert ana.ask("/api/me/evenings")["evenings"] == []


# --- results -------------------------------------------------------------------------------------


def test_a_spreadsheet_takes_no_name_for_a_formula() -> None:
    team = {"number": 1, "name": '=HYPERLINK("x")', "people": ["@ana", "a,b"], "games": []}
    game = {"stage": "over", "result": "won", "royals": 12, "turns": 30}
    view = {
        "code": "",
        "name": "",
        "players": 2,
        "options": "",
        "turn_seconds": None,
        "opens": 0,
        "closes": 0,
        "now": 0,
        "is_over": True,
        "is_host": False,
        "host_plays": True,
        "deals": [],
        "teams": [{**team, "games": [game], "royals": 12, "wins": 1, "turns": 30, "place": 1}],
    }
    [row] = csv.DictReader(io.StringIO(results_csv(msgspec.convert(view, EveningView))))
    assert row["team"] == '\'=HYPERLINK("x")'
    assert row["people"] == "'@ana, a,b"
    assert (row["place"], row["royals"], row["team_wins"]) == ("1", "12", "1")


@async_test
async def test_a_game_that_ends_after_the_evening_does_not_count(tmp_path: Path) -> None:
    with ForkedServer(tmp_path, FAST) as server:
        [ana] = guests(server, "Ana")
        evening = ana.make_evening(players=1)
        team = Team(evening, [ana])
        team.sit_down()
        assert not await team.play(1, most=1)
        ana.ask(f"/api/evenings/{evening}", method="DELETE")
        view = ana.ask(f"/api/evenings/{evening}")
        assert view["teams"][0]["games"][0]["stage"] == "playing"
        client = await TableClient(
            server.url, view["teams"][0]["games"][0]["table"], ana.secret
        ).connect()
        await client.accepted(AskAbandon())
        await client.close()
        view = ana.ask(f"/api/evenings/{evening}")
        assert "result" not in view["teams"][0]["games"][0]
        assert ana.refused(f"/api/evenings/{evening}/deals/2", {}) == "evening-over"
