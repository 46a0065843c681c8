"""The search in the rulebook understands everyday words, in every language. The page has the same search."""

from pathlib import Path

import msgspec
import pytest

from golden_files import read_golden
from regicide.i18n import LANGUAGES, words
from regicide.i18n.rule_search import find_clauses
from regicide.i18n.rulebook import rulebook

GOLDEN = Path(__file__).parents[1] / "golden" / "rule_questions.json"
#: What people ask, and the clause that answers it.
QUESTIONS = {
    "en": {
        "joker": "3.5",
        "Joker immunity": "8.2",
        "overkill": "5.2",
        "can I talk": "10.1",
        "talk": "10.2",
        "block": "4.8",
        "heal": "4.5",
        "draw": "4.6",
        "first player": "1.6",
        "who goes first?": "1.6",
        "pass": "3.6",
        "how do I use a joker?": "3.5",
        "shuffling": "1.2",
        "§3.2": "3.2",
        "HP of a King": "2.2",
    },
    "es": {
        "joker": "3.5",
        "overkill": "5.2",
        "¿Puedo hablar?": "10.1",
        "bloquear": "4.8",
        "CURAR": "4.5",
        "robar": "4.6",
        "primer jugador": "1.6",
        "¿quién empieza?": "1.6",
        "comodin inmunidad": "8.2",
        "daño de más": "5.2",
    },
    "ca": {
        "joker": "3.5",
        "overkill": "5.2",
        "Puc parlar?": "10.1",
        "bloquejar": "4.8",
        "curar": "4.5",
        "robar": "4.6",
        "primer jugador": "1.6",
        "comodi immunitat": "8.2",
        "qui comença": "1.6",
    },
    "id": {
        "jester": "3.5",
        "overkill": "5.2",
        "boleh bicara?": "10.1",
        "blok": "4.8",
        "sembuh": "4.5",
        "ambil kartu": "4.6",
        "pemain pertama": "1.6",
        "joker kekebalan": "8.2",
    },
    "zh": {
        "鬼牌": "3.5",
        "overkill": "5.2",
        "可以说话吗": "10.1",
        "格挡": "4.8",
        "治疗": "4.5",
        "摸牌": "4.6",
        "谁先手": "1.6",
        "小丑免疫": "8.2",
    },
}


def find(typed: str, language: str) -> list[str]:
    return [clause.mark.removeprefix("§") for clause in find_clauses(words(language), typed)]


def test_questions_are_answered_as_on_the_page() -> None:
    rows = [
        {"language": language, "typed": typed, "clause": clause, "found": find(typed, language)}
        for language, questions in QUESTIONS.items()
        for typed, clause in questions.items()
    ]
    assert [row for row in rows if row["clause"] not in row["found"]] == []
    clauses = sum(len(chapter.clauses) for chapter in rulebook(words("en")))
    assert max(len(row["found"]) for row in rows) < clauses / 2
    golden = read_golden(
        GOLDEN, lambda: b"[\n" + b",\n".join(map(msgspec.json.encode, rows)) + b"\n]\n"
    )
    assert msgspec.json.decode(golden) == rows


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_find_a_clause_or_a_chapter_and_nonsense_finds_nothing(language: str) -> None:
    assert find("12", language) == ["12.1", "12.2", "12.3"]
    assert find("§4.5", language) == ["4.5"]
    assert find("xyzzy", language) == []
