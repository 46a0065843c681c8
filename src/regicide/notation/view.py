"""Views: a position as one seat may see it; `?n` stands for n unknown cards.

A view does not contain the seat of its viewer: the caller passes it to `parse_view`. A full view also names the
royals in the castle, which everyone knows (§1.7), where the visible cards do not tell them.
"""

import re
from dataclasses import replace

from regicide.notation.cards import EMPTY, print_card, print_cards, print_pile, read_cards
from regicide.notation.checks import (
    can_be_beaten,
    check_castle,
    check_damage_coming,
    check_enemy,
    check_hand_sizes,
    check_jester_played,
    check_jesters,
    check_no_repeats,
    check_yield_mark,
    how_lost,
    rank_place,
)
from regicide.notation.faults import Fault
from regicide.notation.options import print_options
from regicide.notation.position import (
    STEP_LETTERS,
    join_fields,
    print_yields,
    read_fields,
    split_fields,
)
from regicide.notation.text_span import TextSpan
from regicide.rules import ROYALS, Card, Observation, Seat, SeenHand, SeenTavern, Step, canonical
from regicide.rules.enemy import attack
from regicide.rules.legality import is_beaten, is_stuck
from regicide.rules.worlds import castle_by_elimination, castle_candidates, has_world, unseen_cards

_HAND = re.compile(r"([^?]*)(\?.*)?", re.DOTALL)
_GROUP = re.compile(r"\{([^{}]*)\}")
_CASTLE = re.compile(r"(\?[^{]*)(?:\{([^{}]*)\})?", re.DOTALL)
_TAVERN = re.compile(r"([^?{]*)(\?[^{]*)?((?:\{[^{}]*\})*)", re.DOTALL)


def print_view(observation: Observation) -> str:
    return _print(observation, ())


def print_full_view(observation: Observation) -> str:
    """The view with everything that the observation has: `parse_view` gives the same observation again."""
    to_come = observation.to_come
    if to_come is None or castle_by_elimination(observation) == to_come:
        return print_view(observation)
    return _print(observation, (to_come,))


def _print(observation: Observation, castle: tuple[tuple[Card, ...], ...]) -> str:
    tavern = observation.tavern
    return join_fields(
        str(observation.players),
        f"{observation.seat + 1}{STEP_LETTERS[observation.step]}",
        f"{print_card(observation.enemy)}/{observation.damage}/{observation.spades}",
        print_pile(observation.table),
        "/".join([_print_seen(hand.known, hand.hidden) for hand in observation.hands]),
        _print_seen(tavern.top, tavern.unknown, tavern.groups),
        print_pile(observation.discard),
        _print_seen((), observation.castle, castle),
        print_yields(observation.yielded),
        str(observation.jesters),
        print_options(observation.options),
    )


def _print_seen(
    known: tuple[Card, ...], unknown: int, groups: tuple[tuple[Card, ...], ...] = ()
) -> str:
    shown = print_cards(known) + (f"?{unknown}" if unknown else "")
    return shown + "".join(f"{{{print_cards(group)}}}" for group in groups) or EMPTY


def parse_view(text: str, viewer: Seat | None) -> Observation:
    """Parse the view of this seat (None: a spectator), and check it as far as its cards are visible."""
    texts = split_fields(TextSpan(text))
    read = read_fields(texts, _read_hand, _read_tavern, _read_castle)
    observation = Observation(
        viewer=viewer,
        options=read.options,
        seat=read.seat,
        step=read.step,
        enemy=read.enemy,
        damage=read.damage,
        spades=read.spades,
        table=read.table,
        hands=read.hands,
        tavern=read.tavern,
        discard=read.discard,
        castle=read.castle[0],
        to_come=read.castle[1],
        yielded=read.yielded,
        jesters=read.jesters,
    )
    return _checked(observation, texts)


def parse_acting_view(text: str) -> Observation:
    """Parse the view of the seat to move, which is what bots receive."""
    turn = split_fields(TextSpan(text))["turn"]
    seat = int(turn.chars[0]) - 1 if turn.chars[:1] in ("1", "2", "3", "4") else None
    return parse_view(text, seat)


def _read_unknown(text: TextSpan | None) -> int:
    """Read `?n`; `?0` is an error."""
    if text is None:
        return 0
    number = text[1:].number(Fault.BAD_UNKNOWN)
    if not number:
        text.fail(Fault.BAD_UNKNOWN)
    return number


def _part(text: TextSpan, match: re.Match[str], group: int) -> TextSpan | None:
    if match.group(group) is None:
        return None
    return text[match.start(group) : match.end(group)]


def _read_hand(text: TextSpan) -> SeenHand:
    if text.chars == EMPTY:
        return SeenHand((), 0)
    match = _HAND.fullmatch(text.chars)
    assert match is not None, "the pattern matches any text"
    known_text = text[: match.end(1)]
    known, hidden = read_cards(known_text), _read_unknown(_part(text, match, 2))
    if not known and not hidden:
        text.fail(Fault.BAD_PILE)
    if known != canonical(known):
        text.fail(Fault.HAND_ORDER, expected=print_pile(canonical(known)))
    return SeenHand(known, hidden)


