"""`maskenball verify`: fair games pass, and whoever touches anything is found out."""

import json
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace
from tests.cli.keys import Call

from maskenball import games
from maskenball.kernel import AnyRecord, Dice, Match, Refusal, dump_record
from maskenball.server.secrets import commitment, new_seed


def played(name: str, seed: str) -> Match:
    """A whole game, played at random."""
    game = games.find(name)
    names = ("Ada", "Bo", "Cy", "Di", "Ed")
    match = Match(game, names, {}, seed)
    dice = Dice(Random("verify").random)
    while match.outcome is None:
        for seat in range(len(names)):
            seen = match.seen(seat)
            if seen.choice is not None and seen.answer is None:
                match.submit(seat, seen.choice.sample(dice))
    return match


@pytest.fixture
def seed() -> str:
    return new_seed()


@pytest.fixture
def record(seed: str) -> AnyRecord:
    return played("resistance", seed).record()


def write(folder: Path, record: AnyRecord) -> Path:
    path = folder / "evening.json"
    path.write_bytes(dump_record(record))
    return path


def test_a_fair_game_passes_with_a_sentence_for_each_check(
    call: Call, tmp_path: Path, record: AnyRecord, seed: str
) -> None:
    code, out, err = call("verify", write(tmp_path, record), "--commitment", commitment(seed))
    assert (code, err) == (0, "")
    first, second, third = out.splitlines()
    assert first.startswith(f"✔ All {len(record.entries)} entries follow the rules and lead to the outcome: ")
    assert second == "✔ The deal came from the seed, and all chance after it."
    assert third == "✔ The seed is the one that was promised at the deal."


def test_a_commitment_may_be_typed_in_capitals_and_groups(
    call: Call, tmp_path: Path, record: AnyRecord, seed: str
) -> None:
    typed = commitment(seed).upper()
    grouped = " ".join(typed[at : at + 8] for at in range(0, 64, 8))
    assert call("verify", write(tmp_path, record), "--commitment", grouped).code == 0


def test_without_the_commitment_it_is_shown_to_be_compared(
    call: Call, tmp_path: Path, record: AnyRecord, seed: str
) -> None:
    code, out, _ = call("verify", write(tmp_path, record))
    assert code == 0
    assert out.endswith(f"? Compare with the commitment you saw at the deal: {commitment(seed)}\n")


def test_another_seed_than_promised_is_found_out(call: Call, tmp_path: Path, record: AnyRecord) -> None:
    code, out, _ = call("verify", write(tmp_path, record), "--commitment", commitment("another"))
    assert code == 1
    assert "✘ The seed is not the one that was promised at the deal" in out


def test_another_seed_than_the_one_played_with_breaks_the_game(
    call: Call, tmp_path: Path, record: AnyRecord, seed: str
) -> None:
    """The promise is kept, but the game is not the one that this seed deals."""
    for other in map(str, range(100)):
        code, out, _ = call("verify", write(tmp_path, replace(record, seed=other)), "--commitment", commitment(other))
        if code == 1:
            assert "✔ The seed is the one that was promised at the deal." in out
            assert out.startswith("✘ ")
            return
    pytest.fail("a hundred other seeds dealt the same cards")


def test_a_deal_written_by_hand_is_found_out(call: Call, tmp_path: Path) -> None:
    example = (Path(__file__).parents[2] / "docs" / "records.md").read_text(encoding="utf-8")
    by_hand = tmp_path / "by-hand.json"
    by_hand.write_text(example.partition("```json\n")[2].partition("```")[0], encoding="utf-8")
    code, out, _ = call("verify", by_hand, "--commitment", commitment(""))
    assert code == 1
    assert "? The 3 entries follow the rules, but the game is not over" in out
    assert "✘ The deal was written by hand" in out
    assert "✘ The record names no seed" in out


def test_a_changed_outcome_or_answer_is_found_out(call: Call, tmp_path: Path, record: AnyRecord) -> None:
    assert record.outcome is not None
    for broken in (
        replace(record, outcome=replace(record.outcome, reason="five_rejected", winners=(0,))),
        replace(record, entries=record.entries[1:]),
        replace(record, entries=record.entries[:-1]),
        replace(record, outcome=None),
    ):
        code, out, _ = call("verify", write(tmp_path, broken))
        assert code == 1
        assert out.startswith("✘ ")


def test_as_json(call: Call, tmp_path: Path, record: AnyRecord, seed: str) -> None:
    code, out, _ = call("verify --json", write(tmp_path, record), "--commitment", "0" * 64)
    told = json.loads(out)
    assert code == 1
    assert told["ok"] is False
    assert told["commitment"] == commitment(seed)
    assert [(check["name"], check["ok"]) for check in told["checks"]] == [
        ("replays", True),
        ("dealt", True),
        ("promised", False),
    ]


@pytest.mark.parametrize(
    ("content", "words", "complaint"),
    [
        (b"{}", [], "record"),
        (b"\xff\xfe", [], "record"),
        (None, [], "there is no such file"),
        (b"{}", ["--commitment", "abc"], "A commitment is 64 hexadecimal digits"),
        (b"{}", ["--commitment", "g" * 64], "A commitment is 64 hexadecimal digits"),
    ],
)
def test_what_is_no_record_or_no_commitment_is_refused(
    call: Call, tmp_path: Path, content: bytes | None, words: list[str], complaint: str
) -> None:
    file = tmp_path / "file.json"
    if content is not None:
        file.write_bytes(content)
    code, out, err = call("verify", file, *words)
    assert (code, out) == (2, "")
    assert complaint in err
    assert err.count("\n") == 1


def test_the_second_game_of_an_evening_is_checked_with_what_the_first_handed_on(call: Call, tmp_path: Path) -> None:
    first = played("resistance", new_seed())
    seed = new_seed()
    second = Match(first.game, first.names, {}, seed, carry=first.carry)
    try:
        second.say(0, "all", "on we go")
    except Refusal:
        pytest.fail("nobody may speak at the deal")
    code, out, _ = call("verify", write(tmp_path, second.record()), "--commitment", commitment(seed))
    assert code == 0
    assert "✔ The deal came from the seed" in out
