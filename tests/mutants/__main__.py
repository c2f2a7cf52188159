"""`make mutants`: how many small mistakes in kernel and rules the tests notice, without the golden files."""

import argparse
import json
import os
import re
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from importlib import import_module
from pathlib import Path

import pytest
from tests.mutants.sample import PACKAGE, Mutant, drawn, scopes
from tests.mutants.trial import (
    ARGUMENTS,
    BROKEN,
    IMPORTING,
    INCOMPETENT,
    SUITE,
    SURVIVED,
    Function,
    Profile,
    Scope,
    Session,
    fork,
    imported_and_tried,
    mutated_function,
)

EQUIVALENT = Path(__file__).with_name("equivalent.toml")
ENOUGH = 0.95
"""The share of mutants that the tests have to kill."""
COLUMNS = ("killed", "survived", "equivalent")
OURS = ("maskenball", "tests", "conftest")


def scope_of(name: str, paths: list[Path], quick: bool) -> Scope:
    """A game has its own tests, the kernel its own and the toy game."""
    if name == "kernel":
        return Scope(name, paths, ["tests/kernel"], ["maskenball.kernel", "maskenball.testing.toy"], "toy", quick)
    bots = f"--deselect=tests/games/{name}/test_bots.py"
    return Scope(name, paths, [f"tests/games/{name}", bots], [f"maskenball.games.{name}"], name, quick)


class Known:
    """Mutants that no test could notice, listed by hand with the reason."""

    def __init__(self) -> None:
        listed = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8"))["equivalent"]
        self.listed = [[re.compile(one.get(key, ".*")) for key in ("was", "becomes", "module")] for one in listed]

    def __contains__(self, mutant: Mutant) -> bool:
        module = str(mutant.path.relative_to(PACKAGE))
        return _same(mutant.was) == _same(mutant.becomes) or any(
            where.fullmatch(module) and was.fullmatch(mutant.was) and becomes.fullmatch(mutant.becomes)
            for was, becomes, where in self.listed
        )


def _same(line: str) -> str:
    """`is` and `==` are the same for members of an enum, None, types and small numbers; for phases they need not be."""
    if "phase" in line:
        return line
    return line.replace(" is not ", " != ").replace(" is ", " == ")


def profile(scope: Scope) -> Profile:
    """Run the scope's tests once, as they are, and see which functions each of them enters."""
    found = Profile(scope)
    reading, writing = os.pipe()

    def work() -> int:
        found.watch(IMPORTING)
        for package in scope.packages:
            import_module(package)
        sys.settrace(None)
        code = pytest.main([*ARGUMENTS, *scope.tests, SUITE], plugins=[found])
        others = [name for name in sys.modules if not name.startswith(OURS)]
        with os.fdopen(writing, "w") as out:
            json.dump([found.seconds, {test: list(entered) for test, entered in found.entered.items()}, others], out)
        return int(code)

    child = fork(work)
    os.close(writing)
    with os.fdopen(reading) as written:
        seconds, entered, others = json.loads(written.read() or "[{}, {}, []]")
    if os.waitpid(child, 0)[1]:
        sys.exit(f"the tests of {scope.name} fail as they are")
    found.seconds = seconds
    found.entered = {test: {(path, line) for path, line in functions} for test, functions in entered.items()}
    for name in others:  # imported once for all that are forked off here
        with suppress(ImportError):
            import_module(name)
    return found


Results = Iterator[tuple[Mutant, int]]


def tried(scope: Scope, found: Profile, mutants: list[Mutant], workers: int) -> Results:
    """What becomes of each of these; several processes take a share each."""
    reading, writing = os.pipe()

    def share(first: int) -> int:
        within: list[tuple[int, Mutant, Function]] = []
        outside: list[tuple[int, Mutant]] = []
        for number in range(first, len(mutants), workers):
            function = mutated_function(mutants[number])
            if function is None or function in found.entered[IMPORTING]:
                outside.append((number, mutants[number]))
            else:
                within.append((number, mutants[number], function))

        def done(number: int, code: int) -> None:
            os.write(writing, f"{number} {code}\n".encode())

        def session() -> int:
            return int(pytest.main([*ARGUMENTS, *scope.tests, SUITE], plugins=[Session(scope, found, within, done)]))

        if within:
            os.waitpid(fork(session), 0)
        for number, mutant in outside:
            child = fork(partial(imported_and_tried, mutant, scope, found))
            done(number, os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
        return 0

    children = [fork(partial(share, first)) for first in range(workers)]
    os.close(writing)
    missing = set(range(len(mutants)))
    with os.fdopen(reading) as lines:
        for line in lines:
            number, code = map(int, line.split())
            missing.remove(number)
            yield mutants[number], code
    for child in children:
        os.waitpid(child, 0)
    if missing:
        sys.exit(f"could not be tried: {mutants[min(missing)]}")


def results(scope: Scope, size: int, seed: str, workers: int, known: Known) -> Iterator[tuple[Mutant, str]]:
    """Mutants and what became of them, until so many were tried that are no equivalent ones."""
    found = profile(scope)
    mutants = drawn(scope.paths, seed)
    left = size
    while left:
        chosen: list[Mutant] = []
        for mutant in mutants:
            if mutant in known:
                yield mutant, "equivalent"
            else:
                chosen.append(mutant)
            if len(chosen) == left:
                break
        if not chosen:
            return
        for mutant, code in tried(scope, found, chosen, workers):
            if code == BROKEN:
                sys.exit(f"could not be tried: {mutant}")
            if code != INCOMPETENT:
                left -= 1
                yield mutant, "survived" if code == SURVIVED else "killed"


def main() -> int:
    """Try so many mutants in each scope, and print the table and the survivors."""
    known_scopes = scopes()
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("scopes", nargs="*", default=list(known_scopes), help=f"of {', '.join(known_scopes)}")
    parser.add_argument("--size", type=int, default=100, help="mutants in each scope (100)")
    parser.add_argument("--seed", default="0", help="another seed draws other mutants")
    parser.add_argument("--quick", action="store_true", help="ask fewer of the tests, so that more may survive")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    known, survivors = Known(), []
    table: dict[str, Counter[str]] = {}
    for name in given.scopes:
        counts = table[name] = Counter()
        scope = scope_of(name, known_scopes[name], given.quick)
        for mutant, what in results(scope, given.size, f"{given.seed} {name}", given.workers, known):
            counts[what] += 1
            if what == "survived":
                survivors.append(mutant)
                print(mutant, flush=True)
            print(f"{name}: {dict(counts)}", end="\r", file=sys.stderr, flush=True)
    print(f"\n{'':12}" + "".join(f"{column:>12}" for column in COLUMNS) + f"{'share':>10}")
    for name, counts in (*table.items(), ("all", sum(table.values(), Counter()))):
        tried = counts["killed"] + counts["survived"]
        share = f"{counts['killed'] / tried:10.1%}" if tried else f"{'-':>10}"
        print(f"{name:12}" + "".join(f"{counts[column]:12}" for column in COLUMNS) + share)
    everything = sum(table.values(), Counter())
    return int(everything["killed"] < ENOUGH * (everything["killed"] + everything["survived"]))


if __name__ == "__main__":
    sys.exit(main())
