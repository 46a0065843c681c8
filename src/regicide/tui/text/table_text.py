"""The parts of the table as text: turn, seats, enemy, piles. Functions of what a client knows."""

from rich.text import Text

from regicide.client.client_state import ClientState
from regicide.client.unseen_cards import SUITED, unseen_cards
from regicide.notation import parse_card
from regicide.rules import Step
from regicide.table import Unearned
from regicide.tui.text.card_text import BLUE, FAINT, GOLD, GREEN, RED, CardText, health_bar
from regicide.tui.text.event_text import NamedWords
from regicide.tui.text.waiting_table_text import moment_text, tempo_text, until_text
from regicide.wire.game_view import GameView, OutcomeView, royals_defeated
from regicide.wire.messages import Presence
from regicide.wire.room_view import RoomView, SeatView
from regicide.wire.update import OwnView

#: Step → the heading for the player who is to act.
_OWN_TURN = {
    Step.PLAY: "table-your-turn",
    Step.SUFFER: "table-survive",
    Step.NAME: "table-who-next",
}


def table_turn_text(
    words: NamedWords, room: RoomView, state: ClientState, *, you: int | None
) -> Text:
    """Whose turn it is at a table, or what the table waits for."""
    game = state.game
    if game is None:
        return Text(
            " · ".join(filter(None, [words.say("room-wait-ready"), tempo_text(words, room)]))
        )
    if room.abandoned:
        return Text(words.say("table-abandoned"))
    if room.paused:
        pause = room.pause
        if pause is None:
            return Text(words.say("table-paused"), BLUE)
        when = moment_text(pause.at)
        return Text(words.say("table-paused-by", **words.actor(pause.seat, you), when=when), BLUE)
    if game.outcome is not None and game.outcome.won:
        won = _ending(words, game.outcome, you)
        return Text(words.sentences(won.plain, *_why_unearned(words, room, you)), f"bold {GOLD}")
    turn = turn_text(words, game, seat=state.seat, you=you)
    if room.turn_by_turn is None or state.deadline is None or game.outcome is not None:
        return turn
    return turn.append(f" · {until_text(words, state.deadline)}")


def _why_unearned(words: NamedWords, room: RoomView, you: int | None) -> list[str]:
    """What helped the players; such a game gives no medal."""
    bots = [
        words.say("end-bot-finished" if place.bot else "end-bot-helped", **words.actor(seat, you))
        for seat, place in enumerate(room.seats)
        if place.name is not None and (place.bot or (room.stood_in and room.stood_in[seat]))
    ]
    hints = sum(room.hints)
    return [
        *bots,
        *([words.say("end-hints", count=hints)] if hints else []),
        *([words.say("end-known-deal")] if room.unearned is Unearned.KNOWN_DEAL else []),
    ]


def turn_text(
    words: NamedWords, game: GameView, *, seat: int | None = None, you: int | None = None
) -> Text:
    """Whose turn it is, or how the game ended.

    `seat` is the seat of this screen; `you` is the reader's, or None on a shared screen.
    """
    if game.outcome is not None:
        return _ending(words, game.outcome, you)
    if game.seat == seat:
        return Text(words.say(_OWN_TURN[game.step]), f"bold {GOLD}")
    name = "table-wait-for-choice" if game.step is Step.NAME else "table-wait-turn"
    return Text(words.say(name, **words.actor(game.seat, you)))


def _ending(words: NamedWords, ending: OutcomeView, you: int | None) -> Text:
    if ending.won:
        medal = f"-{ending.medal.value}" if ending.medal else ""
        return Text(words.say(f"end{medal or '-won'}"), f"bold {GOLD}")
    who = words.actor(ending.seat, you)
    if ending.short is not None:
        name = "end-short-you" if ending.seat == you else "end-short"
        return Text(words.say(name, **who, short=ending.short), f"bold {RED}")
    return Text(words.say("end-stuck", **who), f"bold {RED}")


def room_text(words: NamedWords, room: RoomView) -> Text:
    """All seats before the start, one on a line."""
    rows = []
    for seat, place in enumerate(room.seats):
        is_free = place.name is None and place.bot is None
        who = words.say("room-free") if is_free else words.seat(seat)
        ready = "room-is-ready" if place.ready else "room-is-not-ready"
        state = f" – {words.say(ready)}" if place.name else ""
        if place.name is None and place.bot is not None:
            state = f" – {words.bot(place.bot)}"
        rows.append(f"[{seat + 1}] {who}{state}")
    return Text("\n".join(rows))


