"""Encrypts messages for browsers (RFC 8291) and signs requests to push services (RFC 8292).

The curve and the ciphers are those of the library `cryptography`.
"""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from pathlib import Path
from secrets import token_bytes

from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)

from regicide.server.errors import ServeError
from regicide.wire.encoding import encode

#: Every message has this length before it is encrypted: its length tells the push service nothing.
PADDED_BYTES = 1024
#: Seconds for which a signature is valid; a day at most.
SIGNED_SECONDS = 12 * 3600
#: Of the secret that a browser shares with the server.
AUTH_BYTES = 16
_RECORD_BYTES = 4096
_LAST_RECORD = b"\x02"


def new_key() -> bytes:
    """A private key, in PEM."""
    key = generate_private_key(SECP256R1())
    return key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())


@dataclass(frozen=True, slots=True)
class ServerKey:
    """The key by which push services know a server, and whom they can write to."""

    private: EllipticCurvePrivateKey
    contact: str

    @property
    def public(self) -> str:
        """As browsers want it when they subscribe."""
        return to_base64(_point(self.private.public_key()))

    def authorization(self, origin: str, now: int) -> str:
        """The header of a request to this origin; `now` in seconds."""
        claims = {"aud": origin, "exp": now + SIGNED_SECONDS, "sub": self.contact}
        head = encode({"typ": "JWT", "alg": "ES256"})
        signed = f"{to_base64(head)}.{to_base64(encode(claims))}"
        r, s = decode_dss_signature(self.private.sign(signed.encode(), ECDSA(SHA256())))
        signature = to_base64(r.to_bytes(32) + s.to_bytes(32))
        return f"vapid t={signed}.{signature}, k={self.public}"


def read_key(file: Path, contact: str) -> ServerKey:
    """Raises if the file holds no such key."""
    try:
        key = load_pem_private_key(file.read_bytes(), None)
        if isinstance(key, EllipticCurvePrivateKey) and isinstance(key.curve, SECP256R1):
            return ServerKey(key, contact)
    except (OSError, ValueError, TypeError, UnsupportedAlgorithm):
        pass
    raise ServeError("bad-push-key", {"file": str(file)})


def read_point(key: str) -> EllipticCurvePublicKey:
    """The public key of a browser. ValueError if it is not one."""
    return EllipticCurvePublicKey.from_encoded_point(SECP256R1(), from_base64(key))


def encrypt(
    text: bytes,
    key: str,
    auth: str,
    *,
    salt: bytes | None = None,
    own: EllipticCurvePrivateKey | None = None,
    padded: int = PADDED_BYTES,
) -> bytes:
    """The body of a request: only the browser with this key reads it. Tests give `salt` and `own`."""
    salt, own = salt or token_bytes(16), own or generate_private_key(SECP256R1())
    theirs = read_point(key)
    shared, sender = own.exchange(ECDH(), theirs), _point(own.public_key())
    info = b"WebPush: info\0" + _point(theirs) + sender
    secret = _derive(shared, from_base64(auth), info, 32)
    content_key = _derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    record = (text + _LAST_RECORD).ljust(padded, b"\0")
    head = salt + _RECORD_BYTES.to_bytes(4) + bytes([len(sender)]) + sender
    return head + AESGCM(content_key).encrypt(nonce, record, None)


def to_base64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64(text: str) -> bytes:
    """Raises ValueError."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _point(key: EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)
