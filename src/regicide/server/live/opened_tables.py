"""The first entry of a new table: as its host wants it, or as the rematch of another."""

import re
import secrets

from regicide.bots.bot_table import BOT_NAMES
from regicide.notation import Fault, NotationError, Seed, parse_options, print_options
from regicide.server.errors import Denial, Denied
from regicide.server.storage import Player
from regicide.table import Table
from regicide.table.entry import Open, OpenedSeat
from regicide.wire.http import SEED_PATTERN, NewTable


def wanted_table(host: Player, wanted: NewTable, *, known_deal: bool) -> Open:
    """A table of these settings. `known_deal`: the host has seen the deal to its end."""
    free = wanted.players - len(wanted.bots) - 1
    # Turn by turn the game begins when the last seat is taken: the host need not be here then.
    is_ready = wanted.ready or wanted.turn_by_turn is not None
    return Open(
        seats=(
            OpenedSeat(host.id, host.name, ready=is_ready),
            *([OpenedSeat()] * free),
            *(OpenedSeat(bot=bot) for bot in wanted.bots),
        ),
        seed=Seed(wanted.seed).text if wanted.seed else secrets.token_hex(16),
        salt=secrets.token_hex(16),
        options=wanted_options(wanted),
        public=wanted.public,
        turn_seconds=wanted.turn_seconds,
        chosen_seed=wanted.seed is not None,
        known_deal=known_deal,
        help=wanted.help,
        spectators=wanted.spectators,
        turn_by_turn=wanted.turn_by_turn,
    )


def wanted_options(wanted: NewTable) -> str:
    """The options, as notation prints them."""
    return print_options(parse_options(wanted.options)) if wanted.options else ""


def check_wanted(wanted: NewTable) -> None:
    """Raise if there can be no such table."""
    if len(wanted.bots) >= wanted.players:
        raise Denied(Denial.TOO_MANY_BOTS, players=wanted.players)
    for bot in wanted.bots:
        if bot not in BOT_NAMES:
            raise Denied(Denial.BAD_BOT, names=" ".join(sorted(BOT_NAMES)))
    if wanted.seed and not re.fullmatch(SEED_PATTERN, wanted.seed):
        raise NotationError(Fault.UNWRITABLE, 1, wanted.seed)


def rematch_of(table: Table, *, same_deal: bool) -> Open:
    """A table with the same people and bots in the same seats."""
    settings = table.settings
    return Open(
        seats=tuple(
            OpenedSeat(chair.person.id, chair.person.name)
            if chair.person
            else OpenedSeat(bot=chair.bot)
            for chair in table.chairs
        ),
        seed=table.seal.seed.text if same_deal else secrets.token_hex(16),
        salt=secrets.token_hex(16),
        options=print_options(settings.options),
        public=settings.public,
        turn_seconds=settings.turn_seconds,
        chosen_seed=same_deal or settings.chosen_seed,
        known_deal=same_deal,
        help=settings.help,
        spectators=settings.spectators,
        removed=tuple(sorted(table.removed)),
        turn_by_turn=settings.turn_by_turn,
    )