def _read_tavern(text: TextSpan) -> SeenTavern:
    if text.chars == EMPTY:
        return SeenTavern((), 0, ())
    match = _TAVERN.fullmatch(text.chars)
    if match is None or not text.chars:
        text.fail(Fault.BAD_UNKNOWN)
    groups = text[match.start(3) :]
    return SeenTavern(
        read_cards(text[: match.end(1)]),
        _read_unknown(_part(text, match, 2)),
        tuple(
            _read_group(groups[found.start(1) : found.end(1)])
            for found in _GROUP.finditer(groups.chars)
        ),
    )


def _read_group(text: TextSpan) -> tuple[Card, ...]:
    cards = read_cards(text)
    if not cards or cards != canonical(cards):
        text.fail(Fault.GROUP_ORDER, expected=print_pile(canonical(cards)))
    return cards


def _read_castle(text: TextSpan) -> tuple[int, tuple[Card, ...] | None]:
    """The number of royals to come, and the royals if the view names them."""
    if text.chars == EMPTY:
        return 0, None
    match = _CASTLE.fullmatch(text.chars)
    if match is None:
        text.fail(Fault.BAD_UNKNOWN)
    number, named = _read_unknown(_part(text, match, 1)), _part(text, match, 2)
    if named is None:
        return number, None
    royals = _read_group(named)
    for royal in royals:
        if not royal.is_royal:
            named.fail(Fault.BAD_CASTLE)
    if len(royals) != number:
        named.fail(Fault.CARD_COUNT, count=len(royals), expected=number)
    return number, royals


def _checked(observation: Observation, fields: dict[str, TextSpan]) -> Observation:
    _check_cards(observation, fields)
    sizes = [len(hand) for hand in observation.hands]
    check_hand_sizes(sizes, observation.options, fields["hands"])
    check_enemy(observation, observation.step, observation.castle, fields)
    check_jesters(observation.players, observation.jesters, fields["jesters"])
    _check_own_hand(observation, fields)
    observation = _with_to_come(observation, fields["castle"])
    return _check_step(observation, fields["turn"])


def _check_cards(observation: Observation, fields: dict[str, TextSpan]) -> None:
    """Check that visible cards are not repeated and that hidden places match the unseen cards."""
    tavern = observation.tavern
    piles = {
        "enemy": (observation.enemy,),
        "table": observation.table,
        "hands": tuple(card for hand in observation.hands for card in hand.known),
        "tavern": (*tavern.top, *(card for group in tavern.groups for card in group)),
        "discard": observation.discard,
        "castle": observation.to_come or (),
    }
    check_no_repeats(piles, observation.players, observation.options, fields)
    _check_castle(observation, fields["castle"])
    places = tavern.unknown + observation.castle + sum(hand.hidden for hand in observation.hands)
    if len(unseen_cards(observation)) != places:
        fields["players"].fail(
            Fault.CARD_COUNT, count=places, expected=len(unseen_cards(observation))
        )


def _check_castle(observation: Observation, text: TextSpan) -> None:
    """Check that the castle can hold every royal above the enemy's rank, and not too many others."""
    candidates, enemy = castle_candidates(observation), rank_place(observation.enemy)
    for each in ROYALS:
        if rank_place(each) > enemy and each not in candidates:
            text.fail(Fault.CASTLE_INCOMPLETE, card=each)
    higher = sum(rank_place(each) > enemy for each in candidates)
    if not higher <= observation.castle <= len(candidates):
        text.fail(Fault.CARD_COUNT, count=observation.castle, expected=len(candidates))
    if observation.to_come is not None:
        check_castle(observation.enemy, observation.to_come, text)


def _check_own_hand(observation: Observation, fields: dict[str, TextSpan]) -> None:
    for seat, piece in enumerate(fields["hands"].split("/")):
        shown = seat == observation.viewer or observation.options.open_hands
        if shown and observation.hands[seat].hidden:
            piece.fail(Fault.HAND_HIDDEN, seat=seat + 1)


def _with_to_come(observation: Observation, text: TextSpan) -> Observation:
    """Set the enemies to come if the visible cards determine them; then the view must not name them."""
    told = castle_by_elimination(observation)
    if told is None:
        return observation
    if observation.to_come is not None and observation.to_come == told:
        text.fail(Fault.CASTLE_TOLD)
    return observation if observation.to_come else replace(observation, to_come=told)


def _check_step(observation: Observation, turn: TextSpan) -> Observation:
    """Check the step: like a position if the acting hand is visible, else whether any hand fits."""
    step, hidden = observation.step, observation.hands[observation.seat].hidden
    if step is Step.NAME:
        check_jester_played(observation, turn)
    if step is Step.SUFFER:
        check_damage_coming(observation, turn)
        check_yield_mark(observation, turn)
        if not hidden and is_beaten(observation):
            turn.fail(Fault.CANNOT_COVER, damage=attack(observation))
    if step is Step.PLAY and not hidden and is_stuck(observation):
        turn.fail(Fault.NO_MOVE)
    if step is Step.BEATEN and not hidden:
        return replace(observation, step=how_lost(observation, turn))
    if step is Step.BEATEN and not can_be_beaten(observation):
        turn.fail(Fault.NOT_STUCK)
    if not has_world(observation):
        turn.fail(Fault.NO_WORLD)
    return observation
