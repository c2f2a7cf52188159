"""Which numbered rules matter in which phase: what help points to."""

from maskenball.games.resistance.hunter import Accusing, Investigating, Pondering, Showing
from maskenball.games.resistance.interrogator import Interrogating
from maskenball.games.resistance.missions import Opining, Playing, Proposing, Voting
from maskenball.games.resistance.plots import Acting, Dealing, Offering
from maskenball.kernel import Phase

MATTERS: dict[type[Phase], tuple[str, ...]] = {
    Proposing: ("W-03",),
    Opining: ("P-06", "W-04"),
    Voting: ("W-04", "W-05"),
    Playing: ("W-06", "W-08"),
    Dealing: ("P-02", "P-14"),
    Acting: ("P-07", "P-08", "P-09"),
    Offering: ("P-12", "P-15"),
    Pondering: ("J-10", "J-11", "J-13"),
    Accusing: ("J-20", "J-21", "J-24"),
    Investigating: ("J-30", "J-31"),
    Showing: ("J-31",),
    Interrogating: ("V-02", "V-03"),
}
