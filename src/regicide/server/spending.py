"""Takes what things cost (prices.py) from the budgets of a player, an address and the server.

A check and what it takes are one step, without an `await` between: requests in flight cannot pass on one token.
"""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from ipaddress import IPv6Network
from typing import Final

from regicide.server.errors import Denial, Denied
from regicide.server.prices import NETWORK_SHARE, Price, Rate, Thing

#: Budgets that are remembered of each thing. The ones not used for the longest time are forgotten first; they are
#: full again by then.
MOST_BUDGETS: Final = 50_000
#: What a wrong code is answered with.
_WRONG_CODES: Final = frozenset(
    {
        *(Denial.NO_SUCH_TABLE, Denial.NO_SUCH_TRANSFER, Denial.NO_SUCH_EVENING),
        *(Denial.NO_SUCH_TEAM, Denial.NO_SUCH_CLUB),
    }
)


@dataclass(frozen=True, slots=True)
class Payer:
    """Who pays: the id of a player, if the server knows them, and the address of the client (`address_of`)."""

    player: str | None = None
    address: str | None = None


class TokenBucket:
    """Gains tokens at a rate, up to the burst; each thing takes one."""

    __slots__ = ("_at", "_burst", "_rate", "_tokens")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate.rate
        self._burst = self._tokens = rate.burst
        self._at = now

    def take(self, now: float) -> bool:
        """Take a token; False if there is none."""
        if not self.has(now):
            return False
        self.spend()
        return True

    def has(self, now: float) -> bool:
        self._tokens = min(self._burst, self._tokens + (now - self._at) * self._rate)
        self._at = now
        return self._tokens >= 1

    def spend(self) -> None:
        """Take a token that is there."""
        self._tokens -= 1

    def give_back(self) -> None:
        self._tokens = min(self._burst, self._tokens + 1)


class Spending:
    """The budgets of one server process."""

    def __init__(
        self, prices: Mapping[Thing, Price], clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._prices = prices
        self._without_rates = {
            thing
            for thing, price in prices.items()
            if price.player is None and price.address is None and price.server is None
        }
        self._clock = clock
        self._budgets: dict[Thing, OrderedDict[str, TokenBucket]] = {
            thing: OrderedDict() for thing in Thing
        }
        self._held: Counter[tuple[Thing, str]] = Counter()

    def take(self, thing: Thing, payer: Payer) -> None:
        """Take one of each budget; raises, and takes nothing, if one of them is empty."""
        if thing in self._without_rates:
            return
        now = self._clock()
        budgets = [self._budget(thing, key, rate, now) for key, rate in self._rates(thing, payer)]
        for each in budgets:
            if not each.has(now):
                raise Denied(Denial.TOO_FAST)
        for each in budgets:
            each.spend()

    def give_back(self, thing: Thing, payer: Payer) -> None:
        """It was not used after all."""
        now = self._clock()
        for key, rate in self._rates(thing, payer):
            self._budget(thing, key, rate, now).give_back()

    @contextmanager
    def guess(self, payer: Payer) -> Iterator[None]:
        """Pay for a wrong code before it is known to be one; a right one costs nothing."""
        self.take(Thing.GUESS, payer)
        try:
            yield
        except Denied as denied:
            if denied.denial not in _WRONG_CODES:
                self.give_back(Thing.GUESS, payer)
            raise
        except BaseException:
            self.give_back(Thing.GUESS, payer)
            raise
        else:
            self.give_back(Thing.GUESS, payer)

    @contextmanager
    def hold(self, thing: Thing, payer: Payer, denial: Denial = Denial.TOO_FAST) -> Iterator[None]:
        """Use one of the things whose number at the same time is limited."""
        held = self.take_hold(thing, payer, denial)
        try:
            yield
        finally:
            held()

    def take_hold(
        self, thing: Thing, payer: Payer, denial: Denial = Denial.TOO_FAST
    ) -> Callable[[], None]:
        """As `hold`, where no block encloses the use: call the answer at its end."""
        limits = list(self._holds(thing, payer))
        if any(self._held[key] >= limit for key, limit in limits):
            raise Denied(denial)
        self._held.update(key for key, _ in limits)

        def release() -> None:
            for key, _ in limits:
                self._held[key] -= 1
                if not self._held[key]:
                    del self._held[key]

        return release

    def _rates(self, thing: Thing, payer: Payer) -> Iterator[tuple[str, Rate]]:
        """The budgets to pay from: their keys and limits."""
        price = self._prices[thing]
        if price.player is not None and payer.player is not None:
            yield f"player {payer.player}", price.player
        if price.address is not None and payer.address is not None:
            yield payer.address, price.address
            if network := _larger_network(payer.address):
                shared = Rate(
                    price.address.rate * NETWORK_SHARE, price.address.burst * NETWORK_SHARE
                )
                yield network, shared
        if price.server is not None:
            yield "server", price.server

    def _holds(self, thing: Thing, payer: Payer) -> Iterator[tuple[tuple[Thing, str], int]]:
        price = self._prices[thing]
        if price.together_by_player is not None and payer.player is not None:
            yield (thing, f"player {payer.player}"), price.together_by_player
        if price.together_by_address is not None and payer.address is not None:
            yield (thing, payer.address), price.together_by_address
            if network := _larger_network(payer.address):
                yield (thing, network), price.together_by_address * NETWORK_SHARE
        if price.together is not None:
            yield (thing, "server"), price.together

    def _budget(self, thing: Thing, key: str, rate: Rate, now: float) -> TokenBucket:
        budgets = self._budgets[thing]
        budget = budgets.pop(key, None) or TokenBucket(rate, now)
        budgets[key] = budget
        if len(budgets) > MOST_BUDGETS:
            budgets.popitem(last=False)
        return budget


def customer_of(address: str) -> str:
    """Who takes turns with others: an IPv4 address, or an IPv6 network of 48 bits, however many it uses."""
    return _larger_network(address) or address


def _larger_network(address: str) -> str | None:
    """The network of 48 bits around one of 64 bits."""
    is_network = address.endswith("/64")
    return str(IPv6Network(address).supernet(new_prefix=48)) if is_network else None
