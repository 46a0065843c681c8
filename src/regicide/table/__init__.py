"""One live game's authority: command in, what everyone may know out. No I/O, no clock, no chance.

    table        the whole of a table: seats, settings, the table_game, what is proposed
    seating       who sits where: a person, a bot, a bot for a person, nobody
    settings     what was agreed when the table was made
    seal         the commitment to the deal
    witness      what a client saw of a deal, and the check of its seal
    commands     what somebody may ask of a table
    entry        a command that was accepted, and whose it was: one line of the log
    permission   whether a command may be done, and why not; refusals: the codes
    change       what an accepted command changes
    game         the game on the table: its moments, moves and undo
    proposals    what needs everyone's consent
    phrases      what may be said in a strict game (§10)
    recording    the game of a table as a record, and a table from one
    value        what all of these are: frozen, and trees

A table is the fold of its log: `change.apply` over its entries, from the first, which made it. So
permission is asked once, when a command comes in, and never when a log is read again.

Not here: sockets, storage, JSON (wire), sentences (i18n), the making of seeds, or a clock: the time
of an entry comes with it.
"""

from regicide.table.change import Change, apply, replay_log
from regicide.table.commands import Command
from regicide.table.entry import Author, Entry
from regicide.table.permission import CommandContext, check
from regicide.table.proposals import Proposal
from regicide.table.recording import check_record, record_of
from regicide.table.refusals import Refusal, Refused
from regicide.table.seal import Seal
from regicide.table.seating import Chair, Person
from regicide.table.settings import Settings
from regicide.table.table import Phase, Table
from regicide.table.table_game import TableGame
from regicide.table.witness import Verdict, Witness, check_seal

__all__ = [
    "Author",
    "Chair",
    "Change",
    "Command",
    "CommandContext",
    "Entry",
    "Person",
    "Phase",
    "Proposal",
    "Refusal",
    "Refused",
    "Seal",
    "Settings",
    "Table",
    "TableGame",
    "Verdict",
    "Witness",
    "apply",
    "check",
    "check_record",
    "check_seal",
    "record_of",
    "replay_log",
]
