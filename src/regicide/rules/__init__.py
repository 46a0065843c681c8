"""The rules of the game as immutable values and pure functions, named after the rulebook.

    cards         §1.1, §2.1  the 54 cards and what they are worth
    setup         §1          number of Jesters, hand size, the deal
    enemy         §2.2, §4.3, §4.8  strength, immunity, shield
    plays         §3          which cards may be played together
    powers        §4          what the suits do
    drawing       §4.6        drawing from the tavern
    turn          §3–§8, §12  `do`: make a move, step by step
    covering      §6.2        which discards cover the damage
    yielding      §9          who may yield
    talk          §10         which kinds of statements are allowed
    outcome       §11         how a game ended
    solo          §12         flips and medals
    options       §13         options that change the rules

    moves         the types of moves
    legality      whether a move is legal, and all legal moves; reasons: codes for illegal moves
    events        the types of events: what a move caused
    state         the complete state of a game; draft: a mutable copy used during one move
    knowledge     public knowledge of face-down cards
    observation   what one seat may see of a state; worlds: sample states that match an observation
    forecast      the consequences of a play, before it is made
    chance        the type of a shuffle function; callers pass shuffles in
    errors        the base class of all errors

Not here: text forms (notation), sentences (i18n), JSON (wire), clocks, files, random number
generators, or any import from another package.
"""

from regicide.rules.cards import (
    CARDS,
    JESTER,
    ROYALS,
    Card,
    Rank,
    Suit,
    canonical,
    card,
    total,
)
from regicide.rules.chance import FIRST_HEARTS, Shuffle, Shuffles, keep_order, move_to_top
from regicide.rules.covering import cheapest_cover
from regicide.rules.enemy import attack, full_attack, health, health_left, immune_suit, shield
from regicide.rules.errors import RegicideError
from regicide.rules.events import Event, hearts_acted, seen_by
from regicide.rules.forecast import Coverage, Forecast, Kill, forecast
from regicide.rules.legality import LegalMoves, is_legal, legal_moves, why_illegal
from regicide.rules.moves import Discard, Flip, Move, Nominate, Play, Seat, Yield
from regicide.rules.observation import Observation, SeenHand, SeenTavern, observe
from regicide.rules.options import BadOption, Options, Overpaying, SoloYield, Talk
from regicide.rules.outcome import Lost, Won, outcome
from regicide.rules.reasons import Illegality, IllegalMove, Reason
from regicide.rules.setup import deal, hand_limit
from regicide.rules.solo import Medal
from regicide.rules.state import State, Step
from regicide.rules.talk import SpeechKind, may_say
from regicide.rules.turn import MoveResult, do
from regicide.rules.worlds import sample_world

__all__ = [
    "CARDS",
    "FIRST_HEARTS",
    "JESTER",
    "ROYALS",
    "BadOption",
    "Card",
    "Coverage",
    "Discard",
    "Event",
    "Flip",
    "Forecast",
    "IllegalMove",
    "Illegality",
    "Kill",
    "LegalMoves",
    "Lost",
    "Medal",
    "Move",
    "MoveResult",
    "Nominate",
    "Observation",
    "Options",
    "Overpaying",
    "Play",
    "Rank",
    "Reason",
    "RegicideError",
    "Seat",
    "SeenHand",
    "SeenTavern",
    "Shuffle",
    "Shuffles",
    "SoloYield",
    "SpeechKind",
    "State",
    "Step",
    "Suit",
    "Talk",
    "Won",
    "Yield",
    "attack",
    "canonical",
    "card",
    "cheapest_cover",
    "deal",
    "do",
    "forecast",
    "full_attack",
    "hand_limit",
    "health",
    "health_left",
    "hearts_acted",
    "immune_suit",
    "is_legal",
    "keep_order",
    "legal_moves",
    "may_say",
    "move_to_top",
    "observe",
    "outcome",
    "sample_world",
    "seen_by",
    "shield",
    "total",
    "why_illegal",
]
