"""Who somebody is: whoever has the secret of a device. Only its hash is kept."""

import re
import secrets
import unicodedata
from hashlib import sha256

from regicide.server.errors import Denial, Denied
from regicide.wire.name import LONGEST_NAME, NAME_PATTERN

#: For codes that people read out and type: nothing that looks like something else, no vowels.
_ALPHABET = "BCDFGHJKLMNPQRSTVWXZ23456789"
_NAME = re.compile(NAME_PATTERN)
CODE_LENGTH = 9


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def hash_secret(secret: str) -> bytes:
    """Secrets are long and random: one round is enough."""
    return sha256(f"regicide-secret|{secret}".encode()).digest()


def new_person() -> str:
    return secrets.token_hex(8)


def new_code() -> str:
    """An invitation or a transfer: `KDFR-27XN`, about 38 bits."""
    return _code(secrets.randbits(128))


def derived_code(source: str) -> str:
    """The same for the same source; as hard to guess as the source is."""
    return _code(int.from_bytes(sha256(f"regicide-code|{source}".encode()).digest()))


def _code(number: int) -> str:
    size = len(_ALPHABET)
    letters = "".join(_ALPHABET[number // size**place % size] for place in range(8))
    return f"{letters[:4]}-{letters[4:]}"


def read_code(text: str) -> str:
    """A code as somebody typed it."""
    letters = "".join(char for char in text.upper() if char in _ALPHABET)
    return f"{letters[:4]}-{letters[4:]}"


def clean_name(name: str) -> str:
    """A name on one line without anything invisible in it."""
    if len(name) > LONGEST_NAME or not _NAME.fullmatch(name):
        raise Denied(Denial.BAD_NAME, limit=LONGEST_NAME)
    composed = unicodedata.normalize("NFC", name)  # makes a few characters longer
    return " ".join((composed if len(composed) <= LONGEST_NAME else name).split())
