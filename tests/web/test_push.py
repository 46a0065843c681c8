"""Messages while the page is closed, the whole way: offered, sent by the server, encrypted, shown, and tapped.

Chromium reaches no push service here, and without a screen it allows no notifications: what it would answer is put in its
place. What arrives at our push service is delivered by Chromium's debugging protocol.
"""

import asyncio
import json
import threading
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from browser import NewUser, PageUser, new_table_for
from push_service import Browser, PushService, push_service
from push_world import write_key
from regicide.table.commands import MakeMove, TakeSeat
from server_process import ServerProcess
from table_client import TableClient, api_request, new_player
from web.conftest import FAST_SERVER

#: Stands for the browser's push service, and for the reader who allows it.
SUBSCRIBE = """(given) => {
  let permission = "default";
  Object.defineProperty(Notification, "permission", { get: () => permission });
  Notification.requestPermission = () => Promise.resolve((permission = given.permission));
  let subscription = null;
  const bytesOf = (text) => Uint8Array.from(
    atob(text.replaceAll("-", "+").replaceAll("_", "/")), (each) => each.charCodeAt(0)).buffer;
  PushManager.prototype.getSubscription = () => Promise.resolve(subscription);
  PushManager.prototype.subscribe = (options) => {
    subscription = {
      endpoint: given.endpoint,
      options,
      getKey: (name) => bytesOf(name === "auth" ? given.auth : given.key),
      unsubscribe: () => { subscription = null; return Promise.resolve(true); },
    };
    return Promise.resolve(subscription);
  };
}"""
#: In the service worker: keeps what it shows.
KEEP = """() => {
  self.shown = [];
  ServiceWorkerRegistration.prototype.showNotification = (title, { body, tag, data }) => {
    self.shown.push({ title, body, tag, data });
    return Promise.resolve();
  };
}"""
CLICK = """() => {
  const event = new ExtendableEvent("notificationclick");
  event.notification = { data: self.shown.at(-1).data, close: () => undefined };
  self.dispatchEvent(event);
}"""


class ServiceInThread:
    """Our push service, beside a test that has no event loop."""

    def __init__(self) -> None:
        self.service = PushService()
        self._ready, self._stop = threading.Event(), asyncio.Event()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=lambda: self._loop.run_until_complete(self._run()))
        self._thread.start()
        self._ready.wait()

    async def _run(self) -> None:
        async with push_service() as self.service:
            self._ready.set()
            await self._stop.wait()

    def wait_for(self, count: int) -> None:
        asyncio.run_coroutine_threadsafe(self.service.until(count), self._loop).result(60)

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._stop.set)
        self._thread.join()
        self._loop.close()


@pytest.fixture(scope="module")
def pushes() -> Iterator[ServiceInThread]:
    service = ServiceInThread()
    yield service
    service.close()


@pytest.fixture(scope="module")
def push_server(
    tmp_path_factory: pytest.TempPathFactory, pushes: ServiceInThread
) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("pushes")
    environment = {
        **FAST_SERVER,
        "REGICIDE_PUSH_KEY": str(write_key(folder)),
        "REGICIDE_PUSH_CONTACT": "mailto:operator@example.org",
        "REGICIDE_PUSH_SERVICES": pushes.service.origin,
    }
    with ServerProcess(folder, environment) as server:
        yield server


def allow_messages(page: Page, browser: Browser, permission: str = "granted") -> None:
    given = json.dumps({**browser.subscription(), "permission": permission})
    page.add_init_script(f"({SUBSCRIBE})({given})")


def deliver(user: PageUser, text: str) -> None:
    """As the browser does when a message comes from its push service."""
    session: CDPSession = user.context.new_cdp_session(user.page)
    found: list[dict[str, Any]] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    while not found:
        user.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    wanted = {
        "origin": user.url,
        "registrationId": found[-1]["registrationId"],
        "data": text,
    }
    session.send("ServiceWorker.deliverPushMessage", wanted)
    session.detach()


def run(play: Coroutine[Any, Any, None]) -> None:
    """In a thread: Playwright has a loop here."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, play).result()


async def move_by(url: str, code: str, secret: str) -> None:
    """Make simple moves, without a browser, as long as it is this player's turn."""
    client = await TableClient(url, code, secret).connect(after="table")
    while (
        client.state.game and client.state.own and client.state.game.seat == client.state.own.seat
    ):
        if client.state.choices is None:
            await client.receive()
            continue
        choices = client.state.choices
        await client.accepted(MakeMove(choices.choices.moves[0].move, choices.seq))
    await client.close()


def sit_turn_by_turn(user: PageUser) -> tuple[str, str]:
    """A table at which it is this user's turn, and the secret of the other player."""
    other = new_player(user.url, "Tomás")
    code = new_table_for(
        user, players=2, seed="castle-11", ready=True, turn_by_turn="wait", turn_seconds=86_400
    )

    async def sit() -> None:
        client = await TableClient(user.url, code, other).connect()
        await client.accepted(TakeSeat(1))
        await client.close()

    run(sit())
    return code, other


