"""How the game ends: tokens, ties and tie-breaks (D-40 to D-48), and the three-player game (D-65)."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from maskenball.games.decrypto.clues import KEYWORD_FORM
from maskenball.games.decrypto.events import Ended, KeywordsGuessed, Tied
from maskenball.games.decrypto.model import ENOUGH, ROUNDS, ROUNDS_OF_THREE, Clue, GuessKeywords, Team
from maskenball.games.decrypto.saying import is_word
from maskenball.kernel import Ask, Chance, Outcome, Over, Party, Phase, Step, Told

if TYPE_CHECKING:
    from maskenball.games.decrypto.state import State


def most_rounds(players: int) -> int:
    """How many rounds there can be (D-43, D-65)."""
    return ROUNDS_OF_THREE if players == 3 else ROUNDS


def round_over(state: "State", told: list[Told]) -> "State":
    """D-40: the check at the end of a round; the state comes back with its phase unchanged if the game goes on."""
    public = state.public
    if public.players == 3:
        return _three(state, told)
    caught = [count >= ENOUGH for count in public.interceptions]
    garbled = [count >= ENOUGH for count in public.miscommunications]
    decided = any(caught) or any(garbled)
    if not decided and public.round < most_rounds(public.players):
        return state
    tied = not decided or all(caught) or all(garbled) or any(caught[at] and garbled[at] for at in range(2))
    if tied:
        return _tie(state, told)
    for team in Team:  # D-41 first: with D-47 both conditions name the same winner
        if caught[team.index]:
            return _won(state, told, team, "interceptions")
    loser = Team.WHITE if garbled[0] else Team.BLACK
    return _won(state, told, loser.other, "miscommunications")


def _three(state: "State", told: list[Told]) -> "State":
    """D-65."""
    public = state.public
    if public.interceptions[Team.BLACK.index] >= ENOUGH:
        return _won(state, told, Team.BLACK, "interceptor")
    if public.round >= most_rounds(public.players):
        return _won(state, told, Team.WHITE, "uncaught")
    return state


def _tie(state: "State", told: list[Told]) -> "State":
    """D-43, D-44: more points win; else the keywords decide."""
    public = state.public
    white, black = (
        caught - garbled for caught, garbled in zip(public.interceptions, public.miscommunications, strict=True)
    )
    if white != black:
        return _won(state, told, Team.WHITE if white > black else Team.BLACK, "points")
    told.append((Tied(white, black), None))
    return replace(state, phase=RECALLING)


class Recalling(Phase, frozen=True):
    """D-45: each team guesses the other's keywords, everybody together."""

    hints = ("D-45", "D-46")

    def ask(self, state: "State") -> Ask:
        return Ask(must=dict.fromkeys(state.public.teams, KEYWORD_FORM))

    def advance(self, state: "State", moves: Mapping[Party, GuessKeywords], dice: Chance) -> Step:
        told: list[Told] = []
        guesses: list[tuple[Clue, ...]] = []
        for party in state.public.teams:
            guess = moves[party]
            guesses.append(tuple(getattr(guess, name) or None for name in guess.__struct_fields__))
        return Step(_settle_by_keywords(state, told, guesses), told)


RECALLING = Recalling()


def _settle_by_keywords(state: "State", told: list[Told], guesses: Sequence[tuple[Clue, ...]]) -> "State":
    """D-45, D-46: more right keywords win, each under its own number; else both teams win."""
    language = state.public.options.language
    right = []
    for team in Team:
        guess = guesses[team.index]
        keywords = state.keywords[team.other.index]
        hits = [
            word is not None and is_word(word, keyword, language) for word, keyword in zip(guess, keywords, strict=True)
        ]
        right.append(sum(hits))
        told.append((KeywordsGuessed(team, guess[0], guess[1], guess[2], guess[3], sum(hits)), None))
    state = replace(state, public=replace(state.public, recalled=(guesses[0], guesses[1])))
    if right[0] != right[1]:
        return _won(state, told, Team.WHITE if right[0] > right[1] else Team.BLACK, "keywords")
    return _end(state, told, Outcome("shared", None, tuple(range(state.public.players))))


def _won(state: "State", told: list[Told], team: Team, reason: str) -> "State":
    return _end(state, told, Outcome(reason, team.value, tuple(sorted(state.public.teams[team.index]))))


def _end(state: "State", told: list[Told], outcome: Outcome) -> "State":
    told.append((Ended(outcome, *state.keywords), None))
    return replace(state, phase=Over(outcome))
