"""Makes evenings, and lets teams sit down and begin their deals."""

from collections.abc import Callable, Sequence

from regicide.bots.bot_table import BOT_NAMES
from regicide.notation import parse_options, print_options
from regicide.server.clubs.evening import EveningDetails, details_of, sealed_evening
from regicide.server.errors import Denial, Denied
from regicide.server.identity import clean_name, new_code, read_code
from regicide.server.limits import (
    LONGEST_EVENING_SECONDS,
    MOST_EVENING_TEAMS,
    MOST_EVENINGS,
    SHORTEST_EVENING_SECONDS,
)
from regicide.server.live.table_registry import TableRegistry
from regicide.server.services import TableServices
from regicide.server.spending import Payer
from regicide.server.storage import Evening, Player, Store, TeamPlayer
from regicide.table import Person
from regicide.table.entry import Open, OpenedSeat
from regicide.table.settings import WhenLate
from regicide.wire.evenings import EveningList, ListedEvening, NewEvening, NewTeam

#: In milliseconds.
DAY = 86_400_000


class Evenings:
    """The evenings of this server."""

    def __init__(
        self,
        services: TableServices,
        registry: TableRegistry,
        check_words: Callable[[str], None],
    ) -> None:
        """`check_words` raises if a name has a word that the operator does not want."""
        self._services = services
        self._store = services.store
        self._registry = registry
        self._check_words = check_words

    async def find(self, code: str, payer: Payer) -> Evening:
        """The evening with this code; a wrong one is paid for."""
        with self._services.spending.guess(payer):
            found = await self._store.evening(read_code(code))
            if found is None:
                raise Denied(Denial.NO_SUCH_EVENING)
        return found

    async def make(self, host: Player, wanted: NewEvening) -> Evening:
        self._registry.orders.ensure_tables_open()
        name, now = self._clean(wanted.name), self._services.clock()
        evening = checked_evening(host.id, wanted, name=name, now=now)
        while not await self._store.add_evening(evening):
            evening = checked_evening(host.id, wanted, name=name, now=now)
        if evening.club is not None:
            await self._store.note_evening(evening.club, now)
        self._services.log.event("evening-made", table=evening.code, deals=wanted.deals)
        return evening

    async def close(self, evening: Evening, player: Player) -> None:
        """End an evening now: its seeds are opened. One that no team has begun is removed."""
        if evening.maker != player.id:
            raise Denied(Denial.NOT_YOUR_EVENING)
        await end_evening(self._services.store, evening, self._services.clock())
        self._services.log.event("evening-closed", table=evening.code)

    async def of(self, player: Player) -> EveningList:
        found = await self._store.evenings_of(player.id, MOST_EVENINGS)
        return EveningList(
            tuple(listed_evening(each, player.id) for each in found), self._services.clock()
        )

    # --- teams -----------------------------------------------------------------------------------

    async def found_team(self, evening: Evening, player: Player, wanted: NewTeam) -> None:
        """Make a team. Its founder sits down in it; only the host makes teams for others."""
        self._ensure_running(evening)
        name, is_host = self._clean(wanted.name), evening.maker == player.id
        if not wanted.sit and not is_host:
            raise Denied(Denial.NOT_YOUR_EVENING)
        if wanted.sit:
            self._ensure_may_play(evening, player)
            await self._ensure_in_no_team(evening, player)
        team = await self._store.add_team(evening.code, new_code(), name, most=MOST_EVENING_TEAMS)
        if team is None:
            raise Denied(Denial.TOO_MANY_TEAMS, limit=MOST_EVENING_TEAMS)
        if wanted.sit:
            await self._sit_down(evening, team, player)

    async def join(self, evening: Evening, player: Player, code: str, payer: Payer) -> None:
        """Sit down in the team with this code."""
        self._ensure_running(evening)
        self._ensure_may_play(evening, player)
        wanted = read_code(code)
        with self._services.spending.guess(payer):
            teams = await self._store.teams(evening.code)
            team = next((each.team for each in teams if each.code == wanted), None)
            if team is None:
                raise Denied(Denial.NO_SUCH_TEAM)
        await self._sit_down(evening, team, player)

    async def leave(self, evening: Evening, player: Player) -> None:
        if not await self._store.leave_team(evening.code, player.id):
            raise Denied(Denial.TEAM_HAS_BEGUN)

    async def _ensure_in_no_team(self, evening: Evening, player: Player) -> None:
        people = await self._store.team_players(evening.code)
        if any(each.id == player.id for each in people):
            raise Denied(Denial.TEAM_IS_CLOSED)

    async def _sit_down(self, evening: Evening, team: int, player: Player) -> None:
        most, now = details_of(evening).players, self._services.clock()
        if not await self._store.join_team(evening.code, team, player.id, now, most=most):
            raise Denied(Denial.TEAM_IS_CLOSED)

    # --- deals -----------------------------------------------------------------------------------

    async def begin(
        self, evening: Evening, player: Player, deal: int, bots: Sequence[str], payer: Payer
    ) -> str:
        """Make the table at which the player's team plays a deal, and return its code.

        Everyone in the team has a seat, bots have the others, and the game begins at once: nobody else can sit down.
        Two players who begin at the same time get the same table, and so does one who asks again after a failure.
        """
        self._registry.orders.ensure_tables_open()
        now, details = self._services.clock(), details_of(evening)
        self._ensure_running(evening)
        if now < evening.opens:
            raise Denied(Denial.EVENING_NOT_OPEN)
        if not 0 <= deal < len(details.deals):
            raise Denied(Denial.NO_SUCH_PAGE)
        team = await self._team_of(evening, player)
        check = _seats_check(details, bots)
        code, people = await self._store.begin_deal(
            evening.code, team, deal, await self._free_code(), check
        )
        if await self._store.summary(code) is None:
            check(people)  # another player may have sat down since an attempt that did not finish
            what = _opening(evening, details, deal, people, bots)
            await self._registry.open_at(code, Person(player.id, player.name), what, payer)
        return code

    async def _team_of(self, evening: Evening, player: Player) -> int:
        for each in await self._store.team_players(evening.code):
            if each.id == player.id:
                return each.team
        raise Denied(Denial.IN_NO_TEAM)

    async def _free_code(self) -> str:
        while await self._store.summary(code := new_code()) is not None:
            pass
        return code

    # --- parts -----------------------------------------------------------------------------------

    def _clean(self, name: str) -> str:
        self._check_words(name)
        return clean_name(name)

    def _ensure_running(self, evening: Evening) -> None:
        if self._services.clock() >= evening.closes:
            raise Denied(Denial.EVENING_OVER)

    def _ensure_may_play(self, evening: Evening, player: Player) -> None:
        if evening.maker == player.id and not details_of(evening).host_plays:
            raise Denied(Denial.HOST_DOES_NOT_PLAY)