def test_a_message_is_offered_sent_shown_and_leads_to_its_table(
    new_user: NewUser, push_server: ServerProcess, pushes: ServiceInThread
) -> None:
    user = new_user("Maren", url=push_server.url, offline=True)
    browser = pushes.service.browser()
    page = user.page
    allow_messages(page, browser)
    code, other = sit_turn_by_turn(user)
    user.goto(f"/t/{code}")
    user.wait_for_turn()
    offer = page.locator(".lane .notice", has_text="A message when it’s your turn?")
    expect(offer).to_have_count(0)
    user.make_simple_move()
    assert user.secret is not None
    run(move_by(user.url, code, user.secret))
    expect(offer).to_be_visible()
    with page.expect_response("**/api/me/push") as answered:
        offer.get_by_role("button", name="Turn on for this device").tap()
    assert answered.value.status == 201
    expect(offer).to_have_count(0)
    page.reload()
    expect(user.hand().first).to_be_visible()
    expect(offer).to_have_count(0)

    user.goto("/rules")
    run(move_by(user.url, code, other))
    pushes.wait_for(1)
    [(name, text)] = pushes.service.told()
    assert name == browser.name
    assert text["body"] == "With Tomás"
    [worker] = user.context.service_workers
    worker.evaluate(KEEP)
    deliver(user, json.dumps(text))
    while not (shown := worker.evaluate("self.shown")):
        pass
    assert shown == [
        {"title": "It’s your turn", "body": "With Tomás", "tag": code, "data": f"/t/{code}"}
    ]
    worker.evaluate(CLICK)
    page.wait_for_url(f"**/t/{code}")
    expect(user.hand().first).to_be_visible()


def test_settings_choose_about_what_and_when_and_end_it(
    new_user: NewUser, push_server: ServerProcess, pushes: ServiceInThread
) -> None:
    user = new_user("Maren", url=push_server.url, offline=True)
    browser = pushes.service.browser()
    page = user.page
    allow_messages(page, browser)
    user.goto("/settings")
    panel = page.locator(".messages")
    panel.get_by_role("button", name="Turn on for this device").tap()
    expect(panel.get_by_role("checkbox", name="my turn")).to_be_checked()
    with page.expect_response("**/api/me/push"):
        panel.get_by_role("checkbox", name="another game").uncheck()
    with page.expect_response("**/api/me/push"):
        panel.get_by_role("checkbox", name="Quiet hours").check()
    with page.expect_response("**/api/me/push"):
        panel.get_by_label("Until").fill("07:30")

    def kept() -> Any:
        return api_request(user.url, "/api/me/push", secret=user.secret)

    assert kept()["kinds"] == ["turn", "finished"]
    quiet = kept()["quiet"]
    assert (quiet["begin"], quiet["end"]) == (22 * 60, 7 * 60 + 30)
    assert quiet["zone"] == page.evaluate("Intl.DateTimeFormat().resolvedOptions().timeZone")
    panel.get_by_role("button", name="Turn off for this device").tap()
    expect(panel.get_by_role("button", name="Turn on for this device")).to_be_visible()
    assert kept() == {"kinds": [], "quiet": None}


def test_a_page_says_why_there_are_no_messages(
    new_user: NewUser, push_server: ServerProcess, pushes: ServiceInThread
) -> None:
    user = new_user("Maren", url=push_server.url, offline=True)
    panel = user.page.locator(".messages")
    allow_messages(user.page, pushes.service.browser(), "denied")
    user.goto("/settings")
    panel.get_by_role("button", name="Turn on for this device").tap()
    expect(panel).to_contain_text("Your browser blocks messages from this page.")
    user.page.add_init_script("delete window.PushManager")
    user.page.reload()
    expect(panel).to_contain_text("This browser cannot show messages")


def test_a_server_without_a_key_offers_nothing(new_user: NewUser) -> None:
    user = new_user("Maren")
    with user.page.expect_response("**/api/push") as answered:
        user.goto("/settings")
    assert answered.value.json() == {"key": None}
    expect(user.page.locator(".devices")).to_be_visible()
    expect(user.page.locator(".messages")).to_have_count(0)


def test_a_phone_takes_the_player_from_a_qr_code_after_one_question(new_user: NewUser) -> None:
    old, new = new_user("Maren"), new_user()
    old.goto("/settings")
    old.page.get_by_role("button", name="Show a code").tap()
    code = old.page.locator(".code-shown").inner_text()
    expect(old.page.get_by_role("img", name="Scan this with the camera")).to_be_visible()
    asked: list[str] = []
    new.page.on("request", lambda request: asked.append(request.url))
    new.goto(f"/settings#{code}")
    dialog = new.page.get_by_role("dialog", name="Move to this device?")
    expect(dialog).to_be_visible()
    assert new.page.url == f"{new.url}/settings"
    assert not [url for url in asked if code in url.partition("#")[0]]
    dialog.get_by_role("button", name="Move here").tap()
    new.page.wait_for_url(f"{new.url}/")
    assert new.page.evaluate("localStorage.getItem('regicide.name')") == "Maren"
    row = old.page.locator(".devices li").nth(1)
    row.get_by_role("button", name="Name the device added").tap()
    sheet = old.page.get_by_role("dialog")
    sheet.get_by_label("Name of the device").fill("Phone")
    sheet.get_by_role("button", name="Save").tap()
    expect(row).to_contain_text("Phone")
