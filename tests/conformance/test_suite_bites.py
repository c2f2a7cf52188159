"""The suite itself: the toy game, broken in many ways, and each time the check that is meant to catch it does."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from maskenball.kernel import CLOCK, Action, Ask, Bell, Chance, Channel, Event, Game, OneOf, Step, Told, Who, World
from maskenball.testing import tables, toy
from maskenball.testing.play import positions
from maskenball.testing.suite import beats, no_leak, redealt, survives_json, told, whole_games
from maskenball.testing.tables import Case
from maskenball.testing.telling import deals_that_look_alike, heard, steps_that_look_alike
from maskenball.testing.toy import seen, state
from maskenball.texts.beats import Beat, Beats, beats_of

CASE = Case("toy", 4, toy.Options())


class Break:
    """Breaks the toy, in part or in whole, for one test."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.patch = monkeypatch.setattr

    def parts(self, **parts: Any) -> None:
        """Other functions or types in the Game."""
        whole = {field: getattr(toy.GAME, field) for field in Game.__struct_fields__}
        self.patch(tables, "_KNOWN", tables._KNOWN | {"toy": (Game(**whole | parts), ())})

    def method(self, phase: type, name: str, broken: Callable[..., Any]) -> None:
        """Another method of a phase."""
        self.patch(phase, name, broken)


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> Iterator[Break]:
    """What breaks the toy; nothing of the broken one is remembered before or afterwards."""
    positions.cache_clear()
    yield Break(monkeypatch)
    positions.cache_clear()


NIGHT = toy.Stealing.ask
DAWN = toy.Stealing.advance
Moves = Mapping[Who, Action]


def test_the_toy_as_it_is_passes() -> None:
    whole_games.test_random_games_end_and_somebody_is_asked_until_then(CASE)
    no_leak.test_an_imagined_world_looks_like_the_real_one(CASE)
    no_leak.test_silence_tells_no_role(CASE)
    whole_games.test_everything_is_laid_open_at_the_end_and_to_nobody_before(CASE)
    told.test_where_two_worlds_look_alike_to_somebody_that_seat_was_told_the_same(CASE)
    told.test_nobody_sees_anything_new_without_being_told(CASE)
    redealt.test_worlds_are_imagined_as_often_as_they_happen(CASE, 0)


def test_a_game_without_end_is_found(broken: Break) -> None:
    def dawn(self: toy.Stealing, state: toy.State, moves: Moves, dice: Chance) -> Step:
        step = DAWN(self, state, moves, dice)
        return replace(step, state=replace(step.state, phase=toy.Naming()))

    broken.method(toy.Stealing, "advance", dawn)
    with pytest.raises(AssertionError, match="does not end"):
        whole_games.test_random_games_end_and_somebody_is_asked_until_then(CASE)


def test_a_question_to_nobody_is_found(broken: Break) -> None:
    broken.method(toy.Resting, "ask", lambda _self, _state: Ask(must={}))
    with pytest.raises(AssertionError):
        whole_games.test_random_games_end_and_somebody_is_asked_until_then(CASE)


def test_somebody_asked_as_a_seat_and_in_a_party_is_found(broken: Break) -> None:
    both: dict[Who, Any] = dict.fromkeys((toy.PAIR, 0, 2, 3), OneOf((toy.Name(0),)))
    broken.method(toy.Naming, "ask", lambda _self, _state: Ask(must=both))
    with pytest.raises(AssertionError, match="twice"):
        whole_games.test_questions_are_put_to_people_at_the_table(CASE)


def leak_notes(state: toy.State, seat: int | None) -> toy.View:
    """A view with the notes of the seat to the left in it."""
    view = seen.view(state, seat)
    return view if seat is None else replace(view, notes=(*view.notes, *state.notes[(seat + 1) % len(state.notes)]))


def thief_alone(_phase: toy.Stealing, state: toy.State) -> Ask:
    """A night in which only the thief is asked."""
    ask = NIGHT(toy.Stealing(), state)
    return Ask(must={who: choice for who, choice in ask.must.items() if who in (state.thief, CLOCK)}, bell=ask.bell)


