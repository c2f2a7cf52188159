"""`redeal`: a full world, past included, drawn so that it fits what one seat has seen, reading only its View.

Law: the deal by its chance, hidden answers as `sample` throws them, given the view. First who is a cultist and who
holds which route card, exactly (redeal_seats); then pulse decks and task cards in the order of what happened
(redeal_cards), the chance of what was seen going into the weight; then the history is walked through once more, to
write down what each seat was told (redeal_world).
"""

from maskenball.games.cultists.redeal_seats import seating
from maskenball.games.cultists.redeal_world import Imagined
from maskenball.games.cultists.state import State, View
from maskenball.kernel import Chance, World

MOST_TRIES = 20_000


def redeal(view: View, dice: Chance) -> World:
    """A world that fits the view; its weight is the chance of what was seen in it."""
    opened = view.laid_open
    if opened is not None:
        fields = {name: getattr(opened, name) for name in opened.__struct_fields__}
        return World(State(view.public, view.phase, **fields))
    ways = seating(view)
    for _ in range(MOST_TRIES):
        imagined = Imagined(view, ways, dice)
        if imagined.lay_pulses() and imagined.lay_tasks():
            return imagined.world()
    raise AssertionError("no world fits this view: view and redeal disagree")
