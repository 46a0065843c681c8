"""The sentences about events, deeds and the reasons of moves are the golden ones, which the browser's tests read too."""

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from golden_files import read_golden
from random_games import play_random_game
from regicide.client.client_state import ReceivedUpdate
from regicide.i18n import LANGUAGES, say_event
from regicide.i18n.words import read_catalogue
from regicide.notation import parse_move
from regicide.notation.sketch import parse_sketch as given
from regicide.rules import (
    JESTER,
    Event,
    Medal,
    Rank,
    Step,
    Suit,
    card,
    do,
    keep_order,
    seen_by,
)
from regicide.rules.events import (
    CardsDiscarded,
    CardsDrawn,
    CardsHealed,
    CardsPlayed,
    CardsReceived,
    EnemyDamaged,
    EnemyDefeated,
    EnemyRevealed,
    EnemyStruck,
    GameLost,
    GameWon,
    ImmunityCancelled,
    JesterFlipped,
    NextNamed,
    PowerActed,
    PowerBlocked,
    ShieldRaised,
    TurnBegan,
    Yielded,
)
from regicide.table.commands import (
    Answer,
    AskAbandon,
    AskHint,
    AskUndo,
    BeReady,
    ChooseFirst,
    FreeSeat,
    HandBack,
    LeaveSeat,
    MakeMove,
    Pause,
    RemovePlayer,
    Resume,
    Say,
    SeatBot,
    Speak,
    StandIn,
    TakeSeat,
)
from regicide.table.entry import MakeRematch, Open
from regicide.table.phrases import Phrase
from regicide.tui.text.event_text import NamedWords, say_deed
from regicide.tui.text.why_played import say_why_played
from regicide.wire.deeds import AnyDeed, view_deed
from regicide.wire.encoding import encode
from regicide.wire.events import AnyEvent, read_event, write_event
from regicide.wire.game_view import GameView, view_game, view_state
from regicide.wire.room_view import RoomView, view_room
from regicide.wire.update import OwnView, PublicView
from table_builder import play_table

GOLDEN = Path(__file__).parent.parent / "golden" / "sentences.json"
#: The reader is at seat 0, or a spectator.
READERS = (0, None)
#: The reader, another player, and the second of two bots of one kind.
SEATS = (0, 1, 3)
SEVEN, KING = card(Rank.SEVEN, Suit.SPADES), card(Rank.KING, Suit.CLUBS)
CARDS = (JESTER, *(card(rank, Suit.HEARTS) for rank in Rank if rank is not Rank.JESTER))


def events() -> Iterator[Event]:
    """Every kind of event, in all variants."""
    for seat in SEATS:
        yield TurnBegan(seat)
        yield CardsPlayed(seat, (SEVEN,), 7)
        yield Yielded(seat)
        yield CardsDrawn(seat, 1, ())
        yield CardsDrawn(seat, 3, ())
        yield CardsDrawn(seat, 2, (SEVEN, KING))
        yield CardsReceived(seat, (SEVEN,))
        yield EnemyStruck(seat, 10)
        yield EnemyStruck(seat, 0)
        yield CardsDiscarded(seat, (SEVEN, KING), 27)
        yield CardsDiscarded(seat, (), 0)
        yield from (NextNamed(seat, named) for named in SEATS)
        yield from (JesterFlipped(seat, (SEVEN,), left) for left in (0, 1, 2))
        yield from (GameLost(seat, cause) for cause in (Step.BEATEN, Step.STUCK))
    for suit in Suit:
        yield PowerActed(suit, 5)
        yield PowerBlocked(suit, 5)
        yield ImmunityCancelled(suit)
    yield CardsPlayed(0, CARDS, 85)
    yield from (CardsHealed(cards) for cards in ((), (SEVEN,), (SEVEN, KING)))
    yield from (ShieldRaised(7, attack) for attack in (0, 3))
    yield from (EnemyDamaged(11, 18, 20, doubled) for doubled in (False, True))
    yield from (
        EnemyDefeated(KING, exact, last) for exact in (False, True) for last in (False, True)
    )
    yield EnemyRevealed(KING)
    yield from (GameWon(0, medal) for medal in (None, *Medal))


def deeds() -> Iterator[AnyDeed]:
    """Every command in the log, by the reader, by another player and by a bot."""
    for seat, name in ((0, "Person 0"), (1, "Person 1"), (3, None)):
        yield from (view_deed(Say(phrase.value), seat, name) for phrase in Phrase)
        yield view_deed(Speak("¿Vamos?"), seat, name)
        yield from (view_deed(Answer(yes), seat, name) for yes in (True, False))
        yield view_deed(SeatBot(2, "squire"), seat, name)
        yield from (view_deed(StandIn(about, "champion"), seat, name) for about in SEATS)
        for what in (
            *(LeaveSeat(), FreeSeat(2), AskUndo(), AskHint(), AskAbandon(), Pause(), Resume()),
            *(HandBack(), RemovePlayer(2, "squire")),
            *(Open((), "seed", "salt"), BeReady(True), ChooseFirst(1), MakeMove("yield", 1)),
            MakeRematch(same_deal=False, table="AAAA-2222"),
        ):
            yield view_deed(what, seat, name)
    yield view_deed(TakeSeat(0), None, "Person 0")
    yield view_deed(TakeSeat(1), None, "Person 1")


class EventCase(msgspec.Struct, frozen=True):
    event: AnyEvent
    reader: int | None
    sentences: dict[str, str]


class DeedCase(msgspec.Struct, frozen=True):
    deed: AnyDeed
    reader: int | None
    is_by_reader: bool
    has_game: bool
    sentences: dict[str, str | None]


