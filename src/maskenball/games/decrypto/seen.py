"""What each seat sees (`view`), whom it can speak to, and what it could claim."""

from maskenball.games.decrypto.model import KEYWORDS, IPass, IRead, IWouldEncrypt, Quartet, Team
from maskenball.games.decrypto.phases import Guessing, Naming, Objecting, Writing
from maskenball.games.decrypto.state import State, View
from maskenball.kernel import Channel, Claim, OneOf, Over, cached


def lay_open(state: State) -> tuple[Quartet, Quartet]:
    """Both teams' keywords."""
    return state.keywords


def view(state: State, seat: int | None) -> View:
    """What this seat knows: the public, its team's keywords, its own code, and all it was ever told."""
    public = state.public
    laid_open = lay_open(state) if isinstance(state.phase, Over) else None
    if seat is None:
        return View(None, state.phase, public, laid_open=laid_open)
    at = public.team_of(seat).index
    code = state.codes[at] if public.encryptors[at] == seat else None
    return View(seat, state.phase, public, state.keywords[at], code, state.notes[seat], laid_open)


@cached
def _channels(
    teams: tuple[tuple[int, ...], tuple[int, ...]], writing: tuple[int | None, ...], silent: int | None
) -> tuple[Channel, ...]:
    channels = []
    for team in Team:
        members = teams[team.index]
        if len(members) > 1:
            speakers = tuple(seat for seat in members if seat not in writing and seat != silent)
            channels.append(Channel(team.value, speakers, members))
    everybody = sorted((*teams[0], *teams[1]))
    return (*channels, Channel("all", tuple(seat for seat in everybody if seat != silent)))


def channels(state: State) -> tuple[Channel, ...]:
    """Each team for itself, and all together. D-35: no word from an encryptor to the own team while the clues are
    written; D-15: not a word anywhere from the one whose code is being guessed."""
    public, phase = state.public, state.phase
    if isinstance(phase, Guessing | Objecting):
        return _channels(public.teams, (), public.encryptors[phase.team.index])
    return _channels(public.teams, public.encryptors if isinstance(phase, Writing) else (), None)


_READINGS: OneOf[Claim] = OneOf(
    (*(IRead(position, number) for position in range(1, 4) for number in range(1, KEYWORDS + 1)), IPass())
)
_OFFERS: OneOf[Claim] = OneOf((IWouldEncrypt(), IPass()))


def claims(view: View) -> OneOf[Claim] | None:
    """What a speaker can say with one tap: how a clue is to be read, or who would like to encrypt."""
    if isinstance(view.phase, Guessing | Objecting):
        return _READINGS
    return _OFFERS if isinstance(view.phase, Naming) else None
