"""The terminal's controller, over links that deliver prepared messages."""

from functools import reduce

from async_helpers import async_test
from client_scenarios import SCENARIOS
from regicide.client.client_state import EMPTY_STATE, ClientState, apply_message, is_caught_up
from regicide.table.commands import Pause
from regicide.tui.controller import Controller
from regicide.tui.table_link import LinkLost, TableLink
from regicide.wire.messages import (
    Ack,
    ClientMessage,
    Do,
    Goodbye,
    Hello,
    Refused,
    ServerMessage,
    Welcome,
)
from regicide.wire.reasons import ErrorView

ERROR = ErrorView("stopping", "Closed.")


class PreparedLink:
    """Delivers these messages, then breaks."""

    def __init__(self, messages: list[ServerMessage]) -> None:
        self.sent: list[ClientMessage] = []
        self._messages = messages

    async def send(self, message: ClientMessage) -> None:
        self.sent.append(message)

    async def receive(self) -> ServerMessage:
        if not self._messages:
            raise LinkLost
        return self._messages.pop(0)

    async def close(self) -> None: ...


def controller_over(*links: PreparedLink) -> Controller:
    left = list(links)

    async def open_link() -> TableLink:
        return left.pop(0)

    async def do_not_wait(_seconds: float) -> None: ...

    return Controller(open_link, language="en", sleep=do_not_wait)


@async_test
async def test_missed_updates_are_shown_together() -> None:
    messages = [*SCENARIOS["stand_in_and_gaps"](), Goodbye(ERROR, again=False)]
    last = reduce(lambda state, each: apply_message(state, each, now=0), messages, EMPTY_STATE)
    controller, shown = controller_over(PreparedLink(list(messages))), list[ClientState]()
    controller.on_change = lambda: shown.append(controller.state)
    await controller.run()
    assert controller.close_reason == ERROR.sentence
    assert (controller.state.seq, controller.state.log) == (last.seq, last.log)
    behind = [each for each in shown if not is_caught_up(each)]
    assert [each.seq for each in behind] == [0, 14]  # after each welcome, before its updates


@async_test
async def test_a_command_is_sent_again_with_its_id_until_it_is_answered() -> None:
    refused = Refused("another-id", ERROR)
    links = [PreparedLink([Welcome(1, 0)]), PreparedLink([Welcome(1, 0), refused])]
    controller = controller_over(*links, last := PreparedLink([Goodbye(ERROR, again=False)]))
    await controller.do(Pause())
    await controller.do(Pause())
    await controller.run()
    repeated = [[each for each in link.sent if isinstance(each, Do)] for link in links]
    assert [len(each) for each in repeated] == [1, 1]
    assert repeated[0] == repeated[1]
    assert isinstance(last.sent[0], Hello)
    controller._receive(Ack(repeated[0][0].id, 2))
    assert not controller.is_sending
