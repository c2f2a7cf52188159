"""Who is who: which characters are in play, what each may do, and who recognises whom. Tables of the rulebook."""

from collections import Counter

from maskenball.games.resistance.model import SPIES, Card, Character, Deal, Loyalty, Options, Plot, Recognition, Side
from maskenball.kernel import Chance, Illegal, cached

C = Character

SPY_COUNT = {5: 2, 6: 2, 7: 3, 8: 3, 9: 3, 10: 4}
TEAM_SIZES = {
    5: (2, 3, 2, 3, 3),
    6: (2, 3, 4, 3, 4),
    7: (2, 3, 3, 4, 4),
    8: (3, 4, 4, 5, 5),
    9: (3, 4, 4, 5, 5),
    10: (3, 4, 4, 5, 5),
}
CHIEFS = {5: (1, 1), 6: (1, 1), 7: (1, 1), 8: (2, 1), 9: (2, 1), 10: (2, 2)}
"""Resistance Chiefs and Spy Chiefs with the Hunter (J-01)."""
LARGE = 7
"""From 7 players on: two Fails for the fourth field, Chief-Fails, more loyalty cards, the larger plot deck."""
HUGE = 9
"""From 9 players on a third plot card is drawn."""
FOURTH_FIELD = 3
"""Fields are counted from 0."""

SMALL_DECK = (
    *(Plot.CLOSE_EYE,) * 2,
    *(Plot.STRONG_LEADER,) * 2,
    Plot.NO_CONFIDENCE,
    Plot.OPINION_MAKER,
    Plot.TAKE_RESPONSIBILITY,
)
LARGE_DECK = (
    *SMALL_DECK,
    *(Plot.NO_CONFIDENCE,) * 2,
    Plot.OPINION_MAKER,
    *(Plot.OVERHEARD,) * 2,
    Plot.OPEN_UP,
    Plot.CONFIDENCE,
    Plot.SPOTLIGHT,
)
"""P-01."""

SIDES = {character: Side.SPIES if character in SPIES else Side.RESISTANCE for character in Character}


def side(character: Character) -> Side:
    """The side of a character."""
    return SIDES[character]


def fails_needed(players: int, field: int) -> int:
    """W-01: the fourth field takes two Fails with 7 or more players."""
    return 2 if field == FOURTH_FIELD and players >= LARGE else 1


def plot_deck(players: int) -> tuple[Plot, ...]:
    """P-01."""
    return LARGE_DECK if players >= LARGE else SMALL_DECK


def plots_drawn(players: int) -> int:
    """P-02."""
    return 1 if players < LARGE else 2 if players < HUGE else 3


def check_options(options: Options, players: int) -> None:
    """Refuse options that don't fit together or don't fit the number of players (W-13, J-44, H-05, H-08)."""
    o = options
    optional = o.doppelganger or o.coordinator or o.double_agent or o.deceiver or o.blame
    reasons = {
        "options_need_hunter": optional and not o.hunter,
        "deceiver_needs_double_agent": o.deceiver and not o.double_agent,
        "blame_needs_deceiver": o.blame and not (o.double_agent and o.deceiver),
        "hidden_hacker_needs_spy_hacker": o.hidden_hacker and not o.spy_hacker,
        "blind_spies_know_nobody": o.blind_spies and (o.double_agent or o.deceiver or o.hidden_hacker),
        "double_agent_needs_seven": o.double_agent and players < LARGE,
        "spy_hacker_needs_seven": o.hunter and o.spy_hacker and players < LARGE,
        "one_place_for_a_spy": o.hunter and o.spy_hacker and o.double_agent,
    }
    for code, wrong in reasons.items():
        if wrong:
            raise Illegal(code)
    if o.hunter:
        places = _ordinary_resistance(players)
        wanted = o.doppelganger + o.coordinator + o.deceiver + o.resistance_hacker
        if wanted > places:
            raise Illegal("too_many_characters", places=places, wanted=wanted)


def _ordinary_resistance(players: int) -> int:
    """J-44: what is left of the Resistance beside Chiefs and Hunter."""
    return players - SPY_COUNT[players] - CHIEFS[players][0] - 1


