"""Which numbered rules matter in which phase: what help points to."""

from maskenball.games.decrypto.ending import Recalling
from maskenball.games.decrypto.phases import Guessing, Naming, Objecting, Writing
from maskenball.kernel import Phase

MATTERS: dict[type[Phase], tuple[str, ...]] = {
    Naming: ("D-06", "D-10"),
    Writing: ("D-12", "D-13", "D-32", "D-38"),
    Guessing: ("D-15", "D-16", "D-27", "D-53"),
    Objecting: ("D-53",),
    Recalling: ("D-45", "D-46"),
}
