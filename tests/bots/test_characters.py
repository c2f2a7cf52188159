"""Characters: bots that people meet again, and how what they say is put into words."""

from itertools import pairwise
from random import Random
from typing import Any, get_args

import pytest
from benchmarks.stories import STORIES, Story, lines

from maskenball import games
from maskenball.bots import make, run
from maskenball.bots.characters import CHARACTERS, PERSONAS, of_name, put, with_character
from maskenball.games.resistance import IAm, IDistrust, ITrust, LedFailure, Side
from maskenball.kernel import Dice, Malformed, Match, Said, Utterance, Wording, dump_record, load_record, replay
from maskenball.protocol.settings import Mask
from maskenball.texts import LANGUAGES, Texts

GAME = games.find("resistance")
NAMES = tuple(persona.name for persona in PERSONAS)


def played(seed: str, players: int = 7, **options: bool) -> Match:
    """A game between bots with names."""
    names = NAMES[:players]
    match = Match(GAME, names, options, seed=seed)
    bots = [make(GAME, "heuristic", Dice(Random(f"{seed} {seat}").random)) for seat in range(players)]
    run(match, [with_character(bot, of_name(name)) for bot, name in zip(bots, names, strict=True)])
    return match


def talk(match: Match) -> list[Said[Any]]:
    return [line.said for line in match.log() if line.said is not None]


def test_whoever_has_a_name_has_the_same_character_every_time() -> None:
    assert {of_name(name).voice for name in NAMES} == set(CHARACTERS)
    assert of_name("Brighella 2") == of_name("Brighella") == CHARACTERS["bold"]
    assert of_name("Kim") == of_name("Kim")
    assert {persona.mask for persona in PERSONAS} <= set(get_args(Mask))
    assert len({persona.mask for persona in PERSONAS}) == len(PERSONAS)


def test_nothing_is_put_the_way_it_was_put_the_last_time() -> None:
    said: list[Said[Any]] = []
    for number in range(12):
        reason = LedFailure(2, 1) if number % 3 else None
        words = put(IDistrust(2) if number % 2 else ITrust(2), reason, CHARACTERS["bold"], said)
        like = [each for each in said if type(each.claim) is type(words.claim)]
        assert not like or like[-1].wording is None or like[-1].wording.variant != words.wording.variant
        said.append(Said(0, "all", claim=words.claim, wording=words.wording))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_at_a_table_of_bots_no_two_utterances_in_a_row_are_alike(lang: str) -> None:
    heard = 0
    for seed in range(6):
        match = played(str(seed))
        nameless = Texts(lang, GAME, ("X",) * 7)
        lines = [nameless.spoken(said) for said in talk(match)]
        assert all(one != other for one, other in pairwise(lines))
        for seat in range(7):
            mine = [nameless.spoken(said) for said in talk(match) if said.seat == seat]
            assert all(one != other for one, other in pairwise(mine))
        heard += len(lines)
    assert heard > 20


def test_words_are_part_of_the_record() -> None:
    match = played("kept")
    assert any(said.wording is not None and said.wording.reason is not None for said in talk(match))
    *_, again = replay(load_record(dump_record(match.record()), games.find), GAME)
    assert talk(again) == talk(match)


def test_words_that_no_text_knows_are_refused() -> None:
    match = Match(GAME, tuple("ABCDE"), seed="1")
    for wording in (
        Wording(IAm(Side.SPIES)),
        Wording(None, "Bold!"),
        Wording(None, "bold", 7),
        Wording(LedFailure("x", 1)),  # type: ignore[arg-type]
    ):
        with pytest.raises(Malformed):
            match.say(0, "all", claim=Utterance(IAm(Side.RESISTANCE), wording))
    with pytest.raises(Malformed):
        match.say(0, "all", claim=Utterance(None, Wording()))
    assert talk(match) == []


@pytest.mark.parametrize("story", STORIES, ids=lambda story: story.seed)
def test_the_stories_of_the_docs_can_be_told_again(story: Story) -> None:
    told = list(lines(story))
    assert sum(line.startswith("> **") for line in told) >= 10
    assert not [line for line in told if "{" in line]