@cached
def in_play(options: Options, players: int) -> tuple[Character, ...]:
    """The characters in play, a public list (W-10, J-01)."""
    o = options
    resistance: list[Character] = []
    spies: list[Character] = []
    if o.hunter:
        resistance += [C.RESISTANCE_CHIEF] * CHIEFS[players][0] + [C.RESISTANCE_HUNTER]
        spies += [C.SPY_CHIEF] * CHIEFS[players][1] + [C.SPY_HUNTER]
    resistance += [C.DOPPELGANGER] * o.doppelganger + [C.COORDINATOR] * o.coordinator + [C.DECEIVER] * o.deceiver
    resistance += [C.RESISTANCE_HACKER] * o.resistance_hacker
    spies += [C.DOUBLE_AGENT] * o.double_agent + [C.SPY_HACKER] * o.spy_hacker
    count = SPY_COUNT[players]
    resistance += [C.RESISTANCE] * (players - count - len(resistance))
    spies += [C.SPY] * (count - len(spies))
    return (*resistance, *spies)


def deal(options: Options, players: int, dice: Chance, carry: None) -> Deal:
    """W-02, W-03: characters, first leader and plot deck by chance."""
    characters = tuple(dice.shuffled(in_play(options, players)))
    deck = tuple(dice.shuffled(plot_deck(players))) if options.plot else ()
    return Deal(characters, dice.below(players), deck)


def check_deal(options: Options, players: int, written: Deal) -> None:
    """Refuse a deal written by hand that these options can't give."""
    if Counter(written.characters) != Counter(in_play(options, players)):
        raise Illegal("deal_characters")
    if written.leader not in range(players):
        raise Illegal("deal_leader")
    if Counter(written.deck) != Counter(plot_deck(players) if options.plot else ()):
        raise Illegal("deal_deck")


@cached
def hand(character: Character, chief_fails: bool) -> tuple[Card, ...]:
    """The mission cards a character may play, Success first (W-06, J-05, H-02)."""
    if character in (C.RESISTANCE_HACKER, C.SPY_HACKER):
        return (Card.SUCCESS, Card.HACK)
    if character is C.SPY_CHIEF and chief_fails:
        return (Card.SUCCESS, Card.CHIEF_FAIL)
    return (Card.SUCCESS, Card.FAIL) if character in SPIES else (Card.SUCCESS,)


def loyalties(character: Character, players: int) -> tuple[Loyalty, ...]:
    """The loyalty cards a character may show when investigated, the safe one first (J-31, J-40, J-41, H-08)."""
    large = players >= LARGE
    if character is C.RESISTANCE_CHIEF:
        return (Loyalty.RESISTANCE_CHIEF if large else Loyalty.CHIEF,)
    if character is C.SPY_CHIEF:
        return (Loyalty.SPY_CHIEF if large else Loyalty.CHIEF,)
    if character is C.DOPPELGANGER:
        return (Loyalty.NO_CHIEF, Loyalty.RESISTANCE_CHIEF if large else Loyalty.CHIEF)
    return (Loyalty.NO_CHIEF,)


def neutral(character: Character) -> Loyalty:
    """J-32: the neutral loyalty card, always truthful."""
    return Loyalty.SPY if character in SPIES else Loyalty.RESISTANCE


def rightly_accused(hunter: Character, accused: Character) -> bool:
    """J-21, J-41, J-48: a Chief of the other side; for the Spy Hunter also the Coordinator."""
    if hunter is C.RESISTANCE_HUNTER:
        return accused is C.SPY_CHIEF
    return accused in (C.RESISTANCE_CHIEF, C.COORDINATOR)


@cached
def recognition(options: Options, who: Character, other: Character) -> Recognition | None:
    """As what `who` recognises `other` in the opening night (W-02, J-02, J-41 to J-43, W-13, H-05)."""
    o = options
    if who is C.RESISTANCE_CHIEF:
        return {
            C.RESISTANCE_CHIEF: Recognition.RESISTANCE_CHIEF,
            C.COORDINATOR: Recognition.COORDINATOR,
        }.get(other)
    blind = o.blind_spies or who is C.DOUBLE_AGENT or (o.hidden_hacker and who is C.SPY_HACKER)
    if who not in SPIES or blind:
        return None
    if other is C.SPY_CHIEF:
        return Recognition.SPY_CHIEF
    if other is C.DOUBLE_AGENT:
        return Recognition.AGENT_OR_DECEIVER if o.deceiver else Recognition.DOUBLE_AGENT
    if other is C.DECEIVER:
        return Recognition.AGENT_OR_DECEIVER
    if other in SPIES and not (o.hidden_hacker and other is C.SPY_HACKER):
        return Recognition.SPY
    return None
