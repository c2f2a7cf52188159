"""How bots take people to play: chances and ratios of chances, all in one place.

They are modest on purpose: a posterior that trusts its own picture of people too much is easily fooled.
"""

from functools import cache, lru_cache
from itertools import product
from math import comb

import numpy as np

from maskenball.games.resistance.bots.sets import Codes, Floats, spies_on
from maskenball.games.resistance.bots.worlds import KINDS
from maskenball.games.resistance.characters import hand, loyalties, neutral
from maskenball.games.resistance.model import Card, Character, Loyalty

# Mission cards: the chance that a spy on the team sabotages.
SABOTAGE_FIRST = 0.5
"""In the first mission many hide."""
SABOTAGE = 0.8
SABOTAGE_PRESSED = 0.95
"""When one more success or failure decides."""
TOGETHER = 0.5
"""How far spies agree on who fails (exactly as many as it takes), instead of everybody for themselves."""
CHIEF_SABOTAGE = 0.5
"""A Spy Chief's Fail tells too much (J-05, J-06)."""
RESISTANCE_HACKS, SPY_HACKS = 0.25, 0.5
SUCCESS_SEEN = 0.6
"""The chance that a card others get to see is a Success, for those who have a choice."""

# Votes and proposals. A loyal player does what the public facts suggest, but for what only that player knows.
WAYWARD = 0.25
"""The chance that a loyal player votes otherwise."""
HIDES = 0.6
"""How far spies vote as a loyal player would; else they say yes to spies and no to clean teams, mostly."""
YES_TO_SPIES, YES_TO_CLEAN = 0.8, 0.3
LEADS_OTHERWISE, LEADS_AS_EXPECTED = 1.3, 0.9
"""How much likelier a team comes from a spy than from a loyal leader: one nobody expected, one of the best."""
LEADS = np.array([1.12, 0.75, 0.6])
"""The same for a team with as many spies as it takes, with more, and with fewer."""

# Talk.
LOYAL_LIES = 0.04
SPY_SAYS_SPY_OF_SPY, SPY_SAYS_SPY_OF_LOYAL = 0.2, 0.4
"""The chance that a spy who looked at somebody says "spy"."""
DISTRUST_OF_SPY, DISTRUST_OF_LOYAL = 1.3, 0.85
"""Trust is its reverse; a spy's word counts for nothing."""
DOPPELGANGER_SHOWS_CHIEF = 0.7


# The chance of a card


def shows(kind: Character, loyalty: Loyalty, investigated: bool, players: int) -> float:
    """The chance that a character shows this loyalty card (J-31, J-32, J-40)."""
    if not investigated:
        return float(neutral(kind) is loyalty)
    cards = loyalties(kind, players)
    if len(cards) == 1:
        return float(loyalty in cards)
    chief = DOPPELGANGER_SHOWS_CHIEF
    return {cards[0]: 1 - chief, cards[1]: chief}.get(loyalty, 0.0)


def plays(kind: Character, card: Card, chief_fails: bool) -> float:
    """The chance that a character plays this mission card where others get to see it."""
    cards = hand(kind, chief_fails)
    if len(cards) == 1 or card not in cards:
        return float(card in cards)
    return SUCCESS_SEEN if card is Card.SUCCESS else 1 - SUCCESS_SEEN


FAILING, CHIEF, RESISTANCE_HACKER, SPY_HACKER = 1, 6, 18, 36
"""Steps of a number that says how many of each are on a team: up to 5 who can Fail, 2 Chiefs, 1 and 1 Hacker."""


@lru_cache(maxsize=2)
def places(chief_fails: bool) -> Codes:
    """What each kind adds to that number."""

    def place(kind: Character) -> int:
        if kind is Character.RESISTANCE_HACKER:
            return RESISTANCE_HACKER
        if kind is Character.SPY_HACKER:
            return SPY_HACKER
        if kind is Character.SPY_CHIEF and chief_fails:
            return CHIEF
        return FAILING if Card.FAIL in hand(kind, chief_fails) else 0

    return np.array([place(kind) for kind in KINDS], np.uint8)


@lru_cache(maxsize=4096)
def card_chances(fails: int, chief_fails: int, hacks: int, needed: int, sabotage: float) -> Floats:
    """The chance of these counts for each make-up of the (hidden) team."""
    chances = np.zeros(2 * SPY_HACKER)
    for failing, chiefs, loyal_hackers, spy_hackers in product(range(6), range(3), range(2), range(2)):
        place = failing * FAILING + chiefs * CHIEF + loyal_hackers * RESISTANCE_HACKER + spy_hackers * SPY_HACKER
        apart = _binomial(failing, fails, sabotage) * _binomial(chiefs, chief_fails, CHIEF_SABOTAGE)
        agreed = _agreed(failing, chiefs, fails, chief_fails, needed, sabotage)
        hacked = sum(
            _binomial(loyal_hackers, loyal, RESISTANCE_HACKS) * _binomial(spy_hackers, hacks - loyal, SPY_HACKS)
            for loyal in (0, 1)
        )
        chances[place] = (TOGETHER * agreed + (1 - TOGETHER) * apart) * hacked
    return chances


def _agreed(failing: int, chiefs: int, fails: int, chief_fails: int, needed: int, sabotage: float) -> float:
    """Spies who agree play exactly as many Fails as it takes, Chiefs last; too few play none."""
    if failing + chiefs < needed:
        return float(fails == chief_fails == 0)
    if fails == chief_fails == 0:
        return 1 - sabotage
    first = min(failing, needed)
    return sabotage * ((fails, chief_fails) == (first, needed - first))


def _binomial(total: int, count: int, chance: float) -> float:
    return comb(total, count) * chance**count * (1 - chance) ** (total - count) if 0 <= count <= total else 0.0


# The chance of a team


@cache
def successes(players: int, size: int, needed: int) -> Floats:
    """The chance that each team (column) succeeds with each set of spies (row)."""
    chances = np.array([1.0 - _enough(spies, needed) for spies in range(size + 1)])
    return chances[spies_on(players, size)]


def _enough(spies: int, needed: int) -> float:
    """The chance that so many spies play at least as many Fails as it takes."""
    if spies < needed:
        return 0.0
    fewer = sum(_binomial(spies, fails, SABOTAGE) for fails in range(needed))
    return TOGETHER * SABOTAGE + (1 - TOGETHER) * (1 - fewer)
