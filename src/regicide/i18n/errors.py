"""Sentences about errors: what is wrong and what was expected."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from regicide.i18n.words import Words
from regicide.rules import Card, Illegality, IllegalMove, Reason, RegicideError, Suit
from regicide.rules.errors import Fact


def say_error(words: Words, error: RegicideError) -> str:
    """Return one sentence about an error; for an illegal move, with the clause it breaks."""
    if isinstance(error, IllegalMove):
        return say_illegality(words, Illegality(error.reason, error.facts))
    facts = _facts(words, error.facts)
    if "because" in facts:  # the text of a game contains an illegal move
        reason = next(each for each in Reason if each.code == facts["because"])
        facts["why"] = say_illegality(words, Illegality(reason, error.facts))
    return words.say(f"error-{error.code}", **facts)


@contextmanager
def explained(words: Words) -> Iterator[None]:
    """Add its sentence to an error that passes; a traceback shows it below the code."""
    try:
        yield
    except RegicideError as error:
        error.add_note(say_error(words, error))
        raise


def say_illegality(words: Words, illegality: Illegality) -> str:
    """Return why a move is illegal, with the clause it breaks."""
    facts = _facts(words, illegality.facts)
    sentence = words.say(f"error-{illegality.reason.code}", **facts)
    return words.say("with-clause", sentence=sentence, clause=illegality.reason.clause)


def _facts(words: Words, facts: Mapping[str, Fact]) -> dict[str, str | int]:
    return {name: _fact(words, value) for name, value in facts.items()}


def _fact(words: Words, fact: Fact) -> str | int:
    if isinstance(fact, Card):
        return words.card(fact)
    if isinstance(fact, Suit):
        return words.suit(fact)
    return words.cards(fact) if isinstance(fact, tuple) else fact
