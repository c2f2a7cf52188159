"""Random play for the tests: whole matches with talk, cut-ins, drafts, changed minds and bells, and positions of them.

A match is played by the loop of the simulations, in random order of arrival, and between its entries something else may
happen. Each seat cuts in a bounded number of times, so that every game whose questions come to an end does end.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache

from maskenball.bots import RandomBot
from maskenball.bots.turns import turns
from maskenball.kernel import CLOCK, Chance, Match, Table, Told, Who, open_table
from maskenball.testing.tables import Case

MOST_CUTS = 3
"""How often one seat cuts in during one match."""

MOST_ENTRIES = 5_000
"""A match longer than this does not come to an end."""

TEXTS = ("Hm.", "Ich bin's nicht!", 'I said "no"\n\\ twice', "🎭 – żółw", "x" * 500)


class Player(RandomBot):
    """Answers at random. Whether it speaks or cuts in is settled by the interludes below."""

    CUTS = SPEAKS = 0.0


def play(match: Match, dice: Chance, lively: bool = True) -> Iterator[Match]:
    """The match at the deal and after each random entry, to the end; always the same Match, moved on."""
    cuts: Counter[int] = Counter()
    players = [Player(dice)] * len(match.names)
    yield match
    yield from _interludes(match, dice, cuts, lively)
    for _ in turns(match, players, voice=dice.pick, first=dice.pick):
        assert len(match.entries) < MOST_ENTRIES, "this match does not end"
        yield match
        yield from _interludes(match, dice, cuts, lively)
    if lively and _speak(match, dice, cuts):
        yield match


def _interludes(match: Match, dice: Chance, cuts: Counter[int], lively: bool) -> Iterator[Match]:
    """Now and then something else than an answer comes in between."""
    while lively and match.table.ask.must and dice.random() < 0.35 and _interlude(match, dice, cuts):
        yield match


def played(case: Case, number: int, lively: bool = True) -> Iterator[Match]:
    """One random match of this table; the same number gives the same match."""
    seed = f"{case} match {number}"
    return play(case.match(seed), case.dice(seed), lively)


def finished(case: Case, number: int, lively: bool = True) -> Match:
    """That match at its end."""
    match = case.match("")
    for match in played(case, number, lively):  # noqa: B007 # only the last one counts
        pass
    return match


@lru_cache(maxsize=8)
def positions(case: Case, count: int) -> tuple[Table, ...]:
    """About so many positions out of random matches, some answers sealed and some drafts written in many of them."""
    dice = case.dice("positions")
    found: list[Table] = []
    number = 0
    while len(found) < count:
        tables = [match.table for match in played(case, number)]
        # Some of each match, so that many deals are seen; always the deal and the end.
        middle = dice.some(tables[1:-1], min(len(tables) - 2, 12))
        found += (tables[0], *middle, tables[-1])
        number += 1
    return tuple(found)


def steps(case: Case, number: int) -> Iterator[tuple[Table, Sequence[Told]]]:
    """One random game without a word, question by question, each with what was said before it."""
    dice = case.dice(f"game {number}")
    cuts: Counter[int] = Counter()
    at = open_table(case.game, case.players, case.options, f"{case} game {number}")
    yield at
    for _ in range(MOST_ENTRIES):
        table, _told = at
        if not table.ask.must:
            return
        seats = [seat for seat in table.ask.may if cuts[seat] < MOST_CUTS]
        if seats and dice.random() < 0.3:
            seat = dice.pick(seats)
            cuts[seat] += 1
            at = table.submit(seat, table.ask.may[seat].sample(dice))
        else:
            at = answer_all(table, dice)
        yield at
    raise AssertionError("this game does not end")


def speaker(who: Who, dice: Chance) -> int:
    """The seat that answers for a key of `must`: of a party any member."""
    return dice.pick(who) if isinstance(who, tuple) else who


def answer_all(table: Table, dice: Chance) -> tuple[Table, Sequence[Told]]:
    """Everybody asked answers at random, at once."""
    return table.submit_all(table.ask.sample(dice))


def lasts(table: Table, dice: Chance) -> bool:
    """Whether these are secret picks in the middle of a turn: a spectator may see the same after the answers."""
    if not table.ask.hush:
        return False
    view = table.game.view
    return bool(view(answer_all(table, dice)[0].state, None) == view(table.state, None))


def _interlude(match: Match, dice: Chance, cuts: Counter[int]) -> bool:
    """Something else than an answer; False if there was nothing to do."""
    return dice.pick((_speak, _cut_in, _write_draft, _change_mind, _withdraw, _ring, _tick))(match, dice, cuts)


def _speak(match: Match, dice: Chance, _cuts: Counter[int]) -> bool:
    table = match.table
    ways = [(seat, channel.name) for channel in match.game.channels(table.state) for seat in channel.speakers]
    if not ways:
        return False
    seat, channel = dice.pick(ways)
    claims = match.game.claims(match.game.view(table.state, seat))
    if claims is None or dice.random() < 0.5:
        match.say(seat, channel, dice.pick(TEXTS))
    else:
        match.say(seat, channel, claim=claims.sample(dice))
    return True


def _cut_in(match: Match, dice: Chance, cuts: Counter[int]) -> bool:
    may = match.table.ask.may
    seats = [seat for seat in may if cuts[seat] < MOST_CUTS]
    if not seats:
        return False
    seat = dice.pick(seats)
    cuts[seat] += 1
    match.submit(seat, may[seat].sample(dice))
    return True


def _write_draft(match: Match, dice: Chance, _cuts: Counter[int]) -> bool:
    must = match.table.ask.must
    people = [who for who in must if who != CLOCK]
    if not people:
        return False
    who = dice.pick(people)
    match.draft(speaker(who, dice), must[who].sample(dice))
    return True


def _change_mind(match: Match, dice: Chance, _cuts: Counter[int]) -> bool:
    table = match.table
    people = [who for who in table.sealed if who != CLOCK]
    if not people:
        return False
    who = dice.pick(people)
    match.submit(speaker(who, dice), table.ask.must[who].sample(dice))
    return True


def _withdraw(match: Match, dice: Chance, _cuts: Counter[int]) -> bool:
    people = [who for who in match.table.sealed if who != CLOCK]
    if not people:
        return False
    match.withdraw(speaker(dice.pick(people), dice))
    return True


def _ring(match: Match, dice: Chance, _cuts: Counter[int]) -> bool:
    bell = match.table.ask.bell
    # One bell in four: a match in which time always runs out would show too little.
    if bell is None or dice.random() < 0.75:
        return False
    match.ring(bell.slot)
    return True


def _tick(match: Match, dice: Chance, _cuts: Counter[int]) -> bool:
    """The CLOCK answers like anybody, whether or not everybody else has."""
    clock = match.table.ask.must.get(CLOCK)
    if clock is None or CLOCK in match.table.sealed:
        return False
    match.submit(CLOCK, clock.sample(dice))
    return True
