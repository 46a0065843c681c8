"""What a chosen move would do, in a line or two, before it is done."""

from rich.text import Text

from regicide.notation import parse_card
from regicide.rules import Coverage, Kill, total
from regicide.tui.card_text import BLOOD, GOLD, LEAF, STEEL
from regicide.tui.controller import Controller
from regicide.tui.event_text import NamedWords
from regicide.wire.choices import ChoiceView, ForecastView


def forecast_text(words: NamedWords, controller: Controller) -> Text:
    """For the seat that is to move: what is chosen, what it would do, what is missing."""
    choices, selection = controller.model.choices, controller.selection
    game = controller.model.game
    if choices is None or game is None:
        return Text("")
    if game.step.value == "suffer":
        return _discarding(words, controller)
    choice = selection.choice
    if choice is None:
        return _nothing_yet(words, controller)
    if choice.move == "flip":
        medal = choices.medal_after_flip
        said = words.say("choose-flip-costs", limit=game.hand_limit)
        return Text(f"{said} {words.say(f'medal-left-{medal.value}') if medal else ''}", GOLD)
    if choice.forecast is None:
        return Text(goes_next(words, choice.move, controller.model.seat), GOLD)
    return _play_text(words, choice, game.enemy.health_left, controller.model.seat)


def goes_next(words: NamedWords, move: str, mine: int | None) -> str:
    """Whom `>2` makes the next player."""
    seat = int(move[1:]) - 1
    who = words.say("choose-you-again") if seat == mine else words.seat(seat)
    return words.say("choose-goes-next", who=who)


def _nothing_yet(words: NamedWords, controller: Controller) -> Text:
    choices, reason = controller.model.choices, controller.reason
    assert choices is not None
    if reason is not None:
        said = words.say(f"error-{reason.code}", **_said(words, reason.facts))
        return Text(words.say("with-clause", sentence=said, clause=reason.clause), BLOOD)
    if controller.model.game and controller.model.game.step.value == "name":
        return Text(words.say("choose-who-next-more"), "dim")
    return Text(
        words.say("choose-cards-to-play" if choices.no_yield else "choose-cards-or-yield"), "dim"
    )


def _said(words: NamedWords, facts: dict[str, str | int]) -> dict[str, str | int]:
    """Facts of a reason, with cards in words."""
    return {
        name: words.card(parse_card(fact)) if name == "card" and isinstance(fact, str) else fact
        for name, fact in facts.items()
    }


def _discarding(words: NamedWords, controller: Controller) -> Text:
    choices, selection = controller.model.choices, controller.selection
    assert choices is not None
    damage = choices.damage or 0
    chosen = total(parse_card(each) for each in selection.cards)
    text = Text(words.say("choose-need", damage=damage), "bold")
    text.append(f"   {chosen} {words.say('choose-chosen')}", LEAF if chosen >= damage else STEEL)
    if selection.other == "flip" and choices.medal_after_flip:
        text.append(f"   {words.say('move-flip')}", GOLD)
    elif 0 < chosen < damage:
        text.append(f"   {words.say('choose-missing', missing=damage - chosen)}", STEEL)
    elif chosen > damage:
        text.append(f"   {words.say('choose-over', over=chosen - damage)}", GOLD)
    if choices.cheapest_cover is not None:
        cover = tuple(parse_card(each) for each in choices.cheapest_cover)
        said = words.say("choose-cheapest", cards=words.cards(cover), value=total(cover))
        text.append(f"\n{said}", "dim")
    return text


def _play_text(words: NamedWords, choice: ChoiceView, health_left: int, mine: int | None) -> Text:
    """A play or a yield, and what follows from it."""
    foreseen = choice.forecast
    assert foreseen is not None
    pieces = _effects(words, foreseen, mine)
    text = Text("  ·  ").join(pieces) if pieces else Text("")
    text.append("\n")
    return text.append_text(_consequence(words, foreseen, foreseen.damage - health_left, mine))


def _effects(words: NamedWords, foreseen: ForecastView, mine: int | None) -> list[Text]:
    pieces = []
    if foreseen.cancels_immunity:
        pieces.append(Text(words.say("effect-cancels"), GOLD))
    if foreseen.damage:
        said = words.say("effect-damage", damage=foreseen.damage)
        pieces.append(Text(said, "bold"))
    if foreseen.kill is not None:
        name = "effect-wins" if foreseen.wins else "effect-exact"
        name = name if foreseen.wins or foreseen.kill is Kill.EXACT else "effect-kill"
        pieces.append(Text(words.say(name), f"bold {GOLD}"))
    if foreseen.healed:
        pieces.append(Text(words.say("effect-heals", count=foreseen.healed)))
    for seat, count in enumerate(foreseen.drawn):
        if count:
            name = "effect-you-draw" if seat == mine else "effect-who-draws"
            pieces.append(Text(words.say(name, who=words.seat(seat), count=count)))
    if foreseen.blocked:
        pieces.append(Text(words.say("effect-blocked"), BLOOD))
    if foreseen.kill is None:
        pieces.append(Text(words.say("effect-shields", attack=foreseen.enemy_attack), STEEL))
    return pieces


def _consequence(words: NamedWords, foreseen: ForecastView, waste: int, mine: int | None) -> Text:
    if foreseen.wins:
        return Text(words.say("after-wins"), f"bold {GOLD}")
    if foreseen.stuck is not None:
        said = words.say("after-stuck", **words.actor(foreseen.stuck, mine))
        return Text(said, f"bold {BLOOD}")
    if foreseen.kill is Kill.EXACT:
        return Text(words.say("after-exact"), GOLD)
    if foreseen.kill is Kill.OVER:
        return Text(words.say("after-kill", waste=waste), GOLD)
    if foreseen.cancels_immunity or (
        not foreseen.attack_value
        and foreseen.coverage is Coverage.NOTHING_TO_COVER
        and not foreseen.enemy_attack
    ):
        return Text(
            words.say("after-jester" if foreseen.cancels_immunity else "after-no-strike"),
            "dim",
        )
    match foreseen.coverage:
        case Coverage.NOTHING_TO_COVER:
            return Text(words.say("after-no-strike"), LEAF)
        case Coverage.COVERED:
            cover = tuple(parse_card(each) for each in foreseen.cheapest_cover or ())
            said = words.say(
                "after-covered", attack=foreseen.enemy_attack, cards=words.cards(cover)
            )
            return Text(said)
        case Coverage.DEPENDS_ON_DRAW:
            return Text(words.say("after-depends", attack=foreseen.enemy_attack), GOLD)
        case Coverage.NOT_COVERED:
            said = words.say("after-not-covered", attack=foreseen.enemy_attack)
            return Text(said, f"bold {BLOOD}")
