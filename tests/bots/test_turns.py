"""The loop of talk, cut-ins, answers and clock: who is asked when, at a whole table and from one seat."""

from random import Random
from typing import Any

from maskenball import games
from maskenball.bots import Bot, RandomBot, Speech, make, run
from maskenball.bots.turns import MOST_CLAIMS, MOST_CUTS, Tally, next_move, turns
from maskenball.kernel import Action, AnySeen, Claim, Dice, Match, Said, Utterance
from maskenball.kernel.record import Answered, Spoke
from maskenball.testing.toy import GAME as TOY
from maskenball.testing.toy import Name, Nod

RESISTANCE = games.find("resistance")


def dice(seed: object) -> Dice:
    return Dice(Random(str(seed)).random)


class Busybody(RandomBot):
    """Cuts in whenever it can and never stops talking."""

    CUTS = 1.0
    SPEAKS = 1.0


class Diary:
    """A bot that writes down when it was asked what."""

    def __init__(self, bot: Bot, pages: list[tuple[str, int]]) -> None:
        self.bot = bot
        self.pages = pages

    def answer(self, seen: AnySeen) -> Action:
        self.pages.append(("answer", seen.seat or 0))
        return self.bot.answer(seen)

    def cut(self, seen: AnySeen) -> Action | None:
        self.pages.append(("cut", seen.seat or 0))
        return self.bot.cut(seen)

    def say(self, seen: AnySeen) -> Speech | None:
        self.pages.append(("say", seen.seat or 0))
        return self.bot.say(seen)


def toy(seed: str = "1") -> Match:
    return Match(TOY, ("Ada", "Bo", "Cy", "Di"), seed=seed)


def test_busybodies_do_not_keep_a_game_from_ending() -> None:
    for seed in "1234":
        match = toy(seed)
        assert run(match, [Busybody(dice(seat)) for seat in range(4)]) == match.outcome


def test_talk_comes_first_then_cut_ins_then_answers_in_seat_order() -> None:
    pages: list[tuple[str, int]] = []
    match = Match(RESISTANCE, tuple("ABCDE"), seed="1")
    players = [Diary(make(RESISTANCE, "random", dice(seat)), pages) for seat in range(5)]
    run(match, players)
    leader = match.table.state.public.history[0].leader
    talk = [("say", seat) for seat in range(5)]
    assert pages[:5] == talk
    silent = [page for page in pages if page[0] != "say"]
    assert silent[:6] == [("answer", leader), *(("answer", seat) for seat in range(5))]


def test_a_party_answers_by_its_first_member_and_the_clock_rings_last() -> None:
    pages: list[tuple[str, int]] = []
    run(toy(), [Diary(RandomBot(dice(seat)), pages) for seat in range(4)])
    assert ("answer", 0) in pages
    naming = pages.index(("answer", 0))
    assert pages[naming + 1] == ("answer", 2)


def test_a_table_can_play_in_silence() -> None:
    match = Match(RESISTANCE, tuple("ABCDE"), seed="1")
    run(match, [Busybody(dice(seat)) for seat in range(5)], talk=False)
    assert not any(isinstance(entry, Spoke) for entry in match.entries)


def test_cut_ins_are_offered_no_more_often_than_asked_for() -> None:
    match = toy()
    run(match, [Busybody(dice(seat)) for seat in range(4)], most_cuts=0)
    pages: list[tuple[str, int]] = []
    run(toy(), [Diary(Busybody(dice(seat)), pages) for seat in range(4)], most_cuts=0)
    assert ("cut", 0) not in pages


class Waiting(Diary):
    """It would only ever speak after somebody has spoken, or cut in after something that never happens."""

    speaks_after = (Said,)
    cuts_in_after = ()


def test_a_bot_that_waits_for_something_is_offered_nothing_before_it_happens() -> None:
    pages: list[tuple[str, int]] = []
    silent = [Waiting(Silent(dice(seat)), pages) for seat in range(4)]
    run(toy(), silent)
    asked = [seat for what, seat in pages if what == "say"]
    assert asked == [0, 1, 2, 3], "once, at the beginning"
    pages.clear()
    run(toy(), [Busybody(dice(0)), *silent[1:]])
    assert pages.count(("say", 2)) > 2
    assert pages.count(("cut", 2)) <= 1