def longer_bell(_phase: toy.Stealing, state: toy.State) -> Ask:
    """A night that lasts longer with one thief than with another."""
    return msgspec.structs.replace(NIGHT(toy.Stealing(), state), bell=Bell("night", 10 + state.thief))


def whispering_thief(state: toy.State) -> tuple[Channel, ...]:
    """A channel of which the others learn that somebody has it."""
    return (*seen.channels(state), Channel("thief", (state.thief,)))


def forgetful_redeal(view: toy.View, dice: Chance) -> World:
    """Worlds in which it was never night."""
    return seen.redeal(replace(view, notes=view.notes[:1]), dice)


@pytest.mark.parametrize(
    "breaks",
    [
        lambda broken: broken.parts(view=leak_notes),
        lambda broken: broken.parts(channels=whispering_thief),
        lambda broken: broken.parts(redeal=forgetful_redeal),
        lambda broken: broken.method(toy.Stealing, "ask", thief_alone),
        lambda broken: broken.method(toy.Stealing, "ask", longer_bell),
    ],
    ids=["view", "channels", "redeal", "asked", "bell"],
)
def test_a_leak_is_found(broken: Break, breaks: Callable[[Break], None]) -> None:
    breaks(broken)
    with pytest.raises(AssertionError):
        no_leak.test_an_imagined_world_looks_like_the_real_one(CASE)


def laid_open_to_the_pair(state: toy.State, seat: int | None) -> toy.View:
    """A view in which two players are shown everything from the first night on."""
    view = seen.view(state, seat)
    return replace(view, laid_open=seen.lay_open(state)) if state.public.nights and seat in toy.PAIR else view


def test_all_shown_to_somebody_before_the_end_is_found(broken: Break) -> None:
    broken.parts(view=laid_open_to_the_pair)
    no_leak.test_an_imagined_world_looks_like_the_real_one(CASE)  # does not see it, for that is what it reads
    with pytest.raises(AssertionError, match="is shown"):
        whole_games.test_everything_is_laid_open_at_the_end_and_to_nobody_before(CASE)


def test_all_still_hidden_at_the_end_is_found(broken: Break) -> None:
    broken.parts(view=lambda state, seat: replace(seen.view(state, seat), laid_open=None))
    with pytest.raises(AssertionError):
        whole_games.test_everything_is_laid_open_at_the_end_and_to_nobody_before(CASE)


def loud_dawn(self: toy.Stealing, state: toy.State, moves: Moves, dice: Chance) -> Step:
    """A night after which everybody is told what was stolen."""
    step = DAWN(self, state, moves, dice)
    return replace(step, told=tuple((event, None if isinstance(event, toy.Stole) else to) for event, to in step.told))


def loud_deal(options: toy.Options, players: int, deal: toy.Deal) -> Step:
    """A deal at which everybody is told who everybody is."""
    step = state.start(options, players, deal)
    return replace(step, told=tuple((event, None) for event, _to in step.told))


def neighbourly_dawn(self: toy.Stealing, state: toy.State, moves: Moves, dice: Chance) -> Step:
    """A night after which a neighbour is told, too, who was robbed."""
    step = DAWN(self, state, moves, dice)
    more = [(event, ((to[0] + 1) % 4,)) for event, to in step.told if to and isinstance(event, toy.Robbed)]
    return replace(step, told=(*step.told, *more))


@pytest.mark.parametrize(
    "breaks",
    [
        lambda broken: broken.method(toy.Stealing, "advance", loud_dawn),
        lambda broken: broken.method(toy.Stealing, "advance", neighbourly_dawn),
        lambda broken: broken.parts(start=loud_deal),
    ],
    ids=["to all", "to a neighbour", "at the deal"],
)
def test_a_secret_told_to_others_is_found(broken: Break, breaks: Callable[[Break], None]) -> None:
    breaks(broken)
    no_leak.test_an_imagined_world_looks_like_the_real_one(CASE)  # does not see it, for events are no part of it
    with pytest.raises(AssertionError, match="was told what it can't see"):
        told.test_where_two_worlds_look_alike_to_somebody_that_seat_was_told_the_same(CASE)


