"""House data: named sets of specialists. A set is a list of which a table of n players uses the first n cards."""

from importlib.resources import files

import msgspec

from maskenball.games.one_night.model import CardSet, Specialist

Cards = tuple[Specialist, ...]
MOST_PLAYERS = 10
COPIES = 2


def read_sets(data: bytes) -> dict[CardSet, Cards]:
    """The sets out of a file: each named set once, ten cards long, and no card more often than it is in the box."""
    sets = msgspec.json.decode(data, type=dict[CardSet, Cards])
    if set(sets) != set(CardSet):
        raise ValueError(f"sets.json must hold exactly these sets: {', '.join(CardSet)}")
    for name, cards in sets.items():
        if len(cards) != MOST_PLAYERS or any(cards.count(card) > COPIES for card in cards):
            raise ValueError(f"set {name} needs {MOST_PLAYERS} cards, none more than {COPIES} times")
    return sets


SETS = read_sets((files(__name__) / "sets.json").read_bytes())
