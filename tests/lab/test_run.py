"""One match played to its end: who is asked when."""

from random import Random
from typing import Any

from tests.kernel.toy import TOY

from maskenball import games
from maskenball.bots import Bot, RandomBot, make
from maskenball.kernel import Action, AnySeen, Claim, Dice, Match
from maskenball.kernel.record import Answered, Spoke
from maskenball.lab import run

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

    def say(self, seen: AnySeen) -> Claim | None:
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
