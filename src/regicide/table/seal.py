"""The seal: a commitment to the seed before play, which clients can check after the game."""

from dataclasses import dataclass
from hashlib import sha256

from regicide.notation import Seed


@dataclass(frozen=True, slots=True)
class Seal:
    """A seed, and a salt that prevents guessing the seed from the commitment."""

    seed: Seed
    salt: str

    @property
    def commitment(self) -> str:
        """Public from the start: hexadecimal SHA-256 of `regicide-seal/1|SALT|SEED`."""
        return sha256(f"regicide-seal/1|{self.salt}|{self.seed.text}".encode()).hexdigest()
