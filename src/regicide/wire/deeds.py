"""The command of an entry, as everyone may see it: its author and its arguments.

The type of each deed is generated from that of its command, so none can be missing.
"""

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, TypeAlias, get_args

from msgspec import NODEFAULT, defstruct
from msgspec.structs import fields

from regicide.rules import Seat
from regicide.table.commands import TaggedCommand, kebab_case
from regicide.table.entry import LoggedCommand
from regicide.table.frozen_struct import FrozenStruct


class Deed(
    FrozenStruct,
    frozen=True,
    omit_defaults=True,
    tag_field="do",
    tag=lambda name: kebab_case(name.removeprefix("Did")),
):
    """The base class of deeds: tagged by the name of their command."""

    #: The author's seat, by the numbering before the change; None: the author has no seat.
    seat: int | None = None
    #: The name of the author; None: a bot.
    name: str | None = None

    if TYPE_CHECKING:
        # A deed has those of these that its command has (`_FIELDS`).
        @property
        def about(self) -> int: ...
        @property
        def text(self) -> str: ...
        @property
        def yes(self) -> bool: ...

    @property
    def do(self) -> str:
        """The stable name of the command."""
        return str(self.__struct_config__.tag)


#: Field of a command → the field of the deed that tells it. Other fields are not told here.
_FIELDS = {
    "seat": "about",
    "bot": "text",
    "move": "text",
    "phrase": "text",
    "text": "text",
    "ready": "yes",
    "agree": "yes",
}
_TYPES = {"about": int, "text": str, "yes": bool}


def _deed_type(command: type[TaggedCommand]) -> tuple[type[Deed], tuple[tuple[str, str], ...]]:
    """The type of the deeds of a command; and the fields of the command that it tells, each by both names."""
    told = [each for each in fields(command) if each.name in _FIELDS]
    made: Any = defstruct(
        f"Did{command.__name__}",
        [
            (_FIELDS[each.name], _TYPES[_FIELDS[each.name]], NODEFAULT if each.required else "")
            for each in told
        ],
        bases=(Deed,),
        namespace={"__doc__": command.__doc__},
        module=__name__,
        frozen=True,
        kw_only=True,
    )
    return made, tuple((each.name, _FIELDS[each.name]) for each in told)


_DEEDS: dict[Any, tuple[type[Deed], tuple[tuple[str, str], ...]]] = {
    command: _deed_type(command) for command in get_args(LoggedCommand)
}
#: The union of all deeds. Type checkers know only their base class.
if TYPE_CHECKING:
    AnyDeed: TypeAlias = Deed
else:
    AnyDeed = reduce(or_, [made for made, _ in _DEEDS.values()])


def view_deed(what: LoggedCommand, seat: Seat | None, name: str | None) -> Deed:
    """Return the deed of a command by the author with this seat and name."""
    made, told = _DEEDS[type(what)]
    values = {new: getattr(what, old) or _TYPES[new]() for old, new in told}
    return made(seat, name, **values)
