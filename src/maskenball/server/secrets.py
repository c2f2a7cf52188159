"""Codes that people read out, tokens that are a seat, passwords, seeds. All chance here comes from the system."""

import hashlib
import hmac
import secrets

LETTERS = "BCDFGHJKMNPQRTVWXYZ2346789"
"""No vowels, so that no code is a word; of what looks or sounds alike (0 and O, 1 and I and L, 5 and S) none."""
CODE_LENGTH = 5


def new_code() -> str:
    """A room's code: twelve million of them, and wrong guesses are slowed down."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def read_code(given: str) -> str:
    """A code as it counts, however it was typed."""
    return "".join(letter for letter in given.upper() if letter in LETTERS)[:20]


def new_token() -> str:
    """A seat: 192 bits."""
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """The name of a match or a record, which nobody can guess."""
    return secrets.token_urlsafe(16)


def new_seed() -> str:
    """All chance of one game: 256 bits, so that its hash can be published beforehand."""
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """What is published at the deal: whoever is given the seed at the end can check that it is the one."""
    return hashlib.sha256(f"maskenball {seed}".encode()).hexdigest()


def hash_token(token: str) -> str:
    """A token as it is kept. It is long and random, so a fast hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def same(one: str, other: str) -> bool:
    """Compared in a time that does not tell how much of it was right."""
    return hmac.compare_digest(one.encode(), other.encode())


def hash_password(password: str) -> str:
    """A password as it is kept: slow to try out, and different for the same word."""
    salt = secrets.token_bytes(16)
    return f"{salt.hex()}:{_scrypt(password, salt).hex()}"


def password_fits(password: str, kept: str) -> bool:
    """Whether this is the password whose hash was kept."""
    salt, _, hashed = kept.partition(":")
    return hmac.compare_digest(_scrypt(password, bytes.fromhex(salt)), bytes.fromhex(hashed))


def _scrypt(password: str, salt: bytes) -> bytes:
    return hashlib.scrypt(password.encode(), salt=salt, n=2**14, r=8, p=1)
