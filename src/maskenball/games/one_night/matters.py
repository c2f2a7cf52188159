"""Which numbered rules matter in which phase: what help points to."""

from maskenball.games.one_night.day import Announcing, Discussing, Voting
from maskenball.games.one_night.night import NightTurn, Preparing
from maskenball.kernel import Phase

MATTERS: dict[type[Phase], tuple[str, ...]] = {
    Preparing: ("N-01", "N-02", "N-10"),
    NightTurn: ("N-20", "N-21", "N-22"),
    Announcing: ("N-50",),
    Discussing: ("N-51", "N-52", "N-53"),
    Voting: ("N-60", "N-61", "N-63", "N-64", "N-65"),
}
