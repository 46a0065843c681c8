"""The state machine of a live table: it checks commands and applies accepted ones. No I/O.

    table          the state of a table: chairs, settings, game, proposal, clock
    seating        who occupies each seat: a person, a bot, a bot for a person, or nobody
    settings       what the host chose when the table was made
    seal           the commitment to the deal
    seal_check     compare a seal with the cards that a client saw
    commands       the types of commands
    entry          an accepted command with its author and time: one entry of the log
    acceptance     check a command and apply it
    permission     whether a command is allowed; refusals: the codes of refused commands
    change         apply an accepted command
    table_game     the game at a table: state, moves, undo
    earning        whether its game earns a medal and badges
    proposals      what needs the consent of all players
    phrases        what players may say in a strict game (§10)
    recording      the record of a table's game, and a table that continues a record
    frozen_struct  the base class of immutable structs

A table is the result of its log: `change.apply_entry` over all entries. Commands are checked when they
arrive, not when a log is replayed.

Not here: sockets, storage, JSON (wire), sentences (i18n), random seeds, clocks (an entry contains its
time).
"""

from regicide.table.acceptance import accept, accept_bot_move
from regicide.table.change import Change, apply_entry, replay_log
from regicide.table.commands import Command
from regicide.table.earning import Unearned, unearned
from regicide.table.entry import Author, BotAt, Entry
from regicide.table.permission import CommandContext, check_command
from regicide.table.proposals import Proposal
from regicide.table.recording import check_record_seal, record_of
from regicide.table.refusals import CommandRefused, Refusal
from regicide.table.seal import Seal
from regicide.table.seal_check import SealVerdict, SeenDeal, check_seal
from regicide.table.seating import Chair, Person
from regicide.table.settings import Settings, WhenLate
from regicide.table.table import Phase, Table
from regicide.table.table_game import TableGame

__all__ = [
    "Author",
    "BotAt",
    "Chair",
    "Change",
    "Command",
    "CommandContext",
    "CommandRefused",
    "Entry",
    "Person",
    "Phase",
    "Proposal",
    "Refusal",
    "Seal",
    "SealVerdict",
    "SeenDeal",
    "Settings",
    "Table",
    "TableGame",
    "Unearned",
    "WhenLate",
    "accept",
    "accept_bot_move",
    "apply_entry",
    "check_command",
    "check_record_seal",
    "check_seal",
    "record_of",
    "replay_log",
    "unearned",
]
