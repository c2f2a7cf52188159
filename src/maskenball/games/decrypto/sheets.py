"""What goes onto the note sheets and what can be read off them (D-05, D-20, D-37)."""

from maskenball.games.decrypto.model import Line, Three, digits
from maskenball.games.decrypto.spelling import plain


def used_clues(sheets: tuple[tuple[Line, ...], ...]) -> tuple[str, ...]:
    """D-37: every clue read out so far, struck ones too; a missing one is none (D-25)."""
    return tuple(plain(clue) for sheet in sheets for line in sheet for clue in line.clues if clue is not None)


def filed_under(line: Line) -> dict[int, str]:
    """D-20: the clues of a line by the number they turned out to stand for; missing and struck ones by none."""
    assert line.code is not None
    found = {}
    for at, number in enumerate(digits(line.code)):
        clue = line.clues[at]
        if clue is not None and line.stands(at):
            found[number] = clue
    return found


def marked(marks: Three, at: int) -> Three:
    """With one mark more."""
    return (marks[0] or at == 0, marks[1] or at == 1, marks[2] or at == 2)