def test_the_watcher_hears_of_every_change() -> None:
    heard: list[tuple[int, Any]] = []
    match = toy()
    run(
        match,
        [RandomBot(dice(seat)) for seat in range(4)],
        watch=lambda at: heard.append((len(at.entries), at.outcome)),
    )
    assert [count for count, _ in heard] == list(range(1, len(match.entries) + 1))
    assert heard[-1] == (len(match.entries), match.outcome)


def test_what_was_played_is_in_the_record() -> None:
    match = Match(RESISTANCE, tuple("ABCDE"), seed="1")
    run(match, [make(RESISTANCE, "heuristic", dice(seat)) for seat in range(5)])
    record = match.record()
    assert record.outcome == match.outcome
    assert any(isinstance(entry, Answered) for entry in record.entries)


def test_who_has_answered_already_is_not_asked_again() -> None:
    """A match may be taken up in the middle of a question, whoever has answered it."""
    match = Match(RESISTANCE, tuple("ABCDE"), None, "sealed")
    leader = match.table.ask.must
    (first,) = leader
    match.submit(first, match.seen(first).choice.safe())  # type: ignore[arg-type, union-attr]
    for seat in (1, 2, 3, 4):
        match.submit(seat, match.seen(seat).choice.safe())  # type: ignore[union-attr]
    pages: list[tuple[str, int]] = []
    run(match, [Diary(RandomBot(dice(seat)), pages) for seat in range(5)])
    answers = [seat for what, seat in pages if what == "answer"]
    assert answers[0] == 0
    assert match.outcome


def test_the_match_can_be_watched_entry_by_entry_and_played_in_any_order() -> None:
    """Who holds the match may do something between two entries: here somebody takes an answer back once."""
    match, changed = toy(), False
    for _ in turns(match, [Silent(dice(seat)) for seat in range(4)], voice=max, first=max):
        if not changed and 3 in match.table.sealed:
            match.withdraw(3)
            changed = True
    answered = [entry.seat for entry in match.entries if isinstance(entry, Answered)]
    assert changed
    assert answered[:2] == [3, 3]
    assert match.outcome is not None


class Silent(RandomBot):
    CUTS = SPEAKS = 0.0


def moves_of(bot: Bot, match: Match, seat: int, most: int) -> list[Any]:
    """What one seat does by itself at this table, at which nobody else does anything."""
    done, tally = [], Tally()
    for _ in range(most):
        move, tally = next_move(bot, match.seen(seat), tally)
        if move is None:
            break
        done.append(move)
        if isinstance(move, Claim | Utterance):
            match.say(seat, match.seen(seat).speaks[0], claim=move)
        else:
            match.submit(seat, move)
    return done


def test_one_seat_alone_talks_then_cuts_in_then_answers_then_waits() -> None:
    match = toy()
    before = match.table.step
    done = moves_of(Busybody(dice(1)), match, 2, 40)
    talk = [isinstance(move, Claim) for move in done]
    assert talk[:MOST_CLAIMS] == [True] * MOST_CLAIMS
    assert match.table.step == before + MOST_CUTS, "it cut in as often as one may, and everybody saw it"
    assert isinstance(done[-1], Name) or match.table.sealed == {}
    assert len(done) < 40, "somebody who never stops talking waits all the same"


def test_a_silent_seat_answers_once_and_waits_for_something_to_happen() -> None:
    match = toy()
    (answer,) = moves_of(Silent(dice(1)), match, 3, 5)
    assert match.table.sealed == {3: answer}


def test_talk_is_offered_again_when_something_has_happened() -> None:
    match, bot, tally = toy(), Busybody(dice(1)), Tally()
    for _ in range(MOST_CLAIMS):
        move, tally = next_move(bot, match.seen(2), tally)
        assert isinstance(move, Claim)
    move, tally = next_move(bot, match.seen(2), tally)
    assert not isinstance(move, Claim)
    match.submit(3, Nod())
    move, tally = next_move(bot, match.seen(2), tally)
    assert isinstance(move, Claim)
