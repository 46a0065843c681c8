"""The review of a game as one HTML page, which needs no other file and asks for nothing."""

from collections.abc import Iterable, Iterator
from html import escape
from importlib.resources import files

from regicide.i18n import Words
from regicide.reports.review_report import (
    ReviewedGame,
    say_cause,
    say_hindsight,
    say_players,
    say_result,
    say_turning_points,
    say_units,
    sum_rows,
)
from regicide.study.chance_graph import chance_graph, chance_svg
from regicide.study.review import Decision
from regicide.tui.text.review_text import (
    say_move,
    say_percent,
    say_reason_of,
    say_signed,
    say_takeaways,
)

COLUMNS = ("number", "player", "move", "chance", "best", "loss", "luck", "remark")


def review_page(words: Words, game: ReviewedGame) -> str:
    """The whole page. It follows the light or dark theme of the reader."""
    style = (files("regicide.reports") / "review_page.css").read_text(encoding="utf-8")
    title = escape(words.say("review-title"))
    return (
        f'<!doctype html>\n<html lang="{words.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>\n{style}</style>\n</head>\n"
        f"<body>\n<main>\n{''.join(_sections(words, game))}</main>\n</body>\n</html>\n"
    )


def _sections(words: Words, game: ReviewedGame) -> Iterator[str]:
    yield (
        f"<header><h1>{escape(say_result(words, game))}</h1><p>{escape(say_cause(words, game))}</p>"
        f'<p class="note">{escape(words.sentences(*say_units(words, game.review)))}</p></header>\n'
    )
    yield _section(words.say("review-sum"), _sum_table(words, game))
    has_medals = game.review.decisions[0].medal is not None
    caption = words.say(
        "review-chart",
        stake=words.say("review-chance-of", medal="best" if has_medals else "none"),
        deal=say_percent(words, game.review.deal or 0),
        end=say_percent(words, game.sum.end),
    )
    if any(each.medal_before for each in game.review.decisions):
        caption = words.sentences(caption, words.say("review-chart-medals"))
    chart = chance_svg(chance_graph(game.review), escape(caption))
    yield _section(
        words.say("review-column-chance"), f'{chart}<p class="note">{escape(caption)}</p>'
    )
    yield _section(words.say("review-turning-points"), _list(say_turning_points(words, game)))
    if game.review.takeaways:
        yield _section(words.say("takeaways-title"), _list(say_takeaways(words, game.review)))
    yield _section(words.say("review-players"), _list(say_players(words, game)))
    if game.asked_hindsight:
        note = f'<p class="note">{escape(words.say("review-hindsight-note"))}</p>'
        body = note + _list(say_hindsight(words, game.hindsight))
        yield _section(words.say("review-hindsight"), body, kind="hindsight")
    yield _section(words.say("review-moves"), _move_table(words, game))
    checked = game.review.playouts
    notes = (
        words.say("review-worlds", worlds=game.review.worlds),
        *([words.say("review-playouts", playouts=checked)] if checked else []),
        words.say("review-thresholds"),
    )
    yield "".join(f'<p class="note">{escape(each)}</p>\n' for each in notes)


def _section(title: str, body: str, *, kind: str = "part") -> str:
    return f'<section class="{kind}"><h2>{escape(title)}</h2>{body}</section>\n'


def _list(lines: Iterable[str]) -> str:
    return "<ul>" + "".join(f"<li>{escape(line)}</li>" for line in lines) + "</ul>"


def _sum_table(words: Words, game: ReviewedGame) -> str:
    rows = (
        f'<tr><th scope="row">{escape(name)}</th><td class="number">{escape(number)}</td></tr>'
        for name, number in sum_rows(words, game)
    )
    return f'<table class="sum">{"".join(rows)}</table>'


def _move_table(words: Words, game: ReviewedGame) -> str:
    heads = "".join(
        f'<th scope="col">{escape(words.say(f"review-column-{each}"))}</th>' for each in COLUMNS
    )
    rows = "".join(_move_row(words, each) for each in game.review.decisions)
    return f'<div class="moves" tabindex="0"><table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></div>'


def _move_row(words: Words, each: Decision) -> str:
    remark = ""
    if each.mark:
        remark = f"{words.say(f'review-{each.mark}')}: {say_reason_of(words, each)}".removesuffix(
            ": "
        )
    best = (
        "" if each.is_best else f"{say_move(words, each.best)} ({say_percent(words, each.value)})"
    )
    cells = (
        (str(each.number), "number"),
        (words.seat(each.seat), ""),
        (say_move(words, each.move), ""),
        (say_percent(words, each.chance), "number"),
        (best, ""),
        (say_signed(words, -each.loss), "number"),
        ("" if each.luck is None else say_signed(words, each.luck), "number"),
        (remark, ""),
    )
    shown = "".join(f'<td class="{kind}">{escape(text)}</td>' for text, kind in cells)
    return f'<tr class="{"marked" if each.mark else "plain"}">{shown}</tr>'
