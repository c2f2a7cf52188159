"""How clues are read: what the keywords may be, and the chance of each of the 24 codes."""

from collections.abc import Iterator, Sequence

import numpy as np

from maskenball.games.decrypto.bots.lexicon import SHARP, Mind
from maskenball.games.decrypto.bots.meanings import Row
from maskenball.games.decrypto.events import CluesRead
from maskenball.games.decrypto.model import CODES, IRead, Line, Quartet, digits
from maskenball.games.decrypto.state import View
from maskenball.kernel import AnySeen

CODE_TABLE = np.array([digits(code) for code in CODES]) - 1
TRUST = 12.0
"""So much likelier is what a team mate says than any other number; a clue that is plain to see outweighs it."""
SOFT, SURE = 0.5, 3.0
"""How much a clue with known number tells of the keyword: likeness in standard deviations, and a listed association.
Clues are meant to mislead, so they tell less than they would among team mates."""
BY_KEYWORD = 0.3
"""What the guess at the keywords weighs beside the likeness to earlier clues, for those who do not know them."""


def beliefs(mind: Mind, sheet: Sequence[Line], excluded: Sequence[str]) -> Row:
    """What the keywords under the four numbers may be, by all clues whose number is known; one row a number."""
    logs = np.zeros((4, len(mind.texts)))
    for text in excluded:
        if text in mind.at:
            logs[:, mind.at[text]] = -30
    for number, clues in enumerate(filed(sheet)):
        for clue in clues:
            logs[number] += mind.hint(clue, SOFT, SURE)
    weights = np.exp(logs - logs.max(axis=1, keepdims=True))
    return np.asarray(weights / weights.sum(axis=1, keepdims=True), dtype=np.float32)


def filed(sheet: Sequence[Line]) -> list[list[str]]:
    """The clues under each of the four numbers, as far as they are known."""
    found: list[list[str]] = [[], [], [], []]
    for line in sheet:
        if line.code is not None:
            for at, number in enumerate(digits(line.code)):
                clue = line.clues[at]
                if clue is not None and line.stands(at):
                    found[number - 1].append(clue)
    return found


def readings(mind: Mind, keywords: Quartet, clues: Sequence[str | None]) -> Row:
    """The chance of each of the 24 codes for those who know the keywords."""
    columns = [mind.at[text] for text in keywords]
    pointing = np.zeros((3, 4))
    for at, clue in enumerate(clues):
        if clue is not None:
            pointing[at] = np.log(mind.row(clue)[columns])
    return codes(pointing)


def intercepted(mind: Mind, sheet: Sequence[Line], known: Row, clues: Sequence[str | None]) -> Row:
    """The chance of each of the 24 codes for those who know only what was shown, and believe this of the keywords."""
    said = [clue for clue in clues if clue is not None]
    rows = np.array([mind.row(clue) for clue in said]).reshape(len(said), -1)
    pointing = np.zeros((3, 4))
    pointing[[clue is not None for clue in clues]] = placing(mind, filed(sheet), known, said, rows)
    return codes(pointing)


def placing(mind: Mind, shown: list[list[str]], known: Row, terms: Sequence[str], rows: Row) -> Row:
    """How strongly terms point to each of the four numbers, as logs, for those who know only the clues shown.

    A term is like the earlier clues of its number, the surer the more there are; `rows` are its own over all keywords.
    """
    every = [clue for clues in shown for clue in clues]
    by_keyword = np.log(rows ** (1 / SHARP) @ known.T)
    return np.asarray(SHARP * (by_number(mind.meanings.alike(terms, every), shown) + BY_KEYWORD * by_keyword))


def by_number(alike: Row, shown: list[list[str]]) -> Row:
    """How alike terms are to the earlier clues of each number, given how alike they are to each of all earlier clues:
    few clues count less, and a number without any is as alike as the others on the average."""
    like = np.zeros((len(alike), 4))
    start = 0
    for number, clues in enumerate(shown):
        if clues:
            like[:, number] = alike[:, start : start + len(clues)].sum(axis=1) / (len(clues) + 1)
        start += len(clues)
    silent = [not clues for clues in shown]
    if any(silent) and not all(silent):
        like[:, silent] = like[:, np.logical_not(silent)].mean(axis=1, keepdims=True)
    return like


def codes(pointing: Row) -> Row:
    """The chance of each of the 24 codes, if this is how strongly the three clues point to the numbers, as logs."""
    logs = pointing[0, CODE_TABLE[:, 0]] + pointing[1, CODE_TABLE[:, 1]] + pointing[2, CODE_TABLE[:, 2]]
    return _share(np.exp(logs - logs.max()))


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
