"""Long random games: tokens are conserved, secrets keep to the two concerned, worlds are drawn by the law."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from tests.games.hoax.position import JUDGE, A, B, C, table

from maskenball.games.hoax import GAME
from maskenball.games.hoax.action import Acting
from maskenball.games.hoax.events import Saw
from maskenball.games.hoax.model import Question
from maskenball.games.hoax.overview import Character
from maskenball.games.hoax.state import State
from maskenball.games.hoax.turn import BEARS, RESTS_ON, Link, Status
from maskenball.kernel import Dice, Either, Table, open_table


def lively(players: int, seed: int, cuts: float) -> Iterator[Table]:
    """A random game in which people cut in often and start rich, so that much is undone and questioned."""
    dice = Dice(Random(seed).random)
    options = GAME.options({"big_table": players > 8, "quiet_turns": 12}, players)
    table, _ = open_table(GAME, players, options, str(seed))
    state: State = table.state
    each = min(3, 20 // players)
    public = replace(state.public, tokens=((each,) * 3,) * players, stock=(20 - each * players,) * 3)
    state = replace(state, public=public, phase=Acting())
    table = replace(table, state=state, ask=state.phase.ask(state))
    while table.ask.must:
        yield table
        if table.ask.may and dice.random() < cuts:
            seat = dice.pick(list(table.ask.may))
            choice = table.ask.may[seat]
            assert isinstance(choice, Either)
            # Doubts and questions, where there are any: unmaskings alone would end the game too soon.
            some = choice.choices[-1] if dice.random() < 0.9 else choice
            table, _ = table.submit(seat, some.sample(dice))
        else:
            table, _ = table.submit_all({who: choice.sample(dice) for who, choice in table.ask.must.items()})
    yield table


@pytest.mark.rule("S-01", "S-68")
@given(st.integers(3, 12), st.integers(0, 10_000), st.sampled_from([0.05, 0.3, 0.6]))
def test_sixty_tokens_at_every_step_and_nobody_owes_any(players: int, seed: int, cuts: float) -> None:
    for at in lively(players, seed, cuts):
        public = at.state.public
        for kind in range(3):
            held = [public.stock[kind], *(purse[kind] for purse in public.tokens)]
            assert min(held) >= 0
            assert sum(held) == 20
        assert all(not any(public.tokens[seat]) for seat in public.out)


@pytest.mark.rule("S-38", "S-44", "S-65")
@given(st.integers(3, 12), st.integers(0, 10_000), st.sampled_from([0.3, 0.6]))
def test_a_claim_that_stands_rests_on_another_and_who_is_out_is_left_alone(
    players: int, seed: int, cuts: float
) -> None:
    for at in lively(players, seed, cuts):
        public, masks = at.state.public, at.state.public.turn.masks
        if at.outcome is not None:
            break
        for mask in masks:
            bases = {base.seat for base in masks if base.link is RESTS_ON.get(mask.link) and base.status in BEARS}
            if mask.status in BEARS and mask.link is not Link.ACTION:
                assert bases if public.two_left else bases - {mask.seat}
        assert {mask.status for mask in masks if mask.seat in public.out} <= {Status.GONE, Status.SUPPORTS}
        assert {seat for seat, _ in public.turn.doubtable()} <= set(public.inside)


@pytest.mark.rule("S-05", "S-42", "S-52")
@settings(max_examples=25)
@given(st.integers(3, 8), st.integers(0, 10_000))
def test_an_imagined_world_tells_the_seat_nothing_else(players: int, seed: int) -> None:
    dice = Dice(Random(seed).random)
    for step, at in enumerate(lively(players, seed, 0.4)):
        if step % 9:
            continue
        for seat in (None, *range(players)):
            view = GAME.view(at.state, seat)
            world = GAME.redeal(view, dice).state
            assert GAME.view(world, seat) == view
            ask = world.phase.ask(world)
            assert list(ask.must) == list(at.ask.must)
            if seat is not None:
                assert (ask.must.get(seat), ask.may.get(seat)) == (at.ask.must.get(seat), at.ask.may.get(seat))
            true = world.characters
            assert max(Counter(true).values()) <= 2
            for at_seat, notes in enumerate(world.notes):
                assert notes[0].character is true[at_seat]
                for note in notes:
                    assert not (isinstance(note, Saw) and true[note.seat] is note.character)


@pytest.mark.rule("S-02", "S-52")
def test_worlds_come_up_as_often_as_in_real_games() -> None:
    """What Claudia reckons with after Anton has questioned Bernd, against deals of which exactly that could come."""
    game = table("thief king judge", {A: "gwc"}).question(B, JUDGE)
    view = GAME.view(game.state, C)
    worlds = [GAME.redeal(view, Dice(Random(number).random)) for number in range(2000)]
    assert {world.weight for world in worlds} == {1.0}
    drawn = Counter((w.state.characters[:2], w.state.notes[A][1].character) for w in worlds)
    real: Counter[tuple[tuple[Character, ...], Character]] = Counter()
    dice = Dice(Random(1).random)
    while real.total() < 2000:
        deal = GAME.deal(view.public.options, 3, dice, None)
        if deal.characters[C] is JUDGE:
            again = table(" ".join(deal.characters), {A: "gwc"}).do(A, Question(B))
            show = again.table.ask.must[B].sample(dice)
            real[deal.characters[:2], show.character] += 1
    distance = sum(abs(drawn[key] - real[key]) for key in drawn | real) / 4000
    assert distance < 0.19  # two samples of 2000 over 180 worlds differ by 0.16 on average
