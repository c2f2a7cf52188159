"""Bots for Decrypto: one that gives clues, decodes and intercepts by a lexicon of associations, offline.

It reads Seen alone. The encryptor looks for clues that the own team will read rightly and the others, knowing what
has been shown so far, will not; decoder and interceptor weigh all 24 codes at once. With the extra `words` there is
a second level, `vectors`, which makes something of clues too that the lexicon does not list.
"""

from collections.abc import Callable, Sequence

import numpy as np

from maskenball.bots.vectors import Vectors, installed, load
from maskenball.games.decrypto.bots.encrypting import FAR, Plan
from maskenball.games.decrypto.bots.judging import plays_on, speaks_of_spelling
from maskenball.games.decrypto.bots.lexicon import Mind, mind_of
from maskenball.games.decrypto.bots.meanings import Row
from maskenball.games.decrypto.bots.reading import beliefs, heeding, intercepted, readings, surest, team_talk
from maskenball.games.decrypto.clues import ClueForm
from maskenball.games.decrypto.ending import Recalling, most_rounds
from maskenball.games.decrypto.model import CODES, Guess, GuessKeywords, Line, Team, Vote, Write
from maskenball.games.decrypto.phases import Guessing, Objecting, Writing
from maskenball.games.decrypto.spelling import plain
from maskenball.games.decrypto.state import View
from maskenball.kernel import Action, AnySeen, Chance, Claim


class Associator:
    """A player with a good memory for what goes with what."""

    def __init__(self, dice: Chance, vectors: Vectors | None = None) -> None:
        self.dice = dice
        self.vectors = vectors

    def answer(self, seen: AnySeen) -> Action:
        """Clues, a code or keywords."""
        assert seen.choice is not None
        view: View = seen.view
        if isinstance(view.phase, Writing):
            assert isinstance(seen.choice, ClueForm)
            return self._write(view, seen.choice)
        if isinstance(view.phase, Guessing):
            return self._guess(seen, view.phase.team)
        if isinstance(view.phase, Recalling):
            return self._recall(view)
        if isinstance(view.phase, Objecting):
            return Vote(self._strikes(view, view.phase))
        action: Action = seen.choice.sample(self.dice)
        return action

    def cut(self, seen: AnySeen) -> Action | None:
        """It never objects: that is for people, who know what is meant."""
        return None

    def say(self, seen: AnySeen) -> Claim | None:
        """To team mates: how it reads the clue it is surest of, if nobody has spoken of it yet."""
        view: View = seen.view
        phase = view.phase
        if not isinstance(phase, Guessing) or seen.seat is None or seen.choice is None or "all" in seen.speaks[:1]:
            return None
        if len(view.public.guessers(phase.team)[view.public.team_of(seen.seat) is not phase.team]) < 2:
            return None
        said = list(team_talk(seen))
        if any(seat == seen.seat for seat, _ in said):
            return None
        spoken = {claim.position for _, claim in said if claim is not None}
        line = view.public.line(phase.team)
        unspoken = [at for at in (1, 2, 3) if at not in spoken and line.stands(at - 1)]
        return surest(self._readings(view, phase.team), unspoken)

    def _strikes(self, view: View, phase: Objecting) -> bool:
        """D-32: a clue is to be struck if it speaks of letters or places; and, as far as the keywords are known, if it
        sounds like one of them and has nothing to do with what they mean."""
        public = view.public
        clue = public.line(phase.team).clues[phase.position - 1]
        assert clue is not None
        if speaks_of_spelling(clue):
            return True
        assert view.seat is not None
        if public.team_of(view.seat) is not phase.team or not plays_on(clue, view.keywords):
            return False
        mind = self._mind(view)
        meant = mind.listed(clue)[[mind.at[text] for text in view.keywords if text in mind.at]]
        return not (meant >= FAR).any()

    def _guess(self, seen: AnySeen, team: Team) -> Guess:
        """What a team mate has written is confirmed; else the likeliest code, by its own lights and their words.

        What comes back after a clue was struck was written with the clue in mind: it thinks anew.
        """
        view: View = seen.view
        written = seen.answer or (seen.draft if not any(view.public.line(team).struck) else None)
        if isinstance(written, Guess) and seen.choice is not None and written in seen.choice:
            return written
        return Guess(CODES[int(np.argmax(heeding(seen, self._readings(view, team))))])

    def _mind(self, view: View) -> Mind:
        return mind_of(view.public.options, self.vectors)

    def _readings(self, view: View, team: Team) -> Row:
        """All 24 codes for the clues on the table, as this seat sees them."""
        public = view.public
        mind = self._mind(view)
        assert view.seat is not None
        line = public.line(team)
        standing = [clue if line.stands(at) else None for at, clue in enumerate(line.clues)]
        if public.team_of(view.seat) is team:
            return readings(mind, view.keywords, standing)
        sheet = public.sheets[team.index]
        return intercepted(mind, sheet, beliefs(mind, sheet, (*view.keywords, *public.spent)), standing)

    def _recall(self, view: View) -> GuessKeywords:
        """The likeliest keyword for each number of the others."""
        public = view.public
        mind = self._mind(view)
        assert view.seat is not None
        others = public.team_of(view.seat).other
        known = beliefs(mind, public.sheets[others.index], (*view.keywords, *public.spent))
        return GuessKeywords(*(mind.texts[int(row.argmax())] for row in known))

    # Writing clues

    def _write(self, view: View, form: ClueForm) -> Write:
        """Three clues that the own team places and the others do not: they know what was shown, not what is ours."""
        public = view.public
        assert view.seat is not None
        shown = public.sheets[public.team_of(view.seat).index]
        return self.clues(self._mind(view), form, shown, public.spent, public.round, most_rounds(public.players))

    def clues(
        self, mind: Mind, form: ClueForm, shown: Sequence[Line], spent: Sequence[str], number: int, most: int
    ) -> Write:
        """The clues for round `number` of at most `most`, after all that was shown."""
        plan = Plan(mind, form, shown, spent, (most - number) / most)
        ideas = [plan.ideas(at) for at in range(3)]
        if all(ideas):
            fear = plan.fears(ideas, number > 1, self.dice)
            picked = np.unravel_index(int(fear.argmin()), fear.shape)
            if np.isfinite(fear[picked]):
                return form.check(Write(*(plan.clue(at, ideas[at][picked[at]]) for at in range(3))))
        return self._make_do(form, [[plan.clue(at, idea) for idea in found] for at, found in enumerate(ideas)])

    def _make_do(self, form: ClueForm, ideas: list[list[str]]) -> Write:
        """Where the lexicon knows nothing: what there is, and signs that mean nothing."""
        anything = form.sample(self.dice)
        written: list[str] = []
        for at, blind in enumerate((anything.first, anything.second, anything.third)):
            fresh = [clue for clue in ideas[at] if plain(clue) not in map(plain, written)]
            written.append(fresh[0] if fresh else blind)
        return form.check(Write(*written))


BOTS: dict[str, Callable[[Chance], Associator]] = {"heuristic": Associator}
if installed():
    BOTS["vectors"] = lambda dice: Associator(dice, load())


def side(seen: AnySeen) -> str:
    """The team of a seat."""
    view: View = seen.view
    assert view.seat is not None
    return view.public.team_of(view.seat).value
