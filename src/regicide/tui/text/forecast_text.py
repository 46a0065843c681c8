"""The forecast of the chosen move, in one or two lines above the hand."""

from rich.text import Text

from regicide.i18n import Words
from regicide.notation import parse_card
from regicide.rules import Coverage, Kill, Step, total
from regicide.tui.controller import Controller
from regicide.tui.selection import Selection
from regicide.tui.text.card_text import BLUE, FAINT, GOLD, GREEN, RED
from regicide.tui.text.event_text import NamedWords
from regicide.wire.choices import ChoicesView, ForecastView
from regicide.wire.reasons import ReasonView


def forecast_text(words: NamedWords, controller: Controller) -> Text:
    """For the seat to move: the effect of the chosen move, or what is still missing."""
    selection = controller.selection
    choices, game = selection.choices, controller.state.game
    if choices is None or game is None:
        return Text("")
    if game.step is Step.SUFFER:
        return _discard_text(words, choices, selection)
    choice = selection.choice
    if choice is None:
        return _hint_text(words, choices, game.step, controller.reason)
    if choice.move == "flip":
        medal = choices.medal_after_flip
        sentence = words.say("choose-flip-costs", limit=game.hand_limit)
        left = words.say(f"medal-left-{medal.value}") if medal else ""
        return Text(words.sentences(sentence, left), GOLD)
    if choice.forecast is None:
        return Text(next_player_text(words, choice.move, controller.state.seat), GOLD)
    return _play_text(words, choice.forecast, game.enemy.health_left, controller.state.seat)


def next_player_text(words: Words, move: str, own_seat: int | None) -> str:
    """Who plays next after `>2`."""
    seat = int(move[1:]) - 1
    who = words.say("choose-you-again") if seat == own_seat else words.seat(seat)
    return words.say("choose-goes-next", who=who)


def _hint_text(
    words: NamedWords, choices: ChoicesView, step: Step, reason: ReasonView | None
) -> Text:
    if reason is not None:
        sentence = words.say(f"error-{reason.code}", **_facts_in_words(words, reason.facts))
        return Text(words.say("with-clause", sentence=sentence, clause=reason.clause), RED)
    if step is Step.NAME:
        return Text(words.say("choose-who-next-more"), FAINT)
    return Text(
        words.say("choose-cards-to-play" if choices.no_yield else "choose-cards-or-yield"), FAINT
    )


def _facts_in_words(words: NamedWords, facts: dict[str, str | int]) -> dict[str, str | int]:
    """The facts of a reason, with cards as words."""
    return {
        name: words.card(parse_card(fact)) if name == "card" and isinstance(fact, str) else fact
        for name, fact in facts.items()
    }


def _discard_text(words: NamedWords, choices: ChoicesView, selection: Selection) -> Text:
    damage = choices.damage or 0
    chosen = total(parse_card(each) for each in selection.cards)
    text = Text(words.say("choose-need", damage=damage), "bold")
    text.append(f"   {chosen} {words.say('choose-chosen')}", GREEN if chosen >= damage else BLUE)
    if selection.cardless_move == "flip" and choices.medal_after_flip:
        text.append(f"   {words.say('move-flip')}", GOLD)
    elif 0 < chosen < damage:
        text.append(f"   {words.say('choose-missing', missing=damage - chosen)}", BLUE)
    elif chosen > damage:
        text.append(f"   {words.say('choose-over', over=chosen - damage)}", GOLD)
    if choices.cheapest_cover is not None:
        cover = tuple(parse_card(each) for each in choices.cheapest_cover)
        sentence = words.say("choose-cheapest", cards=words.cards(cover), value=total(cover))
        text.append(f"\n{sentence}", FAINT)
    return text


def _play_text(
    words: NamedWords, forecast: ForecastView, health_left: int, own_seat: int | None
) -> Text:
    """The effects of a play or a yield, then its consequence."""
    pieces = _effects(words, forecast, own_seat)
    text = Text("  ·  ").join(pieces) if pieces else Text("")
    text.append("\n")
    return text.append_text(_consequence(words, forecast, forecast.damage - health_left, own_seat))


def _effects(words: NamedWords, forecast: ForecastView, own_seat: int | None) -> list[Text]:
    pieces = []
    if forecast.cancels_immunity:
        pieces.append(Text(words.say("effect-cancels"), GOLD))
    if forecast.damage:
        sentence = words.say("effect-damage", damage=forecast.damage)
        pieces.append(Text(sentence, "bold"))
    if forecast.kill is not None:
        name = "effect-wins" if forecast.wins else "effect-exact"
        name = name if forecast.wins or forecast.kill is Kill.EXACT else "effect-kill"
        pieces.append(Text(words.say(name), f"bold {GOLD}"))
    if forecast.healed:
        pieces.append(Text(words.say("effect-heals", count=forecast.healed)))
    for seat, count in enumerate(forecast.drawn):
        if count:
            name = "effect-you-draw" if seat == own_seat else "effect-who-draws"
            pieces.append(Text(words.say(name, who=words.seat(seat), count=count)))
    if forecast.blocked:
        pieces.append(Text(words.say("effect-blocked"), RED))
    if forecast.kill is None:
        pieces.append(Text(words.say("effect-shields", attack=forecast.enemy_attack), BLUE))
    return pieces


def _consequence(
    words: NamedWords, forecast: ForecastView, waste: int, own_seat: int | None
) -> Text:
    if forecast.wins:
        return Text(words.say("after-wins"), f"bold {GOLD}")
    if forecast.stuck is not None:
        sentence = words.say("after-stuck", **words.actor(forecast.stuck, own_seat))
        return Text(sentence, f"bold {RED}")
    if forecast.kill is Kill.EXACT:
        return Text(words.say("after-exact"), GOLD)
    if forecast.kill is Kill.OVER:
        return Text(words.say("after-kill", waste=waste), GOLD)
    if forecast.cancels_immunity or (
        not forecast.attack_value
        and forecast.coverage is Coverage.NOTHING_TO_COVER
        and not forecast.enemy_attack
    ):
        return Text(
            words.say("after-jester" if forecast.cancels_immunity else "after-no-strike"),
            FAINT,
        )
    match forecast.coverage:
        case Coverage.NOTHING_TO_COVER:
            return Text(words.say("after-no-strike"), GREEN)
        case Coverage.COVERED:
            cover = tuple(parse_card(each) for each in forecast.cheapest_cover or ())
            sentence = words.say(
                "after-covered", attack=forecast.enemy_attack, cards=words.cards(cover)
            )
            return Text(sentence)
        case Coverage.DEPENDS_ON_DRAW:
            return Text(words.say("after-depends", attack=forecast.enemy_attack), GOLD)
        case Coverage.NOT_COVERED:
            sentence = words.say("after-not-covered", attack=forecast.enemy_attack)
            return Text(sentence, f"bold {RED}")
