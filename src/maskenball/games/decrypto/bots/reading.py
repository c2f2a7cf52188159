"""How clues are read: what the keywords may be, and the chance of each of the 24 codes."""

from collections.abc import Iterator, Sequence

import numpy as np

from maskenball.games.decrypto.bots.lexicon import Mind
from maskenball.games.decrypto.bots.meanings import Row
from maskenball.games.decrypto.events import CluesRead
from maskenball.games.decrypto.model import CODES, IRead, Line, Quartet, digits
from maskenball.games.decrypto.state import View
from maskenball.kernel import AnySeen

CODE_TABLE = np.array([digits(code) for code in CODES]) - 1
TRUST = 12.0
"""So much likelier is what a team mate says than any other number; a clue that is plain to see outweighs it."""


def beliefs(mind: Mind, sheet: Sequence[Line], excluded: Sequence[str]) -> Row:
    """What the keywords under the four numbers may be, by all clues whose number is known; one row a number."""
    logs = np.zeros((4, len(mind.texts)))
    for text in excluded:
        if text in mind.at:
            logs[:, mind.at[text]] = -30
    for line in sheet:
        if line.code is None:
            continue
        for at, number in enumerate(digits(line.code)):
            clue = line.clues[at]
            if clue is not None and line.stands(at):
                logs[number - 1] += np.log(mind.row(clue))
    weights = np.exp(logs - logs.max(axis=1, keepdims=True))
    return np.asarray(weights / weights.sum(axis=1, keepdims=True), dtype=np.float32)


def knowledge(mind: Mind, keywords: Quartet) -> Row:
    """The same where the keywords are known."""
    rows = np.zeros((4, len(mind.texts)), dtype=np.float32)
    for number, text in enumerate(keywords):
        if text in mind.at:
            rows[number, mind.at[text]] = 1
        else:
            rows[number, :] = 1 / len(mind.texts)
    return rows


def readings(mind: Mind, known: Row, clues: Sequence[str | None]) -> Row:
    """The chance of each of the 24 codes, given what is known of the keywords."""
    pointing = np.ones((3, 4))
    for at, clue in enumerate(clues):
        if clue is not None:
            pointing[at] = known @ mind.row(clue)
    return _share(pointing[0, CODE_TABLE[:, 0]] * pointing[1, CODE_TABLE[:, 1]] * pointing[2, CODE_TABLE[:, 2]])


def team_talk(seen: AnySeen) -> Iterator[tuple[int, IRead | None]]:
    """Who of the own team has said what since the clues were read out: how a clue is to be read, or anything else."""
    view: View = seen.view
    assert seen.seat is not None
    own = view.public.teams[view.public.team_of(seen.seat).index]
    read = max((number for number, each in seen.log() if isinstance(each, CluesRead)), default=-1)
    for said in seen.talk:
        if said.number > read and said.seat in own:
            yield said.seat, said.claim if isinstance(said.claim, IRead) else None


def heeding(seen: AnySeen, chances: Row) -> Row:
    """The chances after listening to the team mates; of each the last word on a clue counts."""
    claims = {(seat, claim.position): claim for seat, claim in team_talk(seen) if claim and seat != seen.seat}
    for claim in claims.values():
        chances = chances * np.where(CODE_TABLE[:, claim.position - 1] == claim.number - 1, TRUST, 1.0)
    return _share(chances)


def surest(chances: Row, positions: Sequence[int]) -> IRead | None:
    """How to read the one of these clues that is clearest."""
    claims = [
        (float(chances[CODE_TABLE[:, position - 1] == number].sum()), -position, IRead(position, number + 1))
        for position in positions
        for number in range(4)
    ]
    return max(claims, key=lambda claim: claim[:2])[2] if claims else None


def _share(chances: Row) -> Row:
    return np.asarray(chances / chances.sum())
