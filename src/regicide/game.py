"""`Game`: one game to explore in a few calls, which `import regicide` offers as `regicide.Game`.

Moves, positions and records go in and out as text (docs/notation.md). Seats count from 0, as in all of the Python
interface; texts and sentences count them from 1.

Not here: rules, or tables where people meet. Each call asks a package below, and programs can use its values.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from random import Random
from secrets import SystemRandom, token_hex
from typing import TYPE_CHECKING, Self
from warnings import warn

from regicide.i18n import LANGUAGES, Words, say_event, say_illegality, words
from regicide.i18n.errors import explained
from regicide.notation import (
    Record,
    RecordedMove,
    ReplayedMove,
    Seed,
    parse_game,
    parse_move,
    parse_options,
    parse_position,
    print_each_card,
    print_game,
    print_move,
    print_options,
    print_position,
    print_recorded_move,
    print_view,
    replay,
)
from regicide.notation.record import with_healed_cards
from regicide.rules import (
    FIRST_HEARTS,
    BadOption,
    Card,
    Event,
    Lost,
    Move,
    Observation,
    Options,
    RegicideError,
    Seat,
    State,
    Won,
    do,
    hearts_acted,
    legal_moves,
    move_to_top,
    observe,
    outcome,
    seen_by,
    why_illegal,
)
from regicide.rules.events import GameLost, GameWon
from regicide.rules.setup import PLAYERS

if TYPE_CHECKING:
    from regicide.bots import Bot, Budget
    from regicide.study.review import Review


@dataclass(frozen=True, slots=True)
class Advice:
    """The move that a bot would make, and its estimate of the chance of winning, 0 to 1."""

    move: str
    estimate: float


class Game:
    """A game from its deal to its latest move.

    >>> from regicide import Game
    >>> game = Game(players=2, seed="castle-42")
    >>> game.play("7d")
    >>> game.happened()[0]
    'Player 1 plays 7 of diamonds: attack value 7.'
    >>> game
    Game(players=2, seed='castle-42', moves='7d')

    Its parts are immutable, so `copy.copy(game)` is a game of its own.
    An error has a sentence, in the `language` of the game, below its code.
    """

    _language: str
    _record: Record
    _rng: Random
    #: The moves of the record, with the states between them.
    _played: tuple[ReplayedMove, ...]

    def __init__(
        self,
        players: int = 1,
        seed: str | None = None,
        *,
        options: Options | str = "",
        moves: str | Iterable[str] = (),
        language: str = "en",
    ) -> None:
        """Deal a game and make these moves; None chooses a seed.

        Options are a text, such as `overpay=stop,hand=+1`, or `regicide.rules.Options`; none is the game as published.
        """
        with explained(words(_known(language))):
            record = _dealt(players, token_hex(8) if seed is None else seed, options)
            self._begin(record, SystemRandom(), language)
            for move in moves.split() if isinstance(moves, str) else moves:
                self._make(parse_move(move))

    @classmethod
    def from_position(
        cls, position: str, *, rng: Random | None = None, language: str = "en"
    ) -> Self:
        """Begin in a position. It has no seed: `rng` shuffles for hearts.

        >>> deal = Game(1, "castle-42").position
        >>> Game.from_position(deal).position == deal
        True
        """
        with explained(words(_known(language))):
            return cls._resume(Record(parse_position(position)), rng, language)

    @classmethod
    def from_record(cls, record: str, *, rng: Random | None = None, language: str = "en") -> Self:
        """Continue a record. A tag that contradicts its deal or its moves is a warning.

        >>> Game.from_record(Game(2, "castle-42", moves="7d").record).moves
        ('7d',)
        """
        with explained(words(_known(language))):
            read = parse_game(record)
        for each in read.disagreements:
            warn(words(language).say(f"disagreement-{each.value}"), stacklevel=2)
        return cls._resume(read.record, rng, language)

    # --- where the game is ---

    @property
    def players(self) -> int:
        return self.state.players

    @property
    def seat(self) -> Seat:
        """The seat to move."""
        return self.state.seat

    @property
    def is_over(self) -> bool:
        return self.state.step.is_over

    @property
    def outcome(self) -> Won | Lost | None:
        """How the game ended; None while it is running."""
        return outcome(self.state)

    @property
    def state(self) -> State:
        """The whole state, also what is hidden from players; `observe` hides it."""
        return self._played[-1].after if self._played else self._record.deal

    def observe(self, seat: Seat | None = None) -> Observation:
        """What this seat sees; None: a spectator.

        >>> [len(hand.known) for hand in Game(2, "castle-42").observe(0).hands]
        [7, 0]
        """
        self._check_seat(seat)
        return observe(self.state, seat)

    # --- moves ---

    @property
    def legal_moves(self) -> tuple[str, ...]:
        """Every legal move of the seat to move.

        >>> Game(2, "castle-42").legal_moves[-4:]
        ('Ac5h', 'Ac7d', 'AcTh', 'yield')
        """
        return tuple(print_move(move) for move in legal_moves(self.state))

    def why_illegal(self, move: str) -> str | None:
        """The rule that this move breaks, in words; None if it is legal.

        >>> Game(2, "castle-42").why_illegal("3c4h")
        'Only cards of the same number can be combined. (§3.2)'
        """
        with explained(self._words):
            illegality = why_illegal(self.state, parse_move(move))
        return say_illegality(self._words, illegality) if illegality else None

    def play(self, move: str) -> None:
        """Make a move: cards such as `AcTh`, `xAs9c`, `yield`, `>2`, `flip`. An illegal one raises."""
        with explained(self._words):
            self._make(parse_move(move))

    def undo(self) -> None:
        """Take back the latest move.

        >>> game = Game(2, "castle-42", moves="7d")
        >>> game.undo()
        >>> game.moves
        ()
        """
        with explained(self._words):
            if not self._played:
                raise RegicideError("nothing-to-undo")
        self._played = self._played[:-1]
        left = len(self._played)
        self._record = replace(
            self._record,
            moves=self._record.moves[:left],
            comments=tuple(each for each in self._record.comments if each.after <= left),
        )

    @property
    def moves(self) -> tuple[str, ...]:
        """The moves so far, as a record has them."""
        return tuple(print_recorded_move(each) for each in self._record.moves)

    # --- what happened ---

    def happened(self, seat: Seat | None = None) -> tuple[str, ...]:
        """What the latest move caused, a sentence for each event, as this seat saw it; None: as a spectator did."""
        self._check_seat(seat)
        seen = seen_by(self.events, seat, options=self.state.options)
        return tuple(say_event(self._words, event, you=seat) for event in seen)

    @property
    def events(self) -> tuple[Event, ...]:
        """What the latest move caused, also what players do not see."""
        return self._played[-1].events if self._played else ()

    # --- bots ---

    def ask(
        self,
        bot: "str | Bot" = "champion",
        *,
        rollouts: int | None = None,
        ms: int | None = None,
        rng: Random | None = None,
    ) -> Advice:
        """Ask a bot for the move of the seat to move. It gets what that seat sees, and the same gives the same answer.

        A bot is a name (`regicide bots` lists them), `engine:COMMAND`, or an object with `choose`. More `rollouts`
        make the champion stronger; with `ms`, two runs may differ. Without `rng`, the view decides what chance does.

        >>> Game(2, "castle-42").ask("squire").move
        'AcTh'
        """
        from regicide.bots import Budget  # noqa: PLC0415  NumPy and the core

        with explained(self._words):
            if self.is_over:
                raise RegicideError("game-is-over")
            chooser = _bot_named(bot, Budget(ms, rollouts)) if isinstance(bot, str) else bot
            seen = observe(self.state, self.seat)
            choice = chooser.choose(seen, rng or Random(print_view(seen)))
        return Advice(print_move(choice.move), choice.estimate)

    def review(self, *, worlds: int = 400, playouts: int = 96) -> "Review":
        """What each move lost, and what chance gave (docs/review.md).

        More worlds are more exact. Marked moves are played to the end, up to `playouts` times: 0 checks no mark.
        """
        from regicide.study.review import review  # noqa: PLC0415  NumPy and the core

        with explained(self._words):
            return review(self._record, worlds=worlds, playouts=playouts)

    # --- as text ---

    @property
    def position(self) -> str:
        """The whole state as text; `from_position` reads it."""
        return print_position(self.state)

    @property
    def record(self) -> str:
        """The game as text, which `from_record`, `regicide replay` and the browser read."""
        return print_game(self._record)

    @property
    def seed(self) -> str | None:
        """What decides every shuffle; None if the game began in a position."""
        return self._record.seed.text if self._record.seed else None

    @property
    def language(self) -> str:
        """The language of all sentences, one of `regicide.i18n.LANGUAGES`. It may be changed."""
        return self._language

    @language.setter
    def language(self, language: str) -> None:
        self._language = _known(language)

    def __str__(self) -> str:
        """The table in words, as the seat to move sees it, or how the game ended."""
        match outcome(self.state):
            case Won(seat, medal):
                return say_event(self._words, GameWon(seat, medal))
            case Lost(seat):
                return say_event(self._words, GameLost(seat, self.state.step))
        from regicide.tui.lines.plain_table import table_lines  # noqa: PLC0415
        from regicide.wire.choices import view_choices  # noqa: PLC0415
        from regicide.wire.game_view import view_position  # noqa: PLC0415

        seen = observe(self.state, self.seat)
        hand, choices = print_each_card(seen.acting_hand), view_choices(seen)
        return "\n".join(table_lines(self._words, view_position(self.state), hand, choices, None))

    def __repr__(self) -> str:
        """The code that makes this game."""
        record, options = self._record, print_options(self._record.deal.options)
        language = f", language={self.language!r}" if self.language != "en" else ""
        if not _is_dealt_only(record):
            return f"Game.from_record({self.record!r}{language})"
        chosen = f", options={options!r}" if options else ""
        moves = f", moves={' '.join(self.moves)!r}" if record.moves else ""
        return f"Game(players={self.players}, seed={self.seed!r}{chosen}{moves}{language})"

    # --- inside ---

    @classmethod
    def _resume(cls, record: Record, rng: Random | None, language: str) -> Self:
        game = cls.__new__(cls)
        game._begin(record, rng or SystemRandom(), language)  # noqa: SLF001  its own
        return game

    def _begin(self, record: Record, rng: Random, language: str) -> None:
        self._record, self._rng, self._language = record, rng, language
        self._played = tuple(replay(record))

    def _make(self, move: Move) -> None:
        before, seed = self.state, self._record.seed
        if seed is None:
            recorded = with_healed_cards(before, move, self._shuffle)
            done = do(before, move, move_to_top(recorded.healed))
        else:
            recorded = RecordedMove(move)
            done = do(before, move, seed.shuffle(self._next_hearts()))
        self._played += (ReplayedMove(before, recorded, done.state, done.events),)
        self._record = replace(self._record, moves=(*self._record.moves, recorded))

    def _shuffle(self, cards: Sequence[Card]) -> Sequence[Card]:
        return self._rng.sample(cards, len(cards))

    def _next_hearts(self) -> int:
        """The number of the shuffle that hearts use next."""
        return FIRST_HEARTS + sum(hearts_acted(each.events) for each in self._played)

    @property
    def _words(self) -> Words:
        return words(self.language)

    def _check_seat(self, seat: Seat | None) -> None:
        with explained(self._words):
            if seat is not None and not 0 <= seat < self.players:
                raise RegicideError("no-seat-there", {"last": self.players - 1})


def _known(language: str) -> str:
    """The language, which must be one of ours."""
    with explained(words("en")):
        if language not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise RegicideError("no-such-language", {"name": language, "known": known})
    return language


def _dealt(players: int, seed: str, options: Options | str) -> Record:
    if players not in PLAYERS:
        limits = {"lowest": PLAYERS[0], "highest": PLAYERS[-1]}
        raise BadOption("option-out-of-range", {"name": "players", "value": players, **limits})
    if isinstance(options, str):
        options = parse_options(options) if options else Options()
    return Record(Seed(seed).deal(players, options), Seed(seed))


def _is_dealt_only(record: Record) -> bool:
    """Whether the seed, the players, the options and the moves are the whole record."""
    deal, seed = record.deal, record.seed
    if seed is None:
        return False
    return record == Record(seed.deal(deal.players, deal.options), seed, record.moves)


def _bot_named(name: str, budget: "Budget") -> "Bot":
    from regicide.bots import BOTS, bot_named, is_bot  # noqa: PLC0415

    if not is_bot(name):
        raise RegicideError("no-such-bot", {"name": name, "known": ", ".join(BOTS)})
    return bot_named(name, budget)
