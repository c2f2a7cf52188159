"""Imagining: another node that a seat can't tell from the present one, for searches over what is hidden."""

from msgspec.structs import replace

from maskenball.adapters.course import Node, asked_again
from maskenball.kernel import Chance, World

WORLDS = 8
"""So many worlds are drawn, and one kept by its weight, where a redeal weighs what it draws."""


def redealt(node: Node, seat: int, dice: Chance) -> World:
    """A world that fits what this seat sees."""
    game, view = node.variant.game, node.view(seat)
    first = game.redeal(view, dice)
    if first.weight == 1.0:
        return first
    worlds = [first, *(game.redeal(view, dice) for _ in range(WORLDS - 1))]
    return worlds[dice.weighted([world.weight for world in worlds])]


def imagined(node: Node, seat: int, dice: Chance) -> Node:
    """A node with the same information for a seat that is asked. What others have given to the question is thrown anew,
    and so is who of them is asked at all, which is a secret where a question is hushed."""
    other = asked_again(node, redealt(node, seat, dice).state)
    if node.asked[0] == seat:  # those before it have spoken: nobody has cut in, and each has given some answer
        if node.cutting:
            other = replace(other, asked=tuple(each for each in other.asked if each >= seat))
        while other.asked[0] < seat:
            other = other.go({other.asked[0]: dice.pick(other.legal(other.asked[0]))})
    own = {seat: node.given[seat]} if seat in node.given else {}
    return replace(other, given=other.given | own, count=node.count)
