"""The first half of a round: who encrypts, codes and clues (D-10 to D-14, D-24)."""

from collections import Counter

import pytest
from msgspec.structs import replace
from tests.games.decrypto.position import CODES, B, W, table

from maskenball.games.decrypto import GAME
from maskenball.games.decrypto.encryptors import candidates
from maskenball.games.decrypto.events import (
    CluesRead,
    CluesSealed,
    CodeDrawn,
    EncryptorNamed,
)
from maskenball.games.decrypto.model import CODES as DECK
from maskenball.games.decrypto.model import Name, Write
from maskenball.games.decrypto.phases import Guessing, Naming, Writing
from maskenball.kernel import Match

# Who encrypts


@pytest.mark.rule("D-10")
def test_the_team_decides_who_starts() -> None:
    game = table(6)
    assert set(game.table.ask.must[(0, 2, 4)]) == {Name(0), Name(2), Name(4)}
    game = game.do(2, Name(4)).do(5, Name(1))
    assert [(e.team, e.seat) for e in game.heard(EncryptorNamed)] == [(W, 4), (B, 1)]
    assert game.public.encryptors == (4, 1)
    assert game.refusal(0, Name(1)) == "not_asked"


@pytest.mark.rule("D-10")
def test_a_team_names_none_of_the_others() -> None:
    assert table(6).refusal(0, Name(1)) == "not_offered"


@pytest.mark.rule("D-10")
@pytest.mark.parametrize(
    ("turns", "able"),
    [
        ((), (0, 2, 4)),
        ((2,), (0, 4)),
        ((2, 0), (4,)),
        ((2, 0, 4), (0, 2)),  # a new cycle, but not the one who encrypted last
        ((2, 0, 4, 0), (2, 4)),
        ((2, 0, 4, 0, 4), (2,)),
    ],
)
def test_nobody_encrypts_again_before_every_team_mate_has(turns: tuple[int, ...], able: tuple[int, ...]) -> None:
    public = replace(table(6).public, turns=(turns, (1,)))
    assert candidates(public, W) == able
    assert candidates(public, B) == (3, 5), "whatever the other team has done"


@pytest.mark.rule("D-10", "D-23")
def test_a_pair_takes_turns_beside_a_trio_that_chooses() -> None:
    game = table(5).name(2, 3).write().guess(CODES[0]).guess(CODES[1])
    assert isinstance(game.state.phase, Naming)
    assert game.public.encryptors == (None, None)
    assert set(game.table.ask.must) == {(0, 2, 4)}
    game = game.do(0, Name(4))
    assert game.public.encryptors == (4, 1)
    game = game.write().guess(CODES[0]).guess(CODES[1])
    assert isinstance(game.state.phase, Writing), "now each team has only one who can"
    assert game.public.encryptors == (0, 3)


# Codes and clues


@pytest.mark.rule("D-04", "D-11")
def test_each_team_draws_from_its_own_deck_of_24_cards() -> None:
    assert len(set(DECK)) == 24
    for code in DECK:
        assert len(set(code.split("."))) == 3
        assert set(code.split(".")) <= set("1234")
    drawn: list[Counter[str | None]] = [Counter(), Counter()]
    for number in range(400):
        match = Match(GAME, ("a", "b", "c", "d"), seed=str(number))
        for seat in range(4):
            view = match.seen(seat).view
            if view.public.teams[0][0] == seat or view.public.teams[1][0] == seat:
                match.submit(seat, Name(seat))
        for team, code in zip(drawn, match.table.state.codes, strict=True):
            team[code] += 1
    assert all(set(team) == set(DECK) for team in drawn)
    assert all(max(team.values()) < 40 for team in drawn)


@pytest.mark.rule("D-11")
def test_only_the_encryptor_sees_the_code() -> None:
    game = table(6).name(2, 3)
    assert [e.code for e in game.heard(CodeDrawn, 2)] == ["1.2.3"]
    assert [e.code for e in game.heard(CodeDrawn, 3)] == ["2.3.4"]
    for seat in (None, 0, 1, 4, 5):
        assert game.heard(CodeDrawn, seat) == []
        assert game.seen(seat).view.code is None
        assert "CodeDrawn" not in str(game.seen(seat).view)
    assert game.seen(2).view.code == "1.2.3"


@pytest.mark.rule("D-12")
def test_both_encryptors_write_at_the_same_time() -> None:
    game = table(4).name()
    assert set(game.table.ask.must) == {0, 1}
    one = game.do(1, Write("König", "Tagesanbruch", "Freddy"))
    assert one.told == ()
    assert one.seen(0).choice is not None
    assert one.seen(0).view == game.seen(0).view
    both = one.do(0, Write("Nacht", "Panzer", "Strohhalm"))
    assert isinstance(both.state.phase, Guessing)
    assert both.public.line(W).clues == ("Nacht", "Panzer", "Strohhalm")


