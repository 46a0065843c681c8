"""BusError and its codes. Only the creation of a bus raises; a running bus reconnects by itself.

RegicideError
└── BusError    one of the codes below
"""

from regicide.rules.errors import RegicideError

#: Each code has a sentence in the translations.
CODES = ("bus-missing-library", "bus-bad-address")


class BusError(RegicideError):
    """The address is invalid, or a library is missing. Never shows the address: it may hold a password."""
