"""Everything that a server keeps in one database."""

from regicide.server.storage.clubs import Clubs
from regicide.server.storage.evenings import Evenings
from regicide.server.storage.operating import Operating
from regicide.server.storage.people import People
from regicide.server.storage.pushes import Pushes
from regicide.server.storage.tables import Tables


class Store(Tables, People, Pushes, Evenings, Clubs, Operating):
    """A database of tables, players, evenings and clubs. Every method raises StorageError if it is unreachable."""
