"""What each library offers for games of hidden roles: every cell is looked up in the packages that are installed.

    python -m benchmarks.offers

Prints the table of docs/adapters.md. A library that is not installed is left out. Which games have hidden roles is told
by their names; with --all it prints all names, so that one can see whether a game was missed.
"""

import pkgutil
import re
import sys
from collections.abc import Callable
from importlib import import_module, metadata
from typing import Any

from maskenball import games
from maskenball.adapters.course import start
from maskenball.adapters.variant import Variant
from maskenball.kernel import listed

HIDDEN_ROLES = re.compile(
    r"mafia|werewol|avalon|resistance|secret_?(mafia|hitler)|deduction|impost|among|cultist|one_night|hoax|decrypto|rooms|traitor|spyfall",
    re.IGNORECASE,
)
YES, NO = "yes", "no"
Cells = dict[str, str]

ROWS = (
    "games with hidden roles",
    "several answer at once, without seeing each other",
    "legal answers as numbers",
    "what a player knows as an array",
    "chance with exact odds",
    "draw another world that fits what a player knows",
    "all such worlds with their odds",
)


def said(yes: bool) -> str:
    """Yes or no."""
    return YES if yes else NO


def works(what: Callable[[], Any]) -> bool:
    """Whether it can be done at all."""
    try:
        return what() is not None
    except Exception:  # whatever a library says that can't
        return False


def modules(package: Any) -> list[str]:
    """The names of all modules of a package."""
    return [module.name for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}.", lambda _: None)]


def of_maskenball() -> tuple[list[str], Cells]:
    """Ours, read off the plain Resistance."""
    variant = Variant(games["resistance"], 5)
    node = start(variant)
    dealt = node.draw(0)
    (leader,) = dealt.asked
    voting = dealt.go({leader: dealt.legal(leader)[0]})
    game = variant.game
    return [*games], {
        ROWS[1]: said(len(voting.asked) == 5),
        ROWS[2]: said(bool(dealt.legal(leader))),
        ROWS[3]: said(len(variant.encoder.encode(dealt.view(0), 0, "", ())) > 0),
        ROWS[4]: said(node.odds is not None),
        ROWS[5]: said(works(lambda: game.redeal(dealt.view(0), _dice()))),
        ROWS[6]: said(works(lambda: listed(lambda dice: game.redeal(dealt.view(0), dice)))),
    }


def _dice() -> Any:
    return import_module("maskenball.kernel").StepDice("offers", 0)


def of_openspiel() -> tuple[list[str], Cells]:
    """OpenSpiel's, read off its games of this kind (ours apart, should they be registered)."""
    spiel: Any = import_module("pyspiel")
    import_module("open_spiel.python.games")
    names = [name for name in spiel.registered_names() if not name.startswith("maskenball")]
    kind: Any = spiel.GameType
    found = [spiel.load_game(name) for name in names if HIDDEN_ROLES.search(name)]

    def resample(game: Any) -> Any:
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        return state.resample_from_infostate(state.current_player(), spiel.UniformProbabilitySampler(0.0, 1.0))

    types = [game.get_type() for game in found]
    return names, {
        ROWS[1]: said(any(each.dynamics == kind.Dynamics.SIMULTANEOUS for each in types)),
        ROWS[2]: YES,
        ROWS[3]: said(
            any(each.provides_information_state_tensor or each.provides_observation_tensor for each in types)
        ),
        ROWS[4]: said(all(each.chance_mode == kind.ChanceMode.EXPLICIT_STOCHASTIC for each in types)),
        ROWS[5]: said(any(works(lambda game=game: resample(game)) for game in found)),  # type: ignore[misc]
        ROWS[6]: NO,
    }


def of_pettingzoo() -> tuple[list[str], Cells]:
    """PettingZoo's environments."""
    names = [
        name for name in modules(import_module("pettingzoo")) if re.search(r"_v\d+$", name) and ".test." not in name
    ]
    return names, {}


def of_rlcard() -> tuple[list[str], Cells]:
    """RLCard's games."""
    return [*modules(import_module("rlcard.games"))], {}


def of_textarena() -> tuple[list[str], Cells]:
    """TextArena's environments, read off SecretMafia."""
    arena: Any = import_module("textarena")
    registered: Any = import_module("textarena.envs.registration").ENV_REGISTRY
    names = [*{name.partition("-v")[0] for name in registered}]
    env = arena.make("SecretMafia-v0")
    env.reset(num_players=6, seed=1)
    player, observation = env.get_observation()
    inner = env
    while hasattr(inner, "env"):
        inner = inner.env
    return names, {
        ROWS[1]: said(not isinstance(player, int)),
        ROWS[2]: NO if not hasattr(inner, "legal_actions") else YES,
        ROWS[3]: said(not isinstance(observation, str)),
        ROWS[4]: said(hasattr(inner, "chance_outcomes")),
        ROWS[5]: said(hasattr(inner, "resample")),
        ROWS[6]: NO,
    }


LIBRARIES: dict[str, tuple[str, Callable[[], tuple[list[str], Cells]]]] = {
    "Maskenball": ("maskenball", of_maskenball),
    "OpenSpiel": ("open_spiel", of_openspiel),
    "PettingZoo": ("pettingzoo", of_pettingzoo),
    "RLCard": ("rlcard", of_rlcard),
    "TextArena": ("textarena", of_textarena),
}


def column(library: str, everything: bool = False) -> list[str] | None:
    """The cells of one library, beginning with its name; None if it is not installed."""
    package, look = LIBRARIES[library]
    try:
        version = metadata.version(package)
        names, cells = look()
    except ImportError:
        return None
    if everything:
        print(f"{library}: {', '.join(sorted(names))}\n")
    found = sorted({name.rpartition(".")[2] for name in names if HIDDEN_ROLES.search(name)})
    return [f"{library} {version}", ", ".join(found) or "none", *(cells.get(row, "–") for row in ROWS[1:])]


def table(everything: bool = False) -> list[str]:
    """The lines of the table."""
    columns = [found for library in LIBRARIES if (found := column(library, everything)) is not None]
    head, *rest = zip(["", *ROWS], *columns, strict=True)
    return [_line(head), "|---" * len(head) + "|", *map(_line, rest)]


def _line(cells: tuple[str, ...]) -> str:
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    print("\n".join(table("--all" in sys.argv)))
