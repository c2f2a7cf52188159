"""Which numbered rules matter in which phase: what help points to."""

from maskenball.games.cultists.acting import Acting
from maskenball.games.cultists.checking import Announcing
from maskenball.games.cultists.cleanup import CleaningUp
from maskenball.games.cultists.encounters import Meeting
from maskenball.games.cultists.ending import Unmasking
from maskenball.games.cultists.happenings import Sneaking
from maskenball.games.cultists.movement import Moving
from maskenball.games.cultists.votes import Deciding, Voting
from maskenball.kernel import Phase

MATTERS: dict[type[Phase], tuple[str, ...]] = {
    Moving: ("K-11", "K-20", "K-22", "K-23", "K-24", "K-28"),
    Meeting: ("K-25", "K-26", "K-27"),
    Sneaking: ("K-31", "K-32"),
    Acting: ("K-34", "K-40", "K-41", "K-45", "K-47", "K-48", "K-49", "K-51", "K-52"),
    Announcing: ("K-36", "K-37", "K-40"),
    Voting: ("K-55", "K-56", "K-57"),
    Deciding: ("K-55",),
    CleaningUp: ("K-04", "K-60", "K-61"),
    Unmasking: ("K-06", "K-58"),
}
