"""What things cost: everything has a price, budgets cannot be raced or walked around, and honest people fit in."""

import asyncio
from ipaddress import IPv6Network
from pathlib import Path
from typing import get_args

import pytest
from starlette.applications import Starlette
from starlette.routing import Route

from asgi_client import answer_of
from async_helpers import async_test
from regicide.bots.fair_pool import FairPool, TooBusy
from regicide.server.app import make_app
from regicide.server.config import Config
from regicide.server.context import close_context, make_context, open_context
from regicide.server.environment import with_environment
from regicide.server.errors import Denial, Denied
from regicide.server.http.api import ROUTES
from regicide.server.http.pages import PAGES
from regicide.server.http.priced import Priced
from regicide.server.prices import (
    COMMAND_PRICES,
    NETWORK_SHARE,
    PRICES,
    UNLIMITED,
    Price,
    Rate,
    Thing,
)
from regicide.server.proxies import network_of
from regicide.server.server_log import ServerLog
from regicide.server.spending import Payer, Spending
from regicide.table import Command

ANA = Payer("ana", "192.0.2.1")


class Clock:
    """Seconds that pass when the test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def spending(**prices: Price) -> tuple[Spending, Clock]:
    clock = Clock()
    given = {Thing[name]: price for name, price in prices.items()}
    return Spending({**dict.fromkeys(Thing, Price()), **given}, clock), clock


def taken(budget: Spending, thing: Thing, payer: Payer, times: int) -> int:
    """How many of so many tries are allowed."""
    allowed = 0
    for _ in range(times):
        try:
            budget.take(thing, payer)
            allowed += 1
        except Denied as denied:
            assert denied.denial is Denial.TOO_FAST
    return allowed


# --- everything has a price ----------------------------------------------------------------------


def test_every_command_has_a_price() -> None:
    assert set(COMMAND_PRICES) == set(get_args(Command))


def test_everything_has_limits() -> None:
    assert set(PRICES) == set(Thing)
    assert [thing for thing, price in PRICES.items() if price == Price()] == []


def test_every_route_has_a_price(tmp_path: Path) -> None:
    app = make_app(make_context(Config(data=tmp_path), ServerLog(lambda _line: None)))
    assert isinstance(app, Starlette)
    declared, only_answers = {each.path for each in ROUTES}, set()
    for each in app.routes:
        assert isinstance(each, Route)
        if each.path not in declared and not isinstance(
            getattr(each.endpoint, "__self__", None), Priced
        ):
            only_answers.add(each.path)
    files = {each for each in only_answers if "." in each or each in PAGES}
    assert only_answers - files == {"/healthz", "/metrics"}


def test_every_route_that_writes_has_a_price_of_its_own() -> None:
    """A write waits for the disk; what everyone may ask twenty times a second must not."""
    paid_where_made = {"begin_deal", "new_table", "take_transfer"}
    writing = {each.handler.__name__: each.price for each in ROUTES if each.method != "GET"}
    assert {name for name, price in writing.items() if price is Thing.REQUEST} == paid_where_made


def test_no_customer_takes_what_the_whole_server_has() -> None:
    """At most half of it, with every network of 48 bits."""
    for thing, price in PRICES.items():
        if price.address and price.server:
            for of_address, of_server in (
                (price.address.rate, price.server.rate),
                (price.address.burst, price.server.burst),
            ):
                assert 2 * NETWORK_SHARE * of_address <= of_server, thing
        if price.together is not None:
            assert price.together_by_address is not None, thing
            assert 2 * NETWORK_SHARE * price.together_by_address <= price.together, thing


@pytest.mark.parametrize(
    "line",
    [
        *("GET /", "GET /nothing", "HEAD /", "GET /healthz", "GET /metrics", "GET /api/docs/"),
        *("OPTIONS /api/tables", "DELETE /api/tables", "GET /api/tables"),
    ],
)
@pytest.mark.parametrize("host", ["127.0.0.1", "example.org"])
@async_test
async def test_every_answer_has_a_price(tmp_path: Path, line: str, host: str) -> None:
    """Also to requests that end before a route."""
    prices = {**UNLIMITED, Thing.ANSWER: Price(address=Rate(0, 2))}
    origins = frozenset({"https://example.net"})
    config = Config(data=tmp_path, prices=prices, origins=origins)
    context = make_context(config, ServerLog(lambda _line: None))
    await open_context(context)
    app, method, path = make_app(context), *line.split()
    headers = {
        "host": host,
        "origin": "https://example.net",
        "access-control-request-method": "GET",
    }
    answers = [await answer_of(app, method, path, headers) for _ in range(3)]
    await close_context(context)
    assert [each.status == 429 for each in answers] == [False, False, True]


# --- budgets -------------------------------------------------------------------------------------


def test_a_budget_has_a_burst_and_fills_up_again() -> None:
    budget, clock = spending(TABLE=Price(player=Rate(0.5, 3)))
    assert taken(budget, Thing.TABLE, ANA, 10) == 3
    clock.now += 4
    assert taken(budget, Thing.TABLE, ANA, 10) == 2
    clock.now += 1000
    assert taken(budget, Thing.TABLE, ANA, 10) == 3


def test_player_address_and_server_all_pay_and_a_refusal_takes_nothing() -> None:
    price = Price(player=Rate(0, 5), address=Rate(0, 7), server=Rate(0, 9))
    budget, _ = spending(HINT=price)
    assert taken(budget, Thing.HINT, ANA, 10) == 5
    assert taken(budget, Thing.HINT, Payer("ben", ANA.address), 10) == 2
    assert taken(budget, Thing.HINT, Payer("kim", "192.0.2.2"), 10) == 2  # the server's
    assert taken(budget, Thing.HINT, Payer("leo", "192.0.2.3"), 1) == 0


def test_many_networks_of_a_customer_are_not_many_budgets() -> None:
    budget, _ = spending(PLAYER=Price(address=Rate(0, 10)))
    networks = IPv6Network("2001:db8:7::/48").subnets(new_prefix=64)
    addresses = [network_of(str(next(networks)[1])) for _ in range(100)]
    assert len(set(addresses)) == 100
    assert taken(budget, Thing.PLAYER, Payer(address=addresses[0]), 20) == 10
    others = sum(taken(budget, Thing.PLAYER, Payer(address=each), 1) for each in addresses[1:])
    assert others == 10 * (NETWORK_SHARE - 1)
    assert taken(budget, Thing.PLAYER, Payer(address=network_of("2001:db8:8::1")), 1) == 1


def test_a_wrong_code_is_paid_before_it_is_known_and_a_right_one_is_free() -> None:
    budget, _ = spending(GUESS=Price(address=Rate(0, 3)))
    for _ in range(10):
        with budget.guess(ANA):
            pass
    in_flight = [budget.guess(ANA) for _ in range(5)]
    for guess in in_flight[:3]:
        guess.__enter__()
    for guess in in_flight[3:]:
        with pytest.raises(Denied):
            guess.__enter__()
    denied = Denied(Denial.NO_SUCH_TABLE)
    for guess in in_flight[:3]:
        assert not guess.__exit__(Denied, denied, None)
    with pytest.raises(Denied, match="too-fast"), budget.guess(ANA):
        pass


def test_only_so_many_are_held_at_the_same_time() -> None:
    budget, _ = spending(EXPORT=Price(together_by_player=1, together=2))
    with budget.hold(Thing.EXPORT, ANA):
        with pytest.raises(Denied), budget.hold(Thing.EXPORT, ANA):
            pass
        with (
            budget.hold(Thing.EXPORT, Payer("ben")),
            pytest.raises(Denied),
            budget.hold(Thing.EXPORT, Payer("kim")),
        ):
            pass
    with budget.hold(Thing.EXPORT, ANA):
        pass


def test_many_networks_of_a_customer_do_not_hold_many_times_as_much() -> None:
    budget, _ = spending(SOCKET=Price(together_by_address=5))
    networks = IPv6Network("2001:db8:7::/48").subnets(new_prefix=64)
    payers = [Payer(address=network_of(str(next(networks)[1]))) for _ in range(100)]
    ends = [budget.take_hold(Thing.SOCKET, each) for each in payers[: 5 * NETWORK_SHARE]]
    with pytest.raises(Denied):
        budget.take_hold(Thing.SOCKET, payers[-1])
    budget.take_hold(Thing.SOCKET, Payer(address=network_of("2001:db8:8::1")))
    for end in ends:
        end()
    budget.take_hold(Thing.SOCKET, payers[-1])


# --- honest people -------------------------------------------------------------------------------


def test_a_club_of_forty_behind_one_address_plays_for_an_evening() -> None:
    """They come within two minutes, and play, chat, ask for hints and rematches for three hours."""
    clock = Clock()
    budget = Spending(PRICES, clock)
    people = [Payer(f"player-{number}", "192.0.2.1") for number in range(40)]
    for payer in people:
        clock.now += 3
        for thing, times in (
            (Thing.ANSWER, 60),
            (Thing.REQUEST, 10),
            (Thing.CONNECTION, 8),
            (Thing.MESSAGE, 5),
            (Thing.PLAYER, 1),
            (Thing.TABLE, 1),
            (Thing.LISTING, 4),
        ):
            assert taken(budget, thing, payer, times) == times, thing
    for second in range(3 * 3600):
        clock.now += 1
        for number, payer in enumerate(people):
            if (second + number) % 5 == 0:
                budget.take(Thing.ENTRY, payer)
                for _ in range(5):  # with the questions before it
                    budget.take(Thing.MESSAGE, payer)
            if (second + 3 * number) % 15 == 0:
                budget.take(Thing.TALK, payer)
            if (second + 7 * number) % 120 == 0:
                budget.take(Thing.HINT, payer)
            if (second + 9 * number) % 600 == 0:
                for thing in (
                    Thing.TABLE,
                    Thing.REPLAY,
                    Thing.LISTING,
                    Thing.REQUEST,
                    Thing.CONNECTION,
                ):
                    budget.take(thing, payer)


def test_a_setting_lets_more_people_come_at_once() -> None:
    config = with_environment(Config(data=Path("nowhere")), {"REGICIDE_CLUB": "300"})
    budget = Spending(config.prices, Clock())
    payers = [Payer(f"player-{number}", "192.0.2.1") for number in range(400)]
    assert sum(taken(budget, Thing.PLAYER, each, 1) for each in payers) == 300
    assert sum(taken(budget, Thing.TABLE, each, 1) for each in payers) == 300
    assert config.prices[Thing.GUESS] == PRICES[Thing.GUESS]


# --- fair threads --------------------------------------------------------------------------------


@async_test
async def test_a_client_with_much_work_does_not_delay_the_others() -> None:
    pool = FairPool("test", threads=1, most=100, most_of_one=50)
    order: list[str] = []

    async def work(client: str) -> None:
        await pool.run(client, lambda: order.append(client))

    await asyncio.gather(*(work("greedy") for _ in range(50)), *(work(each) for each in "abc"))
    pool.close()
    assert max(map(order.index, "abc")) <= 5
    assert order.count("greedy") == 50


@async_test
async def test_a_full_pool_says_so_and_errors_come_through() -> None:
    pool = FairPool("test", threads=1, most=3, most_of_one=2)
    release = asyncio.Event()
    loop = asyncio.get_running_loop()

    def wait() -> None:
        asyncio.run_coroutine_threadsafe(release.wait(), loop).result()

    running = [asyncio.ensure_future(pool.run("ana", wait)) for _ in range(3)]  # one runs, two wait
    await asyncio.sleep(0)
    with pytest.raises(TooBusy):
        await pool.run("ana", wait)
    running.append(asyncio.ensure_future(pool.run("ben", wait)))
    await asyncio.sleep(0)
    with pytest.raises(TooBusy):
        await pool.run("kim", wait)
    running[1].cancel()
    release.set()
    await asyncio.gather(running[0], *running[2:])
    with pytest.raises(ZeroDivisionError):
        await pool.run("kim", lambda: 1 / 0)
    assert await pool.run("kim", lambda: 7) == 7
    pool.close()