def seats_text(
    words: NamedWords,
    seats: tuple[SeatView, ...],
    game: GameView,
    presence: Presence | None,
    mine: int | None,
) -> Text:
    """All seats on one line: whose turn it is, how many cards each holds, who is away."""
    pieces = []
    for seat, place in enumerate(seats):
        name = words.say("you") if seat == mine else words.seat(seat)
        acting = game.seat == seat and game.outcome is None
        has_person = place.name is not None
        away = has_person and presence is not None and not presence.seats[seat]
        piece = Text(f"▶ {name}" if acting else f"  {name}", f"bold {GOLD}" if acting else "")
        piece.append(f" {game.hands[seat].count}▮", FAINT)
        if has_person and place.bot:
            piece.append(f" ({words.say('table-stand-in')})", BLUE)
        elif away:
            piece.append(f" ({words.say('table-away')})", FAINT)
        if game.yielded[seat]:
            piece.append(f" {words.say('table-yielded')}", FAINT)
        pieces.append(piece)
    return Text(" ").join(pieces)


def enemy_text(words: NamedWords, card_text: CardText, game: GameView, damage: int) -> Text:
    """The enemy in four lines: name, health, attack and immunity, cards played against it."""
    enemy = game.enemy
    text = Text.assemble(
        card_text.card(enemy.card),
        (f"  {words.card(parse_card(enemy.card))}", "bold"),
        (f"   {words.say('table-enemy-number', number=min(12, royals_defeated(game) + 1))}", FAINT),
        "\n",
        health_bar(enemy, damage),
        (f" {enemy.health_left}", "bold"),
        f" {words.say('table-health-of', health=enemy.health)}",
        "\n",
        (f"⚔ {enemy.attack}", f"bold {RED if enemy.attack else GREEN}"),
        f" {words.say('table-attack')}",
    )
    if enemy.shield:
        note = words.say("table-shielded", full=enemy.full_attack, shield=enemy.shield)
        text.append(f" ({note})", BLUE)
    if enemy.immune is not None:
        note = words.say("table-immune", suit=words.suit(enemy.immune))
        text.append(f"   ⦸ {note}", RED)
    else:
        text.append(f"   {words.say('table-immunity-broken')}", GOLD)
    if enemy.waiting_shield:
        note = words.say("table-waiting-shield", shield=enemy.waiting_shield)
        text.append(f"   {note}", BLUE)
    text.append("\n")
    text.append_text(card_text.cards(game.table) if game.table else Text("–", FAINT))
    return text


def unseen_text(
    words: NamedWords, card_text: CardText, game: GameView, own: OwnView | None
) -> Text:
    """The cards that the reader has not seen: a row for each suit, a dot for each card that is known."""
    unseen = unseen_cards(game, own)
    count = len(unseen.cards) + unseen.jesters
    text = Text(words.say("count-title", count=count), FAINT)
    for suit, cards in SUITED.items():
        text.append("\n")
        text.append_text(card_text.suit(suit.value))
        for each in cards:
            rank = each[0]
            if each in unseen.cards:
                text.append(f" {rank.replace('T', '10'):>2}")
            elif rank not in "JQK" or any(one[0] == rank for one in unseen.cards):
                text.append("  ·", FAINT)  # a royal has a column only if one of them may be drawn
    if unseen.jesters:
        text.append(f"\n{words.say('count-jesters', count=unseen.jesters)}", FAINT)
    return text


def piles_text(words: NamedWords, card_text: CardText, game: GameView) -> Text:
    """The tavern and the discard pile, with the cards all players know."""
    text = Text.assemble(
        (f"{game.tavern.count}", "bold"),
        f" {words.say('table-tavern')}",
    )
    if game.tavern.top:
        text.append(f" ({words.say('table-tavern-top')} ", FAINT)
        text.append_text(card_text.cards(game.tavern.top))
        text.append(")", FAINT)
    text.append("   ")
    text.append(f"{len(game.discard)}", "bold")
    text.append(f" {words.say('table-discard')}")
    if len(game.hands) == 1:
        text.append(f"   {words.say('choose-jesters-left', count=game.jesters)}", "magenta")
    return text
