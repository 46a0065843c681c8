"""Clubs: who is in one sees its people and evenings; a stranger learns nothing."""

import json
from collections.abc import Iterator

import pytest

from evening_teams import EveningGuest
from forked_server import ForkedServer
from regicide.server.limits import MOST_CLUBS

SETTINGS = {"REGICIDE_LIMITS": "off"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ForkedServer]:
    with ForkedServer(tmp_path_factory.mktemp("server"), SETTINGS) as process:
        yield process
        assert process.stop() == 0
        assert "failed" not in process.log_text()


def guests(server: ForkedServer, *names: str) -> list[EveningGuest]:
    return [EveningGuest.new(server.url, name) for name in names]


def found_club(*people: EveningGuest) -> tuple[str, str]:
    """The first founds a club, the others join by its link. Returns its path and its link."""
    club = people[0].ask("/api/clubs", {"name": "The  Jesters"})
    path = f"/api/clubs/{club['code']}"
    for each in people[1:]:
        each.ask(f"{path}/people", {"link": club["link"]})
    return path, club["link"]


def names(guest: EveningGuest, path: str) -> list[str]:
    return [each["name"] for each in guest.ask(path)["people"]]


def test_friends_join_by_the_link(server: ForkedServer) -> None:
    ana, ben = guests(server, "Ana", "Ben")
    path, link = found_club(ana)
    door = {"name": "The Jesters", "founder": "Ana", "is_in": False}
    assert ben.ask(f"{path}/door", {"link": link}) == door
    view = ben.ask(f"{path}/people", {"link": link})
    assert view["people"] == ben.ask(path)["people"]
    assert [(each["name"], each["is_founder"], each["is_you"]) for each in view["people"]] == [
        ("Ana", True, False),
        ("Ben", False, True),
    ]
    assert ben.ask(f"{path}/door", {"link": link})["is_in"]
    [listed] = ben.ask("/api/me/clubs")["clubs"]
    assert (listed["name"], listed["is_founder"]) == ("The Jesters", False)
    assert ana.ask("/api/me/clubs")["clubs"][0]["is_founder"]
    assert ana.refused("/api/clubs", {"name": " "}) == "bad-name"


def test_a_stranger_learns_nothing(server: ForkedServer) -> None:
    """A club that they are not in is answered like one that does not exist."""
    ana, eve = guests(server, "Ana", "Eve")
    path, link = found_club(ana)
    evening = {"name": "Friday", "players": 2, "deals": 1, "closes": 2**52, "club": path[-9:]}
    for club in (path, "/api/clubs/BBBB-2222"):
        answers = {
            eve.refused(club),
            eve.refused(club, method="DELETE"),
            eve.refused(club.replace("/clubs", "/me/clubs"), method="DELETE"),
            eve.refused(f"{club}/door", {"link": "wrong"}),
            eve.refused(f"{club}/people", {"link": "wrong"}),
            eve.refused(f"{club}/people/1", method="DELETE"),
            eve.refused(f"{club}/founder", {"number": 1}),
            eve.refused(f"{club}/link", method="POST"),
            eve.refused("/api/evenings", {**evening, "club": club[-9:]}),
        }
        assert answers == {"no-such-club"}
    sent = "".join(eve.received)
    assert link not in sent
    assert "Jesters" not in sent
    assert names(ana, path) == ["Ana"]
    assert link not in server.log_text()
    assert path[-9:] not in server.log_text()


def test_the_people_of_a_club_see_its_evenings(server: ForkedServer) -> None:
    ana, ben, eve = guests(server, "Ana", "Ben", "Eve")
    path, _link = found_club(ana, ben)
    evening = ben.make_evening(club=path[-9:].lower())
    eve.make_evening()
    [listed] = ana.ask(path)["evenings"]
    assert (listed["code"], listed["is_host"]) == (evening, False)
    assert "result" not in str(listed)
    assert ana.ask("/api/me/evenings")["evenings"] == []
    ana.ask(path, method="DELETE")
    assert ben.ask(f"/api/evenings/{evening}")["name"] == "Friday"
    assert ben.refused(path) == "no-such-club"


def test_a_removed_person_stays_out(server: ForkedServer) -> None:
    ana, ben, eve = guests(server, "Ana", "Ben", "Eve")
    path, link = found_club(ana, ben, eve)
    assert ben.refused(f"{path}/people/3", method="DELETE") == "not-your-club"
    assert ana.refused(f"{path}/people/1", method="DELETE") == "not-your-club"
    assert ana.refused(f"{path}/people/x", method="DELETE") == "no-such-page"
    view = ana.ask(f"{path}/people/2", method="DELETE")
    assert [each["name"] for each in view["people"]] == ["Ana", "Eve"]
    assert ben.refused(path) == "no-such-club"
    assert ben.refused(f"{path}/people", {"link": link}) == "no-such-club"
    again = EveningGuest.new(server.url, "Ben")
    assert again.refused(f"{path}/people", {"link": link}) == "no-such-club"
    assert eve.refused(f"{path}/link", method="POST") == "not-your-club"
    new = ana.ask(f"{path}/link", method="POST")["link"]
    assert len(again.ask(f"{path}/people", {"link": new})["people"]) == 3


def test_a_club_is_handed_over_left_and_closed(server: ForkedServer) -> None:
    ana, ben, eve = guests(server, "Ana", "Ben", "Eve")
    path, link = found_club(ana, ben, eve)
    assert ben.refused(f"{path}/founder", {"number": 2}) == "not-your-club"
    assert ana.refused(f"{path}/founder", {"number": 9}) == "not-your-club"
    assert not ana.ask(f"{path}/founder", {"number": 3})["is_founder"]
    assert ana.refused(path, method="DELETE") == "not-your-club"
    assert ana.ask(path.replace("/clubs", "/me/clubs"), method="DELETE") == {"clubs": []}
    assert names(eve, path) == ["Ben", "Eve"]
    assert ben.refused(path, method="DELETE") == "not-your-club"
    assert eve.ask(path, method="DELETE") == {"clubs": []}
    for each in (ana, ben, eve):
        assert each.refused(path) == "no-such-club"
        assert each.refused(f"{path}/people", {"link": link}) == "no-such-club"


def test_a_deleted_founder_is_followed_by_the_one_there_for_longest(server: ForkedServer) -> None:
    ana, ben, eve = guests(server, "Ana", "Ben", "Eve")
    path, link = found_club(ana, ben, eve)
    [own] = json.loads(ana.ask("/api/me/data"))["clubs"]
    assert (own["name"], own["is_founder"]) == ("The Jesters", True)
    assert own["joined"] > 0
    ana.ask("/api/me", method="DELETE")
    assert names(ben, path) == ["Ben", "Eve"]
    assert ben.ask(path)["is_founder"]
    ben.ask("/api/me", method="DELETE")
    eve.ask("/api/me", method="DELETE")
    [joe] = guests(server, "Joe")
    assert joe.refused(f"{path}/people", {"link": link}) == "no-such-club"


def test_a_player_has_so_many_clubs(server: ForkedServer) -> None:
    ana, ben = guests(server, "Ana", "Ben")
    for _ in range(MOST_CLUBS):
        found_club(ana)
    path, link = found_club(ben)
    assert ana.refused("/api/clubs", {"name": "More"}) == "too-many-clubs"
    assert ana.refused(f"{path}/people", {"link": link}) == "too-many-clubs"
