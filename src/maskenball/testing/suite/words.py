"""Words: everything that happens can be told in German and in English."""

from itertools import product

from maskenball.kernel import Game
from maskenball.testing.play import finished, played
from maskenball.testing.tables import NIGHTLY, Case
from maskenball.texts import LANGUAGES, Texts

MATCHES = 20 if NIGHTLY else 1


def test_everything_that_happens_has_words_in_both_languages(case: Case) -> None:
    dice = case.dice("words")
    for number in range(MATCHES):
        names = finished(case, number).names
        texts = [Texts(lang, case.game, names) for lang in LANGUAGES]
        for match in played(case, number):
            table = match.table
            offered = [choice.sample(dice) for choice in (*table.ask.must.values(), *table.ask.may.values())]
            for t in texts:
                assert t.phase(table.state.phase)
                assert all(t.line(answer) for answer in offered)
        for t in texts:
            assert t.line(match.outcome)
            assert all(t.line(line.event or line.said) for line in match.log())


def test_no_word_of_the_game_is_called_like_one_of_server_or_terminal(game: Game) -> None:
    for lang, package in product(LANGUAGES, ("maskenball.server", "maskenball.cli")):
        assert Texts(lang, game, also=(package,))("game-name")


def test_the_game_and_its_options_have_names_in_both_languages(game: Game) -> None:
    for lang in LANGUAGES:
        t = Texts(lang, game)
        assert all(t(f"game-{what}") for what in ("name", "tagline", "line", "length"))
        assert all(all(t.option(name)) for name in game.Options.__struct_fields__)
