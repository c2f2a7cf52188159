"""One match, played to its end: talk first, then cut-ins, then the answers, and the CLOCK last of all."""

from collections.abc import Callable, Collection, Sequence

from maskenball.bots import Bot
from maskenball.kernel import CLOCK, Match, Outcome, Slot

MOST_ROUNDS = 2
"""How often everybody is offered the word after something has happened: once, and once more for replies."""


def run(
    match: Match,
    players: Sequence[Bot],
    most_cuts: int = 2,
    talk: bool = True,
    watch: Callable[[Match], None] | None = None,
    people: Collection[int] = (),
) -> Outcome:
    """Play the match to its end; `watch` is called after every change. A party speaks by one of the `people` in it.

    Between two rounds of answers each seat is heard at most twice and cuts in at most `most_cuts` times.
    """
    changed = watch or (lambda _match: None)
    cuts = [0] * len(players)
    while match.outcome is None:
        if talk:
            _talk(match, players, changed)
        if not _cut(match, players, cuts, most_cuts, changed):
            _answer(match, players, changed, people)
            cuts = [0] * len(players)
    return match.outcome


def _talk(match: Match, players: Sequence[Bot], changed: Callable[[Match], None]) -> None:
    for _ in range(MOST_ROUNDS):
        silence = True
        for seat, player in enumerate(players):
            seen = match.seen(seat)
            if seen.claims is not None and (claim := player.say(seen)) is not None:
                match.say(seat, seen.speaks[0], claim=claim)
                changed(match)
                silence = False
        if silence:
            break


def _cut(match: Match, players: Sequence[Bot], cuts: list[int], most: int, changed: Callable[[Match], None]) -> bool:
    """Offer each cut-in once, in seat order; the first one taken changes the position, and so ends the round."""
    for seat in sorted(match.table.ask.may):
        if cuts[seat] < most and (action := players[seat].cut(match.seen(seat))) is not None:
            cuts[seat] += 1
            match.submit(seat, action)
            changed(match)
            return True
    return False


def _answer(match: Match, players: Sequence[Bot], changed: Callable[[Match], None], people: Collection[int]) -> None:
    """Everybody who has not answered yet does, in seat order, a party by its first member: bots leave it to people."""
    must, sealed = match.table.ask.must, match.table.sealed
    parties = [who if isinstance(who, tuple) else (who,) for who in must if who != CLOCK and who not in sealed]
    for seat in sorted(next((seat for seat in party if seat in people), party[0]) for party in parties):
        match.submit(seat, players[seat].answer(match.seen(seat)))
        changed(match)
    clock = must.get(CLOCK)
    if isinstance(clock, Slot):
        match.ring(clock.name)
        changed(match)