@pytest.mark.rule("D-12", "D-20", "D-31")
def test_the_first_clue_is_for_the_first_digit() -> None:
    game = table(4, codes=[("4.2.1", "4.3.2")]).name().write(("Italien", "Panzer", "Horror")).guess("4.2.1")
    assert game.public.filed[0] == (("Horror",), ("Panzer",), (), ("Italien",))


@pytest.mark.rule("D-13")
def test_the_timer_starts_with_the_first_who_has_finished_and_has_30_seconds() -> None:
    bell = table(4).name().table.ask.bell
    assert bell is not None
    assert (bell.seconds, bell.after) == (30, "first_answer")
    long = table(4, timer=90).name().table.ask.bell
    assert long is not None
    assert long.seconds == 90
    assert table(4, timer=0).name().table.ask.bell is None


@pytest.mark.rule("D-13")
def test_when_the_timer_rings_only_what_is_written_counts() -> None:
    game = table(4).name().do(1, Write("König", "Tagesanbruch", "Freddy"))
    drafted, _kept = game.table.draft(0, Write("Nacht", "Panz", ""))
    game = replace(game, table=drafted).ring()
    assert game.public.line(W).clues == ("Nacht", "Panz", None)
    assert game.heard(CluesSealed, 0)[0].third is None
    assert game.guess(CODES[0]).public.line(B).clues == ("König", "Tagesanbruch", "Freddy")


@pytest.mark.rule("D-13", "D-39")
@pytest.mark.parametrize("slot", ["Mafia", "3", "x", "  ", "Nacht", "x" * 101])
def test_what_would_be_refused_is_blank_at_the_bell(slot: str) -> None:
    game = table(4).name().do(1, Write("König", "Tagesanbruch", "Freddy"))
    drafted, _kept = game.table.draft(0, Write("Nacht", slot, "Strohhalm"))
    assert replace(game, table=drafted).ring().public.line(W).clues == ("Nacht", None, "Strohhalm")


@pytest.mark.rule("D-13")
def test_nothing_written_is_three_blanks() -> None:
    game = table(4).name().do(1, Write("König", "Tagesanbruch", "Freddy")).ring()
    assert game.public.line(W).clues == (None, None, None)


@pytest.mark.rule("D-13", "D-24")
def test_who_has_finished_may_take_it_back_and_the_timer_runs_on_for_both() -> None:
    game = table(4).name().do(0, Write("Nacht", "Panzer", "Strohhalm"))
    bell = game.table.ask.bell
    back = game.table.withdraw(0)
    assert back.sealed == {}
    assert back.drafts == {0: Write("Nacht", "Panzer", "Strohhalm")}
    assert back.ask.bell == bell, "the same slot, so its time runs on"
    changed, _ = back.draft(0, Write("Nacht", "Panzer", "Eis"))
    changed, _ = changed.draft(1, Write("König", "", ""))
    game = replace(game, table=changed).ring()
    assert game.public.line(W).clues == ("Nacht", "Panzer", "Eis")
    assert game.state.clues[1] == ("König", None, None)


@pytest.mark.rule("D-24", "D-36")
def test_sealed_clues_can_not_be_changed() -> None:
    game = table(4).name().write()
    for seat in (0, 1):
        assert game.refusal(seat, Write("etwas", "anderes", "geschrieben")) in ("not_asked", "not_offered")
    game = game.guess(CODES[0])
    assert game.public.line(B).clues == ("König", "Tagesanbruch", "Freddy")
    assert game.refusal(1, Write("etwas", "anderes", "geschrieben")) in ("not_asked", "not_offered")


@pytest.mark.rule("D-14", "D-21", "D-24")
def test_whites_clues_are_read_first_and_blacks_only_after_whites_code_is_settled() -> None:
    game = table(6).name().write()
    for seat in (None, *range(6)):
        (read,) = game.heard(CluesRead, seat)
        assert (read.team, read.seat, read.first, read.second, read.third) == (W, 0, "Nacht", "Panzer", "Strohhalm")
    for seat in (None, 0, 2, 3, 4, 5):
        assert "Freddy" not in str(game.seen(seat))
    game = game.guess(CODES[0])
    (read,) = game.heard(CluesRead)
    assert (read.team, read.seat, read.third) == (B, 1, "Freddy")
