"""Who can encrypt, and the code cards they draw (D-04, D-10, D-11, D-23)."""

from typing import TYPE_CHECKING

from maskenball.games.decrypto.model import CODES, Code, Team
from maskenball.kernel import Chance, Party

if TYPE_CHECKING:
    from maskenball.games.decrypto.state import Public


def candidates(public: "Public", team: Team) -> Party:
    """D-10, D-61: who can encrypt for this team now; nobody for the interceptor."""
    members, turns = public.teams[team.index], public.turns[team.index]
    if len(members) == 1:
        return ()
    done = len(turns) % len(members)
    rest = turns[-done:] if done else turns[-1:]
    return tuple(seat for seat in members if seat not in rest)


def draw_codes(players: int, rounds: int, dice: Chance) -> tuple[tuple[Code, ...], ...]:
    """D-23: a code for each team and round, each out of the whole deck: so the cards can be drawn beforehand."""
    teams = 1 if players == 3 else 2
    return tuple(tuple(dice.pick(CODES) for _ in range(teams)) for _ in range(rounds))
