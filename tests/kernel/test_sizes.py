"""How many can play with a set of options."""

import pytest

from maskenball import games
from maskenball.kernel import Malformed


def test_a_size_may_need_an_option() -> None:
    hoax = games.find("hoax")
    assert hoax.sizes() == tuple(range(3, 9))
    assert hoax.sizes({"big_table": True}) == tuple(hoax.seats)


def test_an_option_may_need_a_size() -> None:
    resistance = games.find("resistance")
    assert resistance.sizes() == tuple(resistance.seats)
    assert min(resistance.sizes({"hunter": True, "double_agent": True})) == 7


def test_options_that_are_none_are_refused_as_ever() -> None:
    with pytest.raises(Malformed, match="bad_option"):
        games.find("hoax").sizes({"nonsense": True})


def test_the_language_of_the_table_counts_where_a_game_has_one_and_no_other_was_chosen() -> None:
    decrypto, hoax = games.find("decrypto"), games.find("hoax")
    languages = {code: decrypto.options({}, language=code).language for code in ("de", "en")}
    assert languages == {"de": "de", "en": "en"}
    assert decrypto.options({"language": "en"}, language="de").language == "en"
    assert decrypto.options(None, language="en").language == "en"
    assert hoax.options({}, language="en") == hoax.options()
    with pytest.raises(Malformed, match="bad_option"):
        decrypto.options(["language"], language="en")


def test_numbers_may_be_given_as_words_in_options_but_not_in_answers() -> None:
    resistance = games.find("resistance")
    assert resistance.options({"plot": "true"}).plot is True
    with pytest.raises(Malformed, match="not_an_action"):
        resistance.action({"type": "Vote", "yes": "true"})


def test_hints_name_the_rules_of_phases_that_have_some() -> None:
    for game in games.values():
        assert {phase for phase in game.phases if phase.hints} == set(game.hints)
        assert all(game.hints.values())