def checked_evening(maker: str, wanted: NewEvening, *, name: str, now: int) -> Evening:
    """An evening with a new code and new deals. Raises if its times or options are impossible."""
    opens = now if wanted.opens is None else wanted.opens
    if (
        wanted.closes < max(opens, now) + 1000 * SHORTEST_EVENING_SECONDS
        or wanted.closes > now + 1000 * LONGEST_EVENING_SECONDS
    ):
        raise Denied(Denial.BAD_TIMES, days=LONGEST_EVENING_SECONDS // 86_400)
    options = print_options(parse_options(wanted.options)) if wanted.options else ""
    return sealed_evening(new_code(), maker, wanted, name=name, options=options, now=now)


def listed_evening(evening: Evening, reader: str) -> ListedEvening:
    details = details_of(evening)
    return ListedEvening(
        code=evening.code,
        name=details.name,
        opens=evening.opens,
        closes=evening.closes,
        deals=len(details.deals),
        is_host=evening.maker == reader,
    )


async def end_evening(store: Store, evening: Evening, now: int) -> None:
    """Close an evening; one that no team has begun is removed."""
    if await store.evening_tables(evening.code):
        await store.close_evening(evening.code, now)
    else:
        await store.remove_evening(evening.code)


def _seats_check(
    details: EveningDetails, bots: Sequence[str]
) -> Callable[[Sequence[TeamPlayer]], None]:
    """Raise unless people and bots fill the table."""

    def check(people: Sequence[TeamPlayer]) -> None:
        if any(bot not in BOT_NAMES for bot in bots):
            raise Denied(Denial.BAD_BOT, names=" ".join(sorted(BOT_NAMES)))
        if len(people) + len(bots) != details.players:
            raise Denied(Denial.SEATS_FREE, players=details.players)

    return check


def _opening(
    evening: Evening,
    details: EveningDetails,
    deal: int,
    people: Sequence[TeamPlayer],
    bots: Sequence[str],
) -> Open:
    """The first entry of a table: everyone is seated and ready. Nobody watches, nobody gets hints."""
    sealed = details.deals[deal]
    return Open(
        seats=(
            *(OpenedSeat(each.id, each.name, ready=True) for each in people),
            *(OpenedSeat(bot=bot) for bot in bots),
        ),
        seed=sealed.seed,
        salt=sealed.salt,
        options=details.options,
        turn_seconds=details.turn_seconds,
        spectators=False,
        turn_by_turn=WhenLate.WAIT if len(people) > 1 and _takes_days(evening) else None,
        evening=evening.code,
    )


def _takes_days(evening: Evening) -> bool:
    """Then nobody needs to be present: a table tells its players when it is their turn."""
    return evening.closes - evening.opens > DAY
