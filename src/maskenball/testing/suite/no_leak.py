"""No leak: a world imagined from one seat's view looks to that seat exactly like the real one.

`redeal` reads nothing but the view. If the real table showed the seat anything that does not follow from its view
(another question, another bell, somebody awaited, a channel, an answer under seal), the imagined one would differ.
"""

from collections.abc import Iterator
from itertools import islice

import msgspec

from maskenball.kernel import CLOCK, Action, Chance, Choice, Table, Who, see
from maskenball.testing.play import answer_all, lasts, positions, steps
from maskenball.testing.tables import NIGHTLY, Case

GAMES = 500 if NIGHTLY else 25
POSITIONS = 2_000 if NIGHTLY else 30
REDEALS = 20 if NIGHTLY else 2


def imagined(table: Table, seat: int | None, dice: Chance) -> Table:
    """The table as it might be for all this seat knows; who answered is known where it is not hushed."""
    game = table.game
    world = game.redeal(game.view(table.state, seat), dice)
    assert world.weight > 0
    ask = world.state.phase.ask(world.state)
    own = None if seat is None else table.ask.voice(seat)
    sealed: dict[Who, Action] = {}
    drafts = {who: draft for who, draft in table.drafts.items() if who == own}
    for who, answer in table.sealed.items():
        if who == own:
            sealed[who] = answer
        elif not table.ask.hush:
            assert who in ask.must, "somebody is asked because of a secret"
            sealed[who] = ask.must[who].sample(dice)
    return Table(game, table.players, "another seed", 1, world.state, ask, sealed, drafts)


def with_answers(case: Case) -> Iterator[Table]:
    """Positions in which somebody else has answered already, wherever somebody else is asked."""
    dice = case.dice("sealed")
    for table in positions(case, POSITIONS):
        silent = [who for who in table.ask.must if who not in table.sealed and who != CLOCK]
        if len(silent) > 1 and not table.sealed:
            who = dice.pick(silent)
            yield table.submit_all({who: table.ask.must[who].sample(dice)})[0]
        else:
            yield table


def test_an_imagined_world_looks_like_the_real_one(case: Case) -> None:
    dice = case.dice("redeals")
    game = case.game
    for table in with_answers(case):
        for seat in case.audience:
            seen = see(table, seat)
            encoded = msgspec.json.encode(seen)
            for _ in range(REDEALS):
                world = imagined(table, seat, dice)
                assert game.view(world.state, seat) == seen.view
                assert game.channels(world.state) == game.channels(table.state)
                assert (world.ask.bell, world.ask.hush) == (table.ask.bell, table.ask.hush)
                if not table.ask.hush:
                    assert list(world.ask.must) == list(table.ask.must)
                looks = see(world, seat)
                assert looks == seen
                assert msgspec.json.encode(looks) == encoded


def test_an_imagined_world_can_be_played_to_the_end(case: Case) -> None:
    dice = case.dice("imagined games")
    for table in positions(case, POSITIONS)[:: 1 if NIGHTLY else 4]:
        for seat in dice.some(case.audience, 3):
            world = imagined(table, seat, dice)
            for _ in range(2_000):
                if world.outcome:
                    break
                world, _told = answer_all(world, dice)
            assert world.outcome


def test_silence_tells_no_role(case: Case) -> None:
    """Whoever has a choice in a hushed question and says nothing looks like somebody who had none.

    Picks in the middle of a turn are made behind closed eyes, and so tell nothing.
    """
    dice = case.dice("silence")
    asked: dict[str, list[Choice]] = {}
    hushed = [table for number in range(GAMES) for table, _told in steps(case, number) if table.ask.hush]
    hushed += [imagined(table, seat, dice) for table in hushed[: POSITIONS // 4] for seat in case.audience]
    for table in (table for table in hushed if not lasts(table, dice)):
        people = [choice for who, choice in table.ask.must.items() if who != CLOCK]
        asked.setdefault(type(table.state.phase).__name__, []).extend(people)
    for question, choices in asked.items():
        free = {choice.safe() for choice in choices if not single(choice)}
        forced = {choice.safe() for choice in choices if single(choice)}
        assert len(free) <= 1, f"silence in {question} differs with the role"
        assert free <= forced or not forced, f"silence in {question} shows that there was a choice"


def single(choice: Choice) -> bool:
    """Whether there is only one answer."""
    try:
        return len(tuple(islice(choice, 2))) == 1
    except TypeError:  # free text can't be listed
        return False


def test_a_hushed_question_tells_nobody_who_is_awaited(case: Case) -> None:
    for table in positions(case, POSITIONS):
        for seat in case.audience:
            awaited = see(table, seat).awaited
            if table.ask.hush:
                assert awaited is None
            else:
                people = {who for who in table.ask.must if who not in table.sealed and who != CLOCK}
                seats = {seat for who in people for seat in (who if isinstance(who, tuple) else (who,))}
                assert awaited == tuple(sorted(seats))
