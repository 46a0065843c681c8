"""The routes of tables: new ones, lists, and the records of finished games."""

from types import NoneType

from regicide.server import identity
from regicide.server.clubs.evening import ensure_deal_is_open
from regicide.server.errors import Denial, Denied
from regicide.server.http.route import AnyRoute, Call, TextFile, route
from regicide.server.keeping.table_record import has_record, record_name, record_text
from regicide.server.lists.table_summary import evening_of, view_summary
from regicide.server.live.live_table import LiveTable
from regicide.server.live.replays import Prepared
from regicide.server.people.player_reports import keep_report
from regicide.server.prices import Thing
from regicide.server.storage import Player
from regicide.wire.http import (
    NewReport,
    NewTable,
    ReportReceipt,
    TableCode,
    TableList,
    TableSummaryView,
)
from regicide.wire.replay_view import ReplayView


@route(
    "POST",
    "/api/tables",
    "Make a table and take a seat.",
    caller=Player,
    body=NewTable,
    answer=TableCode,
    price=Thing.REQUEST,
)
async def new_table(call: Call[Player, NewTable]) -> TableCode:
    return TableCode(await call.context.registry.create(call.caller, call.body, call.payer))


@route(
    "GET",
    "/api/tables",
    "The public tables that are not over.",
    caller=NoneType,
    body=NoneType,
    answer=TableList,
    price=Thing.LISTING,
)
async def public_tables(call: Call[None, None]) -> TableList:
    return await call.context.registry.lobby.tables()


@route(
    "GET",
    "/api/tables/{code}",
    "A table, as lists show it.",
    caller=NoneType,
    body=NoneType,
    answer=TableSummaryView,
    price=Thing.REQUEST,
    errors=(404, 409),
)
async def table(call: Call[None, None]) -> TableSummaryView:
    code = identity.read_code(call.request.path_params["code"])
    with call.context.services.spending.guess(call.payer):
        summary = await call.context.services.store.summary(code)
        if summary is None:
            raise Denied(Denial.NO_SUCH_TABLE)
    services = call.context.services
    await ensure_deal_is_open(services.store, evening_of(summary), services.clock())
    return view_summary(summary)


@route(
    "GET",
    "/api/tables/{code}/record",
    "The record of a finished game, with the seed and salt of its seal.",
    caller=NoneType,
    body=NoneType,
    answer=TextFile,
    price=Thing.REPLAY,
    errors=(404, 409),
)
async def record(call: Call[None, None]) -> TextFile:
    live = await _finished_table(call)
    return TextFile(record_name(live.table), record_text(live.table, live.created))


@route(
    "GET",
    "/api/tables/{code}/replay",
    "A finished game, state by state, with all hands.",
    caller=NoneType,
    body=NoneType,
    answer=ReplayView,
    price=Thing.REPLAY,
    errors=(404, 409),
)
async def replay(call: Call[None, None]) -> Prepared:
    live = await _finished_table(call)
    return await call.context.replays.of(live.code, live.table)


@route(
    "POST",
    "/api/tables/{code}/reports",
    "Tell the operator about a name or about words at this table.",
    caller=Player,
    body=NewReport,
    answer=ReportReceipt,
    price=Thing.REPORT,
    errors=(404,),
)
async def report(call: Call[Player, NewReport]) -> ReportReceipt:
    services, code = call.context.services, identity.read_code(call.request.path_params["code"])
    with services.spending.guess(call.payer):
        live = await call.context.registry.table(code)
    at = await keep_report(services, live, call.caller.id, call.body)
    services.log.event("reported", table=code)
    return ReportReceipt(at)


async def _finished_table(call: Call[None, None]) -> LiveTable:
    code = identity.read_code(call.request.path_params["code"])
    with call.context.services.spending.guess(call.payer):
        live = await call.context.registry.table(code)
    if not has_record(live.table):
        raise Denied(Denial.NO_RECORD_YET)
    services = call.context.services
    await ensure_deal_is_open(services.store, live.table.settings.evening, services.clock())
    return live


TABLE_ROUTES: tuple[AnyRoute, ...] = (new_table, public_tables, table, record, replay, report)
