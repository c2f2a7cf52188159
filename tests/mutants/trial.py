"""One mutant put to the tests, in a process forked for it: nothing is written to disk, and nothing remains.

The tests that run through the mutated function come first, the quick ones before the slow ones; then all other tests
of the scope, then the conformance suite. The first that fails is enough. Golden files (tests/playthroughs) are not
asked: they notice everything and say nothing.
"""

import os
import resource
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from importlib.abc import SourceLoader
from importlib.machinery import PathFinder, SourceFileLoader
from pathlib import Path
from time import process_time
from types import FrameType
from typing import Any

import pytest
from hypothesis import Phase, settings
from tests.mutants.sample import Mutant

COMPETENT_SECONDS, CONFORMANCE_SECONDS = 20, 300
"""CPU time that importing and the conformance suite may take: a mutant that never ends is killed by that."""
KILLED, SURVIVED, INCOMPETENT, BROKEN = 1, 0, 3, 4
"""Incompetent: it can't even be imported, so it says nothing about the tests. Broken: we could not try it."""
OWN_TESTS = (
    *("-q", "--no-header", "-p", "no:cacheprovider", "-p", "no:schemathesis", "-p", "no:xdist"),
    *("-W", "ignore::pytest.PytestAssertRewriteWarning"),  # Hypothesis is imported before pytest begins
)
Function = tuple[str, int]
"""A file, and the line a function begins in."""


class _Mutated(PathFinder):
    """Finds one module's mutated source instead of its file."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(self, name: str, path: Sequence[str] | None = None, target: Any = None) -> Any:  # type: ignore[override]  # PathFinder's is a class method
        if name != self.mutant.module:
            return None
        spec = PathFinder.find_spec(name, path, target)
        assert spec is not None
        spec.loader = _Source(name, self.mutant)
        return spec


class _Source(SourceLoader):
    def __init__(self, name: str, mutant: Mutant) -> None:
        self.loader = SourceFileLoader(name, str(mutant.path))
        self.mutant = mutant

    def get_filename(self, fullname: str) -> str:
        return str(self.mutant.path)

    def get_data(self, path: str | bytes) -> bytes:
        if str(path) != str(self.mutant.path):
            raise OSError  # no compiled file is read or written
        return self.mutant.source.encode()


class Profile:
    """For pytest: how long each test takes, and which functions of the scope it enters."""

    def __init__(self, paths: Sequence[Path]) -> None:
        self.files = {str(path) for path in paths}
        self.entered: dict[str, set[Function]] = {}
        self.seconds: dict[str, float] = {}

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        entered = self.entered.setdefault(item.nodeid, set())

        def enter(frame: FrameType, event: str, _argument: object) -> None:
            if event == "call" and frame.f_code.co_filename in self.files:
                entered.add((frame.f_code.co_filename, frame.f_code.co_firstlineno))

        begun = process_time()
        sys.setprofile(enter)
        yield
        sys.setprofile(None)
        self.seconds[item.nodeid] = process_time() - begun


class _Chosen:
    """For pytest: only these tests, in this order, or all but these; and none looks for the smallest example."""

    def __init__(self, tests: Sequence[str], without: Sequence[str]) -> None:
        self.rank = {test: number for number, test in enumerate(tests)}
        self.without = frozenset(without)

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection(self) -> None:
        settings.register_profile("mutants", settings.default, phases=(Phase.explicit, Phase.generate), database=None)
        settings.load_profile("mutants")

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        if self.rank:
            items[:] = sorted((i for i in items if i.nodeid in self.rank), key=lambda item: self.rank[item.nodeid])
        items[:] = [i for i in items if i.nodeid not in self.without and "playthrough" not in i.nodeid]


def survives(tests: Sequence[str], chosen: Sequence[str] = (), without: Sequence[str] = ()) -> bool:
    """Whether all these tests pass; a conftest that no longer loads is a usage error to pytest, and notices as well."""
    code = pytest.main([*OWN_TESTS, "-x", *tests], plugins=[_Chosen(chosen, without)])
    return code in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)


def try_out(
    mutant: Mutant, packages: Sequence[str], chosen: Sequence[str], tests: Sequence[str], only: str, seconds: int
) -> int:
    """What becomes of this mutant, if its own tests may take so much CPU time; called in a process of its own."""
    sys.meta_path.insert(0, _Mutated(mutant))
    _limit(COMPETENT_SECONDS)
    try:
        for package in packages:
            import_module(package)
    except Exception:
        return INCOMPETENT
    _limit(seconds)
    if chosen:
        files = dict.fromkeys(test.partition("::")[0] for test in chosen)
        if not survives(list(files), chosen=chosen):
            return KILLED
    if not survives(tests, without=chosen):
        return KILLED
    _limit(CONFORMANCE_SECONDS)
    return SURVIVED if survives(["tests/conformance", "-k", only]) else KILLED


def _limit(seconds: int) -> None:
    used = resource.getrusage(resource.RUSAGE_SELF)
    until = int(used.ru_utime + used.ru_stime) + seconds
    resource.setrlimit(resource.RLIMIT_CPU, (until, resource.getrlimit(resource.RLIMIT_CPU)[1]))


def fork(work: Callable[[], int]) -> int:
    """Do it in a process of its own, silently; its number. What it returns is how it ends."""
    child = os.fork()
    if child:
        return child
    code = BROKEN
    try:
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 1)
        os.dup2(quiet, 2)
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        code = work()
    finally:
        os._exit(code)
