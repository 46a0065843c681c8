"""Secrets, codes and names of players. A device's secret identifies its player; only the hash is stored."""

import re
import secrets
import unicodedata
from hashlib import sha256

from regicide.server.errors import Denial, Denied
from regicide.wire.player_names import LONGEST_NAME, NAME_PATTERN

#: For codes that people read aloud and type: no characters that look alike, no vowels.
CODE_LETTERS = "BCDFGHJKLMNPQRSTVWXZ23456789"
_NAME = re.compile(NAME_PATTERN)


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def hash_secret(secret: str) -> bytes:
    """One round of SHA-256 is enough, because secrets are long and random."""
    return sha256(f"regicide-secret|{secret}".encode()).digest()


def new_player_id() -> str:
    return secrets.token_hex(8)


def new_code() -> str:
    """A table code or a transfer code, such as `KDFR-27XN`: about 38 bits."""
    return _code(secrets.randbits(128))


def derived_code(source: str) -> str:
    """A code that depends only on `source`, and is as hard to guess."""
    return _code(int.from_bytes(sha256(f"regicide-code|{source}".encode()).digest()))


def _code(number: int) -> str:
    size = len(CODE_LETTERS)
    letters = "".join(CODE_LETTERS[number // size**place % size] for place in range(8))
    return f"{letters[:4]}-{letters[4:]}"


def read_code(text: str) -> str:
    """Normalise a code that a person typed."""
    letters = "".join(char for char in text.upper() if char in CODE_LETTERS)
    return f"{letters[:4]}-{letters[4:]}"


def clean_name(name: str) -> str:
    """Check a name, and normalise its spaces and Unicode."""
    if len(name) > LONGEST_NAME or not _NAME.fullmatch(name):
        raise Denied(Denial.BAD_NAME, limit=LONGEST_NAME)
    composed = unicodedata.normalize("NFC", name)  # can make a name longer
    return " ".join((composed if len(composed) <= LONGEST_NAME else name).split())