def test_whichever_private_event_of_a_game_is_told_to_all_it_is_found(game: Game) -> None:
    found: set[type] = set()
    private: set[type] = set()
    for case in tables.cases(game.name):
        for pair in (*deals_that_look_alike(case, 60), *steps_that_look_alike(case, 0)):
            private |= {type(event) for event, audience in (*pair.one, *pair.other) if audience is not None}
            for kind in private - found:
                if aloud(pair.one, pair.seat, kind) != aloud(pair.other, pair.seat, kind):
                    found.add(kind)
    assert private
    assert found == private


def aloud(told: Sequence[Told], seat: int | None, kind: type) -> list[Event]:
    """What this seat would be told if events of this kind were told to all."""
    return heard([(event, None if isinstance(event, kind) else audience) for event, audience in told], seat)


def test_a_silence_that_shows_the_role_is_found(broken: Break) -> None:
    def eager_thief(_phase: toy.Stealing, state: toy.State) -> Ask:
        ask = NIGHT(toy.Stealing(), state)
        answers = tuple(ask.must[state.thief])
        return replace(ask, must=ask.must | {state.thief: OneOf((*answers[1:], toy.Sleep()))})

    broken.method(toy.Stealing, "ask", eager_thief)
    with pytest.raises(AssertionError, match="silence in Stealing"):
        no_leak.test_silence_tells_no_role(CASE)


def test_a_change_that_nobody_is_told_of_is_found(broken: Break) -> None:
    broken.method(
        toy.Resting, "advance", lambda _self, state, _moves, _dice: Step(replace(state, phase=toy.Stealing()))
    )
    with pytest.raises(AssertionError, match="nobody was told"):
        told.test_nobody_sees_anything_new_without_being_told(CASE)


def test_a_view_that_forgets_is_found(broken: Break) -> None:
    def forgetful(state: toy.State, seat: int | None) -> toy.View:
        view = seen.view(state, seat)
        return replace(view, notes=view.notes[:1])

    broken.parts(view=forgetful)
    with pytest.raises(AssertionError, match="forgot"):
        redealt.test_worlds_are_imagined_as_often_as_they_happen(Case("toy", 4, toy.Options(rounds=3)), 0)


def test_a_redeal_with_a_suspect_of_its_own_is_found(broken: Break) -> None:
    def biased(view: toy.View, dice: Chance) -> World:
        worlds = [seen.redeal(view, dice) for _ in range(2)]
        return min(worlds, key=lambda world: world.state.thief)

    broken.parts(redeal=biased)
    with pytest.raises(AssertionError, match="sees"):
        redealt.test_worlds_are_imagined_as_often_as_they_happen(CASE, 0)


def test_an_event_that_the_game_does_not_name_is_found(broken: Break) -> None:
    broken.parts(events=tuple(event for event in toy.GAME.events if event is not toy.Dawned))
    with pytest.raises(msgspec.ValidationError):
        survives_json.test_answers_events_claims_and_all_that_is_seen_survive(CASE)


def test_an_event_of_which_nobody_said_whether_it_is_worth_a_moment_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    known = beats_of(toy.GAME)
    rest = {name: beat for name, beat in known.beats.items() if name != "Named"}
    monkeypatch.setattr(beats, "beats_of", lambda _: replace(known, beats=rest))
    with pytest.raises(AssertionError, match="Named"):
        beats.test_every_event_has_a_beat_or_a_reason_to_be_quiet_if_the_game_has_any_beats(toy.GAME)


def test_time_given_for_a_secret_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(beats, "beats_of", lambda _: Beats({"YouAre": Beat("thief", 2.0)}))
    with pytest.raises(AssertionError, match="only some"):
        beats.test_beats_are_for_what_everybody_is_told(CASE)
