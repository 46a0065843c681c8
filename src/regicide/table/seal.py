"""The deal is fixed before play: what is sealed at the start can be checked at the end."""

from dataclasses import dataclass
from hashlib import sha256

from regicide.notation import Seed


@dataclass(frozen=True, slots=True)
class Seal:
    """A seed, and a salt that keeps anyone from guessing it by its commitment."""

    seed: Seed
    salt: str

    @property
    def commitment(self) -> str:
        """Shown from the start: hexadecimal SHA-256 of `regicide-seal/1|SALT|SEED`."""
        return sha256(f"regicide-seal/1|{self.salt}|{self.seed.text}".encode()).hexdigest()