class WhyCase(msgspec.Struct, frozen=True):
    before: GameView
    events: tuple[AnyEvent, ...]
    sentences: dict[str, list[str]]


class Golden(msgspec.Struct, frozen=True):
    room: RoomView
    game: GameView
    events: list[EventCase]
    deeds: list[DeedCase]
    whys: list[WhyCase]


def said_event(words: NamedWords, case: EventCase) -> str:
    return say_event(words, read_event(case.event), you=case.reader)


def said_deed(words: NamedWords, case: DeedCase, game: GameView) -> str | None:
    own = None if case.reader is None else OwnView(case.reader, ())
    public = PublicView(case.deed, at=0)
    shown = game if case.has_game else None
    return say_deed(words, ReceivedUpdate(1, public, own, shown, case.is_by_reader))


@lru_cache
def golden() -> Golden:
    return msgspec.json.decode(read_golden(GOLDEN, lambda: write_golden().encode()), type=Golden)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_and_deed_has_the_golden_sentence(language: str) -> None:
    words = NamedWords(language, golden().room.seats)
    for event in golden().events:
        assert said_event(words, event) == event.sentences[language]
    for deed in golden().deeds:
        assert said_deed(words, deed, golden().game) == deed.sentences[language]
    for why in golden().whys:
        assert list(say_why_played(words, why.before, why.events)) == why.sentences[language]


def test_the_golden_sentences_are_about_every_event_and_deed() -> None:
    assert [(read_event(each.event), each.reader) for each in golden().events] == list(
        product(events(), READERS)
    )
    assert [each.deed for each in golden().deeds if each.has_game and each.reader == 0] == list(
        deeds()
    )


def test_the_golden_sentences_use_every_message_about_events_and_deeds() -> None:
    used: set[str] = set()

    class Recorder(NamedWords):
        def say(self, message: str, /, **facts: str | float) -> str:
            used.add(message)
            return super().say(message, **facts)

    words = Recorder("en", golden().room.seats)
    for event in golden().events:
        said_event(words, event)
    for deed in golden().deeds:
        said_deed(words, deed, golden().game)
    for why in golden().whys:
        list(say_why_played(words, why.before, why.events))
    catalogues = "".join(read_catalogue("en", each) for each in ("game", "interface"))
    wanted = re.findall(
        r"^((?:event|did|phrase|rank|suit|talk-said)[a-z-]*) =", catalogues, re.MULTILINE
    )
    assert set(wanted) <= used
    reasons = re.findall(
        r"^## Why a move was made: during play.*?^## ",
        read_catalogue("en", "review"),
        re.MULTILINE | re.DOTALL,
    )
    assert set(re.findall(r"^(why-[a-z]+) =", reasons[0], re.MULTILINE)) <= used


# --- writing -------------------------------------------------------------------------------------


def write_golden() -> str:
    """One case on each line."""
    builder = play_table(4, bots=("squire", "squire"))
    builder.move("yield")
    table = builder.move().after
    assert table.game is not None
    room, game = view_room(table, seated=True), view_game(table.game)
    words = {language: NamedWords(language, room.seats) for language in LANGUAGES}
    event_cases = [
        EventCase(write_event(event), reader, {}) for event, reader in product(events(), READERS)
    ]
    deed_cases = [DeedCase(deed, 0, _is_by_reader(deed), True, {}) for deed in deeds()]
    deed_cases += [DeedCase(deed, None, False, True, {}) for deed in deeds()]
    deed_cases += [
        DeedCase(deed, 0, _is_by_reader(deed), False, {}) for deed in deeds() if deed.do == "say"
    ]
    events_with_sentences = [
        replace(case, sentences={each: said_event(words[each], case) for each in LANGUAGES})
        for case in event_cases
    ]
    deeds_with_sentences = [
        replace(case, sentences={each: said_deed(words[each], case, game) for each in LANGUAGES})
        for case in deed_cases
    ]
    whys = [
        replace(
            case,
            sentences={
                each: list(say_why_played(words[each], case.before, case.events))
                for each in LANGUAGES
            },
        )
        for case in _why_cases()
    ]
    parts = {
        "room": room,
        "game": game,
        "events": events_with_sentences,
        "deeds": deeds_with_sentences,
        "whys": whys,
    }
    return "{" + ",\n".join(f'"{name}":{_lines(part)}' for name, part in parts.items()) + "}\n"


def _why_cases() -> Iterator[WhyCase]:
    """Moves of games, each with a sentence that those before it do not have."""
    words, said = NamedWords("en", ()), set[str]()
    last = given("enemy Kc/30/0 · table 9h Td Jd · hand Tc 2h · discard Kd Kh Ks")
    made = [(last, do(last, parse_move("Tc"), keep_order))]
    for players, number in product((1, 2, 3, 4), range(8)):
        made += [(ply.state, ply.done) for ply in play_random_game(players, number)]
    for state, done in made:
        before = view_state(state, (), moves=0)
        seen = seen_by(done.events, None, options=state.options)
        events = tuple(write_event(each) for each in seen)
        now = {re.sub(r"\d+", "0", each) for each in say_why_played(words, before, events)}
        if not now <= said:
            said |= now
            yield WhyCase(before, events, {})


def _is_by_reader(deed: AnyDeed) -> bool:
    return deed.name == "Person 0"


def _lines(part: Any) -> str:
    if not isinstance(part, list):
        return encode(part).decode()
    return "[\n" + ",\n".join(encode(case).decode() for case in part) + "\n]"
