"""The request and response bodies of evenings (the same sealed deals for several teams) and of clubs."""

from enum import Enum
from typing import Annotated

from msgspec import Meta

from regicide.table.frozen_struct import FrozenStruct
from regicide.table.settings import LONGEST_TURN, SHORTEST_TURN
from regicide.wire.http import Body, OptionsText
from regicide.wire.player_names import Name

#: Deals of an evening.
MOST_DEALS = 12
#: Unix milliseconds.
Time = Annotated[int, Meta(ge=0, le=2**53 - 1)]


class NewEvening(Body, frozen=True):
    """A set of deals for teams of so many players; the server draws secret seeds."""

    name: Name
    players: Annotated[int, Meta(ge=1, le=4)]
    deals: Annotated[int, Meta(ge=1, le=MOST_DEALS)]
    closes: Time
    #: Left out: now.
    opens: Time | None = None
    #: §13, in notation.
    options: OptionsText = ""
    turn_seconds: Annotated[int, Meta(ge=SHORTEST_TURN, le=LONGEST_TURN)] | None = None
    #: Whether the host may play. A host who does not sees every result as it comes.
    host_plays: bool = True
    #: The code of a club of the host, whose people see the evening in their list.
    club: Annotated[str, Meta(min_length=1, max_length=40)] | None = None


class NewTeam(Body, frozen=True):
    """A team; its founder sits down in it, or makes it for others."""

    name: Name
    sit: bool = True


class SitInTeam(Body, frozen=True):
    """The code of a team, as its link has it."""

    code: Annotated[str, Meta(min_length=1, max_length=40)]


class BeginDeal(Body, frozen=True):
    """Bots for the seats that nobody took."""

    bots: Annotated[tuple[str, ...], Meta(max_length=4)] = ()


class EveningDeal(FrozenStruct, frozen=True):
    """A deal: its commitment, and after the evening its seed and salt."""

    commitment: str
    seed: str | None
    salt: str | None


class DealStage(Enum):
    """How far a team is with a deal."""

    WAITING = "waiting"
    PLAYING = "playing"
    OVER = "over"


class TeamGame(FrozenStruct, frozen=True, omit_defaults=True):
    """What a team made of a deal, as far as the reader may know it."""

    stage: DealStage
    #: Of the reader's own team; of all teams after the evening.
    table: str | None = None
    #: `won`, `lost` or `abandoned`. Left out, with all that follows, while the reader may still play the deal.
    result: str | None = None
    royals: int | None = None
    #: Plays and yields.
    turns: int | None = None
    #: Seats that bots played.
    bots: int = 0
    #: A bot moved for a person.
    helped: bool = False


class EveningTeamView(FrozenStruct, frozen=True, omit_defaults=True):
    """A team with its games, and its place as far as the reader knows the results."""

    number: int
    name: str
    people: tuple[str, ...]
    #: One for each deal.
    games: tuple[TeamGame, ...]
    royals: int
    wins: int
    turns: int
    #: Teams with equal results share a place; None before the first result.
    place: int | None = None
    #: For the link of the team: of the reader's own team, and for the host of all.
    code: str | None = None


class EveningView(FrozenStruct, frozen=True, omit_defaults=True):
    """An evening as the reader may see it."""

    code: str
    name: str
    players: int
    options: str
    turn_seconds: int | None
    opens: int
    closes: int
    #: The time of the server.
    now: int
    is_over: bool
    #: Whether the reader made it, and whether its maker plays.
    is_host: bool
    host_plays: bool
    deals: tuple[EveningDeal, ...]
    #: By place, then by number.
    teams: tuple[EveningTeamView, ...]
    #: The number of the reader's team.
    own: int | None = None


class ListedEvening(FrozenStruct, frozen=True):
    """An evening in a player's list."""

    code: str
    name: str
    opens: int
    closes: int
    deals: int
    is_host: bool


class EveningList(FrozenStruct, frozen=True):
    """The evenings of a player, the one that closes last first."""

    evenings: tuple[ListedEvening, ...]
    #: The time of the server.
    now: int


class Feat(FrozenStruct, frozen=True):
    """Something that a team did at a deal, both counted from 1."""

    team: int
    deal: int
    #: The number of the move, counted from 1, and the seat that made it.
    move: int
    seat: int
    enemy: str
    #: What the enemy would have dealt, or dealt; and what the hand was worth against it.
    attack: int
    hand: int
    table: str


class Parting(FrozenStruct, frozen=True):
    """The first decision of a deal that two teams made differently."""

    deal: int
    #: The number of the move, counted from 1; None: all moves that both made are the same.
    move: int | None
    seat: int | None
    enemy: str | None
    #: What each team did, in notation; None: its game had ended.
    first: str | None
    second: str | None


class PartingList(FrozenStruct, frozen=True):
    """For each deal that both teams began."""

    partings: tuple[Parting, ...]


class EveningReview(FrozenStruct, frozen=True):
    """What to talk about after an evening."""

    #: Deals that were played and that nobody won.
    unbeaten: tuple[int, ...]
    #: The royal that was defeated exactly while its attack would have been the most above the hand.
    bravest: Feat | None
    #: The attack that was covered with the least left in the hand.
    closest: Feat | None


class NewClub(Body, frozen=True):
    """A club, which the player founds."""

    name: Name


class ClubLink(Body, frozen=True):
    """The secret in the link of a club. It stands in the part of the address that no browser sends."""

    link: Annotated[str, Meta(min_length=1, max_length=100)]


class ClubMember(Body, frozen=True):
    """The number of a member of a club."""

    number: Annotated[int, Meta(ge=1, le=2**31 - 1)]


class FoundedClub(FrozenStruct, frozen=True):
    """A new club, or a new link of one: the server cannot say the link again."""

    code: str
    link: str


class ClubDoor(FrozenStruct, frozen=True):
    """What a player with the link sees of a club before they join."""

    name: str
    founder: str
    #: Whether the reader is in it already.
    is_in: bool


class ClubPerson(FrozenStruct, frozen=True):
    """A member of a club."""

    number: int
    name: str
    is_founder: bool
    is_you: bool


class ClubView(FrozenStruct, frozen=True):
    """A club as its people see it."""

    code: str
    name: str
    #: Whether the reader founded it, or was handed it over.
    is_founder: bool
    #: The one who has been there for longest first.
    people: tuple[ClubPerson, ...]
    #: The one that closes last first.
    evenings: tuple[ListedEvening, ...]
    #: The time of the server.
    now: int


class ListedClub(FrozenStruct, frozen=True):
    """A club in a player's list."""

    code: str
    name: str
    is_founder: bool


class ClubList(FrozenStruct, frozen=True):
    """The clubs that a player is in, by name."""

    clubs: tuple[ListedClub, ...]
