"""Which numbered rules matter in which phase: what help points to."""

from maskenball.games.hoax.accusation import Accusing
from maskenball.games.hoax.action import Acting, Choosing
from maskenball.games.hoax.interrogation import Showing
from maskenball.games.hoax.reactions import Closing, Declaring, Fining, Forgiving
from maskenball.games.hoax.settlement import Deciding, Naming, Sharing
from maskenball.kernel import Phase

MATTERS: dict[type[Phase], tuple[str, ...]] = {
    Choosing: ("S-03",),
    Acting: ("S-10", "S-12", "S-13", "S-14", "S-15", "S-16", "S-51"),
    Declaring: ("S-20", "S-21"),
    Fining: ("S-20", "S-22"),
    Forgiving: ("S-20", "S-23"),
    Deciding: ("S-24", "S-25", "S-26"),
    Naming: ("S-23",),
    Sharing: ("S-26",),
    Closing: ("S-29", "S-30", "S-40"),
    Accusing: ("S-30", "S-31", "S-32", "S-33"),
    Showing: ("S-52",),
}
