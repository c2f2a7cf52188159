"""What to do at night: look and steal where nothing is known yet, and as a spy leave few traces."""

from typing import Any

from maskenball.games.one_night.facts import Facts
from maskenball.games.one_night.model import Betray, Exchange, Inspect, Look, Recruit, Reveal, Steal, Tap, Token
from maskenball.kernel import Action, Chance, Choice


def pick(facts: Facts, choice: Choice, dice: Chance) -> Action:
    """The most useful pick, by chance among equals."""
    best: Action = max(dice.shuffled(list(choice)), key=lambda action: _worth(facts, action))
    return best


def _worth(facts: Facts, action: Any) -> float:
    spy = facts.token is Token.SPY
    fellows = set(facts.saw.seats) if facts.saw is not None else set()
    worth = 0.0
    match action:
        case Look(seat):
            # A spy knows what was dealt, and looks at what may have been swapped since, oneself in a way.
            worth = float(seat in fellows) if spy else _unknown(facts, seat)
        case Steal(seat) | Inspect(seat):
            worth = _unknown(facts, seat)
        case Reveal(seat):
            # N-38: an open token clears its owner for all to see, a Spy token is turned down again.
            worth = float(seat in fellows) if spy else _unknown(facts, seat)
        case Tap(seat):
            # Felt before the own turn a tap is of more use (N-76).
            worth = float(_to_come(facts, seat))
        case Exchange((one, two)):
            # Whoever looks later sees how the tokens came to lie.
            worth = float(_to_come(facts, one) + _to_come(facts, two))
        case Recruit(seat):
            # N-24: the leader will see the new token, and know which side to play for.
            worth = float(seat == facts.leader)
        case Betray(resistance, partner):
            worth = float(resistance == facts.leader) - float(partner == facts.leader)
    return worth


def _unknown(facts: Facts, seat: int) -> float:
    """To somebody of the Resistance a tap proves that the other is one of them too (N-32)."""
    return 0.0 if seat in facts.taps and facts.token is not Token.SPY else 1.0


def _to_come(facts: Facts, seat: int) -> bool:
    """Whether this seat's turn is still ahead."""
    return seat not in facts.passed
