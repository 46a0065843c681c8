"""What can go wrong with a bus before it runs. Afterwards nothing does: it comes back.

RegicideError
└── BusError    one of the codes below
"""

from regicide.rules.errors import RegicideError

#: Each has its sentence in the translations.
CODES = ("bus-missing-library", "bus-bad-address")


class BusError(RegicideError):
    """The address is none, or a library is missing. No address is ever shown: it holds a password."""
