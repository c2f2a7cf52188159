"""`make mutants`: how many small mistakes in kernel and rules the tests notice, without the golden files."""

import argparse
import os
import re
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

import pytest
from tests.mutants.sample import PACKAGE, Mutant, drawn, scopes
from tests.mutants.trial import BROKEN, INCOMPETENT, OWN_TESTS, SURVIVED, Profile, fork, try_out

EQUIVALENT = Path(__file__).with_name("equivalent.toml")
ENOUGH = 0.95
"""The share of mutants that the tests have to kill."""
COLUMNS = ("killed", "survived", "equivalent")


class Scope(NamedTuple):
    """Something that is mutated, and its tests."""

    name: str
    paths: list[Path]
    tests: list[str]
    packages: list[str]
    only: str
    """Which tests of the conformance suite are asked (pytest's -k)."""


def scope_of(name: str, paths: list[Path]) -> Scope:
    """A game has its own tests, the kernel its own and the toy game."""
    if name == "kernel":
        return Scope(name, paths, ["tests/kernel"], ["maskenball.kernel", "maskenball.testing.toy"], "toy")
    bots = f"--deselect=tests/games/{name}/test_bots.py"
    return Scope(name, paths, [f"tests/games/{name}", bots], [f"maskenball.games.{name}"], name)


class Known:
    """Mutants that no test could notice, listed by hand with the reason."""

    def __init__(self) -> None:
        listed = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8"))["equivalent"]
        self.listed = [(re.compile(one["was"]), re.compile(one["becomes"]), one.get("module", "")) for one in listed]

    def __contains__(self, mutant: Mutant) -> bool:
        module = str(mutant.path.relative_to(PACKAGE))
        return _same(mutant.was) == _same(mutant.becomes) or any(
            where in ("", module) and was.fullmatch(mutant.was) and becomes.fullmatch(mutant.becomes)
            for was, becomes, where in self.listed
        )


def _same(line: str) -> str:
    """`is` and `==` are the same for members of an enum, None, types and small numbers; for phases they need not be."""
    if "phase" in line:
        return line
    return line.replace(" is not ", " != ").replace(" is ", " == ")


def profile(scope: Scope) -> Profile:
    """Run the scope's tests once, as they are, and see which functions each of them enters."""
    found = Profile(scope.paths)
    reading, writing = os.pipe()

    def work() -> int:
        code = pytest.main([*OWN_TESTS, *scope.tests], plugins=[found])
        with os.fdopen(writing, "w") as out:
            out.writelines(
                f"{test}\t{found.seconds.get(test, 0)}\t{path}\t{line}\n"
                for test, functions in found.entered.items()
                for path, line in functions
            )
        return int(code)

    child = fork(work)
    os.close(writing)
    with os.fdopen(reading) as lines:
        for written in lines:
            test, seconds, path, line = written.rstrip("\n").split("\t")
            found.seconds[test] = float(seconds)
            found.entered.setdefault(test, set()).add((path, int(line)))
    if os.waitpid(child, 0)[1]:
        sys.exit(f"the tests of {scope.name} fail as they are")
    return found


def tests_for(mutant: Mutant, found: Profile) -> list[str]:
    """The tests that enter the function this line is in, quick ones first; none: the line belongs to no function."""
    path = str(mutant.path)
    begins = {line for functions in found.entered.values() for where, line in functions if where == path}
    before = [line for line in begins if line <= mutant.line]
    if not before:
        return []
    function = path, max(before)
    through = [test for test, functions in found.entered.items() if function in functions]
    return sorted(through, key=lambda test: found.seconds[test])


def results(scope: Scope, size: int, seed: str, workers: int, known: Known) -> Iterator[tuple[Mutant, str]]:
    """Mutants and what became of them, until so many were tried that are no equivalent ones."""
    found = profile(scope)
    seconds = 10 + 2 * int(sum(found.seconds.values()))  # tests take longer while they are profiled
    running: dict[int, Mutant] = {}
    mutants = drawn(scope.paths, seed)
    tried = 0

    def one_ends() -> tuple[Mutant, int]:
        child, status = os.wait()
        return running.pop(child), os.waitstatus_to_exitcode(status)

    while True:
        mutant = next(mutants, None) if tried + len(running) < size else None
        if mutant is not None and mutant in known:
            yield mutant, "equivalent"
        elif mutant is not None:
            chosen = tests_for(mutant, found)
            running[fork(partial(try_out, mutant, scope.packages, chosen, scope.tests, scope.only, seconds))] = mutant
        elif not running:
            return
        if len(running) == workers or (mutant is None and running):
            ended, code = one_ends()
            if code == BROKEN:
                sys.exit(f"could not be tried: {ended}")
            if code != INCOMPETENT:
                tried += 1
                yield ended, "survived" if code == SURVIVED else "killed"


def main() -> int:
    """Try so many mutants in each scope, and print the table and the survivors."""
    known_scopes = scopes()
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("scopes", nargs="*", default=list(known_scopes), help=f"of {', '.join(known_scopes)}")
    parser.add_argument("--size", type=int, default=100, help="mutants in each scope (100)")
    parser.add_argument("--seed", default="0", help="another seed draws other mutants")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    known, survivors = Known(), []
    table: dict[str, Counter[str]] = {}
    for name in given.scopes:
        counts = table[name] = Counter()
        scope = scope_of(name, known_scopes[name])
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
