"""The game: pure values and functions that read like the rulebook.

    cards         §1.1, §2.1  the 54 cards and what they are worth
    setup         §1          Jesters, hand size, the deal
    enemy         §2.2, §4.3, §4.8  strength, immunity, shield
    plays         §3          which cards may be played together
    powers        §4          what the suits do
    drawing       §4.6        drawing from the tavern
    turn          §3–§8, §12  doing a move, step by step
    covering      §6.2        which discards cover the damage
    yielding      §9          who may yield
    talk          §10         what may be said
    outcome       §11         how a game ended
    solo          §12         flips and medals
    options       §13         what a table may agree to change

    moves         what a player wants; legality and reasons: whether, and why not
    events        what happened
    state         a moment of a game; draft: one being changed; knowledge: what everyone knows
    observation   what one seat may know; worlds: states that agree with it
    forecast      what a play would do
    chance        shuffles are arguments
    errors        the tree of what can go wrong

Not here, and never: text forms (notation), sentences (i18n), JSON, clocks, files, generators of
chance, or any import from another room.
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
from regicide.rules.chance import FIRST_HEARTS, Shuffle, Shuffles, as_is, bringing_up
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
from regicide.rules.talk import Speech, may_say
from regicide.rules.turn import Done, do
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
    "Done",
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
    "Speech",
    "State",
    "Step",
    "Suit",
    "Talk",
    "Won",
    "Yield",
    "as_is",
    "attack",
    "bringing_up",
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
    "legal_moves",
    "may_say",
    "observe",
    "outcome",
    "sample_world",
    "seen_by",
    "shield",
    "total",
    "why_illegal",
]
